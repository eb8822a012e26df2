// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/workspacesession.h"
#include "support/foreignfiles.h"
#include "ui/commands/commandset.h"
#include "ui/dialogs/importdialog.h"
#include "ui/languages.h"
#include "ui/pages/request/requestpage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/variableedit.h"
#include "ui/workbench.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <ctime>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QString command = u"curl 'https://api.test/pay' \\\n  -H 'Idempotency-Key: k1' \\\n  -H 'Authorization: Bearer "
                        "t0p' \\\n  -H 'Content-Type: application/json' -d '{\"a\":1}'"_s;

/// The processor time of this thread.
double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

}

/// What a tester has elsewhere comes into the window by menu, paste and drop, and leaves it again.
class ImportingTest : public QObject
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

    RequestPage* page() const { return m_window->workbench().currentRequest(); }
    ImportDialog* dialog() const { return m_window->findChild<ImportDialog*>(); }
    QString path(const QString& name) const { return m_folder->filePath(name); }

    void write(const QString& name, const QByteArray& text)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    void drop(const QStringList& names)
    {
        QList<QUrl> urls;
        for (const QString& name : names)
            urls.append(QUrl::fromLocalFile(path(name)));
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &dropped);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_theme = std::make_unique<Theme>(*qApp);
        m_languages = std::make_unique<Languages>();
        m_workspace = std::make_unique<WorkspaceSession>();
        m_sandbox = std::make_unique<SandboxSession>();
        m_history = std::make_unique<HistorySession>(path(u"runs.sqlite"_s));
        m_window = std::make_unique<MainWindow>(Sessions{*m_workspace, *m_sandbox, *m_history, path(u"runs.sqlite"_s)},
                                                *m_languages);
        m_window->show();
        QVERIFY(m_workspace->createCollection(path(u"api"_s), u"Api"_s));
    }
    void cleanup()
    {
        m_window.reset();
        m_history.reset();
        m_sandbox.reset();
        m_workspace.reset();
        m_languages.reset();
        m_theme.reset();
        m_folder.reset();
    }

    void aCommandPastedAsUrlBecomesTheRequest()
    {
        m_window->commands().action(Command::NewRequest)->trigger();
        const auto scenarios = page()->request().scenarios;
        auto* url = page()->findChild<VariableEdit*>();
        url->setFocus();
        url->selectAll();
        QApplication::clipboard()->setText(command);
        url->paste();
        const Request request = page()->request();
        QCOMPARE(request.url, u"https://api.test/pay"_s);
        QCOMPARE(request.method, u"POST"_s);
        QCOMPARE(request.contract.placement.name, u"Idempotency-Key"_s);
        QCOMPARE(request.body.text, "{\"a\":1}");
        QVERIFY(request.scenarios == scenarios);
        const VariableScope scope = m_workspace->scopeFor(request);
        QVERIFY(std::any_of(scope[0].variables.begin(), scope[0].variables.end(),
                            [](const Field& field) { return field.secret && field.value == "t0p"_L1; }));
    }

    void aDroppedFileIsPreviewedAndImported()
    {
        write(u"two.sh"_s, "curl https://api.test/a\ncurl https://api.test/b -H 'Cookie: s=1'\nhttp x\n");
        drop({u"two.sh"_s});
        QTRY_VERIFY(dialog() && dialog()->findChild<QTreeWidget*>()->topLevelItemCount() == 2);
        QVERIFY(dialog()->findChild<QListWidget*>()->count() > 0);
        dialog()->findChild<QTreeWidget*>()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        QCOMPARE(dialog()->chosen().requests.size(), 1U);
        emit dialog()->importRequested();
        QTRY_VERIFY(page() && page()->request().url == "https://api.test/b"_L1);
        QFile file(path(u"api/collection.json"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"cookie\""));
        const VariableScope scope = m_workspace->scopeFor(page()->request(), path(u"api"_s));
        QVERIFY(!WorkspaceSession::missingSecret(scope));
    }

    /// What counts is the time that the window itself is at work between two beats: a loaded machine is no fault of it.
    void aLargeFileLeavesTheWindowFree()
    {
        write(u"large.har"_s, foreignfiles::file(foreignfiles::kinds()[3], 5'000'000));
        double last = threadMilliseconds();
        double longest = 0;
        QTimer heart;
        connect(&heart, &QTimer::timeout, this, [&] {
            longest = std::max(longest, threadMilliseconds() - last);
            last = threadMilliseconds();
        });
        heart.start(1);
        drop({u"large.har"_s});
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->findChild<QTreeWidget*>()->isEnabled(), 120'000);
        QTest::qWait(20);
        QVERIFY(dialog()->findChild<QTreeWidget*>()->topLevelItemCount() > 1000);
        QVERIFY2(longest < 200, qPrintable(u"%1 ms"_s.arg(longest)));
        dialog()->reject();
    }

    void aLargeFileIsCancelledAtOnce()
    {
        write(u"large.har"_s, foreignfiles::file(foreignfiles::kinds()[3], 5'000'000));
        drop({u"large.har"_s});
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        dialog()->reject();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), 1000);
    }

    void severalDroppedFilesComeOneAfterTheOther()
    {
        write(u"one.sh"_s, "curl https://api.test/one\n");
        write(u"two.sh"_s, "curl https://api.test/two\n");
        drop({u"one.sh"_s, u"two.sh"_s});
        const auto shows = [this](QStringView url) {
            const auto* tree = dialog() ? dialog()->findChild<QTreeWidget*>() : nullptr;
            return tree && tree->topLevelItemCount() == 1 && tree->topLevelItem(0)->text(2) == url;
        };
        QTRY_VERIFY(shows(u"https://api.test/one"));
        dialog()->reject(); // what is not wanted does not stop what comes after it
        QTRY_VERIFY(shows(u"https://api.test/two"));
        emit dialog()->importRequested();
        QTRY_VERIFY(page() && page()->request().url == "https://api.test/two"_L1);
    }

    void whatIsNotUnderstoodIsSaid()
    {
        QApplication::clipboard()->setText(u"no request at all"_s);
        m_window->commands().action(Command::ImportClipboard)->trigger();
        QTRY_VERIFY(dialog() && dialog()->findChildren<QLabel*>().first()->text() == "Nothing can be imported"_L1);
        dialog()->reject();
    }

    void aRequestIsCopiedAsCurl()
    {
        m_window->commands().action(Command::NewRequest)->trigger();
        auto* url = page()->findChild<VariableEdit*>();
        url->setFocus();
        url->selectAll();
        QTest::keyClicks(url, u"https://api.test/x"_s);
        m_window->commands().action(Command::CopyAsCurl)->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith("curl 'https://api.test/x'"_L1));
    }
};

QTEST_MAIN(ImportingTest)
#include "importing.moc"
