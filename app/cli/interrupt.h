// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <thread>

namespace idemscope {

/// Turns SIGINT, SIGTERM and SIGHUP into a call, on a thread of its own; a second signal ends the process at once with
/// 130. Make it before any other thread is started, so that all inherit the blocked signals.
class Interrupt
{
public:
    explicit Interrupt(std::function<void()> onSignal);
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

private:
    std::function<void()> m_onSignal;
    std::jthread m_thread;
};

}
