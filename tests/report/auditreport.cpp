// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/auditreport.h"
#include "report/sidebyside.h"

#include <QJsonArray>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

CheckOutcome outcome(const QString& id, CheckResult result, Severity severity = Severity::Critical)
{
    CheckOutcome check;
    check.id = id;
    check.finding.result = result;
    check.finding.severity = severity;
    check.finding.sentence = Sentence::verbatim(u"said of %1"_s.arg(id));
    check.runs = {4, 5};
    return check;
}

Audit auditOf(const std::vector<CheckOutcome>& checks)
{
    Audit audit;
    audit.id = 3;
    audit.seed = 9'007'199'254'740'991;
    audit.profile = u"stripe"_s;
    audit.checks = checks;
    return audit;
}

QStringList idsOf(const std::vector<CheckChange>& changes)
{
    QStringList ids;
    for (const CheckChange& change : changes)
        ids += change.id;
    return ids;
}

}

class AuditReportTest : public QObject
{
    Q_OBJECT

private slots:
    void theDocumentIsTheOneOfTheCommandLine()
    {
        Audit audit = auditOf({outcome(u"race.same-key"_s, CheckResult::Fail),
                               outcome(u"key.syntax"_s, CheckResult::NotApplicable, Severity::Minor)});
        audit.checks[0].finding.evidence = {{5, {2, 7}}, {4, {1}}};
        const QJsonObject document = auditDocument(audit, u"finished"_s);
        QCOMPARE(document[u"profile"_s].toString(), u"stripe"_s);
        QCOMPARE(
            document[u"score"_s].toObject(),
            (QJsonObject{
                {u"pass"_s, 0}, {u"fail"_s, 1}, {u"warn"_s, 0}, {u"inconclusive"_s, 0}, {u"not_applicable"_s, 1}}));
        const QJsonObject first = document[u"checks"_s][0].toObject();
        QCOMPARE(first[u"id"_s].toString(), u"race.same-key"_s);
        QCOMPARE(first[u"result"_s].toString(), u"fail"_s);
        QCOMPARE(first[u"severity"_s].toString(), u"critical"_s);
        QCOMPARE(first[u"finding"_s].toString(), u"said of race.same-key"_s);
        QCOMPARE(first[u"evidence"_s].toObject(), (QJsonObject{{u"run"_s, 5}, {u"attempts"_s, QJsonArray{2, 7}}}));
        QCOMPARE(first[u"further_evidence"_s].toArray().size(), 1);
        const QJsonObject second = document[u"checks"_s][1].toObject();
        QCOMPARE(second[u"result"_s].toString(), u"not-applicable"_s);
        QCOMPARE(second[u"evidence"_s].toObject(), (QJsonObject{{u"run"_s, 4}, {u"attempts"_s, QJsonArray()}}));
        QCOMPARE(document[u"audit"_s][u"seed"_s].toInteger(), 9'007'199'254'740'991);
    }

    void aBaselineIsReadBackFromIt()
    {
        const Audit audit = auditOf({outcome(u"a.one"_s, CheckResult::Fail), outcome(u"a.two"_s, CheckResult::Warn)});
        const auto read = auditFromDocument(auditDocument(audit, u"finished"_s));
        QVERIFY(read);
        QVERIFY(idsOf(compareAudits(*read, audit).still) == (QStringList{u"a.one"_s, u"a.two"_s}));
        QVERIFY(!auditFromDocument({}));
        const auto broken = auditFromDocument({{u"checks"_s, QJsonArray{QJsonObject{{u"id"_s, u"x"_s}}}}});
        QVERIFY(broken.error().message.contains(u"checks[0]"_s));
    }

    void whatBecameOfFindings_data()
    {
        using R = CheckResult;
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<QString>("expected");
        const auto row = [](std::optional<R> before, R after, const QString& expected) {
            const int earlier = before ? int(*before) : -1;
            QTest::newRow(qPrintable(u"%1 then %2"_s.arg(earlier).arg(int(after))))
                << earlier << int(after) << expected;
        };
        row(R::Fail, R::Pass, u"fixed"_s);
        row(R::Warn, R::Pass, u"fixed"_s);
        row(R::Fail, R::Fail, u"still"_s);
        row(R::Fail, R::Warn, u"still"_s);
        row(R::Warn, R::Fail, u"new"_s);
        row(R::Pass, R::Fail, u"new"_s);
        row(R::Pass, R::Warn, u"new"_s);
        row(R::Inconclusive, R::Fail, u"new"_s);
        row(R::NotApplicable, R::Fail, u"new"_s);
        row({}, R::Fail, u"new"_s);
        row({}, R::Pass, {});
        row(R::Pass, R::Pass, {});
        row(R::Pass, R::Inconclusive, u"unsure"_s);
        row(R::Fail, R::Inconclusive, u"unsure"_s);
        row({}, R::Inconclusive, u"unsure"_s);
        row(R::Inconclusive, R::Inconclusive, {});
        row(R::Fail, R::NotApplicable, {});
    }

    void whatBecameOfFindings()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(QString, expected);
        const Audit earlier = before < 0 ? auditOf({}) : auditOf({outcome(u"x.y"_s, CheckResult(before))});
        const AuditComparison comparison = compareAudits(earlier, auditOf({outcome(u"x.y"_s, CheckResult(after))}));
        const auto expect = [&](const QString& name) {
            return name == expected ? QStringList{u"x.y"_s} : QStringList();
        };
        QCOMPARE(idsOf(comparison.fixed), expect(u"fixed"_s));
        QCOMPARE(idsOf(comparison.fresh), expect(u"new"_s));
        QCOMPARE(idsOf(comparison.still), expect(u"still"_s));
        QCOMPARE(idsOf(comparison.unsure), expect(u"unsure"_s));
    }

