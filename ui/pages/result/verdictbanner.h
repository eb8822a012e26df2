// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/verdict.h"
#include "ui/widgets/card.h"

#include <array>

class QGridLayout;
class QLabel;

namespace idemscope {

class Figure;
class LinkButton;

/// The answer: the verdict as the largest sentence of the page, its evidence, the figures that matter and, one click
/// away, the reasons. GUI thread.
class VerdictBanner : public Card
{
    Q_OBJECT

public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void showJudgement(const Judgement& judgement);
    /// Something other than a judgement: an interrupted run, a failure. Never in the colour of a pass.
    void showNotice(Verdict tone, const QString& sentence, const QString& detail);
    QString sentence() const;
    bool isShowingReasons() const;
    void showReasons(bool show);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void fillFigures();
    void arrange();
    void announce();

    Judgement m_judgement;
    bool m_hasFigures = false;
    QGridLayout* m_grid = nullptr;
    QWidget* m_figures = nullptr;
    int m_figuresRow = -1; ///< of the grid
    std::array<Figure*, 5> m_figure = {};
    QLabel* m_icon = nullptr;
    QLabel* m_sentence = nullptr;
    QLabel* m_evidence = nullptr;
    QLabel* m_reasons = nullptr;
    LinkButton* m_why = nullptr;
};

}
