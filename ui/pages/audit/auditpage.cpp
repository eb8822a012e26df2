// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/auditpage.h"

#include "report/numbertext.h"
#include "session/jobsource.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/dialogs/safetydialog.h"
#include "ui/models/scorecardmodel.h"
#include "ui/pages/audit/auditheadline.h"
#include "ui/pages/audit/auditsetup.h"
#include "ui/pages/audit/findingpanel.h"
#include "ui/pages/audit/scorecarddelegate.h"
#include "ui/pages/request/allowedhosts.h"
#include "ui/pages/request/firesafely.h"
#include "ui/pages/result/deletionwatch.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/texts.h"

#include <QListView>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int pullMs = 100;
constexpr int mostEarlier = 50;

}

AuditPage::AuditPage(const Sessions& sessions, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_session(sessions.runLogPath)
    , m_watch(new DeletionWatch(sessions.history, this))
    , m_message(new MessageBar)
    , m_pages(new QStackedWidget)
    , m_setup(new AuditSetup)
    , m_headline(new AuditHeadline)
    , m_model(new ScorecardModel(this))
    , m_list(new QListView)
    , m_panel(new FindingPanel(sessions.history))
{
    build();
    connectSession();
    (new Texts(*this))->bind([this] { retranslate(); });
}

AuditPage::AuditPage(const Sessions& sessions, const AuditJob& job, QWidget* parent)
    : AuditPage(sessions, parent)
{
    m_hasJob = true;
    m_name = job.base.request.name;
    m_environment = job.base.environment;
    m_setup->setJob(job);
}

AuditPage::AuditPage(const Sessions& sessions, qint64 audit, QWidget* parent)
    : AuditPage(sessions, parent)
{
    m_audit.id = audit;
    m_pages->setCurrentIndex(1);
    m_auditTicket = m_session.requestAudit(audit);
}

void AuditPage::build()
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ScorecardDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setObjectName(u"scorecard"_s);
    m_list->setProperty("look", u"side"_s);
    auto* splitter = new QSplitter(Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    auto* findings = new QScrollArea; // on a small screen with large letters a finding is taller than its place
    findings->setWidget(m_panel);
    findings->setWidgetResizable(true);
    findings->setFrameShape(QFrame::NoFrame);
    findings->setFocusPolicy(Qt::NoFocus);
    splitter->addWidget(m_list);
    splitter->addWidget(findings);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto* card = new QWidget;
    auto* lines = new QVBoxLayout(card);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addWidget(m_headline);
    lines->addWidget(separator(Qt::Horizontal));
    lines->addWidget(splitter, 1);
    m_pages->addWidget(m_setup);
    m_pages->addWidget(card);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    m_pull.setInterval(pullMs);
}

void AuditPage::connectSession()
{
    connect(m_setup, &AuditSetup::startRequested, this, &AuditPage::start);
    connect(m_headline, &AuditHeadline::filterChosen, m_model, &ScorecardModel::setFilter);
    connect(m_headline, &AuditHeadline::stopRequested, this, &AuditPage::stop);
    connect(m_headline, &AuditHeadline::againRequested, this, &AuditPage::prepareAgain);
    connect(m_headline, &AuditHeadline::earlierChosen, this, &AuditPage::compare);
    connect(m_headline, &AuditHeadline::exportRequested, this, &AuditPage::exportReport);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &AuditPage::showChosen);
    connect(m_panel, &FindingPanel::rerunRequested, this, &AuditPage::rerun);
    connect(m_panel, &FindingPanel::runRequested, this, &AuditPage::runRequested);
    connect(m_panel, &FindingPanel::reproductionRequested, this, &AuditPage::copyReproduction);
    connect(&m_pull, &QTimer::timeout, this, &AuditPage::follow);
    connect(&m_session, &AuditSession::runningChanged, this, [this] {
        isRunning() ? m_pull.start() : m_pull.stop();
        showChosen();
        emit runningChanged();
        emit statusChanged();
    });
    connect(&m_session, &AuditSession::finished, this, [this](const Audit& audit) {
        showAudit(audit);
        emit finished();
    });
    connect(&m_session, &AuditSession::failed, this, [this](const Error& error) {
        m_message->say(error);
        if (m_audit.checks.empty())
            m_pages->setCurrentIndex(0);
    });
    connect(m_watch, &DeletionWatch::deleted, this, [this] {
        m_isDeleted = true;
        showChosen();
        m_message->say(
            MessageBar::Kind::Hint,
            [audit = m_audit.id] { return tr("Audit %1 was deleted, here or by another program.").arg(audit); },
            {[] { return tr("Close tab"); },
             [this] {
                 emit closeRequested();
             }});
    });
    connect(&m_session, &AuditSession::questionFailed, this,
            [this](qint64, const Error& error) { m_message->say(error); });
    connect(&m_session, &AuditSession::auditReady, this, &AuditPage::takeStored);
    connect(&m_session, &AuditSession::jobReady, this, [this](qint64, const AuditJob& job) {
        m_hasJob = true;
        m_setup->setJob(job);
        prepareAgain();
    });
    connect(&m_session, &AuditSession::auditsReady, this, [this](qint64 ticket, const std::vector<AuditRow>& audits) {
        if (ticket == m_listTicket)
            takeAudits(audits);
    });
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
    m_message->clear();
    if (!m_hasJob) {
        m_session.requestJob(m_audit.id, secretsFor(m_sessions, m_environment));
        return;
    }
    m_pages->setCurrentIndex(0);
    m_setup->focusStart();
}

