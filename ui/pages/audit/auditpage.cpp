// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/auditpage.h"

#include "report/numbertext.h"
#include "session/jobsource.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/pages/audit/auditheadline.h"
#include "ui/pages/audit/auditsetup.h"
#include "ui/pages/audit/scorecard.h"
#include "ui/pages/request/allowedhosts.h"
#include "ui/pages/result/deletionwatch.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/texts.h"

#include <QVBoxLayout>

#include <utility>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostEarlier = 50;

}

AuditPage::AuditPage(const Sessions& sessions, QWidget* parent)
    : StagedPage(sessions, parent)
    , m_session(sessions.runLogPath)
    , m_watch(new DeletionWatch(sessions.history, this))
    , m_setup(new AuditSetup)
    , m_headline(new AuditHeadline)
    , m_card(new Scorecard(sessions.history))
{
    build(m_setup, makeResult());
    connectParts();
    connectSession();
    (new Texts(*this))->bind([this] { retranslate(); });
}

AuditPage::AuditPage(const Sessions& sessions, const AuditJob& job, QWidget* parent)
    : AuditPage(sessions, parent)
{
    m_job = job;
    m_name = job.base.request.name;
    m_environment = job.base.environment;
    m_setup->setJob(job);
}

AuditPage::AuditPage(const Sessions& sessions, qint64 audit, QWidget* parent)
    : AuditPage(sessions, parent)
{
    m_audit.id = audit;
    enter(Stage::Result);
    m_auditTicket = m_session.requestAudit(audit);
}

QWidget* AuditPage::makeResult()
{
    auto* result = new QWidget;
    auto* lines = new QVBoxLayout(result);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(m_headline);
    lines->addWidget(separator(Qt::Horizontal));
    lines->addWidget(m_card, 1);
    return result;
}

void AuditPage::connectParts()
{
    connect(m_setup, &AuditSetup::startRequested, this, &AuditPage::start);
    connect(m_headline, &AuditHeadline::filterChosen, m_card, &Scorecard::setFilter);
    connect(m_headline, &AuditHeadline::stopRequested, this, &AuditPage::stop);
    connect(m_headline, &AuditHeadline::againRequested, this, &AuditPage::prepareAgain);
    connect(m_headline, &AuditHeadline::earlierChosen, this, &AuditPage::compare);
    connect(m_headline, &AuditHeadline::sideBySideToggled, m_card, &Scorecard::showSideBySide);
    connect(m_headline, &AuditHeadline::judgeRequested, this, &AuditPage::judgeBy);
    connect(m_headline, &AuditHeadline::exportRequested, this, &AuditPage::exportReport);
    connect(m_card, &Scorecard::rerunRequested, this, &AuditPage::rerun);
    connect(m_card, &Scorecard::runRequested, this, &AuditPage::runRequested);
    connect(m_card, &Scorecard::reproductionRequested, this, &AuditPage::copyReproduction);
    connect(m_watch, &DeletionWatch::deleted, this, &AuditPage::tellDeleted);
}

void AuditPage::connectSession()
{
    connect(&m_session, &AuditSession::runningChanged, this, [this] {
        allowRerun();
        followRunning();
    });
    connect(&m_session, &AuditSession::finished, this, &AuditPage::takeEnd);
    connect(&m_session, &AuditSession::failed, this, &AuditPage::takeFailure);
    connect(&m_session, &AuditSession::questionFailed, this,
            [this](qint64, const Error& error) { message().say(error); });
    connect(&m_session, &AuditSession::auditReady, this, &AuditPage::takeStored);
    connect(&m_session, &AuditSession::jobReady, this, [this](qint64, const AuditJob& job) { takeJob(job); });
    connect(&m_session, &AuditSession::auditsReady, this, [this](qint64 ticket, const std::vector<AuditRow>& audits) {
        if (ticket == m_listTicket)
            takeAudits(audits);
    });
}

