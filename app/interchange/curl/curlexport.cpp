// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlformat.h"

#include "interchange/foreignauth.h"
#include "interchange/requestbody.h"
#include "model/typedpart.h"
#include "render/givenauth.h"
#include "render/urltext.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// 'text' for bash; what has a line end or another control character as $'text'.
QByteArray quoted(const QByteArray& text)
{
    static const QRegularExpression control(u"[\\x00-\\x08\\x0B-\\x1F\\x7F]"_s);
    if (!control.match(QString::fromUtf8(text)).hasMatch())
        return '\'' + QByteArray(text).replace("'", "'\\''") + '\'';
    QByteArray result = "$'";
    for (const char byte : text) {
        if (byte == '\'' || byte == '\\')
            result.append('\\').append(byte);
        else if (byte == '\r')
            result += "\\r";
        else if (byte == '\n')
            result += "\\n";
        else if (static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F)
            result += "\\x" + QByteArray(1, byte).toHex();
        else
            result += byte;
    }
    return result + '\'';
}

/// What bash puts in the place of a {{variable}}; null: it stays as it is.
QByteArray shellVariable(const QString& name)
{
    static const QRegularExpression plainName(u"^[A-Za-z_]\\w*$"_s);
    if (name == "key"_L1 || name == "operation"_L1)
        return "\"${" + name.toLatin1() + ":-$(uuidgen)}\"";
    if (name == "$guid"_L1 || name == "$randomUUID"_L1)
        return "\"$(uuidgen)\"";
    if (name == "$timestamp"_L1)
        return "\"$(date +%s)\"";
    return plainName.match(name).hasMatch() ? "\"${" + name.toLatin1() + "}\"" : QByteArray();
}

/// A word of a command with its {{variables}} for bash.
QByteArray word(const QString& text)
{
    static const QRegularExpression variable(u"\\{\\{\\s*([^{}]+?)\\s*\\}\\}"_s);
    QByteArray result;
    qsizetype at = 0;
    for (auto matches = variable.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const QByteArray shell = shellVariable(match.captured(1));
        if (shell.isEmpty())
            continue;
        if (match.capturedStart() > at)
            result += quoted(text.sliced(at, match.capturedStart() - at).toUtf8());
        result += shell;
        at = match.capturedEnd();
    }
    return at < text.size() || result.isEmpty() ? result + quoted(text.sliced(at).toUtf8()) : result;
}

QByteArray option(const char* name, const QString& value)
{
    return QByteArray(" \\\n  ") + name + ' ' + word(value);
}

QString urlOf(const Request& request)
{
    QByteArray url = request.url.toUtf8();
    for (const Field& param : request.params) {
        if (param.enabled)
            url = withQueryPair(url, bodyBytes({Body::Kind::Form, {}, {param}, {}}));
    }
    return QString::fromUtf8(url);
}

QByteArray headerOptions(const Request& request)
{
    QByteArray text;
    for (const Field& header : request.headers) {
        if (header.enabled && !header.name.isEmpty())
            text += option("-H", header.name + (header.value.isEmpty() ? u";"_s : u": "_s + header.value));
    }
    const KeyPlacement& key = request.contract.placement;
    if (key.kind == KeyPlacement::Kind::Header &&
        headerField(request, QLatin1StringView(key.name.toLatin1())) == nullptr)
        text += option("-H", key.name + (key.quoted ? u": \"{{key}}\""_s : u": {{key}}"_s));
    return text;
}

/// The token that curl cannot fetch itself has a variable's place.
QByteArray authOptions(const Request& request)
{
    const Auth& auth = request.auth;
    if (!givenInsteadOfAuth(request).isEmpty())
        return {};
    switch (auth.kind) {
    case Auth::Kind::Inherit:
    case Auth::Kind::None:
    case Auth::Kind::ApiKey: // shown among the headers and parameters
        return {};
    case Auth::Kind::Bearer:
        return option("--oauth2-bearer", auth.token);
    case Auth::Kind::OAuth2:
        return option("--oauth2-bearer", u"{{accessToken}}"_s);
    case Auth::Kind::Basic:
        return option("--user", auth.user + u':' + auth.password);
    case Auth::Kind::Digest:
        return " \\\n  --digest" + option("--user", auth.user + u':' + auth.password);
    case Auth::Kind::AwsSigV4:
        break;
    }
    const QByteArray session =
        auth.sessionToken.isEmpty() ? QByteArray() : option("-H", "X-Amz-Security-Token: "_L1 + auth.sessionToken);
    return option("--aws-sigv4", u"aws:amz:%1:%2"_s.arg(auth.region, auth.service)) +
           option("--user", auth.accessKey + u':' + auth.secretKey) + session;
}

