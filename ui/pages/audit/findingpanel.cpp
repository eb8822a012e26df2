// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/findingpanel.h"

#include "report/checktext.h"
#include "ui/pages/result/attemptinspector.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/linkbutton.h"

#include <QEvent>
#include <QPushButton>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostLinks = 8; ///< attempts of one run that are offered

Label* wrapping(TextStyle style)
{
    auto* label = new Label(style);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}

FindingPanel::FindingPanel(HistorySession& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_sentence(wrapping(TextStyle::Heading))
    , m_facts(wrapping(TextStyle::Small))
    , m_details(wrapping(TextStyle::Body))
    , m_evidenceTitle(new Label(TextStyle::Caption))
    , m_evidence(new QWidget)
    , m_evidenceLines(new QVBoxLayout(m_evidence))
    , m_inspector(new AttemptInspector)
    , m_nothing(wrapping(TextStyle::Muted))
    , m_rerun(new QPushButton)
    , m_openRun(new QPushButton)
    , m_reproduce(new QPushButton)
{
    m_evidenceLines->setContentsMargins({});
    m_evidenceLines->setSpacing(2);
    m_rerun->setProperty("button", u"primary"_s);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_rerun, m_openRun, m_reproduce})
        buttons->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_sentence);
    layout->addWidget(m_facts);
    layout->addWidget(m_details);
    layout->addWidget(m_evidenceTitle);
    layout->addWidget(m_evidence);
    layout->addWidget(m_inspector, 1);
    m_nothing->setAlignment(Qt::AlignTop);
    layout->addWidget(m_nothing, 1);
    layout->addLayout(buttons);
    connect(m_rerun, &QPushButton::clicked, this, [this] { emit rerunRequested(m_outcome->id); });
    connect(m_openRun, &QPushButton::clicked, this, [this] { emit runRequested(m_run); });
    connect(m_reproduce, &QPushButton::clicked, this, [this] { emit reproductionRequested(m_outcome->id); });
    connect(&m_history, &HistorySession::attemptReady, this, &FindingPanel::takeAttempt);
    connect(m_inspector, &AttemptInspector::firstWanted, this, [this](const Attempt& of) {
        const qint64 first = of.number - of.index + 1; // of one operation in sequence; else close to it
        m_firstTicket = m_history.requestAttempt(m_run, std::max<qint64>(first, 1));
    });
    clear();
}

void FindingPanel::clear()
{
    m_outcome.reset();
    m_run = 0;
    fill();
}

void FindingPanel::show(const CheckOutcome& outcome)
{
    if (m_outcome == outcome)
        return;
    m_outcome = outcome;
    m_run = outcome.runs.empty() ? 0 : outcome.runs.front();
    fill();
    for (const EvidencePiece& piece : outcome.finding.evidence) {
        if (!piece.attempts.empty()) {
            showAttempt(piece.run, piece.attempts.front());
            return;
        }
    }
    showInspector(false);
}

void FindingPanel::setRerunEnabled(bool isEnabled)
{
    m_rerun->setEnabled(isEnabled && m_outcome);
}

void FindingPanel::fill()
{
    m_rerun->setText(tr("Run this check again"));
    m_openRun->setText(m_run > 0 ? tr("Open run %1").arg(m_run) : tr("Open run"));
    m_openRun->setEnabled(m_run > 0);
    m_reproduce->setText(tr("Copy as reproduction"));
    m_reproduce->setToolTip(tr("A script of curl commands and Markdown that show this without Idemscope"));
    m_reproduce->setVisible(canBeReproduced());
    m_evidenceTitle->setText(tr("Evidence"));
    const bool hasEvidence = m_outcome && !m_outcome->finding.evidence.empty();
    m_evidenceTitle->setVisible(hasEvidence);
    m_evidence->setVisible(hasEvidence);
    if (!m_outcome) {
        m_sentence->setText(tr("Choose a check to see its evidence"));
        m_facts->clear();
        m_details->clear();
        m_details->hide();
        m_nothing->clear();
        showInspector(false);
        return;
    }
    m_nothing->setText(m_outcome->runs.empty() ? tr("This check fired nothing.")
                                               : tr("No single attempt shows this: open the run to see all."));
    const Finding& finding = m_outcome->finding;
    m_sentence->setText(finding.sentence.text());
    QStringList facts{m_outcome->id, answerText(answerOf(finding)), severityText(finding.severity)};
    if (!finding.source.isEmpty())
        facts.append(finding.source);
    m_facts->setText(facts.join(u" · "_s));
    QStringList details;
    for (const Sentence& detail : finding.details)
        details.append(detail.text());
    m_details->setText(details.join(u'\n'));
    m_details->setVisible(!details.isEmpty());
    fillEvidence();
}

/// Whether it found something that single attempts show.
bool FindingPanel::canBeReproduced() const
{
    if (!m_outcome)
        return false;
    const Finding& finding = m_outcome->finding;
    return (finding.result == CheckResult::Fail || finding.result == CheckResult::Warn) &&
           std::any_of(finding.evidence.begin(), finding.evidence.end(),
                       [](const EvidencePiece& piece) { return !piece.attempts.empty(); });
}

/// One line for every run: its attempts as links.
void FindingPanel::fillEvidence()
{
    while (QLayoutItem* item = m_evidenceLines->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const EvidencePiece& piece : m_outcome->finding.evidence) {
        auto* line = new QWidget;
        auto* row = new FlowLayout(line);
        auto* name = new Label(TextStyle::Small);
        name->setText(tr("Run %1, attempts", "followed by their numbers").arg(piece.run));
        row->addWidget(name);
        for (std::size_t i = 0; i < std::min(piece.attempts.size(), mostLinks); ++i) {
            auto* link = new LinkButton;
            const qint64 number = piece.attempts[i];
            link->setText(QString::number(number));
            link->setAccessibleName(tr("Attempt %1 of run %2").arg(number).arg(piece.run));
            connect(link, &LinkButton::clicked, this, [this, run = piece.run, number] { showAttempt(run, number); });
            row->addWidget(link);
        }
        m_evidenceLines->addWidget(line);
    }
}

void FindingPanel::showInspector(bool isShown)
{
    m_inspector->setVisible(isShown);
    m_nothing->setVisible(!isShown);
}

void FindingPanel::showAttempt(qint64 run, qint64 number)
{
    showInspector(true);
    m_run = run;
    m_openRun->setText(tr("Open run %1").arg(run));
    m_openRun->setEnabled(true);
    m_ticket = m_history.requestAttempt(run, number);
}

void FindingPanel::takeAttempt(qint64 ticket, const Attempt& attempt)
{
    if (ticket == m_ticket)
        m_inspector->showAttempt(attempt, {});
    else if (ticket == m_firstTicket)
        m_inspector->showFirst(attempt);
}

void FindingPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}
