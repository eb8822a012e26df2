// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/itemreaders.h"
#include "interchange/jsonreading.h"

namespace idemscope::bruno {

using namespace Qt::StringLiterals;

namespace {

bool isEnabled(const JsonValue& row)
{
    const auto enabled = memberOf(row, "enabled");
    return !(enabled && enabled->isFalse()) && !isTrueAt(row, "disabled");
}

/// Rows {name, value, enabled} (OpenCollection: disabled); of `type` only, where it is given.
Fields rowsOf(const std::vector<JsonValue>& rows, QLatin1StringView type = {})
{
    Fields fields;
    for (const JsonValue& row : rows) {
        const QString own = textAt(row, "type");
        if (!type.isEmpty() && own != type && !(own.isEmpty() && type == "query"_L1))
            continue;
        Field field{textAt(row, "name"), textAt(row, "value"), isEnabled(row)};
        field.secret = isTrueAt(row, "secret");
        fields.push_back(std::move(field));
    }
    return fields;
}

void readParts(const std::vector<JsonValue>& rows, BrunoItem& item)
{
    for (const JsonValue& row : rows) {
        FormPart part{textAt(row, "name"), {}, {}, textAt(row, "contentType"), isEnabled(row)};
        const auto value = memberOf(row, "value");
        const bool isFile = textAt(row, "type") == "file"_L1;
        if (isFile && value && value->isArray()) {
            for (const JsonValue& file : childrenOf(value))
                part.files += textOf(file);
        } else if (isFile) {
            part.files += textOf(value);
        } else {
            part.value = textOf(value);
        }
        item.parts.push_back(std::move(part));
    }
}

ForeignAuth authOf(const std::optional<JsonValue>& auth, const QString& kind,
                   const std::optional<JsonValue>& parameters)
{
    ForeignAuth result{auth && auth->isString() ? textOf(auth) : kind, {}};
    for (const JsonValue& parameter : childrenOf(parameters)) {
        if (nameOf(parameter) != "type"_L1)
            result.parameters.push_back({nameOf(parameter), textOf(parameter)});
    }
    return result;
}

QString modeOf(const QString& mode)
{
    if (mode == "multipartForm"_L1)
        return u"multipart-form"_s;
    return mode == "formUrlEncoded"_L1 ? u"form-urlencoded"_s : mode;
}

/// The first file of a body that is one.
QString fileOf(const std::vector<JsonValue>& rows)
{
    return rows.empty() ? QString() : textAt(rows.front(), rows.front().member("filePath") ? "filePath" : "value");
}

void readJsonBody(const std::optional<JsonValue>& body, BrunoItem& item)
{
    item.bodyMode = modeOf(textAt(body, "mode"));
    if (item.bodyMode == "form-urlencoded"_L1) {
        item.form = rowsOf(childrenAt(body, "formUrlEncoded"));
    } else if (item.bodyMode == "multipart-form"_L1) {
        readParts(childrenAt(body, "multipartForm"), item);
    } else if (item.bodyMode == "graphql"_L1) {
        item.bodyText = textAt(memberOf(body, "graphql"), "query");
        item.graphQlVariables = textAt(memberOf(body, "graphql"), "variables");
    } else if (item.bodyMode == "file"_L1) {
        item.bodyText = fileOf(childrenAt(body, "file"));
    } else {
        item.bodyText = textAt(body, item.bodyMode.toUtf8());
    }
}

/// {type, data}: a text, or rows of a form.
void readOpenBody(const std::optional<JsonValue>& body, BrunoItem& item)
{
    item.bodyMode = modeOf(textAt(body, "type"));
    const auto rows = childrenAt(body, "data");
    if (item.bodyMode == "form-urlencoded"_L1)
        item.form = rowsOf(rows);
    else if (item.bodyMode == "multipart-form"_L1)
        readParts(rows, item);
    else if (item.bodyMode == "file"_L1)
        item.bodyText = fileOf(rows);
    else
        item.bodyText = textAt(body, "data");
}

QString joined(const QString& one, const QString& other)
{
    return one.isEmpty() || other.isEmpty() ? one + other : one + u'\n' + other;
}

}

BrunoItem itemOfJson(const JsonValue& entry)
{
    BrunoItem item;
    item.name = textAt(entry, "name");
    item.kind = textAt(entry, "type");
    item.order = textAt(entry, "seq").toDouble();
    const auto request = memberOf(entry, "request");
    item.method = textAt(request, "method");
    item.url = textAt(request, "url");
    item.query = rowsOf(childrenAt(request, "params"), "query"_L1);
    item.path = rowsOf(childrenAt(request, "params"), "path"_L1);
    item.headers = rowsOf(childrenAt(request, "headers"));
    item.variables = rowsOf(childrenAt(memberOf(request, "vars"), "req"));
    const auto auth = memberOf(request, "auth");
    const QString mode = textAt(auth, "mode");
    item.auth = authOf(auth, mode, memberOf(auth, mode.toUtf8()));
    readJsonBody(memberOf(request, "body"), item);
    item.preScript = textAt(memberOf(request, "script"), "req");
    item.postScript = joined(textAt(memberOf(request, "script"), "res"), textAt(request, "tests"));
    item.docs = textAt(request, "docs");
    return item;
}

BrunoItem itemOfOpenCollection(const JsonValue& entry)
{
    BrunoItem item;
    const auto info = memberOf(entry, "info");
    item.name = textAt(info, "name");
    item.kind = textAt(info, "type");
    item.order = textAt(info, "seq").toDouble();
    const auto graphQl = memberOf(entry, "graphql");
    const auto http = memberOf(entry, "http") ? memberOf(entry, "http") : graphQl;
    const auto request = memberOf(entry, "request"); // of a folder or a collection
    const auto source = http ? http : request;
    item.method = textAt(http, "method");
    item.url = textAt(http, "url");
    item.query = rowsOf(childrenAt(http, "params"), "query"_L1);
    item.path = rowsOf(childrenAt(http, "params"), "path"_L1);
    item.headers = rowsOf(childrenAt(source, "headers"));
    const auto runtime = memberOf(entry, "runtime");
    item.variables = rowsOf(childrenAt(runtime ? runtime : request, "variables"));
    const auto auth = memberOf(source, "auth") ? memberOf(source, "auth") : memberOf(runtime, "auth");
    item.auth = authOf(auth, textAt(auth, "type"), auth);
    if (graphQl) {
        item.bodyMode = u"graphql"_s;
        item.bodyText = textAt(memberOf(graphQl, "body"), "query");
        item.graphQlVariables = textAt(memberOf(graphQl, "body"), "variables");
    } else {
        readOpenBody(memberOf(http, "body"), item);
    }
    for (const JsonValue& script : childrenAt(runtime ? runtime : request, "scripts")) {
        QString& place = textAt(script, "type").startsWith("before"_L1) ? item.preScript : item.postScript;
        place = joined(place, textAt(script, "code"));
    }
    item.docs = textAt(entry, "docs");
    item.followsRedirects = isTrueAt(memberOf(entry, "settings"), "followRedirects");
    return item;
}

Fields environmentOfRows(const std::vector<JsonValue>& rows)
{
    return convertedFields(rowsOf(rows));
}

}
