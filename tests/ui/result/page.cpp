// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dictionary.h"
#include "ui/pages/result/attemptinspector.h"
#include "ui/pages/result/attemptspage.h"
#include "ui/pages/result/byteview.h"
#include "ui/pages/result/detailspage.h"
#include "ui/pages/result/diffview.h"
#include "ui/pages/result/happeninglegend.h"
#include "ui/pages/result/operationspage.h"
#include "ui/pages/result/preflightview.h"
#include "ui/pages/result/progresspanel.h"
#include "ui/pages/result/recentruns.h"
#include "ui/pages/result/resultpage.h"
#include "ui/pages/result/rundelegate.h"
#include "ui/pages/result/verdictbanner.h"
#include "ui/result/samples.h"
#include "ui/result/storedrun.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linkbutton.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

template <typename Widget>
Widget* visible(const QWidget& in, const QString& text = {})
{
    for (Widget* widget : in.findChildren<Widget*>()) {
        if (!widget->isVisible())
            continue;
        if constexpr (requires { widget->text(); }) {
            if (!text.isEmpty() && widget->text() != text)
                continue;
        }
        return widget;
    }
    return nullptr;
}

QString visibleTexts(const QWidget& in)
{
    QStringList texts;
    for (const QLabel* label : in.findChildren<QLabel*>()) {
        if (label->isVisible())
            texts.append(label->text());
    }
    return texts.join(u'\n');
}

void press(const QWidget& in, const QString& link)
{
    auto* button = visible<LinkButton>(in, link);
    QVERIFY2(button, qPrintable(link));
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Space);
}

}

class PageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setScheme(Theme::Scheme::Light);
        m_path = m_folder.filePath(u"runs.sqlite"_s);
        m_run = samples::writeRun(m_path, u"10 × 5, last byte"_s);
        QVERIFY(m_run > 0);
    }
    void cleanupTestCase() { m_theme.reset(); }

    void init()
    {
        m_history = std::make_unique<HistorySession>(m_path);
        m_page = std::make_unique<ResultPage>(*m_history, m_path);
        m_page->resize(1060, 680);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        m_history.reset();
    }

    void anEmptyPageSaysWhatToDo() { QVERIFY(visibleTexts(*m_page).contains("Run a burst"_L1)); }

    void aStoredRunShowsVerdictFiguresAndReasons()
    {
        showRun();
        auto* banner = visible<VerdictBanner>(*m_page);
        QVERIFY(banner);
        QTRY_VERIFY(visibleTexts(*banner).contains("wire sends"_L1));
        const QString texts = visibleTexts(*banner);
        for (const char16_t* part : {u"Duplicated: 10 operations produced 14 effects", u"4 duplicates in 3 operations",
                                     u"0.31 ms", u"64 %", u"wire sends"})
            QVERIFY2(texts.contains(QString::fromUtf16(part)), qPrintable(texts));
        QVERIFY(!texts.contains("Operation 3 has 3 effects"_L1));
        press(*banner, u"Why"_s);
        QVERIFY(visibleTexts(*banner).contains("Operation 3 has 3 effects"_L1));
        QCOMPARE(banner->accessibleName(), banner->sentence());
    }

    void aStoredRunFollowsTheLanguage()
    {
        showRun();
        auto* banner = visible<VerdictBanner>(*m_page);
        press(*banner, u"Why"_s);
        {
            Dictionary german({
                {{"idemscope::Sentences", "Duplicated: %1 operations produced %Ln effects"},
                 {{}, u"Doppelt: %1 Vorgänge hatten %Ln Wirkungen"_s}},
                {{"idemscope::Sentences", "%Ln duplicates in %1 operations, proved by the probe %2, per operation."},
                 {{}, u"%Ln Doppel in %1 Vorgängen, von %2 bewiesen."_s}},
                {{"idemscope::Reasons", "No further effect within %1 s."}, {u"%1 s lang nichts mehr."_s, {}}},
            });
            QCoreApplication::installTranslator(&german);
            QTRY_COMPARE(banner->accessibleName(), u"Doppelt: 10 Vorgänge hatten 14 Wirkungen"_s);
            QCOMPARE(banner->accessibleDescription(), u"4 Doppel in 3 Vorgängen, von GET /payments bewiesen."_s);
            const QString texts = visibleTexts(*banner);
            for (const QString& part :
                 {banner->accessibleName(), banner->accessibleDescription(), u"1.5 s lang nichts mehr."_s})
                QVERIFY2(texts.contains(part), qPrintable(texts));
        }
        QTRY_COMPARE(banner->accessibleName(), u"Duplicated: 10 operations produced 14 effects"_s);
        QVERIFY(visibleTexts(*banner).contains("No further effect within 1.5 s."_L1));
    }

    void theSentenceIsTheLargestText()
    {
        showRun();
        const QWidget* largest = nullptr;
        for (const QLabel* label : m_page->findChildren<QLabel*>()) {
            if (label->isVisible() && (!largest || label->font().pointSizeF() > largest->font().pointSizeF()))
                largest = label;
        }
        QCOMPARE(qobject_cast<const QLabel*>(largest)->text(), samples::judgement().sentence.text());
    }

    void attemptsAreListedFilteredAndSorted()
    {
        QTableView* table = showAttempts();
        QTRY_COMPARE(table->model()->rowCount(), 50);
        QTRY_COMPARE(cell(*table, 0, AttemptsModel::NumberColumn), u"1"_s);
        QCOMPARE(cell(*table, 11, AttemptsModel::HappeningColumn), u"duplicate effect"_s);

        auto* filter = visible<QLineEdit>(*m_page);
        QTest::keyClicks(filter, u"409"_s);
        QTRY_COMPARE(table->model()->rowCount(),
                     int(std::count_if(statuses.begin(), statuses.end(), [](int s) { return s == 409; })));
        filter->clear();
        QTRY_COMPARE(table->model()->rowCount(), 50);

        auto* outcome = m_page->findChildren<QComboBox*>().front();
        outcome->setFocus();
        QTest::keyClicks(outcome, u"unknown"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(cell(*table, 0, AttemptsModel::NumberColumn), u"20"_s);
        QTest::keyClick(outcome, Qt::Key_Home);
        QTRY_COMPARE(table->model()->rowCount(), 50);

        QHeaderView* header = table->horizontalHeader();
        const QPoint number(header->sectionViewportPosition(AttemptsModel::NumberColumn) + 8, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, number);
        QTRY_COMPARE(cell(*table, 0, AttemptsModel::NumberColumn), u"50"_s);
    }

    void theInspectorShowsSentReceivedDiffHeadersAndTiming()
    {
        QTableView* table = showAttempts();
        QTRY_COMPARE(cell(*table, 3, AttemptsModel::NumberColumn), u"4"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(table, Qt::Key_Down);
        auto* inspector = visible<AttemptInspector>(*m_page);
        QTRY_VERIFY(visible<ByteView>(*inspector));
        QTRY_VERIFY(visible<ByteView>(*inspector)->shownText().contains("\"id\": \"pay_9007199254740993\""_L1));
        inspector->setTab(AttemptInspector::SentTab);
        QVERIFY(visible<ByteView>(*inspector)->shownText().contains("Idempotency-Key: 3f0c1c0a"_L1));
        inspector->setTab(AttemptInspector::DiffTab);
        QTRY_COMPARE(visible<DiffView>(*inspector)->toPlainText(), u"Both answers are the same, byte for byte."_s);
        inspector->setTab(AttemptInspector::HeadersTab);
        const QAbstractItemModel* headers = visible<QTableView>(*inspector)->model();
        QCOMPARE(headers->rowCount(), 4);
        QCOMPARE(headers->index(3, 1).data().toString(), u"b=2"_s);
        inspector->setTab(AttemptInspector::TimingTab);

        table->setCurrentIndex(table->model()->index(1, 0)); // a conflict
        inspector->setTab(AttemptInspector::DiffTab);
        QTRY_VERIFY(visible<DiffView>(*inspector)->toPlainText().contains("- HTTP/1.1 201"_L1));
        QVERIFY(visible<DiffView>(*inspector)->toPlainText().contains("+ HTTP/1.1 409"_L1));
    }

    void anOperationLeadsToItsAttempts()
    {
        showRun();
        press(*m_page, u"Per operation"_s);
        auto* table = visible<QTableView>(*m_page);
        QCOMPARE(table->model()->rowCount(), 10);
        QTRY_VERIFY(table->model()->index(2, 1).data().toString().startsWith("3f0c1c0a"_L1));
        table->setFocus();
        table->setCurrentIndex(table->model()->index(2, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(visible<QTableView>(*m_page)->model()->rowCount(), 5);
        QTRY_COMPARE(cell(*visible<QTableView>(*m_page), 0, AttemptsModel::OperationColumn), u"3"_s);
        press(*m_page, u"operation 3 ✕"_s);
        QTRY_COMPARE(visible<QTableView>(*m_page)->model()->rowCount(), 50);
    }

    void detailsNameEveryFigure()
    {
        showRun();
        press(*m_page, u"Details"_s);
        const QString texts = visibleTexts(*m_page);
        for (const QLatin1StringView part : {"4021"_L1, "Duplicates"_L1, "Unexpected"_L1, "201: 24"_L1, "Overlap"_L1})
            QVERIFY2(texts.contains(part), part.data());
    }

    void aReportIsExportedOnlyOfARunThatIsThere()
    {
        QVERIFY(!m_page->canExport());
        showRun();
        QVERIFY(m_page->canExport());
        QSignalSpy wanted(m_page.get(), &ResultPage::exportRequested);
        press(*m_page, u"Export report…"_s);
        QCOMPARE(wanted.size(), 1);
    }

    void anInterruptedRunIsNoPass()
    {
        const qint64 run = samples::writeInterruptedRun(m_path);
        QVERIFY(run > 0);
        showRun(run);
        const QString texts = visibleTexts(*m_page);
        QVERIFY2(texts.contains("cut short"_L1) && texts.contains("may have been sent"_L1), qPrintable(texts));
        QVERIFY2(!texts.contains("othing has been fired"_L1) && !texts.contains("Name an identity"_L1),
                 qPrintable(texts));
        QVERIFY(m_page->canReconcile());
        QCOMPARE(m_page->inDoubt(), std::vector<QByteArray>{"key-in-doubt"});
        QSignalSpy wanted(m_page.get(), &ResultPage::reconcileRequested);
        press(*m_page, u"Reconcile…"_s);
        QCOMPARE(wanted.size(), 1);
    }

    void aRunThatIsGoneIsSaid()
    {
        m_page->showStored(987'654);
        QTRY_VERIFY(visible<VerdictBanner>(*m_page));
        QTRY_VERIFY(visibleTexts(*m_page).contains("987654"_L1) || visibleTexts(*m_page).contains("987,654"_L1));
    }

    void aRunUnderWayIsFollowedToItsVerdict()
    {
        RunSession session(m_path);
        m_page->follow(session);
        auto* progress = visible<ProgressPanel>(*m_page);
        QVERIFY(progress);
        QVERIFY(visibleTexts(*progress).contains("Preparing"_L1));
        RunSnapshot snapshot;
        snapshot.phase = RunPhase::Settling;
        snapshot.attemptsDone = 12'400;
        snapshot.attemptsPlanned = 50'000;
        snapshot.ratePerSecond = 31'250;
        snapshot.timeLeftMs = 1200;
        progress->setSnapshot(snapshot);
        for (const QLatin1StringView part :
             {"waiting for late effects"_L1, "12,400 of 50,000"_L1, "31,250"_L1, "1.20 s"_L1})
            QVERIFY2(visibleTexts(*progress).contains(part), part.data());
        auto* stop = visible<QPushButton>(*progress);
        QTest::keyClick(stop, Qt::Key_Space);
        QVERIFY(!stop->isEnabled());

        RunResult result;
        result.run = m_run;
        result.judgement = samples::judgement();
        result.series = *samples::series();
        emit session.burstFinished(result);
        QVERIFY(!visible<ProgressPanel>(*m_page));
        QVERIFY(visibleTexts(*m_page).contains("Duplicated: 10 operations"_L1));
        QCOMPARE(m_page->run(), m_run);
    }

    void aFailureIsSaidAndIsNoPass()
    {
        RunSession session(m_path);
        m_page->follow(session);
        emit session.failed({ErrorCode::StorageFull, u"The disk is full. Free some space and run again."_s, {}});
        QVERIFY(visibleTexts(*m_page).contains("The disk is full"_L1));
        QVERIFY(!visible<ProgressPanel>(*m_page));
    }

    void whatIsSaidInPlaceOfAVerdictFollowsTheLanguage()
    {
        RunSession session(m_path);
        m_page->follow(session);
        emit session.failed(fail(ErrorCode::StorageFull, [] {
                                return QCoreApplication::translate("test", "The disk is full");
                            }).value());
        Dictionary german({{{"idemscope::ResultPage", "This did not work"}, {u"Das ging nicht"_s, {}}},
                           {{"test", "The disk is full"}, {u"Die Platte ist voll"_s, {}}},
                           {{"idemscope::Preflight", "The answer was %1: check method and path."},
                            {u"Antwort %1: Methode und Pfad prüfen."_s, {}}}});
        QCoreApplication::installTranslator(&german);
        QTRY_VERIFY(visibleTexts(*m_page).contains(u"Das ging nicht"_s));
        QVERIFY(visibleTexts(*m_page).contains(u"Die Platte ist voll"_s));
        QCoreApplication::removeTranslator(&german);
        PreflightReport report;
        report.attempt = samples::attempt(1);
        report.advice = {
            Sentence{"idemscope::Preflight", "The answer was %1: check method and path.", {}, {}}.with(404)};
        m_page->showPreflight(report);
        QVERIFY(visibleTexts(*m_page).contains("The answer was 404"_L1));
        QCoreApplication::installTranslator(&german);
        QTRY_VERIFY(visibleTexts(*m_page).contains(u"Antwort 404: Methode und Pfad prüfen."_s));
    }

    void aVerdictOfAnotherVersionIsSaidToBeOne()
    {
        const qint64 run = samples::writeRunOfAnotherVersion(m_path);
        QVERIFY(run > 0);
        showRun(run);
        QVERIFY2(visibleTexts(*m_page).contains("The verdict cannot be read"_L1), qPrintable(visibleTexts(*m_page)));
    }

    void aSentRequestShowsItsAnswer()
    {
        m_page->showAttempt(samples::attempt(1));
        QVERIFY(visible<ByteView>(*m_page)->shownText().contains("pay_9007199254740993"_L1));
        QVERIFY(visibleTexts(*m_page).contains("status 201"_L1));
    }

    void aCheckedContractSaysWhatToMend()
    {
        PreflightReport report;
        report.attempt = samples::attempt(1);
        report.isAcknowledged = true;
        ProbeMove move;
        move.name = u"GET /payments"_s;
        move.effects = 1;
        report.probes = {move};
        m_page->showPreflight(report);
        QVERIFY(visibleTexts(*m_page).contains("ready for a burst"_L1));
        QVERIFY(visible<PreflightView>(*m_page)->lines().contains(u"Probe GET /payments moved by one."_s));
        report.advice = {Sentence::verbatim(u"The probe did not move."_s)};
        m_page->showPreflight(report);
        QVERIFY(visibleTexts(*m_page).contains("needs a look"_L1));
        QVERIFY(visible<PreflightView>(*m_page)->lines().contains(u"The probe did not move."_s));
    }

    void longBodiesAreShownInPartUntilAskedFor()
    {
        ByteView view([] { return u"body"_s; });
        view.show();
        QSignalSpy completed(&view, &ByteView::completed);
        view.setMessage("HTTP/1.1 200 OK\r\n\r\n", QByteArray(1536 * 1024, 'x'), "text/plain");
        QTRY_VERIFY(view.isComplete());
        QVERIFY(view.isPartial());
        QVERIFY(view.shownText().size() < 1'200'000);
        press(view, u"Load all"_s);
        QTRY_VERIFY_WITH_TIMEOUT(view.isComplete() && view.shownText().size() > 1536 * 1024, 20'000);
        QVERIFY(!view.isPartial());
    }

    void aLargeAnswerLeavesTheWindowFree_data() // usebruno/bruno#6415, #4626; apache/jmeter#6336
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("150,000 lines") << "[\n" + QByteArray("  {\"id\": 1, \"name\": \"x\"},\n").repeated(150'000) +
                                              "1]";
        QTest::newRow("5 MB in one line") << "[" + QByteArray("{\"id\":1,\"name\":\"x\"},").repeated(220'000) + "1]";
        QTest::newRow("2 MB in one string") << "{\"file\":\"" + QByteArray(1'500'000, 'x').toBase64() + "\"}";
    }
    /// The window is asked for its beat while the text comes in: pieces leave room for it.
    void aLargeAnswerLeavesTheWindowFree()
    {
        QFETCH(QByteArray, body);
        ByteView view([] { return u"body"_s; });
        view.resize(900, 600);
        view.show();
        int beats = 0;
        QTimer heart;
        connect(&heart, &QTimer::timeout, this, [&] { beats += view.isComplete() ? 0 : 1; });
        heart.start(1);
        view.setMessage("HTTP/1.1 200 OK\r\n\r\n", body, "application/json");
        for (const ByteView::Mode mode : {ByteView::Mode::Pretty, ByteView::Mode::Raw, ByteView::Mode::Hex}) {
            beats = 0;
            view.setMode(mode);
            QTRY_VERIFY_WITH_TIMEOUT(view.isComplete(), 60'000);
            QVERIFY(mode == ByteView::Mode::Pretty || beats > 3);
        }
    }

    void bodiesAreShownPrettyRawAndHex()
    {
        ByteView view([] { return u"body"_s; });
        view.setMessage({}, R"({"b":1.0,"a":1e2,"b":12345678901234567890})", "application/json");
        QCOMPARE(view.shownText().simplified(), u"{ \"b\": 1.0, \"a\": 1e2, \"b\": 12345678901234567890 }"_s);
        view.setMode(ByteView::Mode::Raw);
        QCOMPARE(view.shownText(), uR"({"b":1.0,"a":1e2,"b":12345678901234567890})"_s);
        view.setMode(ByteView::Mode::Hex);
        QVERIFY(view.shownText().startsWith("00000000  7b 22 62 22"_L1));
    }

    /// However long its address is, how a run was fired can be read beside it.
    void runsOfOneAddressAreToldApart()
    {
        const auto drawn = [](const QString& how) {
            QListView list;
            QStandardItemModel runs;
            runs.appendRow(new QStandardItem(u"POST /customers/17/orders/4711/payments · "_s + how));
            list.setModel(&runs);
            list.setItemDelegate(new RunDelegate(&list));
            list.resize(220, 80);
            return list.grab().toImage();
        };
        QVERIFY(drawn(u"1 × 20 · last-byte"_s) == drawn(u"1 × 20 · last-byte"_s));
        QVERIFY(drawn(u"1 × 20 · last-byte"_s) != drawn(u"5 × 3 · plain"_s));
    }

    void recentRunsAreFoundOpenedAndDeleted()
    {
        const qint64 other = samples::writeRun(m_path, u"20 × 1, plain"_s, 5);
        RecentRuns runs(*m_history);
        runs.resize(220, 400);
        runs.show();
        runs.refresh();
        auto* list = runs.findChild<QListView*>();
        QTRY_VERIFY(list->model()->rowCount() >= 2);
        auto* search = runs.findChild<QLineEdit*>();
        QTest::keyClicks(search, u"plain"_s);
        QTRY_COMPARE(list->model()->rowCount(), 1);

        QSignalSpy activated(&runs, &RecentRuns::runActivated);
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.front().front().toLongLong(), other);

        QTest::keyClick(list, Qt::Key_Delete);
        auto* question = runs.findChild<QMessageBox*>();
        QVERIFY(question);
        QSignalSpy deleted(&runs, &RecentRuns::runDeleted);
        for (QAbstractButton* button : question->buttons()) {
            if (question->buttonRole(button) == QMessageBox::DestructiveRole)
                button->click();
        }
        QTRY_COMPARE(deleted.size(), 1);
        QCOMPARE(list->model()->rowCount(), 0);
    }

    void everythingIsReachableByKeyboardAndNamed()
    {
        showRun();
        for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
            const bool canFocus = widget->isVisible() && widget->focusPolicy() & Qt::TabFocus;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            if (canFocus && !(button && !button->text().isEmpty()) && widget->focusProxy() == nullptr)
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        }
    }

    void linksHaveRoomForTheirWords_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("as it comes") << 1060;
        QTest::newRow("narrow") << 700;
    }
    void linksHaveRoomForTheirWords()
    {
        QFETCH(int, width);
        showRun();
        if (m_page->width() != width)
            m_page->resize(width, 680);
        for (const LinkButton* button : m_page->findChildren<LinkButton*>()) {
            if (button->isVisible())
                QTRY_VERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        }
    }

private:
    static inline const std::vector<int> statuses = [] {
        std::vector<int> all;
        for (int number = 1; number <= 50; ++number)
            all.push_back(samples::attempt(number).status);
        return all;
    }();

    static QString cell(const QTableView& table, int row, int column)
    {
        return table.model()->index(row, column).data().toString();
    }

    void showRun(qint64 run = 0)
    {
        QSignalSpy shown(m_page.get(), &ResultPage::shown);
        m_page->showStored(run == 0 ? m_run : run);
        QTRY_COMPARE(shown.size(), 1);
    }

    QTableView* showAttempts()
    {
        showRun();
        press(*m_page, u"Attempts 50"_s);
        return visible<QTableView>(*m_page);
    }

    QTemporaryDir m_folder;
    QString m_path;
    qint64 m_run = 0;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<ResultPage> m_page;
};

QTEST_MAIN(PageTest)
#include "page.moc"
