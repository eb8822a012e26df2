// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditending.h"

#include <chrono>

namespace idemscope {

namespace {

struct EndingText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditEnding)
};

}

AuditEnding::AuditEnding(const std::stop_token& stop, std::optional<qint64> maxSeconds)
    : m_maxSeconds(maxSeconds)
    , m_forward(stop, [this] { end(Why::Stopped); })
{
    if (m_maxSeconds)
        m_clock = std::jthread([this](const std::stop_token& done) { watch(done); });
}

void AuditEnding::watch(const std::stop_token& done)
{
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, done, std::chrono::seconds(*m_maxSeconds), [] { return false; });
    lock.unlock();
    if (!done.stop_requested())
        end(Why::TimeOver);
}

AuditEnding::Why AuditEnding::why() const
{
    const std::scoped_lock lock(m_mutex);
    return m_why;
}

void AuditEnding::end(Why why)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_why == Why::None)
            m_why = why;
    }
    m_stop.request_stop();
}

void AuditEnding::failWith(const Error& error)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_failure)
            m_failure = error;
    }
    end(Why::Failed);
}

std::optional<Error> AuditEnding::failure() const
{
    const std::scoped_lock lock(m_mutex);
    return m_failure;
}

Sentence AuditEnding::reason() const
{
    switch (why()) {
    case Why::TimeOver:
        return EndingText::trLater("Not answered: the time limit of %1 s was over")
            .with(double(m_maxSeconds.value_or(0)));
    case Why::Bailed:
        return EndingText::trLater("Not answered: the audit ended at the first failure");
    default:
        return EndingText::trLater("Not answered: the audit was stopped");
    }
}

}
