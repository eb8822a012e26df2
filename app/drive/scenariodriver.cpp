// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/scenariodriver.h"

#include "base/clock.h"
#include "drive/accesstoken.h"
#include "drive/attemptfeed.h"
#include "drive/forecast.h"
#include "drive/runpreparation.h"
#include "drive/steprunner.h"
#include "drive/storedplays.h"
#include "judge/judge.h"
#include "model/json.h"
#include "model/json/countedjson.h"
#include "model/sentence.h"
#include "render/secretplaces.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Driver
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ScenarioDriver)
};

constexpr int controlOperations = 3;

/// A single send asks nothing; what clients with requests of their own do is for their check to judge, and what becomes
/// of the messages of a cell for their delivery.
bool hasVerdict(const RunJob& job)
{
    return job.kind != "send"_L1 && job.kind != "cleanup"_L1 && job.kind != "channel"_L1 &&
           (job.kind != "check"_L1 || job.scenario.variations.empty());
}

/// Carries out one prepared run, step by step. Lives as long as the run, on its thread.
class ScenarioRun
{
public:
    ScenarioRun(RunContext& context, const std::stop_token& stop)
        : m_context(context)
        , m_steps(context)
        , m_forward(stop, [this] { m_stop.request_stop(); })
    {
        const auto operations = std::size_t(context.planner.operationCount()) + controlOperations;
        context.acknowledged.resize(operations);
    }

    Result<RunResult> carryOut();

private:
    Result<void> setUp();
    Result<void> fireAll();
    std::vector<Sentence> tearDown();
    std::vector<OperationSetUp> setUpOperations() const;
    bool hasControl() const { return m_context.scenario.control || m_context.scenario.acceptInferred; }
    Result<void> fireControl();
    Result<void> fireRounds();
    Result<void> fireRound(int round);
    Result<void> fire(const Scenario& scenario, OperationSource& source, bool isControl);
    std::vector<int> operationsOf(int round) const;
    std::vector<ObservedOperation> observed(const std::vector<int>& operations) const;
    std::vector<ObservedOperation> observedEverywhere() const;
    FiringFacts firingFacts() const
    {
        return {m_context.longestExchangeUs, m_context.startedUs, m_context.isAnythingSent};
    }
    bool hasProbes(bool perOperation) const;
    bool hasUsedKeys() const;
    RunFacts facts() const;
    void enter(RunPhase phase);
    Result<RunResult> conclude(const std::vector<Sentence>& leftovers);
    RunState endState() const;
    void explainStop(Judgement& judgement) const;
    QJsonObject storedJudgement(const RunResult& result, const RunFacts& facts) const;

    RunContext& m_context;
    StepRunner m_steps;
    std::optional<Observer> m_observer;                  ///< once what it needs of the set-up is known
    std::vector<std::optional<qint64>> m_controlEffects; ///< by probe
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_forward;
};

/// Whatever happens, what was set up is torn down and the run is ended.
Result<RunResult> ScenarioRun::carryOut()
{
    m_context.publish();
    Result<void> done = setUp();
    auto observer = makeObserver(m_context);
    if (!observer)
        done = done ? Result<void>(Failure(observer.error())) : done;
    else
        m_observer = std::move(*observer);
    if (done && !m_stop.stop_requested())
        done = fireAll();
    const std::vector<Sentence> leftovers = tearDown();
    if (!m_observer || (!done && !m_steps.failure()))
        return Failure(done.error());
    auto result = conclude(leftovers);
    return done ? std::move(result) : Result<RunResult>(Failure(done.error()));
}

Result<void> ScenarioRun::setUp()
{
    if (m_context.steps.empty())
        return {};
    enter(RunPhase::SettingUp);
    const std::stop_token stop = m_stop.get_token();
    if (auto done = m_steps.setUpRun(stop); !done)
        return done;
    std::vector<int> operations;
    for (int round = 0; round < m_context.scenario.rounds; ++round) {
        const std::vector<int> ofRound = operationsOf(round);
        operations.insert(operations.end(), ofRound.begin(), ofRound.end());
    }
    for (int n = 0; hasControl() && n < controlOperations; ++n)
        operations.push_back(m_context.planner.operationCount() + n);
    return m_steps.setUpOperations(operations, stop);
}

/// Those that this run has set up, and those that were set up before it.
std::vector<OperationSetUp> ScenarioRun::setUpOperations() const
{
    std::vector<OperationSetUp> operations = m_context.job.setUp;
    const std::vector<OperationSetUp> own = m_steps.begun();
    operations.insert(operations.end(), own.begin(), own.end());
    return operations;
}

std::vector<Sentence> ScenarioRun::tearDown()
{
    if (m_context.steps.empty() || m_context.job.leavesSetUp)
        return {};
    enter(RunPhase::TearingDown);
    return m_steps.tearDown(m_steps.begun(), m_stop.stop_requested(), m_stop.get_token());
}

