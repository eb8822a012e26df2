// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/requestreader.h"

#include "interchange/foreign.h"
#include "interchange/foreignurl.h"
#include "interchange/jsonreading.h"
#include "interchange/postman/bodyreader.h"
#include "interchange/postman/extension.h"
#include "interchange/postman/fieldsreader.h"
#include "interchange/postman/keyshown.h"
#include "interchange/postman/urlwriter.h"

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

struct PostmanRequest
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::PostmanRequest)
};

/// Pieces of a host or path: texts, or objects with a value.
QString joined(const std::optional<JsonValue>& pieces, QChar separator)
{
    if (pieces && !pieces->isArray())
        return textOf(pieces);
    QStringList texts;
    for (const JsonValue& piece : childrenOf(pieces))
        texts += piece.isObject() ? textAt(piece, "value") : textOf(piece);
    return texts.join(separator);
}

/// Where `raw` is missing.
QString composedUrl(const JsonValue& url)
{
    QString text = joined(memberOf(url, "host"), u'.');
    if (const QString port = textAt(url, "port"); !port.isEmpty())
        text += u':' + port;
    if (const auto path = memberOf(url, "path")) {
        const QString joinedPath = joined(path, u'/');
        text += joinedPath.startsWith(u'/') ? joinedPath : u'/' + joinedPath;
    }
    if (const QString protocol = textAt(url, "protocol"); !protocol.isEmpty())
        text.prepend(protocol.section(u':', 0, 0) + "://"_L1);
    QStringList pairs;
    for (const Field& pair : pairsOf(memberOf(url, "query"))) {
        if (pair.enabled)
            pairs += pair.name + u'=' + pair.value;
    }
    return pairs.isEmpty() ? text : text + u'?' + pairs.join(u'&');
}

/// Bodies that Postman leaves out unless it is told otherwise.
bool isPruned(const QString& method, const QJsonObject& behaviour)
{
    static const QStringList pruning = {u"GET"_s, u"HEAD"_s, u"COPY"_s, u"PURGE"_s, u"UNLOCK"_s};
    return pruning.contains(method) && !behaviour.value("disableBodyPruning"_L1).toBool();
}

/// Unless somebody has changed it in Postman since, the URL is what it was with its parameters.
bool isUrlAsExported(const JsonValue& object, Request exported, bool isKeyShown)
{
    if (isKeyShown)
        showKey(exported);
    return textAt(memberOf(object, "url"), "raw") == urlOf(exported).value("raw"_L1).toString();
}

QString scriptText(const std::optional<JsonValue>& script)
{
    const auto exec = script && script->isObject() ? memberOf(script, "exec") : script;
    if (!exec || !exec->isArray())
        return textOf(exec);
    QStringList lines;
    for (const JsonValue& line : childrenOf(exec))
        lines += textOf(line);
    return lines.join(u'\n');
}

}

QString scriptOf(const JsonValue& owner, QByteArrayView listen)
{
    const auto events = memberOf(owner, "event");
    std::vector<JsonValue> list = childrenOf(events);
    if (events && events->isObject())
        list = {*events};
    QStringList texts;
    for (const JsonValue& event : list) {
        const QString text = scriptText(memberOf(event, "script"));
        if (textAt(event, "listen").toUtf8() == listen && !text.trimmed().isEmpty())
            texts += text;
    }
    return texts.join(u'\n');
}

QJsonObject mergedBehaviour(QJsonObject wide, const JsonValue& narrow)
{
    for (const JsonValue& setting : childrenAt(narrow, "protocolProfileBehavior"))
        wide.insert(nameOf(setting), keptJson(setting));
    return wide;
}

