// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/insomnia/requestreader.h"

#include "interchange/filepart.h"
#include "interchange/foreign.h"
#include "interchange/foreignbody.h"
#include "interchange/foreignurl.h"
#include "interchange/insomnia/environments.h"
#include "interchange/jsonreading.h"

namespace idemscope::insomnia {

using namespace Qt::StringLiterals;

namespace {

struct Insomnia
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::InsomniaRequest)
};

/// Their words for the parameters of an API key.
QString commonName(const QString& name)
{
    return name == "addTo"_L1 ? u"in"_s : name;
}

QString commonValue(const QString& value)
{
    return value == "queryParams"_L1 ? u"query"_s : value;
}

bool isDisabled(const JsonValue& row)
{
    return isTrueAt(row, "disabled");
}

/// Version 5 keeps some members in `meta`, `scripts` and `settings`.
QString textAtEither(const JsonValue& object, QByteArrayView name, QByteArrayView inner, QByteArrayView innerName)
{
    const QString text = textAt(object, name);
    return text.isEmpty() ? textAt(memberOf(object, inner), innerName) : text;
}

}

void RequestReader::read(const JsonValue& object, const Inherited& inherited)
{
    FiledRequest filed;
    filed.folder = inherited.folder;
    Request& request = filed.request;
    request.name = textAt(object, "name");
    request.method = textAt(object, "method").trimmed().toUpper();
    if (request.method.isEmpty()) {
        request.method = u"GET"_s;
        m_contents.warn(request.name, u"method"_s, Insomnia::trLater("There is no method: GET was taken"));
    }
    request.headers = pairs(memberOf(object, "headers"));
    inheritHeaders(request, inherited.headers);
    readBody(object, request);
    request.url = wireUrl(text(object, "url"));
    const auto params = memberOf(object, "parameters");
    request.params = pairs(params ? params : memberOf(object, "params"));
    fillPathVariables(request, pairs(memberOf(object, "pathParameters")));
    if (textAtEither(object, "settingFollowRedirects", "settings", "followRedirects") == "on"_L1)
        request.transport.followRedirects = true;
    if (request.name.isEmpty())
        request.name = request.url;
    readTexts(object, request);
    const ForeignAuth own = auth(memberOf(object, "authentication"), request.name);
    applyAuth(own.kind.isEmpty() ? inherited.auth : own, request, m_contents);
    for (const QString& tag : m_templates.takeUnknown())
        m_contents.warn(request.name, {},
                        Insomnia::trLater("The tag %1 is not known here: it was kept as text").with(tag));
    m_contents.requests.push_back(std::move(filed));
}

Inherited RequestReader::readFolder(const JsonValue& object, const Inherited& inherited)
{
    Inherited inner = inherited;
    inner.folder = m_contents.addFolder(inherited.folder, textAt(object, "name"));
    Fields folderVariables = variables(object, "environment");
    m_contents.folder(inner.folder).variables = std::move(folderVariables);
    const ForeignAuth own = auth(memberOf(object, "authentication"), inner.folder);
    if (!own.kind.isEmpty())
        inner.auth = own;
    const Fields headers = pairs(memberOf(object, "headers"));
    inner.headers.insert(inner.headers.begin(), headers.begin(), headers.end());
    const QString scripts = textAtEither(object, "preRequestScript", "scripts", "preRequest") +
                            textAtEither(object, "afterResponseScript", "scripts", "afterResponse");
    if (!scripts.isEmpty())
        m_contents.warn(inner.folder, u"scripts"_s,
                        Insomnia::trLater("Scripts of a whole folder are never run and have no place here: they were "
                                          "left out"));
    return inner;
}

Fields RequestReader::variables(const std::optional<JsonValue>& owner, QByteArrayView member)
{
    return variablesOf(owner, member, m_templates);
}

Fields RequestReader::pairs(const std::optional<JsonValue>& rows)
{
    Fields fields;
    for (const JsonValue& row : childrenOf(rows)) {
        Field field{text(row, "name"), text(row, "value"), !isDisabled(row)};
        if (!field.name.isEmpty() || !field.value.isEmpty())
            fields.push_back(std::move(field));
    }
    return fields;
}

ForeignAuth RequestReader::auth(const std::optional<JsonValue>& object, const QString& item)
{
    ForeignAuth result{textAt(object, "type"), {}};
    if (result.kind.isEmpty() && !textAt(object, "username").isEmpty())
        result.kind = u"basic"_s; // versions 1 and 2 know no other
    if (object && isDisabled(*object)) {
        result.kind = u"none"_s;
        m_contents.warn(item, u"auth"_s,
                        Insomnia::trLater("The authentication is switched off in the file: it was left out"));
    }
    for (const JsonValue& parameter : childrenOf(object)) {
        const QString name = nameOf(parameter);
        const QString value = m_templates.converted(textOf(parameter));
        if (name != "type"_L1 && name != "disabled"_L1 && name != "_type"_L1 && !value.isEmpty())
            result.parameters.push_back({commonName(name), commonValue(value)});
    }
    return result;
}

void RequestReader::readBody(const JsonValue& object, Request& request)
{
    const auto body = memberOf(object, "body");
    if (!body)
        return;
    const QString mediaType = textAt(body, "mimeType");
    const QString content = body->isString() ? m_templates.converted(textOf(body)) : text(body, "text");
    const Fields form = pairs(memberOf(body, "params"));
    if (mediaType == "application/x-www-form-urlencoded"_L1 && !form.empty()) {
        request.body = {Body::Kind::Form, {}, form, {}};
    } else if (mediaType == "multipart/form-data"_L1) {
        readParts(*body, request);
    } else if (const QString file = textAt(body, "fileName"); !file.isEmpty()) {
        request.body = {Body::Kind::File, {}, {}, file};
        addHeader(request, u"Content-Type"_s, mediaType.isEmpty() ? u"application/octet-stream"_s : mediaType);
    } else if (!content.isEmpty()) {
        setTextBody(request, content.toUtf8(),
                    mediaType == "application/graphql"_L1 ? u"application/json"_s : mediaType);
    }
}

void RequestReader::readParts(const JsonValue& body, Request& request)
{
    std::vector<ListedPart> parts;
    for (const JsonValue& row : childrenAt(body, "params")) {
        BodyPart part;
        if (textAt(row, "type") == "file"_L1)
            part = filePart(m_source, textAt(row, "fileName"), request.name, m_contents);
        else
            part.value = text(row, "value").toUtf8();
        part.name = text(row, "name").toUtf8();
        parts.push_back({std::move(part), !isDisabled(row)});
    }
    if (!parts.empty())
        setMultipart(request, parts, m_contents);
}

void RequestReader::readTexts(const JsonValue& object, Request& request)
{
    ForeignParts parts;
    parts.description = textAtEither(object, "description", "meta", "description");
    parts.preScript = textAtEither(object, "preRequestScript", "scripts", "preRequest");
    parts.postScript = textAtEither(object, "afterResponseScript", "scripts", "afterResponse");
    setForeignParts(request, parts);
}

QString RequestReader::text(const std::optional<JsonValue>& object, QByteArrayView name)
{
    return m_templates.converted(textAt(object, name));
}

}
