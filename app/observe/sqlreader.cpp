// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqlreader.h"

#include "observe/sqlconnection.h"
#include "observe/sqlfault.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace idemscope {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Time = std::chrono::steady_clock;

constexpr auto watchEvery = 50ms;
constexpr auto serverGrace = 500ms; ///< a server's own time limit comes first
constexpr auto longestGrace = 3s;   ///< after it a question is given up, whatever the driver does
constexpr auto farewell = 300ms;    ///< a worker that does not end by then is left alone

/// Questions asked together and their answers; shared by asker and worker, so that either may leave first.
struct SqlBatch
{
    std::vector<std::vector<QString>> questions;
    std::vector<ProbeAnswer> answers;
    std::size_t done = 0;

    bool isDone() const { return done == questions.size(); }
};

}

/// What asker and worker share; everything but the connection is guarded by the mutex.
struct SqlReader::Desk
{
    Desk(SqlProbe given, std::shared_ptr<ObserverClock> observerClock)
        : probe(std::move(given))
        , clock(std::move(observerClock))
    {
    }

    const SqlProbe probe;
    const std::shared_ptr<ObserverClock> clock;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::shared_ptr<SqlBatch> current; ///< being worked on
    std::shared_ptr<SqlBatch> asked;   ///< begun by the asker, not yet collected
    bool isClosing = false;
    bool isCancelled = false; ///< the batch under way is not wanted any more
    bool hasEnded = false;
    bool isInterrupted = false; ///< the question under way was ended for taking too long
    Time::time_point questionSince;
    std::function<void()> interrupt;
    std::unique_ptr<SqlConnection> connection; ///< the worker's
    std::optional<SqlReply> hopeless;          ///< likewise: why the rest of a batch need not be asked

    void work();
    void answerAll(SqlBatch& batch);
    ProbeAnswer answer(const std::vector<QString>& values);
    SqlReply ask(const std::vector<QString>& values);
    bool isUnwanted();
    void interruptWith(std::unique_lock<std::mutex>& lock);
    bool watchOver(std::unique_lock<std::mutex>& lock);
};

void SqlReader::Desk::work()
{
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return isClosing || current; });
        if (isClosing)
            break;
        const std::shared_ptr<SqlBatch> batch = current;
        lock.unlock();
        answerAll(*batch);
        lock.lock();
        current.reset();
        changed.notify_all();
    }
    interrupt = {};
    lock.unlock();
    connection.reset();
    lock.lock();
    hasEnded = true;
    changed.notify_all();
}

void SqlReader::Desk::answerAll(SqlBatch& batch)
{
    hopeless.reset();
    for (const std::vector<QString>& values : batch.questions) {
        {
            const std::scoped_lock lock(mutex);
            if (isClosing || isCancelled)
                break;
            questionSince = Time::now();
            isInterrupted = false;
        }
        ProbeAnswer given = answer(values);
        const std::scoped_lock lock(mutex);
        batch.answers.push_back(std::move(given));
        ++batch.done;
        changed.notify_all();
    }
    if (connection)
        connection->rest();
}

ProbeAnswer SqlReader::Desk::answer(const std::vector<QString>& values)
{
    ProbeAnswer result;
    result.beganAt = clock->now();
    SqlReply reply = hopeless ? *hopeless : ask(values);
    // A kept connection may have died while nobody looked. A probe only reads, so it may be asked again.
    if (reply.trouble == SqlReply::Trouble::Lost && !isUnwanted())
        reply = ask(values);
    // What cannot be opened, is locked or takes too long is not tried again for every operation of this look.
    const bool isHopeless = reply.trouble == SqlReply::Trouble::Unopened ||
                            reply.trouble == SqlReply::Trouble::Locked || reply.trouble == SqlReply::Trouble::Ended;
    if (isHopeless)
        hopeless = reply;
    result.pages = {std::move(reply.rows.page)};
    result.raw = std::move(reply.rows.raw);
    result.endedAt = clock->now();
    return result;
}