void AuditPage::focusStart()
{
    m_setup->focusStart();
}

/// After the safety question where one is due (SPEC.md §11).
void AuditPage::start()
{
    if (isRunning())
        return;
    m_message->clear();
    const AuditJob job = m_setup->job();
    const QString& environment = job.base.environment;
    fireSafely(AuditSession::safetyQuestion(job, allowedHosts(environment)), environment, *this,
               [this, job] { fire(job); });
}

void AuditPage::fire(const AuditJob& job)
{
    m_audit = {};
    m_model->setChanges({});
    m_comparison.reset();
    showComparison();
    m_panel->clear();
    m_session.start(job);
    follow();
    m_pages->setCurrentIndex(1);
    m_list->setFocus(Qt::OtherFocusReason);
}

void AuditPage::follow()
{
    const AuditSnapshot snapshot = m_session.snapshot();
    m_model->setSnapshot(snapshot);
    m_headline->showProgress(snapshot, m_model->score());
    showChosen();
}

void AuditPage::showAudit(const Audit& audit)
{
    m_audit = audit;
    m_isDeleted = false;
    m_watch->watchAudit(audit.id);
    if (m_name.isEmpty())
        m_name = audit.title;
    m_model->setAudit(audit);
    m_headline->showAudit(audit, m_model->score());
    m_pages->setCurrentIndex(1);
    m_listTicket = m_session.requestAudits(mostEarlier);
    if (!m_list->currentIndex().isValid()) {
        for (const CheckOutcome& check : audit.checks) {
            if (check.finding.result == CheckResult::Fail) {
                m_list->setCurrentIndex(m_model->index(m_model->rowOf(check.id)));
                break;
            }
        }
    }
    showChosen();
    emit titleChanged();
    emit statusChanged();
    emit runningChanged(); // what can be done with it is more now
}

void AuditPage::showChosen()
{
    const QString id = m_list->currentIndex().data(ScorecardModel::IdRole).toString();
    if (const CheckOutcome* outcome = m_model->outcome(id))
        m_panel->show(*outcome);
    else
        m_panel->clear();
    m_panel->setRerunEnabled(!isRunning() && m_audit.id > 0 && !m_isDeleted);
}

void AuditPage::rerun(const QString& check)
{
    m_message->clear();
    m_session.rerun(m_audit.id, check, secretsFor(m_sessions, m_environment));
}

void AuditPage::retranslate()
{
    m_list->setAccessibleName(tr("Scorecard"));
    m_model->retranslate();
    m_list->doItemsLayout(); // another language takes other room
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
    m_headline->showAudit(m_audit, m_model->score());
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
    m_headline->setComparison(m_comparison ? tr("%1 fixed, %2 new, %3 still")
                                                 .arg(m_comparison->fixed.size())
                                                 .arg(m_comparison->fresh.size())
                                                 .arg(m_comparison->still.size())
                                           : QString());
}

void AuditPage::compare(qint64 earlier)
{
    m_model->setChanges({});
    m_comparison.reset();
    showComparison();
    if (earlier > 0)
        m_compareTicket = m_session.requestAudit(earlier);
}

void AuditPage::takeStored(qint64 ticket, const StoredAudit& stored)
{
    if (ticket == m_auditTicket) {
        m_environment = stored.row.environment;
        showAudit(stored.audit);
        return;
    }
    if (ticket != m_compareTicket)
        return;
    m_comparison = compareAudits(stored.audit, m_audit);
    QHash<QString, FindingChange> changes;
    for (const CheckChange& change : m_comparison->fixed)
        changes.insert(change.id, FindingChange::Fixed);
    for (const CheckChange& change : m_comparison->fresh)
        changes.insert(change.id, FindingChange::Fresh);
    for (const CheckChange& change : m_comparison->still)
        changes.insert(change.id, FindingChange::Still);
    m_model->setChanges(changes);
    showComparison();
}

bool AuditPage::canExportReport() const
{
    return !isRunning() && m_audit.id > 0;
}

void AuditPage::exportReport()
{
    exportReportFrom(this, m_sessions.runLogPath, {ReportSubject::Kind::Audit, m_audit.id}, *m_message);
}

void AuditPage::copyReproduction(const QString& check)
{
    idemscope::copyReproduction(m_sessions.runLogPath, {ReportSubject::Kind::Audit, m_audit.id}, check, *m_message);
}

}
