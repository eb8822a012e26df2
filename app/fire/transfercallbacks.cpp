// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "fire/easyoptions.h"
#include "fire/requestbytes.h"
#include "fire/transferflight.h"

#include <QList>
#include <QUrl>
#include <openssl/ssl.h>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

int TransferFlight::beforeSending(void* self, char* remoteIp, char* localIp, int remotePort, int localPort)
{
    auto* flight = static_cast<TransferFlight*>(self);
    flight->m_socket = flight->m_host.sockets().use(localIp, localPort);
    Connection& connection = flight->m_exchange.connection;
    connection.id = flight->m_socket.connection;
    connection.reused = flight->m_socket.wasUsed;
    connection.local = addressText(localIp, localPort);
    connection.remote = addressText(remoteIp, remotePort);
    return flight->mayStartSending() ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
}

bool TransferFlight::mayStartSending()
{
    ++m_sends;
    if (m_sends > 1 + m_redirects) {
        m_wasResendPrevented = true;
        return false;
    }
    if (m_shot.abandonAt == WirePoint::AfterConnect) {
        leaveAt(WirePoint::AfterConnect);
        return false;
    }
    if (isHoldable() && !isHttp2Agreed()) {
        m_needsHand = true;
        return false;
    }
    if (!isGated())
        noteReleased(monotonicMicros());
    return true;
}

bool TransferFlight::isHttp2Agreed() const
{
    if (!m_url.isTls)
        return true; // by prior knowledge
    curl_tlssessioninfo* tls = nullptr;
    curl_easy_getinfo(m_easy, CURLINFO_TLS_SSL_PTR, &tls);
    if (!tls || tls->backend != CURLSSLBACKEND_OPENSSL || !tls->internals)
        return false;
    const unsigned char* name = nullptr;
    unsigned length = 0;
    SSL_get0_alpn_selected(static_cast<const SSL*>(tls->internals), &name, &length);
    return QByteArrayView(name, qsizetype(length)) == "h2";
}

qint64 TransferFlight::provideLimit() const
{
    const qint64 size = m_shot.request->body.size();
    if (m_shot.abandonAt == WirePoint::MidRequest)
        return size / 2;
    return isGated() && !isReleased() ? std::max<qint64>(0, size - 1) : size;
}

std::size_t TransferFlight::readBody(char* buffer, std::size_t size, std::size_t count, void* self)
{
    return static_cast<TransferFlight*>(self)->provide(buffer, size * count);
}

std::size_t TransferFlight::provide(char* buffer, std::size_t size)
{
    const QByteArray& body = m_shot.request->body;
    const qint64 amount = std::min<qint64>(qint64(size), provideLimit() - m_provided);
    if (amount > 0) {
        std::copy_n(body.constData() + m_provided, amount, buffer);
        m_provided += amount;
        return std::size_t(amount);
    }
    if (m_shot.abandonAt == WirePoint::MidRequest) {
        leaveAt(WirePoint::MidRequest);
        return CURL_READFUNC_PAUSE;
    }
    if (isGated() && !isReleased()) {
        if (!std::exchange(m_isHeld, true))
            m_host.held(*this);
        return CURL_READFUNC_PAUSE;
    }
    if (body.isEmpty())
        noteSent(); // an empty last frame ends the stream
    return 0;
}

int TransferFlight::seekBody(void* self, curl_off_t offset, int)
{
    static_cast<TransferFlight*>(self)->m_provided = offset;
    return CURL_SEEKFUNC_OK;
}

int TransferFlight::trace(CURL*, curl_infotype type, char* data, std::size_t size, void* self)
{
    auto* flight = static_cast<TransferFlight*>(self);
    Exchange& exchange = flight->m_exchange;
    if (flight->m_sends == 0)
        return 0; // to a proxy, for a tunnel: nothing of the request
    if (type == CURLINFO_HEADER_OUT) {
        exchange.requestHead.append(data, qsizetype(size));
        const bool isAllSent = flight->isBodiless() || flight->m_shot.request->body.isEmpty();
        if (isAllSent && !flight->isHoldable() && exchange.requestHead.endsWith("\r\n\r\n"))
            flight->noteSent();
    } else if (type == CURLINFO_DATA_OUT) {
        exchange.requestBody.append(data, qsizetype(size));
        if (exchange.requestBody.size() >= flight->m_shot.request->body.size())
            flight->noteSent();
    }
    return 0;
}

void TransferFlight::noteSent()
{
    m_exchange.timing.sent = monotonicMicros();
    if (m_shot.abandonAt == WirePoint::AfterRequest)
        leaveAt(WirePoint::AfterRequest);
}

std::size_t TransferFlight::headerLine(char* data, std::size_t size, std::size_t count, void* self)
{
    const bool isTaken =
        static_cast<TransferFlight*>(self)->takeHeaderLine(QByteArrayView(data, qsizetype(size * count)));
    return isTaken ? size * count : 0;
}

