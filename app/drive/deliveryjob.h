// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "plan/deliveryplan.h"

namespace idemscope {

/// What to deliver to whom, and how it is logged. A value.
struct DeliveryJob
{
    RunJob base; ///< request, variables, profile, limits; its scenario is not used
    DeliveryScenario scenario;
    std::optional<quint64> seed; ///< else random
};

/// What a delivery would send, shown before it fires (SPEC.md §11).
struct DeliveryEstimate
{
    qint64 cells = 0;
    qint64 attempts = 0;     ///< on average
    qint64 attemptsMost = 0; ///< if everything that can be repeated is
    QString title;           ///< "POST /events"
    QString origin;          ///< scheme, host and port
    QString host;
    bool isLoopback = false;
    bool looksLive = false;      ///< a key in the request looks live
    std::vector<Sentence> notes; ///< what is left out, and why, and what is sent beside the messages
    DeliveryScenario scenario;   ///< without what is left out
};

/// Nothing is sent. Errors: InvalidInput, and NotAllowed for more than may be sent to another machine.
Result<DeliveryEstimate> estimateDelivery(const DeliveryJob& job);

}
