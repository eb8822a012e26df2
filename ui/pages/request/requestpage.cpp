// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestpage.h"

#include "model/json.h"
#include "model/json/unknown.h"
#include "session/drafttext.h"
#include "session/jobsource.h"
#include "session/pastedcommand.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/dialogs/secretdialog.h"
#include "ui/pages/request/probeseditor.h"
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

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int estimateDelayMs = 150;  ///< so that typing a number does not plan for every digit
constexpr qsizetype mostWarnings = 3; ///< said in one line

/// What became of a pasted command, with what its user has to know.
QString newsOf(const PastedCommand& pasted)
{
    QStringList lines{RequestPage::tr("Taken from a curl command.")};
    for (const ImportWarning& warning : pasted.warnings)
        lines += warning.text.text() + u'.';
    if (lines.size() > mostWarnings + 1)
        lines = lines.mid(0, mostWarnings + 1) << u"…"_s;
    if (pasted.left > 0)
        lines += RequestPage::tr("%n more request(s) in it: use “Import from the clipboard…” in the File menu.",
                                 nullptr, pasted.left);
    return lines.join(u' ');
}

}

RequestPage::RequestPage(const Sessions& sessions, const OpenRequest& open, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_open(open)
    , m_loaded(open.request)
    , m_runner(new RequestRunner(sessions.runLogPath, *this))
    , m_line(new RequestLine)
    , m_message(new MessageBar)
    , m_result(new ResultPage(sessions.history, sessions.runLogPath))
    , m_tabs(new RequestTabs(m_result))
{
    build();
    load(m_open.request);
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
    Request taken = pasted->request;
    const Request before = request();
    taken.name = before.name;
    taken.scenarios = before.scenarios;
    taken.contract.probes = before.contract.probes;
    taken.contract.identity = before.contract.identity;
    m_line->setRequest(taken.method, taken.url);
    m_tabs->load(taken);
    m_message->say(MessageBar::Kind::Hint, [taken = *pasted] { return newsOf(taken); });
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
            [this, cleaner] { cleaner->start(m_result->run(), scopeOf(request())); });
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
    if (!m_open.request.name.isEmpty())
        return m_open.request.name;
    const QString url = m_line->url();
    const QString path = url.section(u'?', 0, 0).section(u'/', -1);
    return path.isEmpty() ? tr("New request") : u"%1 %2"_s.arg(m_line->method(), path);
}

const OpenRequest& RequestPage::openRequest() const
{
    return m_open;
}

QString RequestPage::mark() const
{
    return m_isRestored ? tr("restored, not saved") : QString();
}

bool RequestPage::isUnsavedNew() const
{
    return m_open.path.isEmpty() && !m_line->url().isEmpty();
}

bool RequestPage::isModified() const
{
    return request() != m_open.request;
}

void RequestPage::edited()
{
    m_estimateTimer.start();
    emit contentChanged();
    if (const bool isNow = isModified(); isNow != m_wasModified || m_open.request.name.isEmpty()) {
        m_wasModified = isNow;
        emit titleChanged();
    }
}

VariableScope RequestPage::scopeOf(const Request& request) const
{
    return m_sessions.workspace.scopeFor(request, m_open.collectionFolder, m_open.path);
}

void RequestPage::variablesChanged()
{
    const VariableLookup lookup = lookupIn(scopeOf(request()));
    m_line->setLookup(lookup);
    m_tabs->setLookup(lookup);
    m_estimateTimer.start();
}

RunJob RequestPage::job() const
{
    RunJob job;
    job.request = request();
    if (job.request.name.isEmpty())
        job.request.name = title();
    job.scenario = m_tabs->scenario();
    job.scope = scopeOf(job.request);
    job.folder = m_open.collectionFolder;
    job.environment = m_sessions.workspace.currentEnvironment(m_open.collectionFolder);
    job.isProtected = m_sessions.workspace.isCurrentProtected(m_open.collectionFolder);
    if (const Result<Profile> profile = profileNamed(job.request.contract.profile))
        job.profile = *profile;
    return job;
}

void RequestPage::changeEvent(QEvent* event)
{
    Document::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_estimateTimer.start();
}

void RequestPage::estimate()
{
    const Result<PlanEstimate> estimate = RunSession::estimate(job());
    const QString text = estimate ? estimateText(*estimate) : estimate.error().message;
    m_tabs->setEstimate(text, !estimate);
    m_line->setBurstTip(text);
}

void RequestPage::start(RequestRunner::Action action)
{
    const RunJob wanted = job();
    if (isUnderstood() && hasSecrets(wanted, [this, action] { start(action); }))
        m_runner->start(action, wanted);
}

/// What is typed can be read; else the page says what cannot.
bool RequestPage::isUnderstood()
{
    m_message->clear();
    if (!m_tabs->isValid()) {
        m_message->say(MessageBar::Kind::Trouble, [] {
            return tr("A rule of the contract or the scenario cannot be understood: it is marked there. Mend it or "
                      "take it out, then run again.");
        });
        return false;
    }
    const Result<Profile> profile = profileNamed(request().contract.profile);
    if (!profile)
        m_message->say(profile.error());
    return profile.has_value();
}

