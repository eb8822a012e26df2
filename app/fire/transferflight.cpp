// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/transferflight.h"

#include "base/clock.h"
#include "fire/easyoptions.h"
#include "fire/requestbytes.h"
#include "fire/sockets.h"

#include <fcntl.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// libcurl 7.88 fails when several cleartext HTTP/2 exchanges share a connection.
bool isCleartext2(const RenderedRequest& request)
{
    return request.transport.httpVersion == HttpVersion::Http2 && request.url.first(5).toLower() == "http:";
}

}

TransferFlight::TransferFlight(Shot shot, FlightHost& host)
    : Flight(std::move(shot), host)
    , m_isAlone(m_shot.newConnection || m_shot.abandonAt || isCleartext2(*m_shot.request))
    , m_body(m_exchange.response, m_shot.request->transport.decodedLimitBytes)
{
}

TransferFlight::~TransferFlight()
{
    if (m_easy)
        carrier().giveBack(m_easy);
    curl_slist_free_all(m_headers);
}

void TransferFlight::start()
{
    const QString problem = requestProblem(*m_shot.request);
    const auto url = splitUrl(m_shot.request->url);
    if (!problem.isEmpty() || !url) {
        end(false, problem.isEmpty() ? url.error() : problem);
        return;
    }
    m_url = *url;
    m_easy = carrier().take();
    configure();
    m_added = monotonicMicros();
    carrier().add(m_easy, *this);
}

void TransferFlight::release(qint64 now)
{
    if (hasEnded())
        return;
    m_isHeld = false;
    noteReleased(now);
    curl_easy_pause(m_easy, CURLPAUSE_CONT);
}

void TransferFlight::leaveAt(WirePoint point)
{
    if (m_left)
        return;
    m_left = point;
    m_host.callSoon(*this);
}

void TransferFlight::attend()
{
    if (hasEnded())
        return;
    if (m_isAnsweredEarly) {
        const bool isSound = m_body.finish(endsByClose());
        end(isSound, m_body.error());
    } else if (m_left) {
        noteAbandoned(*m_left);
        end(false, u"Abandoned by the fault plan"_s);
    }
}

void TransferFlight::transferDone(CURLcode code)
{
    if (hasEnded())
        return;
    if (m_needsHand) {
        m_host.restartByHand(*this);
        return;
    }
    if (m_left || m_isAnsweredEarly) {
        attend();
        return;
    }
    bool isComplete = code == CURLE_OK && m_isHeadComplete;
    if (isComplete && !m_body.finish(endsByClose())) {
        isComplete = false;
        m_error = m_body.error();
    }
    end(isComplete, isComplete ? m_body.error() : failureText(code));
}

bool TransferFlight::endsByClose() const
{
    const Response& response = m_exchange.response;
    return response.httpVersion.startsWith("HTTP/1") && m_expectedBody < 0 &&
           !hasHeader(response.headers, "Transfer-Encoding");
}

QString TransferFlight::failureText(CURLcode code) const
{
    if (m_wasResendPrevented)
        return u"The connection died before an answer; sending the request a second time was prevented"_s;
    if (!m_error.isEmpty())
        return m_error;
    return idemscope::failureText(m_easy, code, m_errorText.data(), m_shot.request->transport);
}

void TransferFlight::finish(bool isComplete)
{
    m_exchange.bytesUp = m_exchange.requestHead.size() + m_exchange.requestBody.size();
    m_exchange.wireSends = m_exchange.bytesUp > 0 ? std::max(1, m_sends - (m_wasResendPrevented ? 1 : 0)) : 0;
    if (!m_easy)
        return;
    noteConnectTimes();
    const bool leavesSocket = m_exchange.abandonedAt.has_value() && !isComplete && m_socket.fd >= 0;
    int copy = -1;
    if (leavesSocket && m_shot.reset)
        resetConnection(m_socket.fd);
    else if (leavesSocket)
        copy = fcntl(m_socket.fd, F_DUPFD_CLOEXEC, 0); // keeps the socket open for an orderly end
    carrier().giveBack(std::exchange(m_easy, nullptr));
    if (copy >= 0)
        closeOrderly(copy);
}

void TransferFlight::noteConnectTimes()
{
    const auto moment = [this](CURLINFO info) {
        curl_off_t micros = 0;
        curl_easy_getinfo(m_easy, info, &micros);
        return micros > 0 ? m_added + micros : qint64(-1);
    };
    if (m_exchange.connection.reused)
        return;
    m_exchange.timing.resolved = moment(CURLINFO_NAMELOOKUP_TIME_T);
    m_exchange.timing.connected = moment(CURLINFO_CONNECT_TIME_T);
    m_exchange.timing.secured = moment(CURLINFO_APPCONNECT_TIME_T);
}

}
