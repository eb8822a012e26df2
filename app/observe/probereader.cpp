// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/probereader.h"

#include "observe/paging.h"

#include <deque>
#include <unordered_map>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostAtOnce = 16;

/// A look under way.
struct Look
{
    std::size_t position = 0;
    ProbeQuery query;
    ProbeAnswer answer;
    int pages = 0;
    bool isRepeated = false; ///< its page was asked for again on a new connection
};

class LookFeed : public ShotFeed
{
public:
    LookFeed(std::size_t count, const ProbeReader::Source& source, const ProbeReader::Take& take, ObserverClock& clock,
             const Redactor& redactor)
        : m_count(count)
        , m_source(source)
        , m_take(take)
        , m_clock(clock)
        , m_redactor(redactor)
    {
    }

    std::vector<Shot> due(qint64) override;
    qint64 nextDue() override { return -1; }
    void finished(Exchange exchange) override;
    bool isDone() override { return m_next == m_count && m_underWay.empty(); }
    bool isGateComplete(int) override { return true; }

    /// Answers everything that was not.
    void abandon(const QString& error);

private:
    void open();
    Shot shotOf(qint64 id, bool newConnection) const;
    void readPage(Look& look, const Exchange& exchange);
    bool goOn(Look& look, const Exchange& exchange) const;
    void end(qint64 id);

    std::size_t m_count;
    const ProbeReader::Source& m_source;
    const ProbeReader::Take& m_take;
    ObserverClock& m_clock;
    const Redactor& m_redactor;
    std::size_t m_next = 0;
    std::unordered_map<qint64, Look> m_underWay;
    std::deque<Shot> m_ready;
};

Shot LookFeed::shotOf(qint64 id, bool newConnection) const
{
    Shot shot;
    shot.id = id;
    shot.request = m_underWay.at(id).query.request;
    shot.newConnection = newConnection;
    return shot;
}

/// Starts the next look.
void LookFeed::open()
{
    const std::size_t position = m_next++;
    auto query = m_source(position);
    ProbeAnswer answer;
    answer.beganAt = answer.endedAt = m_clock.now();
    if (!query) {
        answer.page.error = query.error().message;
        m_take(position, answer);
        return;
    }
    const auto id = static_cast<qint64>(position);
    m_underWay.emplace(id, Look{position, *std::move(query), std::move(answer)});
    m_ready.push_back(shotOf(id, false));
}

std::vector<Shot> LookFeed::due(qint64)
{
    while (m_next < m_count && m_underWay.size() < mostAtOnce)
        open();
    std::vector<Shot> shots(m_ready.begin(), m_ready.end());
    m_ready.clear();
    return shots;
}

void LookFeed::readPage(Look& look, const Exchange& exchange)
{
    ProbePage page = readProbePage(exchange, look.query.path, look.query.reads, m_redactor);
    ProbePage& whole = look.answer.page;
    whole.value += page.value;
    whole.members.merge(page.members);
    whole.error = page.error;
    look.answer.raw += (look.pages == 0 ? "" : "\n") + exchange.response.body;
    ++look.pages;
}

/// True when another page was prepared.
bool LookFeed::goOn(Look& look, const Exchange& exchange) const
{
    ProbePage& whole = look.answer.page;
    // A number stands on the first page: a total does not continue.
    if (!whole.error.isEmpty() || look.query.reads == Probe::Reads::Number)
        return false;
    const NextPage next = nextPage(look.query.request->url, exchange.response);
    whole.error = next.error;
    if (next.url.isEmpty())
        return false;
    if (look.pages >= look.query.pageLimit || next.url == look.query.request->url) {
        whole.error = next.url == look.query.request->url
                          ? u"the answer names itself as its next page"_s
                          : u"the list goes on after %1 pages, the limit"_s.arg(look.query.pageLimit);
        return false;
    }
    RenderedRequest request = *look.query.request;
    request.url = next.url;
    look.query.request = std::make_shared<const RenderedRequest>(std::move(request));
    look.isRepeated = false;
    return true;
}

void LookFeed::finished(Exchange exchange)
{
    const auto found = m_underWay.find(exchange.id);
    if (found == m_underWay.end())
        return;
    Look& look = found->second;
    // A kept-alive connection may die while nobody looks. A probe only reads, so it may be asked again.
    const bool isStale = exchange.outcome != Outcome::Responded && exchange.connection.reused;
    if (isStale && !look.isRepeated) {
        look.isRepeated = true;
        m_ready.push_back(shotOf(exchange.id, true));
        return;
    }
    readPage(look, exchange);
    if (goOn(look, exchange))
        m_ready.push_back(shotOf(exchange.id, false));
    else
        end(exchange.id);
}

void LookFeed::end(qint64 id)
{
    Look look = std::move(m_underWay.at(id));
    m_underWay.erase(id);
    look.answer.endedAt = m_clock.now();
    m_take(look.position, look.answer);
}

void LookFeed::abandon(const QString& error)
{
    while (!m_underWay.empty()) {
        const qint64 id = m_underWay.begin()->first;
        m_underWay.at(id).answer.page.error = error;
        end(id);
    }
    for (; m_next < m_count; ++m_next) {
        ProbeAnswer answer;
        answer.page.error = error;
        answer.beganAt = answer.endedAt = m_clock.now();
        m_take(m_next, answer);
    }
}

}

void ProbeReader::read(std::size_t count, const Source& source, const Take& take, std::stop_token stop)
{
    if (count == 0)
        return;
    LookFeed feed(count, source, take, m_clock, m_redactor);
    const auto fired = m_engine.fire(feed, stop);
    feed.abandon(fired ? u"stopped before it was read"_s : fired.error().message);
}

}
