// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreignurl.h"

#include "interchange/templatetext.h"
#include "render/urltext.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QByteArray withoutSpace(QByteArrayView text)
{
    QByteArray result;
    for (const char letter : text) {
        const bool isFine = static_cast<unsigned char>(letter) > 0x20 && letter != 0x7f;
        result += isFine ? QByteArray(1, letter) : percentEncoded(QByteArrayView(&letter, 1));
    }
    return result;
}

QByteArray decoded(const QByteArray& text)
{
    return aroundVariables(text, [](QByteArrayView part) { return percentDecoded(part, false); });
}

QByteArray encoded(const QByteArray& text)
{
    return aroundVariables(text, [](QByteArrayView part) { return percentEncoded(part); });
}

/// The parameter that is sent as these bytes.
std::optional<Field> paramOf(const QByteArray& name, const QByteArray& value)
{
    const auto isKept = [](const QByteArray& raw) {
        return encoded(decoded(raw)) == raw;
    };
    if (name.isEmpty() || !isKept(name) || !isKept(value))
        return {};
    return Field{QString::fromUtf8(decoded(name)), QString::fromUtf8(decoded(value))};
}

bool isSegment(const QString& url, qsizetype at, qsizetype size)
{
    return at + size == url.size() || u"/?#"_s.contains(url[at + size]);
}

bool fillSegment(QString& url, const QString& name, const QString& text)
{
    const QString sought = "/:"_L1 + name;
    bool isFilled = false;
    for (qsizetype at = url.indexOf(sought); at >= 0; at = url.indexOf(sought, at + 1)) {
        if (!isSegment(url, at, sought.size()))
            continue;
        url.replace(at + 1, sought.size() - 1, text);
        isFilled = true;
    }
    return isFilled;
}

bool holdsName(const Fields& fields, const QString& name)
{
    return std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
}

bool holdsText(const Fields& fields, const QString& text)
{
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field& field) { return field.name.contains(text) || field.value.contains(text); });
}

/// A variable of the request would change what stands at this place elsewhere in it.
bool isUsed(const Request& request, const QString& place)
{
    return request.url.contains(place) || holdsText(request.params, place) || holdsText(request.headers, place) ||
           holdsText(request.body.form, place) || request.body.text.contains(place.toUtf8());
}

}

QString wireUrl(const QString& typed)
{
    QString url = typed.trimmed();
    if (url.startsWith("//"_L1))
        url.prepend("http:"_L1);
    const qsizetype scheme = url.indexOf(":\\\\"_L1);
    if (scheme > 0 && scheme < 6)
        url.replace(scheme, 3, u"://"_s);
    const qsizetype query = url.indexOf(u'?');
    const bool hasScheme = url.first(query < 0 ? url.size() : query).contains("://"_L1);
    if (!url.isEmpty() && !hasScheme && !url.startsWith("{{"_L1) && !url.startsWith(u'/'))
        url.prepend("http://"_L1);
    return QString::fromUtf8(aroundVariables(url.toUtf8(), withoutSpace));
}

QString withoutFragment(const QString& url)
{
    return url.section(u'#', 0, 0);
}

QString encodedText(const QString& text)
{
    return QString::fromUtf8(encoded(text.toUtf8()));
}

void moveQueryToParams(Request& request)
{
    const QByteArray url = request.url.toUtf8();
    const QuerySpan query = querySpan(url);
    Fields params;
    for (const QByteArray& pair : url.sliced(query.begin, query.end - query.begin).split('&')) {
        const qsizetype equals = pair.indexOf('=');
        const auto param = equals < 0 ? std::nullopt : paramOf(pair.first(equals), pair.sliced(equals + 1));
        if (!param)
            return;
        params.push_back(*param);
    }
    request.url = QString::fromUtf8(url.first(query.begin - 1) + url.sliced(query.end));
    request.params.insert(request.params.begin(), params.begin(), params.end());
}

void fillPathVariables(Request& request, const Fields& variables)
{
    for (const Field& variable : variables) {
        const QString place = "{{"_L1 + variable.name + "}}"_L1;
        if (!variable.enabled) {
            request.variables.push_back(variable);
        } else if (holdsName(request.variables, variable.name)) {
            fillSegment(request.url, variable.name, place);
        } else if (!variable.name.isEmpty() && !variable.value.isEmpty()) {
            const bool isDirect = variable.value.contains("{{"_L1) || isUsed(request, place);
            const bool isFilled = fillSegment(request.url, variable.name, isDirect ? variable.value : place);
            if (isFilled ? !isDirect : request.url.contains(place) && !variable.value.contains("{{"_L1))
                request.variables.push_back(variable);
        }
    }
}

}
