// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/auditheadline.h"

#include "report/checktext.h"
#include "report/numbertext.h"
#include "session/profilelibrary.h"
#include "ui/theme/theme.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/linkbutton.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr CheckAnswer shown[] = {CheckAnswer::Pass,   CheckAnswer::Fail,         CheckAnswer::Warn,
                                 CheckAnswer::Remark, CheckAnswer::Inconclusive, CheckAnswer::NotApplicable};
/// What the filters let through; the first: everything.
constexpr std::optional<CheckAnswer> filters[] = {std::nullopt, CheckAnswer::Fail, CheckAnswer::Warn,
                                                  CheckAnswer::Remark, CheckAnswer::Inconclusive};
constexpr int barSteps = 1000;
constexpr int leastSentence = 20; ///< letters of the sentence that stay beside the counts

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
    , m_top(new QGridLayout)
    , m_countsArea(new QWidget)
    , m_compare(new WheelSafeComboBox)
    , m_sideBySide(new LinkButton)
    , m_judge(new QPushButton)
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
    connect(m_sideBySide, &LinkButton::clicked, this, &AuditHeadline::sideBySideToggled);
    connect(m_judge->menu(), &QMenu::aboutToShow, this, &AuditHeadline::fillProfiles);
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
    auto* counts = new QHBoxLayout(m_countsArea);
    counts->setContentsMargins({});
    counts->setSpacing(3 * Theme::grid);
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
        counts->addLayout(column);
    }
    m_top->setHorizontalSpacing(3 * Theme::grid);
    m_top->addLayout(words, 0, 0);
    m_top->setColumnStretch(0, 1);
    auto* bottom = new FlowLayout;
    bottom->setSpacing(2 * Theme::grid);
    for (std::size_t i = 0; i < m_filters.size(); ++i) {
        m_filters[i] = new LinkButton;
        m_filters[i]->setCheckable(true);
        connect(m_filters[i], &LinkButton::clicked, this, [this, i] { chooseFilter(int(i)); });
        bottom->addWidget(m_filters[i]);
    }
    m_comparison->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_comparison->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_sideBySide->setCheckable(true);
    m_judge->setMenu(new QMenu(m_judge));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_comparison, m_compare, m_sideBySide, m_judge, m_export, m_again, m_stop})
        bottom->addWidget(widget);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    layout->addLayout(m_top);
    layout->addLayout(bottom);
    arrange();
}

/// The counts stand beside the sentence, or below it where they would leave it no room.
void AuditHeadline::arrange()
{
    const int least = leastSentence * QFontMetrics(theme().titleFont()).averageCharWidth();
    const int row = width() < least + m_countsArea->sizeHint().width() + 7 * Theme::grid ? 1 : 0;
    if (row == m_countsRow)
        return;
    m_countsRow = row;
    m_top->removeWidget(m_countsArea);
    m_top->addWidget(m_countsArea, row, 1 - row, row == 0 ? Qt::AlignTop : Qt::AlignLeft);
}

QSize AuditHeadline::minimumSizeHint() const
{
    const QSize whole = QWidget::minimumSizeHint();
    return {std::min(whole.width(), m_countsArea->minimumSizeHint().width() + 4 * Theme::grid), whole.height()};
}

void AuditHeadline::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
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
    m_compare->setCurrentIndex(std::max(0, m_compare->findData(m_other)));
}

void AuditHeadline::setComparison(const QString& text)
{
    m_comparison->setText(text);
}

void AuditHeadline::setOther(qint64 audit, bool isSideBySide)
{
    m_other = audit;
    m_sideBySide->setChecked(isSideBySide);
    const QSignalBlocker blocker(m_compare);
    m_compare->setCurrentIndex(std::max(0, m_compare->findData(audit)));
    showButtons();
}

/// Every profile but the one it was judged by.
void AuditHeadline::fillProfiles()
{
    m_judge->menu()->clear();
    for (const QString& profile : ProfileLibrary().names()) {
        if (!m_audit || profile != m_audit->profile)
            m_judge->menu()->addAction(profile, this, [this, profile] { emit judgeRequested(profile); });
    }
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
        m_counts[i]->setText(countText(score.count(shown[i])));
        m_counts[i]->setStyleSheet(u"color: %1"_s.arg(theme().color(shown[i]).name()));
        m_names[i]->setText(answerText(shown[i]));
    }
    const qint64 all = score.pass + score.fail + score.warn + score.inconclusive + score.notApplicable;
    m_filters[0]->setText(tr("All %1").arg(all));
    m_filters[1]->setText(tr("Failed %1").arg(score.count(CheckAnswer::Fail)));
    m_filters[2]->setText(tr("Warnings %1").arg(score.warn));
    m_filters[3]->setText(tr("Remarks %1").arg(score.remarks));
    m_filters[4]->setText(tr("Inconclusive %1").arg(score.inconclusive));
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
    m_sideBySide->setText(tr("Side by side"));
    m_judge->setText(tr("Judge by"));
    m_judge->setToolTip(tr("Judge what was fired by another profile; only what that one asks otherwise is sent"));
    showButtons();
    if (m_audit) {
        const CheckAnswer tone = m_score.count(CheckAnswer::Fail) > 0 ? CheckAnswer::Fail
                                 : m_audit->isStopped || m_score.inconclusive > 0 || m_score.pass + m_score.warn == 0
                                     ? CheckAnswer::Warn
                                     : CheckAnswer::Pass;
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

void AuditHeadline::showButtons()
{
    const bool isOver = m_audit.has_value();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_again, m_export, m_judge})
        widget->setVisible(isOver);
    m_compare->setVisible(isOver && !m_earlier.empty());
    m_sideBySide->setVisible(isOver && m_other > 0);
    m_stop->setVisible(!isOver);
    m_bar->setVisible(!isOver);
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
