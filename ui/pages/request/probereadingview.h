// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/probesession.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace idemscope {

class CodeEdit;

/// "Read now" on a probe's card: asks for a reading and shows its value and raw answer, or what went wrong.
class ProbeReadingView : public QWidget
{
    Q_OBJECT

public:
    explicit ProbeReadingView(QWidget* parent = nullptr);

    void begin(); ///< its own reading is under way
    void showReading(const ProbeLook& look);
    void setBusy(bool isBusy); ///< while any reading is under way nothing can be asked

signals:
    void readRequested();

private:
    void showTexts();

    QPushButton* m_button;
    QLabel* m_value;
    CodeEdit* m_raw;
    std::optional<ProbeLook> m_look;
    bool m_isReading = false;
};

}
