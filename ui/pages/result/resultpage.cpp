// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/resultpage.h"

#include "ui/models/runtext.h"
#include "ui/pages/result/attemptinspector.h"
#include "ui/pages/result/attemptspage.h"
#include "ui/pages/result/chartspage.h"
#include "ui/pages/result/deletionwatch.h"
#include "ui/pages/result/detailspage.h"
#include "ui/pages/result/happeninglegend.h"
#include "ui/pages/result/operationspage.h"
#include "ui/pages/result/preflightview.h"
#include "ui/pages/result/progresspanel.h"
#include "ui/pages/result/resultlinks.h"
#include "ui/pages/result/verdictbanner.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTimer>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int pullMs = 66;        ///< 15 pictures a second
constexpr int pullsPerTable = 15; ///< the table is read anew once a second

}

ResultPage::ResultPage(HistorySession& history, QString runLogPath, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_runLogPath(std::move(runLogPath))
    , m_timer(new QTimer(this))
    , m_watch(new DeletionWatch(history, this))
    , m_pages(new QStackedWidget(this))
    , m_nothing(new QLabel(this))
{
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_pages->addWidget(m_nothing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, 2 * Theme::grid);
    layout->addWidget(m_pages);
    m_timer->setInterval(pullMs);
    connect(m_timer, &QTimer::timeout, this, &ResultPage::pull);
    connectHistory();
    retranslate();
}

void ResultPage::buildRunView()
{
    m_view = new QWidget;
    m_banner = new VerdictBanner(m_view);
    m_progress = new ProgressPanel(m_view);
    m_legend = new HappeningLegend(m_view);
    m_links = new ResultLinks(m_view);
    m_bodies = new QStackedWidget(m_view);
    m_charts = new ChartsPage(m_bodies);
    m_attempts = new AttemptsPage(m_history, m_bodies);
    m_operations = new OperationsPage(m_history, m_bodies);
    m_details = new DetailsPage(m_runLogPath, m_bodies);
    m_progress->hide();
    for (QWidget* body : {static_cast<QWidget*>(m_charts), static_cast<QWidget*>(m_attempts),
                          static_cast<QWidget*>(m_operations), static_cast<QWidget*>(m_details)})
        m_bodies->addWidget(body);
    auto* ways = new QHBoxLayout;
    ways->addWidget(m_legend, 1);
    ways->addWidget(m_links);
    auto* layout = new QVBoxLayout(m_view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_banner);
    layout->addWidget(m_progress);
    layout->addLayout(ways);
    layout->addWidget(m_bodies, 1);
    m_pages->addWidget(m_view);
    connectRunView();
}

void ResultPage::connectRunView()
{
    connect(m_links, &ResultLinks::bodyChosen, m_bodies, &QStackedWidget::setCurrentIndex);
    connect(m_links, &ResultLinks::exportRequested, this, &ResultPage::exportRequested);
    connect(m_links, &ResultLinks::cleanupRequested, this, &ResultPage::cleanupRequested);
    connect(m_links, &ResultLinks::reconcileRequested, this, &ResultPage::reconcileRequested);
    connect(m_links, &ResultLinks::runRequested, this, &ResultPage::reopenRequested);
    connect(m_details, &DetailsPage::runActivated, this, &ResultPage::reopenRequested);
    const auto showAttempts = [this] {
        m_links->setBody(ResultLinks::AttemptsBody);
        m_bodies->setCurrentWidget(m_attempts);
    };
    connect(m_charts, &ChartsPage::attemptActivated, this, [this, showAttempts](qint64 attempt) {
        showAttempts();
        m_attempts->showAttempt(attempt);
    });
    connect(m_operations, &OperationsPage::operationActivated, this, [this, showAttempts](int operation) {
        showAttempts();
        m_attempts->showOperation(operation);
    });
    connect(m_progress, &ProgressPanel::stopRequested, this, [this] {
        if (m_session)
            m_session->stop();
        m_progress->setStopping();
    });
}

void ResultPage::connectHistory()
{
    connect(&m_history, &HistorySession::runReady, this, [this](qint64 ticket, const StoredRun& run) {
        if (ticket == m_ticket)
            takeStored(run);
        else if (ticket == m_detailsTicket)
            showDetails(run);
    });
    connect(&m_history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket == m_ticket)
            showFailure(error);
    });
    connect(&m_history, &HistorySession::deleted, this, [this](qint64, qint64 run) {
        if (run == m_run && !m_session)
            forgetRun();
    });
    connect(m_watch, &DeletionWatch::deleted, this, &ResultPage::forgetRun);
}

