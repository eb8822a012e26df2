// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/runreport.h"

#include "drive/runpreparation.h"
#include "model/json.h"
#include "session/historysession.h"
#include "session/reportreader.h"
#include "session/rundocument.h"

#include <algorithm>
#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostAttempts = 1000; ///< in the table: of the worst operations, and as many of the first
constexpr std::size_t mostReadings = 50;
constexpr std::size_t mostExchanges = 20;
constexpr std::size_t mostEvidence = 8;
constexpr int mostDuplicates = 2; ///< of one kind that is shown more than once

/// The operations that show most: those with findings, else the first.
std::vector<int> worstOperations(const RunReport& run, std::size_t most)
{
    std::vector<int> operations;
    if (run.judgement) {
        for (const OperationFinding& finding : run.judgement->findings) {
            if (operations.size() < most && finding.verdict != OperationVerdict::NoEffect)
                operations.push_back(finding.operation);
        }
    }
    if (operations.empty())
        operations.push_back(0);
    return operations;
}

/// Which attempts are shown in full: the first execution, what went wrong with it, and one of each other kind.
class EvidenceChoice
{
public:
    explicit EvidenceChoice(const KnownHappenings& known)
        : m_known(known)
    {
    }

    void offer(const Attempt& attempt)
    {
        const auto happening = happeningOf(attempt, m_known);
        const int kind = happening ? int(*happening) : happeningCount;
        const int most = happening == Happening::DuplicateEffect ? mostDuplicates : 1;
        if (m_chosen.size() < mostEvidence && m_counts[kind] < most) {
            ++m_counts[kind];
            m_chosen.push_back({happening == Happening::Executed ? 0 : 1, attempt.number});
        }
    }

    /// The first execution leads: everything else is compared with it.
    std::vector<qint64> numbers()
    {
        std::stable_sort(m_chosen.begin(), m_chosen.end());
        std::vector<qint64> numbers;
        for (const auto& [rank, number] : m_chosen)
            numbers.push_back(number);
        return numbers;
    }

private:
    const KnownHappenings& m_known;
    std::map<int, int> m_counts;
    std::vector<std::pair<int, qint64>> m_chosen;
};

Result<void> readEvidence(RunReader& reader, RunReport& run, const KnownHappenings& known)
{
    EvidenceChoice choice(known);
    AttemptQuery query;
    query.operation = worstOperations(run, 1).front();
    const auto worst = reader.attempts(run.about.id, query, 0, 100);
    if (!worst)
        return Failure(worst.error());
    for (const std::vector<Attempt>& attempts : {*worst, run.attempts}) {
        for (const Attempt& attempt : attempts)
            choice.offer(attempt);
    }
    for (const qint64 number : choice.numbers()) {
        auto exchange = readExchange(reader, run.about.id, number);
        if (!exchange)
            return Failure(exchange.error());
        exchange->happening = happeningOf(exchange->attempt, known);
        run.evidence.push_back(std::move(*exchange));
    }
    return {};
}

/// The attempts of the table, each once, by number.
Result<void> readAttempts(RunReader& reader, RunReport& run)
{
    const auto total = reader.attemptCount(run.about.id);
    if (!total)
        return Failure(total.error());
    run.attemptsTotal = *total;
    auto first = reader.attempts(run.about.id, {}, 0, mostAttempts);
    if (!first)
        return Failure(first.error());
    run.attempts = std::move(*first);
    std::set<qint64> taken;
    for (const Attempt& attempt : run.attempts)
        taken.insert(attempt.number);
    for (const int operation : worstOperations(run, mostAttempts)) {
        if (run.attempts.size() >= 2 * mostAttempts || *total <= mostAttempts)
            break;
        AttemptQuery query;
        query.operation = operation;
        const auto some = reader.attempts(run.about.id, query, 0, mostAttempts);
        if (!some)
            return Failure(some.error());
        for (const Attempt& attempt : *some) {
            if (taken.insert(attempt.number).second && run.attempts.size() < 2 * mostAttempts)
                run.attempts.push_back(attempt);
        }
    }
    std::sort(run.attempts.begin(), run.attempts.end(),
              [](const Attempt& one, const Attempt& other) { return one.number < other.number; });
    return {};
}

/// How much a reading says: what moved by more than one, or failed, comes first.
int weight(const ReportReading& reading)
{
    if (!reading.after)
        return 0;
    const qint64 effects = *reading.after - reading.before.value_or(0);
    return effects == 1 ? 2 : 1;
}

