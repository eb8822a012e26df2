// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requestpage.h"

#include "session/jobsource.h"
#include "ui/pages/request/bodyeditor.h"
#include "ui/pages/request/contracteditor.h"
#include "ui/pages/request/requestline.h"
#include "ui/pages/request/scenarioeditor.h"
#include "ui/pages/request/scenariotext.h"
#include "ui/pages/request/scopelookup.h"
#include "ui/pages/result/resultpage.h"
#include "ui/pages/run/backgroundexport.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int estimateDelayMs = 150; ///< so that typing a number does not plan for every digit

QWidget* framed(QWidget* content)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, 2 * Theme::grid);
    layout->addWidget(content);
    return page;
}

}

RequestPage::RequestPage(const Sessions& sessions, const OpenRequest& open, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_open(open)
    , m_runner(new RequestRunner(sessions.runLogPath, *this))
    , m_line(new RequestLine)
    , m_message(new MessageBar)
    , m_tabs(new QTabBar)
    , m_estimate(new ElidedLabel(TextStyle::Muted))
    , m_pages(new QStackedWidget)
    , m_params(new FieldsTable(FieldsModel::Kind::Plain))
    , m_variables(new FieldsTable(FieldsModel::Kind::Variables))
    , m_headers(new FieldsTable(FieldsModel::Kind::Plain))
    , m_body(new BodyEditor)
    , m_contract(new ContractEditor)
    , m_scenarios(new ScenarioEditor)
    , m_result(new ResultPage(sessions.history, sessions.runLogPath))
{
    build();
    fill(m_open.request);
    connectEditors();
    connectRuns();
    variablesChanged();
}

void RequestPage::build()
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(2 * Theme::grid, Theme::half, 2 * Theme::grid, 0);
    bar->addWidget(m_tabs);
    bar->addStretch(1);
    bar->addWidget(m_estimate);
    bar->setSpacing(2 * Theme::grid);
    m_tabs->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    auto* news = new QHBoxLayout;
    news->setContentsMargins(2 * Theme::grid, 0, 2 * Theme::grid, 0);
    news->addWidget(m_message);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_line);
    layout->addSpacing(Theme::half);
    layout->addLayout(news);
    layout->addLayout(bar);
    layout->addWidget(separator(Qt::Horizontal));
    layout->addWidget(m_pages, 1);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    for (QWidget* page :
         {buildParams(), framed(m_headers), static_cast<QWidget*>(m_body), static_cast<QWidget*>(m_contract),
          static_cast<QWidget*>(m_scenarios), static_cast<QWidget*>(m_result)}) {
        m_pages->addWidget(page);
        m_tabs->addTab(QString());
    }
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    (new Texts(*this))->bind([this] {
        m_tabs->setAccessibleName(tr("Parts of the request"));
        m_params->setAccessibleName(tr("Query parameters"));
        m_variables->setAccessibleName(tr("Variables of this request"));
        m_headers->setAccessibleName(tr("Headers"));
        setTabTexts();
    });
}

QWidget* RequestPage::buildParams()
{
    auto* page = new QWidget;
    auto* paramsTitle = new Label(TextStyle::Heading);
    auto* variablesTitle = new Label(TextStyle::Heading);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(paramsTitle);
    layout->addWidget(m_params, 1);
    layout->addSpacing(Theme::grid);
    layout->addWidget(variablesTitle);
    layout->addWidget(m_variables, 1);
    paramsTitle->setBuddy(m_params);
    variablesTitle->setBuddy(m_variables);
    (new Texts(*page))->bind([paramsTitle, variablesTitle] {
        paramsTitle->setText(tr("Query parameters"));
        variablesTitle->setText(tr("Variables of this request"));
    });
    return page;
}

void RequestPage::connectEditors()
{
    connect(m_line, &RequestLine::edited, this, &RequestPage::edited);
    for (FieldsTable* table : {m_params, m_headers})
        connect(table, &FieldsTable::edited, this, &RequestPage::edited);
    connect(m_variables, &FieldsTable::edited, this, [this] {
        variablesChanged();
        edited();
    });
    connect(m_body, &BodyEditor::edited, this, &RequestPage::edited);
    connect(m_contract, &ContractEditor::edited, this, &RequestPage::edited);
    connect(m_scenarios, &ScenarioEditor::edited, this, &RequestPage::edited);
    connect(m_scenarios, &ScenarioEditor::currentChanged, this, [this] {
        setTabTexts();
        m_estimateTimer.start();
    });
    connect(&m_sessions.workspace, &WorkspaceSession::environmentsChanged, this, &RequestPage::variablesChanged);
    m_estimateTimer.setSingleShot(true);
    m_estimateTimer.setInterval(estimateDelayMs);
    connect(&m_estimateTimer, &QTimer::timeout, this, &RequestPage::estimate);
}