void AuditPage::tellDeleted()
{
    m_isDeleted = true;
    allowRerun();
    message().say(MessageBar::Kind::Hint,
                  [audit = m_audit.id] { return tr("Audit %1 was deleted, here or by another program.").arg(audit); },
                  {[] { return tr("Close tab"); },
                   [this] {
                       emit closeRequested();
                   }});
}

QString AuditPage::title() const
{
    return m_name.isEmpty() ? tr("Audit %1").arg(m_audit.id) : tr("Audit: %1").arg(m_name);
}

QString AuditPage::statusText() const
{
    if (isRunning())
        return tr("An audit is under way");
    if (m_audit.checks.empty())
        return {};
    const QString seconds = QLocale().toString(double(m_audit.durationMs) / 1000, 'f', 2);
    const QString text =
        m_audit.isStopped ? tr("Audit %1 · seed %2 · stopped after %3 s") : tr("Audit %1 · seed %2 · finished in %3 s");
    return text.arg(m_audit.id).arg(m_audit.seed).arg(seconds);
}

bool AuditPage::isRunning() const
{
    return m_session.isRunning();
}

void AuditPage::stop()
{
    m_session.stop();
    m_headline->setStopping();
}

/// A stored audit is set up from what the log knows of it.
void AuditPage::prepareAgain()
{
    message().clear();
    if (!m_job) {
        m_jobFor = JobFor::Again;
        m_session.requestJob(m_audit.id, secretsFor(sessions(), m_environment));
        return;
    }
    enter(Stage::SetUp);
    m_setup->focusStart();
}

void AuditPage::takeJob(const AuditJob& job)
{
    m_job = job;
    m_setup->setJob(job);
    m_jobFor == JobFor::Again ? prepareAgain() : judgeBy(m_judge);
}

void AuditPage::focusStart()
{
    m_setup->focusStart();
}

void AuditPage::start()
{
    if (isRunning())
        return;
    const AuditJob job = m_setup->job();
    const QString& environment = job.base.environment;
    startSafely(AuditSession::safetyQuestion(job, allowedHosts(environment)), environment, [this, job] { fire(job); });
}

void AuditPage::fire(const AuditJob& job)
{
    m_audit = {};
    m_job = job;
    m_judge = m_setup->secondProfile();
    m_card->setAudit({});
    holdAgainst({});
    m_session.start(job);
    follow();
    enter(Stage::Result);
    m_card->focusList();
}

void AuditPage::follow()
{
    const AuditSnapshot snapshot = m_session.snapshot();
    m_card->setSnapshot(snapshot);
    m_headline->showProgress(snapshot, m_card->score());
}

/// An audit that was stopped is not gone on with by judging it once more.
void AuditPage::takeEnd(const Audit& audit)
{
    if (std::exchange(m_isJudging, false)) {
        showAudit(m_audit);
        holdAgainst(audit);
    } else {
        showAudit(audit);
        const QString judge = std::exchange(m_judge, QString());
        if (!judge.isEmpty() && !audit.isStopped)
            judgeBy(judge);
    }
    emit finished();
}

void AuditPage::takeFailure(const Error& error)
{
    message().say(error);
    if (std::exchange(m_isJudging, false))
        showAudit(m_audit);
    else if (m_audit.checks.empty())
        enter(Stage::SetUp);
}

void AuditPage::showAudit(const Audit& audit)
{
    m_audit = audit;
    m_isDeleted = false;
    m_watch->watchAudit(audit.id);
    if (m_name.isEmpty())
        m_name = audit.title;
    m_card->setAudit(audit);
    holdAgainst({});
    m_headline->showAudit(audit, m_card->score());
    enter(Stage::Result);
    m_listTicket = m_session.requestAudits(mostEarlier);
    allowRerun();
    emit titleChanged();
    emit statusChanged();
    emit runningChanged(); // what can be done with it is more now
}

