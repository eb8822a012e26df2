// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

#include <QScrollArea>

class QFormLayout;
class QGridLayout;

namespace idemscope {

/// Every figure of a run in words of SPEC.md §6, with the circumstances it was carried out in. GUI thread.
class DetailsPage : public QScrollArea
{
    Q_OBJECT

public:
    DetailsPage(QString runLogPath, QWidget* parent);

    void showRun(const StoredRun& run);
    void showNothing();

signals:
    void runActivated(qint64 run); ///< the run that this one belongs to

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void addRun();
    void addEffects(const Figures& figures);
    void addRepeats(const Figures& figures);
    void addLatency(const Figures& figures);
    void addRounds(const Figures& figures);
    void addSteps();
    QFormLayout* addGroup(const QString& title);
    void addLine(QFormLayout* group, const QString& name, const QString& value);

    QString m_runLogPath;
    std::optional<StoredRun> m_run;
    QGridLayout* m_grid = nullptr;
    int m_groups = 0;
};

}
