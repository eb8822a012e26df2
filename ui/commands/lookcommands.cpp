// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/commands/lookcommands.h"

#include "ui/commands/commandset.h"
#include "ui/preferences.h"
#include "ui/theme/theme.h"
#include "ui/windowstate.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace idemscope {

namespace {

constexpr int textStep = 10; ///< percent

void takeTextSizes(const TextSizes& sizes)
{
    theme().setTextSizes(sizes);
    storeTextSizes(sizes);
}

void growText(int percent)
{
    const auto grown = [percent](int size) {
        return std::clamp(size + percent, PreferenceBounds::smallestText, PreferenceBounds::largestText);
    };
    takeTextSizes({grown(theme().textSizes().window), grown(theme().textSizes().editor)});
}

void connectScheme(CommandSet& commands, Command command, Theme::Scheme scheme)
{
    QAction* action = commands.action(command);
    const auto showChoice = [action, scheme] {
        action->setChecked(theme().scheme() == scheme);
    };
    QObject::connect(&theme(), &Theme::changed, action, showChoice);
    showChoice();
    commands.connectTo(command, [scheme] {
        theme().setScheme(scheme);
        storeScheme(scheme);
    });
}

}

void connectLookCommands(CommandSet& commands)
{
    connectScheme(commands, Command::ThemeSystem, Theme::Scheme::System);
    connectScheme(commands, Command::ThemeLight, Theme::Scheme::Light);
    connectScheme(commands, Command::ThemeDark, Theme::Scheme::Dark);
    commands.connectTo(Command::LargerText, [] { growText(textStep); });
    commands.connectTo(Command::SmallerText, [] { growText(-textStep); });
    commands.connectTo(Command::UsualText, [] { takeTextSizes({}); });
}

}
