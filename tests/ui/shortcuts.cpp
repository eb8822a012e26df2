// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/ownsettings.h"
#include "ui/commands/commandset.h"
#include "ui/commands/keys.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/theme/theme.h"
#include "ui/widgets/keyfield.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTreeWidget>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Keys of commands, chosen anew: by hand in the dialog, kept in the settings, never two commands with the same.
class ShortcutsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<QMainWindow> m_window;
    CommandSet* m_commands = nullptr;
    ShortcutsDialog* m_dialog = nullptr;

    QPushButton* button(const QString& text) const
    {
        for (auto* candidate : m_dialog->findChildren<QPushButton*>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    QTreeWidget* list() const { return m_dialog->findChild<QTreeWidget*>(); }
    KeyField* field() const { return m_dialog->findChild<KeyField*>(); }
    void choose(const QString& command)
    {
        for (int i = 0; i < list()->topLevelItemCount(); ++i) {
            if (list()->topLevelItem(i)->text(0) == command)
                list()->setCurrentItem(list()->topLevelItem(i));
        }
        QCOMPARE(list()->currentItem()->text(0), command);
        field()->setFocus();
    }
    QString keysShown() const { return list()->currentItem()->text(2); }
    QString objection() const
    {
        for (const auto* label : m_dialog->findChildren<QLabel*>()) {
            if (label->isVisible() && label->parentWidget() == m_dialog)
                return label->text();
        }
        return {};
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_theme = std::make_unique<Theme>(*qApp);
        m_window = std::make_unique<QMainWindow>();
        m_commands = new CommandSet(*m_window);
        m_window->show();
        showShortcuts(m_window.get(), *m_commands);
        m_dialog = m_window->findChild<ShortcutsDialog*>();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
        QApplication::setActiveWindow(m_dialog);
    }
    void cleanup()
    {
        m_window.reset();
        m_theme.reset();
    }

    void everyCommandIsListed()
    {
        QCOMPARE(std::size_t(list()->topLevelItemCount()), commandTable().size());
        auto* filter = m_dialog->findChild<QLineEdit*>();
        QVERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"burst"_s);
        QCOMPARE(list()->currentItem()->text(0), u"Run burst"_s);
        filter->clear();
        QTest::keyClicks(filter, u"ctrl+k"_s);
        QVERIFY(!list()->currentItem()->isHidden());
        QVERIFY(keysShown().contains(u"Ctrl+K"_s));
    }

    void pressedKeysAreGivenAndActAtOnce()
    {
        int fired = 0;
        m_commands->connectTo(Command::RunBurst, [&fired] { ++fired; });
        choose(u"Run burst"_s);
        QTest::keyClick(field(), Qt::Key_F9);
        QCOMPARE(field()->text(), u"F9"_s);
        QVERIFY(objection().isEmpty());
        QTest::keyClick(field(), Qt::Key_Return); // the default button
        QCOMPARE(keysShown(), u"F9"_s);
        QCOMPARE(list()->currentItem()->text(3), u"changed"_s);
        QTest::keyClick(m_dialog, Qt::Key_Escape);
        QApplication::setActiveWindow(m_window.get());
        QTest::keyClick(m_window.get(), Qt::Key_F9);
        QCOMPARE(fired, 1);
        QTest::keyClick(m_window.get(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fired, 1); // no longer
        QMainWindow next;
        auto* commands = new CommandSet(next);
        QCOMPARE(commands->action(Command::RunBurst)->shortcut(), QKeySequence(Qt::Key_F9));
        QCOMPARE(withKeys(u"Fire"_s, Command::RunBurst), u"Fire (F9)"_s);
    }

    void keysOfAnotherCommandAreRefusedByItsName()
    {
        choose(u"Run burst"_s);
        QTest::keyClick(field(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(objection().contains(u"“Save”"_s), qPrintable(objection()));
        QVERIFY(!button(u"Give these keys"_s)->isEnabled());
        QTest::keyClick(field(), Qt::Key_F, Qt::AltModifier);
        QVERIFY2(objection().contains(u"menu File"_s), qPrintable(objection()));
        QTest::keyClick(field(), Qt::Key_A);
        QVERIFY2(objection().contains(u"typed into texts"_s), qPrintable(objection()));
        QVERIFY(!hasChosenKeys(Command::RunBurst));
    }

    void whatACommandGaveAwayAnotherMayHave()
    {
        choose(u"Save"_s);
        QTest::mouseClick(button(u"No keys"_s), Qt::LeftButton);
        QCOMPARE(keysShown(), QString());
        QVERIFY(m_commands->action(Command::Save)->shortcuts().isEmpty());
        choose(u"Send"_s);
        QTest::keyClick(field(), Qt::Key_S, Qt::ControlModifier);
        QTest::mouseClick(button(u"Give these keys"_s), Qt::LeftButton);
        QCOMPARE(keysShown(), u"Ctrl+S"_s);
        choose(u"Save"_s);
        QTest::mouseClick(button(u"Usual keys"_s), Qt::LeftButton);
        QCOMPARE(keysShown(), QString()); // they are the other's now
        QTest::mouseClick(button(u"Usual keys for all"_s), Qt::LeftButton);
        QCOMPARE(keysShown(), u"Ctrl+S"_s);
        QVERIFY(!button(u"Usual keys for all"_s)->isEnabled());
        QVERIFY(!hasChosenKeys(Command::Send));
    }

    void backspaceEmptiesTheFieldAndEscapeCloses()
    {
        choose(u"Send"_s);
        QTest::keyClick(field(), Qt::Key_F9);
        QTest::keyClick(field(), Qt::Key_Backspace);
        QVERIFY(field()->keys().isEmpty());
        QVERIFY(!button(u"Give these keys"_s)->isEnabled());
        QTest::keyClick(field(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<ShortcutsDialog*>());
    }

    void everyCommandHasANameOfItsOwnInTheSettings()
    {
        for (const CommandLine& line : commandTable())
            chooseKeys(line.command, QKeySequence(u"Ctrl+Alt+F1"_s));
        QSettings settings;
        settings.beginGroup(u"shortcuts"_s);
        QCOMPARE(std::size_t(settings.childKeys().size()), commandTable().size());
        QVERIFY(settings.contains(u"NewRequest"_s));
    }
};

QTEST_MAIN(ShortcutsTest)
#include "shortcuts.moc"
