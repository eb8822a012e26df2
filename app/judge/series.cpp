// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/happenings.h"
#include "judge/judge.h"
#include "judge/latency.h"
#include "judge/timeline.h"
#include "model/happeningruns.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr qint64 mostBuckets = 200;
constexpr size_t mostEffects = 400;
constexpr qint64 mostNumbered = 100'000'000;

/// The smallest of 10, 20, 50, 100, 200 … µs with which `range` fits into the buckets.
qint64 bucketWidth(qint64 range)
{
    qint64 width = 10;
    for (int step = 0; range / width >= mostBuckets; ++step)
        width = step % 3 == 1 ? width / 2 * 5 : width * 2;
    return width;
}

void drawLatency(const Analysis& analysis, RunSeries& series)
{
    const std::vector<AttemptFacts>& attempts = analysis.history.attempts();
    const auto timeOf = [](const AttemptFacts& attempt) {
        return attempt.isControl || attempt.outcome != Outcome::Responded ? -1 : serviceTime(attempt);
    };
    qint64 longest = -1;
    for (const AttemptFacts& attempt : attempts)
        longest = std::max(longest, timeOf(attempt));
    if (longest < 0)
        return;
    series.bucketUs = bucketWidth(longest);
    const auto buckets = size_t(longest / series.bucketUs + 1);
    for (auto* counts : {&series.firstLatency, &series.replayLatency, &series.otherLatency})
        counts->assign(buckets, 0);
    for (size_t index = 0; index < attempts.size(); ++index) {
        const qint64 time = timeOf(attempts[index]);
        if (time < 0)
            continue;
        auto& counts = analysis.repeats.has(qsizetype(index), Role::FirstExecution) ? series.firstLatency
                       : analysis.repeats.has(qsizetype(index), Role::Replay)       ? series.replayLatency
                                                                                    : series.otherLatency;
        ++counts[size_t(time / series.bucketUs)];
    }
}

/// Repeats and replays by a time in µs.
struct CacheSample
{
    qint64 at = 0;
    bool isReplay = false;
};

std::vector<CacheHitPoint> cachePoints(const std::vector<CacheSample>& samples)
{
    if (samples.empty())
        return {};
    const auto earlier = [](const CacheSample& one, const CacheSample& other) {
        return one.at < other.at;
    };
    const auto [first, last] = std::minmax_element(samples.begin(), samples.end(), earlier);
    const qint64 from = first->at;
    const qint64 width = bucketWidth(last->at - from);
    std::vector<CacheHitPoint> points(size_t((last->at - from) / width + 1));
    for (const CacheSample& sample : samples) {
        CacheHitPoint& point = points[size_t((sample.at - from) / width)];
        ++point.repeats;
        point.replays += sample.isReplay;
    }
    for (size_t index = 0; index < points.size(); ++index)
        points[index].at = double(from + qint64(index) * width);
    std::erase_if(points, [](const CacheHitPoint& point) { return point.repeats == 0; });
    return points;
}

/// Eligible repeats only, as in the cache-hit ratio. A key whose first execution is not known has its age from the
/// first release.
void drawCache(const Analysis& analysis, RunSeries& series)
{
    const std::vector<AttemptFacts>& attempts = analysis.history.attempts();
    std::vector<CacheSample> byAge, byTime;
    for (size_t index = 0; index < attempts.size(); ++index) {
        if (!analysis.repeats.has(qsizetype(index), Role::Eligible))
            continue;
        const Answers& answers = analysis.answers[size_t(analysis.subjects.ofOperation(attempts[index].operation))];
        const qint64 released = std::max<qint64>(0, attempts[index].released);
        const qint64 born = answers.firstExecution >= 0  ? attempts[size_t(answers.firstExecution)].complete
                            : answers.releasedFirst >= 0 ? attempts[size_t(answers.releasedFirst)].released
                                                         : released;
        const bool isReplay = analysis.repeats.has(qsizetype(index), Role::Replay);
        byAge.push_back({std::max<qint64>(0, released - born), isReplay});
        byTime.push_back({released, isReplay});
    }
    series.cacheByAge = cachePoints(byAge);
    series.cacheByTime = cachePoints(byTime);
}

/// The probe whose effects are drawn: the one that counted most.
const ProbeCounts* drawnProbe(const Analysis& analysis)
{
    const ProbeCounts* drawn = nullptr;
    qint64 most = -1;
    for (const ProbeCounts& counts : analysis.probes) {
        qint64 sum = 0;
        for (const Count& count : counts.subjects)
            sum += count.effects.value_or(0);
        for (const RoundCount& round : counts.rounds)
            sum += round.subjects > 1 ? round.count.effects.value_or(0) : 0;
        if (!counts.isIdentity() && counts.hasReading() && sum > most) {
            most = sum;
            drawn = &counts;
        }
    }
    return drawn;
}

void drawEffects(const Analysis& analysis, RunSeries& series)
{
    const ProbeCounts* counts = drawnProbe(analysis);
    if (!counts)
        return;
    std::vector<EffectBar>& bars = series.effects;
    for (size_t subject = 0; subject < counts->subjects.size(); ++subject) {
        if (const auto effects = counts->subjects[subject].effects)
            bars.push_back(
                {analysis.subjects[qsizetype(subject)].operation, analysis.answers[subject].expectedMax, *effects});
    }
    for (const RoundCount& round : counts->rounds) {
        if (round.subjects > 1 && round.count.effects)
            bars.push_back({analysis.subjects[round.firstSubject].operation, round.expectedMax, *round.count.effects});
    }
    if (bars.size() > mostEffects) {
        const auto distance = [](const EffectBar& bar) {
            return std::abs(bar.observed - bar.expectedMax);
        };
        std::nth_element(bars.begin(), bars.begin() + mostEffects, bars.end(), [&](const auto& one, const auto& other) {
            return distance(one) != distance(other) ? distance(one) > distance(other) : one.operation < other.operation;
        });
        bars.resize(mostEffects);
    }
    std::sort(bars.begin(), bars.end(),
              [](const EffectBar& one, const EffectBar& other) { return one.operation < other.operation; });
}

/// Counts them, and of a judged run keeps each.
void countHappenings(const Analysis& analysis, bool isJudged, RunSeries& series)
{
    const std::vector<AttemptFacts>& attempts = analysis.history.attempts();
    AttemptHappenings byNumber;
    for (size_t index = 0; index < attempts.size(); ++index) {
        const Happening happening = happeningOf(analysis, qsizetype(index), isJudged);
        if (!attempts[index].isControl)
            ++series.happenings[int(happening)];
        if (attempts[index].number < 1 || attempts[index].number > mostNumbered)
            continue;
        const auto place = size_t(attempts[index].number - 1);
        if (byNumber.size() <= place)
            byNumber.resize(place + 1);
        byNumber[place] = happening;
    }
    if (isJudged)
        series.attemptHappenings = packHappenings(byNumber);
}

}

RunSeries makeSeries(const History& history, const RunFacts& facts, const Judgement* judgement)
{
    const Analysis analysis(history, facts, {});
    RunSeries series;
    drawTimeline(analysis, judgement, series);
    drawLatency(analysis, series);
    drawCache(analysis, series);
    drawEffects(analysis, series);
    countHappenings(analysis, judgement != nullptr, series);
    return series;
}

}
