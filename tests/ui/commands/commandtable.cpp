// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/commands/commandpalette.h"
#include "ui/commands/commandset.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The command table and the palette over it.
class CommandTableTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }

    void everyCommandIsThereOnceAndNoKeysCollide()
    {
        std::set<Command> commands;
        std::set<QString> keys;
        for (const CommandLine& line : commandTable()) {
            QVERIFY2(commands.insert(line.command).second, line.text);
            for (const QKeySequence& sequence : shortcutsOf(line)) {
                QVERIFY2(!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown, line.shortcuts);
                QVERIFY2(keys.insert(sequence.toString()).second, qPrintable(sequence.toString()));
            }
        }
        QCOMPARE(commands.size(), std::size_t(Command::AboutQt) + 1);
    }

    void menusHoldEveryCommandWithOwnMnemonics()
    {
        QMainWindow window;
        CommandSet set(window);
        set.fill(*window.menuBar());
        std::size_t count = 0;
        for (const QAction* menu : window.menuBar()->actions()) {
            std::set<QString> mnemonics;
            for (const QAction* action : menu->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                ++count;
                const QString mnemonic = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(!mnemonic.isEmpty() && mnemonics.insert(mnemonic).second, qPrintable(action->text()));
            }
        }
        QCOMPARE(count, commandTable().size());
    }

    void shortcutsReachTheirCommand()
    {
        QMainWindow window;
        auto* line = new QLineEdit;
        window.setCentralWidget(line);
        CommandSet set(window);
        int sent = 0;
        set.connectTo(Command::Send, [&sent] { ++sent; });
        window.show();
        QApplication::setActiveWindow(&window);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(line, Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
        QTest::keyClick(line, Qt::Key_F5);
        QCOMPARE(sent, 3);
        set.setEnabled(Command::Send, false);
        QTest::keyClick(line, Qt::Key_F5);
        QCOMPARE(sent, 3);
    }

    void fewLettersFindACommand()
    {
        QVERIFY(CommandPalette::fit(u"rb"_s, u"Run burst"_s));
        QVERIFY(!CommandPalette::fit(u"bx"_s, u"Run burst"_s));
        QVERIFY(*CommandPalette::fit(u"run"_s, u"Run burst"_s) < *CommandPalette::fit(u"burst"_s, u"Run burst"_s));
        QVERIFY(*CommandPalette::fit(u"burst"_s, u"Run burst"_s) < *CommandPalette::fit(u"rbu"_s, u"Run burst"_s));
    }

    void thePaletteRunsWhatIsChosen()
    {
        QWidget window;
        window.resize(800, 600);
        window.show();
        int chosen = 0;
        std::vector<PaletteEntry> entries;
        for (int i = 1; i <= 3; ++i)
            entries.push_back({u"Entry %1"_s.arg(i), {}, {}, {}, [&chosen, i] {
                                   chosen = i;
                               }});
        auto* palette = new CommandPalette(std::move(entries), &window);
        palette->show();
        auto* typed = palette->findChild<QLineEdit*>();
        QTest::keyClick(typed, Qt::Key_Down);
        QTest::keyClick(typed, Qt::Key_Return);
        QTRY_COMPARE(chosen, 2);
    }

    void thePaletteSaysThatNothingMatches()
    {
        QWidget window;
        window.show();
        int chosen = 0;
        auto* palette = new CommandPalette({{u"Entry"_s,
                                             {},
                                             {},
                                             {},
                                             [&chosen] {
                                                 ++chosen;
                                             }}},
                                           &window);
        palette->show();
        QTest::keyClicks(palette->findChild<QLineEdit*>(), u"zzz"_s);
        const auto* list = palette->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY2(list->item(0)->text().contains(u"zzz"_s), qPrintable(list->item(0)->text()));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(chosen, 0);
        palette->close();
    }
};

QTEST_MAIN(CommandTableTest)
#include "commandtable.moc"
