// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestpage.h"

#include "model/json/unknown.h"
#include "session/drafttext.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/pages/request/pastedtext.h"
#include "ui/pages/request/probeseditor.h"
#include "ui/pages/request/requestfile.h"
#include "ui/pages/request/requestline.h"
#include "ui/pages/request/requesttabs.h"
#include "ui/pages/request/scenariotext.h"
#include "ui/pages/request/scopelookup.h"
#include "ui/pages/result/resultpage.h"
#include "ui/pages/result/runcleaner.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagebar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int estimateDelayMs = 150; ///< so that typing a number does not plan for every digit

}

RequestPage::RequestPage(const Sessions& sessions, const OpenRequest& open, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_loaded(open.request)
    , m_runner(new RequestRunner(sessions.runLogPath, *this))
    , m_line(new RequestLine)
    , m_message(new MessageBar)
    , m_file(new RequestFile(
          sessions.workspace, open, [this] { return request(); }, *m_message, *this))
    , m_result(new ResultPage(sessions.history, sessions.runLogPath))
    , m_tabs(new RequestTabs(m_result))
    , m_jobs(sessions.workspace, *m_file, *m_tabs)
    , m_readiness(sessions.workspace, *m_tabs, *m_message, *this)
{
    build();
    load(open.request);
    connectFile();
    connectEditors();
    connectRuns();
    connectProbes();
    connectCleanup();
    variablesChanged();
}

void RequestPage::build()
{
    auto* news = new QHBoxLayout;
    news->setContentsMargins(2 * Theme::grid, 0, 2 * Theme::grid, 0);
    news->addWidget(m_message);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_line);
    layout->addSpacing(Theme::half);
    layout->addLayout(news);
    layout->addWidget(m_tabs, 1);
}

void RequestPage::connectFile()
{
    connect(m_file, &RequestFile::taken, this, [this](const OpenRequest& found) {
        load(found.request);
        variablesChanged();
    });
    connect(m_file, &RequestFile::settled, this, &RequestPage::settle);
}

void RequestPage::connectEditors()
{
    connect(m_line, &RequestLine::edited, this, &RequestPage::edited);
    connect(m_line, &RequestLine::commandEntered, this, &RequestPage::takeCommand);
    connect(m_tabs, &RequestTabs::edited, this, &RequestPage::edited);
    connect(m_tabs, &RequestTabs::profileEditRequested, this, &RequestPage::profileEditRequested);
    connect(m_tabs, &RequestTabs::variablesEdited, this, &RequestPage::variablesChanged);
    connect(m_tabs, &RequestTabs::scenarioChosen, &m_estimateTimer, qOverload<>(&QTimer::start));
    connect(&m_sessions.workspace, &WorkspaceSession::environmentsChanged, this, &RequestPage::variablesChanged);
    connect(&m_sessions.workspace, &WorkspaceSession::collectionChanged, this, &RequestPage::variablesChanged);
    m_estimateTimer.setSingleShot(true);
    m_estimateTimer.setInterval(estimateDelayMs);
    connect(&m_estimateTimer, &QTimer::timeout, this, &RequestPage::estimate);
}

/// A pasted curl command takes the place of the request; what curl does not know (scenarios, probes) stays.
void RequestPage::takeCommand(const QString& text)
{
    const Result<PastedCommand> pasted = readCommand(text);
    if (!pasted) {
        m_message->say(pasted.error());
        return;
    }
    const Request taken = withPasted(*pasted, request());
    m_line->setRequest(taken.method, taken.url);
    m_tabs->load(taken);
    m_message->say(MessageBar::Kind::Hint, [taken = *pasted] { return pastedNews(taken); });
    edited();
    variablesChanged();
}

