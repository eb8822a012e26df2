// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/progresspanel.h"

#include "report/numbertext.h"
#include "ui/pages/result/figure.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int iconSize = 28;
constexpr int barSteps = 1000;

}

ProgressPanel::ProgressPanel(QWidget* parent)
    : Card(parent)
    , m_icon(new QLabel(this))
    , m_phase(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_done(new Figure({}, {}, this))
    , m_rate(new Figure({}, {}, this))
    , m_left(new Figure({}, {}, this))
    , m_stop(new QPushButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_phase->setFont(theme().titleFont());
    m_bar->setTextVisible(false);
    m_stop->setIcon(theme().icon(u"stop"_s));
    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::grid);
    words->addWidget(m_phase);
    words->addWidget(m_bar);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid + 2, 2 * Theme::grid, Theme::grid + 2);
    layout->setSpacing(3 * Theme::grid);
    layout->addWidget(m_icon);
    layout->addLayout(words, 1);
    for (Figure* figure : {m_done, m_rate, m_left})
        layout->addWidget(figure);
    layout->addWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, this, &ProgressPanel::stopRequested);
    fill();
}

void ProgressPanel::setSnapshot(const RunSnapshot& snapshot)
{
    if (snapshot.phase == RunPhase::Preparing)
        m_isStopping = false;
    m_snapshot = snapshot;
    fill();
}

void ProgressPanel::setStopping()
{
    m_isStopping = true;
    fill();
}

QString ProgressPanel::phaseText(RunPhase phase)
{
    switch (phase) {
    case RunPhase::Preparing:
        return tr("Preparing");
    case RunPhase::SettingUp:
        return tr("Setting up");
    case RunPhase::ReadingBefore:
        return tr("Reading probes");
    case RunPhase::Firing:
        return tr("Firing");
    case RunPhase::Settling:
        return tr("Settling: waiting for late effects");
    case RunPhase::TearingDown:
        return tr("Tearing down");
    case RunPhase::Judging:
        return tr("Judging");
    case RunPhase::Finished:
        break;
    }
    return tr("Finished");
}

void ProgressPanel::fill()
{
    const qint64 done = m_snapshot.attemptsDone;
    const qint64 planned = m_snapshot.attemptsPlanned;
    m_icon->setPixmap(theme().icon(u"run"_s).pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    m_phase->setText(m_isStopping ? tr("Stopping") : phaseText(m_snapshot.phase));
    m_bar->setAccessibleName(m_phase->text());
    // Until the number is known the bar only says that something goes on.
    m_bar->setRange(0, planned > 0 ? barSteps : 0);
    m_bar->setValue(planned > 0 ? int(double(done) / double(planned) * barSteps) : 0);
    const QString ofPlanned = tr("%1 of %2", "attempts done of planned");
    m_done->setValue(planned > 0 ? ofPlanned.arg(countText(done), countText(planned)) : countText(done));
    m_done->reserve(ofPlanned.arg(countText(planned), countText(planned)));
    m_rate->reserve(countText(100'000));
    m_done->setName(tr("attempts"));
    m_rate->setValue(countText(qint64(m_snapshot.ratePerSecond)));
    m_rate->setName(tr("per second"));
    const bool isWaiting = m_snapshot.waitMs.value_or(0) >= 1'000;
    const std::optional<qint64> left = isWaiting ? m_snapshot.waitMs : m_snapshot.timeLeftMs;
    m_left->setValue(left ? durationText(*left / 100 * 100'000) : u"–"_s);
    m_left->setName(isWaiting ? tr("until the next attempt") : tr("time left"));
    m_left->setToolTip(isWaiting ? tr("The backoff, or the target by Retry-After, asks for this wait; Stop ends it and "
                                      "judges what was fired")
                                 : QString());
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("End the run within a second; what was fired is kept and judged"));
    m_stop->setEnabled(!m_isStopping);
}

void ProgressPanel::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}
