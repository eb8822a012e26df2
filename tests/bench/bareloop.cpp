// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bareloop.h"

#include "base/clock.h"

#include <algorithm>

namespace idemscope::bench {

namespace {

std::size_t ignoreBytes(char*, std::size_t size, std::size_t count, void*)
{
    return size * count;
}

}

BareLoop::BareLoop(const QByteArray& url, int width)
    : m_multi(curl_multi_init())
{
    for (int i = 0; i < width; ++i) {
        CURL* easy = curl_easy_init();
        curl_easy_setopt(easy, CURLOPT_URL, url.constData());
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, benchBody);
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, 13L);
        curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, ignoreBytes);
        curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
        m_easies.push_back(easy);
    }
    curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, long(width) * 2);
}

BareLoop::~BareLoop()
{
    for (CURL* easy : m_easies)
        curl_easy_cleanup(easy);
    curl_multi_cleanup(m_multi);
}

void BareLoop::run(int total)
{
    int started = 0;
    for (CURL* easy : m_easies) {
        curl_multi_add_handle(m_multi, easy);
        ++started;
    }
    for (int done = 0; done < total;) {
        int running = 0;
        curl_multi_perform(m_multi, &running);
        int left = 0;
        while (const CURLMsg* message = curl_multi_info_read(m_multi, &left)) {
            CURL* easy = message->easy_handle;
            curl_multi_remove_handle(m_multi, easy);
            ++done;
            if (started++ < total)
                curl_multi_add_handle(m_multi, easy);
        }
        curl_multi_poll(m_multi, nullptr, 0, 10, nullptr);
    }
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double perSecond(int count, const std::function<void()>& work)
{
    const qint64 before = monotonicMicros();
    work();
    return count * 1e6 / double(monotonicMicros() - before);
}

}
