// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/preflightview.h"

#include "ui/pages/result/attemptinspector.h"
#include "ui/pages/result/verdictbanner.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int iconSize = 16;
constexpr int mostOfAnswer = 160;

/// What a probe that did not move by one answered, which often shows why.
QString readingText(const ProbeMove& probe)
{
    const QString answer = QString::fromUtf8(probe.raw.left(4 * mostOfAnswer)).simplified();
    const bool isLong = answer.size() > mostOfAnswer || probe.raw.size() > 4 * mostOfAnswer;
    return PreflightView::tr("Probe %1 moved by %2 and reads %3 in its answer: %4")
        .arg(probe.name)
        .arg(*probe.effects)
        .arg(*probe.reading)
        .arg(isLong ? answer.left(mostOfAnswer) + u'…' : answer);
}

}

PreflightView::PreflightView(QWidget* parent)
    : QWidget(parent)
    , m_banner(new VerdictBanner(this))
    , m_layout(new QVBoxLayout(this))
    , m_inspector(new AttemptInspector(this))
{
    m_inspector->setDiffVisible(false);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::grid + Theme::half);
    m_layout->addWidget(m_banner);
    m_layout->addWidget(m_inspector, 1);
}

void PreflightView::showReport(const PreflightReport& report)
{
    m_report = report;
    fill();
    m_inspector->showAttempt(report.attempt, {});
}

QStringList PreflightView::lines() const
{
    return m_lines;
}

void PreflightView::fill()
{
    if (m_report.isReady())
        m_banner->showNotice(Verdict::ExactlyOnce, tr("The contract holds: ready for a burst"), {});
    else
        m_banner->showNotice(Verdict::InDoubt, tr("The contract needs a look before a burst"), {});
    delete m_list;
    m_lines.clear();
    m_list = new QWidget(this);
    new QVBoxLayout(m_list);
    m_list->layout()->setContentsMargins(2 * Theme::grid, 0, 2 * Theme::grid, 0);
    if (m_report.isAcknowledged)
        addLine(true, tr("The request was acknowledged with status %1.").arg(m_report.attempt.status));
    if (m_report.namesIdentity && m_report.attempt.identity)
        addLine(true, tr("The answer names an identity: %1").arg(QString::fromUtf8(*m_report.attempt.identity)));
    for (const ProbeMove& probe : m_report.probes) {
        if (probe.movedByOne())
            addLine(true, tr("Probe %1 moved by one.").arg(probe.name));
        else if (probe.effects && probe.reading)
            addLine(false, readingText(probe));
    }
    for (const Sentence& advice : m_report.advice)
        addLine(false, advice.text());
    if (!m_report.note.isEmpty())
        addLine(false, m_report.note.text());
    m_layout->insertWidget(1, m_list);
}

void PreflightView::addLine(bool isGood, const QString& text)
{
    auto* line = new QHBoxLayout;
    auto* icon = new QLabel(m_list);
    icon->setPixmap(theme()
                        .icon(isGood ? Verdict::ExactlyOnce : Verdict::InDoubt)
                        .pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
    auto* label = new QLabel(text, m_list);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    line->addWidget(icon, 0, Qt::AlignTop);
    line->addWidget(label, 1);
    static_cast<QVBoxLayout*>(m_list->layout())->addLayout(line);
    m_lines.append(text);
}

void PreflightView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_list)
        fill();
}

}
