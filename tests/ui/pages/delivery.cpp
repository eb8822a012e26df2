// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/deliveryjson.h"
#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "ui/charts/deliverychart.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/pages/delivery/claimcards.h"
#include "ui/pages/delivery/deliverymatrix.h"
#include "ui/pages/delivery/deliverypage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The page of a delivery, driven by its buttons, against the sandbox.
class DeliveryPageTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<WorkspaceSession> m_workspace;
    std::unique_ptr<SandboxSession> m_sandbox;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<DeliveryPage> m_page;

    QString log() const { return m_folder->filePath(u"runs.sqlite"_s); }
    Sessions sessions() const { return {*m_workspace, *m_sandbox, *m_history, log()}; }
    RunJob job() const
    {
        RunJob job;
        job.request.name = u"Handle event"_s;
        job.request.url = m_sandbox->url() + u"/events"_s;
        job.request.body = {Body::Kind::Json, R"({"reference":"{{operation}}"})", {}, {}};
        Probe probe;
        probe.url = m_sandbox->url() + u"/events?reference={{operation}}"_s;
        probe.jsonPath = u"$[*]"_s;
        job.request.contract.probes = {probe};
        job.request.contract.settling.windowMs = 200;
        return job;
    }
    void open(DeliveryPage* page)
    {
        m_page.reset(page);
        m_page->resize(1100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    template <typename Button>
    Button* button(const QString& text) const
    {
        for (auto* candidate : m_page->findChildren<Button*>()) {
            if (candidate->text() == text && candidate->isVisible())
                return candidate;
        }
        return nullptr;
    }
    void click(const QString& text) const
    {
        auto* found = button<QPushButton>(text);
        QVERIFY2(found && found->isEnabled(), qPrintable(text));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    QString texts() const
    {
        QStringList all;
        for (const auto* label : m_page->findChildren<QLabel*>()) {
            if (label->isVisible())
                all += label->text();
        }
        return all.join(u'\n');
    }
    /// A delivery whose process has died when one of two cells was counted.
    qint64 cutShort() const
    {
        Delivery delivery;
        delivery.scenario.disciplines = {Discipline::ExactlyOnce};
        DeliveryCell cell;
        cell.discipline = Discipline::ExactlyOnce;
        delivery.cells = {cell, cell};
        delivery.cells[1].fault = ChannelFault::Loss;
        cell.messages = cell.exactlyOnce = 5;
        cell.isCounted = true;
        cell.verdict = ClaimVerdict::Supported;
        cell.runs = {2};
        delivery.cells[0] = cell;
        const auto log = RunLog::open(this->log());
        RunStart start;
        start.kind = u"delivery"_s;
        const auto id = (*log)->beginRun(start);
        return (*log)->noteRun(*id, toJson(delivery)) ? *id : 0;
    }
    /// Few messages: each cell takes as long as its effects take to settle.
    void deliver(int messages)
    {
        m_page->findChild<QSpinBox*>()->setValue(messages);
        QTRY_VERIFY(button<QPushButton>(u"Start delivery"_s)->isEnabled());
        click(u"Start delivery"_s);
        QVERIFY(m_page->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 60'000);
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
    }
    void init()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_folder = std::make_unique<QTemporaryDir>();
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        m_history = std::make_unique<HistorySession>(log());
        QVERIFY(m_sandbox->setStrategy(u"none"_s));
        QVERIFY(m_sandbox->start());
        open(new DeliveryPage(sessions(), job()));
    }
    void cleanup()
    {
        m_page.reset();
        m_history.reset();
        m_sandbox.reset();
        m_workspace.reset();
        m_folder.reset();
        m_theme.reset();
    }

    void theMatrixTheChartAndTheClaimsSayTheSame()
    {
        deliver(30);
        QVERIFY2(texts().contains(u"Refuted: 2 of 3 claim(s) did not hold"_s), qPrintable(texts()));
        QVERIFY(texts().contains(u"At least once: Supported"_s));
        auto* matrix = m_page->findChild<DeliveryMatrix*>();
        QCOMPARE(matrix->rowCount(), 3);
        QCOMPARE(matrix->columnCount(), 6);
        QCOMPARE(matrix->item(2, 0)->text(), u"Supported\n30 exactly once\n0 lost\n0 duplicated"_s);
        QVERIFY(matrix->item(2, 5)->text().startsWith(u"Refuted"_s));
        auto* chart = m_page->findChild<DeliveryChart*>();
        const TextTable table = chart->table();
        QCOMPARE(table.rows.size(), std::size_t(18));
        QVERIFY(chart->summary().contains(u"540"_s)); // messages of 18 cells
        QSignalSpy runs(m_page.get(), &DeliveryPage::runRequested);
        matrix->setCurrentCell(0, 1);
        matrix->setFocus();
        QTest::keyClick(matrix, Qt::Key_Return);
        QCOMPARE(runs.size(), 1);
        QVERIFY(runs[0][0].toLongLong() > 0);
    }

    void aSoundConsumerIsSaidToBeOne()
    {
        QVERIFY(m_sandbox->setStrategy(u"dedup-table"_s));
        deliver(10);
        QVERIFY2(texts().contains(u"Supported: 3 claim(s) held under every fault"_s), qPrintable(texts()));
        click(u"Deliver again…"_s);
        QVERIFY(button<QPushButton>(u"Start delivery"_s)->hasFocus() || button<QPushButton>(u"Start delivery"_s));
    }

    void whatIsNotTickedIsNotSent()
    {
        button<QCheckBox>(u"At most once"_s)->click();
        button<QCheckBox>(u"Exactly once"_s)->click();
        QTRY_VERIFY2(texts().contains(u"6 cells"_s), qPrintable(texts()));
        button<QCheckBox>(u"At least once"_s)->click();
        QTRY_VERIFY(texts().contains(u"Tick at least one discipline."_s));
        QVERIFY(!button<QPushButton>(u"Start delivery"_s)->isEnabled());
        button<QCheckBox>(u"At least once"_s)->click();
        deliver(5);
        QCOMPARE(m_page->findChild<DeliveryMatrix*>()->rowCount(), 1);
    }

    void stopKeepsWhatWasDone()
    {
        m_page->findChild<QSpinBox*>()->setValue(20'000);
        QTRY_VERIFY(button<QPushButton>(u"Start delivery"_s)->isEnabled());
        click(u"Start delivery"_s);
        click(u"Stop"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 20'000);
        QVERIFY2(texts().contains(u"Undecided"_s), qPrintable(texts()));
        QVERIFY(m_page->delivery() > 0);
    }

    /// As a crash of Idemscope leaves it behind.
    void oneThatWasCutShortShowsWhatWasCounted()
    {
        open(new DeliveryPage(sessions(), cutShort()));
        QTRY_VERIFY_WITH_TIMEOUT(texts().contains(u"It was cut short before its end: 1 of 2 cells were counted."_s),
                                 10'000);
        const auto* matrix = m_page->findChild<DeliveryMatrix*>();
        QCOMPARE(matrix->columnCount(), 2);
        QVERIFY2(matrix->item(0, 0)->text().contains(u"5"_s), qPrintable(matrix->item(0, 0)->text()));
        QVERIFY2(texts().contains(u"Undecided"_s), qPrintable(texts()));
    }

    void aStoredOneIsShownAgain()
    {
        deliver(5);
        const qint64 id = m_page->delivery();
        open(new DeliveryPage(sessions(), id));
        QTRY_VERIFY_WITH_TIMEOUT(texts().contains(u"Refuted"_s), 10'000);
        QCOMPARE(m_page->findChild<DeliveryMatrix*>()->rowCount(), 3);
        QVERIFY(!button<QPushButton>(u"Deliver again…"_s)); // its request may have changed meanwhile
    }

    void theReportIsWritten()
    {
        deliver(5);
        click(u"Export report…"_s);
        auto* dialog = m_page->findChild<ReportDialog*>();
        QVERIFY(dialog);
        QSignalSpy shown(dialog, &ReportDialog::previewShown);
        QVERIFY(shown.wait(60'000));
        const QString file = m_folder->filePath(u"delivery.html"_s);
        emit dialog->saveRequested({ReportChoice::Kind::Report, ReportFormat::Html}, file);
        QTRY_VERIFY(QFileInfo::exists(file));
        dialog->close();
    }

    void aConsumerThatIsGoneIsSaidSo()
    {
        m_sandbox->stop();
        m_page->findChild<QSpinBox*>()->setValue(5);
        click(u"Start delivery"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 20'000);
        QVERIFY(m_page->findChild<MessageBar*>()->text().contains(u"no answer"_s));
        QVERIFY(button<QPushButton>(u"Start delivery"_s));
    }
};

QTEST_MAIN(DeliveryPageTest)
#include "delivery.moc"
