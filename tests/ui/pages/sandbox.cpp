// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/runsession.h"
#include "session/sandboxfigures.h"
#include "session/sandboxsession.h"
#include "ui/charts/keyagechart.h"
#include "ui/pages/result/figure.h"
#include "ui/pages/sandbox/defectlist.h"
#include "ui/pages/sandbox/sandboxpage.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The sandbox's page: power, faults, profiles, and its figures while it is used.
class SandboxPageTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SandboxSession> m_sandbox;
    std::unique_ptr<SandboxPage> m_page;

    void click(const QString& text) const
    {
        for (auto* button : m_page->findChildren<QPushButton*>()) {
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(text));
    }
    QString figure(const QString& name) const
    {
        for (const auto* candidate : m_page->findChildren<Figure*>()) {
            const auto labels = candidate->findChildren<QLabel*>();
            if (labels.size() == 2 && labels[1]->text() == name)
                return labels[0]->text();
        }
        return {};
    }
    QTreeWidgetItem* defect(const QString& name) const
    {
        return m_page->findChild<DefectList*>()->findItems(name, Qt::MatchExactly).value(0);
    }
    QComboBox* box(const QString& name) const
    {
        for (auto* candidate : m_page->findChildren<QComboBox*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    void choose(const QString& name, const QString& text) const
    {
        QComboBox* combo = box(name);
        QVERIFY(combo && combo->findText(text) >= 0);
        combo->setCurrentText(text);
        emit combo->activated(combo->currentIndex());
        emit combo->textActivated(text);
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
        m_sandbox = std::make_unique<SandboxSession>();
        m_sandbox->setProcessingMs(0);
        m_page = std::make_unique<SandboxPage>(*m_sandbox);
        m_page->resize(1100, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup()
    {
        m_page.reset();
        m_sandbox.reset();
        m_folder.reset();
        m_theme.reset();
    }

    void itIsStartedAndStopped()
    {
        QCOMPARE(figure(u"requests"_s), u"–"_s);
        click(u"Start the sandbox"_s);
        QVERIFY(m_sandbox->isRunning());
        QTRY_COMPARE(figure(u"requests"_s), u"0"_s);
        click(u"Stop the sandbox"_s);
        QVERIFY(!m_sandbox->isRunning());
        QCOMPARE(figure(u"requests"_s), u"–"_s);
    }

    void figuresFollowWhatIsSent()
    {
        click(u"Start the sandbox"_s);
        choose(u"Strategy"_s, u"unique-key"_s);
        QCOMPARE(m_sandbox->strategy(), u"unique-key"_s);
        RunJob job;
        job.request.url = m_sandbox->url() + u"/payments"_s;
        job.request.body = {Body::Kind::Json, R"({"amount":1,"currency":"EUR"})", {}, {}};
        job.scenario.attempts = 4;
        RunSession session(m_folder->filePath(u"runs.sqlite"_s));
        session.startBurst(job);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(figure(u"requests"_s), u"4"_s, 10'000);
        QCOMPARE(figure(u"executions"_s), u"1"_s);
        QCOMPARE(figure(u"keys alive"_s), u"1"_s);
        QCOMPARE(figure(u"other payloads"_s), u"0"_s);
        QCOMPARE(figure(u"dedup hit rate"_s), u"75.0 %"_s);
        const TextTable ages = m_page->findChild<KeyAgeChart*>()->table();
        qint64 hits = 0;
        for (const QStringList& row : ages.rows)
            hits += row[1].toLongLong();
        QCOMPARE(hits, 3);
    }

    void aTickedFaultIsMadeWithTheStrategyItBuildsOn()
    {
        QTreeWidgetItem* lock = defect(u"no-fingerprint"_s);
        QVERIFY(lock);
        QVERIFY(lock->text(2).startsWith(u"key.reuse-other-payload"_s));
        lock->setCheckState(0, Qt::Checked);
        QCOMPARE(m_sandbox->chosenDefects(), QStringList{u"no-fingerprint"_s});
        QCOMPARE(m_sandbox->strategy(), lock->text(3));
        defect(u"html-errors"_s)->setCheckState(0, Qt::Checked);
        QCOMPARE(m_sandbox->chosenDefects().size(), 2);
        click(u"Start the sandbox"_s);
        QCOMPARE(m_sandbox->chosenDefects().size(), 2);
        lock->setCheckState(0, Qt::Unchecked);
        defect(u"html-errors"_s)->setCheckState(0, Qt::Unchecked);
        QVERIFY(m_sandbox->chosenDefects().isEmpty());
    }

    void itAnswersLikeAProfile()
    {
        choose(u"Profile whose answers it gives"_s, u"stripe"_s);
        QCOMPARE(m_sandbox->like(), u"stripe"_s);
        click(u"Start the sandbox"_s);
        QCOMPARE(m_sandbox->like(), u"stripe"_s);
        choose(u"Profile whose answers it gives"_s, u"itself"_s);
        QCOMPARE(m_sandbox->like(), QString());
    }

    void prometheusTextIsRead()
    {
        const QByteArray text = "# HELP x y\nidemscope_sandbox_requests_total 9\n"
                                "idemscope_sandbox_executions_total 1\nidemscope_sandbox_conflicts_total 4\n"
                                "idemscope_sandbox_other_payloads_total 2\n"
                                "idemscope_sandbox_replays_total 3\nidemscope_sandbox_keys_alive 1\n"
                                "idemscope_sandbox_conflict_ratio 0.5\nidemscope_sandbox_dedup_hit_ratio 0.25\n"
                                "idemscope_sandbox_key_age_at_hit_seconds_bucket{le=\"0.01\"} 1\n"
                                "idemscope_sandbox_key_age_at_hit_seconds_bucket{le=\"60\"} 3\n"
                                "idemscope_sandbox_key_age_at_hit_seconds_bucket{le=\"+Inf\"} 3\n";
        const auto figures = sandboxFiguresFrom(text);
        QVERIFY(figures);
        QCOMPARE(figures->requests, 9);
        QCOMPARE(figures->otherPayloads, 2);
        QCOMPARE(figures->hitRatio, 0.25);
        const std::vector<KeyAgeBucket> ages{{0.01, 1}, {60.0, 2}, {{}, 0}};
        QCOMPARE(figures->ages, ages);
        QVERIFY(!sandboxFiguresFrom("idemscope_sandbox_requests_total 9\n"));
        QVERIFY(!sandboxFiguresFrom("<html>"));
    }
};

QTEST_MAIN(SandboxPageTest)
#include "sandbox.moc"
