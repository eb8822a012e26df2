// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/effect.h"

#include <QJsonObject>

namespace idemscope {

/// What was counted of a run: with its attempts and its scenario all that another judgement of it needs.
struct CountedEffects
{
    std::vector<ProbeEffects> probes; ///< by probe of the contract
    bool hasUsedKeys = false;         ///< keys that may have been used before

    bool operator==(const CountedEffects&) const = default;
};

/// As the run log keeps it.
QJsonObject toJson(const CountedEffects& counted);
Result<CountedEffects> countedFromJson(const QJsonObject& object);

}
