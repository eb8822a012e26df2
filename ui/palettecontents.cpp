// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palettecontents.h"

#include "session/workspacesession.h"
#include "ui/commands/commandset.h"
#include "ui/theme/theme.h"
#include "ui/workbench.h"

#include <QAction>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// "&New request…" as it is read.
QString plain(QString text)
{
    text.remove(u'&');
    return text;
}

void addRequests(std::vector<PaletteEntry>& entries, const std::vector<CollectionNode>& nodes, const QString& place,
                 Workbench& workbench)
{
    for (const CollectionNode& node : nodes) {
        if (node.isFolder) {
            addRequests(entries, node.children, node.name, workbench);
            continue;
        }
        entries.push_back({node.name, place, {}, theme().icon(u"request"_s), [&workbench, path = node.path] {
                               workbench.openRequest(path);
                           }});
    }
}

}

std::vector<PaletteEntry> paletteContents(const CommandSet& commands, Workbench& workbench,
                                          const WorkspaceSession& workspace)
{
    std::vector<PaletteEntry> entries;
    for (const CommandLine& line : commandTable()) {
        QAction* action = commands.action(line.command);
        if (line.command == Command::Palette || !action->isEnabled())
            continue;
        entries.push_back({plain(commandText(line)), plain(menuText(line.menu)),
                           action->shortcut().toString(QKeySequence::NativeText), action->icon(), [action] {
                               action->trigger();
                           }});
    }
    if (workspace.hasCollection())
        addRequests(entries, workspace.collection().nodes(), workspace.collection().name(), workbench);
    return entries;
}

}
