// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QString>

#include <span>
#include <vector>

namespace idemscope {

/// Everything a person can tell the window to do.
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
    ThemeSystem,
    ThemeLight,
    ThemeDark,
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
    Shortcuts,
    About,
    AboutQt,
};

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
QList<QKeySequence> shortcutsOf(const CommandLine& line);

}
