// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/recognizekey.h"

#include "expression/jsonedit.h"
#include "expression/jsonpointer.h"
#include "render/urltext.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QLatin1StringView keyVariable("{{key}}");
constexpr int deepestMember = 6; ///< keys stand near the top; a large body is not searched through

bool looksLikeKeyHeader(const QString& name)
{
    static const QRegularExpression pattern(
        u"idempoten|x-request-id|paypal-request-id|x-amz-client-token|client-?token|requestid"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

/// Of query parameters, form fields and members of a body, where other ids are common.
bool looksLikeKeyField(const QString& name)
{
    static const QRegularExpression pattern(u"^(x[-_]?)?idempoten(cy|t|ce)[-_]?(key|token|id)?$|^sender_batch_id$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

/// The plainest name wins where several look like keys.
const Field* keyHeader(const Fields& headers, bool isEnabled)
{
    const Field* found = nullptr;
    for (const Field& header : headers) {
        if (header.enabled != isEnabled || !looksLikeKeyHeader(header.name))
            continue;
        if (header.name.contains("idempoten"_L1, Qt::CaseInsensitive))
            return &header;
        if (found == nullptr)
            found = &header;
    }
    return found;
}

const Field* keyField(const Fields& fields)
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [](const Field& field) { return field.enabled && looksLikeKeyField(field.name); });
    return found != fields.end() ? &*found : nullptr;
}

/// A pair of the query that is part of the URL's text.
std::optional<PairSpan> keyPair(const QByteArray& url)
{
    const QuerySpan query = querySpan(url);
    for (const PairSpan& pair : pairSpans(url, query.begin, query.end)) {
        const QByteArray name = percentDecoded(url.sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin), true);
        if (looksLikeKeyField(QString::fromUtf8(name)))
            return pair;
    }
    return {};
}

QString nameOf(const PairSpan& pair, const QByteArray& url)
{
    return QString::fromUtf8(percentDecoded(url.sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin), true));
}

/// The pointer of the first member with such a name, in the order of the text.
std::optional<QByteArray> keyPointer(const JsonValue& value, const QByteArray& path, int depth)
{
    for (const JsonValue child : value.children()) {
        QByteArray name = child.name() ? child.name()->string() : QByteArray();
        if (name.isEmpty() || depth > deepestMember)
            continue; // what stands in a list is many things, not one operation
        const bool isKey = looksLikeKeyField(QString::fromUtf8(name));
        const QByteArray here = path + '/' + name.replace("~", "~0").replace("/", "~1");
        if (isKey && (child.isString() || child.isNull()))
            return here;
        if (child.isObject()) {
            if (auto inside = keyPointer(child, here, depth + 1))
                return inside;
        }
    }
    return {};
}

std::optional<QByteArray> keyPointer(const Body& body)
{
    if (body.kind != Body::Kind::Json || body.text.isEmpty())
        return {};
    const auto document = JsonDocument::parse(body.text);
    return document && document->root().isObject() ? keyPointer(document->root(), {}, 0) : std::nullopt;
}

struct ProfileHint
{
    QLatin1StringView part; ///< of the host, or of the key's name
    QLatin1StringView profile;
};
constexpr ProfileHint profileHints[] = {{"paypal"_L1, "paypal"_L1},     {"sender_batch_id"_L1, "paypal"_L1},
                                        {"stripe.com"_L1, "stripe"_L1}, {"adyen"_L1, "adyen"_L1},
                                        {"squareup"_L1, "square"_L1},   {"gocardless"_L1, "gocardless"_L1},
                                        {"azure.com"_L1, "azure"_L1}};

/// Host and key's name, with the variable that the URL begins with replaced.
QString hintsIn(const Request& request, const QString& keyName, const Fields& variables)
{
    QString url = request.url;
    for (const Field& variable : variables) {
        if (variable.enabled && url.startsWith("{{"_L1 + variable.name + "}}"_L1))
            url.replace(0, variable.name.size() + 4, variable.value);
    }
    const qsizetype host = url.indexOf("://"_L1);
    return url.mid(host < 0 ? 0 : host + 3).section(u'/', 0, 0) + u' ' + keyName;
}

void suggestProfile(Request& request, const Fields& variables)
{
    const QString hints = hintsIn(request, request.contract.placement.name, variables);
    for (const ProfileHint& hint : profileHints) {
        if (hints.contains(hint.part, Qt::CaseInsensitive)) {
            request.contract.profile = hint.profile;
            return;
        }
    }
}

