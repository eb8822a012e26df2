// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/pruning.h"
#include "session/hiddensecrets.h"
#include "session/historysession.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// A run log cut down by age and size, and secrets taken out of what the application says.
class PruningTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QDateTime m_now = QDateTime::currentDateTimeUtc();

    QString log() const { return m_folder.filePath(u"runs.sqlite"_s); }

    qint64 writeRun(RunLog& log, int daysAgo, int attempts)
    {
        RunStart start;
        start.kind = u"burst"_s;
        start.title = u"%1 days ago"_s.arg(daysAgo);
        start.started = m_now.addDays(-daysAgo).toString(Qt::ISODateWithMs);
        const auto run = log.beginRun(start);
        std::vector<Attempt> some(static_cast<std::size_t>(attempts));
        for (std::size_t i = 0; i < some.size(); ++i) {
            some[i].number = qint64(i) + 1;
            some[i].response.body = QByteArray(2000, 'x') + QByteArray::number(qint64(i) + 1000 * daysAgo);
        }
        if (!run || !log.addAttempts(*run, some) || !log.endRun(*run, {}))
            return 0;
        return *run;
    }
    PrunePlan planOf(const PruneRule& rule)
    {
        auto reader = RunReader::open(log());
        const auto plan = reader ? prunePlan(**reader, rule, m_now) : Result<PrunePlan>(PrunePlan());
        return plan.value_or(PrunePlan());
    }
    QStringList titlesOf(const PrunePlan& plan)
    {
        QStringList titles;
        for (const PruneEntry& entry : plan.entries)
            titles.append(entry.title);
        return titles;
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QFile::remove(log()); }
    void cleanup()
    {
        for (const QString& file : {log(), log() + u"-wal"_s, log() + u"-shm"_s})
            QFile::remove(file);
    }

    void whatIsOldGoesAndTheOldestFirst()
    {
        {
            const auto file = RunLog::open(log());
            QVERIFY(file);
            for (const int days : {10, 40, 31, 0})
                QVERIFY(writeRun(**file, days, 1) > 0);
        }
        QCOMPARE(titlesOf(planOf({30, 0})), (QStringList{u"40 days ago"_s, u"31 days ago"_s}));
        QCOMPARE(planOf({30, 0}).attempts, 2);
        QVERIFY(planOf({}).entries.empty());
        QVERIFY(planOf({100, 0}).entries.empty());
    }

    void theOldestGoUntilTheLogIsExpectedToFit()
    {
        {
            const auto file = RunLog::open(log());
            for (int days = 5; days > 0; --days)
                QVERIFY(writeRun(**file, days, 300) > 0);
        }
        const qint64 before = QFileInfo(log()).size();
        QVERIFY2(before > 2 * 1024 * 1024, qPrintable(QString::number(before)));
        const PrunePlan plan = planOf({0, 2});
        QVERIFY(!plan.entries.empty() && plan.entries.size() < 5);
        QCOMPARE(plan.entries.front().title, u"5 days ago"_s);
        const auto gone = prune(log(), plan);
        QVERIFY(gone);
        QCOMPARE(gone->entries, qint64(plan.entries.size()));
        QVERIFY(gone->bytes > 0);
        QVERIFY(QFileInfo(log()).size() <= 2 * 1024 * 1024 + 200'000);
        QCOMPARE((*RunReader::open(log()))->runs(0, 100)->size(), 5 - plan.entries.size());
    }

    void whatIsUnderWayOrWaitedForStays()
    {
        const auto file = RunLog::open(log());
        const qint64 needed = writeRun(**file, 90, 1);
        ScheduleRow schedule;
        schedule.checkId = u"expiry.window"_s;
        schedule.run = needed;
        QVERIFY((*file)->addSchedule(schedule));
        RunStart start;
        start.kind = u"burst"_s;
        start.title = u"under way"_s;
        start.started = m_now.addDays(-90).toString(Qt::ISODateWithMs);
        QVERIFY((*file)->beginRun(start));
        const qint64 free = writeRun(**file, 80, 1);
        const PrunePlan plan = planOf({30, 0});
        QCOMPARE(plan.entries.size(), std::size_t(1));
        QCOMPARE(plan.entries.front().id, free);
    }

    void theHistoryTellsWhichRunsAreGone()
    {
        {
            const auto file = RunLog::open(log());
            QCOMPARE(writeRun(**file, 90, 2), 1);
            QCOMPARE(writeRun(**file, 0, 2), 2);
        }
        HistorySession history(log());
        QSignalSpy planned(&history, &HistorySession::prunePlanReady);
        QSignalSpy deleted(&history, &HistorySession::deleted);
        QSignalSpy pruned(&history, &HistorySession::pruned);
        history.requestPrunePlan({30, 0});
        QTRY_COMPARE(planned.size(), 1);
        const auto plan = planned[0][1].value<PrunePlan>();
        QCOMPARE(plan.entries.size(), std::size_t(1));
        history.requestPrune(plan);
        QTRY_COMPARE(pruned.size(), 1);
        QCOMPARE(deleted.size(), 1);
        QCOMPARE(deleted[0][1].toLongLong(), 1);
    }

    void secretsAreTakenOutOfWhatIsSaid()
    {
        qputenv("IDEMSCOPE_SECRET_TOKEN", "hush-hush-token");
        const WorkspaceSession workspace;
        OpenRequest open;
        open.request.url = u"https://api.example.org/"_s;
        open.request.headers = {{u"X-Api-Key"_s, u"typed-and-not-saved"_s}};
        const auto hidden = [&](const QString& text) {
            return withoutSecrets(text, workspace, {open});
        };
        QCOMPARE(hidden(u"nothing to hide: 201 Created"_s), u"nothing to hide: 201 Created"_s);
        for (const QString& text :
             {u"sent hush-hush-token"_s, u"https://user:open-sesame@host/x failed"_s,
              u"GET https://host/x?api_key=open-sesame&page=2 was refused"_s, u"Authorization: Bearer open-sesame"_s,
              u"the answer repeats typed-and-not-saved"_s}) {
            const QString shown = hidden(text);
            QVERIFY2(shown.contains(u"‹secret "_s), qPrintable(shown));
            for (const QString& secret : {u"hush-hush"_s, u"sesame"_s, u"typed-and"_s})
                QVERIFY2(!shown.contains(secret), qPrintable(shown));
        }
        QVERIFY(
            hidden(u"GET https://host/x?api_key=open-sesame&page=2 was refused"_s).endsWith(u"&page=2 was refused"_s));
        qunsetenv("IDEMSCOPE_SECRET_TOKEN");
    }
};

QTEST_MAIN(PruningTest)
#include "pruning.moc"
