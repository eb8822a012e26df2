// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlrequest.h"

#include "interchange/curl/curldata.h"
#include "interchange/curl/curlform.h"
#include "interchange/curl/curlheaders.h"
#include "interchange/curl/curlurl.h"
#include "interchange/foreign.h"
#include "interchange/requestbody.h"
#include "interchange/requesttitle.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CurlText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Curl)
};

const QByteArray formType = "application/x-www-form-urlencoded";

QByteArray methodOf(const CurlOperation& operation, bool isUpload)
{
    if (!operation.method.isEmpty())
        return operation.method;
    if (isUpload)
        return "PUT";
    if (operation.isHead)
        return "HEAD";
    const bool hasBody = !operation.parts.empty() || (!operation.data.empty() && !operation.isGet);
    return hasBody ? "POST" : "GET";
}

bool isHttp(const QByteArray& url)
{
    const qsizetype end = url.indexOf("://");
    const QByteArray scheme = url.first(std::max<qsizetype>(end, 0)).toLower();
    return end < 0 || scheme == "http" || scheme == "https" || scheme.contains("{{");
}

/// Makes the requests of one operation.
class RequestMaker
{
public:
    RequestMaker(const CurlOperation& operation, const ImportSource& source, ImportedContents& contents)
        : m_operation(operation)
        , m_source(source)
        , m_contents(contents)
        , m_where(source.lineOf(operation.begin))
        , m_data(operation, source, [this](const Sentence& text) { warn(text); })
    {
    }

    void addAll();

private:
    void addUrl(const ShellWord& url, const QByteArray* upload);
    Request request(const QByteArray& url, const QByteArray* upload);
    QByteArray finalUrl(const QByteArray& url, const QByteArray* upload, const CurlBody& body) const;
    void addBody(Request& request, const QByteArray* upload, const CurlBody& body, bool isUntyped);
    void addData(Request& request, const CurlBody& body, const QByteArray& type);
    void addForeignAuth(Request& request);
    void warn(const Sentence& text) { m_contents.warn(m_item, m_where, text); }

    const CurlOperation& m_operation;
    const ImportSource& m_source;
    ImportedContents& m_contents;
    QString m_item;
    QString m_where;
    CurlDataReader m_data;
};

void RequestMaker::addAll()
{
    if (m_operation.urls.empty())
        m_contents.skip({}, m_where, CurlText::trLater("This curl command has no URL and was left out"));
    for (std::size_t i = 0; i < m_operation.urls.size(); ++i)
        addUrl(m_operation.urls[i], i < m_operation.uploads.size() ? &m_operation.uploads[i] : nullptr);
    for (const ShellScript::Note& note : m_operation.notes)
        m_contents.warn(m_item, m_source.lineOf(note.offset), note.text);
}

void RequestMaker::addUrl(const ShellWord& url, const QByteArray* upload)
{
    const GlobbedUrls globbed = globbedUrls(url.text.trimmed(), m_operation.isGlobOff);
    m_where = m_source.lineOf(url.begin);
    for (const QByteArray& one : globbed.urls) {
        const QByteArray full = urlWithScheme(one);
        if (one.isEmpty() || !isHttp(full)) {
            m_contents.skip(QString::fromUtf8(one), m_where,
                            CurlText::trLater("This is no HTTP address and was left out"));
            continue;
        }
        m_item = titleOf(QString::fromUtf8(methodOf(m_operation, upload != nullptr)), QString::fromUtf8(full));
        m_contents.requests.push_back({request(full, upload), {}});
    }
    if (globbed.isCut)
        warn(CurlText::trLater("The URL stands for more than %1 URLs; only the first ones were taken")
                 .with(static_cast<double>(globbed.urls.size())));
}

Request RequestMaker::request(const QByteArray& url, const QByteArray* upload)
{
    Request request;
    request.name = m_item;
    request.method = QString::fromUtf8(methodOf(m_operation, upload != nullptr));
    request.transport = m_operation.transport;
    const CurlBody body = m_data.body();
    QByteArray address = finalUrl(url, upload, body);
    CurlHeaders headers(m_operation, m_data, [this](const Sentence& text) { warn(text); });
    request.auth = headers.auth(address);
    request.headers = headers.fields();
    request.url = QString::fromUtf8(address);
    addBody(request, upload, body, headers.isRemoved(u"Content-Type"_s));
    addForeignAuth(request);
    return request;
}

QByteArray RequestMaker::finalUrl(const QByteArray& url, const QByteArray* upload, const CurlBody& body) const
{
    QByteArray result = upload != nullptr ? withUploadName(url, *upload) : url;
    result = withQuery(result, m_data.query());
    return m_operation.isGet && m_operation.parts.empty() ? withQuery(result, body.text) : result;
}

void RequestMaker::addBody(Request& request, const QByteArray* upload, const CurlBody& body, bool isUntyped)
{
    const QByteArray type = isUntyped ? QByteArray() : m_operation.isJson ? QByteArray("application/json") : formType;
    if (!m_operation.parts.empty()) {
        setMultipart(request, curlParts(m_operation, m_data));
    } else if (!m_operation.data.empty() && !m_operation.isGet) {
        addData(request, body, type);
    } else if (upload != nullptr) {
        if (const auto bytes = m_data.file(*upload))
            setBodyBytes(request, *bytes);
        else
            request.body = {Body::Kind::File, {}, {}, QString::fromUtf8(*upload)};
    }
}

void RequestMaker::addData(Request& request, const CurlBody& body, const QByteArray& type)
{
    setBodyBytes(request, body.text, type);
    if (!body.file.isEmpty())
        request.body = {Body::Kind::File, {}, {}, body.file};
    const Field* header = headerField(request, "content-type"_L1);
    if (body.text.trimmed().startsWith('{') && header != nullptr && header->value == QLatin1StringView(formType))
        warn(CurlText::trLater("The body looks like JSON, but curl sends it as a form: add “Content-Type: "
                               "application/json” if that was meant"));
}

/// What takes a conversation with the server is kept and not sent.
void RequestMaker::addForeignAuth(Request& request)
{
    const QByteArray kind = m_operation.otherAuth;
    if (kind.isEmpty() || kind == "digest" || headerField(request, "authorization"_L1) != nullptr)
        return;
    ForeignParts parts;
    parts.auth = {{u"type"_s, QString::fromLatin1(kind)},
                  {u"username"_s, QString::fromUtf8(m_operation.user.value_or(QByteArray()).split(':').front())}};
    setForeignParts(request, parts);
    warn(CurlText::trLater("The authentication “%1” is kept with the request, without its password, and not sent")
             .with(QString::fromLatin1(kind)));
}

}

void addCurlRequests(const CurlOperation& operation, const ImportSource& source, ImportedContents& contents)
{
    RequestMaker(operation, source, contents).addAll();
}

}
