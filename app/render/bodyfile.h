// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "expression/variables.h"

namespace idemscope {

/// A file that a body is made of, as it is found once and sent by every attempt.
struct BodyFile
{
    QString path; ///< with its variables replaced
    QByteArray content;
};

/// Errors: NotFound, Io; InvalidInput (a variable, or a pipe or a device stands there). Of this room.
Result<BodyFile> readBodyFile(const QString& file, const VariableScope& scope, const QString& folder,
                              Generated generated);

}
