// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "session/workspacesession.h"
#include "support/ownsettings.h"
#include "support/wireserver.h"
#include "ui/ownwindow.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/request/requesttabs.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/messagebar.h"
#include "ui/workbench.h"

#include <QApplication>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// A secret that is typed into a request reaches the target, but no file (SPEC.md §11).
class SavedSecretsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::WireServer> m_server;
    std::unique_ptr<OwnWindow> m_window;

    RequestPage* page() const { return m_window->window.workbench().currentRequest(); }
    CollectionPlace place() const { return {m_dir->filePath(u"api"_s), u"Pay"_s, false}; }
    QByteArray savedText() const { return readFile(place().file()).value_or(QByteArray()); }
    QString said() const
    {
        QStringList texts;
        for (const auto* bar : page()->findChildren<MessageBar*>())
            texts += bar->text();
        return texts.join(u'\n');
    }

    FieldsTable* headers() const
    {
        auto* tabs = page()->findChild<RequestTabs*>();
        tabs->show(RequestTabs::Headers);
        for (auto* table : tabs->findChildren<FieldsTable*>()) {
            if (table->isVisible())
                return table;
        }
        return nullptr;
    }
    void typeHeader(const QString& name, const QString& value)
    {
        FieldsTable* table = headers();
        QVERIFY(table);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, FieldsModel::Name));
        QTest::keyClick(table, Qt::Key_F2);
        for (const QString& text : {name, value}) {
            QTRY_VERIFY(table->findChild<QLineEdit*>());
            auto* editor = table->findChild<QLineEdit*>();
            editor->selectAll();
            QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
            QTRY_VERIFY(table->findChild<QLineEdit*>() != editor);
        }
        QCOMPARE(table->fields().front(), (Field{name, value}));
    }
    void key(Qt::Key key)
    {
        page()->focusUrl();
        QTRY_VERIFY(QApplication::focusWidget());
        QTest::keyClick(QApplication::focusWidget(), key, Qt::ControlModifier);
    }
    void save()
    {
        key(Qt::Key_S);
        QVERIFY2(!page()->isModified(), qPrintable(said()));
    }
    /// The head of the next request that reaches the target.
    QByteArray sentHead()
    {
        const int before = m_server->requestCount();
        key(Qt::Key_Return);
        if (!QTest::qWaitFor([&] { return m_server->requestCount() > before && !page()->isRunning(); }, 20'000))
            return {};
        return m_server->requests().back().head;
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_dir = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<test::WireServer>();
        Request request;
        request.url = QString::fromLatin1(m_server->url("/pay"));
        request.contract.otherPrincipal = {{u"X-Api-Key"_s, u"s3cret of another"_s}};
        const auto made = Collection::create(m_dir->filePath(u"api"_s), u"API"_s);
        QVERIFY(made && made->save(place().path, request));
        m_window = std::make_unique<OwnWindow>(m_dir->filePath(u"runs.sqlite"_s));
        QVERIFY(QTest::qWaitForWindowExposed(&m_window->window));
        QVERIFY(m_window->workspace.openCollection(m_dir->filePath(u"api"_s)));
        QVERIFY(m_window->window.workbench().openRequest(place()));
    }
    void cleanup()
    {
        m_window.reset();
        m_server.reset();
    }

    void aTypedHeaderIsSentButNotWritten()
    {
        typeHeader(u"Authorization"_s, u"Bearer s3cret-token"_s);
        save();
        QVERIFY2(!savedText().contains("s3cret"), savedText().constData());
        QVERIFY(savedText().contains("Bearer {{authorization}}") && savedText().contains("{{xApiKey}}"));
        QVERIFY2(said().contains(u"{{authorization}}"_s) && said().contains(u"{{xApiKey}}"_s), qPrintable(said()));
        QCOMPARE(headers()->fields().front().value, u"Bearer {{authorization}}"_s);
        const QByteArray head = sentHead();
        QVERIFY2(head.contains("Authorization: Bearer s3cret-token"), head.constData());
    }

    void closedAndOpenedAgainItIsStillSent()
    {
        typeHeader(u"Authorization"_s, u"s3cret-token"_s);
        save();
        m_window->window.workbench().close(page());
        QTRY_VERIFY(!page());
        QVERIFY(m_window->window.workbench().openRequest(place()));
        const QByteArray head = sentHead();
        QVERIFY2(head.contains("Authorization: s3cret-token"), qPrintable(said()));
    }

    void anotherSecretTypedOverItTakesItsPlace()
    {
        for (const QString& secret : {u"s3cret-one"_s, u"s3cret-two"_s}) {
            typeHeader(u"Authorization"_s, secret);
            save();
            QVERIFY(!savedText().contains("s3cret-"));
            QVERIFY(savedText().contains("{{authorization}}") && !savedText().contains("authorization2"));
            QVERIFY(sentHead().contains("Authorization: " + secret.toLatin1()));
        }
    }
};

QTEST_MAIN(SavedSecretsTest)

#include "savedsecrets.moc"
