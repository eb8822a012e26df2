// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/delivery/deliveryheadline.h"

#include "report/deliveryreport.h"
#include "report/numbertext.h"
#include "ui/models/deliverylook.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int barSteps = 1000;

qint64 countOf(const std::vector<Claim>& claims, ClaimVerdict verdict)
{
    return std::count_if(claims.begin(), claims.end(),
                         [verdict](const Claim& claim) { return claim.verdict == verdict; });
}

ClaimVerdict worstOf(const std::vector<Claim>& claims)
{
    for (const ClaimVerdict verdict : {ClaimVerdict::Refuted, ClaimVerdict::Undecided}) {
        if (countOf(claims, verdict) > 0)
            return verdict;
    }
    return claims.empty() ? ClaimVerdict::Undecided : ClaimVerdict::Supported;
}

}

DeliveryHeadline::DeliveryHeadline(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new Label(TextStyle::Title))
    , m_facts(new Label(TextStyle::Small))
    , m_notes(new Label(TextStyle::Small))
    , m_bar(new QProgressBar)
    , m_export(new QPushButton)
    , m_again(new QPushButton)
    , m_stop(new QPushButton)
    , m_texts(*this)
{
    build();
    connect(m_again, &QPushButton::clicked, this, &DeliveryHeadline::againRequested);
    connect(m_stop, &QPushButton::clicked, this, &DeliveryHeadline::stopRequested);
    connect(m_export, &QPushButton::clicked, this, &DeliveryHeadline::exportRequested);
    connect(&theme(), &Theme::changed, this, &DeliveryHeadline::fill);
    m_texts.bind([this] {
        m_again->setText(tr("Deliver again…"));
        m_export->setText(tr("Export report…"));
        m_stop->setText(tr("Stop"));
        m_stop->setToolTip(tr("End the delivery within a second; what was fired is kept and judged"));
        m_bar->setAccessibleName(tr("Progress of the delivery"));
        fill();
    });
}

void DeliveryHeadline::build()
{
    for (Label* label : {m_sentence, m_facts, m_notes})
        label->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_stop->setIcon(theme().icon(u"stop"_s));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_sentence, m_facts, m_notes, m_bar})
        words->addWidget(widget);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(2 * Theme::grid);
    layout->addLayout(words, 1);
    for (QPushButton* button : {m_export, m_again, m_stop})
        layout->addWidget(button, 0, Qt::AlignTop);
}

void DeliveryHeadline::showDelivery(const Delivery& delivery, const std::vector<Claim>& claims, bool canRepeat)
{
    m_delivery = delivery;
    m_claims = claims;
    m_canRepeat = canRepeat;
    m_isStopping = false;
    fill();
}

void DeliveryHeadline::showProgress(const DeliverySnapshot& snapshot)
{
    m_delivery.reset();
    m_snapshot = snapshot;
    fill();
}

void DeliveryHeadline::setStopping()
{
    m_isStopping = true;
    fill();
}

void DeliveryHeadline::fill()
{
    const bool isOver = m_delivery.has_value();
    m_export->setVisible(isOver);
    m_again->setVisible(isOver && m_canRepeat);
    m_stop->setVisible(!isOver);
    m_stop->setEnabled(!m_isStopping);
    m_bar->setVisible(!isOver);
    isOver ? fillResult() : fillProgress();
}

void DeliveryHeadline::fillResult()
{
    m_sentence->setText(deliverySentence(m_claims));
    m_sentence->setStyleSheet(u"color: %1"_s.arg(theme().color(lookOf(worstOf(m_claims))).name()));
    m_facts->setText(tr("%1 at %2, %3 messages in each cell, %4 attempts in %5, seed %6")
                         .arg(m_delivery->title, m_delivery->target, countText(m_delivery->scenario.messages),
                              countText(m_delivery->attempts), durationText(m_delivery->durationMs * 1000),
                              QString::number(m_delivery->seed)));
    QStringList notes;
    for (const Sentence& note : m_delivery->notes)
        notes += note.text();
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

void DeliveryHeadline::fillProgress()
{
    qint64 done = 0;
    for (const CellProgress& cell : m_snapshot.cells)
        done += cell.state == CellState::Done ? 1 : 0;
    m_notes->hide();
    m_sentence->setStyleSheet({});
    m_sentence->setText(m_isStopping ? tr("Stopping") : tr("Delivering"));
    QString facts = tr("%1 of %2 cells, %3 of about %4 attempts")
                        .arg(countText(done), countText(qint64(m_snapshot.cells.size())),
                             countText(m_snapshot.attemptsDone), countText(m_snapshot.attemptsExpected));
    if (m_snapshot.timeLeftMs)
        facts = tr("%1, about %2 left").arg(facts, durationText(*m_snapshot.timeLeftMs / 100 * 100'000));
    m_facts->setText(facts);
    const bool isKnown = m_snapshot.attemptsExpected > 0;
    m_bar->setRange(0, isKnown ? barSteps : 0);
    if (isKnown)
        m_bar->setValue(
            int(std::min(1.0, double(m_snapshot.attemptsDone) / double(m_snapshot.attemptsExpected)) * barSteps));
}

}
