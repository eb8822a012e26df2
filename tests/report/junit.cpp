// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/junitreport.h"
#include "report/samples.h"

#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <numeric>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A testcase as a consumer reads it.
struct ReadCase
{
    QString result; ///< failure, error, skipped; empty: passed
    QString message, type, output;
    double seconds = -1;
};

/// Reads what GitLab and Jenkins do (classname + name are the key), and notes what either would refuse.
struct ReadReport
{
    explicit ReadReport(const QByteArray& bytes)
        : size(bytes.size())
    {
        QXmlStreamReader xml(bytes);
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement)
                start(xml);
        }
        if (xml.hasError())
            faults.append(xml.errorString());
    }

    void start(QXmlStreamReader& xml)
    {
        const QString name = xml.name().toString();
        if (name == "testsuites"_L1 || name == "testsuite"_L1) {
            for (const QLatin1StringView attribute : {"tests"_L1, "failures"_L1, "errors"_L1, "skipped"_L1})
                counts[name + u'.' + attribute] = xml.attributes().value(attribute).toInt();
            timestamp = xml.attributes().value("timestamp"_L1).toString();
            suites.append(xml.attributes().value("name"_L1).toString());
        } else if (name == "testcase"_L1) {
            key = u"%1|%2"_s.arg(xml.attributes().value("classname"_L1), xml.attributes().value("name"_L1));
            if (cases.contains(key))
                faults.append(u"GitLab ignores the second "_s + key);
            cases[key].seconds = xml.attributes().value("time"_L1).toDouble();
        } else if (name == "failure"_L1 || name == "error"_L1 || name == "skipped"_L1) {
            cases[key].result = name;
            cases[key].message = xml.attributes().value("message"_L1).toString();
            cases[key].type = xml.attributes().value("type"_L1).toString();
        } else if (name == "system-out"_L1) {
            cases[key].output = xml.readElementText();
        } else if (name != "properties"_L1 && name != "property"_L1) {
            faults.append(u"not of the common core: "_s + name);
        }
    }

    int count(const QString& result) const
    {
        return int(
            std::count_if(cases.begin(), cases.end(), [&](const auto& one) { return one.second.result == result; }));
    }

    qsizetype size;
    QStringList faults, suites;
    QString timestamp, key;
    std::map<QString, int> counts;
    std::map<QString, ReadCase> cases;
};

QStringList namesOf(const ReadReport& report)
{
    QStringList names;
    for (const auto& [name, read] : report.cases)
        names.append(name);
    return names;
}

}

class JUnitTest : public QObject
{
    Q_OBJECT

private slots:
    void anAuditHasATestcasePerCheck()
    {
        const ReadReport report(junitReport(samples::auditReport()));
        QCOMPARE(report.faults, QStringList());
        QCOMPARE(report.cases.size(), 6U);
        const auto& race = report.cases.at(u"api.Create payment|race.same-key"_s);
        QCOMPARE(race.result, u"failure"_s);
        QCOMPARE(race.type, u"critical"_s);
        QCOMPARE(race.message, u"10 clients with one key made 3 payments"_s);
        QCOMPARE(race.seconds, 1.25);
        QVERIFY2(race.output.contains("run 7, attempts 11, 12, 13"_L1) && race.output.contains("--seed 4021"_L1) &&
                     race.output.contains("--check race.same-key"_L1),
                 qPrintable(race.output));
        QCOMPARE(report.cases.at(u"api.Create payment|expiry.window"_s).result, u"error"_s);
        QCOMPARE(report.cases.at(u"api.Create payment|key.scope-principal"_s).result, u"skipped"_s);
        QCOMPARE(report.cases.at(u"api.Create payment|control.distinct-keys"_s).result, QString());
    }

    void aDeliveryHasATestcasePerCell()
    {
        const ReadReport report(junitReport(samples::deliveryReport()));
        QCOMPARE(report.faults, QStringList());
        QCOMPARE(report.cases.size(), 3U);
        QCOMPARE(report.cases.at(u"api.Create payment|exactly-once: none"_s).result, QString());
        const ReadCase& refuted = report.cases.at(u"api.Create payment|exactly-once: ack-loss"_s);
        QCOMPARE(refuted.result, u"failure"_s);
        QCOMPARE(refuted.type, u"refuted"_s);
        QCOMPARE(refuted.message, u"10 messages had 2 effects too many."_s);
        QVERIFY2(refuted.output.contains("8 exactly once, 0 lost, 2 duplicated"_L1) &&
                     refuted.output.contains("--seed 4021"_L1),
                 qPrintable(refuted.output));
        QCOMPARE(report.cases.at(u"api.Create payment|exactly-once: duplication"_s).result, u"error"_s);
    }

    void aDeliveryThatWasCutShortIsAnError()
    {
        ReportData data = samples::deliveryReport();
        data.delivery->delivery.cells.clear();
        QCOMPARE(ReadReport(junitReport(data)).count(u"error"_s), 1);
    }

