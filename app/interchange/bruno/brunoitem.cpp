// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/brunoitem.h"

#include "interchange/filepart.h"
#include "interchange/foreign.h"
#include "interchange/foreignbody.h"
#include "interchange/foreignurl.h"

#include <QRegularExpression>

namespace idemscope::bruno {

using namespace Qt::StringLiterals;

namespace {

struct Bruno
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::BrunoItem)
};

QString mediaTypeOf(const QString& mode)
{
    if (mode == "json"_L1)
        return u"application/json"_s;
    if (mode == "xml"_L1)
        return u"application/xml"_s;
    return mode == "sparql"_L1 ? u"application/sparql-query"_s : u"text/plain"_s;
}

/// Their words for the parameters of an API key.
ForeignAuth commonAuth(ForeignAuth auth)
{
    for (Field& parameter : auth.parameters) {
        parameter.value = convertedText(parameter.value);
        if (auth.kind == "apikey"_L1 && parameter.name == "placement"_L1) {
            parameter.name = u"in"_s;
            parameter.value = parameter.value.startsWith("query"_L1) ? u"query"_s : u"header"_s;
        }
    }
    return auth;
}

bool inherits(const ForeignAuth& auth)
{
    return auth.kind.isEmpty() || auth.kind == "inherit"_L1;
}

}

QString convertedText(QString text)
{
    static const QRegularExpression environment(u"\\{\\{\\s*process\\.env\\.([^{}\\s]+)\\s*\\}\\}"_s);
    return text.contains("process.env."_L1) ? text.replace(environment, u"{{$processEnv \\1}}"_s) : text;
}

Fields convertedFields(Fields fields)
{
    std::erase_if(fields, [](const Field& field) { return field.name.isEmpty() && field.value.isEmpty(); });
    for (Field& field : fields) {
        field.name = convertedText(field.name);
        field.value = convertedText(field.value);
    }
    return fields;
}

void ItemWriter::addRequest(const BrunoItem& item, const Inherited& inherited)
{
    if (!item.isHttp()) {
        m_contents.skip(item.name, {},
                        Bruno::trLater("It is of the kind “%1”, not an HTTP request: left out").with(item.kind));
        return;
    }
    FiledRequest filed;
    filed.folder = inherited.folder;
    Request& request = filed.request;
    request.name = item.name;
    request.method = item.method.trimmed().toUpper();
    if (request.method.isEmpty()) {
        request.method = u"GET"_s;
        m_contents.warn(item.name, {}, Bruno::trLater("There is no method: GET was taken"));
    }
    request.headers = convertedFields(item.headers);
    inheritHeaders(request, inherited.headers);
    request.variables = convertedFields(item.variables);
    setBody(item, request);
    setUrl(item, request);
    request.transport.followRedirects = item.followsRedirects;
    ForeignParts parts;
    parts.description = item.docs;
    parts.preScript = item.preScript;
    parts.postScript = item.postScript;
    setForeignParts(request, parts);
    applyAuth(inherits(item.auth) ? inherited.auth : commonAuth(item.auth), request, m_contents);
    m_contents.requests.push_back(std::move(filed));
}

Inherited ItemWriter::addFolder(const BrunoItem& item, const Inherited& inherited)
{
    Inherited inner = inside(item, inherited);
    inner.folder = m_contents.addFolder(inherited.folder, item.name);
    m_contents.folder(inner.folder).variables = convertedFields(item.variables);
    return inner;
}

Inherited ItemWriter::setCollection(const BrunoItem& item)
{
    m_contents.variables = convertedFields(item.variables);
    return inside(item, {});
}

Inherited ItemWriter::inside(const BrunoItem& item, Inherited inherited)
{
    if (!inherits(item.auth))
        inherited.auth = commonAuth(item.auth);
    const Fields headers = convertedFields(item.headers);
    inherited.headers.insert(inherited.headers.begin(), headers.begin(), headers.end());
    if (!item.preScript.isEmpty() || !item.postScript.isEmpty())
        m_contents.warn(item.name, {},
                        Bruno::trLater("Scripts of a whole folder or collection are never run and have no place here: "
                                       "they were left out"));
    return inherited;
}

void ItemWriter::setBody(const BrunoItem& item, Request& request)
{
    const QString& mode = item.bodyMode;
    if (mode == "form-urlencoded"_L1) {
        request.body = {Body::Kind::Form, {}, convertedFields(item.form), {}};
    } else if (mode == "multipart-form"_L1) {
        setParts(item, request);
    } else if (mode == "graphql"_L1) {
        setGraphQlBody(request, convertedText(item.bodyText), convertedText(item.graphQlVariables));
    } else if (mode == "file"_L1) {
        request.body = {Body::Kind::File, {}, {}, item.bodyText};
        if (item.bodyText.isEmpty())
            m_contents.warn(item.name, {}, Bruno::trLater("The body is a file: name one before sending"));
    } else if (!mode.isEmpty() && mode != "none"_L1 && !item.bodyText.isEmpty()) {
        setTextBody(request, convertedText(item.bodyText).toUtf8(), mediaTypeOf(mode));
    }
}

void ItemWriter::setParts(const BrunoItem& item, Request& request)
{
    std::vector<ListedPart> parts;
    for (const FormPart& from : item.parts) {
        const auto add = [&](BodyPart part) {
            part.name = convertedText(from.name).toUtf8();
            if (!from.contentType.isEmpty())
                part.contentType = from.contentType.toUtf8();
            parts.push_back({std::move(part), from.isEnabled});
        };
        for (const QString& file : from.files)
            add(filePart(m_source, file, item.name, m_contents));
        if (from.files.isEmpty())
            add({{}, convertedText(from.value).toUtf8(), {}, {}});
    }
    if (!parts.empty())
        setMultipart(request, parts, m_contents);
}

/// The URL repeats what the table of parameters switches on; what it does not hold is in the table alone.
void ItemWriter::setUrl(const BrunoItem& item, Request& request)
{
    request.url = wireUrl(convertedText(item.url));
    const bool hasQuery = request.url.contains(u'?');
    moveQueryToParams(request);
    for (const Field& param : convertedFields(item.query)) {
        if (!hasQuery || !param.enabled)
            request.params.push_back(param);
    }
    fillPathVariables(request, convertedFields(item.path));
}

}
