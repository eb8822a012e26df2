// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "fire/engine.h"

#include <algorithm>
#include <vector>

namespace idemscope::test {

/// Feeds a fixed list of shots in waves: a wave starts when the one before is over. Results are kept by id.
class ListFeed final : public ShotFeed
{
public:
    explicit ListFeed(std::vector<std::vector<Shot>> waves)
        : m_waves(std::move(waves))
    {
        for (const std::vector<Shot>& wave : m_waves)
            m_total += wave.size();
    }
    explicit ListFeed(std::vector<Shot> shots)
        : ListFeed(std::vector<std::vector<Shot>>{std::move(shots)})
    {
    }

    std::vector<Shot> due(qint64) override
    {
        if (m_underWay > 0 || m_next >= m_waves.size())
            return {};
        m_underWay = m_waves[m_next].size();
        return m_waves[m_next++];
    }
    qint64 nextDue() override { return -1; }
    void finished(Exchange exchange) override
    {
        --m_underWay;
        results.push_back(std::move(exchange));
    }
    bool isDone() override { return results.size() == m_total; }
    bool isGateComplete(int) override { return true; }

    const Exchange& result(qint64 id) const
    {
        return *std::find_if(results.begin(), results.end(),
                             [id](const Exchange& exchange) { return exchange.id == id; });
    }

    std::vector<Exchange> results;

private:
    std::vector<std::vector<Shot>> m_waves;
    std::size_t m_next = 0;
    std::size_t m_underWay = 0;
    std::size_t m_total = 0;
};

inline RenderedRequest makeRequest(const QByteArray& method, const QByteArray& url, const QByteArray& body = {})
{
    RenderedRequest request;
    request.method = method;
    request.url = url;
    request.body = body;
    request.hasBody = !body.isEmpty();
    return request;
}

inline Shot makeShot(const RenderedRequest& request, qint64 id = 1)
{
    Shot shot;
    shot.id = id;
    shot.request = std::make_shared<const RenderedRequest>(request);
    return shot;
}

/// Fires on an engine of its own and gives back the results in the order of ids.
inline std::vector<Exchange> fireAll(std::vector<std::vector<Shot>> waves, std::stop_token stop = {})
{
    Engine engine;
    ListFeed feed(std::move(waves));
    if (!engine.fire(feed, std::move(stop)))
        return {};
    std::sort(feed.results.begin(), feed.results.end(),
              [](const Exchange& a, const Exchange& b) { return a.id < b.id; });
    return feed.results;
}

inline Exchange fireOne(const Shot& shot)
{
    return fireAll({{shot}}).front();
}

}
