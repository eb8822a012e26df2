// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/commands/keys.h"

#include <QCoreApplication>
#include <QMetaEnum>
#include <QSettings>

#include <map>
#include <optional>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CommandKeys
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CommandKeys)
};

constexpr auto groupName = "shortcuts"_L1;

QString settingName(Command command)
{
    return u"%1/%2"_s.arg(groupName, QLatin1StringView(QMetaEnum::fromType<Command>().valueToKey(int(command))));
}

/// What the user chose; an empty sequence: that there be none.
std::map<Command, QKeySequence> choices()
{
    QSettings settings;
    settings.beginGroup(groupName);
    const QStringList names = settings.childKeys();
    std::map<Command, QKeySequence> known;
    for (const QString& name : names) {
        bool isCommand = false;
        const int command = QMetaEnum::fromType<Command>().keyToValue(name.toLatin1().constData(), &isCommand);
        if (isCommand)
            known[Command(command)] = QKeySequence(settings.value(name).toString(), QKeySequence::PortableText);
    }
    return known;
}

/// Keys that belong to whatever text or list has the focus.
bool isTyped(QKeyCombination keys)
{
    const Qt::Key key = keys.key();
    const bool isFunctionKey = key >= Qt::Key_F1 && key <= Qt::Key_F35;
    return !isFunctionKey && !(keys.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
}

std::optional<CommandMenu> menuOpenedBy(const QKeySequence& keys)
{
    for (const CommandLine& line : commandTable()) {
        if (QKeySequence::mnemonic(menuText(line.menu)) == keys)
            return line.menu;
    }
    return {};
}

std::optional<Command> holderOf(const QKeySequence& keys, Command besides)
{
    for (const CommandLine& line : commandTable()) {
        if (line.command != besides && keysOf(line.command).contains(keys))
            return line.command;
    }
    return {};
}

}

QList<QKeySequence> keysOf(Command command)
{
    const std::map<Command, QKeySequence> known = choices();
    if (const auto own = known.find(command); own != known.end())
        return own->second.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{own->second};
    QList<QKeySequence> usual = shortcutsOf(lineOf(command));
    for (const auto& [other, keys] : known) // which has them now
        usual.removeAll(keys);
    return usual;
}

bool hasChosenKeys(Command command)
{
    return choices().contains(command);
}

void chooseKeys(Command command, const QKeySequence& keys)
{
    QSettings().setValue(settingName(command), keys.toString(QKeySequence::PortableText));
}

void takeUsualKeys(Command command)
{
    QSettings().remove(settingName(command));
}

void takeUsualKeysOfAll()
{
    QSettings().remove(groupName);
}

QString objectionTo(const QKeySequence& keys, Command command)
{
    const QString name = keys.toString(QKeySequence::NativeText);
    if (keys.isEmpty())
        return CommandKeys::tr("Press the keys that the command is to have.");
    if (isTyped(keys[0]))
        return CommandKeys::tr("%1 alone is typed into texts: hold Ctrl or Alt with it, or take a function key.")
            .arg(name);
    if (const auto menu = menuOpenedBy(keys))
        return CommandKeys::tr("%1 opens the menu %2.").arg(name, withoutMnemonic(menuText(*menu)));
    if (const auto holder = holderOf(keys, command))
        return CommandKeys::tr("%1 belongs to “%2”. Give that command other keys first.")
            .arg(name, plainText(lineOf(*holder)));
    return {};
}

QString shownKeys(Command command)
{
    const QList<QKeySequence> keys = keysOf(command);
    return keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
}

QString withKeys(const QString& text, Command command)
{
    const QString keys = shownKeys(command);
    return keys.isEmpty() ? text : CommandKeys::tr("%1 (%2)", "what a button does, its keys").arg(text, keys);
}

}
