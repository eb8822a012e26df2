// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importing.h"
#include "render/render.h"

namespace idemscope::importing {

/// What an imported request puts on the wire, with its secrets given back; `key` takes the place of {{key}}.
inline Result<RenderedRequest> onTheWire(const ImportedContents& contents, std::size_t index = 0,
                                         const QByteArray& key = "the-key")
{
    VariableLayer layer{QStringLiteral("imported"), contents.variables};
    for (Field& variable : layer.variables) {
        for (const FoundSecret& secret : contents.secrets) {
            if (secret.variable == variable.name)
                variable.value = secret.value;
        }
    }
    const Request& request = contents.requests.at(index).request;
    const VariableScope scope{{QStringLiteral("request"), request.variables}, layer};
    const auto compiled = RequestTemplate::compile(request, scope, {});
    if (!compiled)
        return Failure(compiled.error());
    RenderInput input;
    input.generated.now = QDateTime::fromSecsSinceEpoch(0, Qt::UTC);
    input.generated.key = key;
    input.generated.operation = "1";
    return compiled->render(input);
}

}
