// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/requesttabs.h"

#include "model/authtext.h"
#include "model/typedpart.h"
#include "ui/commands/keys.h"
#include "ui/pages/request/bodyeditor.h"
#include "ui/pages/request/contracteditor.h"
#include "ui/pages/request/scenarioeditor.h"
#include "ui/pages/request/scenariotext.h"
#include "ui/pages/request/stepseditor.h"
#include "ui/pages/request/transporteditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/autheditor.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>

namespace idemscope {

namespace {

constexpr QMargins pageMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, 2 * Theme::grid);

QWidget* framed(QWidget* content)
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargins);
    layout->addWidget(content);
    return page;
}

}

RequestTabs::RequestTabs(QWidget* result, QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar)
    , m_estimate(new ElidedLabel(TextStyle::Muted))
    , m_pages(new QStackedWidget)
    , m_params(new FieldsTable(FieldsModel::Kind::Plain))
    , m_variables(new FieldsTable(FieldsModel::Kind::Variables))
    , m_headers(new FieldsTable(FieldsModel::Kind::Plain))
    , m_body(new BodyEditor)
    , m_auth(new AuthEditor)
    , m_transport(new TransportEditor)
    , m_contract(new ContractEditor)
    , m_steps(new StepsEditor)
    , m_scenarios(new ScenarioEditor)
    , m_paramsTitle(new Label(TextStyle::Heading))
    , m_variablesTitle(new Label(TextStyle::Heading))
{
    build(result);
    connectEditors();
    (new Texts(*this))->bind([this] { setTexts(); });
}

void RequestTabs::build(QWidget* result)
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(2 * Theme::grid, Theme::half, 2 * Theme::grid, 0);
    bar->setSpacing(2 * Theme::grid);
    bar->addWidget(m_tabs);
    bar->addWidget(m_estimate, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(separator(Qt::Horizontal));
    layout->addWidget(m_pages, 1);
    // The estimate takes what the tabs leave, and the tabs scroll where even they do not fit.
    m_tabs->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_estimate->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_estimate->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    for (QWidget* page :
         {buildParams(), framed(m_headers), static_cast<QWidget*>(m_body), static_cast<QWidget*>(m_auth),
          static_cast<QWidget*>(m_transport), static_cast<QWidget*>(m_contract), static_cast<QWidget*>(m_steps),
          static_cast<QWidget*>(m_scenarios), result}) {
        m_pages->addWidget(page);
        m_tabs->addTab(QString());
    }
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
}

QWidget* RequestTabs::buildParams()
{
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargins);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_paramsTitle);
    layout->addWidget(m_params, 1);
    layout->addSpacing(Theme::grid);
    layout->addWidget(m_variablesTitle);
    layout->addWidget(m_variables, 1);
    m_paramsTitle->setBuddy(m_params);
    m_variablesTitle->setBuddy(m_variables);
    return page;
}

void RequestTabs::connectEditors()
{
    for (FieldsTable* table : {m_params, m_headers, m_variables})
        connect(table, &FieldsTable::edited, this, &RequestTabs::edited);
    connect(m_variables, &FieldsTable::edited, this, &RequestTabs::variablesEdited);
    connect(m_headers, &FieldsTable::edited, this, [this] { m_body->setMultipart(isMultipart(m_headers->fields())); });
    connect(m_body, &BodyEditor::edited, this, &RequestTabs::followBody);
    connect(m_body, &BodyEditor::edited, this, &RequestTabs::edited);
    connect(m_auth, &AuthEditor::edited, this, &RequestTabs::edited);
    connect(m_transport, &TransportEditor::edited, this, &RequestTabs::edited);
    connect(m_contract, &ContractEditor::edited, this, &RequestTabs::edited);
    connect(m_contract, &ContractEditor::profileEditRequested, this, &RequestTabs::profileEditRequested);
    connect(m_steps, &StepsEditor::edited, this, &RequestTabs::edited);
    connect(m_steps, &StepsEditor::edited, this, &RequestTabs::variablesEdited);
    connect(m_scenarios, &ScenarioEditor::edited, this, &RequestTabs::edited);
    connect(m_scenarios, &ScenarioEditor::currentChanged, this, &RequestTabs::scenarioChosen);
    connect(this, &RequestTabs::edited, this, &RequestTabs::setTitles);
    connect(this, &RequestTabs::scenarioChosen, this, &RequestTabs::setTitles);
}

