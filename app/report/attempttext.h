// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "model/happeningruns.h"
#include "model/series.h"
#include "model/verdict.h"

#include <QHash>

#include <memory>

namespace idemscope {

/// What happened to attempts as the judge saw it: to every one of a judged run, before that to those on its timeline.
/// A value that is cheap to copy.
class KnownHappenings
{
public:
    KnownHappenings() = default;
    explicit KnownHappenings(const RunSeries& series);

    std::optional<Happening> of(qint64 attempt) const;

private:
    std::shared_ptr<const AttemptHappenings> m_all; ///< by attempt number, from 1
    QHash<qint64, Happening> m_shown;
};

/// What happened to an attempt. None: acknowledged, and whether it executed or replayed is known to the judge alone.
std::optional<Happening> happeningOf(const Attempt& attempt, const KnownHappenings& known);
/// The word of the above; "acknowledged" where it is not known.
QString happeningText(const std::optional<Happening>& happening);

QString outcomeText(Outcome outcome);
QString classText(AttemptClass kind);
QString verdictText(OperationVerdict verdict);

/// Release to end (SPEC.md §6), µs; −1 if it was never released.
qint64 serviceTimeUs(const Timing& timing);

/// One phase of an exchange, µs since the run's start.
struct TimingPhase
{
    QString name;
    qint64 from = 0;
    qint64 to = 0;
};
/// The phases that were reached, in order.
std::vector<TimingPhase> timingPhases(const Timing& timing);

}
