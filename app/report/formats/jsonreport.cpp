// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/jsonreport.h"

#include "judge/deliveryjudge.h"
#include "model/json.h"
#include "model/json/deliverywords.h"
#include "report/auditreport.h"
#include "report/command/rerun.h"
#include "report/deliveryreport.h"
#include "report/page/sections.h"
#include "report/steptext.h"

#include <QFile>
#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

template <typename Number>
QJsonValue orNull(const std::optional<Number>& number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

/// A body that is no text is given in Base64 under another name.
void insertBytes(QJsonObject& object, const QString& name, const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    if (text.toUtf8() == bytes)
        object.insert(name, text);
    else
        object.insert(name + u"_base64"_s, QString::fromLatin1(bytes.toBase64()));
}

QJsonObject timingJson(const Timing& timing)
{
    QJsonObject object;
    const std::pair<QString, qint64> moments[] = {
        {u"intended_us"_s, timing.intended}, {u"started_us"_s, timing.started},
        {u"dns_us"_s, timing.resolved},      {u"connect_us"_s, timing.connected},
        {u"tls_us"_s, timing.secured},       {u"released_us"_s, timing.released},
        {u"sent_us"_s, timing.sent},         {u"first_byte_us"_s, timing.firstByte},
        {u"complete_us"_s, timing.complete}};
    for (const auto& [name, moment] : moments) {
        if (moment >= 0)
            object.insert(name, moment);
    }
    return object;
}

QJsonObject exchangeJson(const ReportExchange& exchange)
{
    const Attempt& attempt = exchange.attempt;
    QJsonObject sent, received;
    insertBytes(sent, u"head"_s, attempt.requestHead);
    insertBytes(sent, u"body"_s, attempt.requestBody);
    insertBytes(received, u"head"_s, attempt.response.head);
    insertBytes(received, u"body"_s, attempt.response.body);
    return {{u"run"_s, exchange.run},
            {u"attempt"_s, attempt.number},
            {u"operation"_s, attempt.operation + 1},
            {u"round"_s, attempt.round + 1},
            {u"key"_s, QString::fromUtf8(attempt.key)},
            {u"outcome"_s, word(attempt.outcome)},
            {u"class"_s, word(attempt.kind)},
            {u"happening"_s, exchange.happening ? QJsonValue(word(*exchange.happening)) : QJsonValue()},
            {u"status"_s, attempt.status > 0 ? QJsonValue(attempt.status) : QJsonValue()},
            {u"wire_sends"_s, attempt.wireSends},
            {u"error"_s, attempt.error},
            {u"timing"_s, timingJson(attempt.timing)},
            {u"sent"_s, sent},
            {u"received"_s, received},
            {u"body_cut"_s, exchange.isBodyCut}};
}

QJsonArray exchangesJson(const std::vector<ReportExchange>& exchanges)
{
    QJsonArray array;
    for (const ReportExchange& exchange : exchanges)
        array.append(exchangeJson(exchange));
    return array;
}

QJsonArray readingsJson(const RunReport& run)
{
    QJsonArray array;
    for (const ReportReading& reading : run.readings)
        array.append(
            QJsonObject{{u"probe"_s, reading.probe},
                        {u"operation"_s, reading.operation ? QJsonValue(*reading.operation + 1) : QJsonValue()},
                        {u"round"_s, reading.round + 1},
                        {u"before"_s, orNull(reading.before)},
                        {u"after"_s, orNull(reading.after)},
                        {u"error"_s, reading.error}});
    return array;
}

void insertSetup(QJsonObject& document, const ReportSetup& setup)
{
    document.insert(u"environment"_s, setup.environment);
    document.insert(u"request"_s, toJson(setup.request));
    document.insert(u"profile_document"_s, toJson(setup.profile));
}

QJsonObject runJson(const RunReport& run)
{
    QJsonObject document = burstDocument(run.about, run.judgement.value_or(Judgement()), run.scenario.release);
    document.insert(u"kind"_s, run.kind);
    document.insert(u"title"_s, run.title);
    document.insert(u"target"_s, run.target);
    document.insert(u"sentence"_s, run.judgement ? run.judgement->sentence.text() : QString());
    document.insert(u"evidence_sentence"_s, run.judgement ? run.judgement->evidenceSentence.text() : QString());
    document.insert(u"scenario"_s, toJson(run.scenario));
    RunSeries series = run.series;
    series.attemptHappenings.clear(); // a letter per attempt
    document.insert(u"series"_s, toJson(series));
    document.insert(u"readings"_s, readingsJson(run));
    QJsonArray steps;
    for (const StepExchange& step : run.steps)
        steps.append(stepJson(run.setup.request.steps, step));
    document.insert(u"steps"_s, steps);
    document.insert(u"exchanges"_s, exchangesJson(run.evidence));
    document.insert(u"command"_s, rerunCommand(run));
    QJsonArray keys;
    for (const QByteArray& key : run.inDoubt)
        keys.append(QString::fromUtf8(key));
    document.insert(u"in_doubt"_s, keys);
    insertSetup(document, run.setup);
    return document;
}

QJsonObject auditJson(const ReportData& data)
{
    const AuditReport& audit = *data.audit;
    QJsonObject document = data.earlierAudit
                               ? auditDocument(audit.audit, audit.state, compareAudits(*data.earlierAudit, audit.audit))
                               : auditDocument(audit.audit, audit.state);
    QJsonObject exchanges, rounds;
    for (const auto& [check, evidence] : audit.evidence) {
        exchanges.insert(check, exchangesJson(evidence.exchanges));
        QJsonArray failed;
        for (const int round : evidence.failedRounds)
            failed.append(round);
        if (!failed.isEmpty())
            rounds.insert(check, failed);
    }
    document.insert(u"exchanges"_s, exchanges);
    document.insert(u"failed_rounds"_s, rounds);
    document.insert(u"command"_s, rerunCommand(audit));
    insertSetup(document, audit.setup);
    return document;
}

QJsonObject deliveryJson(const DeliveryReport& report)
{
    QJsonObject document = deliveryDocument(report.delivery, report.state);
    document.insert(u"sentence"_s, deliverySentence(claimsOf(report.delivery)));
    QJsonObject exchanges;
    for (const CellEvidence& cell : report.evidence)
        exchanges.insert(word(cell.discipline) + u": "_s + word(cell.fault), exchangesJson(cell.exchanges));
    document.insert(u"exchanges"_s, exchanges);
    document.insert(u"command"_s, rerunCommand(report));
    insertSetup(document, report.setup);
    return document;
}

QJsonObject subjectJson(const ReportData& data)
{
    if (data.run)
        return runJson(*data.run);
    if (data.audit)
        return auditJson(data);
    return data.delivery ? deliveryJson(*data.delivery) : QJsonObject();
}

QString subjectWord(const ReportData& data)
{
    return data.run ? u"run"_s : data.audit ? u"audit"_s : u"delivery"_s;
}

}

QJsonObject jsonReport(const ReportData& data)
{
    QJsonObject document = subjectJson(data);
    const bool isComparison = data.earlierRun || data.earlierAudit;
    document.insert(u"report"_s, QJsonObject{{u"format"_s, reportFormat},
                                             {u"subject"_s, subjectWord(data)},
                                             {u"comparison"_s, isComparison},
                                             {u"created"_s, data.created}});
    if (data.earlierRun)
        document.insert(u"earlier"_s, runJson(*data.earlierRun));
    document.insert(u"server"_s, data.server);
    document.insert(u"redacted"_s, QJsonArray::fromStringList(data.redacted));
    const PageSection limits = limitsSection(data);
    document.insert(u"limits"_s, QJsonArray::fromStringList(std::get<ListBlock>(limits.blocks.front()).items));
    return document;
}

QByteArray reportSchema()
{
    QFile file(u":/idemscope/report/report.schema.json"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}
