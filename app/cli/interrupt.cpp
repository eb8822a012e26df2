// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/interrupt.h"

#include "cli/exitcode.h"

#include <csignal>
#include <ctime>
#include <unistd.h>

namespace idemscope {

namespace {

/// By nohup, say: the signal shall not end what was started so.
bool isIgnored(int signal)
{
    struct sigaction current = {};
    return sigaction(signal, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

sigset_t endingSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    if (!isIgnored(SIGHUP))
        sigaddset(&signals, SIGHUP);
    return signals;
}

}

Interrupt::Interrupt(std::function<void()> onSignal)
    : m_onSignal(std::move(onSignal))
{
    const sigset_t signals = endingSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_thread = std::jthread([this, signals](const std::stop_token& stop) {
        bool wasTold = false;
        const timespec patience{0, 100'000'000};
        while (!stop.stop_requested()) {
            if (sigtimedwait(&signals, nullptr, &patience) < 0)
                continue;
            if (wasTold)
                _exit(ExitInterrupted);
            wasTold = true;
            m_onSignal();
        }
    });
}

Interrupt::~Interrupt()
{
    m_thread.request_stop();
    m_thread.join();
}

}
