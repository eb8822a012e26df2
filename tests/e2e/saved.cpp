// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "e2e/program.h"
#include "store/runlog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Saved requests and environments on the command line, and runs that are settled afterwards.
class SavedTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString store() const { return m_dir->filePath(u"runs.sqlite"_s); }
    QString collection() const { return m_dir->filePath(u"api"_s); }
    bool write(const QString& name, const QJsonObject& object) const
    {
        return bool(writeFile(collection() + u'/' + name, QJsonDocument(object).toJson()));
    }
    /// A collection with one request, its scenarios and the environments Local and Live, which is protected.
    bool writeCollection(const QString& url, const QJsonArray& scenarios) const
    {
        const QJsonObject probe{{u"url"_s, u"{{base}}/payments?key={{key}}"_s}, {u"jsonPath"_s, u"$[*]"_s}};
        const QJsonObject request{
            {u"version"_s, 1},
            {u"method"_s, u"POST"_s},
            {u"url"_s, u"{{base}}/payments"_s},
            {u"body"_s, QJsonObject{{u"kind"_s, u"json"_s},
                                    {u"text"_s, u"{\"amount\":5,\"currency\":\"EUR\",\"reference\":\"r\"}"_s}}},
            {u"contract"_s, QJsonObject{{u"identity"_s, u"$.id"_s}, {u"probes"_s, QJsonArray{probe}}}},
            {u"scenarios"_s, scenarios}};
        const QJsonArray variables{QJsonObject{{u"name"_s, u"base"_s}, {u"value"_s, url}}};
        return write(u"collection.json"_s, {{u"name"_s, u"API"_s}, {u"version"_s, 1}}) &&
               write(u"Pay.request.json"_s, request) &&
               write(u"environments/Local.json"_s, {{u"variables"_s, variables}, {u"version"_s, 1}}) &&
               write(u"environments/Live.json"_s,
                     {{u"variables"_s, variables}, {u"protected"_s, true}, {u"version"_s, 1}});
    }
    Ended burst(const QString& environment, const QStringList& more = {}) const
    {
        return runProgram(QStringList{u"burst"_s, collection() + u"/Pay"_s, u"--env"_s, environment, u"--store"_s,
                                      store(), u"--json"_s} +
                          more);
    }
    QJsonObject shown(const QString& run) const
    {
        return runProgram({u"history"_s, u"show"_s, run, u"--json"_s, u"--store"_s, store()}).json();
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void theScenarioOfTheRequestIsFiredAndNamed()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"1"_s});
        const QJsonObject five{{u"name"_s, u"Five clients"_s}, {u"attempts"_s, 5}};
        const QJsonObject four{{u"name"_s, u"Four clients"_s}, {u"attempts"_s, 4}};
        QVERIFY(writeCollection(sandbox.url(), {five}));
        const Ended only = burst(u"Local"_s);
        QVERIFY2(only.exitCode == 0, only.errors);
        QCOMPARE(only.json()[u"attempts"_s].toInt(), 5);
        QVERIFY2(only.errors.contains("Five clients"), only.errors);
        QCOMPARE(burst(u"Local"_s, {u"--attempts"_s, u"3"_s}).json()[u"attempts"_s].toInt(), 3);

        QVERIFY(writeCollection(sandbox.url(), {five, four}));
        const Ended first = burst(u"Local"_s);
        QCOMPARE(first.json()[u"attempts"_s].toInt(), 5);
        QVERIFY2(first.errors.contains("Five clients") && first.errors.contains("--scenario"), first.errors);
        const Ended named = burst(u"Local"_s, {u"--scenario"_s, u"Four clients"_s});
        QCOMPARE(named.json()[u"attempts"_s].toInt(), 4);
        QVERIFY(named.errors.contains("Four clients"));

        QVERIFY(writeCollection(sandbox.url(), {}));
        const Ended none = burst(u"Local"_s);
        QCOMPARE(none.json()[u"attempts"_s].toInt(), 2);
        QVERIFY2(!none.errors.contains("cenario"), none.errors);
    }

    void aCollectionIsRunAsAWhole()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"1"_s});
        const QJsonObject two{{u"name"_s, u"Two"_s}, {u"attempts"_s, 2}};
        const QJsonObject three{{u"name"_s, u"Three"_s}, {u"attempts"_s, 3}};
        QVERIFY(writeCollection(sandbox.url(), {two, three}));
        const QStringList run{u"collection"_s, u"run"_s, collection(), u"--store"_s, store()};
        const QStringList local{u"--env"_s, u"Local"_s};
        const Ended all =
            runProgram(run + local + QStringList{u"--json"_s, u"--report"_s, u"csv="_s + m_dir->filePath(u"a.csv"_s)});
        QVERIFY2(all.exitCode == 0, all.output + all.errors);
        const QJsonArray runs = all.json()[u"runs"_s].toArray();
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs[0][u"request"_s].toString(), u"Pay"_s);
        QCOMPARE(runs[1][u"scenario"_s].toString(), u"Three"_s);
        QCOMPARE(runs[1][u"attempts"_s].toInt(), 3);
        QVERIFY(QFile::exists(m_dir->filePath(u"a-1.csv"_s)) && QFile::exists(m_dir->filePath(u"a-2.csv"_s)));
        const Ended text = runProgram(run + local);
        QVERIFY2(text.exitCode == 0 && text.output.contains("Three"), text.output + text.errors);

        const Ended refused = runProgram(run + QStringList{u"--env"_s, u"Live"_s});
        QVERIFY2(refused.exitCode == 2 && refused.errors.contains("--confirm Live"), refused.errors);
        QVERIFY(write(u"broken.request.json"_s, {{u"version"_s, 99}}));
        const Ended broken = runProgram(run + local);
        QVERIFY2(broken.exitCode == 2 && broken.errors.contains("broken.request.json"), broken.errors);
        QVERIFY(QFile::remove(collection() + u"/broken.request.json"_s));
        QVERIFY(writeCollection(sandbox.url(), {}));
        const Ended none = runProgram(run + local);
        QVERIFY2(none.exitCode == 2 && none.errors.contains("scenario"), none.errors);
    }

    void aFolderGivesItsVariables()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"1"_s});
        QVERIFY(writeCollection(sandbox.url(), {}));
        const QJsonArray base{QJsonObject{{u"name"_s, u"host"_s}, {u"value"_s, sandbox.url()}}};
        QVERIFY(write(u"in/folder.json"_s, {{u"variables"_s, base}, {u"version"_s, 1}}));
        QVERIFY(write(u"in/List.request.json"_s,
                      {{u"method"_s, u"GET"_s}, {u"url"_s, u"{{host}}/payments"_s}, {u"version"_s, 1}}));
        const QStringList send{u"send"_s, collection() + u"/in/List"_s, u"--store"_s, store()};
        const Ended found = runProgram(send);
        QVERIFY2(found.exitCode == 0, found.output + found.errors);
        const Ended set = runProgram(send + QStringList{u"--set"_s, u"host=http://127.0.0.1:1"_s});
        QCOMPARE(set.exitCode, 3);
    }

    void aProtectedEnvironmentNeedsItsNameOnThisMachineToo()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"none"_s, u"--processing-ms"_s, u"1"_s});
        QVERIFY(writeCollection(sandbox.url(), {}));
        const QStringList open{u"--attempts"_s,        u"1"_s,  u"--abandon"_s, u"after-request"_s,
                               u"--settle-limit-ms"_s, u"700"_s};
        for (const QString& command : {u"send"_s, u"preflight"_s, u"burst"_s, u"audit"_s}) {
            const Ended refused = runProgram(
                {command, collection() + u"/Pay"_s, u"--env"_s, u"Live"_s, u"--yes"_s, u"--store"_s, store()});
            QVERIFY2(refused.exitCode == 2, refused.output + refused.errors);
            QVERIFY2(refused.errors.contains("--confirm Live"), refused.errors);
        }
        QCOMPARE(burst(u"Live"_s, {u"--confirm"_s, u"Local"_s}).exitCode, 2);
        QCOMPARE(burst(u"Live"_s, open + QStringList{u"--confirm"_s, u"Live"_s}).exitCode, 3);
        // Firing its keys again is firing at it.
        const QStringList again{u"history"_s, u"reconcile"_s, u"1"_s, u"--store"_s, store()};
        const Ended refused = runProgram(again);
        QVERIFY2(refused.exitCode == 2, refused.output + refused.errors);
        QVERIFY2(refused.errors.contains("--confirm Live"), refused.errors);
        QVERIFY(runProgram(again + QStringList{u"--confirm"_s, u"Live"_s}).exitCode != 2);
    }

    void whatAVerdictLeavesInDoubtIsReconciledOnceAndLinkedBothWays()
    {
        const ServerProcess sandbox({u"--strategy"_s, u"unique-key"_s, u"--processing-ms"_s, u"1"_s});
        QVERIFY(writeCollection(sandbox.url(), {}));
        const Ended fired =
            burst(u"Local"_s, {u"--operations"_s, u"2"_s, u"--attempts"_s, u"1"_s, u"--abandon"_s, u"after-request"_s,
                               // a secret that no run sends: nobody is asked for it
                               u"--as-other"_s, u"Authorization: Bearer another"_s});
        QVERIFY2(fired.exitCode == 3, fired.output + fired.errors);
        QCOMPARE(fired.json()[u"verdict"_s].toString(), u"in-doubt"_s);
        QCOMPARE(shown(u"1"_s)[u"in_doubt"_s].toArray().size(), 2);
        QVERIFY(!shown(u"1"_s).contains(u"reconciled_by"_s));

        const QStringList reconcile{u"history"_s, u"reconcile"_s, u"1"_s, u"--json"_s, u"--store"_s, store()};
        const Ended settled = runProgram(reconcile);
        QVERIFY2(settled.exitCode == 0, settled.output + settled.errors);
        QCOMPARE(settled.json()[u"effects"_s][u"observed"_s].toInt(), 2);
        QCOMPARE(shown(u"1"_s)[u"reconciled_by"_s].toInt(), 2);
        QCOMPARE(shown(u"2"_s)[u"parent"_s].toInt(), 1);
        const QByteArray text = runProgram({u"history"_s, u"show"_s, u"1"_s, u"--store"_s, store()}).output;
        QVERIFY2(text.contains("Reconciled by run 2"), text);

        const Ended again = runProgram(reconcile);
        QVERIFY2(again.exitCode == 2, again.output + again.errors);
        QVERIFY2(again.errors.contains("reconciled by run 2"), again.errors);
        const Ended settledOne = runProgram({u"history"_s, u"reconcile"_s, u"2"_s, u"--store"_s, store()});
        QVERIFY2(settledOne.errors.contains("nothing to reconcile"), settledOne.errors);
    }

    void oldRunsAreShownFirstAndThenDeleted()
    {
        {
            const auto log = RunLog::open(store());
            QVERIFY(log);
            for (const int days : {40, 2}) {
                RunStart start;
                start.kind = u"burst"_s;
                start.title = u"%1 days ago"_s.arg(days);
                start.started = QDateTime::currentDateTimeUtc().addDays(-days).toString(Qt::ISODateWithMs);
                const auto run = (*log)->beginRun(start);
                QVERIFY(run && (*log)->endRun(*run, {}));
            }
        }
        const QStringList prune{u"history"_s, u"prune"_s, u"--store"_s, store()};
        QCOMPARE(runProgram(prune).exitCode, 2);
        QCOMPARE(runProgram(prune + QStringList{u"--keep-days"_s, u"0"_s}).exitCode, 2);
        const QStringList month = prune + QStringList{u"--keep-days"_s, u"30"_s};
        const QByteArray plan = runProgram(month + QStringList{u"--dry-run"_s}).output;
        QVERIFY2(plan.contains("40 days ago") && !plan.contains("  2 days ago"), plan);
        QVERIFY(!shown(u"1"_s).isEmpty());
        const Ended pruned = runProgram(month + QStringList{u"--json"_s});
        QVERIFY2(pruned.exitCode == 0, pruned.errors);
        QCOMPARE(pruned.json()[u"deleted"_s].toInt(), 1);
        QVERIFY(shown(u"1"_s).isEmpty());
        QVERIFY(!shown(u"2"_s).isEmpty());
    }
};

QTEST_GUILESS_MAIN(SavedTest)
#include "saved.moc"
