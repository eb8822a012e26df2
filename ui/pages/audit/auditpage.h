// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/auditsession.h"
#include "ui/pages/stagedpage.h"

namespace idemscope {

class AuditHeadline;
class AuditSetup;
class DeletionWatch;
class Scorecard;

/// An audit in a tab: set up, watched, read, compared with another one, judged by another profile; or a stored one.
class AuditPage : public StagedPage
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
    void focusStart() override;

protected:
    void follow() override;

private:
    /// What the job of a stored audit is asked for.
    enum class JobFor { Again, Judging };

    explicit AuditPage(const Sessions& sessions, QWidget* parent);
    QWidget* makeResult();
    void connectParts();
    void connectSession();
    void prepareAgain();
    void start();
    void fire(const AuditJob& job);
    void takeJob(const AuditJob& job);
    void takeEnd(const Audit& audit);
    void takeFailure(const Error& error);
    void showAudit(const Audit& audit);
    void allowRerun();
    void retranslate();
    void takeAudits(const std::vector<AuditRow>& audits);
    void showEarlier();
    void showComparison();
    void takeStored(qint64 ticket, const StoredAudit& stored);
    void rerun(const QString& check);
    void compare(qint64 earlier);
    void holdAgainst(const std::optional<Audit>& other);
    void judgeBy(const QString& profile);
    void judge(const AuditJob& job);
    void copyReproduction(qint64 audit, const QString& check);
    void tellDeleted();

    std::optional<AuditJob> m_job; ///< of the audit that is shown, once it is known
    JobFor m_jobFor = JobFor::Again;
    QString m_name;
    QString m_environment; ///< whose secrets a re-run needs
    QString m_judge;       ///< the profile that judges what was fired, once that is over
    bool m_isJudging = false;
    Audit m_audit;
    std::optional<Audit> m_other;    ///< that it is held against
    std::vector<AuditRow> m_earlier; ///< audits of the same request, newest first
    AuditSession m_session;
    DeletionWatch* m_watch;
    bool m_isDeleted = false;
    AuditSetup* m_setup;
    AuditHeadline* m_headline;
    Scorecard* m_card;
    qint64 m_auditTicket = -1;
    qint64 m_listTicket = -1;
    qint64 m_compareTicket = -1;
};

}
