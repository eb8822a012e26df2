// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"

#include <QAbstractListModel>

namespace idemscope {

/// Audits of the log, newest first, with the roles that RunDelegate draws. Does no I/O. GUI thread.
class AuditsModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setAudits(const std::vector<AuditRow>& audits);
    const AuditRow* audit(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<AuditRow> m_audits;
};

}
