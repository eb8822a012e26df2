// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/attempttext.h"

#include <QWidget>

namespace idemscope {

/// The phases of one exchange as bars on a common time axis, with their µs. GUI thread.
class TimingView : public QWidget
{
    Q_OBJECT

public:
    explicit TimingView(QWidget* parent = nullptr);

    void setTiming(const Timing& timing);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int rowHeight() const;
    QString lengthText(const TimingPhase& phase) const;
    void updateWords();

    Timing m_timing;
    std::vector<TimingPhase> m_phases;
};

}