FiledRequest RequestReader::read(const JsonValue& item, const JsonValue& object, const Inherited& inherited)
{
    FiledRequest filed;
    filed.folder = inherited.folder;
    Request& request = filed.request;
    request.name = textAt(item, "name");
    filed.hasContract = readExtension(item, request, m_contents);
    const bool isKeyShown = request.unknownMembers.take(u"keyShown"_s).toBool();
    request.headers = headersOf(memberOf(object, "header"));
    readMethod(object, request);
    const QJsonObject behaviour = filed.hasContract ? QJsonObject() : mergedBehaviour(inherited.behaviour, item);
    readBody(object, filed.hasContract ? std::nullopt : std::optional(behaviour), request);
    readBehaviour(behaviour, request);
    if (!filed.hasContract || !isUrlAsExported(object, request, isKeyShown))
        readUrl(object, request);
    if (isKeyShown)
        hideKey(request);
    if (request.name.isEmpty())
        request.name = request.url;
    readTexts(item, object, request);
    const ForeignAuth own = authOf(memberOf(object, "auth"));
    applyAuth(own.kind.isEmpty() ? inherited.auth : own, request, m_contents);
    return filed;
}

void RequestReader::readTexts(const JsonValue& item, const JsonValue& object, Request& request)
{
    ForeignParts parts = foreignParts(request);
    parts.description = descriptionOf(item);
    if (const QString own = descriptionOf(object); !own.isEmpty())
        parts.description = own;
    parts.preScript = scriptOf(item, "prerequest") + scriptOf(object, "prerequest");
    parts.postScript = scriptOf(item, "test") + scriptOf(object, "test");
    setForeignParts(request, parts);
}

void RequestReader::readMethod(const JsonValue& object, Request& request)
{
    request.method = textAt(object, "method").trimmed().toUpper();
    if (!request.method.isEmpty())
        return;
    request.method = u"GET"_s;
    if (object.isObject())
        m_contents.warn(request.name, u"method"_s, PostmanRequest::trLater("There is no method: GET was taken"));
}

void RequestReader::readUrl(const JsonValue& object, Request& request)
{
    const auto url = object.isString() ? std::optional(object) : memberOf(object, "url");
    const QString raw = url && url->isObject() ? textAt(url, "raw") : textOf(url);
    request.params.clear();
    request.url = wireUrl(raw.trimmed().isEmpty() && url && url->isObject() ? composedUrl(*url) : raw);
    if (request.url.isEmpty())
        m_contents.warn(request.name, u"url"_s, PostmanRequest::trLater("There is no URL: write one before sending"));
    moveQueryToParams(request);
    for (const Field& pair : pairsOf(memberOf(url, "query"))) {
        if (!pair.enabled)
            request.params.push_back(pair);
    }
    fillPathVariables(request, pairsOf(memberOf(url, "variable")));
}

void RequestReader::readBody(const JsonValue& object, const std::optional<QJsonObject>& behaviour, Request& request)
{
    const Body::Kind told = request.body.kind; // by the extension, where Postman's word for it is not enough
    request.body = {};
    const auto body = memberOf(object, "body");
    if (!body)
        return;
    Request trial = request;
    BodyReader(m_source, m_contents).read(*body, trial);
    if (trial.body.kind != Body::Kind::None && behaviour && isPruned(request.method, *behaviour)) {
        m_contents.warn(request.name, u"body"_s,
                        PostmanRequest::trLater("Postman sends no body with %1: it was left out").with(request.method));
        return;
    }
    request = std::move(trial);
    if (told == Body::Kind::Text && request.body.kind == Body::Kind::Json)
        request.body.kind = told;
}

void RequestReader::readBehaviour(const QJsonObject& behaviour, Request& request)
{
    if (behaviour.isEmpty())
        return;
    ForeignParts parts = foreignParts(request);
    parts.more.insert(u"protocolProfileBehavior"_s, behaviour);
    setForeignParts(request, parts);
    if (behaviour.value("followRedirects"_L1).toBool())
        request.transport.followRedirects = true;
    if (behaviour.value("strictSSL"_L1).toBool(true))
        return;
    request.transport.verifyTls = false;
    m_contents.warn(request.name, u"protocolProfileBehavior"_s,
                    PostmanRequest::trLater("The file switches the check of certificates off: so does the request"));
}

}