QByteArray bodyOptions(const Request& request)
{
    if (request.body.kind == Body::Kind::Form && isMultipart(request.headers)) {
        QByteArray text;
        for (const Field& part : request.body.form) {
            if (part.enabled)
                text += option("--form", part.name + u'=' + part.value);
        }
        return text;
    }
    switch (request.body.kind) {
    case Body::Kind::None:
        return {};
    case Body::Kind::File:
        return option("--data-binary", u'@' + request.body.file);
    default:
        break;
    }
    QByteArray text;
    const bool hasType = headerField(request, "content-type"_L1) != nullptr;
    if (request.body.kind == Body::Kind::Json && !hasType)
        text += option("-H", u"Content-Type: application/json"_s);
    if (request.body.kind == Body::Kind::Text && !hasType)
        text += option("-H", u"Content-Type:"_s);
    return text + option("--data-raw", QString::fromUtf8(bodyBytes(request.body)));
}

QByteArray pathOption(const char* name, const QString& value)
{
    return value.isEmpty() ? QByteArray() : option(name, value);
}

/// A password could follow the file: what looks like one stands behind a backslash.
QByteArray certificateOption(QString file)
{
    const bool isPkcs = isPkcs12(file);
    return pathOption("--cert", file.replace(u'\\', "\\\\"_L1).replace(u':', "\\:"_L1)) +
           (isPkcs ? " \\\n  --cert-type P12" : QByteArray());
}

QByteArray transportOptions(const Transport& transport)
{
    const Transport usual;
    QByteArray text;
    if (!transport.verifyTls)
        text += " \\\n  --insecure";
    if (transport.followRedirects)
        text += " \\\n  --location";
    if (transport.httpVersion == HttpVersion::Http1)
        text += " \\\n  --http1.1";
    if (transport.httpVersion == HttpVersion::Http2)
        text += " \\\n  --http2";
    text += pathOption("--cacert", transport.authorityFile) + certificateOption(transport.clientCertificate) +
            pathOption("--key", transport.clientKey) + pathOption("--pass", transport.clientKeyPassword) +
            pathOption("--proxy", transport.proxy) + pathOption("--noproxy", transport.noProxy) +
            pathOption("--unix-socket", transport.unixSocket);
    if (transport.totalTimeoutMs != usual.totalTimeoutMs)
        text += option("--max-time", QString::number(transport.totalTimeoutMs / 1000.0));
    if (transport.connectTimeoutMs != usual.connectTimeoutMs)
        text += option("--connect-timeout", QString::number(transport.connectTimeoutMs / 1000.0));
    return text;
}

QByteArray methodOption(const Request& request)
{
    const bool hasBody = request.body.kind != Body::Kind::None;
    if (request.method == "HEAD"_L1 && !hasBody)
        return " \\\n  --head";
    const bool isImplied = request.method == (hasBody ? "POST"_L1 : "GET"_L1);
    return isImplied ? QByteArray() : option("-X", request.method);
}

QByteArray command(Request request)
{
    const QByteArray auth = authOptions(request);
    if (request.auth.kind == Auth::Kind::ApiKey)
        showAuth(request);
    return "curl " + word(urlOf(request)) + " \\\n  --globoff" + methodOption(request) + auth + headerOptions(request) +
           bodyOptions(request) + transportOptions(request.transport) + '\n';
}

}

Result<QByteArray> exportCurl(const ImportedContents& contents)
{
    QByteArray text;
    for (const FiledRequest& filed : contents.requests)
        text += (text.isEmpty() ? "" : "\n") + command(filed.request);
    return text;
}

}
