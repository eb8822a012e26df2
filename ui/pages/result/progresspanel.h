// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"
#include "ui/widgets/card.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace idemscope {

class Figure;

/// How far a run has come: phase, attempts, rate, time left, Stop. Takes the banner's place while a run goes on.
class ProgressPanel : public Card
{
    Q_OBJECT

public:
    explicit ProgressPanel(QWidget* parent = nullptr);

    void setSnapshot(const RunSnapshot& snapshot);
    void setStopping();
    static QString phaseText(RunPhase phase);

signals:
    void stopRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    RunSnapshot m_snapshot;
    bool m_isStopping = false;
    QLabel* m_icon = nullptr;
    QLabel* m_phase = nullptr;
    QProgressBar* m_bar = nullptr;
    Figure* m_done = nullptr;
    Figure* m_rate = nullptr;
    Figure* m_left = nullptr;
    QPushButton* m_stop = nullptr;
};

}
