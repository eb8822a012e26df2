// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/commands/command.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr const char* context = "idemscope::Command";

// clang-format off
constexpr CommandLine table[] = {
    {Command::NewRequest, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&New request"), "Ctrl+T; Ctrl+N", "plus"},
    {Command::NewCollection, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "New &collection…"), "", "folder"},
    {Command::OpenCollection, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&Open collection…"), "Ctrl+O", "folder-open"},
    {Command::CloseCollection, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "C&lose collection")},
    {Command::Import, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&Import…"), "Ctrl+I", "folder-open", "", true},
    {Command::ImportClipboard, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "Import from the clip&board…"), "Ctrl+Shift+I"},
    {Command::Export, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&Export…")},
    {Command::Save, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&Save"), "Ctrl+S", "save", "", true},
    {Command::SaveAs, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "Save &as…"), "Ctrl+Shift+S"},
    {Command::CloseTab, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "Close &tab"), "Ctrl+W", "close", "", true},
    {Command::ReopenTab, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&Reopen closed tab"), "Ctrl+Shift+T"},
    {Command::Quit, CommandMenu::File, QT_TRANSLATE_NOOP("idemscope::Command", "&Quit"), "Ctrl+Q", "", "", true},

    {Command::Undo, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "&Undo"), "Ctrl+Z", "undo"},
    {Command::Redo, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "&Redo"), "Ctrl+Shift+Z", "redo"},
    {Command::Cut, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "Cu&t"), "Ctrl+X", "", "", true},
    {Command::Copy, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "&Copy"), "Ctrl+C", "copy"},
    {Command::Paste, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "&Paste"), "Ctrl+V"},
    {Command::SelectAll, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "Select &all"), "Ctrl+A"},
    {Command::FormatBody, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "&Format body"), "Ctrl+Shift+L", "format", "", true},
    {Command::EditVariables, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "Edit &variables…"), "Ctrl+Shift+E", "environment"},
    {Command::Settings, CommandMenu::Edit, QT_TRANSLATE_NOOP("idemscope::Command", "S&ettings"), "Ctrl+,", "settings", "", true},

    {Command::Palette, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Search or run a &command…"), "Ctrl+K; Ctrl+P", "search"},
    {Command::FocusUrl, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Go to the &URL"), "Ctrl+L"},
    {Command::FilterSidebar, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "&Filter the sidebar"), "Ctrl+Shift+F", "filter"},
    {Command::ToggleSidebar, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Show or hide the &sidebar"), "Ctrl+\\"},
    {Command::NextTab, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "&Next tab"), "Ctrl+Tab; Ctrl+PgDown", "", "", true},
    {Command::PreviousTab, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "&Previous tab"), "Ctrl+Shift+Tab; Ctrl+PgUp"},
    {Command::StartPage, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Start pa&ge"), "", "star"},
    {Command::Profiles, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "P&rofiles"), "Ctrl+Shift+P", "contract"},
    {Command::Schedules, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Sc&heduled replays"), "", "history"},
    {Command::Sandbox, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Sand&box"), "", "sandbox"},
    {Command::Log, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "L&og"), "", "table"},
    {Command::ThemeSystem, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Theme of the s&ystem"), "", "", "theme", true},
    {Command::ThemeLight, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "&Light theme"), "", "", "theme"},
    {Command::ThemeDark, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "&Dark theme"), "", "", "theme"},
    {Command::LargerText, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Larger te&xt"), "Ctrl++; Ctrl+=", "zoom-in", "", true},
    {Command::SmallerText, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Smaller &text"), "Ctrl+-", "zoom-out"},
    {Command::UsualText, CommandMenu::View, QT_TRANSLATE_NOOP("idemscope::Command", "Usual text si&ze"), "Ctrl+0", "zoom-reset"},

    {Command::Send, CommandMenu::Request, QT_TRANSLATE_NOOP("idemscope::Command", "&Send"), "Ctrl+Return; Ctrl+Enter; F5", "send"},
    {Command::CheckContract, CommandMenu::Request, QT_TRANSLATE_NOOP("idemscope::Command", "&Check contract"), "Ctrl+Shift+K", "contract"},
    {Command::DuplicateRequest, CommandMenu::Request, QT_TRANSLATE_NOOP("idemscope::Command", "&Duplicate"), "Ctrl+D", "duplicate-item", "", true},
    {Command::CopyAsCurl, CommandMenu::Request, QT_TRANSLATE_NOOP("idemscope::Command", "Copy as c&URL"), "Ctrl+Shift+G", "copy"},

    {Command::RunBurst, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "&Run burst"), "Ctrl+Shift+Return; Ctrl+Shift+Enter", "run"},
    {Command::Audit, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "&Audit…"), "Ctrl+Shift+A", "contract"},
    {Command::Delivery, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "&Delivery…"), "Ctrl+Shift+D", "send"},
    {Command::Stop, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "&Stop"), "Esc; Ctrl+.", "stop"},
    {Command::Reconcile, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "Re&concile what is in doubt…"), "", "unknown"},
    {Command::ExportReport, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "E&xport report…"), "Ctrl+Shift+X", "file"},
    {Command::ToggleSandbox, CommandMenu::Run, QT_TRANSLATE_NOOP("idemscope::Command", "Start or stop the sand&box"), "", "sandbox", "", true},

    {Command::Help, CommandMenu::Help, QT_TRANSLATE_NOOP("idemscope::Command", "&Help: what the words mean"), "F1", "info"},
    {Command::Tour, CommandMenu::Help, QT_TRANSLATE_NOOP("idemscope::Command", "&Take the tour"), "", "star"},
    {Command::Shortcuts, CommandMenu::Help, QT_TRANSLATE_NOOP("idemscope::Command", "&Keyboard shortcuts…"), "Ctrl+F1", "keyboard"},
    {Command::About, CommandMenu::Help, QT_TRANSLATE_NOOP("idemscope::Command", "&About Idemscope"), "", "info"},
    {Command::AboutQt, CommandMenu::Help, QT_TRANSLATE_NOOP("idemscope::Command", "About &Qt")},
};
// clang-format on

}