/// An empty secret would be sent without a word: its value is asked for, then `again` starts anew.
bool RequestPage::hasSecrets(const RunJob& job, std::function<void()> again)
{
    const auto missing = WorkspaceSession::missingSecret(job.scope);
    if (!missing)
        return true;
    if (missing->isOfRequest) {
        m_message->say(MessageBar::Kind::Trouble, [name = missing->name] {
            return tr("The secret variable “%1” has no value. Give it one among the variables of this request. "
                      "Nothing was sent.")
                .arg(name);
        });
        m_tabs->show(RequestTabs::Params);
        return false;
    }
    auto* dialog = new SecretDialog(missing->name, missing->origin, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, again = std::move(again), name = missing->name] {
        m_sessions.workspace.giveSecret(name, dialog->value(), m_open.collectionFolder);
        again();
    });
    dialog->open();
    return false;
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
    const Result<PlanEstimate> estimate = RunSession::estimate(job());
    if (!estimate) {
        m_message->say(MessageBar::Kind::Trouble, [asked = job()] {
            const Result<PlanEstimate> again = RunSession::estimate(asked);
            return again ? QString() : again.error().message;
        });
        return;
    }
    start(RequestRunner::Action::Burst);
}

void RequestPage::requestAudit()
{
    const RunJob wanted = job();
    if (isUnderstood() && hasSecrets(wanted, [this] { requestAudit(); }))
        emit auditRequested(wanted);
}

void RequestPage::requestDelivery()
{
    const RunJob wanted = job();
    if (isUnderstood() && hasSecrets(wanted, [this] { requestDelivery(); }))
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
    if (m_open.path.isEmpty())
        emit wantsPlace();
    else
        saveAs(m_open.place());
}

bool RequestPage::saveAs(const CollectionPlace& place)
{
    return store(place, WorkspaceSession::Overwrite::IfUnchanged);
}

bool RequestPage::store(const CollectionPlace& place, WorkspaceSession::Overwrite overwrite)
{
    const Result<OpenRequest> saved = m_sessions.workspace.save(m_open, request(), place, overwrite);
    if (!saved && saved.error().code == ErrorCode::NotAllowed) {
        askAboutChangedFile();
        return false;
    }
    if (!saved) {
        m_message->say(saved.error());
        return false;
    }
    m_message->clear();
    settle(*saved);
    return true;
}

/// What is shown is what stands in the file now.
void RequestPage::settle(const OpenRequest& open)
{
    m_open = open;
    m_loaded = open.request;
    m_wasModified = false;
    m_isRestored = false;
    m_askedAbout = {};
    emit contentChanged();
    emit titleChanged();
}

void RequestPage::askAboutChangedFile()
{
    if (const Result<OpenRequest> found = m_sessions.workspace.reload(m_open))
        m_askedAbout = toJson(found->request);
    ask(this, tr("“%1” was changed by another program").arg(title()),
        tr("Its file is no longer what was opened here. Keep what is shown, or take what is in the file?"),
        {{tr("Keep mine"), [this] { store(m_open.place(), WorkspaceSession::Overwrite::Always); }, false},
         {tr("Take the file"), [this] { reload(); }, false}});
}

void RequestPage::reload()
{
    const Result<OpenRequest> found = m_sessions.workspace.reload(m_open);
    if (!found) {
        m_message->say(found.error());
        return;
    }
    take(*found);
}

void RequestPage::take(const OpenRequest& found)
{
    load(found.request);
    settle(found);
    variablesChanged();
}

void RequestPage::moveTo(const CollectionPlace& place)
{
    m_open.collectionFolder = place.collection;
    m_open.path = place.path;
    m_open.request.name = place.name();
    m_loaded.name = place.name();
    variablesChanged();
    emit contentChanged();
    emit titleChanged();
}

void RequestPage::checkFile()
{
    const Result<OpenRequest> found = m_sessions.workspace.reload(m_open);
    if (std::exchange(m_isGone, !found) && found)
        m_message->clear();
    if (!found) {
        m_message->say(MessageBar::Kind::Trouble, [error = found.error()] {
            return error.code == ErrorCode::NotFound
                       ? tr("The file of this request was deleted or moved by another program. Saving writes it anew.")
                       : error.text();
        });
        return;
    }
    if (toJson(found->request) == toJson(m_open.request))
        return;
    if (!isModified()) {
        take(*found);
        m_message->say(MessageBar::Kind::Hint, [] {
            return tr("Another program changed the file of this request. What is shown was read anew.");
        });
    } else if (toJson(found->request) != m_askedAbout) {
        m_changed = *found;
        if (isVisible())
            askToTake(*found);
    }
}

void RequestPage::askToTake(const OpenRequest& found)
{
    m_changed.reset();
    m_askedAbout = toJson(found.request);
    ask(this, tr("“%1” was changed by another program").arg(title()),
        tr("Its file is no longer what was opened here. Keep what is shown, or take what is in the file?"),
        {{tr("Keep mine"), [this, found] { m_open.request = found.request; }, true},
         {tr("Take the file"), [this, found] { take(found); }, false}});
}

void RequestPage::showEvent(QShowEvent* event)
{
    Document::showEvent(event);
    if (const auto changed = std::exchange(m_changed, {}))
        askToTake(*changed);
}

void RequestPage::load(const Request& request)
{
    m_loaded = request;
    m_line->setRequest(request.method, request.url);
    m_tabs->load(request);
}

void RequestPage::restore(const OpenRequest& open, const Request& edited)
{
    m_open = open;
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
