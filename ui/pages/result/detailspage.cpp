// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/detailspage.h"

#include "model/json.h"
#include "report/numbertext.h"
#include "report/steptext.h"
#include "report/words.h"
#include "ui/models/runtext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/linkbutton.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

struct Details
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DetailsPage)
};

QString evidenceText(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Proved:
        return Details::tr("proved: a probe per operation");
    case Evidence::Counted:
        return Details::tr("counted: a probe per run");
    case Evidence::Inferred:
        return Details::tr("inferred: the identity alone");
    case Evidence::None:
        break;
    }
    return Details::tr("none");
}

QString optionalCount(const std::optional<qint64>& count)
{
    return count ? countText(*count) : u"–"_s;
}

QString distributionText(const Distribution& distribution)
{
    if (distribution.count == 0)
        return u"–"_s;
    return Details::tr("p50 %1 · p90 %2 · p99 %3 · max %4")
        .arg(durationText(distribution.p50), durationText(distribution.p90), durationText(distribution.p99),
             durationText(distribution.max));
}

QString momentText(const QString& iso8601)
{
    return QLocale().toString(QDateTime::fromString(iso8601, Qt::ISODateWithMs).toLocalTime(), QLocale::LongFormat);
}

}

DetailsPage::DetailsPage(QString runLogPath, QWidget* parent)
    : QScrollArea(parent)
    , m_runLogPath(std::move(runLogPath))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    fill();
}

void DetailsPage::showRun(const StoredRun& run)
{
    m_run = run;
    m_run->series = {};
    fill();
}

void DetailsPage::showNothing()
{
    m_run.reset();
    fill();
}

void DetailsPage::fill()
{
    setAccessibleName(tr("Details"));
    auto* content = new QWidget(this);
    content->setProperty("surface", u"window"_s);
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(0, 0, Theme::grid, 0);
    m_grid->setSpacing(Theme::grid + Theme::half);
    m_groups = 0;
    if (m_run) {
        addRun();
        if (m_run->judgement) {
            addEffects(m_run->judgement->figures);
            addRepeats(m_run->judgement->figures);
            addLatency(m_run->judgement->figures);
            addRounds(m_run->judgement->figures);
        }
        addSteps();
    } else {
        auto* hint = new QLabel(tr("The details are there once the run has been judged."), content);
        hint->setForegroundRole(QPalette::PlaceholderText);
        m_grid->addWidget(hint, 0, 0, Qt::AlignCenter);
    }
    m_grid->setRowStretch(m_groups, 1);
    setWidget(content);
}

/// What was sent around the operations; none of it counts.
void DetailsPage::addSteps()
{
    if (m_run->steps.empty())
        return;
    QFormLayout* group = addGroup(tr("Set-up and tear-down"));
    const Result<Request> request = requestFromJson(m_run->record.request);
    for (const StepExchange& step : m_run->steps)
        addLine(group, stepTitle(request ? request->steps : std::vector<FlowStep>(), step), stepText(step));
}

QFormLayout* DetailsPage::addGroup(const QString& title)
{
    auto* card = new Card(m_grid->parentWidget());
    auto* layout = new QVBoxLayout(card);
    auto* heading = new QLabel(title, card);
    heading->setFont(theme().headingFont());
    layout->addWidget(heading);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * Theme::grid);
    layout->addLayout(form);
    layout->addStretch();
    m_grid->addWidget(card, m_groups / 2, m_groups % 2);
    ++m_groups;
    return form;
}

void DetailsPage::addLine(QFormLayout* group, const QString& name, const QString& value)
{
    auto* label = new QLabel(name, m_grid->parentWidget());
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* text = new QLabel(value, m_grid->parentWidget());
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setAccessibleName(name);
    group->addRow(label, text);
}

void DetailsPage::addRun()
{
    const RunRow& row = m_run->record.row;
    QFormLayout* group = addGroup(tr("Run %1").arg(row.id));
    addLine(group, tr("What"), shownTitle(row.title));
    addLine(group, tr("Target"), row.target);
    if (!row.environment.isEmpty())
        addLine(group, tr("Environment"), row.environment);
    addLine(group, tr("Started"), momentText(row.started));
    addLine(group, tr("Took"), durationText(row.durationMs * 1000));
    addLine(group, tr("Seed"), QString::number(row.seed));
    addLine(group, tr("Run log"), m_runLogPath);
    if (const QJsonObject rows = m_run->record.facts[u"dataRows"_s].toObject(); !rows.isEmpty())
        addLine(group, tr("Data rows"),
                tr("%1: %n row(s), taken in turn", nullptr, rows[u"count"_s].toInt()).arg(rows[u"file"_s].toString()));
    if (row.parent) {
        auto* link = new LinkButton(m_grid->parentWidget());
        link->setText(tr("run %1").arg(*row.parent));
        connect(link, &LinkButton::clicked, this, [this, parent = *row.parent] { emit runActivated(parent); });
        group->addRow(row.kind == "reconcile"_L1 ? tr("Reconciles") : tr("Belongs to"), link);
    }
    if (m_run->settledBy) {
        auto* link = new LinkButton(m_grid->parentWidget());
        link->setText(tr("run %1").arg(*m_run->settledBy));
        connect(link, &LinkButton::clicked, this, [this, child = *m_run->settledBy] { emit runActivated(child); });
        group->addRow(tr("Reconciled by"), link);
    }
}

