// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/attempttext.h"

#include "report/words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

struct AttemptText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AttemptText)
};

}

KnownHappenings::KnownHappenings(const RunSeries& series)
    : m_all(std::make_shared<const AttemptHappenings>(unpackHappenings(series.attemptHappenings)))
{
    if (!m_all->empty())
        return;
    m_shown.reserve(qsizetype(series.timeline.size()));
    for (const TimelineBar& bar : series.timeline)
        m_shown.insert(bar.attempt, bar.happening);
}

std::optional<Happening> KnownHappenings::of(qint64 attempt) const
{
    if (m_all && attempt >= 1 && size_t(attempt) <= m_all->size())
        return (*m_all)[size_t(attempt) - 1];
    const auto found = m_shown.constFind(attempt);
    return found == m_shown.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<Happening> happeningOf(const Attempt& attempt, const KnownHappenings& known)
{
    if (const std::optional<Happening> happening = known.of(attempt.number))
        return happening;
    if (attempt.outcome != Outcome::Responded)
        return attempt.outcome == Outcome::Refused ? Happening::Refused : Happening::Unknown;
    switch (attempt.kind) {
    case AttemptClass::Conflict:
        return Happening::Conflict;
    case AttemptClass::Rejected:
        return Happening::Rejected;
    case AttemptClass::Failed:
        return Happening::Failed;
    case AttemptClass::Acknowledged:
    case AttemptClass::None:
        break;
    }
    if (attempt.isMarkedReplay || attempt.isPointerRefusal)
        return Happening::Replay;
    return std::nullopt;
}

QString happeningText(const std::optional<Happening>& happening)
{
    return happening ? happeningName(*happening) : classText(AttemptClass::Acknowledged);
}

QString outcomeText(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Refused:
        return AttemptText::tr("refused");
    case Outcome::Unknown:
        return AttemptText::tr("unknown");
    case Outcome::Responded:
        break;
    }
    return AttemptText::tr("responded");
}

QString classText(AttemptClass kind)
{
    switch (kind) {
    case AttemptClass::Acknowledged:
        return AttemptText::tr("acknowledged");
    case AttemptClass::Conflict:
        return AttemptText::tr("conflict");
    case AttemptClass::Rejected:
        return AttemptText::tr("rejected");
    case AttemptClass::Failed:
        return AttemptText::tr("failed");
    case AttemptClass::None:
        break;
    }
    return u"–"_s;
}

QString verdictText(OperationVerdict verdict)
{
    if (const std::optional<Verdict> run = runVerdictOf(verdict))
        return verdictName(*run);
    return AttemptText::tr("no effect");
}

qint64 serviceTimeUs(const Timing& timing)
{
    return timing.released < 0 || timing.complete < 0 ? -1 : timing.complete - timing.released;
}

std::vector<TimingPhase> timingPhases(const Timing& timing)
{
    const std::pair<QString, qint64> ends[] = {
        {AttemptText::tr("DNS"), timing.resolved},       {AttemptText::tr("Connect"), timing.connected},
        {AttemptText::tr("TLS"), timing.secured},        {AttemptText::tr("Waiting for release"), timing.released},
        {AttemptText::tr("Sending"), timing.sent},       {AttemptText::tr("Waiting for first byte"), timing.firstByte},
        {AttemptText::tr("Receiving"), timing.complete},
    };
    std::vector<TimingPhase> phases;
    qint64 from = timing.started;
    for (const auto& [name, end] : ends) {
        if (end < 0 || from < 0)
            continue;
        phases.push_back({name, from, std::max(from, end)});
        from = std::max(from, end);
    }
    return phases;
}

}
