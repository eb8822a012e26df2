// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/variables/variablespage.h"

#include "base/safefile.h"
#include "support/memorykeychain.h"
#include "support/ownsettings.h"
#include "ui/dialogs/certificatesdialog.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The page where variables and environments are edited.
class VariablesPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<WorkspaceSession> m_workspace;
    std::unique_ptr<VariablesPage> m_page;

    QString folder() const { return m_dir->filePath(u"api"_s); }
    FieldsTable& table() const { return *m_page->findChild<FieldsTable*>(); }
    QListWidget& list() const { return *m_page->findChild<QListWidget*>(); }
    QLineEdit& name() const
    {
        for (auto* line : m_page->findChildren<QLineEdit*>()) {
            if (line->accessibleName() == u"Name of the environment"_s)
                return *line;
        }
        qFatal("the page has no field for the name");
    }
    /// Types a variable into the last row of the table.
    void add(const QString& variable, const QString& value) const
    {
        QAbstractItemModel* model = table().model();
        QVERIFY(model->setData(model->index(model->rowCount() - 1, 0), variable));
        QVERIFY(model->setData(model->index(model->rowCount() - 2, 1), value));
    }
    void show(const QString& text) const
    {
        for (int row = 0; row < list().count(); ++row) {
            if (list().item(row)->text() == text)
                list().setCurrentRow(row);
        }
        QVERIFY2(list().currentItem()->text() == text, qPrintable(text));
    }
    QString said() const { return m_page->findChild<MessageBar*>()->text(); }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_dir = std::make_unique<QTemporaryDir>();
        m_theme = std::make_unique<Theme>(*qApp);
        m_workspace = std::make_unique<WorkspaceSession>();
        const auto made = Collection::create(folder(), u"API"_s);
        QVERIFY(made && made->save(u"pay/Pay"_s, {}));
        QVERIFY(made->saveEnvironment({u"Local"_s, {{u"base"_s, u"http://local"_s}}, false, {{u"mine"_s, 1}}}));
        QVERIFY(m_workspace->openCollection(folder()));
        m_page = std::make_unique<VariablesPage>(*m_workspace);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        m_workspace.reset();
        m_theme.reset();
    }

    void theEnvironmentInForceIsShown()
    {
        QCOMPARE(name().text(), u"Local"_s);
        QCOMPARE(table().fields().at(0).value, u"http://local"_s);
        QVERIFY(!m_page->isModified());
    }

    void everyLevelIsEditedAndSavedAtOnce()
    {
        add(u"a"_s, u"environment"_s);
        show(u"Folder pay"_s);
        add(u"a"_s, u"folder"_s);
        show(u"The whole collection"_s);
        add(u"a"_s, u"collection"_s);
        show(u"Folder pay (not saved)"_s);
        QCOMPARE(table().fields().at(0).value, u"folder"_s);
        QVERIFY(m_page->isModified());
        QVERIFY(m_page->save());
        QVERIFY(!m_page->isModified());
        const auto collection = Collection::open(folder());
        QCOMPARE(collection->variables().at(0).value, u"collection"_s);
        QCOMPARE(collection->folderVariables()->at(0).variables.at(0).value, u"folder"_s);
        QCOMPARE(collection->environments()->at(0).variables.at(1).value, u"environment"_s);
        QCOMPARE(collection->environments()->at(0).unknownMembers[u"mine"_s].toInt(), 1);
        const VariableScope scope = m_workspace->scopeFor({}, folder(), u"pay/Pay"_s);
        QCOMPARE(scope.size(), 4U);
    }

    void secretsAreRememberedWhenTicked()
    {
        const auto tick = [this] {
            for (auto* box : m_page->findChildren<QCheckBox*>()) {
                if (box->text().startsWith(u"Remember secrets"_s))
                    return box;
            }
            return static_cast<QCheckBox*>(nullptr);
        };
        std::map<QString, QString> kept;
        m_page.reset();
        m_workspace->setKeychain(std::make_unique<MemoryKeychain>(kept));
        m_workspace->giveSecret(u"token"_s, u"hush hush"_s, folder());
        m_page = std::make_unique<VariablesPage>(*m_workspace);
        m_page->show();
        QVERIFY(tick()->isEnabled() && !tick()->isChecked());
        QTest::keyClick(tick(), Qt::Key_Space);
        QTRY_COMPARE(kept.size(), 1U);
        QTest::keyClick(tick(), Qt::Key_Space);
        QTRY_VERIFY(kept.empty());
        m_page.reset();
        m_workspace->setKeychain(desktopKeychain());
        if (m_workspace->hasKeychain())
            QSKIP("there is a session bus");
        m_page = std::make_unique<VariablesPage>(*m_workspace);
        QVERIFY(!tick()->isEnabled());
        const auto labels = m_page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [this](const QLabel* label) {
            return label->isVisibleTo(m_page.get()) && label->text().contains(u"until Idemscope ends"_s);
        }));
    }

    void takingAnEditBackMakesItClean()
    {
        QAbstractItemModel* model = table().model();
        QVERIFY(model->setData(model->index(0, 1), u"other"_s));
        QVERIFY(m_page->isModified());
        QVERIFY(model->setData(model->index(0, 1), u"http://local"_s));
        QVERIFY(!m_page->isModified());
    }

    void environmentsAreMadeRenamedAndProtected()
    {
        m_page->addEnvironment();
        QCOMPARE(name().text(), u"New environment"_s);
        name().selectAll();
        QTest::keyClicks(&name(), u"Staging"_s);
        m_page->findChild<QCheckBox*>()->click();
        QVERIFY(m_page->save());
        const auto found = Collection::open(folder())->environments();
        QCOMPARE(found->size(), 2U);
        QCOMPARE(found->at(1).name, u"Staging"_s);
        QVERIFY(found->at(1).isProtected);
        m_page->duplicateEnvironment();
        QCOMPARE(name().text(), u"Staging 2"_s);
        QVERIFY(Collection::open(folder())->environments()->at(2).isProtected);
    }

    void aNameThatIsTakenIsSaidAndNothingIsLost()
    {
        m_page->addEnvironment();
        name().selectAll();
        QTest::keyClicks(&name(), u"Local"_s);
        add(u"b"_s, u"kept"_s);
        QVERIFY(!m_page->save());
        QVERIFY2(said().contains(u"already"_s), qPrintable(said()));
        QVERIFY(m_page->isModified());
        QCOMPARE(table().fields().at(0).value, u"kept"_s);
        QCOMPARE(Collection::open(folder())->environments()->size(), 2U);
        name().selectAll();
        QTest::keyClicks(&name(), u"a/b"_s);
        QVERIFY(!m_page->save());
    }

    void secretsStayInMemory()
    {
        add(u"token"_s, u"hush-hush"_s);
        QAbstractItemModel* model = table().model();
        QVERIFY(model->setData(model->index(1, FieldsModel::Secret), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(m_page->save());
        QVERIFY(!readFile(folder() + u"/environments/Local.json"_s)->contains("hush"));
        const VariableScope scope = m_workspace->scopeFor({}, folder());
        QCOMPARE(scope.at(1).variables.at(1).value, u"hush-hush"_s);
    }

    void anotherProgramsChangeIsNotOverwrittenUnasked()
    {
        add(u"mine"_s, u"1"_s);
        Environment theirs{u"Local"_s, {{u"theirs"_s, u"1"_s}}, false, {}};
        QVERIFY(Collection::open(folder())->saveEnvironment(theirs));
        QVERIFY(m_workspace->openCollection(folder())); // reads it anew
        QVERIFY(!m_page->save());
        QVERIFY2(said().contains(u"another program"_s), qPrintable(said()));
        QVERIFY(m_page->save());
        QCOMPARE(Collection::open(folder())->environments()->at(0).variables.at(1).name, u"mine"_s);
    }

    void deletingAsksFirst()
    {
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Delete);
        auto* question = m_page->findChild<QMessageBox*>();
        QVERIFY(question);
        QVERIFY(QFile::exists(folder() + u"/environments/Local.json"_s));
        for (QAbstractButton* button : question->buttons()) {
            if (button->text().remove(u'&') == u"Delete"_s)
                button->click();
        }
        QTRY_VERIFY(!QFile::exists(folder() + u"/environments/Local.json"_s) || !said().isEmpty());
    }

    void certificatesOfHostsAreKeptWithoutTheirPasswords()
    {
        show(u"The whole collection"_s);
        for (auto* button : m_page->findChildren<QAbstractButton*>()) {
            if (button->text() == u"Client certificates…"_s)
                button->click();
        }
        auto* dialog = m_page->findChild<CertificatesDialog*>();
        QVERIFY(dialog);
        auto* table = dialog->findChild<QTableWidget*>();
        const QStringList texts{u"api.example"_s, u"me.p12"_s, QString(), u"t0p-secret"_s};
        for (int column = 0; column < texts.size(); ++column)
            table->model()->setData(table->model()->index(0, column), texts[column]);
        QCOMPARE(table->rowCount(), 2); // one for the next
        dialog->accept();
        const auto bytes = readFile(folder() + u"/collection.json"_s);
        QVERIFY(bytes && bytes->contains("api.example") && bytes->contains("me.p12"));
        QVERIFY(!bytes->contains("t0p-secret"));
        const Request inherited = m_workspace->inherited({}, folder(), u"pay/Pay"_s);
        QCOMPARE(inherited.transport.hostCertificates.size(), std::size_t(1));
        QCOMPARE(inherited.transport.hostCertificates[0].certificate, folder() + u"/me.p12"_s);
        QCOMPARE(inherited.transport.hostCertificates[0].keyPassword, u"{{clientKeyPassword_api_example}}"_s);
    }

    void anIncompleteCertificateIsNotSaved()
    {
        CertificatesDialog dialog(*m_workspace, folder());
        auto* table = dialog.findChild<QTableWidget*>();
        table->model()->setData(table->model()->index(0, 0), u"api.example"_s);
        dialog.accept();
        QVERIFY(dialog.result() == QDialog::Rejected);
        QVERIFY(dialog.findChild<MessageBar*>()->text().contains(u"api.example"_s));
        QVERIFY(m_workspace->certificates(folder()).empty());
    }
};

QTEST_MAIN(VariablesPageTest)
#include "variables.moc"
