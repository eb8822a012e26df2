// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/probeseditor.h"

#include "ui/pages/request/probecard.h"
#include "ui/pages/request/probereadingview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/texts.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

ProbesEditor::ProbesEditor(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    auto* button = new QPushButton(theme().icon(u"plus"_s), QString());
    m_layout->setContentsMargins({});
    m_layout->setSpacing(Theme::grid);
    m_layout->addWidget(button, 0, Qt::AlignLeft);
    (new Texts(*this))->bind([button] { button->setText(tr("Add a probe")); });
    connect(button, &QPushButton::clicked, this, [this] {
        add({})->setFocus();
        emit edited();
    });
}

ProbeCard* ProbesEditor::add(const Probe& probe)
{
    auto* card = new ProbeCard(probe);
    card->setLookup(m_lookup);
    card->reading().setBusy(m_isAsking);
    m_layout->insertWidget(static_cast<int>(m_cards.size()), card);
    m_cards.push_back(card);
    connect(card, &ProbeCard::edited, this, &ProbesEditor::edited);
    connect(&card->reading(), &ProbeReadingView::readRequested, this, [this, card] { ask(card); });
    connect(card, &ProbeCard::removed, this, [this, card] {
        std::erase(m_cards, card);
        card->hide();
        card->deleteLater();
        emit edited();
    });
    return card;
}

void ProbesEditor::ask(ProbeCard* card)
{
    m_asking = card;
    m_isAsking = true;
    for (ProbeCard* other : m_cards)
        other->reading().setBusy(true);
    card->reading().begin();
    emit readRequested(card->probe());
}

void ProbesEditor::showReading(const ProbeLook& look)
{
    m_isAsking = false;
    for (ProbeCard* card : m_cards)
        card->reading().setBusy(false);
    if (m_asking)
        m_asking->reading().showReading(look);
    m_asking.clear();
}

void ProbesEditor::setProbes(const std::vector<Probe>& probes)
{
    for (ProbeCard* card : m_cards)
        delete card;
    m_cards.clear();
    for (const Probe& probe : probes)
        add(probe);
}

std::vector<Probe> ProbesEditor::probes() const
{
    std::vector<Probe> probes;
    for (const ProbeCard* card : m_cards)
        probes.push_back(card->probe());
    return probes;
}

void ProbesEditor::setLookup(const VariableLookup& lookup)
{
    m_lookup = lookup;
    for (ProbeCard* card : m_cards)
        card->setLookup(lookup);
}

}
