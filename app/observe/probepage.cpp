// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/probepage.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int shownCharacters = 160;

ProbePage noReading(const QString& error)
{
    ProbePage page;
    page.error = error;
    return page;
}

/// The first characters on one line; cut after redacting, so that no half of a secret is left at the edge.
QString startOf(QByteArrayView text, const Redactor& redactor)
{
    const QByteArray start = text.first(std::min<qsizetype>(text.size(), 64 * shownCharacters)).toByteArray();
    const QString shown = QString::fromUtf8(redactor.redactBytes(start)).simplified();
    return shown.isEmpty() ? u"(empty)"_s : shown.left(shownCharacters);
}

std::optional<qint64> exactInteger(const JsonValue& value)
{
    if (!value.isNumber() && !value.isString())
        return {};
    const QByteArray text = value.isNumber() ? canonical(value) : value.string();
    const bool isPlain =
        std::all_of(text.begin(), text.end(), [](char c) { return (c >= '0' && c <= '9') || c == '-'; });
    bool isInteger = false;
    const qint64 number = text.toLongLong(&isInteger);
    return isPlain && isInteger ? std::optional(number) : std::nullopt;
}

ProbePage readNumber(const std::vector<JsonValue>& nodes, const Redactor& redactor)
{
    if (nodes.size() != 1)
        return noReading(u"the JSONPath selects %1 values instead of one number"_s.arg(nodes.size()));
    const auto number = exactInteger(nodes.front());
    if (!number)
        return noReading(u"the selected value is no integer: %1"_s.arg(startOf(nodes.front().text(), redactor)));
    ProbePage page;
    page.value = *number;
    return page;
}

ProbePage readMap(const std::vector<JsonValue>& nodes)
{
    if (nodes.size() != 1 || !nodes.front().isObject())
        return noReading(u"the JSONPath does not select one object whose members are numbers"_s);
    ProbePage page;
    for (const JsonValue& member : nodes.front().children())
        page.members[member.name()->string()] = exactInteger(member);
    return page;
}

}

ProbePage readProbePage(const Exchange& exchange, const JsonPath& path, Probe::Reads reads, const Redactor& redactor)
{
    const Response& response = exchange.response;
    if (exchange.outcome != Outcome::Responded)
        return noReading(u"no complete answer: %1"_s.arg(exchange.error));
    if (response.status < 200 || response.status > 299)
        return noReading(u"status %1: %2"_s.arg(response.status).arg(startOf(response.body, redactor)));
    const auto document = JsonDocument::parse(response.body);
    if (!document)
        return noReading(
            u"status %1, but the answer is not JSON: %2"_s.arg(response.status).arg(startOf(response.body, redactor)));
    const auto nodes = path.select(*document);
    if (!nodes)
        return noReading(u"the JSONPath could not be evaluated: %1"_s.arg(nodes.error().message));
    if (reads == Probe::Reads::Number)
        return readNumber(*nodes, redactor);
    if (reads == Probe::Reads::Map)
        return readMap(*nodes);
    ProbePage page;
    page.value = static_cast<qint64>(nodes->size());
    return page;
}

}
