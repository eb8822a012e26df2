// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/auditreport.h"

#include "model/json.h"
#include "report/formats/junitcases.h"
#include "session/auditsession.h"
#include "session/reportreader.h"
#include "session/rundocument.h"
#include "session/runreport.h"

#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostPieces = 2;     ///< runs whose attempts are shown for a check
constexpr std::size_t mostShown = 3;      ///< attempts of each
constexpr std::size_t mostOperations = 3; ///< that a reproduction repeats

bool isShown(const Finding& finding)
{
    return finding.result != CheckResult::Pass && finding.result != CheckResult::NotApplicable;
}

/// A run of the audit may have been deleted by itself: then there is nothing to show of it.
Result<void> unlessGone(const Error& error)
{
    return error.code == ErrorCode::NotFound ? Result<void>() : Failure(error);
}

/// Collects what shows the findings of one audit.
class EvidenceReader
{
public:
    explicit EvidenceReader(RunReader& reader)
        : m_reader(reader)
    {
    }

    Result<CheckEvidence> read(const CheckOutcome& check)
    {
        CheckEvidence evidence;
        const std::vector<EvidencePiece>& pieces = check.finding.evidence;
        for (std::size_t i = 0; i < std::min(pieces.size(), mostPieces); ++i) {
            if (auto added = addShown(pieces[i], evidence); !added)
                return Failure(added.error());
        }
        for (const EvidencePiece& piece : pieces) {
            if (piece.attempts.empty() || !evidence.reproduction.empty())
                continue;
            if (auto added = addReproduction(piece, evidence); !added)
                return Failure(added.error());
        }
        for (const qint64 run : check.runs) {
            if (auto added = addRounds(run, evidence); !added)
                return Failure(added.error());
        }
        return evidence;
    }

private:
    Result<KnownHappenings> happeningsOf(qint64 run)
    {
        return m_reader.run(run).map([](const RunRecord& record) {
            return KnownHappenings(seriesFromJson(record.series).value_or(RunSeries()));
        });
    }

    Result<void> addShown(const EvidencePiece& piece, CheckEvidence& evidence)
    {
        const auto known = happeningsOf(piece.run);
        if (!known)
            return unlessGone(known.error());
        for (std::size_t i = 0; i < std::min(piece.attempts.size(), mostShown); ++i) {
            auto exchange = readExchange(m_reader, piece.run, piece.attempts[i]);
            if (!exchange)
                return unlessGone(exchange.error());
            exchange->happening = happeningOf(exchange->attempt, *known);
            evidence.exchanges.push_back(std::move(*exchange));
        }
        return {};
    }

    Result<void> addReproduction(const EvidencePiece& piece, CheckEvidence& evidence)
    {
        std::vector<int> operations;
        for (const qint64 number : piece.attempts) {
            const auto attempt = m_reader.attempt(piece.run, number);
            if (!attempt)
                return unlessGone(attempt.error());
            if (operations.size() < mostOperations &&
                std::find(operations.begin(), operations.end(), attempt->operation) == operations.end())
                operations.push_back(attempt->operation);
        }
        const auto known = happeningsOf(piece.run);
        if (!known)
            return unlessGone(known.error());
        auto exchanges = exchangesOf(m_reader, piece.run, operations, *known);
        if (!exchanges)
            return Failure(exchanges.error());
        evidence.reproduction = std::move(*exchanges);
        return {};
    }

    Result<void> addRounds(qint64 run, CheckEvidence& evidence)
    {
        const auto record = m_reader.run(run);
        if (!record)
            return unlessGone(record.error());
        const auto scenario = scenarioFromJson(record->scenario);
        const auto judgement = judgementFromJson(record->judgement);
        if (!scenario || !judgement || scenario->rounds < 2 || evidence.rounds > 0)
            return {};
        evidence.rounds = scenario->rounds;
        evidence.failedRounds = violatedRounds(*judgement, *scenario);
        return {};
    }

    RunReader& m_reader;
};

QStringList namesOf(const QJsonValue& array)
{
    QStringList names;
    for (const QJsonValue& name : array.toArray())
        names.append(name.toString());
    return names;
}

std::optional<int> numberOf(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(value.toInt()) : std::nullopt;
}

AuditBounds boundsOf(const QJsonObject& facts)
{
    AuditBounds bounds{namesOf(facts[u"checks"_s]),
                       namesOf(facts[u"skipped"_s]),
                       numberOf(facts[u"rounds"_s]),
                       numberOf(facts[u"clients"_s]),
                       {}};
    for (const QJsonValue& age : facts[u"ages_ms"_s].toArray())
        bounds.agesMs.push_back(age.toInteger());
    return bounds;
}

}

Result<AuditReport> readAuditReport(RunReader& reader, qint64 id)
{
    auto stored = readStoredAudit(reader, id);
    if (!stored)
        return Failure(stored.error());
    const auto record = reader.audit(id);
    if (!record)
        return Failure(record.error());
    AuditReport report;
    report.audit = std::move(stored->audit);
    report.state = stateWord(stored->row.state);
    report.setup = reportSetup(record->request, record->profile, record->facts, record->row.environment);
    report.bounds = boundsOf(record->facts);
    EvidenceReader evidence(reader);
    for (const CheckOutcome& check : report.audit.checks) {
        if (!isShown(check.finding))
            continue;
        auto found = evidence.read(check);
        if (!found)
            return Failure(found.error());
        report.evidence.emplace(check.id, std::move(*found));
    }
    return report;
}

}
