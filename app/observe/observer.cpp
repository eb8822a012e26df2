// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/observer.h"

#include "observe/looker.h"
#include "observe/sinkhub.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 quietUs = 1'000'000;      ///< between the two looks before a run (SPEC.md §5)
constexpr qint64 firstPauseUs = 50'000;    ///< between looks, doubled each time …
constexpr qint64 longestPauseUs = 500'000; ///< … up to this

/// When to look again: after a pause that grows, but no later than needed to settle everything that can settle by then.
class LookRhythm
{
public:
    qint64 next(qint64 now, qint64 deadline, const std::vector<LookTarget*>& open)
    {
        const qint64 pause = std::exchange(m_pause, std::min(2 * m_pause, longestPauseUs));
        qint64 moment = now + pause;
        qint64 settled = 0;
        for (const LookTarget* target : open)
            settled = std::max(settled, target->watch.settlesAt().value_or(0));
        if (settled > now)
            moment = std::min(moment, settled);
        return std::min(moment, deadline);
    }

private:
    qint64 m_pause = firstPauseUs;
};

}

struct Observer::State
{
    /// What is known of one probe.
    struct Counted
    {
        bool isQuiet = true;
        bool isFromZero = false;
        bool hasTokens = false;                      ///< a map that files counts under tokens
        std::map<int, std::optional<qint64>> before; ///< by operation or round
        std::map<int, EffectCount> counts;
        qint64 windowUs = 0;
        qint64 limitMs = 0;
    };

    Setup setup;
    std::vector<ProbeShape> shapes;
    std::vector<Counted> counted;
    qint64 runStartedUs = 0;
    Looker looker;
    std::function<void(const Reading&)> report = {};

    State(Setup given, std::vector<ProbeShape> made, Engine& engine)
        : setup(std::move(given))
        , shapes(std::move(made))
        , counted(shapes.size())
        , looker(setup, shapes, engine)
    {
    }

    std::vector<LookTarget> targets(bool perOperation, int round,
                                    const std::vector<ObservedOperation>& operations) const;
    void look(const std::vector<LookTarget*>& targets, Reading::Moment moment, std::stop_token stop);
    void tell(const LookTarget& target, Reading::Moment moment, bool isNew) const;
    void keepBefore(const std::vector<LookTarget*>& targets);
    void readRunsBefore(int round, std::stop_token stop);
    void startWatches(std::vector<LookTarget>& targets, qint64 windowUs, qint64 limitMs,
                      const std::vector<ObservedOperation>& operations);
    void watch(std::vector<LookTarget*> open, qint64 deadline, std::stop_token stop);
    void keepCount(const LookTarget& target, bool isCut);
    Counted& of(const LookTarget& target) { return counted[static_cast<std::size_t>(target.probe)]; }
};

namespace {

/// Fills in what the caller left to the observer.
void complete(Observer::Setup& setup)
{
    if (!setup.clock)
        setup.clock = std::make_shared<ObserverClock>();
    if (!setup.sinks)
        setup.sinks = std::make_shared<SinkHub>();
}

std::vector<LookTarget*> pointersTo(std::vector<LookTarget>& targets)
{
    std::vector<LookTarget*> result;
    result.reserve(targets.size());
    for (LookTarget& target : targets)
        result.push_back(&target);
    return result;
}

}

/// Targets of all probes of one kind; `operations` must outlive them.
std::vector<LookTarget> Observer::State::targets(bool perOperation, int round,
                                                 const std::vector<ObservedOperation>& operations) const
{
    std::vector<LookTarget> result;
    for (std::size_t probe = 0; probe < shapes.size(); ++probe) {
        if (shapes[probe].isPerOperation != perOperation)
            continue;
        LookTarget target;
        target.probe = static_cast<int>(probe);
        target.round = round;
        if (!perOperation)
            result.push_back(target);
        for (const ObservedOperation& operation : operations) {
            if (!perOperation)
                break;
            target.operation = &operation;
            target.round = operation.round;
            result.push_back(target);
        }
    }
    return result;
}

void Observer::State::tell(const LookTarget& target, Reading::Moment moment, bool isNew) const
{
    if (!report)
        return;
    Reading reading;
    reading.probe = target.probe;
    reading.moment = moment;
    reading.round = target.round;
    if (target.operation)
        reading.operation = target.operation->operation;
    reading.at = target.endedAt - runStartedUs;
    reading.value = target.value;
    reading.error = target.error;
    if (isNew)
        reading.raw = target.raw;
    report(reading);
}

