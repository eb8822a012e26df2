// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/sandboxchip.h"

#include "session/sandboxsession.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/texts.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QWidgetAction>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestProcessingMs = 60'000;

}

SandboxChip::SandboxChip(SandboxSession& sandbox, QWidget* parent)
    : Chip(parent)
    , m_sandbox(sandbox)
    , m_menu(new QMenu(this))
{
    setMenu(m_menu);
    m_menu->setToolTipsVisible(true);
    connect(m_menu, &QMenu::aboutToShow, this, &SandboxChip::build);
    connect(&sandbox, &SandboxSession::changed, this, &SandboxChip::showState);
    connect(&theme(), &Theme::changed, this, &SandboxChip::showState);
    (new Texts(*this))->bind([this] { showState(); });
}

void SandboxChip::showState()
{
    const bool isRunning = m_sandbox.isRunning();
    setDot(theme().color(isRunning ? Happening::Replay : Happening::Refused));
    setText(isRunning ? tr("Sandbox: %1 · %2 ms").arg(m_sandbox.strategy()).arg(m_sandbox.processingMs())
                      : tr("Sandbox: stopped"));
    setToolTip(isRunning ? tr("The practice target listens on %1").arg(m_sandbox.url())
                         : tr("A payments API on this machine, to practise on"));
    setAccessibleName(text());
    setAccessibleDescription(toolTip());
}

void SandboxChip::build()
{
    m_menu->clear();
    const bool isRunning = m_sandbox.isRunning();
    QAction* power = m_menu->addAction(theme().icon(isRunning ? u"stop"_s : u"run"_s),
                                       isRunning ? tr("Stop the sandbox") : tr("Start the sandbox"));
    connect(power, &QAction::triggered, this, &SandboxChip::toggle);
    QAction* page = m_menu->addAction(theme().icon(u"sandbox"_s), tr("Faults and figures…"));
    connect(page, &QAction::triggered, this, &SandboxChip::pageRequested);
    m_menu->addSeparator();
    addCaption(tr("Strategy"));
    auto* group = new QActionGroup(m_menu);
    const QList<SandboxStrategy> strategies = SandboxSession::strategies();
    for (const SandboxStrategy& strategy : strategies) {
        const QString name = strategy.name;
        QAction* action = m_menu->addAction(tr("%1: %2").arg(name, strategy.description));
        action->setCheckable(true);
        action->setChecked(name == m_sandbox.strategy());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, name] { choose(name); });
    }
    m_menu->addSeparator();
    auto* row = new QWidget;
    auto* label = new Label(TextStyle::Body);
    auto* time = new NumberBox(0, longestProcessingMs);
    label->setText(tr("Processing time"));
    label->setBuddy(time);
    time->setAccessibleName(label->text());
    time->setSuffix(tr(" ms"));
    time->setValue(m_sandbox.processingMs());
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(Theme::grid, Theme::half, Theme::grid, Theme::half);
    layout->addWidget(label);
    layout->addStretch(1);
    layout->addWidget(time);
    connect(time, &QSpinBox::valueChanged, &m_sandbox, &SandboxSession::setProcessingMs);
    auto* action = new QWidgetAction(m_menu);
    action->setDefaultWidget(row);
    m_menu->addAction(action);
}

void SandboxChip::addCaption(const QString& text)
{
    auto* label = new Label(TextStyle::Caption);
    label->setText(text);
    label->setContentsMargins(Theme::grid, Theme::half, Theme::grid, Theme::half);
    auto* action = new QWidgetAction(m_menu);
    action->setDefaultWidget(label);
    m_menu->addAction(action);
}

void SandboxChip::choose(const QString& strategy)
{
    const Result<void> chosen = m_sandbox.setStrategy(strategy);
    if (!chosen)
        emit failed(chosen.error());
}

void SandboxChip::toggle()
{
    if (m_sandbox.isRunning()) {
        emit stopRequested();
        return;
    }
    const Result<void> started = m_sandbox.start();
    if (!started)
        emit failed(started.error());
}

}