void RequestPage::connectRuns()
{
    connect(m_line, &RequestLine::sendClicked, this, &RequestPage::send);
    connect(m_line, &RequestLine::checkClicked, this, &RequestPage::checkContract);
    connect(m_line, &RequestLine::burstClicked, this, &RequestPage::runBurst);
    connect(m_line, &RequestLine::auditClicked, this, &RequestPage::requestAudit);
    connect(m_line, &RequestLine::stopClicked, this, &RequestPage::stop);
    connect(m_runner, &RequestRunner::started, this, &RequestPage::showStarted);
    RunSession& session = m_runner->session();
    connect(&session, &RunSession::runningChanged, this, [this] {
        m_line->setRunning(isRunning());
        emit runningChanged();
    });
    connect(&session, &RunSession::sendFinished, this,
            [this](const Attempt& attempt) { m_result->showAttempt(attempt); });
    connect(&session, &RunSession::preflightFinished, this,
            [this](const PreflightReport& report) { m_result->showPreflight(report); });
    connect(&session, &RunSession::failed, this, [this](const Error& error) { m_message->say(error); });
    connect(&session, &RunSession::burstFinished, this, &RequestPage::runFinished);
    connect(&session, &RunSession::sendFinished, this, &RequestPage::runFinished);
    connect(&session, &RunSession::preflightFinished, this, &RequestPage::runFinished);
    connect(m_result, &ResultPage::reopenRequested, this, &RequestPage::runRequested);
    connect(m_result, &ResultPage::statusChanged, this, &RequestPage::statusChanged);
    connect(m_result, &ResultPage::reconcileRequested, this, &RequestPage::reconcile);
    connect(m_result, &ResultPage::reconcilingChanged, this, &RequestPage::reconcilingChanged);
    connect(m_result, &ResultPage::exportRequested, this, &RequestPage::exportReport);
}

void RequestPage::connectProbes()
{
    connect(&m_tabs->probes(), &ProbesEditor::readRequested, this,
            [this](const Probe& probe) { m_probes.read(job(), probe); });
    connect(&m_probes, &ProbeSession::finished, &m_tabs->probes(), &ProbesEditor::showReading);
}

void RequestPage::connectCleanup()
{
    auto* cleaner = new RunCleaner(m_sessions.history, m_sessions.runLogPath, *this);
    connect(m_result, &ResultPage::cleanupRequested, this,
            [this, cleaner] { cleaner->start(m_result->run(), m_jobs.scopeOf(request())); });
    connect(cleaner, &RunCleaner::finished, this, &RequestPage::runRequested);
    connect(cleaner, &RunCleaner::failed, this, [this](const Error& error) { m_message->say(error); });
}

Request RequestPage::request() const
{
    Request request = m_loaded;
    request.method = m_line->method();
    request.url = m_line->url();
    m_tabs->store(request);
    carryUnknownMembers(m_loaded, request);
    return request;
}

QString RequestPage::title() const
{
    if (!m_file->open().request.name.isEmpty())
        return m_file->open().request.name;
    const QString url = m_line->url();
    const QString path = url.section(u'?', 0, 0).section(u'/', -1);
    return path.isEmpty() ? tr("New request") : u"%1 %2"_s.arg(m_line->method(), path);
}

const OpenRequest& RequestPage::openRequest() const
{
    return m_file->open();
}

QString RequestPage::mark() const
{
    return m_isRestored ? tr("restored, not saved") : QString();
}

bool RequestPage::isUnsavedNew() const
{
    return m_file->open().path.isEmpty() && !m_line->url().isEmpty();
}

bool RequestPage::isModified() const
{
    return m_file->isModified();
}

void RequestPage::edited()
{
    m_estimateTimer.start();
    if (const QString rows = m_tabs->scenario().dataRows; rows != m_rowsName) {
        m_rowsName = rows;
        variablesChanged(); // their columns are variables
    }
    emit contentChanged();
    if (const bool isNow = isModified(); isNow != m_wasModified || m_file->open().request.name.isEmpty()) {
        m_wasModified = isNow;
        emit titleChanged();
    }
}

Request RequestPage::requestAsSent() const
{
    return job().request;
}

void RequestPage::variablesChanged()
{
    const Request now = request();
    VariableScope scope = m_jobs.scopeOf(now);
    const Result<DataRows> given = m_jobs.rows();
    addLateLevels(scope, now.steps, given && !given->rows.empty() ? given->rows.front() : Fields());
    const VariableLookup lookup = lookupIn(scope);
    m_line->setLookup(lookup);
    m_tabs->setLookup(lookup);
    m_tabs->setSavedRequests(m_jobs.savedRequests());
    m_estimateTimer.start();
}

RunJob RequestPage::job() const
{
    return m_jobs.jobFor(request(), title());
}

bool RequestPage::hasRows()
{
    const Result<DataRows> given = m_jobs.rows();
    if (!given)
        m_message->say(given.error());
    return given.has_value();
}

void RequestPage::changeEvent(QEvent* event)
{
    Document::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_estimateTimer.start();
}

void RequestPage::estimate()
{
    m_tabs->setEffectiveAuth(m_jobs.effectiveAuth(request()));
    const Result<DataRows> given = m_jobs.rows();
    m_tabs->setRowsPreview(given ? rowsText(*given) : given.error().text());
    const Result<PlanEstimate> estimate = m_jobs.plan(job());
    const QString text = estimate ? estimateText(*estimate) : estimate.error().message;
    m_tabs->setEstimate(text, !estimate);
    m_line->setBurstTip(text);
}

