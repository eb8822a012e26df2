// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/timeline.h"

#include "judge/happenings.h"

#include <algorithm>
#include <map>

namespace idemscope {

namespace {

constexpr size_t mostOperations = 200;
constexpr size_t mostBars = 2000;

using AttemptsByOperation = std::map<int, std::vector<qint32>>;

/// Every operation that was fired, the worst first, then by number.
std::vector<int> ranked(const Subjects& subjects, const Judgement* judgement)
{
    std::vector<int> operations;
    for (int operation = 0; operation <= subjects.highestOperation(); ++operation) {
        if (subjects.ofOperation(operation) >= 0)
            operations.push_back(operation);
    }
    // What is exactly once or without effect ranks alike: then the first ones are shown.
    const auto rank = [&](int operation) {
        const bool isJudged = judgement && size_t(operation) < judgement->operations.size();
        return isJudged ? std::min(judgement->operations[size_t(operation)], OperationVerdict::ExactlyOnce)
                        : OperationVerdict::ExactlyOnce;
    };
    const auto worse = [&](int one, int other) {
        return rank(one) != rank(other) ? rank(one) < rank(other) : one < other;
    };
    const size_t shown = std::min(operations.size(), mostOperations);
    std::partial_sort(operations.begin(), operations.begin() + qsizetype(shown), operations.end(), worse);
    operations.resize(shown);
    return operations;
}

/// The attempts of the operations asked for, by number; as many lists as operations.
std::vector<std::vector<qint32>> attemptsOf(const Analysis& analysis, const std::vector<int>& operations)
{
    std::vector<std::vector<qint32>> attempts(operations.size());
    std::vector<qint32> places(size_t(analysis.subjects.highestOperation() + 1), -1);
    for (size_t place = 0; place < operations.size(); ++place)
        places[size_t(operations[place])] = qint32(place);
    for (qsizetype subject = 0; subject < analysis.subjects.size(); ++subject) {
        for (const qint32 index : analysis.subjects.attempts(subject)) {
            const qint32 place = places[size_t(analysis.history.attempts()[size_t(index)].operation)];
            if (place >= 0)
                attempts[size_t(place)].push_back(index);
        }
    }
    return attempts;
}

/// Of an operation with more attempts than fit: the duplicate effects and then the first ones.
void shorten(const Analysis& analysis, bool marksDuplicates, std::vector<qint32>& attempts)
{
    if (attempts.size() <= mostBars)
        return;
    std::stable_partition(attempts.begin(), attempts.end(), [&](qint32 index) {
        return happeningOf(analysis, index, marksDuplicates) == Happening::DuplicateEffect;
    });
    attempts.resize(mostBars);
    std::sort(attempts.begin(), attempts.end(), [&](qint32 one, qint32 other) {
        const auto& facts = analysis.history.attempts();
        return facts[size_t(one)].number < facts[size_t(other)].number;
    });
}

AttemptsByOperation choose(const Analysis& analysis, const Judgement* judgement)
{
    AttemptsByOperation chosen;
    size_t bars = 0;
    const std::vector<int> operations = ranked(analysis.subjects, judgement);
    std::vector<std::vector<qint32>> attempts = attemptsOf(analysis, operations);
    for (size_t place = 0; place < operations.size(); ++place) {
        shorten(analysis, judgement != nullptr, attempts[place]);
        if (bars + attempts[place].size() > mostBars)
            break;
        bars += attempts[place].size();
        chosen.emplace(operations[place], std::move(attempts[place]));
    }
    return chosen;
}

TimelineBar barOf(const Analysis& analysis, qint32 index, bool marksDuplicates)
{
    const AttemptFacts& attempt = analysis.history.attempts()[size_t(index)];
    TimelineBar bar;
    bar.operation = attempt.operation;
    bar.attempt = attempt.number;
    bar.from = attempt.released >= 0 ? attempt.released : std::max<qint64>(0, attempt.started);
    bar.to = std::max({bar.from, attempt.complete, attempt.sent});
    bar.happening = happeningOf(analysis, index, marksDuplicates);
    if (attempt.abandonedAt >= 0)
        bar.abandonedAt = WirePoint(attempt.abandonedAt);
    return bar;
}

/// Attempts under way together get lanes of their own; one that starts after another ended shares its lane.
void assignLane(TimelineBar& bar, std::vector<qint64>& lanes)
{
    const auto free = std::find_if(lanes.begin(), lanes.end(), [&](qint64 end) { return end < bar.from; });
    bar.lane = int(free - lanes.begin());
    if (free == lanes.end())
        lanes.push_back(bar.to);
    else
        *free = bar.to;
}

std::vector<qint64> gateOpenings(const Analysis& analysis, const AttemptsByOperation& chosen)
{
    const Scenario& scenario = analysis.facts.scenario;
    std::map<int, qint64> openings; // by round
    if (scenario.release == ReleaseMode::Plain || scenario.arrival.kind != ArrivalKind::Concurrent)
        return {};
    for (const auto& [operation, attempts] : chosen) {
        for (const qint32 index : attempts) {
            const qint64 released = analysis.history.attempts()[size_t(index)].released;
            const auto [known, isNew] = openings.emplace(analysis.subjects.roundOf(operation), released);
            if (!isNew && released >= 0 && (known->second < 0 || released < known->second))
                known->second = released;
        }
    }
    std::vector<qint64> releases;
    for (const auto& [round, released] : openings) {
        if (released >= 0)
            releases.push_back(released);
    }
    return releases;
}

}

void drawTimeline(const Analysis& analysis, const Judgement* judgement, RunSeries& series)
{
    const AttemptsByOperation chosen = choose(analysis, judgement);
    for (const auto& [operation, attempts] : chosen) {
        std::vector<TimelineBar> bars;
        for (const qint32 index : attempts)
            bars.push_back(barOf(analysis, index, judgement != nullptr));
        std::stable_sort(bars.begin(), bars.end(),
                         [](const TimelineBar& one, const TimelineBar& other) { return one.from < other.from; });
        std::vector<qint64> lanes;
        for (TimelineBar& bar : bars)
            assignLane(bar, lanes);
        series.timeline.insert(series.timeline.end(), bars.begin(), bars.end());
    }
    series.releases = gateOpenings(analysis, chosen);
    series.operationsShown = int(chosen.size());
    series.operationsTotal = analysis.subjects.operations();
}

}
