// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/pastedcommand.h"

#include "interchange/format.h"

namespace idemscope {

using namespace Qt::StringLiterals;

bool looksLikeCommand(const QString& text)
{
    return text.trimmed().startsWith("curl "_L1);
}

Result<PastedCommand> readCommand(const QString& text)
{
    const auto format = formatNamed(u"curl"_s);
    if (!format)
        return Failure(format.error());
    auto contents = importFrom(ImportSource::fromBytes(text.toUtf8()), *format, {});
    if (!contents)
        return Failure(contents.error());
    PastedCommand pasted{std::move(contents->requests.front().request), std::move(contents->warnings),
                         static_cast<int>(contents->requests.size()) - 1};
    for (Field& variable : contents->variables) {
        for (const FoundSecret& secret : contents->secrets) {
            if (secret.variable == variable.name)
                variable.value = secret.value;
        }
        pasted.request.variables.push_back(variable);
    }
    return pasted;
}

}