void ResultPage::forgetRun()
{
    beginRun();
    m_isDeleted = true;
    retranslate();
    m_pages->setCurrentWidget(m_nothing);
    emit runDeleted();
}

void ResultPage::retranslate()
{
    m_nothing->setText(
        m_isDeleted
            ? tr("The run that was shown here was deleted.")
            : tr("No result yet. Run a burst to see whether retries happen exactly once, or choose a recent run."));
}

void ResultPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    if (m_notice)
        m_notice();
}

void ResultPage::showNotice(std::function<void()> notice)
{
    m_notice = std::move(notice);
    m_notice();
}

qint64 ResultPage::run() const
{
    return m_run;
}

void ResultPage::beginRun()
{
    if (!m_view)
        buildRunView();
    endFollowing();
    m_ticket = m_detailsTicket = -1;
    m_run = 0;
    m_isDeleted = false;
    m_watch->watchRun(0);
    showState({});
    m_notice = {};
    m_charts->resetViews();
    m_charts->setFigures({});
    m_operations->showNothing();
    m_details->showNothing();
    setCanExport(false);
    m_links->setCanCleanUp(false);
    showReconciling({});
    m_pages->setCurrentWidget(m_view);
}

void ResultPage::follow(RunSession& session)
{
    beginRun();
    m_session = &session;
    m_pulls = 0;
    showSeries(std::make_shared<const RunSeries>());
    m_attempts->showRun(0, *m_series);
    m_progress->setSnapshot(RunSnapshot{});
    showProgress(true);
    connect(&session, &RunSession::burstFinished, this, &ResultPage::takeResult);
    connect(&session, &RunSession::failed, this, &ResultPage::showFailure);
    updatePulling();
    pull();
}

void ResultPage::endFollowing()
{
    if (m_session)
        m_session->disconnect(this);
    m_session = nullptr;
    updatePulling();
}

void ResultPage::updatePulling()
{
    if (m_session && isVisible())
        m_timer->start();
    else
        m_timer->stop();
}

void ResultPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updatePulling();
}

void ResultPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    updatePulling();
}

void ResultPage::pull()
{
    if (!m_session)
        return;
    const RunSnapshot snapshot = m_session->snapshot();
    m_progress->setSnapshot(snapshot);
    if (snapshot.series)
        showSeries(snapshot.series);
    m_links->setAttempts(snapshot.attemptsDone);
    if (snapshot.run != 0 && snapshot.run != m_run) {
        m_run = snapshot.run;
        m_attempts->showRun(m_run, *m_series);
        RunRow underWay;
        underWay.id = m_run;
        showState(underWay);
    } else if (++m_pulls % pullsPerTable == 0 && m_bodies->currentWidget() == m_attempts) {
        m_attempts->setSeries(*m_series);
        m_attempts->refresh();
    }
}

void ResultPage::showSeries(const std::shared_ptr<const RunSeries>& series)
{
    if (series == m_series)
        return;
    m_series = series;
    m_legend->setSeries(*series);
    m_charts->setSeries(series);
}

void ResultPage::takeResult(const RunResult& result)
{
    endFollowing();
    m_run = result.run;
    RunRow ended;
    ended.id = result.run;
    ended.seed = result.seed;
    ended.durationMs = result.durationMs;
    ended.state = result.state;
    showState(ended);
    m_notice = {};
    m_banner->showJudgement(result.judgement);
    showProgress(false);
    showSeries(std::make_shared<const RunSeries>(result.series));
    m_charts->setFigures(result.judgement.figures);
    m_links->setAttempts(result.judgement.figures.attempts);
    setCanExport(true);
    m_attempts->showRun(m_run, *m_series);
    m_operations->showJudgement(m_run, result.judgement, *m_series);
    m_detailsTicket = m_history.requestRun(m_run);
}

void ResultPage::showStored(qint64 run)
{
    beginRun();
    m_run = run;
    m_ticket = m_history.requestRun(run);
    m_attempts->showRun(run, {});
}

