// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/reportreader.h"

#include "base/clock.h"
#include "model/json.h"
#include "session/auditreport.h"
#include "session/deliveryreport.h"
#include "session/deliverysession.h"
#include "session/runreport.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ReaderText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportReader)
};

/// Gathers the names of what was redacted in everything that a report shows.
class Redactions
{
public:
    void add(const ReportSetup& setup)
    {
        add(QString::fromUtf8(QJsonDocument(toJson(setup.request)).toJson()));
        for (const Field& variable : setup.variables) {
            if (variable.secret)
                m_names.append(variable.name);
        }
    }
    void add(const std::vector<ReportExchange>& exchanges)
    {
        for (const ReportExchange& exchange : exchanges) {
            const Attempt& attempt = exchange.attempt;
            for (const QByteArray& bytes :
                 {attempt.requestHead, attempt.requestBody, attempt.response.head, attempt.response.body})
                add(QString::fromUtf8(bytes));
            add(attempt.error);
        }
    }
    QStringList names()
    {
        m_names.sort(Qt::CaseInsensitive);
        m_names.removeDuplicates();
        return m_names;
    }

private:
    void add(const QString& text) { m_names += secretNames(text); }

    QStringList m_names;
};

/// How a server names itself, from the headers that say so.
QString serverOf(const std::vector<ReportExchange>& exchanges)
{
    QStringList said;
    for (const ReportExchange& exchange : exchanges) {
        for (const HeaderField& field : exchange.attempt.response.headers) {
            const QByteArray name = field.name.toLower();
            const QString text = QString::fromUtf8(field.name + ": " + field.value);
            const bool isName = name == "server" || name == "x-powered-by" || name.endsWith("-version");
            if (isName && !said.contains(text))
                said.append(text);
        }
    }
    return said.join(u", "_s);
}

void describe(ReportData& data)
{
    Redactions redactions;
    if (data.run) {
        redactions.add(data.run->setup);
        redactions.add(data.run->evidence);
        data.server = serverOf(data.run->evidence);
    }
    if (data.audit) {
        redactions.add(data.audit->setup);
        for (const auto& [check, evidence] : data.audit->evidence) {
            redactions.add(evidence.exchanges);
            if (data.server.isEmpty())
                data.server = serverOf(evidence.exchanges);
        }
    }
    if (data.delivery) {
        redactions.add(data.delivery->setup);
        for (const CellEvidence& evidence : data.delivery->evidence) {
            redactions.add(evidence.exchanges);
            if (data.server.isEmpty())
                data.server = serverOf(evidence.exchanges);
        }
    }
    data.redacted = redactions.names();
}

Result<void> addEarlier(RunReader& reader, const ReportSubject& subject, const ReportSubject& earlier, ReportData& data)
{
    if (data.delivery)
        return fail(ErrorCode::InvalidInput, ReaderText::tr("A delivery is not compared."));
    if (earlier.kind != subject.kind)
        return fail(ErrorCode::InvalidInput, ReaderText::tr("A run is compared with a run, an audit with an audit."));
    if (subject.kind == ReportSubject::Kind::Run)
        return readRunReport(reader, earlier.id).map([&](RunReport run) { data.earlierRun = std::move(run); });
    return readStoredAudit(reader, earlier.id).map([&](const StoredAudit& audit) { data.earlierAudit = audit.audit; });
}

Result<void> readRun(RunReader& reader, qint64 id, ReportData& data)
{
    const auto record = reader.run(id);
    if (!record)
        return Failure(record.error());
    if (isDelivery(record->row))
        return readDeliveryReport(reader, id).map([&](DeliveryReport read) { data.delivery = std::move(read); });
    return readRunReport(reader, id).map([&](RunReport read) { data.run = std::move(read); });
}

Result<void> readSubject(RunReader& reader, const ReportSubject& subject, ReportData& data)
{
    if (subject.kind == ReportSubject::Kind::Run)
        return readRun(reader, subject.id, data);
    return readAuditReport(reader, subject.id).map([&](AuditReport read) { data.audit = std::move(read); });
}

}

Result<ReportSubject> ReportSubject::parse(const QString& text)
{
    ReportSubject subject;
    QString number = text;
    if (text.startsWith("audit:"_L1)) {
        subject.kind = Kind::Audit;
        number = text.mid(6);
    } else if (text.startsWith("run:"_L1)) {
        number = text.mid(4);
    }
    bool isNumber = false;
    subject.id = number.toLongLong(&isNumber);
    if (!isNumber)
        return fail(ErrorCode::InvalidInput,
                    ReaderText::tr("“%1” is neither a run nor audit:N; “idemscope history list” shows them").arg(text));
    return subject;
}

Result<ReportData> readReport(RunReader& reader, const ReportSubject& subject,
                              const std::optional<ReportSubject>& earlier)
{
    ReportData data;
    data.version = QString::fromLatin1(IDEMSCOPE_VERSION);
    data.created = wallClockText();
    if (auto read = readSubject(reader, subject, data); !read)
        return Failure(read.error());
    if (earlier) {
        if (auto added = addEarlier(reader, subject, *earlier, data); !added)
            return Failure(added.error());
    }
    describe(data);
    return data;
}

Result<ReportExchange> readExchange(RunReader& reader, qint64 run, qint64 number)
{
    auto attempt = reader.attempt(run, number);
    if (!attempt)
        return Failure(attempt.error());
    const auto facts = reader.bodyFacts(run, number);
    if (!facts)
        return Failure(facts.error());
    ReportExchange exchange;
    exchange.run = run;
    exchange.attempt = std::move(*attempt);
    exchange.isBodyCut = facts->request.isCut || facts->response.isCut;
    return exchange;
}

}