void DetailsPage::addEffects(const Figures& figures)
{
    QFormLayout* group = addGroup(tr("Effects"));
    addLine(group, tr("Evidence"), evidenceText(figures.evidence));
    addLine(group, tr("Operations"), countText(figures.operations));
    addLine(group, tr("Expected"),
            figures.expectedMin == figures.expectedMax
                ? countText(figures.expectedMin)
                : tr("%1 to %2").arg(countText(figures.expectedMin), countText(figures.expectedMax)));
    addLine(group, tr("Observed"), optionalCount(figures.observed));
    addLine(group, tr("Duplicates"), countText(figures.duplicates));
    addLine(group, tr("Lost"), countText(figures.lost));
    addLine(group, tr("Unexpected"), countText(figures.unexpected));
    addLine(group, tr("Identities"), countText(figures.identities));
    addLine(group, tr("Duplicate-effect rate"), duplicateRateText(figures));
    for (const ProbeFigures& probe : figures.probes)
        addLine(group, probe.name,
                tr("observed %1, duplicates %2, lost %3, unexpected %4")
                    .arg(optionalCount(probe.observed), countText(probe.duplicates), countText(probe.lost),
                         countText(probe.unexpected)));
}

void DetailsPage::addRepeats(const Figures& figures)
{
    QFormLayout* group = addGroup(tr("Attempts and repeats"));
    addLine(group, tr("Attempts"), countText(figures.attempts));
    addLine(group, tr("Wire sends"), countText(figures.wireSends));
    addLine(group, tr("Outcomes"),
            tr("responded %1 · unknown %2 · refused %3")
                .arg(countText(figures.responded), countText(figures.unknown), countText(figures.refused)));
    addLine(group, tr("Classes"),
            tr("acknowledged %1 · conflict %2 · rejected %3 · failed %4")
                .arg(countText(figures.acknowledged), countText(figures.conflict), countText(figures.rejected),
                     countText(figures.failed)));
    QStringList statuses;
    for (const auto& [status, count] : figures.statuses)
        statuses.append(tr("%1: %2", "HTTP status and how often").arg(status).arg(countText(count)));
    addLine(group, tr("Statuses"), statuses.isEmpty() ? u"–"_s : statuses.join(u" · "_s));
    addLine(group, tr("Repeats"),
            tr("%1, eligible %2, replays of first executions %3")
                .arg(countText(figures.repeats), countText(figures.eligible), countText(figures.replays)));
    addLine(group, tr("Cache-hit ratio"), cacheHitRatioText(figures));
    addLine(group, tr("Conflict ratio"), percentText(figures.conflictRatio, 1));
    addLine(group, tr("Re-execution ratio"), reexecutionRatioText(figures));
    addLine(group, tr("Clients"), tr("%1, unlearned %2").arg(countText(figures.clients), countText(figures.unlearned)));
}

void DetailsPage::addLatency(const Figures& figures)
{
    QFormLayout* group = addGroup(tr("Latency"));
    addLine(group, tr("First executions"), distributionText(figures.first));
    addLine(group, tr("Their replays"), distributionText(figures.replay));
    addLine(group, tr("All"), distributionText(figures.all));
    if (figures.corrected)
        addLine(group, tr("Corrected"), distributionText(*figures.corrected));
    addLine(group, tr("Recovery time"),
            figures.recoveryP50Us && figures.recoveryMaxUs
                ? tr("p50 %1 · max %2").arg(durationText(*figures.recoveryP50Us), durationText(*figures.recoveryMaxUs))
                : u"–"_s);
}

void DetailsPage::addRounds(const Figures& figures)
{
    QFormLayout* group = addGroup(tr("Release and rounds"));
    addLine(group, tr("Release spread"), figures.spreadUs ? durationText(*figures.spreadUs) : u"–"_s);
    addLine(group, tr("Overlap"), overlapText(figures));
    if (figures.segments)
        addLine(group, tr("TCP segments"), countText(*figures.segments));
    addLine(
        group, tr("Rounds"),
        tr("%1, counted %2, violated %3")
            .arg(countText(figures.roundsTotal), countText(figures.roundsCounted), countText(figures.roundsViolated)));
    if (figures.lower95 && figures.upper95)
        addLine(group, tr("Violations, 95 % interval"),
                tr("%1 to %2").arg(percentText(*figures.lower95, 2), percentText(*figures.upper95, 2)));
}

void DetailsPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}
