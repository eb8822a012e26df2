// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/profilespage.h"

#include "ui/pages/profiles/practicelabel.h"
#include "ui/pages/profiles/profileeditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A language in which every text stands in brackets: what is not in brackets does not follow the language.
class Bracketed final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
};

}

/// The profiles page, driven by keys: reading, copying, editing, saving, deleting.
class ProfilesPageTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProfilesPage> m_page;

    ProfileLibrary library() const { return ProfileLibrary(m_folder->filePath(u"profiles"_s)); }
    template <typename T>
    T* named(const QString& name) const
    {
        for (auto* widget : m_page->findChildren<T*>()) {
            if (widget->accessibleName() == name && !widget->focusProxy())
                return widget;
        }
        return nullptr;
    }
    QAbstractButton* button(const QString& text) const
    {
        for (auto* candidate : m_page->findChildren<QAbstractButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    QListWidget* list() const { return m_page->findChild<QListWidget*>(); }
    QString message() const
    {
        return m_page->findChild<MessageBar*>()->isHidden() ? QString() : m_page->findChild<MessageBar*>()->text();
    }
    QStringList faults() const
    {
        QStringList texts;
        for (const auto* label : m_page->findChild<ProfileEditor*>()->findChildren<QLabel*>()) {
            if (label->property("ink") == u"bad"_s && label->isVisible())
                texts += label->text();
        }
        return texts;
    }
    QStringList listed() const
    {
        QStringList texts;
        for (int row = 0; row < list()->count(); ++row)
            texts += list()->item(row)->text();
        return texts;
    }
    void type(QWidget* field, const QString& text)
    {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    }
    /// Copies the profile that is shown and gives the copy a name, all by keys.
    void copyAs(const QString& name)
    {
        QTest::keyClick(button(u"Copy to edit"_s), Qt::Key_Space);
        QVERIFY(named<QLineEdit>(u"Name"_s)->hasFocus());
        QTest::keyClicks(named<QLineEdit>(u"Name"_s), name);
    }

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(QDir::homePath() + u"/page-XXXXXX"_s);
        m_page = std::make_unique<ProfilesPage>(library());
        m_page->resize(1000, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QApplication::setActiveWindow(m_page.get());
    }
    void cleanup()
    {
        m_page.reset();
        m_folder.reset();
    }

    void everyPracticeHasItsWords()
    {
        std::set<Practice> practices;
        for (const PracticeQuestion& question : practiceQuestions()) {
            QVERIFY(!question.text().isEmpty());
            std::set<QString> texts;
            for (const Practice practice : question.practices) {
                QVERIFY(practices.insert(practice).second);
                QVERIFY(texts.insert(practiceLabel(practice)).second);
            }
        }
        QCOMPARE(practices.size(), size_t(Practice::PayloadIsIdentity) + 1);
    }

    void showingChangesNothing()
    {
        ProfileEditor editor;
        QSignalSpy edits(&editor, &ProfileEditor::edited);
        for (const QString& name : library().names()) {
            const Profile profile = *library().profile(name);
            editor.setProfile(profile, false);
            QVERIFY2(editor.profile() == profile && editor.isValid(), qPrintable(name));
        }
        QCOMPARE(edits.count(), 0);
    }

    void shippedOnesAreToRead()
    {
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_End);
        QCOMPARE(list()->currentItem()->text(), u"stripe"_s);
        QCOMPARE(named<QLineEdit>(u"Title"_s)->text(), u"Stripe (API v1)"_s);
        QTest::keyClicks(named<QLineEdit>(u"Title"_s), u"x"_s);
        QCOMPARE(named<QLineEdit>(u"Title"_s)->text(), u"Stripe (API v1)"_s);
        QVERIFY(!named<QComboBox>(practiceLabel(Practice::QuotedIsBare))->isEnabled());
        QVERIFY(!button(u"Save"_s)->isVisible() && !button(u"Delete…"_s)->isEnabled());
        QVERIFY(!m_page->isModified());
    }

    void aCopyIsEditedAndSaved()
    {
        m_page->showProfile(u"stripe"_s);
        copyAs(u"house"_s);
        QVERIFY(m_page->isModified());
        QVERIFY(button(u"Save"_s)->isEnabled());
        auto* stance = named<QComboBox>(practiceLabel(Practice::TwinRetryAfter));
        stance->setFocus();
        QTest::keyClick(stance, Qt::Key_Down);
        QCOMPARE(stance->currentText(), u"required"_s);
        const QString name = practiceLabel(Practice::TwinRetryAfter);
        type(named<QLineEdit>(u"Statuses: "_s + name), u"409, 420-429"_s);
        type(named<QLineEdit>(u"Source: "_s + name), u"our handbook"_s);
        QTest::keyClick(named<QAbstractButton>(u"Unsure: "_s + name), Qt::Key_Space);
        type(named<QLineEdit>(u"Key alphabet"_s), u"[a-z]+"_s);
        QVERIFY2(faults().isEmpty(), qPrintable(faults().join(u'|')));
        QSignalSpy changes(m_page.get(), &ProfilesPage::profilesChanged);
        QTest::keyClick(button(u"Save"_s), Qt::Key_Space);
        QCOMPARE(message(), QString());
        QVERIFY(!m_page->isModified());
        QCOMPARE(changes.count(), 1);
        const Profile saved = *library().profile(u"house"_s);
        const ProfileExpectation expected{
            Practice::TwinRetryAfter, Stance::Required, {{409, 409}, {420, 429}}, u"our handbook"_s, true};
        QVERIFY(saved.on(Practice::TwinRetryAfter) == expected);
        QCOMPARE(saved.keyAlphabet, u"[a-z]+"_s);
        QVERIFY(listed().contains(u"house"_s) && !listed().contains(u"stripe-copy"_s));
    }

    void aPracticeCanBeLeftUnsaid()
    {
        m_page->showProfile(u"azure"_s);
        copyAs(u"house"_s);
        auto* stance = named<QComboBox>(practiceLabel(Practice::EmptyKeyRefused));
        stance->setFocus();
        QTest::keyClick(stance, Qt::Key_Home);
        QVERIFY(m_page->save());
        const Profile saved = *library().profile(u"house"_s);
        QCOMPARE(saved.expectations.size(), library().profile(u"azure"_s)->expectations.size() - 1);
    }

    void mistakesStandBelowTheirFieldAndAreNotSaved()
    {
        m_page->showProfile(u"stripe"_s);
        copyAs(u"house"_s);
        type(named<QLineEdit>(u"Key alphabet"_s), u"[a-z"_s);
        QCOMPARE(faults().size(), 1);
        QVERIFY2(faults().first().contains(u"regular expression"_s), qPrintable(faults().first()));
        auto* waits = named<QComboBox>(practiceLabel(Practice::TwinWaits));
        waits->setFocus();
        QTest::keyClick(waits, Qt::Key_Down);
        QCOMPARE(waits->currentText(), u"required"_s);
        QCOMPARE(faults().size(), 2);
        type(named<QLineEdit>(u"Statuses: "_s + practiceLabel(Practice::TwinConflict)), u"40"_s);
        QCOMPARE(faults().size(), 3);
        QVERIFY(!m_page->save());
        QVERIFY(!message().isEmpty() && m_page->isModified());
        QVERIFY(!library().profile(u"house"_s));
        type(named<QLineEdit>(u"Statuses: "_s + practiceLabel(Practice::TwinConflict)), u"409"_s);
        type(named<QLineEdit>(u"Key alphabet"_s), u"[a-z]+"_s);
        QTest::keyClick(waits, Qt::Key_Home);
        QVERIFY(faults().isEmpty());
        QVERIFY(m_page->save());
    }

    void aTakenNameIsSaid()
    {
        m_page->showProfile(u"stripe"_s);
        copyAs(u"Adyen"_s);
        QVERIFY(!m_page->save());
        QVERIFY(message().contains(u"Adyen"_s));
        QVERIFY(library().profile(u"stripe-copy"_s).has_value());
    }

    void editsWaitWhileAnotherIsLookedAt()
    {
        m_page->showProfile(u"stripe"_s);
        copyAs(u"house"_s);
        m_page->showProfile(u"azure"_s);
        QVERIFY(m_page->isModified());
        QVERIFY(listed().contains(u"stripe-copy (not saved)"_s));
        m_page->showProfile(u"stripe-copy"_s);
        QCOMPARE(named<QLineEdit>(u"Name"_s)->text(), u"house"_s);
        type(named<QLineEdit>(u"Name"_s), u"stripe-copy"_s);
        QVERIFY(!m_page->isModified());
    }

    void deletingAsksFirst()
    {
        m_page->showProfile(u"stripe"_s);
        QTest::keyClick(button(u"Copy to edit"_s), Qt::Key_Space);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Delete);
        auto* question = m_page->findChild<QMessageBox*>();
        QVERIFY(question && question->isVisible());
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!m_page->findChild<QMessageBox*>());
        QVERIFY(library().profile(u"stripe-copy"_s).has_value());
        QTest::keyClick(list(), Qt::Key_Delete);
        question = m_page->findChild<QMessageBox*>();
        QVERIFY(question);
        for (QAbstractButton* answer : question->buttons()) {
            if (answer->text() == u"Delete"_s)
                answer->click();
        }
        QTRY_VERIFY(!library().profile(u"stripe-copy"_s) || !message().isEmpty());
        if (!message().isEmpty())
            QSKIP("this machine has no trash");
        QVERIFY(!listed().contains(u"stripe-copy"_s));
    }

    void aBrokenFileIsListedAndSaid()
    {
        QVERIFY(QDir().mkpath(library().folder()));
        QFile file(library().folder() + u"/broken.json"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"name\":\"broken\",\"longest\":1}");
        file.close();
        m_page = std::make_unique<ProfilesPage>(library());
        m_page->show();
        m_page->showProfile(u"broken"_s);
        QVERIFY2(message().contains(u"longest"_s), qPrintable(message()));
        QVERIFY(!m_page->findChild<ProfileEditor*>()->isVisible());
        QVERIFY(!button(u"Copy to edit"_s)->isEnabled() && button(u"Delete…"_s)->isEnabled());
    }

    void everyTextFollowsTheLanguage()
    {
        m_page->showProfile(u"stripe"_s);
        copyAs(u"house"_s);
        type(named<QLineEdit>(u"Key alphabet"_s), u"["_s);
        Bracketed other;
        QCoreApplication::installTranslator(&other);
        QApplication::sendPostedEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
        const auto isOwn = [](const QString& text) {
            return text.contains(u'⟦') || text.isEmpty();
        };
        const QStringList data{u"stripe-copy"_s};
        QStringList left;
        for (const auto* widget : m_page->findChildren<QAbstractButton*>()) {
            if (widget->isVisible() && !isOwn(widget->text()))
                left.append(widget->text());
        }
        for (const auto* widget : m_page->findChildren<QLabel*>()) {
            if (widget->isVisible() && !isOwn(widget->text()) && !data.contains(widget->text()) &&
                !widget->text().endsWith(u".json"_s))
                left.append(widget->text());
        }
        for (const auto* box : m_page->findChildren<QComboBox*>()) {
            if (box->isVisible() && !isOwn(box->currentText()))
                left.append(box->currentText());
        }
        m_page->showProfile(u"azure"_s);
        for (const auto* widget : m_page->findChild<ProfileEditor*>()->findChildren<QLabel*>()) {
            if (widget->isVisible() && !isOwn(widget->text()))
                left.append(widget->text());
        }
        QCoreApplication::removeTranslator(&other);
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u" | "_s)));
    }

    void everyControlHasAName()
    {
        m_page->showProfile(u"stripe"_s);
        copyAs(u"house"_s);
        QStringList nameless;
        for (const auto* widget : m_page->findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QAbstractButton*>(widget);
            const bool isInner = widget->objectName().startsWith(u"qt_"_s) ||
                                 widget->inherits("QComboBoxPrivateContainer") ||
                                 widget->parentWidget()->inherits("QAbstractSpinBox");
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->focusProxy() || isInner ||
                (label && !label->text().isEmpty()))
                continue;
            if (widget->accessibleName().isEmpty())
                nameless.append(QString::fromLatin1(widget->metaObject()->className()));
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u", "_s)));
    }
};

QTEST_MAIN(ProfilesPageTest)
#include "profiles.moc"
