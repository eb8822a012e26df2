// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/deliverydriver.h"

#include "base/clock.h"
#include "base/random.h"
#include "drive/derivedseed.h"
#include "drive/messagecount.h"
#include "drive/runpreparation.h"
#include "drive/scenariodriver.h"
#include "drive/sharedsetup.h"
#include "judge/deliveryjudge.h"
#include "model/json.h"
#include "model/json/deliveryjson.h"
#include "model/json/deliverywords.h"
#include "observe/sinkhub.h"
#include "render/secretplaces.h"

#include <QCoreApplication>

#include <atomic>
#include <limits>
#include <thread>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryDriver)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::DeliveryDriver)
};

/// Cells under way at once: most of their time they wait for late effects.
constexpr std::size_t cellsAtOnce = 6;

/// Carries out one delivery. Lives as long as it, on its thread; cells that run side by side have threads of their own,
/// which share what is marked so.
class DeliveryRun
{
public:
    DeliveryRun(DeliveryJob job, DeliveryEstimate estimate, RunLog& log, DeliveryMonitor& monitor, std::stop_token stop)
        : m_job(std::move(job))
        , m_estimate(std::move(estimate))
        , m_log(log)
        , m_setUp(log)
        , m_monitor(monitor)
        , m_forward(stop, [this] { m_stop.request_stop(); })
    {
    }

    Result<Delivery> carryOut();

private:
    Result<void> begin();
    Result<void> open();
    Result<std::optional<Attempt>> greet(KeyStrategy keys);
    void fireAll();
    void fireCells(std::atomic<std::size_t>& next);
    void keep(std::size_t place, DeliveryCell cell);
    Result<DeliveryCell> fireCell(const PlannedCell& cell);
    Result<void> fireMessages(const PlannedCell& cell, MessageCount& count);
    RunJob cellJob(const PlannedCell& cell) const;
    bool canGoSideBySide() const;
    Result<RunResult> fire(RunJob job, MessageCount& count);
    void failWith(const Error& error);
    Result<Delivery> conclude();

    DeliveryJob m_job;
    DeliveryEstimate m_estimate;
    RunLog& m_log;
    SharedSetUp m_setUp; ///< shared
    DeliveryMonitor& m_monitor;
    ConsumerFacts m_consumer;
    std::vector<PlannedCell> m_cells;
    std::optional<Sentence> m_obstacle;
    qint64 m_startedUs = monotonicMicros();
    std::mutex m_mutex; ///< of what follows
    Delivery m_delivery;
    std::optional<Error> m_failure;
    std::stop_source m_stop; ///< shared
    std::stop_callback<std::function<void()>> m_forward;
};

Result<Delivery> DeliveryRun::carryOut()
{
    if (auto begun = begin(); !begun)
        return Failure(begun.error());
    m_job.base.parent = m_delivery.id;
    if (auto ready = m_setUp.begin(m_job.base, m_stop.get_token()); !ready)
        failWith(ready.error());
    else if (auto opened = open(); !opened)
        failWith(opened.error());
    else
        fireAll();
    m_setUp.end(m_stop.stop_requested(), m_stop.get_token());
    return conclude();
}

Result<void> DeliveryRun::begin()
{
    const RunJob& base = m_job.base;
    const Redactor redactor(secretsOf(base.scope));
    m_delivery.seed = m_job.seed ? *m_job.seed : randomSeed() >> 11;
    m_delivery.started = wallClockText();
    m_delivery.title = m_estimate.title;
    m_delivery.target = m_estimate.origin;
    m_delivery.scenario = m_estimate.scenario;
    m_delivery.notes = m_estimate.notes;
    RunStart start;
    start.kind = u"delivery"_s;
    start.title = u"%1 · delivery"_s.arg(QString::fromUtf8(redactor.redactUrl(m_estimate.title.toUtf8())));
    start.target = m_estimate.origin;
    start.environment = base.environment;
    start.seed = m_delivery.seed;
    start.started = m_delivery.started;
    start.request = keptRequest(base, redactor);
    start.scenario = toJson(m_delivery.scenario);
    start.profile = toJson(base.profile);
    start.facts = keptSurroundings(base, redactor, std::numeric_limits<qint64>::max());
    start.facts.insert(u"isLoopback"_s, m_estimate.isLoopback);
    const auto id = m_log.beginRun(start);
    if (!id)
        return Failure(id.error());
    m_delivery.id = *id;
    m_consumer.inFlight = m_estimate.isLoopback ? std::optional<int>() : base.limits.inFlight;
    m_consumer.mayLackId = !isCountedByKey(base.request.contract);
    m_cells = planDelivery(m_estimate.scenario, m_consumer);
    for (const PlannedCell& cell : m_cells)
        m_delivery.cells.push_back(undecidedCell(
            cell.discipline, cell.fault, DeliveryText::trLater("What became of these messages was not counted.")));
    m_monitor.begin(m_cells, m_delivery.id);
    return m_log.noteRun(m_delivery.id, toJson(m_delivery));
}

