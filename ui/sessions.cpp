// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions.h"

#include "session/jobsource.h"
#include "session/workspacesession.h"

namespace idemscope {

VariableScope secretsFor(const Sessions& sessions, const QString& environment)
{
    VariableScope scope = processSecrets();
    if (environment == sessions.workspace.currentEnvironment()) {
        const VariableScope chosen = sessions.workspace.scopeFor({});
        scope.insert(scope.end(), chosen.begin(), chosen.end());
    }
    return scope;
}

}
