// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "store/runreader.h"

#include <map>

namespace idemscope {

/// A secret that a stored run was sent with, which the log does not hold.
struct NeededSecret
{
    QString name;
    QStringList places; ///< in the keychain, where it may be kept, the nearest first

    bool operator==(const NeededSecret&) const = default;
};

/// Those that it takes to send a stored run again, each once. Errors: InvalidInput.
Result<std::vector<NeededSecret>> neededSecrets(const RunRecord& record);

/// The same of every replay that is due, with the values of the process environment and else of the keychain, by
/// schedule. Waits for the keychain: for the command line alone. Errors: those of the log.
Result<std::map<qint64, VariableScope>> secretsOfDueReplays(const QString& runLogPath);

}
