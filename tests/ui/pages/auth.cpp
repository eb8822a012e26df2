// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/ownsettings.h"
#include "ui/pages/request/requesttabs.h"
#include "ui/pages/variables/variablespage.h"
#include "ui/theme/theme.h"
#include "ui/widgets/autheditor.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Authentication as it is edited: of a request, of a folder and of a collection.
class AuthPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

    static QLineEdit* line(const QWidget& editor, const QString& name)
    {
        for (auto* line : editor.findChildren<QLineEdit*>()) {
            if (line->accessibleName() == name && line->isVisibleTo(&editor))
                return line;
        }
        return nullptr;
    }
    static void choose(const QWidget& editor, const QString& kind)
    {
        for (auto* box : editor.findChildren<QComboBox*>()) {
            if (const int index = box->findText(kind); index >= 0) {
                box->setFocus();
                while (box->currentIndex() != index)
                    QTest::keyClick(box, box->currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
                return;
            }
        }
        QFAIL(qPrintable(kind));
    }
    static QString notes(const QWidget& editor)
    {
        QStringList texts;
        for (const auto* label : editor.findChildren<QLabel*>()) {
            if (label->isVisibleTo(&editor))
                texts += label->text();
        }
        return texts.join(u'\n');
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanup() { m_theme.reset(); }

    void showingChangesNothing()
    {
        AuthEditor editor;
        QSignalSpy edits(&editor, &AuthEditor::edited);
        QCOMPARE(editor.auth(), Auth());
        Auth given{.kind = Auth::Kind::Basic};
        given.user = u"ada"_s;
        given.password = u"{{password}}"_s;
        given.region = u"of another kind"_s;
        editor.setAuth(given);
        QCOMPARE(editor.auth(), given);
        QCOMPARE(edits.count(), 0);
    }

    void aKindShowsItsFieldsAlone()
    {
        AuthEditor editor;
        editor.show();
        QVERIFY(!line(editor, u"Token"_s));
        choose(editor, u"Bearer token"_s);
        QVERIFY(line(editor, u"Token"_s) && !line(editor, u"User"_s));
        QTest::keyClicks(line(editor, u"Token"_s), u"{{token}}"_s);
        choose(editor, u"API key"_s);
        QVERIFY(line(editor, u"Name"_s) && !line(editor, u"Token"_s));
        QTest::keyClicks(line(editor, u"Name"_s), u"X-Key"_s);
        choose(editor, u"a query parameter"_s);
        Auth expected{.kind = Auth::Kind::ApiKey};
        expected.place = Auth::Place::Query;
        expected.name = u"X-Key"_s;
        QCOMPARE(editor.auth(), expected); // nothing of the kind that was tried before
        choose(editor, u"Bearer token"_s);
        QCOMPARE(editor.auth().token, u"{{token}}"_s);
    }

    void aTypedSecretIsMaskedAVariableIsShown()
    {
        AuthEditor editor;
        editor.show();
        choose(editor, u"Bearer token"_s);
        QLineEdit* token = line(editor, u"Token"_s);
        QTest::keyClicks(token, u"{{token}}"_s);
        QCOMPARE(token->echoMode(), QLineEdit::Normal);
        token->selectAll();
        QTest::keyClicks(token, u"eyJhbGciOi"_s);
        QCOMPARE(token->echoMode(), QLineEdit::Password);
        QCOMPARE(editor.auth().token, u"eyJhbGciOi"_s);
    }

    void aRequestSaysWhereItsAuthenticationComesFrom()
    {
        RequestTabs tabs(new QWidget);
        tabs.load({});
        tabs.show(RequestTabs::Authentication);
        static_cast<QWidget&>(tabs).show();
        Auth bearer{.kind = Auth::Kind::Bearer};
        tabs.setEffectiveAuth({bearer, u"folder pay"_s});
        auto* editor = tabs.findChild<AuthEditor*>();
        QVERIFY2(notes(*editor).contains(u"From the folder pay: bearer token"_s), qPrintable(notes(*editor)));
        tabs.setEffectiveAuth({{.kind = Auth::Kind::None}, {}});
        QVERIFY(notes(*editor).contains(u"none is sent"_s));
        tabs.setEffectiveAuth({bearer, {}, Sentence::verbatim(u"by hand"_s)});
        QVERIFY(notes(*editor).contains(u"by hand"_s));
        QSignalSpy edits(&tabs, &RequestTabs::edited);
        choose(*editor, u"None"_s);
        Request stored;
        tabs.store(stored);
        QVERIFY(stored.auth.kind == Auth::Kind::None);
        QVERIFY(edits.count() > 0);
    }

    void aFolderIsGivenOneWithoutItsSecretReachingTheFile()
    {
        const QTemporaryDir dir;
        const QString folder = dir.filePath(u"api"_s);
        const auto made = Collection::create(folder, u"API"_s);
        QVERIFY(made && made->save(u"pay/Pay"_s, {}));
        WorkspaceSession workspace;
        QVERIFY(workspace.openCollection(folder));
        VariablesPage page(workspace);
        page.resize(900, 700);
        page.show();
        page.showLevel({folder, u"pay"_s, {}});
        auto* editor = page.findChild<AuthEditor*>();
        QVERIFY(editor->isVisible());
        choose(*editor, u"User and password (Basic)"_s);
        QTest::keyClicks(line(*editor, u"User"_s), u"ada"_s);
        QTest::keyClicks(line(*editor, u"Password"_s), u"correct horse"_s);
        QVERIFY(page.isModified());
        QVERIFY(page.save());
        QVERIFY(!page.isModified());
        QFile file(folder + u"/pay/folder.json"_s);
        QVERIFY(file.open(QFile::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(text.contains("{{authPassword}}") && !text.contains("horse"), text);
        QCOMPARE(editor->auth().password, u"{{authPassword}}"_s);
        const EffectiveAuth inherited = workspace.authFor({}, folder, u"pay/Pay"_s);
        QCOMPARE(inherited.auth.user, u"ada"_s);
        const VariableScope scope = workspace.scopeFor({}, folder, u"pay/Pay"_s);
        QVERIFY(!WorkspaceSession::missingSecret(scope)); // its value is kept for this session
        page.showLevel({folder, {}, {}});
        QVERIFY(editor->auth() == Auth());
    }
};

QTEST_MAIN(AuthPageTest)
#include "auth.moc"
