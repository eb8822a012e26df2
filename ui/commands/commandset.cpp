// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/commands/commandset.h"

#include "ui/commands/keys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/texts.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>

namespace idemscope {

CommandSet::CommandSet(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    std::map<QString, QActionGroup*> groups;
    for (const CommandLine& line : commandTable()) {
        auto* action = new QAction(this);
        action->setShortcuts(keysOf(line.command));
        if (const QString icon = QString::fromLatin1(line.icon); !icon.isEmpty())
            action->setIcon(theme().icon(icon));
        if (const QString group = QString::fromLatin1(line.group); !group.isEmpty()) {
            QActionGroup*& members = groups[group];
            if (!members)
                members = new QActionGroup(this);
            action->setCheckable(true);
            members->addAction(action);
        }
        m_actions[line.command] = action;
        window.addAction(action);
    }
    (new Texts(window))->bind([this] { setTexts(); });
}

QAction* CommandSet::action(Command command) const
{
    return m_actions.at(command);
}

void CommandSet::connectTo(Command command, std::function<void()> act)
{
    connect(action(command), &QAction::triggered, this, [act = std::move(act)] { act(); });
}

void CommandSet::setEnabled(Command command, bool isEnabled)
{
    action(command)->setEnabled(isEnabled);
}

void CommandSet::takeKeys()
{
    for (const auto& [command, action] : m_actions)
        action->setShortcuts(keysOf(command));
    // Tool tips name keys; whatever says texts says them anew.
    QCoreApplication::postEvent(qApp, new QEvent(QEvent::LanguageChange));
}

void CommandSet::fill(QMenuBar& bar)
{
    std::map<CommandMenu, QMenu*> menus;
    for (const CommandLine& line : commandTable()) {
        QMenu*& menu = menus[line.menu];
        if (!menu) {
            menu = bar.addMenu(menuText(line.menu));
            m_menus[line.menu] = menu->menuAction();
        }
        if (line.startsGroup)
            menu->addSeparator();
        menu->addAction(action(line.command));
    }
}

void CommandSet::setTexts()
{
    for (const CommandLine& line : commandTable())
        m_actions.at(line.command)->setText(commandText(line));
    for (const auto& [menu, action] : m_menus)
        action->setText(menuText(menu));
}

}
