// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/multipart.h"

#include "model/typedpart.h"

#include <QStringDecoder>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct MultipartText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Multipart)
};

bool isContentType(const Field& header)
{
    return header.enabled && header.name.compare("content-type"_L1, Qt::CaseInsensitive) == 0;
}

QByteArray nameOf(QByteArray quoted)
{
    return quoted.replace("%22", "\"").replace("%0D", "\r").replace("%0A", "\n");
}

void readPartHeader(BodyPart& part, const QByteArray& line)
{
    const qsizetype colon = line.indexOf(':');
    const QByteArray name = line.first(std::max<qsizetype>(colon, 0)).trimmed();
    const QByteArray value = line.sliced(colon + 1).trimmed();
    if (name.compare("Content-Disposition", Qt::CaseInsensitive) == 0) {
        part.name = nameOf(headerParameter(value, "name"));
        part.fileName = nameOf(headerParameter(value, "filename"));
    } else if (name.compare("Content-Type", Qt::CaseInsensitive) == 0) {
        part.contentType = value;
    } else if (!name.isEmpty()) {
        part.headers.push_back({QString::fromUtf8(name), QString::fromUtf8(value)});
    }
}

std::optional<BodyPart> partOf(const QByteArray& text)
{
    const qsizetype end = text.startsWith("\r\n") ? 0 : text.indexOf("\r\n\r\n");
    if (end < 0)
        return {};
    BodyPart part;
    for (const QByteArray& line : text.first(end).split('\n'))
        readPartHeader(part, line);
    part.value = text.sliced(end + (end == 0 ? 2 : 4));
    return part;
}

const QByteArray anyFile = "application/octet-stream";

bool isText(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    return !decoder.hasError() && !text.contains(QChar::Null);
}

QString pathEnd(const QString& path)
{
    return path.section(u'/', -1);
}

std::optional<Field> fieldOf(const BodyPart& part)
{
    if (!part.headers.empty() || !isText(part.value) || !isText(part.name) || !isText(part.fileName))
        return {};
    const QString type = QString::fromUtf8(part.contentType);
    TypedPart typed{QString::fromUtf8(part.value), false, type, {}};
    if (!part.path.isEmpty())
        typed = {part.path, true, part.contentType == anyFile ? QString() : type, {}};
    const QString fileName = QString::fromUtf8(part.fileName);
    if (!part.fileName.isNull() && (!typed.isFile || fileName != pathEnd(part.path)))
        typed.fileName = fileName.isNull() ? u""_s : fileName;
    return Field{QString::fromUtf8(part.name), toText(typed)};
}

BodyPart partOf(const Field& field)
{
    const TypedPart typed = typedPartOf(field.value);
    BodyPart part{field.name.toUtf8(), {}, {}, typed.type.toUtf8()};
    if (typed.isFile) {
        part.path = typed.text;
        part.fileName = pathEnd(typed.text).toUtf8();
        if (part.contentType.isEmpty())
            part.contentType = anyFile;
    } else {
        part.value = typed.text.toUtf8();
    }
    if (!typed.fileName.isNull())
        part.fileName = typed.fileName.isEmpty() ? QByteArray("") : typed.fileName.toUtf8();
    return part;
}

std::optional<Fields> fieldsOf(const std::vector<BodyPart>& parts)
{
    Fields fields;
    for (const BodyPart& part : parts) {
        auto field = fieldOf(part);
        if (!field)
            return {};
        fields.push_back(std::move(*field));
    }
    return fields;
}

std::vector<BodyPart> partsOf(const Fields& fields)
{
    std::vector<BodyPart> parts;
    for (const Field& field : fields) {
        if (field.enabled && !(field.name.isEmpty() && field.value.isEmpty()))
            parts.push_back(partOf(field));
    }
    return parts;
}

void write(Request& request, const std::vector<BodyPart>& parts)
{
    const auto type = std::find_if(request.headers.begin(), request.headers.end(), isContentType);
    QByteArray boundary = type == request.headers.end() ? QByteArray() : boundaryOf(type->value.toUtf8());
    if (boundary.isEmpty()) {
        boundary = boundaryFor(parts);
        setMultipart(request.headers, true);
        std::find_if(request.headers.begin(), request.headers.end(), isContentType)->value +=
            "; boundary="_L1 + QString::fromLatin1(boundary);
    }
    request.body = {Body::Kind::Text, multipartBytes(parts, boundary), {}, {}};
}

}

void setMultipart(Request& request, const std::vector<BodyPart>& parts)
{
    if (!isMultipart(request.headers)) {
        std::erase_if(request.headers, isContentType);
        setMultipart(request.headers, true);
    }
    if (auto fields = fieldsOf(parts)) {
        request.body = {Body::Kind::Form, {}, std::move(*fields), {}};
    } else {
        write(request, parts);
    }
}

void setMultipart(Request& request, const std::vector<ListedPart>& listed, ImportedContents& contents)
{
    std::vector<BodyPart> all;
    std::vector<BodyPart> enabled;
    for (const ListedPart& each : listed) {
        all.push_back(each.part);
        if (each.isEnabled)
            enabled.push_back(each.part);
    }
    const bool fitsForm = fieldsOf(all).has_value();
    if (!fitsForm && enabled.size() < all.size())
        contents.warn(
            request.name, u"body"_s,
            MultipartText::trLater("Parts that are switched off in the file were left out: beside a part that "
                                   "is no text there is no place for them"));
    setMultipart(request, fitsForm ? all : enabled);
    for (std::size_t i = 0; fitsForm && i < listed.size(); ++i)
        request.body.form[i].enabled = listed[i].isEnabled;
}

void tabulateMultipart(Request& request)
{
    const auto parts = request.body.kind == Body::Kind::Text ? multipartOf(request) : std::nullopt;
    auto fields = parts ? fieldsOf(*parts) : std::nullopt;
    const auto type = std::find_if(request.headers.begin(), request.headers.end(), isContentType);
    if (fields && multipartBytes(partsOf(*fields), boundaryOf(type->value.toUtf8())) == request.body.text)
        request.body = {Body::Kind::Form, {}, std::move(*fields), {}};
}

Request withMultipartWritten(Request request)
{
    if (request.body.kind == Body::Kind::Form && isMultipart(request.headers))
        write(request, partsOf(request.body.form));
    return request;
}

std::optional<std::vector<BodyPart>> multipartOf(const Request& request)
{
    if (request.body.kind == Body::Kind::Form && isMultipart(request.headers))
        return partsOf(request.body.form);
    const auto type = std::find_if(request.headers.begin(), request.headers.end(), isContentType);
    if (type == request.headers.end() || request.body.kind != Body::Kind::Text ||
        !type->value.startsWith("multipart/form-data"_L1, Qt::CaseInsensitive))
        return {};
    const QByteArray boundary = headerParameter(type->value.toUtf8(), "boundary");
    const QByteArray& text = request.body.text;
    const QByteArray end = "--" + boundary + "--";
    if (boundary.isEmpty() || !text.startsWith("--" + boundary + "\r\n") || !text.contains(end))
        return {};
    std::vector<BodyPart> parts;
    qsizetype at = boundary.size() + 4;
    while (at <= text.size()) {
        const qsizetype next = text.indexOf("\r\n--" + boundary, at);
        if (next < 0)
            return {};
        auto part = partOf(text.sliced(at, next - at));
        if (!part)
            return {};
        parts.push_back(std::move(*part));
        at = next + 4 + boundary.size();
        if (text.sliced(at).startsWith("--"))
            return parts;
        at += 2;
    }
    return {};
}

}
