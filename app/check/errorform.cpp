// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/errorform.h"

#include "expression/json.h"

#include <QRegularExpression>

#include <algorithm>
#include <initializer_list>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Looked at for a stack trace: one stands near the start.
constexpr qsizetype lookedAt = 64 * 1024;

/// As the usual runtimes print them, bare or inside a JSON string or HTML.
const QRegularExpression& stackTrace()
{
    static const QRegularExpression pattern(
        uR"(\bat [^\n<>]{0,300}?[^\s()<>"']*[/\\.][^\s()<>"']*:\d+:\d+\b)"            // JavaScript
        uR"(|\bat [\w.$/<>]+\((?:\w+\.(?:java|kt|scala|groovy):\d+|Native Method)\))" // JVM
        uR"(|\bat [^\n()]+\([^\n()]*\) in [^\n]+?:line \d+)"                          // .NET
        uR"(|Traceback \(most recent call last\))"                                    // Python
        uR"(|#\d+ [^\s(]+\.php\(\d+\))"                                               // PHP
        uR"(|[\w./-]+\.rb:\d+:in )"                                                   // Ruby
        uR"(|goroutine \d+ \[)"                                                       // Go
        uR"(|\bpanicked at )"_s);                                                     // Rust
    return pattern;
}

bool isHtml(const Response& response)
{
    const QByteArray type = headerValue(response.headers, "Content-Type").trimmed().toLower();
    if (type.startsWith("text/html") || type.startsWith("application/xhtml"))
        return true;
    const QByteArray start = response.body.trimmed().left(14).toLower();
    return start.startsWith("<!doctype html") || start.startsWith("<html");
}

void addMembers(const JsonValue& object, std::initializer_list<const char*> names, QByteArray& sign)
{
    for (const char* name : names) {
        const auto value = object.member(name);
        if (!value || value->isNull())
            continue;
        if (value->isObject())
            addMembers(*value, names, sign);
        else
            sign += '\n' + QByteArray(name) + ' ' + canonical(*value);
    }
}

QByteArray bodySign(const QByteArray& body)
{
    const auto document = JsonDocument::parse(body);
    if (!document || !document->root().isObject())
        return body;
    QByteArray sign;
    addMembers(document->root(), {"type", "code", "error", "errors", "errorCode", "error_code", "name", "title"}, sign);
    if (sign.isEmpty())
        addMembers(document->root(), {"message", "detail", "description"}, sign);
    return sign.isEmpty() ? canonical(document->root()) : sign;
}

}

ErrorBodyFault errorBodyFault(const Response& response)
{
    QString text = QString::fromUtf8(response.body.left(lookedAt));
    text.replace("\\n"_L1, "\n"_L1).replace("\\t"_L1, "\t"_L1); // as a JSON string writes them
    if (stackTrace().match(text).hasMatch())
        return ErrorBodyFault::StackTrace;
    return !response.body.isEmpty() && isHtml(response) ? ErrorBodyFault::Html : ErrorBodyFault::None;
}

bool asksForJson(const Request& request)
{
    const auto valueOf = [&](QLatin1StringView name) -> std::optional<QString> {
        for (const Field& header : request.headers) {
            if (header.enabled && header.name.compare(name, Qt::CaseInsensitive) == 0)
                return header.value;
        }
        return {};
    };
    const auto isJson = [](const QString& value) {
        return value.contains("json"_L1, Qt::CaseInsensitive);
    };
    if (const auto accept = valueOf("Accept"_L1); accept && !accept->contains("*/*"_L1))
        return isJson(*accept);
    const auto type = valueOf("Content-Type"_L1);
    return type ? isJson(*type) : request.body.kind == Body::Kind::Json;
}

QByteArray errorSign(const Response& response)
{
    return QByteArray::number(response.status) + ' ' + bodySign(response.body);
}

}
