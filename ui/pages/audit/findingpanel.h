// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"
#include "session/historysession.h"
#include "ui/widgets/label.h"

#include <optional>

class QPushButton;
class QVBoxLayout;

namespace idemscope {

class AttemptInspector;

/// One finding with its evidence: what it says, where the rule is written, the attempts that show it, and what can be
/// done with it. GUI thread.
class FindingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindingPanel(HistorySession& history, QWidget* parent = nullptr);

    void show(const CheckOutcome& outcome);
    void clear();
    void setRerunEnabled(bool isEnabled);

signals:
    void rerunRequested(const QString& check);
    void runRequested(qint64 run);
    void reproductionRequested(const QString& check); ///< it is to be copied

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillEvidence();
    bool canBeReproduced() const;
    void showAttempt(qint64 run, qint64 number);
    void showInspector(bool isShown);
    void takeAttempt(qint64 ticket, const Attempt& attempt);

    HistorySession& m_history;
    std::optional<CheckOutcome> m_outcome;
    Label* m_sentence;
    Label* m_facts;
    Label* m_details;
    Label* m_evidenceTitle;
    QWidget* m_evidence;
    QVBoxLayout* m_evidenceLines;
    AttemptInspector* m_inspector;
    Label* m_nothing; ///< in the inspector's place: why it has nothing to show
    QPushButton* m_rerun;
    QPushButton* m_openRun;
    QPushButton* m_reproduce;
    qint64 m_ticket = -1;
    qint64 m_firstTicket = -1;
    qint64 m_run = 0; ///< of the attempt shown
};

}
