// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace idemscope {

/// One look at a probe.
struct Reading
{
    enum class Moment { Before, After };
    int probe = 0; ///< index in the contract
    Moment moment = Moment::Before;
    int round = 0;
    std::optional<int> operation; ///< of a per-operation probe
    qint64 at = 0;                ///< µs since the run's start
    std::optional<qint64> value;  ///< none: the reading failed
    QString error;                ///< why there is no value
    QByteArray raw;               ///< the answer the value was read from

    bool operator==(const Reading&) const = default;
};

/// Effects counted for one operation, or by a per-run probe for one round.
struct EffectCount
{
    std::optional<qint64> effects; ///< after − before; none: no reading
    bool isSettled = false;        ///< unchanged for the whole window
    QString error;
    bool isCut = false; ///< the watch was stopped before it settled or its limit was over

    bool operator==(const EffectCount&) const = default;
};

/// What one probe counted over a run (SPEC.md §5).
struct ProbeEffects
{
    QString name;
    bool isPerOperation = false;
    bool isPerToken = false;           ///< holds {{operation}}: operations that share a key are counted apart
    bool isQuiet = true;               ///< false: it moved by itself before the run
    std::map<int, EffectCount> counts; ///< by operation, or by round for a per-run probe
    std::optional<qint64> control;     ///< effects of the control, if it was fired
    qint64 windowUs = 0;               ///< w, the quiet time waited for
    qint64 limitMs = 0;

    bool operator==(const ProbeEffects&) const = default;
};

}