bool TransferFlight::takeHeaderLine(QByteArrayView line)
{
    if (m_left)
        return false;
    noteFirstByte();
    m_exchange.bytesDown += line.size();
    Response& response = m_exchange.response;
    if (line.startsWith("HTTP/")) {
        response = {};
        m_isHeadComplete = false;
        const QList<QByteArray> words = line.toByteArray().simplified().split(' ');
        response.httpVersion = words.front();
        response.status = words.value(1).toInt();
        m_exchange.connection.httpVersion = response.httpVersion;
    } else if (m_isHeadComplete) {
        return true; // a trailer
    }
    response.head.append(line.data(), line.size());
    const QByteArray text = line.toByteArray().trimmed();
    if (text.isEmpty())
        return takeHeadEnd();
    if (const qsizetype colon = text.indexOf(':', 1); colon > 0 && !line.startsWith("HTTP/"))
        response.headers.push_back({text.left(colon).trimmed(), text.mid(colon + 1).trimmed()});
    return true;
}

bool TransferFlight::takeHeadEnd()
{
    const Response& response = m_exchange.response;
    if (response.status < 200 && response.status != 101)
        return true;
    if (isFollowedByLibcurl()) {
        ++m_redirects;
        if (isLeavingOrigin())
            withholdHeaders();
        return true;
    }
    m_isHeadComplete = true;
    m_body.begin();
    bool isLength = false;
    m_expectedBody = headerValue(response.headers, "Content-Length").toLongLong(&isLength);
    if (!isLength)
        m_expectedBody = -1;
    if (m_shot.abandonAt == WirePoint::AfterHeaders && isBodyExpected())
        leaveAt(WirePoint::AfterHeaders);
    noteIfAnsweredEarly();
    return !m_left;
}

bool TransferFlight::isFollowedByLibcurl() const
{
    const Response& response = m_exchange.response;
    const bool isRedirect = response.status >= 300 && response.status < 400 && hasHeader(response.headers, "Location");
    return isRedirect && m_shot.request->transport.followRedirects && !isHoldable() && m_redirects < mostRedirects;
}

/// Whether the redirect leads to another scheme, host or port than the request was made for (RFC 6454 §4).
bool TransferFlight::isLeavingOrigin() const
{
    const char* current = nullptr;
    curl_easy_getinfo(m_easy, CURLINFO_EFFECTIVE_URL, &current);
    const QUrl location = QUrl::fromEncoded(headerValue(m_exchange.response.headers, "Location"));
    const auto next = splitUrl(QUrl::fromEncoded(current).resolved(location).toEncoded());
    return !next || next->origin().toLower() != m_url.origin().toLower();
}

bool TransferFlight::isBodyExpected() const
{
    const int status = m_exchange.response.status;
    return m_expectedBody != 0 && m_shot.request->method != "HEAD" && status != 204 && status != 304;
}

/// libcurl would wait for the release, or for a window that never opens, before it reports an answer that is complete.
/// What is not held gets a moment to go, as any client would send it.
void TransferFlight::noteIfAnsweredEarly()
{
    const bool isWhole = !isBodyExpected() || m_exchange.response.wireBodyBytes == m_expectedBody;
    const bool isBehind = m_exchange.requestBody.size() < m_shot.request->body.size() || m_isHeld;
    if (!isWhole || !isBehind || std::exchange(m_isAnsweredEarly, true))
        return;
    constexpr qint64 graceMicros = 250'000;
    m_exchange.timing.complete = monotonicMicros();
    if (m_isHeld)
        m_host.callSoon(*this);
    else
        m_host.setDeadline(*this, m_exchange.timing.complete + graceMicros);
}

std::size_t TransferFlight::bodyBytes(char* data, std::size_t size, std::size_t count, void* self)
{
    const bool isTaken = static_cast<TransferFlight*>(self)->takeBody(QByteArrayView(data, qsizetype(size * count)));
    return isTaken ? size * count : 0;
}

bool TransferFlight::takeBody(QByteArrayView bytes)
{
    if (m_left)
        return false;
    const qint64 before = m_exchange.response.wireBodyBytes;
    if (m_shot.abandonAt == WirePoint::MidBody && m_expectedBody != 1) {
        const qint64 stop = std::max<qint64>(1, m_expectedBody / 2);
        bytes = bytes.first(qsizetype(std::min<qint64>(bytes.size(), std::max<qint64>(0, stop - before))));
        if (before + bytes.size() >= stop)
            leaveAt(WirePoint::MidBody);
    }
    m_exchange.bytesDown += bytes.size();
    if (!m_body.take(bytes)) {
        m_error = m_body.error();
        return false;
    }
    noteIfAnsweredEarly();
    return !m_left;
}

}
