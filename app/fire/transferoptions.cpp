// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/easyoptions.h"
#include "fire/requestbytes.h"
#include "fire/transferflight.h"

namespace idemscope {

using namespace Qt::StringLiterals;

bool TransferFlight::isBodiless() const
{
    return !m_shot.request->hasBody && m_shot.request->body.isEmpty();
}

void TransferFlight::configure()
{
    applyTransport(m_easy, m_shot.request->transport);
    configureTarget();
    configureMethod();
    configureHeaders(m_shot.request->headers);
    configureCallbacks();
    configureConnection();
}

void TransferFlight::configureTarget()
{
    const Transport& transport = m_shot.request->transport;
    curl_easy_setopt(m_easy, CURLOPT_PATH_AS_IS, 1L);
    if (transport.followRedirects || isForwardedByProxy(transport, m_url.isTls)) {
        // A fixed target would be repeated at every redirect, and a proxy needs the absolute form.
        curl_easy_setopt(m_easy, CURLOPT_URL, m_shot.request->url.constData());
    } else {
        curl_easy_setopt(m_easy, CURLOPT_URL, m_url.origin().constData());
        curl_easy_setopt(m_easy, CURLOPT_REQUEST_TARGET, m_url.target.constData());
        if (!m_url.userInfo.isEmpty() && !hasHeader(m_shot.request->headers, "Authorization"))
            addHeader("Authorization: Basic " + QByteArray::fromPercentEncoding(m_url.userInfo).toBase64());
    }
    curl_easy_setopt(m_easy, CURLOPT_FOLLOWLOCATION, transport.followRedirects && !isHoldable() ? 1L : 0L);
    curl_easy_setopt(m_easy, CURLOPT_MAXREDIRS, long(mostRedirects));
}

void TransferFlight::configureMethod()
{
    const RenderedRequest& request = *m_shot.request;
    const auto size = curl_off_t(request.body.size());
    if (isBodiless() && !isHoldable()) {
        if (request.method == "HEAD")
            curl_easy_setopt(m_easy, CURLOPT_NOBODY, 1L);
        else
            curl_easy_setopt(m_easy, CURLOPT_HTTPGET, 1L);
    } else if (size == 0 && isHoldable()) {
        // Over HTTP/2 (nothing else is held here) an upload of unknown size leaves the stream open until its end is
        // released.
        curl_easy_setopt(m_easy, CURLOPT_UPLOAD, 1L);
        curl_easy_setopt(m_easy, CURLOPT_INFILESIZE_LARGE, curl_off_t(-1));
        if (request.hasBody && !hasHeader(request.headers, "Content-Length"))
            addHeader("Content-Length: 0");
        if (request.method == "HEAD")
            curl_easy_setopt(m_easy, CURLOPT_IGNORE_CONTENT_LENGTH, 1L);
    } else if (request.method == "POST") {
        curl_easy_setopt(m_easy, CURLOPT_POST, 1L);
        curl_easy_setopt(m_easy, CURLOPT_POSTFIELDSIZE_LARGE, size);
    } else {
        curl_easy_setopt(m_easy, CURLOPT_UPLOAD, 1L);
        curl_easy_setopt(m_easy, CURLOPT_INFILESIZE_LARGE, size);
    }
    const bool isImplied =
        isHoldable() ? false
                     : (isBodiless() ? request.method == "GET" || request.method == "HEAD" : request.method == "POST");
    if (!isImplied)
        curl_easy_setopt(m_easy, CURLOPT_CUSTOMREQUEST, request.method.constData());
}

void TransferFlight::addHeader(const QByteArray& line)
{
    m_headers = curl_slist_append(m_headers, line.constData());
}

void TransferFlight::configureHeaders(const HeaderFields& headers)
{
    for (const char* unwanted : {"Accept", "Expect", "Content-Type", "User-Agent"}) {
        if (!hasHeader(headers, unwanted))
            addHeader(QByteArray(unwanted) + ':');
    }
    bool hasHost = false;
    for (const HeaderField& field : headers) {
        const bool isHost = field.name.compare("Host", Qt::CaseInsensitive) == 0;
        if (isHost && std::exchange(hasHost, true))
            continue;
        // libcurl's own spelling of a header without a value is "Name;".
        addHeader(field.value.trimmed().isEmpty() ? field.name + ';' : field.name + ": " + field.value);
    }
    curl_easy_setopt(m_easy, CURLOPT_HTTPHEADER, m_headers);
}

/// Another origin is told what the body is and what is accepted, but no credentials and no key: they are not for it.
void TransferFlight::withholdHeaders()
{
    HeaderFields harmless;
    for (const HeaderField& field : m_shot.request->headers) {
        const QByteArray name = field.name.toLower();
        if (name.startsWith("accept") || name.startsWith("content-") || name == "user-agent")
            harmless.push_back(field);
    }
    curl_slist* former = std::exchange(m_headers, nullptr);
    configureHeaders(harmless);
    curl_slist_free_all(former);
}

void TransferFlight::configureCallbacks()
{
    curl_easy_setopt(m_easy, CURLOPT_ERRORBUFFER, m_errorText.data());
    curl_easy_setopt(m_easy, CURLOPT_PREREQFUNCTION, beforeSending);
    curl_easy_setopt(m_easy, CURLOPT_PREREQDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_READFUNCTION, readBody);
    curl_easy_setopt(m_easy, CURLOPT_READDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_SEEKFUNCTION, seekBody);
    curl_easy_setopt(m_easy, CURLOPT_SEEKDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    curl_easy_setopt(m_easy, CURLOPT_HEADERFUNCTION, headerLine);
    curl_easy_setopt(m_easy, CURLOPT_HEADERDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_WRITEFUNCTION, bodyBytes);
    curl_easy_setopt(m_easy, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_DEBUGFUNCTION, trace);
    curl_easy_setopt(m_easy, CURLOPT_DEBUGDATA, this);
    curl_easy_setopt(m_easy, CURLOPT_VERBOSE, 1L);
    m_host.sockets().attach(m_easy);
}

void TransferFlight::configureConnection()
{
    const HttpVersion version = m_shot.request->transport.httpVersion;
    long choice = CURL_HTTP_VERSION_2TLS;
    if (version == HttpVersion::Http1)
        choice = CURL_HTTP_VERSION_1_1;
    else if (version == HttpVersion::Http2 && !m_url.isTls)
        choice = CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE;
    curl_easy_setopt(m_easy, CURLOPT_HTTP_VERSION, choice);
    curl_easy_setopt(m_easy, CURLOPT_FRESH_CONNECT, m_isAlone ? 1L : 0L);
    curl_easy_setopt(m_easy, CURLOPT_FORBID_REUSE, m_isAlone ? 1L : 0L);
    const bool isShared = !m_isAlone && (version == HttpVersion::Http2 || m_shot.release == ReleaseMode::SinglePacket);
    curl_easy_setopt(m_easy, CURLOPT_PIPEWAIT, isShared ? 1L : 0L);
}

}
