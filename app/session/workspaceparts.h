// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/collectionwatcher.h"
#include "session/keychain.h"
#include "session/variablelevels.h"
#include "session/workspacesession.h"

#include <algorithm>
#include <map>
#include <set>

namespace idemscope {

// What a WorkspaceSession holds; of its two source files alone.

struct WorkspaceSession::Opened
{
    Collection collection;
    std::vector<Environment> environments;
    CollectionVariables levels;
    QString environment;   ///< the one in force, may be none
    bool isChosen = false; ///< by the user; else the first one there is

    const Environment* named(const QString& name) const
    {
        const auto found = std::find_if(environments.begin(), environments.end(),
                                        [&](const Environment& known) { return known.name == name; });
        return found == environments.end() ? nullptr : &*found;
    }
};

struct WorkspaceSession::Parts
{
    std::vector<std::unique_ptr<Opened>> opened; ///< in the order in which they were opened
    QString current;                             ///< folder of one of them, or empty
    /// Values of secret variables by secretPlace(); written to no file.
    std::map<QString, QString> secrets;
    std::set<QString> recalled; ///< places that the keychain was asked for
    std::unique_ptr<Keychain> keychain = desktopKeychain();
    TreeEdits edits;
    CollectionWatcher watcher;
    QStringList watchedFiles;

    QString kept(const QString& place) const
    {
        const auto secret = secrets.find(place);
        return secret == secrets.end() ? QString() : secret->second;
    }
};

}
