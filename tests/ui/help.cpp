// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "support/ownsettings.h"
#include "ui/commands/commandset.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/help/helppage.h"
#include "ui/pages/help/helppicture.h"
#include "ui/pages/start/startpage.h"
#include "ui/theme/theme.h"
#include "ui/tour/bubbleplace.h"
#include "ui/tour/tour.h"
#include "ui/widgets/label.h"
#include "ui/widgets/topbar.h"
#include "ui/workbench.h"

#include <QAction>
#include <QApplication>
#include <QDirIterator>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Help and tour in their window, by keys.
class HelpTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Languages> m_languages;
    std::unique_ptr<WorkspaceSession> m_workspace;
    std::unique_ptr<SandboxSession> m_sandbox;
    std::unique_ptr<HistorySession> m_history;
    std::unique_ptr<MainWindow> m_window;

    HelpPage* help() const { return m_window->findChild<HelpPage*>(); }
    Tour* tour() const { return m_window->findChild<Tour*>(); }
    QWidget* focus() const { return QApplication::focusWidget(); }
    bool shows(const QWidget* root, const QString& text) const
    {
        for (const auto* label : root->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text))
                return true;
        }
        return false;
    }
    QPushButton* button(const QString& text) const
    {
        for (auto* candidate : m_window->findChildren<QPushButton*>()) {
            if (candidate->isVisible() && candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_folder = std::make_unique<QTemporaryDir>();
        m_theme = std::make_unique<Theme>(*qApp);
        m_languages = std::make_unique<Languages>();
        m_languages->choose(u"en"_s);
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        const QString log = m_folder->filePath(u"runs.sqlite"_s);
        m_history = std::make_unique<HistorySession>(log);
        m_window = std::make_unique<MainWindow>(Sessions{*m_workspace, *m_sandbox, *m_history, log}, *m_languages);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QApplication::setActiveWindow(m_window.get());
    }
    void cleanup()
    {
        m_window.reset();
        m_history.reset();
        m_sandbox.reset();
        m_workspace.reset();
        m_languages->choose(u"en"_s);
        m_languages.reset();
        m_theme.reset();
        m_folder.reset();
    }

    void f1OpensTheHelpWhichIsSearched()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(help() && help()->isVisible());
        QCOMPARE(help()->title(), u"Help"_s);
        auto* list = help()->findChild<QListWidget*>();
        const int topics = list->count();
        QVERIFY(topics >= 12);
        auto* search = help()->findChild<QLineEdit*>();
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"clopper"_s);
        QCOMPARE(list->count(), 1);
        QVERIFY(shows(help(), u"Evidence, rounds and control"_s));
        search->selectAll();
        QTest::keyClicks(search, u"cache hit"_s);
        QVERIFY(shows(help(), u"First execution and replay"_s));
        search->selectAll();
        QTest::keyClicks(search, u"zebra"_s);
        QVERIFY(shows(help(), u"No topic holds all these words."_s));
        search->clear();
        QCOMPARE(list->count(), topics);
        QTest::keyClick(search, Qt::Key_Home);
        list->setCurrentRow(0);
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(list->currentRow(), 1);
    }

    void theWordsOfTheProductAreExplained()
    {
        QString text;
        for (const HelpTopic& topic : helpTopics())
            text += topic.title + u' ' + topic.text + u' ';
        for (const QString& word :
             {u"request"_s,      u"contract"_s, u"operation"_s,    u"client"_s,       u"attempt"_s,     u"scenario"_s,
              u"run"_s,          u"effect"_s,   u"probe"_s,        u"replay"_s,       u"provocation"_s, u"check"_s,
              u"audit"_s,        u"profile"_s,  u"identity"_s,     u"key"_s,          u"payload"_s,     u"round"_s,
              u"overlap"_s,      u"evidence"_s, u"settle"_s,       u"acknowledged"_s, u"conflict"_s,    u"rejected"_s,
              u"unknown"_s,      u"refused"_s,  u"exactly once"_s, u"duplicated"_s,   u"lost"_s,        u"in doubt"_s,
              u"inconclusive"_s, u"delivery"_s, u"control"_s,      u"gateway sink"_s, u"release"_s,     u"retr"_s})
            QVERIFY2(text.contains(word, Qt::CaseInsensitive), qPrintable(word));
    }

    void everyPictureIsDrawnInThemeAndLanguage()
    {
        std::set<QString> used;
        for (const HelpTopic& topic : helpTopics()) {
            if (topic.picture.isEmpty())
                continue;
            used.insert(topic.picture);
            QVERIFY2(!topic.pictureInWords.isEmpty(), topic.id.data());
        }
        std::set<QString> there;
        for (QDirIterator files(u":/idemscope/help"_s); files.hasNext();) {
            files.next();
            there.insert(files.fileInfo().baseName());
            QFile file(files.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString drawing = HelpPicture::drawingOf(files.fileInfo().baseName());
            for (const QString& left : {u"[["_s, u"@"_s})
                QVERIFY2(!drawing.contains(left), qPrintable(drawing));
            QVERIFY(QSvgRenderer(drawing.toUtf8()).isValid());
        }
        QCOMPARE(used, there);
        const QString light = HelpPicture::drawingOf(u"retry"_s);
        QVERIFY(light.contains(u"retry, same key"_s));
        theme().setScheme(Theme::Scheme::Dark);
        QVERIFY(HelpPicture::drawingOf(u"retry"_s) != light);
        m_languages->choose(u"zh_CN"_s);
        QVERIFY(!HelpPicture::drawingOf(u"retry"_s).contains(u"retry, same key"_s));
    }

    void theTourLeadsThroughTheWindowByKeys()
    {
        QVERIFY(!tour()); // never by itself
        QPushButton* start = button(u"Take the tour"_s);
        QVERIFY(start && start->isVisible());
        start->setFocus();
        QTest::keyClick(start, Qt::Key_Space);
        QVERIFY(tour() && tour()->isVisible());
        QCOMPARE(tour()->size(), m_window->size());
        QVERIFY(shows(tour(), u"1 of 6"_s));
        QTest::keyClick(focus(), Qt::Key_Return);
        QCOMPARE(tour()->stop(), 1);
        QTest::keyClick(focus(), Qt::Key_Right);
        QCOMPARE(tour()->stop(), 2);
        QTest::keyClick(focus(), Qt::Key_Left);
        QCOMPARE(tour()->stop(), 1);
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(focus(), Qt::Key_Tab);
            QVERIFY(tour()->isAncestorOf(focus()));
        }
        QTest::keyClick(focus(), Qt::Key_T, Qt::ControlModifier); // the window's shortcuts wait
        QVERIFY(m_window->workbench().documents().all().empty());
        QTest::keyClick(focus(), Qt::Key_Escape);
        QTRY_VERIFY(!tour());
        QTRY_VERIFY(focus() == start);
    }

    void theTourEndsAfterItsLastStopAndStartsAgainFromTheMenu()
    {
        m_window->commands().action(Command::Tour)->trigger();
        m_window->commands().action(Command::Tour)->trigger();
        QCOMPARE(m_window->findChildren<Tour*>().size(), 1);
        for (int i = 0; i < 5; ++i)
            QTest::mouseClick(button(u"Next"_s), Qt::LeftButton);
        QVERIFY(!button(u"Skip"_s));
        QTest::mouseClick(button(u"Done"_s), Qt::LeftButton);
        QTRY_VERIFY(!tour());
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(help()->isVisible());
        QTest::mouseClick(button(u"Take the tour"_s), Qt::LeftButton);
        QVERIFY(tour());
        m_window->resize(900, 600);
        QTRY_COMPARE(tour()->size(), m_window->size());
    }

    void theBubbleStandsBesideItsPart()
    {
        const QRect room(0, 0, 1000, 700);
        const QSize bubble(300, 160);
        for (const QRect& part : {QRect(10, 10, 100, 30), QRect(0, 50, 220, 600), QRect(800, 10, 190, 30),
                                  QRect(0, 670, 1000, 30), QRect(300, 200, 200, 200)}) {
            const QRect place(bubblePlace(bubble, part, room, 16), bubble);
            QVERIFY(room.contains(place) && !place.intersects(part));
        }
        QVERIFY(room.contains(QRect(bubblePlace(bubble, room, room, 16), bubble)));
        QVERIFY(room.contains(QRect(bubblePlace(bubble, {}, room, 16), bubble)));
    }
};

QTEST_MAIN(HelpTest)
#include "help.moc"