/// A request that is counted nowhere: it shows that the consumer is there, how fast it is, and whether it takes
/// messages without an id, where that is asked.
Result<void> DeliveryRun::open()
{
    const auto greets = [this](KeyStrategy keys) {
        return greet(keys);
    };
    const auto& disciplines = m_estimate.scenario.disciplines;
    const bool wantsNoId =
        std::find(disciplines.begin(), disciplines.end(), Discipline::AtLeastOnce) != disciplines.end();
    m_consumer.mayLackId &= wantsNoId;
    auto first = greets(m_consumer.mayLackId ? KeyStrategy::None : KeyStrategy::PerOperation);
    if (first && *first && (*first)->kind == AttemptClass::Rejected && m_consumer.mayLackId) {
        m_consumer.mayLackId = false;
        m_delivery.notes.push_back(DeliveryText::trLater("The consumer refuses messages without an id, so the messages "
                                                         "of “at least once” bear one too."));
        first = greets(KeyStrategy::PerOperation);
    }
    if (!first)
        return Failure(first.error());
    if (!*first)
        return {};
    const Attempt& attempt = **first;
    if (attempt.kind != AttemptClass::Acknowledged)
        m_obstacle = DeliveryText::trLater("The first message was answered %1, which is no acknowledgement under this "
                                           "contract: nothing can be judged.")
                         .with(QString::number(attempt.status));
    m_consumer.serviceUs = std::max<qint64>(1, attempt.timing.complete - std::max<qint64>(0, attempt.timing.released));
    m_cells = planDelivery(m_estimate.scenario, m_consumer);
    return {};
}

/// Nothing: it was stopped before an answer came. Errors: Network where no answer came.
Result<std::optional<Attempt>> DeliveryRun::greet(KeyStrategy keys)
{
    std::optional<Attempt> seen;
    RunJob job = m_job.base;
    job.kind = u"channel"_s;
    job.title = u"first message"_s;
    job.parent = m_delivery.id;
    job.request.contract.probes.clear();
    job.scenario = {};
    job.scenario.attempts = 1;
    job.scenario.keyStrategy = keys;
    job.onAttempt = [&](const Attempt& attempt) {
        seen = attempt;
        m_monitor.countAttempt();
    };
    RunMonitor unseen;
    const auto run = runScenario(job, m_log, unseen, m_stop.get_token());
    if (!run)
        return Failure(run.error());
    m_setUp.add(*run);
    m_delivery.attempts += seen ? 1 : 0;
    if (seen && seen->outcome != Outcome::Responded && m_stop.stop_requested())
        return std::optional<Attempt>();
    if (seen && seen->outcome != Outcome::Responded)
        return fail(ErrorCode::Network,
                    DeliveryText::tr("The target gave no answer: %1. Nothing else was sent.").arg(seen->error));
    return seen;
}

void DeliveryRun::fireAll()
{
    std::atomic<std::size_t> next = 0;
    const std::size_t count = canGoSideBySide() ? std::min(cellsAtOnce, m_cells.size()) : 1;
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < count; ++i)
        threads.emplace_back([this, &next] { fireCells(next); });
}

void DeliveryRun::fireCells(std::atomic<std::size_t>& next)
{
    for (std::size_t i = next++; i < m_cells.size(); i = next++) {
        const PlannedCell& planned = m_cells[i];
        m_monitor.start(i);
        auto cell = fireCell(planned);
        if (!cell) {
            failWith(cell.error());
            cell = undecidedCell(planned.discipline, planned.fault,
                                 DeliveryText::trLater("It could not be carried out: %1").with(cell.error().message));
        }
        m_monitor.finish(i, *cell);
        keep(i, std::move(*cell));
    }
}

