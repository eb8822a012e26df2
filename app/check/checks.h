// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

namespace idemscope {

// The checks of the catalogue in the order of SPEC.md §8, each in a file of its own under checks/.

Check controlDistinctKeys();
Check controlKeyless();
Check replaySequential();
Check replayFidelity();
Check replayMarker();
Check raceSameKey();
Check raceInFlightAnswer();
Check raceLoserRecovers();
Check raceConnections();
Check raceReplicas();
Check keyReuseOtherPayload();
Check keyReuseInFlight();
Check payloadEquivalent();
Check keyScopeEndpoint();
Check keyScopePrincipal();
Check keyMissing();
Check keySyntax();
Check retryAbandon();
Check retryTimeoutChain();
Check retryStorm();
Check retryNewKeyPerAttempt();
Check errorServer();
Check errorCommit();
Check errorRejection();
Check errorBody();
Check expiryWindow();
Check expiryBurst();
Check lockOutlivesHandler();
Check lockReleased();
Check methodNatural();
Check deliveryAtMostOnce();
Check deliveryAtLeastOnce();
Check deliveryExactlyOnce();

}
