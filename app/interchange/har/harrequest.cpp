// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/har/harrequest.h"

#include "interchange/jsonreading.h"
#include "interchange/multipart.h"
#include "interchange/requestbody.h"
#include "interchange/requesttitle.h"
#include "render/urltext.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HarText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Har)
};

/// Of one connection, not of the request (RFC 9110 §7.6.1), or made anew for what is sent.
bool isOfConnection(const QString& name)
{
    static const QStringList names{u"connection"_s, u"keep-alive"_s,        u"proxy-connection"_s, u"te"_s,
                                   u"trailer"_s,    u"transfer-encoding"_s, u"upgrade"_s,          u"content-length"_s};
    return name.startsWith(u':') || names.contains(name.toLower());
}

QString hostOf(const QString& url)
{
    return url.section("://"_L1, 1).section(u'/', 0, 0).section(u'?', 0, 0);
}

/// Reads one request object.
class HarReader
{
public:
    HarReader(const JsonValue& request, bool isCapture, const QString& where, const ImportSource& source,
              ImportedContents& contents)
        : m_from(request)
        , m_isCapture(isCapture)
        , m_where(where)
        , m_source(source)
        , m_contents(contents)
    {
    }

    std::optional<FiledRequest> read();

private:
    void readHeaders();
    void readCookies();
    void readQuery();
    void readBody();
    void readParams(const std::vector<JsonValue>& params, const QByteArray& type);
    BodyPart partOf(const JsonValue& param);
    QByteArray bodyText(const JsonValue& postData);
    void warn(const Sentence& text) { m_contents.warn(m_request.name, m_where, text); }

    JsonValue m_from;
    bool m_isCapture;
    QString m_where;
    const ImportSource& m_source;
    ImportedContents& m_contents;
    Request m_request;
};

std::optional<FiledRequest> HarReader::read()
{
    const auto postData = memberOf(m_from, "postData");
    m_request.url = textAt(m_from, "url");
    m_request.method = textAt(m_from, "method").trimmed().toUpper();
    if (m_request.url.isEmpty() && !textAt(postData, "url").isEmpty()) { // seen where text was taken out of a capture
        m_request.url = textAt(postData, "url");
        m_request.method = textAt(postData, "method");
        m_from = *postData;
    }
    if (!m_request.url.startsWith("http"_L1, Qt::CaseInsensitive) && !m_request.url.contains("{{"_L1)) {
        m_contents.skip(m_request.url.left(80), m_where, HarText::trLater("This is no HTTP address and was left out"));
        return {};
    }
    const bool hasMethod = !m_request.method.isEmpty();
    if (!hasMethod)
        m_request.method = u"GET"_s;
    m_request.name = titleOf(m_request.method, m_request.url);
    if (!hasMethod)
        warn(HarText::trLater("There is no method; GET was taken"));
    readHeaders();
    readCookies();
    readQuery();
    readBody();
    return FiledRequest{std::move(m_request), {}};
}

void HarReader::readHeaders()
{
    for (const JsonValue& header : childrenAt(m_from, "headers")) {
        const QString name = textAt(header, "name").trimmed();
        const QString value = textAt(header, "value").remove(u'\r').replace(u'\n', u' ');
        const bool isOwnHost = name.compare("host"_L1, Qt::CaseInsensitive) == 0 && value == hostOf(m_request.url);
        if (!name.isEmpty() && !(m_isCapture && (isOfConnection(name) || isOwnHost)))
            m_request.headers.push_back({name, value});
    }
}

/// The same cookies stand in the Cookie header, unless whoever wrote the file left headers out.
void HarReader::readCookies()
{
    QStringList cookies;
    for (const JsonValue& cookie : childrenAt(m_from, "cookies"))
        cookies += textAt(cookie, "name") + u'=' + textAt(cookie, "value");
    if (!cookies.isEmpty() && headerField(m_request, "cookie"_L1) == nullptr)
        m_request.headers.push_back({u"Cookie"_s, cookies.join("; "_L1)});
}

