// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "session/draftsession.h"
#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "support/ownsettings.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/pages/request/requestpage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"
#include "ui/workbench.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QString editingChild = u"--edit-and-wait"_s;
const QString planted = u"pl4nted-s3cret"_s;

/// The window with all that it stands on.
class Window
{
public:
    explicit Window(const QString& folder)
        : m_history(folder + u"/runs.sqlite"_s)
        , m_window({m_workspace, m_sandbox, m_history, folder + u"/runs.sqlite"_s}, m_languages)
    {
        m_window.show();
    }
    MainWindow& window() { return m_window; }
    Workbench& workbench() { return m_window.workbench(); }
    WorkspaceSession& workspace() { return m_workspace; }
    std::vector<RequestPage*> pages()
    {
        std::vector<RequestPage*> pages;
        for (Document* document : workbench().documents().all())
            pages.push_back(qobject_cast<RequestPage*>(document));
        return pages;
    }

private:
    Theme m_theme{*qApp};
    Languages m_languages;
    WorkspaceSession m_workspace;
    SandboxSession m_sandbox;
    HistorySession m_history;
    MainWindow m_window;
};

/// A new request with a secret, and an edit of a saved one.
void edit(Window& window, const QString& collection)
{
    Request fresh;
    fresh.url = u"https://pay.example/new"_s;
    fresh.headers = {{u"Authorization"_s, u"Bearer "_s + planted}};
    window.workbench().newRequest(fresh);
    if (!window.workspace().openCollection(collection))
        return;
    RequestPage* page = window.workbench().openRequest(u"Pay"_s);
    QApplication::setActiveWindow(&window.window());
    page->focusUrl();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
    QTest::keyClicks(QApplication::focusWidget(), u"?typed=1"_s);
}

QStringList draftFiles()
{
    QStringList files;
    QDirIterator found(defaultDraftFolder(), {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext())
        files += found.next();
    return files;
}

}

/// What was typed and not saved survives the end of the process, whatever ends it.
class DraftWindowTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString collection() const { return m_folder->filePath(u"api"_s); }
    /// Another process that edits in a window of its own until it is killed.
    std::unique_ptr<QProcess> startEditing() const
    {
        auto child = std::make_unique<QProcess>();
        child->setProcessChannelMode(QProcess::ForwardedChannels);
        child->start(QCoreApplication::applicationFilePath(), {editingChild, collection()});
        return child;
    }
    static void killNow(QProcess& child)
    {
        child.kill();
        child.waitForFinished();
    }

private slots:
    void init()
    {
        beginAnew();
        m_folder = std::make_unique<QTemporaryDir>();
        Request pay;
        pay.url = u"https://pay.example/pay"_s;
        QVERIFY(Collection::create(collection(), u"API"_s)->save(u"Pay"_s, pay));
    }

    void editsSurviveKillAndAreMarked()
    {
        const auto child = startEditing();
        QTRY_COMPARE_WITH_TIMEOUT(draftFiles().size(), 2, 20'000);
        killNow(*child);
        for (const QString& file : draftFiles())
            QVERIFY(!readFile(file)->contains(planted.toUtf8()));

        Window next(m_folder->path());
        QCOMPARE(next.pages().size(), 2U);
        for (RequestPage* page : next.pages()) {
            QVERIFY(page->isModified());
            QCOMPARE(page->mark(), u"restored, not saved"_s);
            QVERIFY(page->findChild<MessageBar*>()->text().startsWith(u"Restored, not saved"_s));
            if (page->openRequest().path.isEmpty()) {
                QCOMPARE(page->request().url, u"https://pay.example/new"_s);
            } else {
                QCOMPARE(page->request().url, u"https://pay.example/pay?typed=1"_s);
                page->save();
                QVERIFY(!page->isModified());
                QVERIFY(page->mark().isEmpty());
            }
        }
        QCOMPARE(Collection::open(collection())->request(u"Pay"_s)->url, u"https://pay.example/pay?typed=1"_s);
        QTRY_COMPARE(draftFiles().size(), 1);
    }

    void aSecondWindowLeavesTheFirstOnesDraftsAlone()
    {
        const auto child = startEditing();
        QTRY_COMPARE_WITH_TIMEOUT(draftFiles().size(), 2, 20'000);
        {
            Window second(m_folder->path());
            for (RequestPage* page : second.pages())
                QVERIFY(!page->isModified());
        }
        QCOMPARE(draftFiles().size(), 2);
        killNow(*child);
        Window third(m_folder->path());
        QCOMPARE(third.pages().size(), 2U);
    }

    void aFileThatChangedMeanwhileIsAskedAbout()
    {
        const auto child = startEditing();
        QTRY_COMPARE_WITH_TIMEOUT(draftFiles().size(), 2, 20'000);
        killNow(*child);
        Request theirs;
        theirs.url = u"https://pay.example/theirs"_s;
        QVERIFY(Collection::open(collection())->save(u"Pay"_s, theirs));
        Window next(m_folder->path());
        for (RequestPage* page : next.pages()) {
            if (page->openRequest().path.isEmpty())
                continue;
            page->save();
            QVERIFY(page->isModified());
        }
        QVERIFY(next.window().findChild<QMessageBox*>());
        QCOMPARE(Collection::open(collection())->request(u"Pay"_s)->url, theirs.url);
    }

    void whatIsDiscardedDoesNotComeBack()
    {
        {
            Window window(m_folder->path());
            edit(window, collection());
            QTRY_COMPARE(draftFiles().size(), 2);
            window.window().close();
            auto* question = window.window().findChild<QMessageBox*>();
            QVERIFY(question);
            for (QAbstractButton* button : question->buttons()) {
                if (button->text().remove(u'&') == u"Discard all"_s)
                    button->click();
            }
            QTRY_VERIFY(!window.window().isVisible());
        }
        QVERIFY(draftFiles().isEmpty());
    }

    void aDraftThatCannotBeReadIsPutAsideAndSaid()
    {
        QVERIFY(writeFile(defaultDraftFolder() + u"/gone/bad.json"_s, "{\"version\": 99}"));
        Window window(m_folder->path());
        QVERIFY(window.pages().empty());
        QVERIFY(QFile::exists(defaultDraftFolder() + u"/bad.bad"_s));
        QString said;
        for (const auto* bar : window.window().findChildren<MessageBar*>())
            said += bar->text();
        QVERIFY2(said.contains(u"put aside"_s), qPrintable(said));
    }
};

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useOwnSettings();
    if (application.arguments().contains(editingChild)) {
        QTemporaryDir folder;
        Window window(folder.path());
        QApplication::setActiveWindow(&window.window());
        edit(window, application.arguments().last());
        return QApplication::exec();
    }
    DraftWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "drafts.moc"
