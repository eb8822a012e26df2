// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/charts/chartdrawing.h"
#include "report/contract/observedcontract.h"
#include "report/formats/htmlreport.h"
#include "report/formats/jsonreport.h"
#include "report/formats/markdownreport.h"
#include "report/samples.h"
#include "support/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QString html(const ReportData& data)
{
    return QString::fromUtf8(htmlReport(reportPage(data, InkSource::Classes), u"en"_s));
}

qsizetype count(const QString& text, const QString& pattern)
{
    qsizetype found = 0;
    for (auto match = QRegularExpression(pattern).globalMatch(text); match.hasNext(); match.next())
        ++found;
    return found;
}

qsizetype placeOf(const QString& text, const QString& part)
{
    const qsizetype place = text.indexOf(part);
    if (place < 0)
        qWarning() << "missing:" << part;
    return place;
}

}

class PagesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theVerdictComesFirst()
    {
        const QString sentence = u"Duplicated: 10 operations produced 14 effects"_s;
        const QString page = html(samples::runReport());
        QVERIFY(0 < placeOf(page, sentence) && placeOf(page, sentence) < placeOf(page, u"id=\"facts\""_s));
        QVERIFY(placeOf(page, u"id=\"facts\""_s) < placeOf(page, u"id=\"evidence\""_s));
        const QString comment = QString::fromUtf8(markdownReport(reportPage(samples::runReport(), InkSource::Paper)));
        QVERIFY(0 < placeOf(comment, sentence));
        QVERIFY(placeOf(comment, sentence) < placeOf(comment, u"## What was asked"_s));
    }

    void everythingThatMattersIsSaid()
    {
        const QString page = html(samples::runReport());
        for (const QString& part :
             {u"127.0.0.1:8080"_s, u"Server: pay/2.4"_s, u"4021"_s, u"0.1.0"_s, u"stripe: Stripe"_s, u"status 503"_s,
              u"Idempotency-Key: 3f0c1c0a"_s, u"Difference to the first answer"_s, u"How to run it again"_s,
              u"--arrival concurrent"_s, u"--release last-byte"_s, u"IDEMSCOPE_SECRET_TOKEN"_s,
              u"Limits of this statement"_s, u"What was left out"_s, u"99,950 more in the log"_s})
            QVERIFY2(page.contains(part), qPrintable(part));
    }

    void thePageNeedsNothingFromOutside()
    {
        for (const QString& page : {html(samples::runReport()), html(samples::auditReport())}) {
            QCOMPARE(count(page, u"(src|href)\\s*=\\s*\"(?!#|data:)"_s), 0);
            QCOMPARE(count(page, u"url\\(|@import|<iframe|<object|<embed"_s), 0);
            QVERIFY(page.contains(u"default-src 'none'"_s));
        }
    }

    void theChartsAreDrawnFromTheSameSeries()
    {
        const QString page = html(samples::runReport());
        QCOMPARE(count(page, u"<svg "_s), 4);
        const QString timeline = page.section(u"<svg "_s, 1, 1).section(u"</svg>"_s, 0, 0);
        QCOMPARE(count(timeline, u"class=\"f-executed\""_s), 10);
        QCOMPARE(count(timeline, u"<rect [^>]*class=\"f-duplicate-effect\""_s), 4);
        QVERIFY(timeline.contains(u"op 10"_s) && timeline.contains(u"release"_s));
        QVERIFY(page.contains(u".f-duplicate-effect{fill:#d55e00}"_s));
        QVERIFY(
            page.contains(u"14 effect(s) observed over 10 operation(s); 4 more than expected, in 3 operation(s)"_s));
    }

    void everyReplayIsNamedByWhatItRepeats()
    {
        ReportData data = samples::runReport();
        Figures& figures = data.run->judgement->figures;
        figures.replays = 1;
        figures.cacheHitRatio.reset();
        figures.reexecutionRatio = 0.556;
        figures.duplicateEffectRate = 5;
        data.run->series.happenings[std::size_t(Happening::Replay)] = 4;
        data.run->series.cacheByAge.clear();
        const QString page = html(data);
        for (const QString& part :
             {u"4, of first executions 1"_s, u"Their replays"_s, u"no repeat was released after"_s,
              u"replays to those already under way are no hits"_s, u"(duplicates ÷ operations or keys)"_s,
              u"(executions after the first ÷ requests after the first)"_s})
            QVERIFY2(page.contains(part), qPrintable(part));
    }

    void everyAttemptIsOneBar()
    {
        // Sums of these places are not exact: a bar was drawn again behind its own end.
        RunSeries series;
        series.operationsShown = series.operationsTotal = 1;
        for (int i = 0; i < 200; ++i)
            series.timeline.push_back({0, i, 137 * i, 137 * i + 75'300 + 911 * i, Happening::DuplicateEffect, i + 1});
        const QString svg = QString::fromUtf8(timelineDrawing(series, InkSource::Classes).svg);
        QCOMPARE(count(svg, u"<rect "_s), 200);
    }

    void everyChartHasItsFiguresAsATable()
    {
        ReportData data = samples::runReport();
        const QString page = html(data);
        const QStringList figures = page.split(u"<figure>"_s).mid(1);
        QCOMPARE(figures.size(), 4);
        for (const QString& figure : figures) {
            const QString table = figure.section(u"<details>"_s, 1).section(u"</details>"_s, 0, 0);
            QVERIFY2(table.contains(u"<summary>"_s) && count(table, u"<td"_s) > 3, qPrintable(figure));
        }
        const TimelineBar bar = data.run->series.timeline.front();
        data.run->series.timeline.assign(1250, bar);
        const QString shortened = html(data).section(u"<figure>"_s, 1, 1);
        QCOMPARE(count(shortened, u"<tr>"_s), 201);
        QVERIFY2(shortened.contains(u"1,050 more in the JSON report"_s), qPrintable(shortened.right(300)));
    }

    void aRunWithoutAttemptsSaysWhyThereIsNoChart()
    {
        ReportData data = samples::runReport();
        data.run->series = {};
        data.run->attempts.clear();
        data.run->evidence.clear();
        const QString page = html(data);
        QCOMPARE(count(page, u"<svg "_s), 0);
        QVERIFY(page.contains(u"No effects were counted"_s));
    }

    void markupInAnswersStaysText()
    {
        ReportData data = samples::runReport();
        data.run->evidence[0].attempt.response.body = "<script>alert(1)</script><img src=\"http://elsewhere/\">";
        data.run->title = u"POST /\"><b>"_s;
        const QString page = html(data);
        QVERIFY(!page.contains(u"<script>alert"_s) && !page.contains(u"<img"_s) && !page.contains(u"<b>&quot;"_s));
        const QString markdown = QString::fromUtf8(markdownReport(reportPage(data, InkSource::Paper)));
        QVERIFY(markdown.contains(u"POST /\"\\>\\<b\\>"_s));
    }

    void anAuditShowsTheGravestFirst()
    {
        const QString page = html(samples::auditReport());
        const qsizetype findings = placeOf(page, u"id=\"findings\""_s);
        QVERIFY(page.indexOf(u"id=\"race.same-key\""_s, findings) <
                page.indexOf(u"id=\"replay.fidelity\""_s, findings));
        QVERIFY(page.contains(u"Not safe to retry: 1 finding"_s) || page.contains(u"Not safe to retry: "_s));
        QVERIFY(page.contains(u"draft-ietf-httpapi-idempotency-key-header-07 §2.6"_s));
        QVERIFY(page.contains(u"curl -sS"_s));
        QVERIFY(page.contains(u"No second principal is named"_s));
        const QString scorecard = page.mid(placeOf(page, u"id=\"scorecard\""_s));
        QVERIFY(scorecard.contains(u"<span class=\"tone good\">✔ "_s));
        QVERIFY(scorecard.contains(u"<span class=\"tone bad\">✖ "_s));
    }

    void aDeliveryShowsItsClaimsThenTheMatrix()
    {
        const QString page = html(samples::deliveryReport());
        const QString sentence = u"Refuted: 1 of 1 claim"_s;
        QVERIFY(0 < placeOf(page, sentence) && placeOf(page, sentence) < placeOf(page, u"id=\"claims\""_s));
        QVERIFY(placeOf(page, u"id=\"claims\""_s) < placeOf(page, u"id=\"matrix\""_s));
        for (const QString& part :
             {u"Delivery 9: POST /events"_s, u"The consumer wants an id always."_s,
              u"10 messages had 2 effects too many."_s, u"Acknowledgement lost: 20 %, Delivered twice: 10 %"_s,
              u"<td class=\"n\">–</td>"_s, u"idemscope delivery "_s, u"--lose-ack 20"_s, u"Effects were not counted."_s,
              u"Idempotency-Key: 3f0c1c0a"_s})
            QVERIFY2(page.contains(part), qPrintable(part));
        const QString comment =
            QString::fromUtf8(markdownReport(reportPage(samples::deliveryReport(), InkSource::Paper)));
        QVERIFY2(comment.contains(u"| Exactly once | Acknowledgement lost | Refuted |"_s), qPrintable(comment));
    }

    void aComparisonSaysWhatChanged()
    {
        ReportData data = samples::auditReport();
        data.earlierAudit = data.audit->audit;
        data.earlierAudit->id = 2;
        data.earlierAudit->checks[1].finding.result = CheckResult::Pass;
        const QString page = html(data);
        QVERIFY(page.contains(u"Compared with audit 2"_s));
        QVERIFY(page.contains(u"Fixed 0 · new 1"_s));
        ReportData runs = samples::runReport();
        runs.earlierRun = runs.run;
        runs.earlierRun->about.id = 5;
        QVERIFY(html(runs).contains(u"Compared with run 5"_s));
    }

    /// A failure of an informational check is counted and shown apart, whatever the format.
    void aRemarkIsNoFailure()
    {
        const QString counted = u"Passed 1 · failed 1 · warnings 1 · remarks 1 · inconclusive 1 · not applicable 1"_s;
        const QString page = html(samples::auditReport());
        QVERIFY(page.contains(counted));
        QVERIFY(page.contains(u"<article class=\"finding plain\" id=\"replay.marker\">"_s));
        QVERIFY(page.contains(u"replay.marker · remark · informational"_s));
        QCOMPARE(count(page, u"tone bad"_s), 1);
        const QString comment = QString::fromUtf8(markdownReport(reportPage(samples::auditReport(), InkSource::Paper)));
        QVERIFY2(comment.contains(counted) && comment.contains(u"`replay.marker` · remark"_s), qPrintable(comment));
        const auto isOf = [](const QString& id) {
            return [id](const Block& block) {
                const auto* finding = std::get_if<FindingBlock>(&block);
                return finding && finding->id == id;
            };
        };
        for (const PageSection& section : reportPage(samples::auditReport(), InkSource::Paper).sections) {
            const auto remark = std::find_if(section.blocks.begin(), section.blocks.end(), isOf(u"replay.marker"_s));
            QVERIFY(remark == section.blocks.end() || std::get<FindingBlock>(*remark).answer == CheckAnswer::Remark);
        }
    }

    void aCommentIsNeverTooLong()
    {
        ReportData data = samples::auditReport();
        for (int i = 0; i < 60; ++i) {
            CheckOutcome check = data.audit->audit.checks[1];
            check.id += QString::number(i);
            data.audit->evidence.emplace(check.id, data.audit->evidence.at(u"race.same-key"_s));
            data.audit->audit.checks.push_back(std::move(check));
        }
        const QString markdown = QString::fromUtf8(markdownReport(reportPage(data, InkSource::Paper)));
        QVERIFY2(markdown.size() < 65'536, qPrintable(QString::number(markdown.size())));
        QVERIFY(markdown.contains(u"race.same-key59"_s));
        QVERIFY(markdown.contains(u"was left out"_s));
    }

    void theJsonKeepsItsSchema_data()
    {
        QTest::addColumn<ReportData>("data");
        QTest::newRow("run") << samples::runReport();
        QTest::newRow("audit") << samples::auditReport({1, 2});
        QTest::newRow("delivery") << samples::deliveryReport();
    }

    void theJsonKeepsItsSchema()
    {
        QFETCH(ReportData, data);
        const JsonSchema schema(QJsonDocument::fromJson(reportSchema()).object());
        const QJsonObject document = jsonReport(data);
        QCOMPARE(document[u"report"_s][u"subject"_s].toString(), QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(schema.broken(document), QStringList());
        QVERIFY(!schema.broken(QJsonObject{{u"report"_s, 1}}).isEmpty());
        QCOMPARE(document[u"report"_s][u"format"_s].toInt(), reportFormat);
    }

    void theJsonHoldsWhatTheCommandLinePrints()
    {
        const QJsonObject run = jsonReport(samples::runReport());
        QCOMPARE(run[u"verdict"_s].toString(), u"duplicated"_s);
        QCOMPARE(run[u"effects"_s][u"duplicates"_s].toInt(), 4);
        QCOMPARE(run[u"run"_s][u"seed"_s].toInt(), 4021);
        QCOMPARE(run[u"exchanges"_s].toArray().size(), 3);
        QCOMPARE(run[u"redacted"_s].toArray(), QJsonArray{u"token"_s});
        const QJsonObject audit = jsonReport(samples::auditReport({4}));
        QCOMPARE(audit[u"score"_s][u"fail"_s].toInt(), 2);
        QCOMPARE(audit[u"failed_rounds"_s][u"race.same-key"_s].toArray(), QJsonArray{4});
    }

    void theContractSaysWhatWasObservedAndWhatIsUnknown()
    {
        const ReportPage page = observedContract(samples::auditReport());
        const QString markdown = QString::fromUtf8(markdownReport(page));
        for (const QString& part : {u"Idempotency contract of POST /payments"_s, u"header Idempotency-Key"_s,
                                    u"10 clients with one key made 3 payments"_s, u"run 7, attempts 11, 12, 13"_s,
                                    u"Unknown: no check could ask this."_s, u"Do not retry blindly"_s})
            QVERIFY2(markdown.contains(part), qPrintable(part + u'\n' + markdown));
        QVERIFY(QString::fromUtf8(htmlReport(page, u"en"_s)).contains(u"Advice for clients"_s));
    }
};

QTEST_GUILESS_MAIN(PagesTest)
#include "pages.moc"