void AuditPage::allowRerun()
{
    m_card->setRerunEnabled(!isRunning() && m_audit.id > 0 && !m_isDeleted);
}

void AuditPage::rerun(const QString& check)
{
    message().clear();
    m_session.rerun(m_audit.id, check, secretsFor(sessions(), m_environment));
}

void AuditPage::retranslate()
{
    showEarlier();
    showComparison();
    emit titleChanged();
}

void AuditPage::takeAudits(const std::vector<AuditRow>& audits)
{
    m_earlier.clear();
    std::copy_if(audits.begin(), audits.end(), std::back_inserter(m_earlier),
                 [this](const AuditRow& row) { return row.id != m_audit.id && row.title == m_audit.title; });
    showEarlier();
    if (!isRunning())
        m_headline->showAudit(m_audit, m_card->score());
}

void AuditPage::showEarlier()
{
    std::vector<std::pair<QString, qint64>> earlier;
    for (const AuditRow& row : m_earlier)
        earlier.emplace_back(
            tr("Audit %1, profile %2, %3").arg(QString::number(row.id), row.profile, agoText(row.started)), row.id);
    m_headline->setEarlier(earlier);
}

void AuditPage::showComparison()
{
    const bool isOfOneProfile = m_other && m_other->profile == m_audit.profile;
    const AuditComparison comparison = isOfOneProfile ? compareAudits(*m_other, m_audit) : AuditComparison();
    m_headline->setComparison(isOfOneProfile ? tr("%1 fixed, %2 new, %3 still")
                                                   .arg(comparison.fixed.size())
                                                   .arg(comparison.fresh.size())
                                                   .arg(comparison.still.size())
                                             : QString());
}

void AuditPage::compare(qint64 earlier)
{
    holdAgainst({});
    if (earlier > 0)
        m_compareTicket = m_session.requestAudit(earlier);
}

void AuditPage::takeStored(qint64 ticket, const StoredAudit& stored)
{
    if (ticket == m_auditTicket) {
        m_environment = stored.row.environment;
        showAudit(stored.audit);
    } else if (ticket == m_compareTicket) {
        holdAgainst(stored.audit);
    }
}

/// What was judged by two profiles stands side by side at once.
void AuditPage::holdAgainst(const std::optional<Audit>& other)
{
    m_other = other;
    m_card->holdAgainst(other);
    showComparison();
    m_headline->setOther(other ? other->id : 0, other && other->profile != m_audit.profile);
}

/// Judges what was fired; the answers of that profile then stand beside those that are shown.
void AuditPage::judgeBy(const QString& profile)
{
    m_judge = profile;
    if (isRunning() || m_audit.id == 0)
        return;
    if (!m_job) {
        m_jobFor = JobFor::Judging;
        m_session.requestJob(m_audit.id, secretsFor(sessions(), m_environment));
        return;
    }
    const auto known = profileNamed(std::exchange(m_judge, QString()));
    if (!known)
        return message().say(known.error());
    AuditJob job = *m_job;
    job.base.profile = *known;
    const QString& environment = job.base.environment;
    startSafely(AuditSession::safetyQuestion(job, allowedHosts(environment)), environment, [this, job] { judge(job); });
}

void AuditPage::judge(const AuditJob& job)
{
    m_isJudging = true;
    holdAgainst({});
    m_session.judgeAgain(job, m_audit.id);
    follow();
}

bool AuditPage::canExportReport() const
{
    return !isRunning() && m_audit.id > 0;
}

void AuditPage::exportReport()
{
    const auto other = m_other ? std::optional(ReportSubject{ReportSubject::Kind::Audit, m_other->id}) : std::nullopt;
    exportReportFrom(this, sessions().runLogPath, {ReportSubject::Kind::Audit, m_audit.id}, message(), other);
}

void AuditPage::copyReproduction(qint64 audit, const QString& check)
{
    idemscope::copyReproduction(sessions().runLogPath, {ReportSubject::Kind::Audit, audit}, check, message());
}

}