/// That a form goes in parts is said by the header.
void RequestTabs::followBody()
{
    Fields headers = m_headers->fields();
    if (m_body->isMultipart() == isMultipart(headers))
        return;
    setMultipart(headers, m_body->isMultipart());
    m_headers->setFields(headers);
}

void RequestTabs::setTexts()
{
    m_tabs->setAccessibleName(tr("Parts of the request"));
    m_paramsTitle->setText(tr("Query parameters"));
    m_params->setAccessibleName(tr("Query parameters"));
    m_variablesTitle->setText(tr("Variables of this request"));
    m_variables->setAccessibleName(tr("Variables of this request"));
    m_headers->setAccessibleName(tr("Headers"));
    setTitles();
}

void RequestTabs::setTitles()
{
    const auto counted = [](const QString& name, int count) {
        return count > 0 ? tr("%1 %2").arg(name).arg(count) : name;
    };
    m_tabs->setTabText(Params, counted(tr("Params"), m_params->enabledCount()));
    m_tabs->setTabText(Headers, counted(tr("Headers"), m_headers->enabledCount()));
    m_tabs->setTabText(Body, tr("Body"));
    m_tabs->setTabText(Authentication, tr("Auth"));
    m_tabs->setTabText(Transport, tr("Transport"));
    m_tabs->setTabText(Contract, tr("Contract"));
    m_tabs->setTabText(SetUp, counted(tr("Set-up"), int(m_steps->steps().size())));
    m_tabs->setTabText(Scenarios, tr("Scenario: %1").arg(scenarioTitle(m_scenarios->current())));
    m_tabs->setTabText(Result, tr("Result"));
}

void RequestTabs::load(const Request& request)
{
    const QSignalBlocker quiet(this);
    m_params->setFields(request.params);
    m_variables->setFields(request.variables);
    m_headers->setFields(request.headers);
    m_body->setBody(request.body, isMultipart(request.headers));
    m_auth->setAuth(request.auth);
    m_transport->setTransport(request.transport);
    m_contract->setContract(request.contract);
    m_steps->setSteps(request.steps);
    m_scenarios->setScenarios(request.scenarios);
    setTitles();
}

void RequestTabs::store(Request& request) const
{
    request.params = m_params->fields();
    request.variables = m_variables->fields();
    request.headers = m_headers->fields();
    request.body = m_body->body();
    request.auth = m_auth->auth();
    request.transport = m_transport->transport();
    request.contract = m_contract->contract();
    request.steps = m_steps->steps();
    request.scenarios = m_scenarios->scenarios();
}

Scenario RequestTabs::scenario() const
{
    return m_scenarios->current();
}

bool RequestTabs::isValid() const
{
    return !m_contract->holdsUnreadRule() && m_scenarios->isValid();
}

void RequestTabs::setLookup(const VariableLookup& lookup)
{
    m_params->setLookup(lookup);
    m_headers->setLookup(lookup);
    m_body->setLookup(lookup);
    m_auth->setLookup(lookup);
    m_transport->setLookup(lookup);
    m_contract->setLookup(lookup);
    m_steps->setLookup(lookup);
}

void RequestTabs::setSavedRequests(const QStringList& paths)
{
    m_steps->setSavedRequests(paths);
}

void RequestTabs::setEffectiveAuth(const EffectiveAuth& effective)
{
    const bool isNone = effective.auth.kind == Auth::Kind::None || effective.auth.kind == Auth::Kind::Inherit;
    const bool isInherited = m_auth->auth().kind == Auth::Kind::Inherit;
    if (!effective.givenInstead.isEmpty())
        m_auth->setNote(effective.givenInstead.text());
    else if (isInherited)
        m_auth->setNote(
            isNone
                ? tr("Neither its folders nor the collection has one: none is sent. The command “%1” is where they "
                     "get one.")
                      .arg(withKeys(plainText(lineOf(Command::EditVariables)), Command::EditVariables))
                : tr("From the %1: %2", "folder pay: bearer token").arg(effective.origin, authTitle(effective.auth)));
    else
        m_auth->setNote({});
}

ProbesEditor& RequestTabs::probes() const
{
    return m_contract->probes();
}

void RequestTabs::setEstimate(const QString& text, bool isTrouble)
{
    m_scenarios->setEstimate(text, isTrouble);
    m_estimate->setText(isTrouble ? QString() : text);
}

void RequestTabs::setRowsPreview(const QString& text)
{
    m_scenarios->setRowsPreview(text);
}

void RequestTabs::show(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

void RequestTabs::formatBody()
{
    show(Body);
    m_body->format();
}

}
