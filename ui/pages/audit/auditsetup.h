// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

#include <QSet>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace idemscope {

class CheckedLine;
class Label;

/// What an audit is to do, before it starts: which checks, how many rounds, what it will send at the most. GUI thread.
class AuditSetup : public QWidget
{
    Q_OBJECT

public:
    explicit AuditSetup(QWidget* parent = nullptr);

    void setJob(const AuditJob& job);
    AuditJob job() const;
    /// The profile that is to judge what was fired as well; empty: none.
    QString secondProfile() const;
    void focusStart();

signals:
    void startRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void fillChecks(const AuditEstimate& estimate);
    void fillCosts(const AuditEstimate& estimate);
    void estimate();
    QTreeWidgetItem* itemOf(const CheckPlan& plan, QTreeWidgetItem* group) const;

    AuditJob m_job;
    QTreeWidget* m_checks;
    QComboBox* m_profile;
    QComboBox* m_second; ///< its profile judges as well; the first item: none
    QSpinBox* m_rounds;
    QSpinBox* m_clients;
    CheckedLine* m_ages; ///< of the keys at which replays are scheduled
    Label* m_title;
    Label* m_explanation;
    Label* m_profileLabel;
    Label* m_secondLabel;
    Label* m_roundsLabel;
    Label* m_clientsLabel;
    Label* m_agesLabel;
    Label* m_agesHelp;
    Label* m_estimate;
    QPushButton* m_start;
    QTimer m_timer;
};

}