void ResultPage::takeStored(const StoredRun& run)
{
    m_ticket = -1;
    m_run = run.record.row.id;
    showDetails(run);
    setCanExport(true);
    m_links->setAttempts(run.record.row.attempts);
    showSeries(std::make_shared<const RunSeries>(run.series));
    m_attempts->setSeries(*m_series);
    if (run.judgement) {
        m_notice = {};
        m_banner->showJudgement(*run.judgement);
        m_charts->setFigures(run.judgement->figures);
        m_operations->showJudgement(m_run, *run.judgement, *m_series);
    } else {
        showNotice([this, row = run.record.row, isFromAnotherVersion = run.isFromAnotherVersion] {
            showUnjudged(row, isFromAnotherVersion);
        });
    }
    showProgress(false);
    emit shown();
}

void ResultPage::showDetails(const StoredRun& run)
{
    m_details->showRun(run);
    m_watch->watchRun(run.record.row.id);
    showState(run.record.row);
    const QJsonValue cleanup = run.record.request[u"contract"_s][u"cleanup"_s];
    m_links->setCanCleanUp(run.record.row.kind != "cleanup"_L1 && !cleanup[u"url"_s].toString().isEmpty());
    showReconciling(run);
}

void ResultPage::showUnjudged(const RunRow& run, bool isFromAnotherVersion)
{
    if (isFromAnotherVersion)
        m_banner->showNotice(Verdict::Inconclusive, tr("The verdict cannot be read"),
                             tr("Another version of Idemscope judged this run. Its attempts are here; for the verdict "
                                "open it with that version or a newer one."));
    else if (run.state == RunState::Running)
        m_banner->showNotice(Verdict::Inconclusive, shownTitle(run.title), tr("This run is under way elsewhere."));
    else if (run.state == RunState::Interrupted)
        m_banner->showNotice(Verdict::InDoubt, tr("Interrupted before it could be judged"),
                             tr("What was fired is in the log; attempts without an outcome are in doubt."));
    else
        m_banner->showNotice(Verdict::Inconclusive, shownTitle(run.title), tr("This run has no verdict."));
}

void ResultPage::showReconciling(const StoredRun& run)
{
    const RunRow& row = run.record.row;
    const bool isReconciling = row.kind == "reconcile"_L1;
    m_environment = row.environment;
    m_inDoubt = run.inDoubt;
    m_canReconcile = !run.inDoubt.empty() && !run.settledBy;
    m_links->setReconciling({m_canReconcile, run.settledBy.value_or(0), isReconciling ? row.parent.value_or(0) : 0});
    emit reconcilingChanged();
}

void ResultPage::showState(std::optional<RunRow> row)
{
    m_row = std::move(row);
    emit statusChanged();
}

QString ResultPage::statusText() const
{
    return m_row ? runStatusText(*m_row) : QString();
}

void ResultPage::setCanExport(bool can)
{
    m_canExport = can;
    m_links->setCanExport(can);
}

bool ResultPage::canExport() const
{
    return m_canExport;
}

QString ResultPage::environment() const
{
    return m_environment;
}
bool ResultPage::canReconcile() const
{
    return m_canReconcile;
}
const std::vector<QByteArray>& ResultPage::inDoubt() const
{
    return m_inDoubt;
}

void ResultPage::showProgress(bool show)
{
    m_progress->setVisible(show);
    m_banner->setVisible(!show);
}

void ResultPage::showFailure(const Error& error)
{
    endFollowing();
    showNotice([this, error] { m_banner->showNotice(Verdict::Inconclusive, tr("This did not work"), error.text()); });
    showProgress(false);
    m_pages->setCurrentWidget(m_view);
}

void ResultPage::showAttempt(const Attempt& attempt)
{
    endFollowing();
    showState({});
    if (!m_send) {
        m_send = new AttemptInspector;
        m_send->setDiffVisible(false);
        m_pages->addWidget(m_send);
    }
    m_send->showAttempt(attempt, {});
    m_pages->setCurrentWidget(m_send);
}

void ResultPage::showPreflight(const PreflightReport& report)
{
    endFollowing();
    showState({});
    if (!m_preflight) {
        m_preflight = new PreflightView;
        m_pages->addWidget(m_preflight);
    }
    m_preflight->showReport(report);
    m_pages->setCurrentWidget(m_preflight);
}

}
