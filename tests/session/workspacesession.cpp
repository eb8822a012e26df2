// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/workspacesession.h"

#include "base/safefile.h"
#include "support/ownsettings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Several collections side by side, steps that are taken back, and other programs that write into them.
class WorkspaceSessionTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<WorkspaceSession> m_workspace;

    QString folder(const QString& name) const { return m_dir->filePath(name); }
    /// A collection with a request “Pay” and an environment each of its own.
    bool make(const QString& name, const QString& baseUrl) const
    {
        const auto made = Collection::create(folder(name), name);
        Request pay;
        pay.url = u"{{baseUrl}}/pay"_s;
        return made && made->save(u"Pay"_s, pay) &&
               made->saveEnvironment({u"Local"_s, {{u"baseUrl"_s, baseUrl}}, false, {}});
    }
    QString valueOf(const QString& name, const QString& collection) const
    {
        for (const VariableLayer& layer : m_workspace->scopeFor({}, collection)) {
            for (const Field& field : layer.variables) {
                if (field.name == name)
                    return field.value;
            }
        }
        return {};
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_dir = std::make_unique<QTemporaryDir>();
        m_workspace = std::make_unique<WorkspaceSession>();
        QVERIFY(make(u"one"_s, u"http://one"_s) && make(u"two"_s, u"http://two"_s));
        QVERIFY(m_workspace->openCollection(folder(u"one"_s)) && m_workspace->openCollection(folder(u"two"_s)));
    }

    void eachCollectionHasItsOwnEnvironment()
    {
        QCOMPARE(m_workspace->collections().size(), 2U);
        QCOMPARE(m_workspace->collection().name(), u"two"_s);
        QCOMPARE(valueOf(u"baseUrl"_s, folder(u"one"_s)), u"http://one"_s);
        QCOMPARE(valueOf(u"baseUrl"_s, folder(u"two"_s)), u"http://two"_s);
        QCOMPARE(valueOf(u"baseUrl"_s, {}), u"http://two"_s);
        QVERIFY(valueOf(u"baseUrl"_s, folder(u"closed"_s)).isEmpty());
        m_workspace->setCurrentEnvironment({}, folder(u"one"_s));
        QVERIFY(valueOf(u"baseUrl"_s, folder(u"one"_s)).isEmpty());
        QCOMPARE(valueOf(u"baseUrl"_s, folder(u"two"_s)), u"http://two"_s);
    }

    void typedSecretsOfAuthenticationBecomeVariablesAndNeverReachAFile()
    {
        const CollectionPlace top{folder(u"one"_s), {}, true};
        Auth auth{.kind = Auth::Kind::Bearer};
        auth.token = u"t0k3n-typed"_s;
        QVERIFY(m_workspace->saveAuth(top, auth));
        QCOMPARE(m_workspace->auth(top).token, u"{{authToken}}"_s);
        QCOMPARE(valueOf(u"authToken"_s, folder(u"one"_s)), u"t0k3n-typed"_s);
        QVERIFY(!readFile(folder(u"one"_s) + u"/collection.json"_s)->contains("t0k3n"));
        const EffectiveAuth inherited = m_workspace->authFor({}, folder(u"one"_s), u"Pay"_s);
        QCOMPARE(inherited.auth.token, u"{{authToken}}"_s);
        QCOMPARE(inherited.origin, u"collection one"_s);
        QVERIFY(m_workspace->authFor({}, folder(u"two"_s), u"Pay"_s).auth == Auth());

        OpenRequest open = *m_workspace->load(CollectionPlace{folder(u"one"_s), u"Pay"_s});
        Request edited = open.request;
        edited.auth = auth;
        edited.auth.token = u"typed here"_s;
        const auto saved = m_workspace->save(open, edited, open.place());
        QVERIFY(saved);
        QCOMPARE(saved->request.auth.token, u"{{authToken}}"_s);
        QCOMPARE(saved->request.variables.at(0).value, u"typed here"_s); // in memory, for this session
        QVERIFY(!readFile(saved->place().file())->contains("typed here"));
        edited.headers = {{u"Authorization"_s, u"Bearer mine"_s}};
        const auto again = m_workspace->save(*saved, edited, saved->place());
        QVERIFY(again && again->request.headers.at(0).value == u"Bearer {{authorization}}"_s);
        QVERIFY(!readFile(saved->place().file())->contains("mine"));
        const OpenRequest reread = *m_workspace->load(saved->place());
        const VariableScope scope = m_workspace->scopeFor(reread.request, folder(u"one"_s), u"Pay"_s);
        const Fields& known = scope.front().variables;
        QVERIFY(std::any_of(known.begin(), known.end(), [](const Field& one) { return one.value == u"mine"_s; }));
        QVERIFY(!m_workspace->authFor(edited, folder(u"one"_s), u"Pay"_s).givenInstead.isEmpty());
    }

    void openingOneTwiceOpensItOnce()
    {
        QVERIFY(m_workspace->openCollection(folder(u"one"_s)));
        QCOMPARE(m_workspace->collections().size(), 2U);
        QCOMPARE(m_workspace->collection().name(), u"one"_s);
        m_workspace->closeCollection();
        QCOMPARE(m_workspace->collection().name(), u"two"_s);
        m_workspace->closeCollection(folder(u"two"_s));
        QVERIFY(!m_workspace->hasCollection());
    }

    void theChoiceOfEnvironmentLastsAndNeverFallsOnAnother()
    {
        QVERIFY(m_workspace->saveEnvironment({u"Staging"_s, {{u"baseUrl"_s, u"http://staging"_s}}, false, {}}));
        m_workspace->setCurrentEnvironment(u"Staging"_s);
        m_workspace = std::make_unique<WorkspaceSession>();
        QVERIFY(m_workspace->openCollection(folder(u"two"_s)));
        QCOMPARE(m_workspace->currentEnvironment(), u"Staging"_s);
        QSignalSpy outside(m_workspace.get(), &WorkspaceSession::changedOutside);
        QVERIFY(QFile::remove(folder(u"two/environments/Staging.json"_s)));
        QVERIFY(outside.wait());
        QCOMPARE(m_workspace->currentEnvironment(), QString());
    }

    void stepsAreTakenBackAndDoneAgain()
    {
        TreeEdits& edits = m_workspace->edits();
        const CollectionPlace top{folder(u"one"_s), {}, true};
        const CollectionPlace pay{folder(u"one"_s), u"Pay"_s, false};
        const auto made = edits.makeFolder(top, u"charges"_s);
        QVERIFY(made);
        const auto moved = edits.move(pay, *made);
        QVERIFY(moved);
        QCOMPARE(moved->path, u"charges/Pay"_s);
        QVERIFY(edits.rename(*moved, u"Charge"_s));
        QVERIFY(m_workspace->load({folder(u"one"_s), u"charges/Charge"_s, false}));
        QVERIFY(edits.undo() && edits.undo());
        QVERIFY(m_workspace->load(pay));
        QVERIFY(edits.canUndo() && edits.canRedo());
        QVERIFY(edits.redo() && edits.redo());
        QVERIFY(!edits.canRedo());
        QVERIFY(m_workspace->load({folder(u"one"_s), u"charges/Charge"_s, false}));
    }

    void aStepThatCannotBeTakenBackIsSaidAndForgotten()
    {
        TreeEdits& edits = m_workspace->edits();
        const CollectionPlace pay{folder(u"one"_s), u"Pay"_s, false};
        const auto renamed = edits.rename(pay, u"Charge"_s);
        QVERIFY(renamed);
        QVERIFY(QFile::remove(renamed->file()));
        const auto undone = edits.undo();
        QVERIFY(!undone);
        QCOMPARE(undone.error().code, ErrorCode::NotFound);
        QVERIFY(!edits.canUndo() && !edits.canRedo());
    }

    void deletingIsTakenBackByteForByte()
    {
        TreeEdits& edits = m_workspace->edits();
        const CollectionPlace pay{folder(u"one"_s), u"Pay"_s, false};
        const QByteArray before = *readFile(pay.file());
        if (!edits.trash(pay))
            QSKIP("this machine has no trash");
        QVERIFY(!m_workspace->load(pay));
        QVERIFY(edits.undo());
        QCOMPARE(*readFile(pay.file()), before);
        QVERIFY(edits.redo());
        QVERIFY(!QFile::exists(pay.file()));
        QVERIFY(edits.undo());
    }

    void othersChangesAreNoticed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("a new request") << u"two/new.request.json"_s;
        QTest::newRow("in a new folder") << u"two/deep/er/new.request.json"_s;
        QTest::newRow("an environment") << u"two/environments/Local.json"_s;
        QTest::newRow("the collection itself") << u"two/collection.json"_s;
    }
    void othersChangesAreNoticed()
    {
        QFETCH(QString, file);
        QSignalSpy outside(m_workspace.get(), &WorkspaceSession::changedOutside);
        QVERIFY(writeFile(folder(file), "{\"version\":1}"));
        QVERIFY(outside.wait());
    }

    void aFileThatIsWrittenInPlaceIsNoticed()
    {
        const QString file = folder(u"one/Pay.request.json"_s);
        m_workspace->watchFiles({file});
        QSignalSpy outside(m_workspace.get(), &WorkspaceSession::changedOutside);
        for (int i = 0; i < 2; ++i) { // once more after it was replaced
            QFile inPlace(file);
            QVERIFY(inPlace.open(QIODevice::WriteOnly | QIODevice::Append));
            inPlace.write("\n");
            inPlace.close();
            QVERIFY(outside.wait());
            QVERIFY(writeFile(file, "{\"version\":1}"));
            QVERIFY(outside.wait());
        }
    }
};

QTEST_GUILESS_MAIN(WorkspaceSessionTest)
#include "workspacesession.moc"
