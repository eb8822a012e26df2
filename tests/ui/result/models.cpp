// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/attemptsmodel.h"
#include "ui/models/operationsmodel.h"
#include "ui/models/runsmodel.h"
#include "ui/models/runtext.h"
#include "ui/models/texttablemodel.h"
#include "ui/result/samples.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

std::vector<Attempt> block(qint64 first, int count = AttemptsModel::blockSize)
{
    std::vector<Attempt> attempts;
    for (int i = 0; i < count; ++i)
        attempts.push_back(samples::attempt(first + i + 1));
    return attempts;
}

QString cell(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

RunRow run(qint64 id, const QString& verdict)
{
    RunRow row;
    row.id = id;
    row.title = u"POST /payments, 10 × 5"_s;
    row.started = QDateTime::currentDateTimeUtc().addSecs(-130).toString(Qt::ISODateWithMs);
    row.state = RunState::Finished;
    row.verdict = verdict;
    return row;
}

}

class ModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_theme = std::make_unique<Theme>(*qApp);
    }
    void cleanupTestCase() { m_theme.reset(); }

    void attemptsAskForWhatIsLookedAtOnce()
    {
        AttemptsModel model;
        QSignalSpy wanted(&model, &AttemptsModel::blockWanted);
        model.setCount(1'000'000);
        QCOMPARE(model.rowCount(), 1'000'000);
        wanted.clear();
        QCOMPARE(cell(model, 700'123, AttemptsModel::KeyColumn), u"…"_s);
        QCOMPARE(cell(model, 700'124, AttemptsModel::StatusColumn), u"…"_s);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.front().front().toLongLong(), 700'000);

        QSignalSpy changed(&model, &AttemptsModel::dataChanged);
        model.setBlock(700'000, block(700'000));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().at(0).toModelIndex().row(), 700'000);
        QCOMPARE(cell(model, 700'123, AttemptsModel::NumberColumn), u"700,124"_s);
        QCOMPARE(wanted.size(), 1);
    }

    void attemptsKeepTheRulesOfModels()
    {
        AttemptsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCount(1200);
        for (const qint64 first : {0, 500, 1000})
            model.setBlock(first, block(first, first == 1000 ? 200 : 500));
        model.grow(1300);
        model.setCount(0);
    }

    void attemptsForgetWhatWasLookedAtLongAgo()
    {
        AttemptsModel model;
        model.setCount(1'000'000);
        model.setBlock(0, block(0));
        for (int i = 1; i <= AttemptsModel::blocksKept + 1; ++i) {
            if (i == 20)
                QVERIFY(model.attempt(3)); // used again: stays
            model.setBlock(i * AttemptsModel::blockSize, block(i * AttemptsModel::blockSize));
        }
        QVERIFY(model.attempt(3));
        QVERIFY(!model.attempt(AttemptsModel::blockSize + 3));
    }

    void attemptsAskAgainForWhatWasPassedOver()
    {
        AttemptsModel model;
        model.setCount(10'000);
        QSignalSpy wanted(&model, &AttemptsModel::blockWanted);
        cell(model, 5000, 0);
        model.setBlock(5000, {}); // the loader let it go
        cell(model, 5000, 0);
        QCOMPARE(wanted.size(), 2);
    }

    void growingKeepsWhatIsShown()
    {
        AttemptsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCount(40);
        model.setBlock(0, block(0, 40));
        QSignalSpy reset(&model, &AttemptsModel::modelReset);
        QSignalSpy inserted(&model, &AttemptsModel::rowsInserted);
        QSignalSpy wanted(&model, &AttemptsModel::blockWanted);
        model.grow(90);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(cell(model, 12, AttemptsModel::NumberColumn), u"13"_s); // shown while it is read again
        QCOMPARE(wanted.size(), 1);
        model.setBlock(0, block(0, 90));
        QCOMPARE(cell(model, 80, AttemptsModel::NumberColumn), u"81"_s);
    }

    void attemptsShowWhatHappenedAsIconAndWord()
    {
        AttemptsModel model;
        model.setCount(50);
        model.setBlock(0, block(0, 50));
        model.setKnownHappenings(KnownHappenings(*samples::series()));
        const QModelIndex duplicate = model.index(11, AttemptsModel::HappeningColumn);
        QCOMPARE(duplicate.data().toString(), Theme::name(Happening::DuplicateEffect));
        QVERIFY(!duplicate.data(Qt::DecorationRole).value<QIcon>().isNull());
        QCOMPARE(cell(model, 11, AttemptsModel::OperationColumn), u"3"_s);
        QCOMPARE(cell(model, 19, AttemptsModel::HappeningColumn), Theme::name(Happening::Unknown));
        QCOMPARE(cell(model, 19, AttemptsModel::StatusColumn), u"–"_s);
        QCOMPARE(cell(model, 0, AttemptsModel::ServiceTimeColumn), u"42.3 ms"_s);
    }

    void everyAttemptOfAJudgedRunHasItsHappening()
    {
        RunSeries series = *samples::series(); // its timeline names fifty
        AttemptHappenings all(4000, Happening::Replay);
        all[0] = Happening::Executed;
        all[2] = std::nullopt;
        series.attemptHappenings = packHappenings(all);
        const KnownHappenings known(series);
        QVERIFY(known.of(1) == Happening::Executed);
        QVERIFY(known.of(4000) == Happening::Replay);
        QVERIFY(!known.of(3) && !known.of(4001) && !known.of(0));
        series.attemptHappenings.clear();
        QVERIFY(KnownHappenings(series).of(series.timeline.front().attempt) == series.timeline.front().happening);
    }

    void attemptsSurviveIndexesOfOthers()
    {
        AttemptsModel model, other;
        model.setCount(2);
        other.setCount(2);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u".*"_s));
        QVERIFY(!model.data(other.index(0, 0), Qt::DisplayRole).isValid());
        QVERIFY(!model.data({}, Qt::DisplayRole).isValid());
    }

    void operationsNameExpectedAndObserved()
    {
        OperationsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        Judgement judgement = samples::judgement();
        judgement.operations.push_back(OperationVerdict::InDoubt);
        judgement.findings.push_back({10, OperationVerdict::InDoubt, 0, {}});
        ++judgement.figures.expectedMax;
        QSignalSpy wanted(&model, &OperationsModel::keyWanted);
        model.setJudgement(judgement, *samples::series());
        QCOMPARE(model.rowCount(), 11);
        QCOMPARE(cell(model, 0, OperationsModel::ExpectedColumn), u"1"_s);
        QCOMPARE(cell(model, 0, OperationsModel::ObservedColumn), u"1"_s);
        QCOMPARE(cell(model, 2, OperationsModel::ExpectedColumn), u"at most 1"_s);
        QCOMPARE(cell(model, 2, OperationsModel::ObservedColumn), u"3"_s);
        QCOMPARE(cell(model, 2, OperationsModel::VerdictColumn), Theme::name(Verdict::Duplicated));
        QCOMPARE(cell(model, 10, OperationsModel::ExpectedColumn), u"0 or 1"_s);

        // Where no operation may or may not have its effect, the number is known.
        model.setJudgement(samples::judgement(), *samples::series());
        QCOMPARE(cell(model, 2, OperationsModel::ExpectedColumn), u"1"_s);

        wanted.clear();
        model.setJudgement(judgement, *samples::series());
        cell(model, 4, OperationsModel::KeyColumn);
        cell(model, 4, OperationsModel::KeyColumn);
        QVERIFY(wanted.contains(QVariantList{4}));
        QCOMPARE(wanted.count(QVariantList{4}), 1);
        model.setKey(4, u"key-4"_s);
        QCOMPARE(cell(model, 4, OperationsModel::KeyColumn), u"key-4"_s);

        model.setOnlyFaulty(true);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(cell(model, 1, OperationsModel::KeyColumn), u"key-4"_s);
        QCOMPARE(model.operation(1), 4);
    }

    void runsAreReadOnAsOneScrolls()
    {
        RunsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<RunRow> page;
        for (int i = 0; i < RunsModel::pageSize; ++i)
            page.push_back(run(300 - i, i % 2 ? u"exactly-once"_s : u"duplicated"_s));
        QSignalSpy more(&model, &RunsModel::moreWanted);
        model.setRuns(page);
        model.fetchMore({});              // the tester may have done so already
        QVERIFY(!model.canFetchMore({})); // until the page has come
        QCOMPARE(more.size(), 1);
        QCOMPARE(more.front().front().toInt(), RunsModel::pageSize);
        model.append({run(200, {})});
        QVERIFY(!model.canFetchMore({}));
        QCOMPARE(model.rowCount(), RunsModel::pageSize + 1);
        QCOMPARE(model.index(0).data(RunsModel::VerdictRole).toInt(), int(Verdict::Duplicated));
        QCOMPARE(model.index(0).data(RunsModel::AgoRole).toString(), u"2 min"_s);
        QVERIFY(!model.index(RunsModel::pageSize).data(RunsModel::VerdictRole).isValid());
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(Theme::name(Verdict::Duplicated)));

        model.remove(299);
        QCOMPARE(model.rowCount(), RunsModel::pageSize);
        QCOMPARE(model.index(1).data(RunsModel::RunRole).toLongLong(), 298);
    }

    void twoRunsOfOneRequestSayWhenAndWhatCameOfThem()
    {
        RunsModel model;
        RunRow first = run(1, u"duplicated"_s);
        RunRow second = run(2, u"duplicated"_s);
        first.started = u"2026-01-02T10:20:30.000Z"_s;
        second.started = u"2026-01-02T10:20:45.000Z"_s;
        model.setRuns({first, second});
        const auto clock = [&](int row) {
            return model.index(row).data(RunsModel::ClockRole).toString();
        };
        QVERIFY(clock(0).endsWith(u":20:30"_s) && clock(1).endsWith(u":20:45"_s));
        QCOMPARE(model.index(0).data(RunsModel::StateRole).toString(), Theme::name(Verdict::Duplicated));
        QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().contains(clock(1)));
    }

    void titlesAreShownInWordsOfTheLanguage_data()
    {
        QTest::addColumn<QString>("stored");
        QTest::addColumn<QString>("shown");
        QTest::newRow("burst") << u"POST /plain · 10 × 5 · last-byte"_s << u"POST /plain · 10 × 5 · last byte"_s;
        QTest::newRow("check of the contract") << u"POST /p · preflight"_s << u"POST /p · contract check"_s;
        QTest::newRow("delivery") << u"at-most-once · ack-loss"_s << u"At most once · Acknowledgement lost"_s;
        QTest::newRow("of the user") << u"My last-byte run"_s << u"My last-byte run"_s;
    }

    void titlesAreShownInWordsOfTheLanguage()
    {
        QFETCH(QString, stored);
        QTEST(shownTitle(stored), "shown");
    }

    void tablesOfTexts()
    {
        TextTableModel model(1);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable({{u"name"_s, u"count"_s}, {{u"a"_s, u"1"_s}, {u"short"_s}}});
        QCOMPARE(cell(model, 0, 1), u"1"_s);
        QCOMPARE(cell(model, 1, 1), QString());
        QVERIFY(model.index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignTrailing);
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(ModelsTest)
#include "models.moc"
