// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/interrupt.h"

#include "cli/exitcode.h"

#include <csignal>
#include <ctime>
#include <unistd.h>

namespace idemscope {

namespace {

sigset_t endingSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
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
