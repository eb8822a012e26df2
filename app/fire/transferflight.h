// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/flight.h"
#include "fire/responsebody.h"
#include "fire/urlparts.h"

#include <array>

namespace idemscope {

/// An exchange that libcurl carries: HTTP/2, TLS whose protocol the server may choose, a forwarding proxy, redirects.
/// Its guard lets libcurl send once (and once more for every redirect that the user asked to follow).
///
/// Under a gate it is HTTP/2 only: the last byte of the body, or without a body the frame that ends the stream, is held
/// back by pausing the read callback. Where the server turns out to speak HTTP/1.1 nothing is sent and the shot starts
/// anew by hand. An exchange that is to be abandoned has a connection of its own, so that closing it harms no other
/// stream.
class TransferFlight final : public Flight, private TransferOwner
{
public:
    TransferFlight(Shot shot, FlightHost& host);
    ~TransferFlight() override;

    void release(qint64 now) override;
    void attend() override;
    int socket() const override { return m_socket.fd; }
    bool isSinglePacket() const override { return m_shot.release == ReleaseMode::SinglePacket && !m_isAlone; }

private:
    void start() override;
    bool hasWholeAnswer() const override { return m_isAnsweredEarly; }
    void finish(bool isComplete) override;
    void transferDone(CURLcode code) override;

    void configure();
    void configureTarget();
    void configureMethod();
    void configureHeaders(const HeaderFields& headers);
    void configureCallbacks();
    void configureConnection();
    void addHeader(const QByteArray& line);

    static int beforeSending(void* self, char* remoteIp, char* localIp, int remotePort, int localPort);
    static std::size_t readBody(char* buffer, std::size_t size, std::size_t count, void* self);
    static int seekBody(void* self, curl_off_t offset, int origin);
    static std::size_t headerLine(char* data, std::size_t size, std::size_t count, void* self);
    static std::size_t bodyBytes(char* data, std::size_t size, std::size_t count, void* self);
    static int trace(CURL* easy, curl_infotype type, char* data, std::size_t size, void* self);

    bool mayStartSending();
    std::size_t provide(char* buffer, std::size_t size);
    bool takeHeaderLine(QByteArrayView line);
    bool takeHeadEnd();
    bool takeBody(QByteArrayView bytes);
    void noteSent();
    void leaveAt(WirePoint point);
    bool isHttp2Agreed() const;
    bool isBodiless() const;
    bool isHoldable() const { return isGated() || m_shot.abandonAt == WirePoint::MidRequest; }
    qint64 provideLimit() const;
    bool endsByClose() const;
    QString failureText(CURLcode code) const;
    void noteConnectTimes();

    CurlMulti& carrier() const { return m_isAlone ? m_host.separateMulti() : m_host.multi(); }
    bool isFollowedByLibcurl() const;
    bool isLeavingOrigin() const;
    void withholdHeaders();
    bool isBodyExpected() const;
    void noteIfAnsweredEarly();

    static constexpr int mostRedirects = 20;
    bool m_isAlone; ///< on a connection of its own
    UrlParts m_url;
    CURL* m_easy = nullptr;
    curl_slist* m_headers = nullptr;
    ResponseBody m_body;
    SocketBook::Entry m_socket;
    qint64 m_added = 0;
    qint64 m_provided = 0; ///< body bytes given to libcurl
    int m_sends = 0;
    int m_redirects = 0;
    qint64 m_expectedBody = -1; ///< Content-Length of the response
    bool m_isHeld = false;
    bool m_isHeadComplete = false;
    bool m_wasResendPrevented = false;
    bool m_needsHand = false;
    bool m_isAnsweredEarly = false;  ///< the whole answer came before the whole request had gone
    std::optional<WirePoint> m_left; ///< where the exchange is being abandoned
    QString m_error;
    std::array<char, CURL_ERROR_SIZE> m_errorText{};
};

}
