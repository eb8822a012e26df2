// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lines "name=value" make a scope, the first line is the text: expanding ends and is reproducible.

#include "expression/variables.h"

#include <cstdlib>

using namespace idemscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString input = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QStringList lines = input.split(u'\n');
    VariableLayer layer;
    for (const QString& line : lines.sliced(1)) {
        layer.variables.push_back({.name = line.section(u'=', 0, 0),
                                   .value = line.section(u'=', 1),
                                   .secret = line.contains(u's'),
                                   .perAttempt = line.contains(u'p')});
    }
    const VariableScope scope = {layer};
    Generated first;
    first.now = QDateTime::fromSecsSinceEpoch(1'795'985'397, Qt::UTC);
    first.key = "key";
    Generated second = first;
    const auto one = expand(lines.first(), scope, first);
    const auto two = expand(lines.first(), scope, second);
    perAttemptVariables(lines.first(), scope);
    if (one.has_value() != two.has_value() || (one && one->text != two->text))
        std::abort();
    return 0;
}
