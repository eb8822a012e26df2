// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/probelook.h"

#include <QObject>

#include <thread>

namespace idemscope {

/// Reads one probe at a time on a worker thread and answers by signal: "read now" of the window. Lives on the GUI
/// thread.
class ProbeSession : public QObject
{
    Q_OBJECT

public:
    explicit ProbeSession(QObject* parent = nullptr);
    ~ProbeSession() override; ///< stops and waits (at most about 1 s)

    /// Nothing happens while one is being read.
    void read(const RunJob& job, const Probe& probe);
    void stop();
    bool isReading() const { return m_isReading; }

signals:
    void finished(const idemscope::ProbeLook& look);

private:
    bool m_isReading = false;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

}