std::span<const CommandLine> commandTable()
{
    return table;
}

QString commandText(const CommandLine& line)
{
    return QCoreApplication::translate(context, line.text);
}

QString menuText(CommandMenu menu)
{
    switch (menu) {
    case CommandMenu::File:
        return QCoreApplication::translate("idemscope::Command", "&File");
    case CommandMenu::Edit:
        return QCoreApplication::translate("idemscope::Command", "&Edit");
    case CommandMenu::View:
        return QCoreApplication::translate("idemscope::Command", "&View");
    case CommandMenu::Request:
        return QCoreApplication::translate("idemscope::Command", "Re&quest");
    case CommandMenu::Run:
        return QCoreApplication::translate("idemscope::Command", "&Run");
    case CommandMenu::Help:
        break;
    }
    return QCoreApplication::translate("idemscope::Command", "&Help");
}

const CommandLine& lineOf(Command command)
{
    return *std::find_if(std::begin(table), std::end(table),
                         [command](const CommandLine& line) { return line.command == command; });
}

QString withoutMnemonic(QString text)
{
    static const QRegularExpression inBrackets(u"\\(&.\\)"_s);
    return text.remove(inBrackets).remove(u'&');
}

QString plainText(const CommandLine& line)
{
    return withoutMnemonic(commandText(line));
}

QList<QKeySequence> shortcutsOf(const CommandLine& line)
{
    QList<QKeySequence> sequences;
    const QStringList parts = QString::fromLatin1(line.shortcuts).split(u"; "_s, Qt::SkipEmptyParts);
    for (const QString& part : parts)
        sequences.append(QKeySequence(part, QKeySequence::PortableText));
    return sequences;
}

}
