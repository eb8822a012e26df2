// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <curl/curl.h>

#include <functional>
#include <vector>

namespace idemscope::bench {

/// The body of every measured request: 13 bytes.
inline constexpr char benchBody[] = "{\"amount\":10}";
static_assert(sizeof benchBody - 1 == 13);

/// The yardstick: nothing but libcurl's multi interface, its connections kept.
class BareLoop
{
public:
    BareLoop(const QByteArray& url, int width);
    ~BareLoop();
    BareLoop(const BareLoop&) = delete;
    BareLoop& operator=(const BareLoop&) = delete;

    void run(int total);

private:
    CURLM* m_multi;
    std::vector<CURL*> m_easies;
};

double median(std::vector<double> values);
/// How many of `count` things a second `work` does.
double perSecond(int count, const std::function<void()>& work);

}
