// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/auditreport.h"

#include "model/auditscore.h"
#include "model/json/words.h"
#include "report/csvline.h"
#include "report/sidebyside.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditReportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditReport)
};

QJsonArray textsOf(const std::vector<Sentence>& sentences)
{
    QJsonArray texts;
    for (const Sentence& sentence : sentences)
        texts.append(sentence.text());
    return texts;
}

template <typename Number>
QJsonArray numbersOf(const std::vector<Number>& numbers)
{
    QJsonArray array;
    for (const Number number : numbers)
        array.append(number);
    return array;
}

QJsonObject evidenceJson(const EvidencePiece& piece)
{
    return {{u"run"_s, piece.run > 0 ? QJsonValue(piece.run) : QJsonValue(QJsonValue::Null)},
            {u"attempts"_s, numbersOf(piece.attempts)}};
}

/// The piece that shows most, or at least the first run.
EvidencePiece firstEvidence(const CheckOutcome& check)
{
    if (!check.finding.evidence.empty())
        return check.finding.evidence.front();
    return {check.runs.empty() ? 0 : check.runs.front(), {}};
}

QJsonObject checkJson(const CheckOutcome& check)
{
    const Finding& finding = check.finding;
    QJsonArray further;
    for (std::size_t i = 1; i < finding.evidence.size(); ++i)
        further.append(evidenceJson(finding.evidence[i]));
    QJsonObject object{{u"id"_s, check.id},
                       {u"result"_s, word(finding.result)},
                       {u"severity"_s, word(finding.severity)},
                       {u"finding"_s, finding.sentence.text()},
                       {u"evidence"_s, evidenceJson(firstEvidence(check))},
                       {u"details"_s, textsOf(finding.details)},
                       {u"source"_s, finding.source},
                       {u"runs"_s, numbersOf(check.runs)},
                       {u"duration_ms"_s, check.durationMs}};
    if (!further.isEmpty())
        object.insert(u"further_evidence"_s, further);
    return object;
}

QJsonObject scoreJson(const Audit& audit)
{
    const AuditScore score = AuditScore::of(audit);
    return {{u"pass"_s, score.pass},
            {u"fail"_s, score.fail},
            {u"warn"_s, score.warn},
            {u"inconclusive"_s, score.inconclusive},
            {u"not_applicable"_s, score.notApplicable}};
}

QJsonArray idsOf(const std::vector<CheckChange>& changes)
{
    QJsonArray ids;
    for (const CheckChange& change : changes)
        ids.append(change.id);
    return ids;
}

Failure notUnderstood(const QString& member)
{
    return fail(ErrorCode::InvalidInput, AuditReportText::tr("%1: not as the JSON of an audit has it").arg(member));
}

}

QJsonObject auditDocument(const Audit& audit, const QString& state)
{
    QJsonArray checks;
    for (const CheckOutcome& check : audit.checks)
        checks.append(checkJson(check));
    return {{u"idemscope"_s, QString::fromLatin1(IDEMSCOPE_VERSION)},
            {u"audit"_s, QJsonObject{{u"id"_s, audit.id},
                                     {u"seed"_s, qint64(audit.seed)},
                                     {u"started"_s, audit.started},
                                     {u"duration_ms"_s, audit.durationMs},
                                     {u"attempts"_s, audit.attempts},
                                     {u"state"_s, state}}},
            {u"title"_s, audit.title},
            {u"target"_s, audit.target},
            {u"profile"_s, audit.profile},
            {u"score"_s, scoreJson(audit)},
            {u"notes"_s, textsOf(audit.notes)},
            {u"checks"_s, checks}};
}

QJsonObject auditDocument(const Audit& audit, const QString& state, const AuditComparison& comparison)
{
    QJsonObject document = auditDocument(audit, state);
    document.insert(u"baseline"_s, QJsonObject{{u"fixed"_s, idsOf(comparison.fixed)},
                                               {u"new"_s, idsOf(comparison.fresh)},
                                               {u"still"_s, idsOf(comparison.still)},
                                               {u"unsure"_s, idsOf(comparison.unsure)}});
    return document;
}

void addJudged(QJsonObject& document, const Audit& first, const std::vector<JudgedAudit>& others)
{
    QJsonArray documents;
    std::vector<Audit> audits{first};
    for (const JudgedAudit& other : others) {
        documents.append(auditDocument(other.audit, other.state));
        audits.push_back(other.audit);
    }
    document.insert(u"also_judged_by"_s, documents);
    document.insert(u"differences"_s, QJsonArray::fromStringList(differingChecks(sideBySide(audits))));
}

Result<Audit> auditFromDocument(const QJsonObject& document)
{
    if (!document[u"checks"_s].isArray())
        return notUnderstood(u"checks"_s);
    Audit audit;
    audit.profile = document[u"profile"_s].toString();
    audit.title = document[u"title"_s].toString();
    audit.target = document[u"target"_s].toString();
    audit.started = document[u"audit"_s][u"started"_s].toString();
    const QJsonArray checks = document[u"checks"_s].toArray();
    for (qsizetype i = 0; i < checks.size(); ++i) {
        const QJsonValue check = checks[i];
        const auto result = fromWord<CheckResult>(check[u"result"_s].toString());
        const auto severity = fromWord<Severity>(check[u"severity"_s].toString());
        if (!check[u"id"_s].isString() || !result || !severity)
            return notUnderstood(u"checks[%1]"_s.arg(i));
        CheckOutcome outcome;
        outcome.id = check[u"id"_s].toString();
        outcome.finding.result = *result;
        outcome.finding.severity = *severity;
        outcome.finding.sentence = Sentence::verbatim(check[u"finding"_s].toString());
        audit.checks.push_back(std::move(outcome));
    }
    return audit;
}

QByteArray auditCsv(const Audit& audit)
{
    QByteArray lines = csvRow({"check", "result", "severity", "finding", "source", "run", "attempts", "duration_ms"});
    for (const CheckOutcome& check : audit.checks) {
        const EvidencePiece evidence = firstEvidence(check);
        QByteArrayList attempts;
        for (const qint64 number : evidence.attempts)
            attempts += QByteArray::number(number);
        lines += csvRow({check.id.toUtf8(), word(check.finding.result).toUtf8(), word(check.finding.severity).toUtf8(),
                         csvCell(check.finding.sentence.text().toUtf8()), csvCell(check.finding.source.toUtf8()),
                         evidence.run > 0 ? QByteArray::number(evidence.run) : QByteArray(), attempts.join(' '),
                         QByteArray::number(check.durationMs)});
    }
    return lines;
}

}
