// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/bodyreader.h"

#include "interchange/filepart.h"
#include "interchange/foreign.h"
#include "interchange/foreignbody.h"
#include "interchange/jsonreading.h"
#include "interchange/postman/fieldsreader.h"

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

struct PostmanBody
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::PostmanBody)
};

/// The media type that Postman adds for a language of a raw body.
QString mediaTypeOf(const QString& language)
{
    if (language == "xml"_L1)
        return u"application/xml"_s;
    if (language == "html"_L1)
        return u"text/html"_s;
    if (language == "javascript"_L1)
        return u"application/javascript"_s;
    return language == "text"_L1 ? u"text/plain"_s : QString();
}

bool isDisabled(const JsonValue& row)
{
    const auto enabled = memberOf(row, "enabled");
    return isTrueAt(row, "disabled") || (enabled && enabled->isFalse());
}

}

void BodyReader::read(const JsonValue& body, Request& request)
{
    const QString mode = textAt(body, "mode");
    const auto content = memberOf(body, mode.toUtf8());
    if (isTrueAt(body, "disabled")) {
        warn(request, PostmanBody::trLater("The body is switched off in the file: it was left out"));
    } else if (mode == "raw"_L1) {
        readRaw(body, request);
    } else if (mode == "urlencoded"_L1) {
        request.body.form = pairsOf(content);
        request.body.kind = request.body.form.empty() ? Body::Kind::None : Body::Kind::Form;
    } else if (mode == "formdata"_L1) {
        if (content)
            readParts(*content, request);
    } else if (mode == "file"_L1) {
        if (content)
            readFile(*content, request);
    } else if (mode == "graphql"_L1) {
        if (content)
            readGraphQl(*content, request);
    } else if (!mode.isEmpty() && mode != "none"_L1) {
        warn(request, PostmanBody::trLater("Bodies of the kind “%1” are not known: it was left out").with(mode));
    }
}

void BodyReader::readRaw(const JsonValue& body, Request& request)
{
    const QByteArray text = textAt(body, "raw").toUtf8();
    if (text.isEmpty())
        return;
    const QString language = textAt(memberOf(memberOf(body, "options"), "raw"), "language");
    setTextBody(request, text, language == "json"_L1 ? u"application/json"_s : mediaTypeOf(language));
}

void BodyReader::readParts(const JsonValue& rows, Request& request)
{
    std::vector<ListedPart> parts;
    for (const JsonValue& row : childrenOf(rows))
        addParts(row, request, parts);
    if (!parts.empty())
        setMultipart(request, parts, m_contents);
}

/// A row with several files sends a part for each.
void BodyReader::addParts(const JsonValue& row, const Request& request, std::vector<ListedPart>& parts)
{
    const auto add = [&](BodyPart part) {
        part.name = textAt(row, "key").toUtf8();
        if (const QString type = textAt(row, "contentType"); !type.isEmpty())
            part.contentType = type.toUtf8();
        if (const auto name = memberOf(row, "fileName"))
            part.fileName = textOf(name).isEmpty() ? QByteArray("") : textOf(name).toUtf8();
        parts.push_back({std::move(part), !isDisabled(row)});
    };
    if (textAt(row, "type") != "file"_L1)
        return add({{}, textAt(row, "value").toUtf8(), {}, {}});
    const auto src = memberOf(row, "src");
    if (!src || !src->isArray())
        return add(filePart(m_source, textOf(src), request.name, m_contents));
    for (const JsonValue& path : childrenOf(src))
        add(filePart(m_source, textOf(path), request.name, m_contents));
}

void BodyReader::readFile(const JsonValue& file, Request& request)
{
    if (const QString content = textAt(file, "content"); !content.isEmpty()) {
        setTextBody(request, content.toUtf8(), {});
        return;
    }
    request.body.file = file.isString() ? textOf(file) : textAt(file, "src");
    if (request.body.file.isEmpty())
        warn(request, PostmanBody::trLater("The body is a file: name one before sending"));
    request.body.kind = Body::Kind::File;
}

void BodyReader::readGraphQl(const JsonValue& graphQl, Request& request)
{
    setGraphQlBody(request, textAt(graphQl, "query"), textAt(graphQl, "variables"), textAt(graphQl, "operationName"));
}

void BodyReader::warn(const Request& request, const Sentence& text)
{
    m_contents.warn(request.name, u"body"_s, text);
}

}
