// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

#include <QWidget>

class QListView;
class QStackedWidget;

namespace idemscope {

class FindingPanel;
class HistorySession;
class ScorecardModel;
class SideBySideView;

/// The checks of an audit as far as they have come, beside the finding that is chosen; or the audit check by check
/// beside another one. GUI thread.
class Scorecard : public QWidget
{
    Q_OBJECT

public:
    explicit Scorecard(HistorySession& history, QWidget* parent = nullptr);

    /// One that is over, or nothing (without an id). It is held against no other.
    void setAudit(const Audit& audit);
    void setSnapshot(const AuditSnapshot& snapshot);
    AuditScore score() const;
    void setFilter(std::optional<CheckAnswer> only);
    /// What became of the findings of `other` is marked, where it was judged by the same profile.
    void holdAgainst(const std::optional<Audit>& other);
    void showSideBySide(bool isWanted); ///< where it is held against another
    void setRerunEnabled(bool isEnabled);
    void focusList();

signals:
    void rerunRequested(const QString& check);
    void runRequested(qint64 run);
    void reproductionRequested(qint64 audit, const QString& check);

private:
    void build();
    void chooseGravestFailure();
    void showChosen();
    void showFinding(int audit, const QString& check);
    void showOutcome(const CheckOutcome* outcome, bool isOfOther);
    void retranslate();

    Audit m_audit;
    std::optional<Audit> m_other;
    bool m_isOfOther = false; ///< the finding that is shown
    bool m_mayRerun = false;
    ScorecardModel* m_model;
    QListView* m_list;
    SideBySideView* m_sideBySide;
    QStackedWidget* m_lists; ///< the list, or both side by side
    FindingPanel* m_panel;
};

}
