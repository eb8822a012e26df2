// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/junitreport.h"

#include "report/formats/junitcases.h"

#include <QDateTime>
#include <QUrl>
#include <QXmlStreamWriter>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Without what XML 1.0 does not allow (§2.2).
QString xmlText(const QString& text)
{
    QString allowed;
    allowed.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair) {
            allowed += c;
            allowed += text[++i];
        } else if (c == u'\t' || c == u'\n' || c == u'\r' || (c >= u' ' && !c.isSurrogate() && c < QChar(0xfffe))) {
            allowed += c;
        }
    }
    return allowed;
}

QString secondsText(double seconds)
{
    return QString::number(seconds, 'f', 3);
}

/// UTC without a zone, the form that most readers take.
QString timestampText(const QString& iso8601)
{
    return QDateTime::fromString(iso8601, Qt::ISODateWithMs).toUTC().toString(u"yyyy-MM-ddTHH:mm:ss"_s);
}

struct Suite
{
    QString name, className, started, target;
    std::vector<std::pair<QString, QString>> properties;
    std::vector<JUnitCase> cases;
    double seconds = 0;
};

class JUnitWriter
{
public:
    QByteArray write(const Suite& suite)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(2);
        m_xml.writeStartDocument();
        m_xml.writeStartElement(u"testsuites"_s);
        writeCounts(suite);
        m_xml.writeStartElement(u"testsuite"_s);
        writeCounts(suite);
        m_xml.writeAttribute(u"hostname"_s, QUrl(suite.target).host());
        m_xml.writeAttribute(u"id"_s, u"0"_s);
        writeProperties(suite);
        for (const JUnitCase& one : suite.cases)
            writeCase(suite, one);
        m_xml.writeEndElement();
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    void writeCounts(const Suite& suite)
    {
        const auto count = [&](JUnitCase::Ending ending) {
            return QString::number(std::count_if(suite.cases.begin(), suite.cases.end(),
                                                 [&](const JUnitCase& one) { return one.ending == ending; }));
        };
        m_xml.writeAttribute(u"name"_s, xmlText(suite.name));
        m_xml.writeAttribute(u"tests"_s, QString::number(suite.cases.size()));
        m_xml.writeAttribute(u"failures"_s, count(JUnitCase::Ending::Failed));
        m_xml.writeAttribute(u"errors"_s, count(JUnitCase::Ending::Broken));
        m_xml.writeAttribute(u"skipped"_s, count(JUnitCase::Ending::Skipped));
        m_xml.writeAttribute(u"time"_s, secondsText(suite.seconds));
        m_xml.writeAttribute(u"timestamp"_s, timestampText(suite.started));
    }

    void writeProperties(const Suite& suite)
    {
        m_xml.writeStartElement(u"properties"_s);
        for (const auto& [name, value] : suite.properties) {
            m_xml.writeEmptyElement(u"property"_s);
            m_xml.writeAttribute(u"name"_s, name);
            m_xml.writeAttribute(u"value"_s, xmlText(value));
        }
        m_xml.writeEndElement();
    }

    void writeCase(const Suite& suite, const JUnitCase& one)
    {
        m_xml.writeStartElement(u"testcase"_s);
        m_xml.writeAttribute(u"name"_s, xmlText(one.name));
        m_xml.writeAttribute(u"classname"_s, xmlText(suite.className));
        m_xml.writeAttribute(u"time"_s, secondsText(one.seconds));
        writeResult(one);
        if (!one.output.isEmpty())
            m_xml.writeTextElement(u"system-out"_s, xmlText(one.output));
        m_xml.writeEndElement();
    }

    void writeResult(const JUnitCase& one)
    {
        if (one.ending == JUnitCase::Ending::Passed)
            return;
        const QString names[] = {{}, u"failure"_s, u"error"_s, u"skipped"_s};
        m_xml.writeStartElement(names[int(one.ending)]);
        m_xml.writeAttribute(u"message"_s, xmlText(one.message));
        if (one.ending != JUnitCase::Ending::Skipped) {
            m_xml.writeAttribute(u"type"_s, one.type);
            m_xml.writeCharacters(xmlText(one.message));
        }
        m_xml.writeEndElement();
    }

    QByteArray m_bytes;
    QXmlStreamWriter m_xml{&m_bytes};
};

Suite suiteOf(const RunReport& run)
{
    const QString name = junitClassName(run.setup, run.title);
    return {name,
            name,
            run.about.started,
            run.target,
            {{u"run"_s, QString::number(run.about.id)},
             {u"seed"_s, QString::number(run.about.seed)},
             {u"target"_s, run.target},
             {u"profile"_s, run.setup.profile.name}},
            junitCases(run),
            double(run.about.durationMs) / 1000};
}

Suite suiteOf(const AuditReport& audit)
{
    const QString name = junitClassName(audit.setup, audit.audit.title);
    return {name,
            name,
            audit.audit.started,
            audit.audit.target,
            {{u"audit"_s, QString::number(audit.audit.id)},
             {u"seed"_s, QString::number(audit.audit.seed)},
             {u"target"_s, audit.audit.target},
             {u"profile"_s, audit.audit.profile}},
            junitCases(audit),
            double(audit.audit.durationMs) / 1000};
}

Suite suiteOf(const DeliveryReport& report)
{
    const Delivery& delivery = report.delivery;
    const QString name = junitClassName(report.setup, delivery.title);
    return {name,
            name,
            delivery.started,
            delivery.target,
            {{u"run"_s, QString::number(delivery.id)},
             {u"seed"_s, QString::number(delivery.seed)},
             {u"target"_s, delivery.target},
             {u"profile"_s, report.setup.profile.name}},
            junitCases(report),
            double(delivery.durationMs) / 1000};
}

Suite suiteOf(const ReportData& data)
{
    if (data.run)
        return suiteOf(*data.run);
    if (data.audit)
        return suiteOf(*data.audit);
    return data.delivery ? suiteOf(*data.delivery) : Suite();
}

}

QByteArray junitReport(const ReportData& data)
{
    Suite suite = suiteOf(data);
    suite.properties.emplace_back(u"idemscope"_s, data.version);
    return JUnitWriter().write(suite);
}

}
