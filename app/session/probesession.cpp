// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/probesession.h"

namespace idemscope {

ProbeSession::ProbeSession(QObject* parent)
    : QObject(parent)
{
}

ProbeSession::~ProbeSession() = default;

void ProbeSession::read(const RunJob& job, const Probe& probe)
{
    if (m_isReading)
        return;
    m_isReading = true;
    m_thread = std::jthread([this, job, probe](const std::stop_token& stop) {
        const ProbeLook look = lookAtProbe(job, probe, stop);
        QMetaObject::invokeMethod(
            this,
            [this, look] {
                m_isReading = false;
                emit finished(look);
            },
            Qt::QueuedConnection);
    });
}

void ProbeSession::stop()
{
    m_thread.request_stop();
}

}
