// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/stagedpage.h"

#include "ui/pages/request/firesafely.h"
#include "ui/widgets/messagebar.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace idemscope {

namespace {

constexpr int pullMs = 100;

}

StagedPage::StagedPage(const Sessions& sessions, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_message(new MessageBar)
    , m_stages(new QStackedWidget)
{
    m_pull.setInterval(pullMs);
    connect(&m_pull, &QTimer::timeout, this, &StagedPage::follow);
}

void StagedPage::build(QWidget* setUp, QWidget* result)
{
    m_stages->addWidget(setUp);
    m_stages->addWidget(result);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_stages, 1);
}

void StagedPage::enter(Stage stage)
{
    m_stages->setCurrentIndex(stage == Stage::SetUp ? 0 : 1);
}

void StagedPage::startSafely(const RunSession::SafetyQuestion& question, const QString& environment,
                             const std::function<void()>& fire)
{
    m_message->clear();
    fireSafely(question, environment, *this, fire);
}

void StagedPage::followRunning()
{
    isRunning() ? m_pull.start() : m_pull.stop();
    emit runningChanged();
    emit statusChanged();
}

}
