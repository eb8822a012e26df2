// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/storedplays.h"

#include "judge/judge.h"
#include "model/json.h"
#include "model/json/countedjson.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StoredPlaysText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::StoredPlays)
};

/// When the first attempt went out, wall clock, µs since 1970 UTC.
qint64 releasedUs(const RunRecord& record, const std::vector<Attempt>& attempts)
{
    std::optional<qint64> first;
    for (const Attempt& attempt : attempts) {
        const qint64 released = std::max(attempt.timing.released, attempt.timing.started);
        if (!attempt.isControl)
            first = std::min(first.value_or(released), released);
    }
    return QDateTime::fromString(record.row.started, Qt::ISODateWithMs).toMSecsSinceEpoch() * 1000 + first.value_or(0);
}

/// The limits for another machine may have lowered what was in flight; the seed is the audit's. Keys that are no text
/// do not survive JSON, so both are compared as such.
bool isOf(const Scenario& fired, const Play& play)
{
    Scenario wanted = play.scenario;
    wanted.name = play.name;
    wanted.inFlight = fired.inFlight;
    wanted.seed = fired.seed;
    return toJson(wanted) == toJson(fired);
}

std::vector<AttemptClass> kindsOf(const std::vector<Attempt>& attempts)
{
    std::vector<AttemptClass> kinds;
    for (const Attempt& attempt : attempts)
        kinds.push_back(attempt.kind);
    return kinds;
}

/// Some operation had no effect when its probe was read: had more been expected, it would have been watched for longer.
bool mayComeLater(const std::vector<ProbeEffects>& probes)
{
    return std::any_of(probes.begin(), probes.end(), [](const ProbeEffects& probe) {
        return std::any_of(probe.counts.begin(), probe.counts.end(),
                           [](const auto& entry) { return entry.second.effects.value_or(0) == 0; });
    });
}

/// As far as checks ask: where it went. The log keeps its head, not how it was rendered.
RenderedRequestPtr requestOf(const QByteArray& head, const QString& origin)
{
    const QByteArrayList words = head.left(head.indexOf('\r')).split(' ');
    if (words.size() < 2)
        return {};
    auto request = std::make_shared<RenderedRequest>();
    request->method = words[0];
    request->url = words[1].startsWith('/') ? origin.toUtf8() + words[1] : words[1];
    return request;
}

void classify(Attempt& attempt, const Classifier& classifier)
{
    if (attempt.outcome != Outcome::Responded)
        return;
    Classification meaning = classifier.classify(attempt.response);
    attempt.kind = meaning.kind;
    attempt.identity = std::move(meaning.identity);
    attempt.isMarkedReplay = meaning.isMarkedReplay;
    attempt.markers = std::move(meaning.markers);
    attempt.isPointerRefusal = meaning.isPointerRefusal;
    attempt.retryAfterMs = meaning.retryAfterMs;
}

}

Result<StoredPlays> StoredPlays::open(RunReader& reader, qint64 audit, const Contract& contract, const Profile& profile)
{
    const auto record = reader.audit(audit);
    if (!record)
        return Failure(record.error());
    if (record->row.state == RunState::Running)
        return fail(
            ErrorCode::NotAllowed,
            StoredPlaysText::tr("Audit %1 is still under way: it can be judged again once it has ended").arg(audit));
    auto document = auditFromJson(record->document);
    if (!document)
        return Failure(document.error());
    auto classifier = Classifier::create(contract, profile);
    if (!classifier)
        return Failure(classifier.error());
    const auto runs = reader.runsOfAudit(audit);
    if (!runs)
        return Failure(runs.error());
    StoredPlays plays(reader, contract, profile, std::move(*classifier));
    plays.m_audit = audit;
    plays.m_seed = record->row.seed;
    plays.m_checks = std::move(document->checks);
    const auto opening = std::find_if(
        runs->begin(), runs->end(), [](const RunRow& run) { return run.kind == "check"_L1 && run.checkId.isEmpty(); });
    if (opening != runs->end())
        plays.m_opening = opening->id;
    return plays;
}

Result<std::optional<AuditOpening>> StoredPlays::opening()
{
    const auto known = m_opening ? read(*m_opening) : Result<std::optional<Known>>();
    if (!known)
        return Failure(known.error());
    if (!*known)
        return std::optional<AuditOpening>();
    const PlayResult& result = (*known)->result;
    const bool isAnswered = !result.attempts.empty() && result.attempts.front().outcome == Outcome::Responded;
    return isAnswered ? std::optional(readOpening(result, m_contract)) : std::nullopt;
}

Result<std::optional<CheckOutcome>> StoredPlays::answer(const Check& check, const CheckContext& context)
{
    CheckOutcome outcome;
    outcome.id = QString::fromLatin1(check.id);
    const auto stored = std::find_if(m_checks.begin(), m_checks.end(),
                                     [&](const CheckOutcome& known) { return known.id == outcome.id; });
    auto known = knownOf(stored == m_checks.end() ? std::vector<qint64>() : stored->runs);
    if (!known)
        return Failure(known.error());
    std::vector<PlayResult> results;
    while (true) {
        CheckStep step = check.next(context, results);
        if (auto* finding = std::get_if<Finding>(&step)) {
            outcome.finding = std::move(*finding);
            return std::optional(std::move(outcome));
        }
        const auto& plays = std::get<std::vector<Play>>(step);
        if (plays.empty())
            return std::optional<CheckOutcome>();
        for (const Play& play : plays) {
            auto result = take(*known, play, results);
            if (!result)
                return std::optional<CheckOutcome>();
            outcome.runs.push_back(result->run);
            results.push_back(std::move(*result));
        }
    }
}

