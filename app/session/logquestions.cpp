// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/logquestions.h"

namespace idemscope {

LogQuestions::LogQuestions(QString runLogPath, QObject& owner, Failed failed)
    : m_runLogPath(std::move(runLogPath))
    , m_owner(owner)
    , m_failed(std::move(failed))
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

qint64 LogQuestions::enqueue(Question question)
{
    const std::scoped_lock lock(m_mutex);
    m_questions.emplace_back(++m_lastTicket, std::move(question));
    m_wake.notify_one();
    return m_lastTicket;
}

void LogQuestions::run(const std::stop_token& stop)
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, stop, [this] { return !m_questions.empty(); });
        if (stop.stop_requested())
            return;
        auto [ticket, question] = std::move(m_questions.front());
        m_questions.pop_front();
        lock.unlock();
        m_currentTicket = ticket;
        if (auto answered = answer(question); !answered)
            report([this, ticket = ticket, error = answered.error()] { m_failed(ticket, error); });
    }
}

Result<void> LogQuestions::answer(const Question& question)
{
    if (!m_reader) {
        auto opened = RunReader::open(m_runLogPath);
        if (!opened)
            return Failure(opened.error());
        m_reader = std::move(*opened);
    }
    return question(*m_reader);
}

void LogQuestions::report(std::function<void()> tell)
{
    QMetaObject::invokeMethod(&m_owner, std::move(tell), Qt::QueuedConnection);
}

}
