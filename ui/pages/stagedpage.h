// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <QTimer>

class QStackedWidget;

namespace idemscope {

class MessageBar;

/// What is set up, fired, watched and read in one tab: an audit, a delivery. GUI thread.
class StagedPage : public Document
{
    Q_OBJECT

public:
    /// Keyboard focus on what starts it.
    virtual void focusStart() = 0;

signals:
    void runRequested(qint64 run);
    void finished(); ///< something was fired, whatever came of it

protected:
    enum class Stage { SetUp, Result };

    StagedPage(const Sessions& sessions, QWidget* parent);

    const Sessions& sessions() const { return m_sessions; }
    MessageBar& message() { return *m_message; }
    /// Puts the two stages below the message bar; the page owns them.
    void build(QWidget* setUp, QWidget* result);
    void enter(Stage stage);
    /// After the safety question where one is due (SPEC.md §11).
    void startSafely(const RunSession::SafetyQuestion& question, const QString& environment,
                     const std::function<void()>& fire);
    /// Something began or ended: while it is under way follow() is called ten times a second.
    void followRunning();
    virtual void follow() = 0;

private:
    Sessions m_sessions;
    MessageBar* m_message;
    QStackedWidget* m_stages;
    QTimer m_pull;
};

}