void RequestPage::connectRuns()
{
    connect(m_line, &RequestLine::sendClicked, this, &RequestPage::send);
    connect(m_line, &RequestLine::checkClicked, this, &RequestPage::checkContract);
    connect(m_line, &RequestLine::burstClicked, this, &RequestPage::runBurst);
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
    connect(&session, &RunSession::failed, this,
            [this](const Error& error) { m_message->say(MessageBar::Kind::Trouble, error.message); });
    connect(&session, &RunSession::burstFinished, this, &RequestPage::runFinished);
    connect(&session, &RunSession::sendFinished, this, &RequestPage::runFinished);
    connect(&session, &RunSession::preflightFinished, this, &RequestPage::runFinished);
    connect(m_result, &ResultPage::reopenRequested, this, &RequestPage::runRequested);
    connect(m_result, &ResultPage::exportRequested, this, [this](const QString& format, const QString& file) {
        exportInBackground(m_sessions.runLogPath, m_result->run(), format, file, *m_message);
    });
}

void RequestPage::fill(const Request& request)
{
    const QSignalBlocker quiet(this);
    m_line->setRequest(request.method, request.url);
    m_params->setFields(request.params);
    m_variables->setFields(request.variables);
    m_headers->setFields(request.headers);
    m_body->setBody(request.body);
    m_contract->setContract(request.contract);
    m_scenarios->setScenarios(request.scenarios);
    setTabTexts();
}

Request RequestPage::request() const
{
    Request request = m_open.request;
    request.method = m_line->method();
    request.url = m_line->url();
    request.params = m_params->fields();
    request.variables = m_variables->fields();
    request.headers = m_headers->fields();
    request.body = m_body->body();
    request.contract = m_contract->contract();
    request.scenarios = m_scenarios->scenarios();
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

bool RequestPage::isModified() const
{
    return request() != m_open.request;
}

void RequestPage::edited()
{
    setTabTexts();
    m_estimateTimer.start();
    if (const bool isNow = isModified(); isNow != m_wasModified || m_open.request.name.isEmpty()) {
        m_wasModified = isNow;
        emit titleChanged();
    }
}

void RequestPage::variablesChanged()
{
    const VariableLookup lookup = lookupIn(m_sessions.workspace.scopeFor(request()));
    m_line->setLookup(lookup);
    m_params->setLookup(lookup);
    m_headers->setLookup(lookup);
    m_body->setLookup(lookup);
    m_contract->setLookup(lookup);
    m_estimateTimer.start();
}

void RequestPage::setTabTexts()
{
    const auto counted = [](const QString& name, int count) {
        return count > 0 ? tr("%1 %2").arg(name).arg(count) : name;
    };
    m_tabs->setTabText(Params, counted(tr("Params"), m_params->enabledCount()));
    m_tabs->setTabText(Headers, counted(tr("Headers"), m_headers->enabledCount()));
    m_tabs->setTabText(Body, tr("Body"));
    m_tabs->setTabText(Contract, tr("Contract"));
    m_tabs->setTabText(Scenarios, tr("Scenario: %1").arg(scenarioTitle(m_scenarios->current())));
    m_tabs->setTabText(Result, tr("Result"));
}

RunJob RequestPage::job() const
{
    RunJob job;
    job.request = request();
    if (job.request.name.isEmpty())
        job.request.name = title();
    job.scenario = m_scenarios->current();
    job.scope = m_sessions.workspace.scopeFor(job.request);
    job.folder = m_open.collectionFolder;
    job.environment = m_sessions.workspace.currentEnvironment();
    if (const idemscope::Result<Profile> profile = profileNamed(job.request.contract.profile))
        job.profile = *profile;
    return job;
}

void RequestPage::estimate()
{
    const idemscope::Result<PlanEstimate> estimate = RunSession::estimate(job());
    const QString text = estimate ? estimateText(*estimate) : estimate.error().message;
    m_scenarios->setEstimate(text, !estimate);
    m_line->setBurstTip(text);
    m_estimate->setText(estimate ? text : QString());
}

void RequestPage::start(RequestRunner::Action action)
{
    m_message->clear();
    if (const idemscope::Result<Profile> profile = profileNamed(m_contract->contract().profile); !profile) {
        m_message->say(MessageBar::Kind::Trouble, profile.error().message);
        return;
    }
    m_runner->start(action, job(), m_sessions.workspace.isCurrentProtected());
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
    const idemscope::Result<PlanEstimate> estimate = RunSession::estimate(job());
    if (!estimate) {
        m_message->say(MessageBar::Kind::Trouble, estimate.error().message);
        return;
    }
    start(RequestRunner::Action::Burst);
}

void RequestPage::showStarted(RequestRunner::Action action)
{
    if (action == RequestRunner::Action::Burst)
        m_result->follow(m_runner->session());
    showTab(Result);
}

void RequestPage::stop()
{
    m_runner->stop();
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
        saveAs(m_open.path);
}

bool RequestPage::saveAs(const QString& path)
{
    OpenRequest edited = m_open;
    edited.request = request();
    if (edited.request.name.isEmpty() || path != m_open.path)
        edited.request.name = path.section(u'/', -1);
    const idemscope::Result<OpenRequest> saved = m_sessions.workspace.save(edited, path);
    if (!saved) {
        m_message->say(MessageBar::Kind::Trouble, saved.error().message);
        return false;
    }
    m_open = *saved;
    m_wasModified = false;
    emit titleChanged();
    return true;
}

void RequestPage::showTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
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
    showTab(Body);
    m_body->format();
}

}
