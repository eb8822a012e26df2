// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/verdictbanner.h"

#include "report/numbertext.h"
#include "report/words.h"
#include "ui/pages/result/figure.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linkbutton.h"

#include <QAccessible>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int leastSentence = 20; ///< letters of the sentence that stay beside the figures

int iconSize()
{
    return int(QFontMetrics(theme().titleFont()).height() * 1.5);
}

std::pair<QColor, QColor> cardColors(Verdict verdict)
{
    const ThemeColors& colors = theme().colors();
    switch (verdict) {
    case Verdict::Duplicated:
    case Verdict::Unexpected:
    case Verdict::Lost:
        return {colors.badSurface, colors.badBorder};
    case Verdict::InDoubt:
    case Verdict::Inconclusive:
        return {colors.unsureSurface, colors.unsureBorder};
    case Verdict::ExactlyOnce:
        break;
    }
    return {colors.goodSurface, colors.goodBorder};
}

QLabel* makeLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}

VerdictBanner::VerdictBanner(QWidget* parent)
    : Card(parent)
    , m_grid(new QGridLayout(this))
    , m_figures(new QWidget(this))
    , m_icon(new QLabel(this))
    , m_sentence(makeLabel(this))
    , m_evidence(makeLabel(this))
    , m_reasons(makeLabel(this))
    , m_why(new LinkButton(this))
{
    auto* words = new QWidget(this);
    auto* lines = new QGridLayout(words);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setVerticalSpacing(2);
    lines->setHorizontalSpacing(Theme::half);
    lines->addWidget(m_sentence, 0, 0, 1, 2);
    lines->addWidget(m_evidence, 1, 0);
    lines->addWidget(m_why, 1, 1, Qt::AlignTop);
    lines->setColumnStretch(0, 1);
    auto* figures = new QHBoxLayout(m_figures);
    figures->setContentsMargins(0, 0, 0, 0);
    figures->setSpacing(3 * Theme::grid);
    for (Figure*& figure : m_figure) {
        figure = new Figure({}, {}, m_figures);
        figures->addWidget(figure);
    }
    m_grid->setContentsMargins(2 * Theme::grid, Theme::grid + 2, 2 * Theme::grid, Theme::grid + 2);
    m_grid->setHorizontalSpacing(2 * Theme::grid - 2);
    m_grid->addWidget(m_icon, 0, 0);
    m_grid->addWidget(words, 0, 1);
    m_grid->addWidget(m_reasons, 2, 1, 1, 2);
    m_grid->setColumnStretch(1, 1);
    m_why->setCheckable(true);
    connect(m_why, &LinkButton::toggled, this, &VerdictBanner::showReasons);
    connect(&theme(), &Theme::changed, this, &VerdictBanner::restyle);
    m_reasons->hide();
    restyle();
}

void VerdictBanner::showJudgement(const Judgement& judgement)
{
    m_judgement = judgement;
    m_hasFigures = true;
    showReasons(false);
    restyle();
    announce();
}

void VerdictBanner::showNotice(Verdict tone, const QString& sentence, const QString& detail)
{
    m_judgement = {};
    m_judgement.verdict = tone;
    m_judgement.sentence = Sentence::verbatim(sentence);
    m_judgement.evidenceSentence = Sentence::verbatim(detail);
    m_hasFigures = false;
    showReasons(false);
    restyle();
    announce();
}

QString VerdictBanner::sentence() const
{
    return m_judgement.sentence.text();
}

bool VerdictBanner::isShowingReasons() const
{
    return !m_reasons->isHidden();
}

void VerdictBanner::showReasons(bool show)
{
    const bool can = show && !m_why->isHidden();
    m_why->setChecked(can);
    m_reasons->setVisible(can);
}

void VerdictBanner::restyle()
{
    const auto [fill, border] = cardColors(m_judgement.verdict);
    setColors(fill, border);
    m_icon->setPixmap(theme().icon(m_judgement.verdict).pixmap(QSize(iconSize(), iconSize()), devicePixelRatioF()));
    QPalette sentence = palette();
    sentence.setColor(QPalette::WindowText, theme().color(m_judgement.verdict));
    m_sentence->setPalette(sentence);
    m_sentence->setFont(theme().titleFont());
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, readable(theme().colors().mutedText, fill));
    m_evidence->setPalette(quiet);
    m_sentence->setText(m_judgement.sentence.text());
    m_evidence->setText(m_judgement.evidenceSentence.text());
    m_evidence->setVisible(!m_judgement.evidenceSentence.isEmpty());
    QStringList reasons;
    for (const Sentence& reason : m_judgement.reasons) {
        if (reason != m_judgement.evidenceSentence) // which may be the first of them
            reasons.append(u"•  "_s + reason.text());
    }
    m_reasons->setText(reasons.join(u'\n'));
    m_why->setText(tr("Why"));
    m_why->setToolTip(tr("Show the reasons of this verdict"));
    m_why->setVisible(!reasons.isEmpty());
    setAccessibleName(m_sentence->text());
    setAccessibleDescription(m_evidence->text());
    fillFigures();
    arrange();
}

void VerdictBanner::fillFigures()
{
    m_figures->setVisible(m_hasFigures);
    const Figures& figures = m_judgement.figures;
    const std::pair<QString, QString> shown[] = {
        {countText(figures.attempts), tr("attempts")},
        {countText(figures.wireSends), tr("wire sends")},
        {figures.spreadUs ? durationText(*figures.spreadUs) : u"–"_s, tr("release spread")},
        {figures.overlap > 0 ? countText(figures.overlap) : u"–"_s, tr("overlap")},
        {percentText(figures.cacheHitRatio), tr("cache hits")},
    };
    for (size_t i = 0; i < m_figure.size(); ++i) {
        m_figure[i]->setValue(shown[i].first);
        m_figure[i]->setName(shown[i].second);
    }
    m_figure[3]->setToolTip(figures.overlap > 0 ? overlapText(figures) : QString());
}

/// Figures stand beside the sentence, or below it where there is no room.
void VerdictBanner::arrange()
{
    const int least = leastSentence * QFontMetrics(theme().titleFont()).averageCharWidth();
    const int beside = iconSize() + least + m_figures->sizeHint().width() + 10 * Theme::grid;
    const int row = width() < beside ? 1 : 0;
    if (row == m_figuresRow)
        return;
    m_figuresRow = row;
    m_grid->removeWidget(m_figures);
    m_grid->addWidget(m_figures, row, row == 0 ? 2 : 1, 1, row == 0 ? 1 : 2,
                      row == 0 ? Qt::Alignment() : Qt::AlignLeft);
}

void VerdictBanner::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void VerdictBanner::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    arrange();
}

void VerdictBanner::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        restyle();
}

}
