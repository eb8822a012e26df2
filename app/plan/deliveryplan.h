// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/delivery.h"
#include "model/request.h"

namespace idemscope {

/// What is known of the consumer before the cells are planned.
struct ConsumerFacts
{
    qint64 serviceUs = 1000;     ///< released → complete
    bool mayLackId = true;       ///< it takes messages without an id, and the probes count them
    std::optional<int> inFlight; ///< most exchanges under way at once; none: as many as suit this machine
};

/// One cell of the matrix as it is to be fired.
struct PlannedCell
{
    Discipline discipline = Discipline::AtMostOnce;
    ChannelFault fault = ChannelFault::None;
    Scenario scenario;           ///< of the messages
    double redeliveredShare = 0; ///< percent of the messages that arrived that the channel delivers once more
};

/// The cells by discipline, then by fault: none, each one with a rate, and all together where there are several. Pure.
std::vector<PlannedCell> planDelivery(const DeliveryScenario& scenario, const ConsumerFacts& consumer);

/// Which of the messages that arrived the channel delivers once more; decided by the seed.
std::vector<int> redelivered(const PlannedCell& cell, quint64 seed, const std::vector<int>& arrived);
/// How they are delivered: once, without any fault.
Scenario redelivery(const PlannedCell& cell);

/// Attempts of all cells: on average, and at the most.
struct DeliveryCost
{
    qint64 expected = 0;
    qint64 most = 0;
};
DeliveryCost costOf(const std::vector<PlannedCell>& cells);

/// Whether a consumer can tell a repeat of this request from a new message: it bears a key, or {{operation}}.
bool bearsId(const Request& request);
/// Whether a probe needs the key to be sent, in order to find effects by it.
bool isCountedByKey(const Contract& contract);

/// Errors: InvalidInput (no message, a rate that is no percentage, no discipline), naming the option.
Result<void> checkDelivery(const DeliveryScenario& scenario);

}