/// The list and the query of the URL are one thing told twice; what only the list tells is added.
void HarReader::readQuery()
{
    const QByteArray url = m_request.url.toUtf8();
    const QuerySpan query = querySpan(url);
    std::vector<std::pair<QByteArray, QByteArray>> known;
    for (const PairSpan& pair : pairSpans(url, query.begin, query.end))
        known.emplace_back(percentDecoded(url.sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin), true),
                           percentDecoded(url.sliced(pair.valueBegin, pair.end - pair.valueBegin), true));
    for (const JsonValue& pair : childrenAt(m_from, "queryString")) {
        const Field field{textAt(pair, "name"), textAt(pair, "value")};
        const std::pair decoded(percentDecoded(field.name.toUtf8(), true), percentDecoded(field.value.toUtf8(), true));
        const std::pair plain(field.name.toUtf8(), field.value.toUtf8());
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const auto& other) { return other == plain || other == decoded; });
        if (found != known.end())
            known.erase(found);
        else if (!field.name.isEmpty())
            m_request.params.push_back(field);
    }
}

/// Text that is Base64 is what some proxies write for any form (reqable#767).
QByteArray HarReader::bodyText(const JsonValue& postData)
{
    const QByteArray text = textAt(postData, "text").toUtf8();
    if (textAt(postData, "encoding") != "base64"_L1)
        return text;
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (decoded)
        return *decoded;
    warn(HarText::trLater("The body says that it is Base64 and is not; it was taken as it is"));
    return text;
}

void HarReader::readBody()
{
    const auto postData = memberOf(m_from, "postData");
    if (!postData)
        return;
    const QByteArray text = bodyText(*postData);
    const QByteArray type = textAt(postData, "mimeType").toUtf8();
    const std::vector<JsonValue> params = childrenAt(postData, "params");
    if (!text.isEmpty())
        setBodyBytes(m_request, text, type);
    else if (!params.empty())
        readParams(params, type);
    else if (m_request.method != "GET"_L1 && m_request.method != "HEAD"_L1)
        warn(HarText::trLater("The body was not recorded; only its kind is known"));
}

void HarReader::readParams(const std::vector<JsonValue>& params, const QByteArray& type)
{
    const Field* header = headerField(m_request, "content-type"_L1);
    const QByteArray known = header != nullptr ? header->value.toUtf8() : type;
    const bool hasFile = std::any_of(params.begin(), params.end(),
                                     [](const JsonValue& param) { return !textAt(param, "fileName").isEmpty(); });
    if (hasFile || known.startsWith("multipart/")) {
        std::vector<BodyPart> parts;
        for (const JsonValue& param : params)
            parts.push_back(partOf(param));
        return setMultipart(m_request, parts);
    }
    m_request.body.kind = Body::Kind::Form;
    for (const JsonValue& param : params) {
        const auto decoded = [](const QString& text) {
            return QString::fromUtf8(percentDecoded(text.toUtf8(), false));
        };
        m_request.body.form.push_back({decoded(textAt(param, "name")), decoded(textAt(param, "value"))});
    }
}

BodyPart HarReader::partOf(const JsonValue& param)
{
    BodyPart part{textAt(param, "name").toUtf8(), textAt(param, "value").toUtf8(), {}, {}};
    part.contentType = textAt(param, "contentType").toUtf8();
    const QString file = textAt(param, "fileName");
    if (file.isEmpty())
        return part;
    part.fileName = file.section(u'/', -1).toUtf8();
    if (!part.value.isEmpty())
        return part;
    const auto bytes = m_source.readNamedFile(file);
    if (bytes)
        part.value = *bytes;
    else
        part.path = file;
    if (!bytes)
        warn(HarText::trLater("The file %1 was not read: files are read only where you allow it").with(file));
    return part;
}

}

std::optional<FiledRequest> readHarRequest(const JsonValue& request, bool isCapture, const QString& where,
                                           const ImportSource& source, ImportedContents& contents)
{
    return HarReader(request, isCapture, where, source, contents).read();
}

}