void Observer::State::look(const std::vector<LookTarget*>& targets, Reading::Moment moment, std::stop_token stop)
{
    looker.look(targets, stop);
    for (LookTarget* target : targets) {
        const bool isNew =
            !target->value || moment == Reading::Moment::Before || target->watch.value() != target->value;
        if (target->value && moment == Reading::Moment::After)
            target->watch.look(*target->value, target->beganAt, target->endedAt);
        tell(*target, moment, isNew);
    }
}

void Observer::State::keepBefore(const std::vector<LookTarget*>& targets)
{
    for (const LookTarget* target : targets)
        of(*target).before[target->place()] = target->value;
}

void Observer::State::readRunsBefore(int round, std::stop_token stop)
{
    const std::vector<ObservedOperation> none;
    std::vector<LookTarget> perRun = targets(false, round, none);
    if (perRun.empty())
        return;
    const std::vector<LookTarget*> all = pointersTo(perRun);
    look(all, Reading::Moment::Before, stop);
    if (round == 0) {
        const std::vector<LookTarget> first = perRun;
        setup.clock->waitUntil(setup.clock->now() + quietUs, stop);
        look(all, Reading::Moment::Before, stop);
        for (std::size_t i = 0; i < perRun.size(); ++i) {
            if (first[i].value && perRun[i].value && first[i].value != perRun[i].value)
                of(perRun[i]).isQuiet = false;
        }
    }
    keepBefore(all);
}

void Observer::State::startWatches(std::vector<LookTarget>& targets, qint64 windowUs, qint64 limitMs,
                                   const std::vector<ObservedOperation>& operations)
{
    qint64 minimumOfRound = 0;
    for (const ObservedOperation& operation : operations)
        minimumOfRound += operation.minimumExpected;
    for (LookTarget& target : targets) {
        Counted& probe = of(target);
        probe.windowUs = std::max(probe.windowUs, windowUs);
        probe.limitMs = std::max(probe.limitMs, limitMs);
        const auto known = probe.before.find(target.place());
        if (known != probe.before.end())
            target.before = known->second;
        else if (probe.isFromZero)
            target.before = 0;
        const qint64 minimum = target.operation ? target.operation->minimumExpected : minimumOfRound;
        target.watch = SettleWatch(windowUs, target.before.value_or(0) + minimum);
    }
}

/// Looks until everything is settled or the limit is over; the last look is at the limit.
void Observer::State::watch(std::vector<LookTarget*> open, qint64 deadline, std::stop_token stop)
{
    LookRhythm rhythm;
    while (true) {
        look(open, Reading::Moment::After, stop);
        std::erase_if(open, [](const LookTarget* target) { return target->watch.isSettled(); });
        const qint64 now = setup.clock->now();
        if (open.empty() || now >= deadline || stop.stop_requested())
            return;
        setup.clock->waitUntil(rhythm.next(now, deadline, open), stop);
        if (stop.stop_requested())
            return;
    }
}

void Observer::State::keepCount(const LookTarget& target, bool isCut)
{
    EffectCount count;
    count.isSettled = target.watch.isSettled();
    count.isCut = isCut && !count.isSettled;
    if (!target.before)
        count.error = u"there is no reading from before the attempts"_s;
    else if (target.watch.value())
        count.effects = *target.watch.value() - *target.before;
    if (!target.error.isEmpty())
        count.error = target.error;
    if (of(target).isFromZero && setup.areSinksNew && shapes[static_cast<std::size_t>(target.probe)].sink) {
        count.effects.reset();
        count.error = u"these keys may have been used when the sink was not yet listening"_s;
    }
    of(target).counts[target.place()] = count;
    of(target).hasTokens |= target.isByToken;
}

Result<Observer> Observer::create(Setup setup, Engine& engine)
{
    complete(setup);
    auto shapes = shapesOf(setup);
    if (!shapes)
        return Failure(shapes.error());
    return Observer(std::make_unique<State>(std::move(setup), *std::move(shapes), engine));
}

