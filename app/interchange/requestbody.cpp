// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/requestbody.h"

#include "expression/json.h"
#include "interchange/templatetext.h"
#include "render/urltext.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QByteArray jsonType = "application/json";
const QByteArray formType = "application/x-www-form-urlencoded";

QByteArray mediaType(const QByteArray& contentType)
{
    return contentType.split(';').constFirst().trimmed().toLower();
}

/// A text with variables outside its strings is no JSON yet, but becomes it.
bool isJsonText(const QByteArray& text)
{
    return text.contains("{{") || JsonDocument::parse(text).has_value();
}

QByteArray encodedAgain(const QString& text)
{
    return aroundVariables(text.toUtf8(), [](QByteArrayView piece) { return formEncoded(piece); });
}

}

const Field* headerField(const Request& request, QLatin1StringView name)
{
    const auto found = std::find_if(request.headers.begin(), request.headers.end(), [name](const Field& header) {
        return header.enabled && header.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found != request.headers.end() ? &*found : nullptr;
}

std::optional<Fields> formFields(const QByteArray& text)
{
    Fields fields;
    for (const PairSpan& pair : pairSpans(text, 0, text.size())) {
        const auto decoded = [&](qsizetype begin, qsizetype end) {
            return QString::fromUtf8(percentDecoded(text.sliced(begin, end - begin), true));
        };
        fields.push_back({decoded(pair.nameBegin, pair.nameEnd), decoded(pair.valueBegin, pair.end)});
    }
    return bodyBytes({Body::Kind::Form, {}, fields, {}}) == text ? std::optional(fields) : std::nullopt;
}

void setBodyBytes(Request& request, const QByteArray& bytes, const QByteArray& defaultType)
{
    const Field* header = headerField(request, "content-type"_L1);
    const QByteArray type = mediaType(header != nullptr ? header->value.toUtf8() : defaultType);
    request.body = {};
    request.body.kind = Body::Kind::Text;
    QByteArray broughtAlong;
    if ((type == jsonType || type.endsWith("+json")) && isJsonText(bytes)) {
        request.body.kind = Body::Kind::Json;
        broughtAlong = jsonType;
    } else if (type == formType && !bytes.isEmpty()) {
        if (auto fields = formFields(bytes)) {
            request.body = {Body::Kind::Form, {}, std::move(*fields), {}};
            broughtAlong = formType;
        }
    }
    if (request.body.kind != Body::Kind::Form)
        request.body.text = bytes;
    if (header == nullptr && !defaultType.isEmpty() && broughtAlong != defaultType)
        request.headers.push_back({u"Content-Type"_s, QString::fromLatin1(defaultType)});
}

QByteArray bodyBytes(const Body& body)
{
    if (body.kind != Body::Kind::Form)
        return body.kind == Body::Kind::Json || body.kind == Body::Kind::Text ? body.text : QByteArray();
    QByteArray text;
    for (const Field& field : body.form) {
        if (field.enabled)
            text += (text.isEmpty() ? "" : "&") + encodedAgain(field.name) + '=' + encodedAgain(field.value);
    }
    return text;
}

}