/// A key that is more than one generated value keeps its form; everything else becomes a fresh UUID.
void noteMaking(Contract& contract, QString value)
{
    static const QRegularExpression generated(u"\\{\\{\\s*\\$(guid|randomUUID|uuid|random\\.uuid)\\s*\\}\\}"_s);
    const auto first = generated.match(value);
    if (!first.hasMatch() || first.capturedLength() == value.size())
        return;
    contract.making = {KeyMaking::Kind::Template, value.replace(generated, u"{{uuid}}"_s)};
}

/// Puts {{key}} where a value stood; a structured-field String keeps its quotes (RFC 9651).
void takeValue(Request& request, QString& value)
{
    value = value.trimmed();
    const bool isQuoted = value.size() > 1 && value.startsWith(u'"') && value.endsWith(u'"');
    request.contract.placement.quoted = isQuoted;
    if (!value.contains(keyVariable))
        noteMaking(request.contract, isQuoted ? value.sliced(1, value.size() - 2) : value);
    value = isQuoted ? u'"' + keyVariable + u'"' : QString(keyVariable);
}

void takeField(Request& request, Fields& fields)
{
    const QString& name = request.contract.placement.name;
    for (Field& field : fields) {
        if (field.name.compare(name, Qt::CaseInsensitive) == 0) {
            field.enabled = true;
            takeValue(request, field.value);
            return;
        }
    }
}

void takeMember(Request& request)
{
    const auto document = JsonDocument::parse(request.body.text);
    const auto pointer = JsonPointer::parse(request.contract.placement.name.toUtf8());
    const auto value = document && pointer ? pointer->find(document->root()) : Failure(Error{});
    if (!value)
        return;
    noteMaking(request.contract, QString::fromUtf8(value->string()));
    request.body.text = withValueReplaced(document->text(), *value, quoteJson("{{key}}"));
}

void takeQuery(Request& request)
{
    QByteArray url = request.url.toUtf8();
    const auto pair = keyPair(url);
    if (!pair || nameOf(*pair, url) != request.contract.placement.name)
        return takeField(request, request.params);
    QString value = QString::fromUtf8(percentDecoded(url.sliced(pair->valueBegin, pair->end - pair->valueBegin), true));
    takeValue(request, value);
    request.url = QString::fromUtf8(url.replace(pair->nameEnd, pair->end - pair->nameEnd, '=' + value.toUtf8()));
}

void takeKey(Request& request, const KeyPlacement& placement, const Fields& variables)
{
    request.contract.placement = placement;
    suggestProfile(request, variables);
    switch (placement.kind) {
    case KeyPlacement::Kind::Header:
        takeField(request, request.headers);
        break;
    case KeyPlacement::Kind::Query:
        takeQuery(request);
        break;
    case KeyPlacement::Kind::FormField:
        takeField(request, request.body.form);
        break;
    case KeyPlacement::Kind::JsonPointer:
        takeMember(request);
        break;
    default:
        break;
    }
}

}

std::optional<KeyPlacement> findKey(const Request& request, bool alsoDisabled)
{
    if (const Field* header = keyHeader(request.headers, true))
        return KeyPlacement{KeyPlacement::Kind::Header, header->name, false};
    if (const QByteArray url = request.url.toUtf8(); const auto pair = keyPair(url))
        return KeyPlacement{KeyPlacement::Kind::Query, nameOf(*pair, url), false};
    if (const Field* param = keyField(request.params))
        return KeyPlacement{KeyPlacement::Kind::Query, param->name, false};
    if (const auto pointer = keyPointer(request.body))
        return KeyPlacement{KeyPlacement::Kind::JsonPointer, QString::fromUtf8(*pointer), false};
    if (const Field* field = request.body.kind == Body::Kind::Form ? keyField(request.body.form) : nullptr)
        return KeyPlacement{KeyPlacement::Kind::FormField, field->name, false};
    const Field* offered = alsoDisabled ? keyHeader(request.headers, false) : nullptr;
    return offered != nullptr ? std::optional(KeyPlacement{KeyPlacement::Kind::Header, offered->name, false})
                              : std::nullopt;
}

void recognizeKey(FiledRequest& filed, const Fields& variables)
{
    filed.request.contract.placement = {KeyPlacement::Kind::None, {}, false};
    if (const auto found = findKey(filed.request))
        takeKey(filed.request, *found, variables);
    else
        filed.offeredKey = findKey(filed.request, true);
}

void takeOfferedKey(FiledRequest& filed, const Fields& variables)
{
    if (filed.offeredKey)
        takeKey(filed.request, *filed.offeredKey, variables);
    filed.offeredKey.reset();
}

}
