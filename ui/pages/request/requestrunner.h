// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"

class QWidget;

namespace idemscope {

/// Fires what a request page asks for, after the safety question where one is due (SPEC.md §11). Child of its page.
class RequestRunner : public QObject
{
    Q_OBJECT

public:
    enum class Action { Send, Check, Burst };

    RequestRunner(const QString& runLogPath, QWidget& page);

    /// Nothing happens while something is running.
    void start(Action action, const RunJob& job);
    void stop();
    bool isRunning() const;
    RunSession& session();

signals:
    void started(idemscope::RequestRunner::Action action);

private:
    void fire(Action action, const RunJob& job);

    QWidget& m_page;
    RunSession m_session;
};

}
