// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/openapi/payload.h"

#include "expression/jsontokens.h"
#include "interchange/foreignbody.h"
#include "interchange/jsonreading.h"
#include "interchange/multipart.h"
#include "interchange/openapi/schemas.h"
#include "interchange/openapi/styles.h"

#include <algorithm>

namespace idemscope::openapi {

using namespace Qt::StringLiterals;

namespace {

struct Payload
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::OpenApiPayload)
};

const QLatin1StringView formType("application/x-www-form-urlencoded");
const QLatin1StringView partsType("multipart/form-data");

bool isJson(const QString& mediaType)
{
    return mediaType.contains("json"_L1, Qt::CaseInsensitive);
}

/// The smaller, the better.
int rank(const QString& mediaType)
{
    if (mediaType.startsWith("application/json"_L1))
        return 0;
    if (isJson(mediaType))
        return 1;
    if (mediaType.startsWith(formType))
        return 2;
    return mediaType.startsWith(partsType) ? 3 : 4;
}

/// "*/*" and "application/*" stand for JSON.
QString plainMediaType(const QString& mediaType)
{
    return mediaType.contains(u'*') ? u"application/json"_s : mediaType;
}

/// An example of a form may be given as an object or as the text of one.
Fields rowsOf(const QByteArray& example)
{
    Fields rows;
    const auto document = JsonDocument::parse(example);
    if (document) {
        for (const JsonValue& member : childrenOf(document->root()))
            rows.push_back({nameOf(member), textOf(member)});
    }
    return rows;
}

}

void PayloadWriter::write(const JsonValue& requestBody, Request& request)
{
    auto media = childrenAt(requestBody, "content");
    if (media.empty())
        return;
    const auto best = std::min_element(media.begin(), media.end(), [](const JsonValue& one, const JsonValue& other) {
        return rank(plainMediaType(nameOf(one))) < rank(plainMediaType(nameOf(other)));
    });
    writeMedia(plainMediaType(nameOf(*best)), *best, request);
}

void PayloadWriter::write(const std::vector<Parameter>& parameters, const QString& mediaType, Request& request)
{
    std::vector<BodyPart> parts;
    bool hasFile = mediaType.startsWith(partsType);
    for (const Parameter& parameter : parameters) {
        if (parameter.place == "body")
            writeMedia(isJson(mediaType) || mediaType.contains("xml"_L1) ? mediaType : u"application/json"_s,
                       parameter.value, request);
        if (parameter.place != "formData")
            continue;
        const bool isFile = textAt(parameter.value, "type") == "file"_L1;
        hasFile = hasFile || isFile;
        if (isFile)
            parts.push_back({parameter.name, {}, "file.bin", "application/octet-stream"});
        else
            parts.push_back({parameter.name, simpleText(m_examples.ofHolder(parameter.value)).toUtf8(), {}, {}});
    }
    if (hasFile && !parts.empty())
        return setMultipart(request, parts);
    for (const BodyPart& part : parts)
        request.body.form.push_back({QString::fromUtf8(part.name), QString::fromUtf8(part.value)});
    if (!parts.empty())
        request.body.kind = Body::Kind::Form;
}

void PayloadWriter::writeMedia(const QString& mediaType, const JsonValue& media, Request& request)
{
    const auto schema = m_references.member(media, "schema");
    if (mediaType.startsWith(formType))
        return writeForm(m_examples.ofHolder(media), request);
    if (mediaType.startsWith(partsType))
        return writeParts(media, m_examples.ofHolder(media), request);
    if (!isJson(mediaType) && (isBinary(schema) || mediaType == "application/octet-stream"_L1))
        return writeFile(mediaType, request);
    writeText(mediaType, media, request);
}

void PayloadWriter::writeText(const QString& mediaType, const JsonValue& media, Request& request)
{
    const QByteArray example = m_examples.ofHolder(media);
    const auto document = JsonDocument::parse(example);
    const bool isString = document && document->root().isString();
    QByteArray text = prettyJson(example);
    if (isString && (!isJson(mediaType) || JsonDocument::parse(document->root().string())))
        text = document->root().string(); // the document of another media type, or JSON given as a text
    if (!isJson(mediaType) && !m_examples.isTold(media))
        m_contents.warn(
            request.name, u"requestBody"_s,
            Payload::trLater("No example of %1 can be made: write the body before sending").with(mediaType));
    setTextBody(request, text, mediaType);
}

void PayloadWriter::writeForm(const QByteArray& example, Request& request)
{
    request.body = {Body::Kind::Form, {}, rowsOf(example), {}};
}

void PayloadWriter::writeParts(const JsonValue& media, const QByteArray& example, Request& request)
{
    const auto schema = m_references.member(media, "schema");
    QSet<QByteArray> files;
    if (schema) {
        for (const Property& property : propertiesOf(*schema, m_references)) {
            if (isBinary(m_references.resolved(property.schema)))
                files.insert(property.name);
        }
    }
    std::vector<BodyPart> parts;
    for (const Field& row : rowsOf(example)) {
        const QByteArray name = row.name.toUtf8();
        if (files.contains(name))
            parts.push_back({name, {}, "file.bin", "application/octet-stream"});
        else
            parts.push_back({name, row.value.toUtf8(), {}, {}});
    }
    if (!files.isEmpty())
        m_contents.warn(request.name, u"requestBody"_s,
                        Payload::trLater("The form sends files: their parts are empty until you fill them"));
    setMultipart(request, parts);
}

void PayloadWriter::writeFile(const QString& mediaType, Request& request)
{
    request.body = {Body::Kind::File, {}, {}, {}};
    addHeader(request, u"Content-Type"_s, mediaType);
    m_contents.warn(request.name, u"requestBody"_s, Payload::trLater("The body is a file: name one before sending"));
}

/// 3.0 says format: binary, 3.1 contentMediaType or nothing at all, Swagger 2 type: file.
bool PayloadWriter::isBinary(const std::optional<JsonValue>& schema)
{
    return textAt(schema, "format") == "binary"_L1 || textAt(schema, "type") == "file"_L1 ||
           (memberOf(schema, "contentMediaType") && !memberOf(schema, "contentEncoding") &&
            !isJson(textAt(schema, "contentMediaType")));
}

}
