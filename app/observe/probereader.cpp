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
             const Redactor& redactor, std::stop_token stop)
        : m_count(count)
        , m_source(source)
        , m_take(take)
        , m_clock(clock)
        , m_redactor(redactor)
        , m_stop(std::move(stop))
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
    /// Without pages: whoever takes it gives the error to all it was asked for.
    ProbeAnswer unread(const QString& error) const;

    std::size_t m_count;
    const ProbeReader::Source& m_source;
    const ProbeReader::Take& m_take;
    ObserverClock& m_clock;
    const Redactor& m_redactor;
    const std::stop_token m_stop;
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

ProbeAnswer LookFeed::unread(const QString& error) const
{
    ProbeAnswer answer;
    answer.error = error;
    answer.beganAt = answer.endedAt = m_clock.now();
    return answer;
}

/// Starts the next look.
void LookFeed::open()
{
    const std::size_t position = m_next++;
    auto query = m_source(position);
    if (!query) {
        m_take(position, unread(query.error().message));
        return;
    }
    ProbeAnswer answer;
    answer.beganAt = answer.endedAt = m_clock.now();
    answer.pages.resize(query->selections.size());
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

/// A number stands on the first page: a total does not continue.
bool continues(const ProbeQuery& query, std::size_t selection)
{
    return query.selections[selection].reads != Probe::Reads::Number;
}

void LookFeed::readPage(Look& look, const Exchange& exchange)
{
    std::vector<ProbePage> pages = readProbePages(exchange, look.query.selections, m_redactor, m_stop);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        ProbePage& whole = look.answer.pages[i];
        if (!whole.error.isEmpty() || (look.pages > 0 && !continues(look.query, i)))
            continue;
        whole.value += pages[i].value;
        whole.members.merge(pages[i].members);
        whole.selected += (whole.selected.isEmpty() || pages[i].selected.isEmpty() ? "" : "\n") + pages[i].selected;
        whole.error = pages[i].error;
    }
    look.answer.raw += (look.pages == 0 ? "" : "\n") + exchange.response.body;
    ++look.pages;
}

/// The selections that go on with the next page.
std::vector<ProbePage*> openPages(Look& look)
{
    std::vector<ProbePage*> open;
    for (std::size_t i = 0; i < look.answer.pages.size(); ++i) {
        if (look.answer.pages[i].error.isEmpty() && continues(look.query, i))
            open.push_back(&look.answer.pages[i]);
    }
    return open;
}

/// True when another page was prepared.
bool LookFeed::goOn(Look& look, const Exchange& exchange) const
{
    const std::vector<ProbePage*> open = openPages(look);
    if (open.empty())
        return false;
    const NextPage next = nextPage(look.query.request->url, exchange.response);
    QString error = next.error;
    if (!next.url.isEmpty() && next.url == look.query.request->url)
        error = u"the answer names itself as its next page"_s;
    else if (!next.url.isEmpty() && look.pages >= look.query.pageLimit)
        error = u"the list goes on after %1 pages, the limit"_s.arg(look.query.pageLimit);
    for (ProbePage* page : open)
        page->error = error;
    if (next.url.isEmpty() || !error.isEmpty())
        return false;
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
        for (ProbePage& page : m_underWay.at(id).answer.pages)
            page.error = error;
        end(id);
    }
    for (; m_next < m_count; ++m_next)
        m_take(m_next, unread(error));
}

}

void ProbeReader::read(std::size_t count, const Source& source, const Take& take, std::stop_token stop)
{
    if (count == 0)
        return;
    LookFeed feed(count, source, take, m_clock, m_redactor, stop);
    const auto fired = m_engine.fire(feed, stop);
    feed.abandon(fired ? u"stopped before it was read"_s : fired.error().message);
}

}
