// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/stepseditor.h"

#include "ui/pages/request/stepcard.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

StepsEditor::StepsEditor(QWidget* parent)
    : QWidget(parent)
{
    auto* content = new QWidget;
    auto* hint = new Label(TextStyle::Muted);
    auto* button = new QPushButton(theme().icon(u"plus"_s), QString());
    hint->setWordWrap(true);
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(Theme::grid);
    m_layout->addWidget(hint);
    m_layout->addWidget(button, 0, Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scrollPage(content));
    (new Texts(*this))->bind([button, hint] {
        button->setText(tr("Add a request"));
        hint->setText(
            tr("Requests that a run needs around its operations: log in once, a fresh order for every payment, "
               "tidy up afterwards. They are never counted."));
    });
    connect(button, &QPushButton::clicked, this, [this] {
        add({})->setFocus();
        emit edited();
    });
}

StepCard* StepsEditor::add(const FlowStep& step)
{
    auto* card = new StepCard(step);
    card->setLookup(m_lookup);
    card->setSavedRequests(m_saved);
    m_layout->insertWidget(static_cast<int>(m_cards.size()) + 1, card);
    m_cards.push_back(card);
    connect(card, &StepCard::edited, this, &StepsEditor::edited);
    connect(card, &StepCard::removed, this, [this, card] {
        std::erase(m_cards, card);
        card->hide();
        card->deleteLater();
        emit edited();
    });
    return card;
}

void StepsEditor::setSteps(const std::vector<FlowStep>& steps)
{
    for (StepCard* card : m_cards)
        delete card;
    m_cards.clear();
    for (const FlowStep& step : steps)
        add(step);
}

std::vector<FlowStep> StepsEditor::steps() const
{
    std::vector<FlowStep> steps;
    for (const StepCard* card : m_cards)
        steps.push_back(card->step());
    return steps;
}

void StepsEditor::setLookup(const VariableLookup& lookup)
{
    m_lookup = lookup;
    for (StepCard* card : m_cards)
        card->setLookup(lookup);
}

void StepsEditor::setSavedRequests(const QStringList& paths)
{
    m_saved = paths;
    for (StepCard* card : m_cards)
        card->setSavedRequests(paths);
}

}