/// Before and after of each probe and operation (or round) side by side.
std::vector<ReportReading> pairedReadings(const std::vector<Reading>& readings, const Contract& contract)
{
    std::map<std::tuple<int, int, int>, ReportReading> pairs;
    for (const Reading& reading : readings) {
        ReportReading& pair = pairs[{reading.probe, reading.round, reading.operation.value_or(-1)}];
        if (std::size_t(reading.probe) < contract.probes.size())
            pair.probe = contract.probes[std::size_t(reading.probe)].title();
        pair.operation = reading.operation;
        pair.round = reading.round;
        (reading.moment == Reading::Moment::Before ? pair.before : pair.after) = reading.value;
        if (!reading.value)
            pair.error = reading.error;
    }
    std::vector<ReportReading> result;
    for (auto& [place, pair] : pairs)
        result.push_back(std::move(pair));
    return result;
}

Result<void> readReadings(RunReader& reader, RunReport& run)
{
    const auto readings = reader.readings(run.about.id);
    if (!readings)
        return Failure(readings.error());
    run.readings = pairedReadings(*readings, run.setup.request.contract);
    run.readingsTotal = qint64(run.readings.size());
    std::stable_sort(run.readings.begin(), run.readings.end(),
                     [](const ReportReading& one, const ReportReading& other) { return weight(one) < weight(other); });
    if (run.readings.size() > mostReadings)
        run.readings.resize(mostReadings);
    return {};
}

RunReport reportOf(const StoredRun& stored)
{
    const RunRow& row = stored.record.row;
    RunReport run;
    run.about = aboutRun(row);
    run.kind = row.kind;
    run.title = row.title;
    run.target = row.target;
    run.checkId = row.checkId;
    run.parent = row.parent;
    run.audit = row.audit;
    run.settledBy = stored.settledBy;
    run.setup = reportSetup(stored.record.request, stored.record.profile, stored.record.facts, row.environment);
    run.scenario = scenarioFromJson(stored.record.scenario).value_or(Scenario());
    run.judgement = stored.judgement;
    run.series = stored.series;
    run.inDoubt = stored.inDoubt;
    run.steps = stored.steps;
    return run;
}

bool showsFault(const RunReport& run)
{
    return run.judgement && run.judgement->verdict != Verdict::ExactlyOnce &&
           run.judgement->verdict != Verdict::Inconclusive;
}

}

ReportSetup reportSetup(const QJsonObject& request, const QJsonObject& profile, const QJsonObject& facts,
                        const QString& environment)
{
    ReportSetup setup;
    setup.environment = environment;
    const auto plan = storedPlan(request, {}, profile, facts);
    if (!plan)
        return setup;
    setup.request = plan->request;
    setup.profile = plan->profile;
    setup.folder = plan->folder;
    QStringList known;
    for (const VariableLayer& layer : plan->scope) {
        for (const Field& variable : layer.variables) {
            if (!known.contains(variable.name))
                setup.variables.push_back(variable);
            known.append(variable.name);
        }
    }
    return setup;
}

Result<std::vector<ReportExchange>> exchangesOf(RunReader& reader, qint64 run, const std::vector<int>& operations,
                                                const KnownHappenings& known)
{
    std::vector<ReportExchange> exchanges;
    const auto intents = reader.intents(run);
    if (!intents)
        return Failure(intents.error());
    for (const int operation : operations) {
        AttemptQuery query;
        query.operation = operation;
        const auto attempts = reader.attempts(run, query, 0, int(mostExchanges));
        if (!attempts)
            return Failure(attempts.error());
        const auto intent = std::find_if(intents->begin(), intents->end(),
                                         [&](const Intent& one) { return one.operation == operation; });
        for (const Attempt& attempt : *attempts) {
            if (exchanges.size() == mostExchanges)
                break;
            auto exchange = readExchange(reader, run, attempt.number);
            if (!exchange)
                return Failure(exchange.error());
            exchange->happening = happeningOf(exchange->attempt, known);
            exchange->token = intent == intents->end() ? QByteArray() : intent->token;
            exchanges.push_back(std::move(*exchange));
        }
    }
    std::stable_sort(exchanges.begin(), exchanges.end(), [](const ReportExchange& one, const ReportExchange& other) {
        return one.attempt.timing.released < other.attempt.timing.released;
    });
    return exchanges;
}

Result<RunReport> readRunReport(RunReader& reader, qint64 id)
{
    const auto stored = readStoredRun(reader, id);
    if (!stored)
        return Failure(stored.error());
    RunReport run = reportOf(*stored);
    const KnownHappenings known(run.series);
    if (auto read = readAttempts(reader, run); !read)
        return Failure(read.error());
    if (auto read = readReadings(reader, run); !read)
        return Failure(read.error());
    if (auto read = readEvidence(reader, run, known); !read)
        return Failure(read.error());
    if (!showsFault(run))
        return run;
    auto exchanges = exchangesOf(reader, id, worstOperations(run, 1), known);
    if (!exchanges)
        return Failure(exchanges.error());
    run.reproduction = std::move(*exchanges);
    return run;
}

}