Result<void> ScenarioRun::fireAll()
{
    if (hasControl()) {
        if (auto fired = fireControl(); !fired)
            return fired;
    }
    enter(RunPhase::ReadingBefore);
    if (!m_context.scenario.sinkAnswers.empty()) {
        if (auto told = m_observer->answerCalls(observedEverywhere(), m_context.scenario.sinkAnswers); !told)
            return told;
    }
    if (hasProbes(true))
        m_observer->readBefore(0, observedEverywhere(), hasUsedKeys(), m_context.startedUs, m_stop.get_token());
    if (auto fired = fireRounds(); !fired)
        return fired;
    enter(RunPhase::Settling);
    if (hasProbes(true) && !m_stop.stop_requested())
        m_observer->readAfter(0, observedEverywhere(), firingFacts(), true, m_stop.get_token());
    return {};
}

/// The control (SPEC.md §7): distinct keys with one payload must give as many effects and identities.
Result<void> ScenarioRun::fireControl()
{
    auto operations = m_context.planner.control(controlOperations);
    if (!operations)
        return Failure(operations.error());
    ObservedOperation together{m_context.planner.operationCount(), 0, operations->front().token, {}, controlOperations};
    for (std::size_t i = 0; i < operations->size(); ++i) {
        PlannedOperation& operation = operations->at(i);
        operation.index = m_context.planner.operationCount() + int(i);
        together.keys.insert(together.keys.end(), operation.keys.begin(), operation.keys.end());
    }
    const std::vector<ObservedOperation> observed{std::move(together)};
    auto observer = makeObserver(m_context);
    if (!observer)
        return Failure(observer.error());
    const std::stop_token stop = m_stop.get_token();
    observer->readBefore(0, observed, false, m_context.startedUs, stop);
    Scenario scenario = m_context.scenario;
    scenario.operations = controlOperations;
    scenario.attempts = 1;
    scenario.arrival = {};
    scenario.release = ReleaseMode::Plain;
    scenario.faults.clear();
    OperationSource source(m_context, operations->size(), [&](std::size_t i) { return operations->at(i); });
    if (auto fired = fire(scenario, source, true); !fired)
        return fired;
    observer->readAfter(0, observed, firingFacts(), true, stop);
    observer->readAfter(0, observed, firingFacts(), false, stop);
    for (const ProbeEffects& probe : observer->effects()) {
        std::optional<qint64> sum = 0;
        for (const auto& [operation, count] : probe.counts)
            sum = sum && count.effects ? std::optional(*sum + *count.effects) : std::nullopt;
        m_controlEffects.push_back(sum);
    }
    return {};
}

Result<void> ScenarioRun::fireRounds()
{
    for (int round = 0; round < m_context.scenario.rounds && !m_stop.stop_requested(); ++round) {
        if (auto fired = fireRound(round); !fired)
            return fired;
    }
    return {};
}

Result<void> ScenarioRun::fireRound(int round)
{
    const std::vector<int> operations = operationsOf(round);
    const bool hasPerRun = hasProbes(false);
    if (hasPerRun) {
        enter(RunPhase::ReadingBefore);
        m_observer->readBefore(round, {}, false, m_context.startedUs, m_stop.get_token());
    }
    enter(RunPhase::Firing);
    const Planner& planner = m_context.planner;
    OperationSource source(m_context, operations.size(),
                           [&](std::size_t i) { return planner.operation(operations[i]); });
    if (auto fired = fire(m_context.scenario, source, false); !fired)
        return fired;
    if (hasPerRun && !m_stop.stop_requested()) {
        enter(RunPhase::Settling);
        m_observer->readAfter(round, observed(operations), firingFacts(), false, m_stop.get_token());
    }
    return {};
}

Result<void> ScenarioRun::fire(const Scenario& scenario, OperationSource& source, bool isControl)
{
    Schedule schedule(scenario, m_context.seed, m_context.nextNumber, m_context.elapsedUs());
    AttemptFeed feed(m_context, schedule, source, isControl, [this] { m_stop.request_stop(); });
    const Result<void> fired = m_context.engine.fire(feed, m_stop.get_token());
    const Result<void> finished = feed.finish();
    m_context.publish();
    return finished ? fired : finished;
}

std::vector<int> ScenarioRun::operationsOf(int round) const
{
    const int perRound = m_context.planner.operationsPerRound();
    const std::vector<int>& only = m_context.job.onlyOperations;
    std::vector<int> operations;
    for (int i = round * perRound; i < (round + 1) * perRound; ++i) {
        if (only.empty() || std::find(only.begin(), only.end(), i) != only.end())
            operations.push_back(i);
    }
    return operations;
}

std::vector<ObservedOperation> ScenarioRun::observed(const std::vector<int>& operations) const
{
    std::vector<ObservedOperation> result;
    for (const int index : operations) {
        const auto operation = m_context.planner.operation(index);
        const qint64 minimum = m_context.acknowledged[std::size_t(index)] ? 1 : 0;
        if (operation)
            result.push_back({index, operation->round, operation->token, operation->keys, minimum});
    }
    return result;
}

