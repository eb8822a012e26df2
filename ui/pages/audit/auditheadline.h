// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

#include <QWidget>

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace idemscope {

class Label;
class LinkButton;

/// The head of an audit: the answer in one sentence, how often each answer was given, filters, what can be done; while
/// it goes on, how far it is. GUI thread.
class AuditHeadline : public QWidget
{
    Q_OBJECT

public:
    explicit AuditHeadline(QWidget* parent = nullptr);

    void showAudit(const Audit& audit, const AuditScore& score);
    void showProgress(const AuditSnapshot& snapshot, const AuditScore& score);
    void setStopping();
    /// What the audit can be compared with: texts and ids, newest first.
    void setEarlier(const std::vector<std::pair<QString, qint64>>& audits);
    void setComparison(const QString& text);
    /// The audit it is held against; 0: none. `isSideBySide`: both are shown so.
    void setOther(qint64 audit, bool isSideBySide);

    QSize minimumSizeHint() const override;

signals:
    void filterChosen(std::optional<idemscope::CheckAnswer> only);
    void againRequested();
    void stopRequested();
    void exportRequested();
    void earlierChosen(qint64 audit); ///< 0: none
    void sideBySideToggled(bool isWanted);
    void judgeRequested(const QString& profile); ///< what was fired is to be judged by it as well

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    /// What was audited how, and what the audit remarks on itself.
    static QString factsText(const Audit& audit);
    void arrange();
    void retranslate();
    void fillCounts(const AuditScore& score);
    void chooseFilter(int filter);
    void fillProfiles();
    void showButtons();

    std::optional<Audit> m_audit;
    AuditSnapshot m_snapshot;
    AuditScore m_score;
    bool m_isStopping = false;
    std::vector<std::pair<QString, qint64>> m_earlier;
    Label* m_sentence;
    Label* m_facts;
    QProgressBar* m_bar;
    QGridLayout* m_top;
    QWidget* m_countsArea;
    int m_countsRow = -1;
    std::array<QLabel*, 6> m_counts = {};
    std::array<QLabel*, 6> m_names = {};
    std::array<LinkButton*, 5> m_filters = {}; ///< all, failed, warnings, remarks, inconclusive
    qint64 m_other = 0;
    QComboBox* m_compare;
    LinkButton* m_sideBySide;
    QPushButton* m_judge;
    Label* m_comparison;
    QPushButton* m_export;
    QPushButton* m_again;
    QPushButton* m_stop;
};

}
