// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"

#include <QWidget>

class QVBoxLayout;

namespace idemscope {

class AttemptInspector;
class VerdictBanner;

/// What one request showed about its contract: acknowledged, identity, every probe, and what to mend. GUI thread.
class PreflightView : public QWidget
{
    Q_OBJECT

public:
    explicit PreflightView(QWidget* parent = nullptr);

    void showReport(const PreflightReport& report);
    QStringList lines() const; ///< the answers, one a line

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void addLine(bool isGood, const QString& text);

    PreflightReport m_report;
    VerdictBanner* m_banner;
    QWidget* m_list = nullptr;
    QVBoxLayout* m_layout;
    AttemptInspector* m_inspector;
    QStringList m_lines;
};

}
