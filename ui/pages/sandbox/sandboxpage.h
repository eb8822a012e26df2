// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/sandboxfigures.h"
#include "ui/widgets/document.h"

#include <QTimer>

#include <array>

class QComboBox;
class QPushButton;

namespace idemscope {

class DefectList;
class Figure;
class KeyAgeChart;
class Label;
class MessageBar;
class NumberBox;
class SandboxSession;

/// The practice target in a tab: started and stopped, its strategy, its faults, whose answers it gives, and the figures
/// that a service which deduplicates should watch, live.
class SandboxPage : public Document
{
    Q_OBJECT

public:
    explicit SandboxPage(SandboxSession& sandbox, QWidget* parent = nullptr);

    QString title() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    QWidget* makeHead();
    QWidget* makeChoices();
    QWidget* makeFigures();
    void connectParts();
    void retranslate();
    void showState();
    void showFigures(const SandboxFigures& figures);
    void watch();
    void toggle();
    void chooseDefects();
    void say(const Result<void>& done);

    SandboxSession& m_sandbox;
    QTimer m_watching; ///< asks for the figures while they are seen
    MessageBar* m_message;
    Label* m_state;
    Label* m_address;
    QPushButton* m_power;
    QComboBox* m_strategy;
    Label* m_strategyLabel;
    Label* m_strategyText;
    QComboBox* m_like;
    Label* m_likeLabel;
    NumberBox* m_processing;
    Label* m_processingLabel;
    Label* m_defectsTitle;
    DefectList* m_defects;
    SandboxFigures m_read; ///< the figures that are shown
    std::array<Figure*, 6> m_figures = {};
    KeyAgeChart* m_ages;
};

}