    void auditsStandSideBySideCheckByCheck()
    {
        Audit first = auditOf({outcome(u"a.one"_s, CheckResult::Pass), outcome(u"a.two"_s, CheckResult::Fail),
                               outcome(u"a.four"_s, CheckResult::Fail)});
        Audit second = auditOf({outcome(u"a.one"_s, CheckResult::Pass, Severity::Minor),
                                outcome(u"a.two"_s, CheckResult::Fail), outcome(u"a.three"_s, CheckResult::Pass),
                                outcome(u"a.four"_s, CheckResult::Fail, Severity::Minor)});
        second.profile = u"generic"_s;
        const std::vector<CheckRow> rows = sideBySide({first, second});
        QStringList ids;
        for (const CheckRow& row : rows)
            ids += row.id;
        QCOMPARE(ids, (QStringList{u"a.one"_s, u"a.two"_s, u"a.three"_s, u"a.four"_s}));
        QVERIFY(!rows[2].findings[0]);
        QVERIFY(rows[2].findings[1]->result == CheckResult::Pass);
        QCOMPARE(differingChecks(rows), (QStringList{u"a.three"_s, u"a.four"_s}));
        QCOMPARE(columnName(first, {first, second}), u"stripe"_s);
        second.profile = first.profile;
        second.id = 4;
        QCOMPARE(columnName(second, {first, second}), u"stripe, audit 4"_s);
    }

    void theDocumentHoldsWhatOtherProfilesSay()
    {
        const Audit first = auditOf({outcome(u"a.one"_s, CheckResult::Pass)});
        Audit second = auditOf({outcome(u"a.one"_s, CheckResult::Fail)});
        second.profile = u"generic"_s;
        QJsonObject document = auditDocument(first, u"finished"_s);
        addJudged(document, first, {{second, u"finished"_s}});
        QCOMPARE(document[u"profile"_s].toString(), u"stripe"_s);
        QCOMPARE(document[u"also_judged_by"_s][0].toObject(), auditDocument(second, u"finished"_s));
        QCOMPARE(document[u"differences"_s].toArray(), QJsonArray{u"a.one"_s});
    }

    void csvHasALinePerCheckAndNoFormula()
    {
        Audit audit = auditOf({outcome(u"a.one"_s, CheckResult::Fail)});
        audit.checks[0].finding.sentence = Sentence::verbatim(u"=SUM(1), \"quoted\""_s);
        audit.checks[0].finding.evidence = {{5, {2, 7}}};
        QCOMPARE(auditCsv(audit).split('\n').at(1),
                 QByteArray("a.one,fail,critical,\"'=SUM(1), \"\"quoted\"\"\",,5,2 7,0\r"));
    }
};

QTEST_GUILESS_MAIN(AuditReportTest)
#include "auditreport.moc"
