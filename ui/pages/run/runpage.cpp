// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/run/runpage.h"

#include "ui/pages/result/resultpage.h"

#include <QVBoxLayout>

namespace idemscope {

RunPage::RunPage(const Sessions& sessions, qint64 run, QWidget* parent)
    : Document(parent)
    , m_run(run)
    , m_result(new ResultPage(sessions.history))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_result);
    m_result->showStored(run);
}

QString RunPage::title() const { return tr("Run %1").arg(m_run); }
qint64 RunPage::run() const { return m_run; }

}
