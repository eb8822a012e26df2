// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/keychain.h"

#include "base/safefile.h"
#include "session/workspacesession.h"
#include "support/memorykeychain.h"
#include "support/ownsettings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Secrets that outlive the process, and what happens where there is no keychain.
class KeychainTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::map<QString, QString> m_kept;

    QString folder() const { return m_dir->filePath(u"api"_s); }
    std::unique_ptr<WorkspaceSession> session(bool refuses = false)
    {
        auto workspace = std::make_unique<WorkspaceSession>();
        workspace->setKeychain(std::make_unique<MemoryKeychain>(m_kept, refuses));
        if (!workspace->openCollection(folder()))
            qFatal("the collection cannot be opened");
        return workspace;
    }
    QString token(const WorkspaceSession& workspace) const
    {
        for (const VariableLayer& layer : workspace.scopeFor({}, folder())) {
            for (const Field& field : layer.variables) {
                if (field.name == "token"_L1)
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
        m_kept.clear();
        m_dir = std::make_unique<QTemporaryDir>();
        auto made = Collection::create(folder(), u"API"_s);
        QVERIFY(made && made->setVariables({{u"token"_s, {}, true, true}}));
        QVERIFY(made->saveEnvironment({u"Local"_s, {{u"pin"_s, {}, true, true}}, false, {}}));
    }

    void aRememberedSecretComesBack()
    {
        auto first = session();
        QVERIFY(first->hasKeychain() && !first->remembersSecrets());
        first->setRemembersSecrets(true);
        first->giveSecret(u"token"_s, u"hush hush"_s, folder());
        QTRY_COMPARE(m_kept.size(), 1U);
        first.reset();
        const auto second = session();
        QTRY_COMPARE(token(*second), u"hush hush"_s);
        for (const QString& file : {u"collection.json"_s, u"environments/Local.json"_s})
            QVERIFY(!readFile(folder() + u'/' + file)->contains("hush"));
        QVERIFY(!QSettings().allKeys().join(u' ').contains(u"hush"_s));
    }

    void aSecretOfALevelIsRememberedToo()
    {
        auto first = session();
        first->setRemembersSecrets(true);
        QVERIFY(first->saveVariables({folder(), {}, true}, {{u"token"_s, u"of the level"_s, true, true}}));
        QTRY_COMPARE(m_kept.size(), 1U);
        const auto second = session();
        QTRY_COMPARE(token(*second), u"of the level"_s);
        QVERIFY(second->saveVariables({folder(), {}, true}, {{u"token"_s, {}, true, true}})); // emptied: forgotten
        QTRY_VERIFY(m_kept.empty());
    }

    void nothingIsRememberedUnasked()
    {
        auto first = session();
        first->giveSecret(u"token"_s, u"hush hush"_s, folder());
        QCOMPARE(token(*first), u"hush hush"_s);
        QTest::qWait(0);
        QVERIFY(m_kept.empty());
        first->setRemembersSecrets(true); // what is known already
        QTRY_COMPARE(m_kept.size(), 1U);
        first->setRemembersSecrets(false);
        QTRY_VERIFY(m_kept.empty());
        QCOMPARE(token(*first), u"hush hush"_s);
    }

    void whatIsRefusedIsSaid()
    {
        const auto workspace = session(true);
        QSignalSpy problems(workspace.get(), &WorkspaceSession::problem);
        workspace->setRemembersSecrets(true);
        workspace->giveSecret(u"token"_s, u"hush hush"_s, folder());
        QTRY_COMPARE(problems.count(), 1);
        QCOMPARE(token(*workspace), u"hush hush"_s);
    }

    void withoutABusThereIsNoneAndNothingWaits()
    {
        const QByteArray bus = qgetenv("DBUS_SESSION_BUS_ADDRESS");
        const QByteArray runtime = qgetenv("XDG_RUNTIME_DIR");
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        qputenv("XDG_RUNTIME_DIR", m_dir->path().toUtf8());
        const auto keychain = desktopKeychain();
        QVERIFY(!keychain->isThere());
        QVERIFY(!valueIn(*keychain, u"anything"_s));
        WorkspaceSession workspace;
        workspace.setRemembersSecrets(true);
        QVERIFY(!workspace.hasKeychain() && !workspace.remembersSecrets());
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus"); // a bus that does not answer
        const auto other = desktopKeychain();
        QVERIFY(other->isThere());
        QVERIFY(!valueIn(*other, u"anything"_s));
        qputenv("XDG_RUNTIME_DIR", runtime);
        bus.isNull() ? qunsetenv("DBUS_SESSION_BUS_ADDRESS") : qputenv("DBUS_SESSION_BUS_ADDRESS", bus);
    }
};

QTEST_GUILESS_MAIN(KeychainTest)
#include "keychain.moc"
