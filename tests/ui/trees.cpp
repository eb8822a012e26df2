// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "session/draftsession.h"
#include "support/ownsettings.h"
#include "ui/ownwindow.h"
#include "ui/pages/request/requestpage.h"
#include "ui/widgets/collectiontree.h"
#include "ui/widgets/messagebar.h"
#include "ui/workbench.h"
#include "ui/workpages.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The tree of collections in the window, by keys and by mouse, and the tabs that follow it.
class TreesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<OwnWindow> m_window;

    QString folder(const QString& name) const { return m_dir->filePath(name); }
    CollectionPlace place(const QString& path, bool isFolder = false) const
    {
        return {folder(u"api"_s), path, isFolder};
    }
    CollectionTree& tree() const { return *m_window->window.findChild<CollectionTree*>(); }
    Workbench& workbench() const { return m_window->window.workbench(); }
    RequestPage* page() const { return workbench().currentRequest(); }
    bool isThere(const QString& path, bool isFolder = false) const
    {
        return QFileInfo::exists(place(path, isFolder).file());
    }
    QModelIndex row(const CollectionPlace& wanted) const
    {
        for (QTreeWidgetItemIterator at(&tree()); *at; ++at) {
            const QModelIndex index = tree().indexAt(tree().visualItemRect(*at).center());
            if (tree().placeAt(index) == wanted)
                return index;
        }
        return {};
    }
    void stand(const CollectionPlace& on) const
    {
        tree().setFocus();
        tree().setCurrentIndex(row(on));
        QVERIFY(tree().currentIndex().isValid());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(&tree(), key, modifiers); }
    void typeName(const QString& name) const
    {
        auto* editor = tree().findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, name);
        QTest::keyClick(editor, Qt::Key_Return);
    }
    void type(const QString& text) const
    {
        QApplication::setActiveWindow(&m_window->window);
        page()->focusUrl();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
        QTest::keyClicks(QApplication::focusWidget(), text);
    }
    QString messages() const
    {
        QStringList texts;
        for (const auto* bar : m_window->window.findChildren<MessageBar*>())
            texts += bar->text();
        return texts.join(u'\n');
    }
    void open()
    {
        m_window = std::make_unique<OwnWindow>(m_dir->filePath(u"runs.sqlite"_s));
        QVERIFY(QTest::qWaitForWindowExposed(&m_window->window));
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_dir = std::make_unique<QTemporaryDir>();
        const auto api = Collection::create(folder(u"api"_s), u"API"_s);
        Request pay;
        pay.url = u"http://127.0.0.1:1/pay"_s;
        QVERIFY(api && api->save(u"Pay"_s, pay) && api->save(u"orders/List"_s, pay));
        QVERIFY(Collection::create(folder(u"other"_s), u"Other"_s));
        open();
        QVERIFY(m_window->workspace.openCollection(folder(u"other"_s)));
        QVERIFY(m_window->workspace.openCollection(folder(u"api"_s)));
    }
    void cleanup() { m_window.reset(); }

    void aFileFromTheDesktopOpensWithItsCollection()
    {
        m_window->workspace.closeCollection(folder(u"api"_s));
        workbench().openFile(place(u"orders/List"_s).file());
        QVERIFY(page());
        QCOMPARE(page()->openRequest().place(), place(u"orders/List"_s));
        QVERIFY(row(place(u"Pay"_s)).isValid()); // the whole collection is there
        m_window->workspace.closeCollection(folder(u"other"_s));
        workbench().openFile(folder(u"other"_s));
        QCOMPARE(m_window->workspace.collections().size(), std::size_t(2));
        // One in no collection is a request without a place.
        QVERIFY(QFile::copy(place(u"Pay"_s).file(), folder(u"Alone.request.json"_s)));
        workbench().openFile(folder(u"Alone.request.json"_s));
        QVERIFY(page()->openRequest().path.isEmpty());
        QVERIFY(page()->request().url.endsWith(u"/pay"_s));
        workbench().openFile(folder(u"Nowhere.request.json"_s));
        QTRY_VERIFY2(messages().contains(u"Nowhere"_s), qPrintable(messages()));
    }

    void aNameIsTypedInTheTreeAndTheTabFollowsWithItsEdits()
    {
        workbench().openRequest(place(u"Pay"_s));
        type(u"?typed"_s);
        stand(place(u"Pay"_s));
        key(Qt::Key_F2);
        typeName(u"Charge"_s);
        QTRY_VERIFY(isThere(u"Charge"_s));
        QCOMPARE(page()->title(), u"Charge"_s);
        QVERIFY(page()->isModified());
        page()->save();
        QVERIFY(!page()->isModified());
        QVERIFY(!isThere(u"Pay"_s));
        QVERIFY(Collection::open(folder(u"api"_s))->request(u"Charge"_s)->url.endsWith(u"?typed"_s));
        tree().setFocus();
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(page()->title(), u"Pay"_s);
    }

    void aNameThatIsTakenIsSaidAndNothingChanges()
    {
        stand(place(u"Pay"_s));
        key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(isThere(u"Pay 2"_s));
        stand(place(u"Pay 2"_s));
        key(Qt::Key_F2);
        typeName(u"Pay"_s);
        QTRY_VERIFY2(messages().contains(u"already"_s), qPrintable(messages()));
        QVERIFY(isThere(u"Pay"_s) && isThere(u"Pay 2"_s));
        QVERIFY(row(place(u"Pay 2"_s)).isValid());
    }

    void aRequestIsDraggedIntoAFolderAndIntoAnotherCollection()
    {
        const auto drag = [this](const CollectionPlace& from, const CollectionPlace& onto, Qt::DropAction action) {
            const std::unique_ptr<QMimeData> data(tree().model()->mimeData({row(from)}));
            tree().model()->dropMimeData(data.get(), action, -1, -1, row(onto));
        };
        workbench().openRequest(place(u"Pay"_s));
        drag(place(u"Pay"_s), place(u"orders"_s, true), Qt::MoveAction);
        QTRY_VERIFY(isThere(u"orders/Pay"_s));
        QVERIFY(!isThere(u"Pay"_s));
        const CollectionPlace other{folder(u"other"_s), {}, true};
        drag(place(u"orders"_s, true), other, Qt::CopyAction);
        QTRY_VERIFY(QFile::exists(folder(u"other/orders/Pay.request.json"_s)));
        QVERIFY(isThere(u"orders/Pay"_s));
        drag(place(u"orders/Pay"_s), other, Qt::MoveAction);
        QTRY_COMPARE(page()->openRequest().collectionFolder, folder(u"other"_s));
    }

    void cutAndPasteMoveByTheKeyboard()
    {
        stand(place(u"Pay"_s));
        tree().cut();
        stand(place(u"orders"_s, true));
        tree().paste();
        QVERIFY(isThere(u"orders/Pay"_s) && !isThere(u"Pay"_s));
        stand(place(u"orders/Pay"_s));
        tree().copy();
        stand(CollectionPlace{folder(u"api"_s), {}, true});
        tree().paste();
        QVERIFY(isThere(u"orders/Pay"_s) && isThere(u"Pay"_s));
        stand(place(u"orders"_s, true));
        tree().cut();
        tree().paste(); // into itself
        QVERIFY2(messages().contains(u"itself"_s), qPrintable(messages()));
    }

    void whatIsDeletedIsClosedAndComesBack()
    {
        workbench().openRequest(place(u"Pay"_s));
        stand(place(u"Pay"_s));
        key(Qt::Key_Delete);
        if (messages().contains(u"trash; remove"_s))
            QSKIP("this machine has no trash");
        QVERIFY(!isThere(u"Pay"_s));
        QVERIFY(workbench().documents().all().empty());
        QVERIFY2(messages().contains(u"Undo"_s), qPrintable(messages()));
        tree().setFocus();
        key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(isThere(u"Pay"_s));
    }

    void editsOfWhatIsDeletedStay()
    {
        workbench().openRequest(place(u"Pay"_s));
        type(u"?typed"_s);
        stand(place(u"Pay"_s));
        key(Qt::Key_Delete);
        if (isThere(u"Pay"_s))
            QSKIP("this machine has no trash");
        QVERIFY(page()->isModified());
        page()->save();
        QVERIFY(isThere(u"Pay"_s));
    }

    void newFoldersAndRequestsAreNamedAtOnce()
    {
        stand(place(u"orders"_s, true));
        QMenu menu;
        tree().fillMenu(menu);
        const auto choose = [&menu](const QString& text) {
            for (QAction* action : menu.actions()) {
                if (action->text() == text)
                    action->trigger();
            }
        };
        choose(u"New folder"_s);
        typeName(u"refunds"_s);
        QTRY_VERIFY(isThere(u"orders/refunds"_s, true));
        stand(place(u"orders/refunds"_s, true));
        choose(u"New request"_s);
        QVERIFY(isThere(u"orders/refunds/New request"_s));
        QVERIFY(page() && !page()->isModified());
        QCOMPARE(page()->request().scenarios.size(), 1U);
    }

    void aCleanTabFollowsItsFileAndSaysSo()
    {
        workbench().openRequest(place(u"Pay"_s));
        Request theirs = page()->request();
        theirs.url = u"http://127.0.0.1:1/theirs"_s;
        QVERIFY(Collection::open(folder(u"api"_s))->save(u"Pay"_s, theirs));
        QTRY_COMPARE(page()->request().url, theirs.url);
        QVERIFY(!page()->isModified());
        QVERIFY2(messages().contains(u"Another program changed"_s), qPrintable(messages()));
    }

    void aChangedTabAsksOnceAndKeepsOrTakes()
    {
        workbench().openRequest(place(u"Pay"_s));
        type(u"?mine"_s);
        const auto collection = Collection::open(folder(u"api"_s));
        Request theirs = page()->openRequest().request;
        theirs.url = u"http://127.0.0.1:1/theirs"_s;
        const auto answer = [this](const QString& text) {
            QTRY_VERIFY(m_window->window.findChild<QMessageBox*>());
            for (QAbstractButton* button : m_window->window.findChild<QMessageBox*>()->buttons()) {
                if (button->text().remove(u'&') == text)
                    button->click();
            }
            QTRY_VERIFY(!m_window->window.findChild<QMessageBox*>());
        };
        QVERIFY(collection->save(u"Pay"_s, theirs));
        answer(u"Keep mine"_s);
        QVERIFY(page()->request().url.endsWith(u"?mine"_s));
        page()->save(); // the answer was given
        QVERIFY(!page()->isModified());
        type(u"&more"_s);
        QVERIFY(collection->save(u"Pay"_s, theirs));
        answer(u"Take the file"_s);
        QTRY_COMPARE(page()->request().url, theirs.url);
        QVERIFY(!page()->isModified());
    }

    void tabsOfSeveralCollectionsComeBack()
    {
        QVERIFY(Collection::open(folder(u"other"_s))->save(u"Pay"_s, {}));
        workbench().openRequest(place(u"Pay"_s));
        workbench().openRequest({folder(u"other"_s), u"Pay"_s, false});
        workbench().pages().openProfiles({});
        workbench().openRequest(place(u"Pay"_s));
        m_window->window.close();
        QTRY_VERIFY(!m_window->window.isVisible());
        m_window.reset();
        open();
        QCOMPARE(m_window->workspace.collections().size(), 2U);
        QCOMPARE(workbench().documents().all().size(), 3U);
        QVERIFY(page());
        QCOMPARE(page()->openRequest().collectionFolder, folder(u"api"_s));
    }

    void whatAFolderShowsStaysOpenOrClosed()
    {
        tree().collapse(row(place(u"orders"_s, true)));
        QVERIFY(Collection::open(folder(u"api"_s))->save(u"another"_s, {}));
        QTRY_VERIFY(row(place(u"another"_s)).isValid());
        QVERIFY(!tree().isExpanded(row(place(u"orders"_s, true))));
    }

    void aNameBeingTypedOutlastsOthersChanges()
    {
        stand(place(u"Pay"_s));
        key(Qt::Key_F2);
        auto* editor = tree().findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(u"Typ"_s);
        QVERIFY(Collection::open(folder(u"api"_s))->save(u"another"_s, {}));
        QSignalSpy outside(&m_window->workspace, &WorkspaceSession::changedOutside);
        QVERIFY(outside.wait());
        QCOMPARE(tree().findChild<QLineEdit*>(), editor);
        typeName(u"Typed"_s);
        QTRY_VERIFY(isThere(u"Typed"_s));
        QTRY_VERIFY(row(place(u"another"_s)).isValid());
    }
};

QTEST_MAIN(TreesTest)
#include "trees.moc"
