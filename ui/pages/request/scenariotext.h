// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/scenario.h"

#include "session/runsession.h"

namespace idemscope {

/// A scenario in a few words: "10 operations × 5, last byte".
QString scenarioTitle(const Scenario& scenario);
/// What a scenario does, in whole sentences for people.
QString scenarioSentences(const Scenario& scenario);
/// "50 attempts, 10 effects expected, about 2 s".
QString estimateText(const PlanEstimate& estimate);

/// "3 retries", or that nobody tries again.
QString retrySummary(const RetryPolicy& retry);
QString faultsSummary(const std::vector<Fault>& faults);

}
