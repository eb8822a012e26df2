// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runreader.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace idemscope {

/// Answers questions to a run log one after another on a thread of its own, with its own reader; answers come back to
/// the owner's thread in the order asked, each with its ticket. Owned by a session, which outlives it.
class LogQuestions
{
public:
    using Question = std::function<Result<void>(RunReader&)>;
    using Failed = std::function<void(qint64 ticket, const Error& error)>;

    LogQuestions(QString runLogPath, QObject& owner, Failed failed);

    /// `read` runs on the thread of the questions, `tell` with its answer on the owner's. Gives the ticket.
    template <typename Value, typename Read, typename Tell>
    qint64 ask(Read read, Tell tell)
    {
        return enqueue([this, read, tell](RunReader& log) -> Result<void> {
            Result<Value> value = read(log);
            if (!value)
                return Failure(value.error());
            report([tell, ticket = m_currentTicket, known = std::move(*value)] { tell(ticket, known); });
            return {};
        });
    }

private:
    qint64 enqueue(Question question);
    void run(const std::stop_token& stop);
    Result<void> answer(const Question& question);
    void report(std::function<void()> tell);

    QString m_runLogPath;
    QObject& m_owner;
    Failed m_failed;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::deque<std::pair<qint64, Question>> m_questions;
    qint64 m_lastTicket = 0;
    qint64 m_currentTicket = 0;
    std::unique_ptr<RunReader> m_reader;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

}