std::vector<ObservedOperation> ScenarioRun::observedEverywhere() const
{
    std::vector<ObservedOperation> result;
    for (int round = 0; round < m_context.scenario.rounds; ++round) {
        std::vector<ObservedOperation> ofRound = observed(operationsOf(round));
        std::move(ofRound.begin(), ofRound.end(), std::back_inserter(result));
    }
    return result;
}

bool ScenarioRun::hasProbes(bool perOperation) const
{
    const std::vector<ProbeEffects> probes = m_observer->effects();
    return std::any_of(probes.begin(), probes.end(),
                       [perOperation](const ProbeEffects& probe) { return probe.isPerOperation == perOperation; });
}

bool ScenarioRun::hasUsedKeys() const
{
    return m_context.job.nonce || !m_context.planner.hasFreshKeys();
}

RunFacts ScenarioRun::facts() const
{
    RunFacts facts;
    facts.scenario = m_context.scenario;
    facts.probes = m_observer->effects();
    for (std::size_t i = 0; i < m_controlEffects.size() && i < facts.probes.size(); ++i)
        facts.probes[i].control = m_controlEffects[i];
    facts.hasIdentity = !m_context.job.request.contract.identity.isEmpty();
    facts.isLoopback = m_context.target.isLoopback;
    facts.hasUsedKeys = hasUsedKeys();
    facts.isStopped = m_stop.stop_requested();
    return facts;
}

void ScenarioRun::enter(RunPhase phase)
{
    m_context.phase = phase;
    m_context.publish();
}

RunState ScenarioRun::endState() const
{
    if (m_steps.failure() && m_context.history.attempts().empty())
        return RunState::Stopped;
    if (!m_stop.stop_requested())
        return RunState::Finished;
    return m_context.isStoppedByTarget ? RunState::Stopped : m_context.job.stoppedAs;
}

void ScenarioRun::explainStop(Judgement& judgement) const
{
    if (const auto& failure = m_steps.failure(); failure && m_context.history.attempts().empty()) {
        judgement.sentence = *failure;
        judgement.reasons = {*failure};
        judgement.evidenceSentence = {};
    }
    if (m_context.isStoppedByTarget)
        judgement.reasons.insert(judgement.reasons.begin(),
                                 Driver::trLater("stopped: the target answered 429 %n times in a row", nullptr,
                                                 m_context.job.limits.repeatedTooMany));
}

/// What a check has fired can be judged anew, by another profile (drive/storedplays.h).
QJsonObject ScenarioRun::storedJudgement(const RunResult& result, const RunFacts& facts) const
{
    QJsonObject document = toJson(result.judgement);
    if (m_context.job.kind == "check"_L1)
        document.insert(countedMember, toJson(CountedEffects{facts.probes, facts.hasUsedKeys}));
    return document;
}

Result<RunResult> ScenarioRun::conclude(const std::vector<Sentence>& leftovers)
{
    enter(RunPhase::Judging);
    const RunFacts runFacts = facts();
    RunResult result;
    result.run = m_context.run;
    result.seed = m_context.seed;
    result.started = m_context.started;
    result.state = endState();
    result.release = m_context.scenario.release;
    result.judgement = judge(m_context.history, runFacts, m_context.job.profile);
    explainStop(result.judgement);
    result.judgement.reasons.insert(result.judgement.reasons.end(), leftovers.begin(), leftovers.end());
    result.series = makeSeries(m_context.history, runFacts, &result.judgement);
    result.probes = runFacts.probes;
    result.durationMs = m_context.elapsedUs() / 1000;
    result.nonce = m_context.nonce;
    result.now = m_context.now;
    result.setUp = setUpOperations();
    const QString verdict = hasVerdict(m_context.job) ? word(result.judgement.verdict) : QString();
    const RunEnd end{result.state, result.durationMs, storedJudgement(result, runFacts), toJson(result.series),
                     verdict};
    if (auto ended = m_context.log.endRun(m_context.run, end); !ended)
        return Failure(ended.error());
    enter(RunPhase::Finished);
    return result;
}

}

Result<RunResult> runScenario(const RunJob& given, RunLog& log, RunMonitor& monitor, std::stop_token stop)
{
    RunJob hidden = withLateLevels(given);
    hideSecrets(hidden.request, hidden.scope);
    const auto known = forecast(hidden);
    if (!known)
        return Failure(known.error());
    auto job = withAccessTokens(std::move(hidden), known->estimate.durationMaxMs, stop);
    if (!job)
        return Failure(job.error());
    Engine engine;
    auto context = prepareRun(*job, log, monitor, engine);
    if (!context)
        return Failure(context.error());
    return ScenarioRun(*context, stop).carryOut();
}

}
