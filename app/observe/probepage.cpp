// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/probepage.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int shownCharacters = 160;
constexpr qsizetype keptBytes = 64 * 1024; ///< of what a selection selects

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

QByteArray linesOf(const std::vector<JsonValue>& nodes)
{
    QByteArray lines;
    for (const JsonValue& node : nodes) {
        if (lines.size() >= keptBytes)
            break;
        lines += (lines.isEmpty() ? "" : "\n") + node.text().toByteArray();
    }
    return lines;
}

ProbePage readSelection(const JsonDocument& document, const ProbeSelection& selection, const Redactor& redactor,
                        bool keepsSelected)
{
    const auto nodes = selection.path.select(document);
    if (!nodes)
        return noReading(u"the JSONPath could not be evaluated: %1"_s.arg(nodes.error().message));
    ProbePage page;
    if (selection.reads == Probe::Reads::Number)
        page = readNumber(*nodes, redactor);
    else if (selection.reads == Probe::Reads::Map)
        page = readMap(*nodes);
    else
        page.value = static_cast<qint64>(nodes->size());
    if (keepsSelected)
        page.selected = linesOf(*nodes);
    return page;
}

}

std::vector<ProbePage> readProbePages(const Exchange& exchange, const std::vector<ProbeSelection>& selections,
                                      const Redactor& redactor, std::stop_token stop)
{
    const auto none = [&](const QString& error) {
        return std::vector<ProbePage>(selections.size(), noReading(error));
    };
    const Response& response = exchange.response;
    if (exchange.outcome != Outcome::Responded)
        return none(u"no complete answer: %1"_s.arg(exchange.error));
    if (response.status < 200 || response.status > 299)
        return none(u"status %1: %2"_s.arg(response.status).arg(startOf(response.body, redactor)));
    const auto document = JsonDocument::parse(response.body);
    if (!document)
        return none(
            u"status %1, but the answer is not JSON: %2"_s.arg(response.status).arg(startOf(response.body, redactor)));
    std::vector<ProbePage> pages;
    pages.reserve(selections.size());
    for (const ProbeSelection& selection : selections) {
        if (stop.stop_requested())
            pages.push_back(noReading(u"stopped before it was read"_s));
        else
            pages.push_back(readSelection(*document, selection, redactor, selections.size() > 1));
    }
    return pages;
}

}