SqlReply SqlReader::Desk::ask(const std::vector<QString>& values)
{
    SqlReply reply;
    if (!connection) {
        auto opened = SqlConnection::open(probe);
        if (!opened) {
            reply.trouble = SqlReply::Trouble::Unopened;
            reply.rows.page.error = opened.error().message;
            return reply;
        }
        connection = *std::move(opened);
        const std::scoped_lock lock(mutex);
        interrupt = connection->interrupter();
    }
    const auto deadline = Time::now() + std::chrono::milliseconds(probe.timeoutMs());
    do {
        reply = connection->ask(values);
    } while (reply.trouble == SqlReply::Trouble::Locked && Time::now() < deadline && !isUnwanted());
    if (reply.trouble == SqlReply::Trouble::Lost) {
        {
            const std::scoped_lock lock(mutex);
            interrupt = {};
        }
        connection.reset();
    }
    return reply;
}

bool SqlReader::Desk::isUnwanted()
{
    const std::scoped_lock lock(mutex);
    return isClosing || isCancelled;
}

void SqlReader::Desk::interruptWith(std::unique_lock<std::mutex>& lock)
{
    const std::function<void()> end = interrupt;
    lock.unlock();
    if (end)
        end();
    lock.lock();
}

/// Ends a question that takes too long. False: it cannot be ended, its batch is given up.
bool SqlReader::Desk::watchOver(std::unique_lock<std::mutex>& lock)
{
    const auto since = Time::now() - questionSince;
    const auto limit = std::chrono::milliseconds(probe.timeoutMs());
    if (since > limit + longestGrace)
        return false;
    const auto own = probe.address().isSqlite() ? limit : limit + serverGrace;
    if (since > own && !isInterrupted) {
        isInterrupted = true;
        interruptWith(lock);
    }
    return true;
}

SqlReader::SqlReader(SqlProbe probe, std::shared_ptr<ObserverClock> clock)
    : m_desk(std::make_shared<Desk>(std::move(probe), std::move(clock)))
{
    std::thread([desk = m_desk] { desk->work(); }).detach();
}

SqlReader::~SqlReader()
{
    std::unique_lock lock(m_desk->mutex);
    m_desk->isClosing = true;
    m_desk->changed.notify_all();
    if (m_desk->current)
        m_desk->interruptWith(lock);
    m_desk->changed.wait_for(lock, farewell, [this] { return m_desk->hasEnded; });
}

void SqlReader::begin(std::vector<std::vector<QString>> questions)
{
    std::unique_lock lock(m_desk->mutex);
    m_desk->asked = std::make_shared<SqlBatch>();
    m_desk->asked->questions = std::move(questions);
    if (m_desk->current && m_desk->current->isDone()) // it only has to roll back
        m_desk->changed.wait_for(lock, farewell, [this] { return !m_desk->current; });
    if (m_desk->current)
        return; // still busy with a question that was given up; collect() says so
    m_desk->isCancelled = false;
    m_desk->questionSince = Time::now();
    m_desk->current = m_desk->asked;
    m_desk->changed.notify_all();
}

std::vector<ProbeAnswer> SqlReader::collect(std::stop_token stop)
{
    std::unique_lock lock(m_desk->mutex);
    const std::shared_ptr<SqlBatch> batch = std::exchange(m_desk->asked, {});
    QString missing = u"the database is still busy with an earlier question"_s;
    while (m_desk->current == batch && !batch->isDone()) {
        m_desk->changed.wait_for(lock, stop, watchEvery, [&] { return batch->isDone(); });
        const bool isStopped = stop.stop_requested();
        if (batch->isDone() || (!isStopped && m_desk->watchOver(lock)))
            continue;
        missing =
            isStopped ? u"stopped before it was read"_s : u"no answer within %1 ms"_s.arg(m_desk->probe.timeoutMs());
        m_desk->isCancelled = true;
        m_desk->interruptWith(lock);
        break;
    }
    std::vector<ProbeAnswer> answers = batch->answers;
    const QString error = sqlPlace(m_desk->probe, missing);
    while (answers.size() < batch->questions.size()) {
        ProbeAnswer none;
        none.beganAt = none.endedAt = m_desk->clock->now();
        none.pages.resize(1);
        none.pages.front().error = error;
        answers.push_back(std::move(none));
    }
    return answers;
}

}