void Observer::readBefore(int round, const std::vector<ObservedOperation>& operations, bool assumeZero,
                          qint64 runStartedUs, std::stop_token stop)
{
    m_state->report = onReading;
    m_state->runStartedUs = runStartedUs;
    m_state->readRunsBefore(round, stop);
    std::vector<LookTarget> perOperation = m_state->targets(true, round, operations);
    if (assumeZero) {
        for (State::Counted& probe : m_state->counted)
            probe.isFromZero = true;
        return;
    }
    const std::vector<LookTarget*> all = pointersTo(perOperation);
    m_state->look(all, Reading::Moment::Before, stop);
    m_state->keepBefore(all);
}

void Observer::readAfter(int round, const std::vector<ObservedOperation>& operations, const FiringFacts& facts,
                         bool perOperation, std::stop_token stop)
{
    m_state->report = onReading;
    m_state->runStartedUs = facts.runStartedUs;
    std::vector<LookTarget> targets = m_state->targets(perOperation, round, operations);
    if (targets.empty())
        return;
    const Settling& settling = m_state->setup.settling;
    const qint64 windowUs = std::max(1000LL * settling.windowMs, 3 * facts.longestExchangeUs);
    const qint64 usualLimitMs = std::max<qint64>(10'000, 2 * windowUs / 1000);
    const qint64 allowedMs = settling.limitMs ? *settling.limitMs : usualLimitMs;
    const qint64 limitMs = facts.isAnythingSent ? allowedMs : settling.windowMs;
    m_state->startWatches(targets, windowUs, limitMs, operations);
    const qint64 deadline = m_state->setup.clock->now() + 1000 * limitMs;
    m_state->watch(pointersTo(targets), deadline, stop);
    const bool isCut = stop.stop_requested() && m_state->setup.clock->now() < deadline;
    for (const LookTarget& target : targets)
        m_state->keepCount(target, isCut);
}

Result<void> Observer::answerCalls(const std::vector<ObservedOperation>& operations,
                                   const std::vector<QString>& answers)
{
    std::vector<SinkAnswer> inTurn;
    for (const QString& text : answers) {
        const auto answer = sinkAnswerFromText(text);
        if (!answer)
            return Failure(answer.error());
        inTurn.push_back(*answer);
    }
    for (const ProbeShape& shape : m_state->shapes) {
        for (const ObservedOperation& operation : operations) {
            std::vector<QByteArray> names = operation.keys;
            names.push_back(operation.token);
            if (shape.sink)
                shape.sink->answerInTurn(names, inTurn);
        }
    }
    return {};
}

std::vector<ProbeEffects> Observer::effects() const
{
    std::vector<ProbeEffects> result;
    for (std::size_t i = 0; i < m_state->shapes.size(); ++i) {
        const ProbeShape& shape = m_state->shapes[i];
        const State::Counted& counted = m_state->counted[i];
        ProbeEffects effects;
        effects.name = shape.probe.title();
        effects.isPerOperation = shape.isPerOperation;
        effects.isPerToken = shape.dependsOnToken || counted.hasTokens;
        effects.isQuiet = counted.isQuiet;
        effects.counts = counted.counts;
        effects.windowUs = counted.windowUs;
        effects.limitMs = counted.limitMs;
        result.push_back(std::move(effects));
    }
    return result;
}

Observer::Observer(std::unique_ptr<State> state)
    : m_state(std::move(state))
{
}
Observer::Observer(Observer&&) noexcept = default;
Observer& Observer::operator=(Observer&&) noexcept = default;
Observer::~Observer() = default;

Reading readProbe(const Probe& probe, const Observer::Setup& setup, const ObservedOperation& operation, Engine& engine,
                  std::stop_token stop)
{
    Reading reading;
    Observer::Setup own = setup;
    own.probes = {probe};
    complete(own);
    const auto shapes = shapesOf(own);
    if (!shapes) {
        reading.error = shapes.error().message;
        return reading;
    }
    const bool isPerOperation = shapes->front().isPerOperation;
    LookTarget target;
    target.round = operation.round;
    if (isPerOperation)
        target.operation = &operation;
    Looker(own, *shapes, engine).look({&target}, stop);
    reading.round = target.round;
    if (isPerOperation)
        reading.operation = operation.operation;
    reading.at = target.endedAt;
    reading.value = target.value;
    reading.error = target.error;
    reading.raw = target.raw;
    return reading;
}

}