/// Takes the cell in and writes it down, should the delivery be cut short.
void DeliveryRun::keep(std::size_t place, DeliveryCell cell)
{
    std::unique_lock lock(m_mutex);
    m_delivery.attempts += cell.attempts;
    m_delivery.cells[place] = std::move(cell);
    m_delivery.durationMs = (monotonicMicros() - m_startedUs) / 1000;
    const auto kept = m_log.noteRun(m_delivery.id, toJson(m_delivery));
    lock.unlock();
    if (!kept)
        failWith(kept.error());
}

Result<DeliveryCell> DeliveryRun::fireCell(const PlannedCell& cell)
{
    if (m_obstacle)
        return undecidedCell(cell.discipline, cell.fault, *m_obstacle);
    if (m_stop.stop_requested())
        return undecidedCell(cell.discipline, cell.fault,
                             DeliveryText::trLater("The delivery was stopped before these messages were sent."));
    MessageCount count(cell, m_estimate.isLoopback);
    if (auto fired = fireMessages(cell, count); !fired)
        return Failure(fired.error());
    return judgeCell(count.facts());
}

/// The messages, and then once more those that the channel delivers twice.
Result<void> DeliveryRun::fireMessages(const PlannedCell& cell, MessageCount& count)
{
    const auto sent = fire(cellJob(cell), count);
    if (!sent)
        return Failure(sent.error());
    count.takeResult(*sent);
    const std::vector<int> chosen = redelivered(cell, sent->seed, count.arrived());
    if (chosen.empty() || sent->state != RunState::Finished)
        return {};
    RunJob again = cellJob(cell);
    again.title += u" · delivered again"_s;
    again.scenario = redelivery(cell);
    again.onlyOperations = chosen;
    again.nonce = sent->nonce;
    again.now = sent->now;
    again.setUp = sent->setUp;
    count.beginRedelivery();
    const auto repeated = fire(again, count);
    if (!repeated)
        return Failure(repeated.error());
    count.takeResult(*repeated);
    return {};
}

RunJob DeliveryRun::cellJob(const PlannedCell& cell) const
{
    RunJob job = m_job.base;
    job.kind = u"channel"_s;
    job.title = u"%1 · %2"_s.arg(word(cell.discipline), word(cell.fault));
    job.parent = m_delivery.id;
    job.scenario = cell.scenario;
    job.scenario.name = job.title;
    job.seed = derivedSeed(m_delivery.seed, job.title);
    return job;
}

Result<RunResult> DeliveryRun::fire(RunJob job, MessageCount& count)
{
    job.onAttempt = [&](const Attempt& attempt) {
        count.take(attempt);
        m_monitor.countAttempt();
    };
    RunMonitor unseen;
    auto run = runScenario(job, m_log, unseen, m_stop.get_token());
    if (run)
        m_setUp.add(*run);
    return run;
}

/// Counts of different cells must not mix.
bool DeliveryRun::canGoSideBySide() const
{
    const std::vector<Probe>& probes = m_job.base.request.contract.probes;
    return m_estimate.isLoopback &&
           std::all_of(probes.begin(), probes.end(), [](const Probe& probe) { return probe.isPerOperation(); });
}

void DeliveryRun::failWith(const Error& error)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_failure)
        m_failure = error;
    m_stop.request_stop();
}

Result<Delivery> DeliveryRun::conclude()
{
    m_delivery.durationMs = (monotonicMicros() - m_startedUs) / 1000;
    m_delivery.isStopped = m_stop.stop_requested();
    RunEnd end;
    end.state = m_failure ? RunState::Stopped : m_delivery.isStopped ? m_job.base.stoppedAs : RunState::Finished;
    end.durationMs = m_delivery.durationMs;
    end.judgement = toJson(m_delivery);
    end.verdict = word(worstOf(claimsOf(m_delivery)));
    const auto ended = m_log.endRun(m_delivery.id, end);
    if (m_failure)
        return Failure(*m_failure);
    if (!ended)
        return Failure(ended.error());
    return m_delivery;
}

}

Result<Delivery> runDelivery(const DeliveryJob& given, RunLog& log, DeliveryMonitor& monitor, std::stop_token stop)
{
    DeliveryJob job = given;
    hideSecrets(job.base.request, job.base.scope);
    job.base.sinks = std::make_shared<SinkHub>(); // one port serves all cells, and calls between them are not lost
    auto estimate = estimateDelivery(job);
    if (!estimate)
        return Failure(estimate.error());
    return DeliveryRun(job, std::move(*estimate), log, monitor, stop).carryOut();
}

}
