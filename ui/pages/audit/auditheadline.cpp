// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/auditheadline.h"

#include "ui/models/numbertext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/linkbutton.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr CheckResult shown[] = {CheckResult::Pass, CheckResult::Fail, CheckResult::Warn, CheckResult::Inconclusive,
                                 CheckResult::NotApplicable};
/// What the filters let through; the first: everything.
constexpr std::optional<CheckResult> filters[] = {std::nullopt, CheckResult::Fail, CheckResult::Warn,
                                                  CheckResult::Inconclusive};
constexpr int barSteps = 1000;

}

QString AuditHeadline::factsText(const Audit& audit)
{
    QStringList lines{tr("%1, profile %2, %3 attempts in %4, seed %5")
                          .arg(audit.title, audit.profile, countText(audit.attempts),
                               durationText(audit.durationMs * 1000), QString::number(audit.seed))};
    for (const Sentence& note : audit.notes)
        lines += note.text();
    return lines.join(u'\n');
}

AuditHeadline::AuditHeadline(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new Label(TextStyle::Title))
    , m_facts(new Label(TextStyle::Small))
    , m_bar(new QProgressBar)
    , m_compare(new QComboBox)
    , m_comparison(new Label(TextStyle::Small))
    , m_export(new QPushButton)
    , m_again(new QPushButton)
    , m_stop(new QPushButton)
{
    build();
    connect(m_again, &QPushButton::clicked, this, &AuditHeadline::againRequested);
    connect(m_stop, &QPushButton::clicked, this, &AuditHeadline::stopRequested);
    connect(m_export, &QPushButton::clicked, this, &AuditHeadline::exportRequested);
    connect(m_compare, &QComboBox::activated, this,
            [this](int row) { emit earlierChosen(m_compare->itemData(row).toLongLong()); });
    connect(&theme(), &Theme::changed, this, &AuditHeadline::retranslate);
    chooseFilter(0);
    retranslate();
}

void AuditHeadline::build()
{
    m_sentence->setWordWrap(true);
    m_facts->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_stop->setIcon(theme().icon(u"stop"_s));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_sentence);
    words->addWidget(m_facts);
    words->addWidget(m_bar);
    auto* top = new QHBoxLayout;
    top->setSpacing(3 * Theme::grid);
    top->addLayout(words, 1);
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        auto* column = new QVBoxLayout;
        column->setSpacing(0);
        m_counts[i] = new Label(TextStyle::Title);
        m_names[i] = new Label(TextStyle::Small);
        for (QLabel* label : {m_counts[i], m_names[i]}) {
            label->setAlignment(Qt::AlignHCenter);
            column->addWidget(label);
        }
        column->addStretch();
        top->addLayout(column);
    }
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(2 * Theme::grid);
    for (std::size_t i = 0; i < m_filters.size(); ++i) {
        m_filters[i] = new LinkButton;
        m_filters[i]->setCheckable(true);
        connect(m_filters[i], &LinkButton::clicked, this, [this, i] { chooseFilter(int(i)); });
        bottom->addWidget(m_filters[i]);
    }
    bottom->addStretch();
    bottom->addWidget(m_comparison);
    for (QWidget* widget : {static_cast<QWidget*>(m_compare), static_cast<QWidget*>(m_export),
                            static_cast<QWidget*>(m_again), static_cast<QWidget*>(m_stop)})
        bottom->addWidget(widget);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    layout->addLayout(top);
    layout->addLayout(bottom);
}

void AuditHeadline::showAudit(const Audit& audit, const AuditScore& score)
{
    m_audit = audit;
    m_score = score;
    m_isStopping = false;
    retranslate();
}

void AuditHeadline::showProgress(const AuditSnapshot& snapshot, const AuditScore& score)
{
    m_audit.reset();
    m_snapshot = snapshot;
    m_score = score;
    retranslate();
}

void AuditHeadline::setStopping()
{
    m_isStopping = true;
    retranslate();
}

