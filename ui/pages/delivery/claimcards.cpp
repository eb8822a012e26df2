// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/delivery/claimcards.h"

#include "model/deliverytext.h"
#include "ui/models/deliverylook.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSize = 20;

}

ClaimCards::ClaimCards(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(2 * Theme::grid);
    connect(&theme(), &Theme::changed, this, &ClaimCards::fill);
}

void ClaimCards::announce(const std::vector<Discipline>& disciplines)
{
    std::vector<Claim> claims;
    for (const Discipline discipline : disciplines)
        claims.push_back({discipline, ClaimVerdict::Undecided, {}});
    if (!m_isKnown && claims == m_claims)
        return;
    m_claims = std::move(claims);
    m_isKnown = false;
    fill();
}

void ClaimCards::show(const std::vector<Claim>& claims)
{
    m_claims = claims;
    m_isKnown = true;
    fill();
}

ClaimCards::Face ClaimCards::makeFace()
{
    Face face{new Card, new QLabel, new Label(TextStyle::Heading), new Label(TextStyle::Body),
              new Label(TextStyle::Small)};
    auto* head = new QHBoxLayout;
    head->setSpacing(Theme::grid);
    head->addWidget(face.icon);
    head->addWidget(face.title, 1);
    auto* layout = new QVBoxLayout(face.card);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + Theme::half, 2 * Theme::grid, Theme::grid + Theme::half);
    layout->setSpacing(Theme::half);
    layout->addLayout(head);
    for (Label* label : {face.sentence, face.explanation}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    layout->addStretch();
    m_layout->addWidget(face.card, 1);
    return face;
}

void ClaimCards::fill()
{
    while (m_faces.size() < m_claims.size())
        m_faces.push_back(makeFace());
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_faces[i].card->setVisible(i < m_claims.size());
        if (i < m_claims.size())
            fillFace(m_faces[i], m_claims[i]);
    }
}

void ClaimCards::fillFace(const Face& face, const Claim& claim) const
{
    const QString name = nameOf(claim.discipline).text();
    const Verdict look = lookOf(claim.verdict);
    face.icon->setVisible(m_isKnown);
    face.icon->setPixmap(theme().icon(look).pixmap(iconSize, iconSize));
    face.title->setText(m_isKnown ? tr("%1: %2", "discipline and verdict").arg(name, nameOf(claim.verdict).text())
                                  : name);
    face.title->setStyleSheet(m_isKnown ? u"color: %1"_s.arg(theme().color(look).name()) : QString());
    face.sentence->setVisible(m_isKnown);
    face.sentence->setText(claim.sentence.text());
    face.explanation->setText(explanationOf(claim.discipline).text());
}

void ClaimCards::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}
