// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/documentreader.h"

#include "interchange/foreign.h"
#include "interchange/jsonreading.h"
#include "interchange/openapi/servers.h"

#include <array>

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

struct OpenApi
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::OpenApi)
};

constexpr std::array methods = {QByteArrayView("get"),    QByteArrayView("put"),     QByteArrayView("post"),
                                QByteArrayView("delete"), QByteArrayView("options"), QByteArrayView("head"),
                                QByteArrayView("patch"),  QByteArrayView("trace"),   QByteArrayView("query")};
constexpr qint64 mostBodyBytes = 64LL * 1024 * 1024; ///< of all examples together

std::optional<JsonValue> schemesOf(const JsonValue& root)
{
    const auto definitions = memberOf(root, "securityDefinitions");
    return definitions ? definitions : memberOf(memberOf(root, "components"), "securitySchemes");
}

bool isMethod(const JsonValue& member)
{
    const QByteArray name = member.name()->string();
    return std::find(methods.begin(), methods.end(), QByteArrayView(name)) != methods.end();
}

QString titleOf(const JsonValue& operation, const QString& path)
{
    for (const QByteArrayView name : {QByteArrayView("summary"), QByteArrayView("operationId")}) {
        if (const QString title = textAt(operation, name).simplified(); !title.isEmpty())
            return title;
    }
    return nameOf(operation).toUpper() + u' ' + path;
}

/// The media type in which Swagger 2 takes bodies: JSON where it is among those named.
QString consumedType(const JsonValue& operation, const JsonValue& root)
{
    auto types = childrenAt(operation, "consumes");
    if (types.empty())
        types = childrenAt(root, "consumes");
    for (const JsonValue& type : types) {
        if (textOf(type).contains("json"_L1))
            return textOf(type);
    }
    return types.empty() ? u"application/json"_s : textOf(types.front());
}

}

DocumentReader::DocumentReader(const ImportSource& source, const JsonValue& root, const ImportWatch& watch,
                               ImportedContents& contents)
    : m_root(root)
    , m_watch(watch)
    , m_contents(contents)
    , m_references(source)
    , m_parameters(m_references)
    , m_payload(m_references, contents)
    , m_security(schemesOf(root), m_references, contents)
{
}

void DocumentReader::read()
{
    m_contents.name = textAt(memberOf(m_root, "info"), "title").simplified();
    readServers(m_root, m_contents);
    const auto paths = childrenAt(m_root, "paths");
    qint64 done = 0;
    for (const JsonValue& path : paths) {
        if (!m_watch.advance(done++, static_cast<qint64>(paths.size())))
            return;
        if (!nameOf(path).startsWith(u'/'))
            continue; // an extension
        const auto item = m_references.resolved(path);
        noteTroubles(nameOf(path));
        if (item && item->isObject())
            readPath(nameOf(path), *item);
        else
            m_contents.skip(nameOf(path), u"paths"_s, OpenApi::trLater("It describes no operations: left out"));
    }
    noteWebhooks();
}

void DocumentReader::readPath(const QString& path, const JsonValue& pathItem)
{
    for (const JsonValue& member : childrenOf(pathItem)) {
        if (!isMethod(member))
            continue;
        if (member.isObject())
            readOperation(path, pathItem, member);
        else
            m_contents.skip(nameOf(member).toUpper() + u' ' + path, u"paths"_s,
                            OpenApi::trLater("The operation is no object: left out"));
    }
}

void DocumentReader::readOperation(const QString& path, const JsonValue& pathItem, const JsonValue& operation)
{
    FiledRequest filed;
    Request& request = filed.request;
    request.name = titleOf(operation, path);
    request.method = nameOf(operation).toUpper();
    request.url = baseOf(operation, pathItem) + path;
    const auto parameters = mergedParameters(pathItem, operation, m_references);
    writeBody(operation, parameters, request);
    for (const Parameter& parameter : parameters)
        m_parameters.write(parameter, request);
    fillUndeclared(request.url);
    const auto security = memberOf(operation, "security");
    m_security.write(security ? security : memberOf(m_root, "security"), request);

    ForeignParts parts;
    parts.description = textAt(operation, "description");
    setForeignParts(request, parts);
    filed.folder = folderOf(operation);
    noteTroubles(request.name);
    m_contents.requests.push_back(std::move(filed));
}

void DocumentReader::writeBody(const JsonValue& operation, const std::vector<Parameter>& parameters, Request& request)
{
    if (m_bodyBytes > mostBodyBytes) {
        m_contents.warn(request.name, u"requestBody"_s,
                        OpenApi::trLater("The examples of the file are larger than 64 MiB together: this body was left "
                                         "out"));
        return;
    }
    if (const auto body = m_references.member(operation, "requestBody"))
        m_payload.write(*body, request);
    else if (memberOf(m_root, "swagger"))
        m_payload.write(parameters, consumedType(operation, m_root), request);
    m_bodyBytes += request.body.text.size();
}

QString DocumentReader::folderOf(const JsonValue& operation)
{
    const auto tags = childrenAt(operation, "tags");
    const QString tag = tags.empty() ? QString() : textOf(tags.front()).simplified();
    if (tag.isEmpty())
        return {};
    const auto known = m_folders.constFind(tag);
    return known != m_folders.constEnd() ? *known : *m_folders.insert(tag, m_contents.addFolder({}, tag));
}

void DocumentReader::noteTroubles(const QString& item)
{
    for (const QString& trouble : m_references.takeTroubles())
        m_contents.warn(item, u"$ref"_s, Sentence::verbatim(trouble));
}

void DocumentReader::noteWebhooks()
{
    const auto count = static_cast<int>(childrenAt(m_root, "webhooks").size());
    if (count > 0)
        m_contents.warn(
            {}, u"webhooks"_s,
            OpenApi::trLater("%n webhook(s) were left out: they are calls that the API makes", nullptr, count));
}

}
