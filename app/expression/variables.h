// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/random.h"
#include "base/result.h"
#include "model/field.h"
#include "model/message.h"

#include <QDateTime>

namespace idemscope {

/// The variables of one level; `origin` is shown when a value is explained ("environment Local").
struct VariableLayer
{
    /// What a level is where that matters. Captured and Row: their values are known only when a request is rendered
    /// (Generated::late); those in `variables` are samples, which show what the request will look like.
    enum class Kind { Other, Captured, Row, Request, Folder };

    QString origin;
    Fields variables;
    Kind kind = Kind::Other;

    bool isLate() const { return kind == Kind::Captured || kind == Kind::Row; }

    bool operator==(const VariableLayer&) const = default;
};

/// All levels that a template sees, the narrowest first: captured, run, data row, request, environment, folder,
/// collection.
using VariableScope = std::vector<VariableLayer>;

/// Where the values of one rendering come from that are not in the scope: built-ins and generated values.
/// `random` and `now` make {{$guid}}, {{$timestamp}} … reproducible; each rendering gets its own.
struct Generated
{
    Random random{0};
    QDateTime now;
    QByteArray key;                          ///< {{key}}
    QByteArray operation;                    ///< {{operation}}
    int round = 0;                           ///< {{round}}
    std::shared_ptr<const Fields> late = {}; ///< values of late levels; one that is not enabled is a sample
};

/// A template with its variables replaced.
struct Expansion
{
    QString text;
    std::vector<QString> unresolved; ///< names that stand as typed in `text`
    std::vector<Secret> secrets;     ///< secret variables whose value was used
};

/// Replaces every {{name}} of `text`, also inside values, up to a depth limit. Spaces inside the braces are allowed.
/// What resolves to nothing stays as typed. Errors: InvalidInput for a cycle, naming every member of it, or for a
/// generated value with wrong arguments.
Result<Expansion> expand(const QString& text, const VariableScope& scope, Generated& generated);

/// Names used in `text`, also through other variables, that are marked per attempt in the scope.
std::vector<QString> perAttemptVariables(const QString& text, const VariableScope& scope);

}
