// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/schedulekeeper.h"
#include "ui/widgets/document.h"

class QPushButton;
class QTableView;

namespace idemscope {

class Label;
class MessageBar;
class SchedulesModel;
class WorkspaceSession;

/// The scheduled replays in a tab: how long until each, what came of those that were fired.
class SchedulesPage : public Document
{
    Q_OBJECT

public:
    SchedulesPage(ScheduleKeeper& keeper, WorkspaceSession& workspace, QWidget* parent = nullptr);

    QString title() const override;

signals:
    void runRequested(qint64 run);

private:
    void build();
    void connectParts();
    void showState();
    QString noticeOf(const std::vector<ScheduledReplay>& due) const;
    void carryOut(std::set<qint64> agreed, std::set<qint64> withoutSecrets = {});
    void askForSecret(const ScheduledReplay& replay, const std::set<qint64>& agreed,
                      const std::set<qint64>& withoutSecrets);
    void forgetChosen();
    const ScheduledReplay* chosen() const;

    ScheduleKeeper& m_keeper;
    WorkspaceSession& m_workspace;
    SchedulesModel* m_model;
    MessageBar* m_message;
    QTableView* m_table;
    Label* m_nothing;
    Label* m_asked;
    QPushButton* m_carryOut;
    QPushButton* m_forget;
    QPushButton* m_open;
    QTimer m_countdown;
};

}
