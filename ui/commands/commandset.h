// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/commands/command.h"

#include <QObject>

#include <functional>
#include <map>

class QAction;
class QMenuBar;
class QWidget;

namespace idemscope {

/// The actions made from the command table: their shortcuts work in the whole window, their texts follow the language.
class CommandSet : public QObject
{
    Q_OBJECT

public:
    explicit CommandSet(QWidget& window);

    QAction* action(Command command) const;
    void connectTo(Command command, std::function<void()> act);
    void setEnabled(Command command, bool isEnabled);
    void fill(QMenuBar& bar);
    /// The keys were chosen anew: they hold from now on.
    void takeKeys();

private:
    void setTexts();

    QWidget& m_window;
    std::map<Command, QAction*> m_actions;
    std::map<CommandMenu, QAction*> m_menus;
};

}
