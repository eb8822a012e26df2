// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/commands/command.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace idemscope {

class CommandSet;
class KeyField;

/// Every command of the window with its keys, to look up and to change. A change holds at once.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(CommandSet& commands, QWidget* parent = nullptr);

private:
    void build();
    QWidget* buildChange();
    void connectParts();
    void fill();
    void showKeys(); ///< of every command
    void filter(const QString& text);
    void showChosen();
    void judgePressed();
    void give();
    void took();
    Command chosen() const;

    CommandSet& m_commands;
    QLineEdit* m_filter;
    QTreeWidget* m_list;
    KeyField* m_keys;
    QPushButton* m_give;
    QPushButton* m_none;
    QPushButton* m_usual;
    QPushButton* m_allUsual;
    QLabel* m_objection;
};

/// Opens it.
void showShortcuts(QWidget* parent, CommandSet& commands);

}
