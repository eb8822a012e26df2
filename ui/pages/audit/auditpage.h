// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <QTimer>

class QListView;
class QStackedWidget;

namespace idemscope {

class AuditHeadline;
class AuditSetup;
class FindingPanel;
class DeletionWatch;
class MessageBar;
class ScorecardModel;

/// An audit in a tab: set up, watched, read, compared with an earlier one; or a stored one.
class AuditPage : public Document
{
    Q_OBJECT

public:
    /// A new audit of a request.
    AuditPage(const Sessions& sessions, const AuditJob& job, QWidget* parent = nullptr);
    /// A stored one.
    AuditPage(const Sessions& sessions, qint64 audit, QWidget* parent = nullptr);

    QString title() const override;
    bool isRunning() const override;
    void stop() override;
    QString statusText() const override;
    bool canExportReport() const override;
    void exportReport() override;
    qint64 audit() const { return m_audit.id; } ///< 0 before it has one
    void focusStart();

signals:
    void runRequested(qint64 run);
    void finished();

private:
    explicit AuditPage(const Sessions& sessions, QWidget* parent);
    void build();
    void connectSession();
    void prepareAgain();
    void start();
    void fire(const AuditJob& job);
    void follow();
    void showAudit(const Audit& audit);
    void showChosen();
    void retranslate();
    void takeAudits(const std::vector<AuditRow>& audits);
    void showEarlier();
    void showComparison();
    void takeStored(qint64 ticket, const StoredAudit& stored);
    void rerun(const QString& check);
    void compare(qint64 earlier);
    void copyReproduction(const QString& check);

    Sessions m_sessions;
    bool m_hasJob = false;
    QString m_name;
    QString m_environment; ///< whose secrets a re-run needs
    Audit m_audit;
    std::vector<AuditRow> m_earlier; ///< audits of the same request, newest first
    std::optional<AuditComparison> m_comparison;
    AuditSession m_session;
    DeletionWatch* m_watch;
    bool m_isDeleted = false;
    MessageBar* m_message;
    QStackedWidget* m_pages;
    AuditSetup* m_setup;
    AuditHeadline* m_headline;
    ScorecardModel* m_model;
    QListView* m_list;
    FindingPanel* m_panel;
    QTimer m_pull;
    qint64 m_auditTicket = -1;
    qint64 m_listTicket = -1;
    qint64 m_compareTicket = -1;
};

}