void AuditHeadline::setEarlier(const std::vector<std::pair<QString, qint64>>& audits)
{
    m_earlier = audits;
    const QSignalBlocker blocker(m_compare);
    m_compare->clear();
    m_compare->addItem(tr("Compare with…"), 0);
    for (const auto& [text, audit] : audits)
        m_compare->addItem(text, audit);
}

void AuditHeadline::setComparison(const QString& text)
{
    m_comparison->setText(text);
}

void AuditHeadline::chooseFilter(int filter)
{
    for (std::size_t i = 0; i < m_filters.size(); ++i)
        m_filters[i]->setChecked(int(i) == filter);
    emit filterChosen(filters[filter]);
}

void AuditHeadline::fillCounts(const AuditScore& score)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i]->setText(countText(countOf(score, shown[i])));
        m_counts[i]->setStyleSheet(u"color: %1"_s.arg(theme().color(shown[i]).name()));
        m_names[i]->setText(checkResultText(shown[i]));
    }
    const qint64 all = score.pass + score.fail + score.warn + score.inconclusive + score.notApplicable;
    m_filters[0]->setText(tr("All %1").arg(all));
    m_filters[1]->setText(tr("Failed %1").arg(score.fail));
    m_filters[2]->setText(tr("Warnings %1").arg(score.warn));
    m_filters[3]->setText(tr("Inconclusive %1").arg(score.inconclusive));
}

void AuditHeadline::retranslate()
{
    fillCounts(m_score);
    m_again->setText(tr("Audit again…"));
    m_export->setText(tr("Export report…"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("End the audit within a second; what was fired is kept and judged"));
    m_stop->setEnabled(!m_isStopping);
    m_compare->setAccessibleName(tr("Compare with an earlier audit"));
    m_bar->setAccessibleName(tr("Progress of the audit"));
    const bool isOver = m_audit.has_value();
    for (QWidget* widget : {static_cast<QWidget*>(m_again), static_cast<QWidget*>(m_export)})
        widget->setVisible(isOver);
    m_compare->setVisible(isOver && !m_earlier.empty());
    m_stop->setVisible(!isOver);
    m_bar->setVisible(!isOver);
    if (isOver) {
        const CheckResult tone = m_score.grave() > 0 ? CheckResult::Fail
                                 : m_audit->isStopped || m_score.inconclusive > 0 || m_score.pass + m_score.warn == 0
                                     ? CheckResult::Warn
                                     : CheckResult::Pass;
        m_sentence->setText(auditSentence(m_score, m_audit->isStopped));
        m_sentence->setStyleSheet(u"color: %1"_s.arg(theme().color(tone).name()));
        m_facts->setText(factsText(*m_audit));
        return;
    }
    int done = 0;
    for (const CheckProgress& check : m_snapshot.checks)
        done += check.state == CheckState::Done ? 1 : 0;
    m_sentence->setStyleSheet({});
    m_sentence->setText(m_isStopping                ? tr("Stopping")
                        : m_snapshot.isFirstRequest ? tr("Sending one request to see that the contract holds")
                                                    : tr("Auditing"));
    QString facts = tr("%1 of %2 checks, %3 of at most %4 attempts")
                        .arg(countText(done), countText(qint64(m_snapshot.checks.size())),
                             countText(m_snapshot.attemptsDone), countText(m_snapshot.attemptsPlanned));
    if (m_snapshot.timeLeftMs)
        facts = tr("%1, about %2 left").arg(facts, durationText(*m_snapshot.timeLeftMs / 100 * 100'000));
    m_facts->setText(facts);
    m_bar->setRange(0, m_snapshot.attemptsPlanned > 0 ? barSteps : 0);
    if (m_snapshot.attemptsPlanned > 0)
        m_bar->setValue(int(double(m_snapshot.attemptsDone) / double(m_snapshot.attemptsPlanned) * barSteps));
}

void AuditHeadline::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setEarlier(m_earlier);
        retranslate();
    }
}

}