/// The first run that was fired as the play asks, which no other play is given then.
std::optional<PlayResult> StoredPlays::take(std::vector<Known>& known, const Play& play,
                                            const std::vector<PlayResult>& results)
{
    const auto isFirst = [&](qint64 run) {
        const auto place = std::size_t(play.continues.value_or(0));
        return place < results.size() && results[place].run == run;
    };
    const auto found = std::find_if(known.begin(), known.end(), [&](const Known& candidate) {
        const std::optional<qint64>& parent = candidate.parent;
        return !candidate.isTaken && isOf(candidate.scenario, play) &&
               parent.has_value() == play.continues.has_value() && (!parent || isFirst(*parent));
    });
    if (found == known.end())
        return {};
    found->isTaken = true;
    PlayResult result = std::move(found->result);
    result.play = play;
    const auto original =
        std::find_if(known.begin(), known.end(), [&](const Known& other) { return other.run == found->parent; });
    if (original != known.end() && play.afterMs > 0)
        result.lateMs = std::max<qint64>(0, (found->releasedUs - original->releasedUs) / 1000 - play.afterMs);
    return result;
}

Result<std::vector<StoredPlays::Known>> StoredPlays::knownOf(const std::vector<qint64>& runs)
{
    std::vector<Known> known;
    for (const qint64 run : runs) {
        auto read = this->read(run);
        if (!read)
            return Failure(read.error());
        if (*read)
            known.push_back(std::move(**read));
    }
    return known;
}

/// None: it is gone, was cut short, was fired by an earlier version or does not stand under this profile.
Result<std::optional<StoredPlays::Known>> StoredPlays::read(qint64 run)
{
    const auto record = m_reader.run(run);
    if (!record)
        return record.error().code == ErrorCode::NotFound ? Result<std::optional<Known>>() : Failure(record.error());
    const QJsonValue counted = record->judgement[countedMember];
    if (record->row.kind != "check"_L1 || record->row.state != RunState::Finished || !counted.isObject())
        return std::optional<Known>();
    const auto scenario = scenarioFromJson(record->scenario);
    const auto effects = countedFromJson(counted.toObject());
    auto attempts = attemptsOf(run);
    if (!attempts)
        return Failure(attempts.error());
    if (!scenario || !effects || !*attempts)
        return std::optional<Known>();
    const std::vector<AttemptClass> before = kindsOf(**attempts);
    for (Attempt& attempt : **attempts) {
        attempt.request = requestOf(attempt.requestHead, record->row.target);
        classify(attempt, m_classifier);
    }
    const bool hasChanged = kindsOf(**attempts) != before;
    if (hasChanged && (scenario->retry.retries > 0 || mayComeLater(effects->probes)))
        return std::optional<Known>();
    Known known{run, record->row.parent, releasedUs(*record, **attempts), *scenario, {}, false};
    known.result = judged(*record, *scenario, *effects, std::move(**attempts));
    return std::optional(std::move(known));
}

PlayResult StoredPlays::judged(const RunRecord& record, const Scenario& scenario, const CountedEffects& counted,
                               std::vector<Attempt> attempts) const
{
    RunFacts facts;
    facts.scenario = scenario;
    facts.probes = counted.probes;
    facts.hasIdentity = !m_contract.identity.isEmpty();
    facts.isLoopback = record.facts[u"isLoopback"_s].toBool();
    facts.hasUsedKeys = counted.hasUsedKeys;
    History history;
    for (const Attempt& attempt : attempts)
        history.add(attempt);
    PlayResult result;
    result.run = record.row.id;
    result.attempts = std::move(attempts);
    result.probes = counted.probes;
    result.judgement = judge(history, facts, m_profile);
    return result;
}

/// By number, with heads and bodies. None: a body was cut, so that what was in it cannot be judged.
Result<std::optional<std::vector<Attempt>>> StoredPlays::attemptsOf(qint64 run)
{
    const auto count = m_reader.attemptCount(run);
    if (!count)
        return Failure(count.error());
    const auto listed = m_reader.attempts(run, {}, 0, int(*count));
    if (!listed)
        return Failure(listed.error());
    std::vector<Attempt> attempts;
    for (const Attempt& row : *listed) {
        const auto bodies = m_reader.bodyFacts(run, row.number);
        if (!bodies)
            return Failure(bodies.error());
        if (bodies->request.isCut || bodies->response.isCut)
            return std::optional<std::vector<Attempt>>();
        auto attempt = m_reader.attempt(run, row.number);
        if (!attempt)
            return Failure(attempt.error());
        attempts.push_back(std::move(*attempt));
    }
    return std::optional(std::move(attempts));
}

}
