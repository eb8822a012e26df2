// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/curlmulti.h"

#include "base/clock.h"

#include <sys/epoll.h>

#include <mutex>

namespace idemscope {

namespace {

void initialiseOnce()
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

}

CurlMulti::CurlMulti(Poller& poller)
    : m_poller(poller)
{
    initialiseOnce();
    m_multi = curl_multi_init();
    if (!m_multi)
        return;
    curl_multi_setopt(m_multi, CURLMOPT_SOCKETFUNCTION, socketChanged);
    curl_multi_setopt(m_multi, CURLMOPT_SOCKETDATA, this);
    curl_multi_setopt(m_multi, CURLMOPT_TIMERFUNCTION, timeoutChanged);
    curl_multi_setopt(m_multi, CURLMOPT_TIMERDATA, this);
    // Never a limit per host: waiting inside libcurl would count in the timings. The cache must hold every connection,
    // because libcurl closes the oldest idle ones, also those whose sockets are used here.
    curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, 1'000'000L);
    curl_multi_setopt(m_multi, CURLMOPT_PIPELINING, long(CURLPIPE_MULTIPLEX));
}

CurlMulti::~CurlMulti()
{
    for (CURL* easy : m_stock)
        curl_easy_cleanup(easy);
    if (m_multi)
        curl_multi_cleanup(m_multi);
}

CURL* CurlMulti::take()
{
    if (m_stock.empty())
        return curl_easy_init();
    CURL* easy = m_stock.back();
    m_stock.pop_back();
    return easy;
}

void CurlMulti::add(CURL* easy, TransferOwner& owner)
{
    curl_easy_setopt(easy, CURLOPT_PRIVATE, &owner);
    curl_multi_add_handle(m_multi, easy);
}

void CurlMulti::giveBack(CURL* easy)
{
    curl_multi_remove_handle(m_multi, easy);
    constexpr std::size_t mostIdle = 256;
    if (m_stock.size() >= mostIdle) {
        curl_easy_cleanup(easy);
        return;
    }
    curl_easy_reset(easy);
    m_stock.push_back(easy);
}

void CurlMulti::runDue()
{
    if (m_timeout >= 0 && m_timeout <= monotonicMicros())
        runNow();
}

void CurlMulti::runNow()
{
    m_timeout = -1;
    act(CURL_SOCKET_TIMEOUT, 0);
}

void CurlMulti::socketReady(int fd, std::uint32_t events)
{
    int mask = 0;
    if (events & (EPOLLIN | EPOLLHUP))
        mask |= CURL_CSELECT_IN;
    if (events & EPOLLOUT)
        mask |= CURL_CSELECT_OUT;
    if (events & EPOLLERR)
        mask |= CURL_CSELECT_ERR;
    act(fd, mask);
}

void CurlMulti::act(int fd, int mask)
{
    int running = 0;
    m_guard.enter(fd == CURL_SOCKET_TIMEOUT ? FloodGuard::anySocket : fd);
    curl_multi_socket_action(m_multi, fd, mask, &running);
    deliverDone(m_guard.leave());
}

void CurlMulti::deliverDone(bool isCut)
{
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
        const bool hasFailed = message->data.result != CURLE_OK;
        const CURLcode code = isCut && hasFailed ? CURLE_ABORTED_BY_CALLBACK : message->data.result;
        TransferOwner* owner = nullptr;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &owner);
        owner->transferDone(code);
    }
}

int CurlMulti::socketChanged(CURL*, curl_socket_t fd, int what, void* self, void*)
{
    auto* multi = static_cast<CurlMulti*>(self);
    multi->m_guard.noteProgress();
    if (what == CURL_POLL_REMOVE) {
        multi->m_poller.forget(fd);
        multi->m_guard.remove(fd);
        return 0;
    }
    multi->m_guard.add(fd);
    std::uint32_t events = 0;
    if (what & CURL_POLL_IN)
        events |= EPOLLIN;
    if (what & CURL_POLL_OUT)
        events |= EPOLLOUT;
    multi->m_poller.watch(fd, *multi, events);
    return 0;
}

int CurlMulti::timeoutChanged(CURLM*, long milliseconds, void* self)
{
    auto* multi = static_cast<CurlMulti*>(self);
    multi->m_guard.noteProgress();
    multi->m_timeout = milliseconds < 0 ? -1 : monotonicMicros() + milliseconds * 1000;
    return 0;
}

}
