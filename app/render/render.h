// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "model/request.h"

namespace idemscope {

/// What differs between two renderings of one request.
struct RenderInput
{
    Generated generated;  ///< its key is the value as made, before quoting
    bool placeKey = true; ///< false: key strategy none; the key's place is left out, {{key}} still has its value
    int attempt = 0;      ///< changes what variables marked per attempt generate, and nothing else
    QDateTime attemptNow; ///< the moment such variables see; invalid: generated.now
};

/// A request made ready for rendering many times: variables of the scope are replaced once, what is generated per
/// operation is left open. Pure and immutable; safe to share between threads.
class RequestTemplate
{
public:
    /// `scope` holds the request's own variables already. `folder` is where relative body files are looked up. Errors:
    /// InvalidInput (unresolved variables, each named with the field it stands in; a key placement that the body does
    /// not allow; a bad URL), NotFound (body file).
    static Result<RequestTemplate> compile(const Request& request, const VariableScope& scope, const QString& folder);

    /// The exact bytes of one operation. The key is placed as the contract says: member order and number text of a JSON
    /// body are kept; what already stands at the key's place is replaced, unless it holds the key. {{key}} and
    /// {{operation}} are percent-encoded in the URL. Errors: InvalidInput (no object at the pointer's parent, …).
    Result<RenderedRequest> render(const RenderInput& input) const;

    /// Per-attempt variables the request uses (SPEC.md §2); when not empty each attempt needs its own rendering.
    const std::vector<QString>& perAttemptVariables() const;
    /// Late variables that it uses (VariableLayer); a name may stand there more than once.
    const std::vector<QString>& lateVariables() const;

private:
    struct Parts;
    std::shared_ptr<const Parts> m_parts;
};

/// A probe's request and its JSONPath for one operation, or for the run. TLS and proxy settings are the request's, and
/// where it goes to the same origin its authentication, too (authFor()).
struct RenderedProbe
{
    RenderedRequest request;
    QString jsonPath;
};
Result<RenderedProbe> renderProbe(const Probe& probe, const Transport& transport, const VariableScope& scope,
                                  const Generated& generated, const Auth& auth = {});
/// Its JSONPath alone. Errors: InvalidInput, naming the probe.
Result<QString> renderProbePath(const Probe& probe, const VariableScope& scope, const Generated& generated);

/// The key as the contract makes it. `text` templates may hold {{uuid}}, {{operation}}, {{round}} and variables.
Result<QByteArray> makeKey(const KeyMaking& making, const VariableScope& scope, Generated& generated);

}