void RequestPage::start(RequestRunner::Action action)
{
    const RunJob wanted = job();
    if (hasRows() && m_readiness.isUnderstood(wanted.request) &&
        m_readiness.hasSecrets(wanted, m_file->open().collectionFolder, [this, action] { start(action); }))
        m_runner->start(action, wanted);
}

void RequestPage::send()
{
    start(RequestRunner::Action::Send);
}
void RequestPage::checkContract()
{
    start(RequestRunner::Action::Check);
}

void RequestPage::runBurst()
{
    const Result<PlanEstimate> estimate = m_jobs.plan(job());
    if (!estimate) {
        m_message->say(MessageBar::Kind::Trouble, [page = QPointer(this)] {
            const Result<PlanEstimate> again = page ? page->m_jobs.plan(page->job()) : Result<PlanEstimate>();
            return again ? QString() : again.error().message;
        });
        return;
    }
    start(RequestRunner::Action::Burst);
}

void RequestPage::requestAudit()
{
    const RunJob wanted = job();
    if (hasRows() && m_readiness.isUnderstood(wanted.request) &&
        m_readiness.hasSecrets(wanted, m_file->open().collectionFolder, [this] { requestAudit(); }))
        emit auditRequested(wanted);
}

void RequestPage::requestDelivery()
{
    const RunJob wanted = job();
    if (hasRows() && m_readiness.isUnderstood(wanted.request) &&
        m_readiness.hasSecrets(wanted, m_file->open().collectionFolder, [this] { requestDelivery(); }))
        emit deliveryRequested(wanted);
}

void RequestPage::showStarted(RequestRunner::Action action)
{
    if (action == RequestRunner::Action::Burst)
        m_result->follow(m_runner->session());
    m_tabs->show(RequestTabs::Result);
}

void RequestPage::stop()
{
    m_runner->stop();
}
bool RequestPage::canExportReport() const
{
    return m_result->canExport();
}

void RequestPage::exportReport()
{
    exportReportFrom(this, m_sessions.runLogPath, {ReportSubject::Kind::Run, m_result->run()}, *m_message);
}

bool RequestPage::canReconcile() const
{
    return m_result->canReconcile();
}
void RequestPage::reconcile()
{
    emit reconcileRequested(m_result->run());
}
QString RequestPage::statusText() const
{
    return m_result->statusText();
}
bool RequestPage::isRunning() const
{
    return m_runner->isRunning();
}

void RequestPage::save()
{
    if (m_file->open().path.isEmpty())
        emit wantsPlace();
    else
        saveAs(m_file->open().place());
}

bool RequestPage::saveAs(const CollectionPlace& place)
{
    return m_file->save(place);
}

/// What is shown is what stands in the file now.
void RequestPage::settle()
{
    m_loaded = m_file->open().request;
    if (request() != m_loaded) { // its secrets became variables
        load(m_loaded);
        variablesChanged();
    }
    m_wasModified = false;
    m_isRestored = false;
    emit contentChanged();
    emit titleChanged();
}

void RequestPage::moveTo(const CollectionPlace& place)
{
    m_file->moveTo(place);
    m_loaded.name = place.name();
    variablesChanged();
    emit contentChanged();
    emit titleChanged();
}

void RequestPage::checkFile()
{
    m_file->check();
}

void RequestPage::showEvent(QShowEvent* event)
{
    Document::showEvent(event);
    m_file->pageSeen();
}

void RequestPage::load(const Request& request)
{
    m_loaded = request;
    m_line->setRequest(request.method, request.url);
    m_tabs->load(request);
}

void RequestPage::restore(const OpenRequest& open, const Request& edited)
{
    m_file->restore(open);
    load(edited);
    m_wasModified = true;
    m_isRestored = true;
    m_message->say(MessageBar::Kind::Hint, [isLacking = lacksSecrets(edited)] {
        return isLacking ? tr("Restored, not saved: these edits were not saved when Idemscope last ended. Secrets are "
                              "never kept in a draft: type them again where {{secret …}} stands.")
                         : tr("Restored, not saved: these edits were not saved when Idemscope last ended.");
    });
    variablesChanged();
    emit contentChanged();
    emit titleChanged();
}

void RequestPage::showScenarios()
{
    m_tabs->show(RequestTabs::Scenarios);
}
void RequestPage::focusUrl()
{
    m_line->focusUrl();
}
void RequestPage::focusBurst()
{
    m_line->focusBurst();
}

void RequestPage::formatBody()
{
    m_tabs->formatBody();
}

}