    void aRemarkAndAWarningTurnNothingRed()
    {
        const ReadReport report(junitReport(samples::auditReport()));
        const ReadCase& remark = report.cases.at(u"api.Create payment|replay.marker"_s);
        QCOMPARE(remark.result, QString());
        QVERIFY(remark.output.contains("Nothing tells a replay"_L1));
        const ReadCase& warning = report.cases.at(u"api.Create payment|replay.fidelity"_s);
        QCOMPARE(warning.result, QString());
        QVERIFY(warning.output.contains("<Location> & \"ETag\""_L1));
    }

    void countsAreThoseOfTheCases()
    {
        const ReadReport report(junitReport(samples::auditReport({2, 3})));
        for (const QString& element : {u"testsuites"_s, u"testsuite"_s}) {
            QCOMPARE(report.counts.at(element + u".tests"_s), int(report.cases.size()));
            QCOMPARE(report.counts.at(element + u".failures"_s), report.count(u"failure"_s));
            QCOMPARE(report.counts.at(element + u".errors"_s), report.count(u"error"_s));
            QCOMPARE(report.counts.at(element + u".skipped"_s), report.count(u"skipped"_s));
        }
    }

    void threeFailingRoundsAreThreeFailures()
    {
        const ReadReport report(junitReport(samples::auditReport({2, 7, 20})));
        QCOMPARE(report.faults, QStringList());
        QCOMPARE(report.count(u"failure"_s), 3);
        QVERIFY(report.cases.contains(u"api.Create payment|race.same-key [round 7]"_s));
    }

    void aRunWithThreeFailingRoundsHasThreeFailures()
    {
        ReportData data = samples::runReport();
        data.run->scenario.operations = 2; // the duplicated operations 3, 5 and 9 lie in rounds 2, 3 and 5
        data.run->scenario.rounds = 5;
        const ReadReport report(junitReport(data));
        QCOMPARE(report.faults, QStringList());
        QCOMPARE(report.count(u"failure"_s), 3);
        QVERIFY2(report.cases.contains(u"api.Create payment|exactly once [round 5]"_s),
                 qPrintable(namesOf(report).join(u", "_s)));
    }

    void moreThanAHundredFailingRoundsAreSaid()
    {
        std::vector<int> rounds(250);
        std::iota(rounds.begin(), rounds.end(), 1);
        const ReadReport report(junitReport(samples::auditReport(rounds)));
        QCOMPARE(report.count(u"failure"_s), 100);
        QVERIFY(report.cases.at(u"api.Create payment|race.same-key [round 100]"_s).message.contains("150"_L1));
    }

    void namesAreTheSameOnEveryRun()
    {
        ReportData later = samples::runReport();
        later.run->about = {8, 99, u"2027-01-01T00:00:00.000Z"_s, 77, u"finished"_s};
        later.run->target = u"http://127.0.0.1:9999"_s;
        const ReadReport one(junitReport(samples::runReport()));
        const ReadReport other(junitReport(later));
        QCOMPARE(namesOf(one), namesOf(other));
        QCOMPARE(one.suites, other.suites);
    }

    void anExpectationIsATestcase()
    {
        ReportData data = samples::runReport();
        data.run->scenario.expectations = {u"p95<1ms"_s, u"p95<10s"_s};
        data.run->judgement->figures.all = data.run->judgement->figures.first;
        const ReadReport report(junitReport(data));
        QCOMPARE(report.cases.at(u"api.Create payment|expect p95<1ms"_s).result, u"failure"_s);
        QCOMPARE(report.cases.at(u"api.Create payment|expect p95<10s"_s).result, QString());
    }

    void aRequestOfNoCollectionHasAClassToo()
    {
        ReportData data = samples::runReport();
        data.run->setup.folder.clear();
        data.run->setup.request.name.clear();
        data.run->title = u"POST /v1.2/payments · 10 × 5 · plain"_s;
        QVERIFY(ReadReport(junitReport(data)).cases.contains(u"idemscope.POST /v1_2/payments|exactly once"_s));
    }

    void aRunThatCouldNotBeJudgedIsAnError()
    {
        ReportData data = samples::runReport();
        data.run->judgement.reset();
        QCOMPARE(ReadReport(junitReport(data)).count(u"error"_s), 1);
    }

    void theTimestampIsUtcWithoutZone()
    {
        QCOMPARE(ReadReport(junitReport(samples::auditReport())).timestamp, u"2026-03-04T03:06:07"_s);
    }

    void whatXmlDoesNotAllowIsLeftOut()
    {
        ReportData data = samples::auditReport();
        data.audit->audit.checks[1].finding.sentence = Sentence::verbatim(u"a\u0001b\u0008c]]>d\uffff\U0001F600"_s);
        const ReadReport report(junitReport(data));
        QCOMPARE(report.faults, QStringList());
        QCOMPARE(report.cases.at(u"api.Create payment|race.same-key"_s).message, u"abc]]>d\U0001F600"_s);
    }
};

QTEST_GUILESS_MAIN(JUnitTest)
#include "junit.moc"
