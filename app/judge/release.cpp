// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/release.h"

#include "judge/latency.h"

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

constexpr qint64 never = std::numeric_limits<qint64>::max();

qint64 overlapOf(const std::vector<AttemptFacts>& attempts, std::span<const qint32> span)
{
    qint64 firstByte = never;
    for (const qint32 index : span) {
        if (attempts[size_t(index)].firstByte >= 0)
            firstByte = std::min(firstByte, attempts[size_t(index)].firstByte);
    }
    return std::count_if(span.begin(), span.end(), [&](qint32 index) {
        return attempts[size_t(index)].sent >= 0 && attempts[size_t(index)].sent < firstByte;
    });
}

/// Retries are left out: the spread is of what one release let go.
std::optional<qint64> spreadOf(const std::vector<AttemptFacts>& attempts, const Subjects& subjects,
                               const Clients& clients)
{
    struct Extent
    {
        qint64 from = never, to = -1;
        int count = 0;
    };
    std::vector<Extent> extents(size_t(subjects.rounds()));
    for (const qint32 index : clients.firstAttempts) {
        const AttemptFacts& attempt = attempts[size_t(index)];
        if (attempt.sent < 0)
            continue;
        Extent& extent = extents[size_t(subjects.roundOf(attempt.operation))];
        extent.from = std::min(extent.from, attempt.sent);
        extent.to = std::max(extent.to, attempt.sent);
        ++extent.count;
    }
    std::vector<qint64> spreads;
    for (const Extent& extent : extents) {
        if (extent.count > 1)
            spreads.push_back(extent.to - extent.from);
    }
    return spreads.empty() ? std::nullopt : std::optional(medianOf(spreads));
}

}

Release measureRelease(const History& history, const Subjects& subjects, const Clients& clients,
                       const Scenario& scenario)
{
    const std::vector<AttemptFacts>& attempts = history.attempts();
    const bool isConcurrent = scenario.arrival.kind == ArrivalKind::Concurrent;
    const auto isShared = [](qint64 count) {
        return count > 1;
    };
    Release release;
    release.isRace = isConcurrent && std::any_of(clients.ofSubject.begin(), clients.ofSubject.end(), isShared);
    release.overlaps.assign(size_t(subjects.rounds()), -1);
    for (qsizetype subject = 0; subject < subjects.size(); ++subject) {
        if (release.isRace && !isShared(clients.ofSubject[size_t(subject)]))
            continue;
        qint64& overlap = release.overlaps[size_t(subjects[subject].round)];
        const qint64 own = overlapOf(attempts, subjects.attempts(subject));
        overlap = overlap < 0 ? own : std::min(overlap, own);
    }
    if (isConcurrent)
        release.spreadUs = spreadOf(attempts, subjects, clients);
    for (const AttemptFacts& attempt : attempts) {
        if (attempt.segments && !attempt.isControl)
            release.segments = std::max(release.segments.value_or(0), int(*attempt.segments));
    }
    return release;
}

}
