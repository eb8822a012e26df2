// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"
#include "session/historysession.h"

#include <QWidget>

class QListView;

namespace idemscope {

class AuditsModel;
class Label;

/// The audits of the log in the side bar; takes no room while there are none. GUI thread.
class RecentAudits : public QWidget
{
    Q_OBJECT

public:
    RecentAudits(HistorySession& history, const QString& runLogPath, QWidget* parent = nullptr);

    void refresh();

signals:
    void auditActivated(qint64 audit);

private:
    void showAudits(const std::vector<AuditRow>& audits);
    void showMenu(const QPoint& position);
    void askToDelete(const QModelIndex& index);

    AuditSession m_session;
    AuditsModel* m_model;
    Label* m_title;
    QListView* m_list;
    qint64 m_ticket = -1;
};

}
