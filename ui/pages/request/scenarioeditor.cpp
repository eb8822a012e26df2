// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/scenarioeditor.h"

#include "ui/pages/request/scenarioform.h"
#include "ui/pages/request/scenariotext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

ScenarioEditor::ScenarioEditor(QWidget* parent)
    : QWidget(parent)
    , m_scenarios(1)
    , m_side(new QWidget)
    , m_list(new QListWidget)
    , m_add(new QToolButton)
    , m_duplicate(new QToolButton)
    , m_remove(new QToolButton)
    , m_form(new ScenarioForm)
    , m_sentences(new Label(TextStyle::Body))
    , m_estimate(new Label(TextStyle::Heading))
{
    auto* summary = new QFrame;
    summary->setProperty("surface", u"quote"_s);
    auto* summaryLayout = new QVBoxLayout(summary);
    summaryLayout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, Theme::grid);
    summaryLayout->addWidget(m_estimate);
    summaryLayout->addWidget(m_sentences);
    m_sentences->setWordWrap(true);
    m_estimate->setWordWrap(true);
    auto* content = new QWidget;
    auto* contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins({});
    contentLayout->setSpacing(2 * Theme::grid);
    contentLayout->addWidget(summary);
    contentLayout->addWidget(m_form);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    buildList();
    layout->addWidget(m_side);
    layout->addWidget(separator(Qt::Vertical));
    layout->addWidget(scrollPage(content), 1);
    (new Texts(*this))->bind([this] { setTexts(); });
    connect(m_form, &ScenarioForm::edited, this, &ScenarioEditor::formEdited);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { showCurrent(); });
    connect(m_add, &QToolButton::clicked, this, [this] { add({}); });
    connect(m_duplicate, &QToolButton::clicked, this, [this] {
        Scenario copy = current();
        copy.name = tr("%1 (copy)").arg(copy.name.isEmpty() ? scenarioTitle(copy) : copy.name);
        add(copy);
    });
    connect(m_remove, &QToolButton::clicked, this, &ScenarioEditor::removeCurrent);
    setScenarios({});
}

void ScenarioEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_side->setFixedWidth(std::min(QFontMetrics(theme().bodyFont()).averageCharWidth() * 25, width() / 3));
}

void ScenarioEditor::buildList()
{
    m_side->setProperty("surface", u"sidebar"_s);
    m_side->setAttribute(Qt::WA_StyledBackground);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::half);
    const std::pair<QToolButton*, QString> all[] = {
        {m_add, u"plus"_s}, {m_duplicate, u"duplicate-item"_s}, {m_remove, u"delete"_s}};
    for (const auto& [button, icon] : all) {
        button->setIcon(theme().icon(icon));
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(m_side);
    layout->setContentsMargins(Theme::grid, Theme::grid, Theme::grid, Theme::grid);
    layout->addLayout(buttons);
    layout->addWidget(m_list, 1);
    m_list->setProperty("look", u"side"_s);
    m_list->setUniformItemSizes(true);
    m_list->ensurePolished();
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ScenarioEditor::setTexts()
{
    m_list->setAccessibleName(tr("Scenarios"));
    const std::pair<QToolButton*, QString> all[] = {{m_add, tr("Add a scenario")},
                                                    {m_duplicate, tr("Duplicate this scenario")},
                                                    {m_remove, tr("Delete this scenario")}};
    for (const auto& [button, text] : all) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    }
    if (m_list->count() > 0) {
        fillNames();
        m_sentences->setText(scenarioSentences(current()));
    }
}

void ScenarioEditor::fillNames()
{
    const QSignalBlocker quiet(m_list);
    while (m_list->count() > static_cast<int>(m_scenarios.size()))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < static_cast<int>(m_scenarios.size()))
        m_list->addItem(QString());
    for (std::size_t i = 0; i < m_scenarios.size(); ++i) {
        const Scenario& scenario = m_scenarios[i];
        QListWidgetItem* item = m_list->item(static_cast<int>(i));
        item->setText(scenario.name.isEmpty() ? scenarioTitle(scenario) : scenario.name);
        item->setToolTip(scenarioTitle(scenario));
    }
    m_remove->setEnabled(m_scenarios.size() > 1);
}

void ScenarioEditor::setScenarios(const std::vector<Scenario>& scenarios)
{
    const QSignalBlocker quiet(this);
    m_isUntouchedDefault = scenarios.empty();
    m_scenarios = scenarios.empty() ? std::vector<Scenario>(1) : scenarios;
    fillNames();
    m_list->setCurrentRow(0);
    showCurrent();
}

std::vector<Scenario> ScenarioEditor::scenarios() const
{
    return m_isUntouchedDefault ? std::vector<Scenario>() : m_scenarios;
}

bool ScenarioEditor::isValid() const
{
    return m_form->isValid();
}

Scenario ScenarioEditor::current() const
{
    return m_scenarios[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

void ScenarioEditor::showCurrent()
{
    m_form->setScenario(current());
    m_sentences->setText(scenarioSentences(current()));
    emit currentChanged();
}

void ScenarioEditor::add(const Scenario& scenario)
{
    m_isUntouchedDefault = false;
    m_scenarios.push_back(scenario);
    fillNames();
    m_list->setCurrentRow(m_list->count() - 1);
    emit edited();
}

void ScenarioEditor::removeCurrent()
{
    if (m_scenarios.size() < 2)
        return;
    const int row = m_list->currentRow();
    m_scenarios.erase(m_scenarios.begin() + row);
    fillNames();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    showCurrent();
    emit edited();
}

void ScenarioEditor::formEdited()
{
    m_isUntouchedDefault = false;
    m_scenarios[static_cast<std::size_t>(std::max(0, m_list->currentRow()))] = m_form->scenario();
    fillNames();
    m_sentences->setText(scenarioSentences(current()));
    emit edited();
}

void ScenarioEditor::setEstimate(const QString& text, bool isTrouble)
{
    m_estimate->setText(text);
    static_cast<Label*>(m_estimate)->setStyle(isTrouble ? TextStyle::Bad : TextStyle::Heading);
}

void ScenarioEditor::setRowsPreview(const QString& text)
{
    m_form->setRowsPreview(text);
}

}
