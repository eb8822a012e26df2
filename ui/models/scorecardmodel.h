// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

#include <QAbstractListModel>
#include <QHash>

namespace idemscope {

/// What became of a finding since an earlier audit.
enum class FindingChange { None, Fixed, Fresh, Still };

/// The scorecard: checks under the headings of their groups, as far as they have come. Does no I/O. GUI thread.
class ScorecardModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        IsGroupRole,
        AnswerRole,
        AnswerTextRole,
        SeverityTextRole,
        StateRole,
        ChangeTextRole
    };

    explicit ScorecardModel(QObject* parent = nullptr);

    void setAudit(const Audit& audit);
    void setSnapshot(const AuditSnapshot& snapshot);
    /// Shows only checks of this answer; none: all.
    void setFilter(std::optional<CheckAnswer> only);
    void setChanges(const QHash<QString, FindingChange>& changes);
    void retranslate();

    AuditScore score() const;
    const CheckOutcome* outcome(const QString& id) const; ///< null: not answered yet
    int rowOf(const QString& id) const;                   ///< −1: not shown

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    /// A group's heading where `check` is −1.
    struct Row
    {
        Sentence group;
        int check = -1;
        bool operator==(const Row&) const = default;
    };

    void arrange();
    QVariant groupData(const Row& row, int role) const;
    QVariant checkData(const CheckProgress& check, int role) const;
    QString sentenceOf(const CheckProgress& check) const;

    std::vector<CheckProgress> m_checks;
    std::vector<Row> m_rows;
    std::optional<CheckAnswer> m_filter;
    QHash<QString, FindingChange> m_changes;
};

}
