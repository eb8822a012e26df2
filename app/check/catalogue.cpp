// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/check.h"
#include "check/checks.h"

#include <algorithm>

namespace idemscope {

const std::vector<Check>& checkCatalogue()
{
    static const std::vector<Check> checks = {
        controlDistinctKeys(),
        controlKeyless(),
        replaySequential(),
        replayFidelity(),
        replayMarker(),
        raceSameKey(),
        raceInFlightAnswer(),
        raceLoserRecovers(),
        raceConnections(),
        raceReplicas(),
        keyReuseOtherPayload(),
        keyReuseInFlight(),
        payloadEquivalent(),
        keyScopeEndpoint(),
        keyScopePrincipal(),
        keyMissing(),
        keySyntax(),
        retryAbandon(),
        retryTimeoutChain(),
        retryStorm(),
        retryNewKeyPerAttempt(),
        errorServer(),
        errorCommit(),
        errorRejection(),
        errorBody(),
        expiryWindow(),
        expiryBurst(),
        lockOutlivesHandler(),
        lockReleased(),
        methodNatural(),
        deliveryAtMostOnce(),
        deliveryAtLeastOnce(),
        deliveryExactlyOnce(),
    };
    return checks;
}

const Check* checkNamed(QStringView id)
{
    const std::vector<Check>& checks = checkCatalogue();
    const auto found =
        std::find_if(checks.begin(), checks.end(), [id](const Check& check) { return id == QLatin1String(check.id); });
    return found == checks.end() ? nullptr : &*found;
}

}
