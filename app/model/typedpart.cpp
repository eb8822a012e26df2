// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/typedpart.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QString multipartType = u"multipart/form-data"_s;

bool isContentType(const Field& header)
{
    return header.enabled && header.name.compare("content-type"_L1, Qt::CaseInsensitive) == 0;
}

bool namesMultipart(const Field& header)
{
    return isContentType(header) && header.value.trimmed().startsWith(multipartType, Qt::CaseInsensitive);
}

/// Where one of curl's parameters begins at this ";".
bool isParameter(QStringView text)
{
    static constexpr QStringView names[] = {u"type=", u"filename=", u"headers=", u"encoder="};
    return text.startsWith(u';') && std::any_of(std::begin(names), std::end(names), [&](QStringView name) {
               return text.sliced(1).trimmed().startsWith(name);
           });
}

/// Text up to a parameter; quotes are undone.
QString takeText(const QString& text, qsizetype& at)
{
    QString result = u""_s; // empty is not none
    const bool isQuoted = at < text.size() && text[at] == u'"';
    at += isQuoted ? 1 : 0;
    for (; at < text.size(); ++at) {
        if (isQuoted && text[at] == u'"') {
            ++at;
            break;
        }
        if (isQuoted && text[at] == u'\\' && at + 1 < text.size() && (text[at + 1] == u'\\' || text[at + 1] == u'"'))
            ++at;
        if (!isQuoted && isParameter(QStringView(text).sliced(at)))
            break;
        result += text[at];
    }
    return result;
}

bool needsQuotes(const QString& text)
{
    if (text.startsWith(u'@') || text.startsWith(u'<') || text.startsWith(u'"'))
        return true;
    for (qsizetype at = text.indexOf(u';'); at >= 0; at = text.indexOf(u';', at + 1)) {
        if (isParameter(QStringView(text).sliced(at)))
            return true;
    }
    return false;
}

QString quoted(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

}

TypedPart typedPartOf(const QString& value)
{
    TypedPart part;
    qsizetype at = 0;
    part.isFile = value.startsWith(u'@');
    at += part.isFile ? 1 : 0;
    part.text = takeText(value, at);
    while (at < value.size() && value[at] == u';') {
        const qsizetype equals = value.indexOf(u'=', at);
        if (equals < 0)
            break;
        const QString name = value.sliced(at + 1, equals - at - 1).trimmed();
        at = equals + 1;
        const QString told = takeText(value, at);
        if (name == "type"_L1)
            part.type = told;
        else if (name == "filename"_L1)
            part.fileName = told;
    }
    return part;
}

QString toText(const TypedPart& part)
{
    QString text = part.isFile ? u'@' + (needsQuotes(part.text) ? quoted(part.text) : part.text)
                               : (needsQuotes(part.text) ? quoted(part.text) : part.text);
    if (!part.type.isEmpty())
        text += ";type="_L1 + (needsQuotes(part.type) ? quoted(part.type) : part.type);
    if (!part.fileName.isNull())
        text += ";filename="_L1 + quoted(part.fileName);
    return text;
}

bool isMultipart(const Fields& headers)
{
    return std::any_of(headers.begin(), headers.end(), namesMultipart);
}

void setMultipart(Fields& headers, bool isMultipart)
{
    if (!isMultipart)
        std::erase_if(headers, namesMultipart);
    else if (const auto type = std::find_if(headers.begin(), headers.end(), isContentType); type != headers.end())
        type->value = multipartType;
    else
        headers.push_back({u"Content-Type"_s, multipartType});
}

}
