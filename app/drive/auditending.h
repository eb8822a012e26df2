// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditjob.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace idemscope {

/// Why an audit ends before its last check, and the stop token that ends it. Thread-safe; lives as long as the audit.
class AuditEnding
{
public:
    enum class Why { None, Stopped, TimeOver, Bailed, Failed };

    /// Ends it when `stop` is requested or `maxSeconds` are over.
    AuditEnding(const std::stop_token& stop, std::optional<qint64> maxSeconds);

    std::stop_token token() const { return m_stop.get_token(); }
    bool isOver() const { return m_stop.stop_requested(); }
    Why why() const;
    void bail() { end(Why::Bailed); }
    /// The first failure is kept.
    void failWith(const Error& error);
    std::optional<Error> failure() const;
    /// What is said of a check that was not answered.
    Sentence reason() const;

private:
    void end(Why why);
    void watch(const std::stop_token& done);

    std::optional<qint64> m_maxSeconds;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    Why m_why = Why::None;
    std::optional<Error> m_failure;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_forward;
    std::jthread m_clock; ///< last: it is joined before what it uses goes
};

}
