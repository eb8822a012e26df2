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

void addRequests(std::vector<PaletteEntry>& entries, const std::vector<CollectionNode>& nodes, const QString& parent,
                 const CollectionPlace& top, Workbench& workbench)
{
    for (const CollectionNode& node : nodes) {
        if (node.isFolder) {
            addRequests(entries, node.children, node.name, top, workbench);
            continue;
        }
        entries.push_back(
            {node.name, parent, {}, theme().icon(u"request"_s), [&workbench, place = top.child(node.path, false)] {
                 workbench.openRequest(place);
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
        entries.push_back({plainText(line), withoutMnemonic(menuText(line.menu)),
                           action->shortcut().toString(QKeySequence::NativeText), action->icon(), [action] {
                               action->trigger();
                           }});
    }
    for (const Collection& collection : workspace.collections())
        addRequests(entries, collection.nodes(), collection.name(), {collection.folder(), {}, true}, workbench);
    return entries;
}

}
