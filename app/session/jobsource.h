// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"

namespace idemscope {

/// What a command line names: a request, an environment, variables of the run, a profile.
struct JobSource
{
    QString request;             ///< an absolute URL, a *.request.json file or COLLECTION-DIR/path/of/request
    QString environment;         ///< empty: none
    Fields variables;            ///< of the run, the narrowest level
    std::vector<FlowStep> steps; ///< that come after those of the request
};

/// The job a source describes, with its request's own contract; scenarios are chosen by the caller. Secret variables
/// take their values from the process environment (IDEMSCOPE_SECRET_NAME), else from the keychain, if there is one.
/// Errors: NotFound, InvalidInput.
Result<RunJob> makeJob(const JobSource& source);

/// A shipped profile or one of the user's own by name, or a JSON file. Errors: NotFound (with the known names),
/// InvalidInput.
Result<Profile> profileNamed(const QString& nameOrFile);

/// Every secret that the process environment holds, under its variable's name in that spelling.
VariableScope processSecrets();

/// Secrets of the process environment for the {{variables}} of a text that no level of `scope` declares.
VariableLayer secretsNamedIn(const QString& text, const VariableScope& scope);

/// The name of the process environment's variable that holds a secret: "token" → IDEMSCOPE_SECRET_TOKEN.
QByteArray secretEnvironmentName(const QString& variable);

}
