// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QObject>
#include <QString>

#include <span>
#include <vector>

namespace idemscope {

Q_NAMESPACE

/// Everything a person can tell the window to do. Settings keep these names.
enum class Command {
    NewRequest,
    NewCollection,
    OpenCollection,
    CloseCollection,
    Import,
    ImportClipboard,
    Export,
    Save,
    SaveAs,
    CloseTab,
    ReopenTab,
    Quit,
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    SelectAll,
    FormatBody,
    EditVariables,
    Settings,
    Palette,
    FocusUrl,
    FilterSidebar,
    ToggleSidebar,
    NextTab,
    PreviousTab,
    StartPage,
    Profiles,
    Schedules,
    Sandbox,
    Log,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    LargerText,
    SmallerText,
    UsualText,
    Send,
    CheckContract,
    DuplicateRequest,
    CopyAsCurl,
    RunBurst,
    Audit,
    Delivery,
    Stop,
    Reconcile,
    ExportReport,
    ToggleSandbox,
    Help,
    Tour,
    Shortcuts,
    About,
    AboutQt,
};
Q_ENUM_NS(Command)

enum class CommandMenu { File, Edit, View, Request, Run, Help };

/// One line of the command table.
struct CommandLine
{
    Command command;
    CommandMenu menu;
    const char* text;           ///< English, with its mnemonic; translated in the context "idemscope::Command"
    const char* shortcuts = ""; ///< portable, separated by "; "; the first one is shown
    const char* icon = "";
    const char* group = "";   ///< commands of one group exclude each other
    bool startsGroup = false; ///< a line is drawn above it in its menu
};

/// The one table that feeds menus, shortcuts, the palette and the list of shortcuts.
std::span<const CommandLine> commandTable();

QString commandText(const CommandLine& line);
QString menuText(CommandMenu menu);
QList<QKeySequence> shortcutsOf(const CommandLine& line); ///< those of the table
/// The line of a command.
const CommandLine& lineOf(Command command);
/// "&Run burst" or "运行突发(&R)" as it is read.
QString withoutMnemonic(QString text);
/// The text of a command as it is read.
QString plainText(const CommandLine& line);

}
