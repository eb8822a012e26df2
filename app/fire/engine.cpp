// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/engine.h"

#include "fire/loop.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct EngineText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Engine)
};

/// Feeds one request and keeps its exchange.
class SingleFeed final : public ShotFeed
{
public:
    explicit SingleFeed(RenderedRequestPtr request)
    {
        result.request = request;
        result.error = u"Stopped"_s;
        m_shots.emplace_back().request = std::move(request);
    }

    std::vector<Shot> due(qint64) override { return std::exchange(m_shots, {}); }
    qint64 nextDue() override { return -1; }
    void finished(Exchange exchange) override
    {
        result = std::move(exchange);
        m_isDone = true;
    }
    bool isDone() override { return m_isDone; }
    bool isGateComplete(int) override { return true; }

    Exchange result;

private:
    std::vector<Shot> m_shots;
    bool m_isDone = false;
};

}

Engine::Engine()
    : m_loop(std::make_unique<Loop>())
{
}

Engine::~Engine() = default;

Result<void> Engine::fire(ShotFeed& feed, std::stop_token stop)
{
    if (!m_loop->isValid())
        return fail(ErrorCode::Internal,
                    EngineText::tr("The network engine cannot be set up: the system is short of memory "
                                   "or open files. Close other programs and try again."));
    m_loop->run(feed, stop);
    return {};
}

Exchange exchangeOnce(Engine& engine, RenderedRequestPtr request, std::stop_token stop)
{
    SingleFeed feed(std::move(request));
    if (const Result<void> fired = engine.fire(feed, std::move(stop)); !fired)
        feed.result.error = fired.error().message;
    return feed.result;
}

}
