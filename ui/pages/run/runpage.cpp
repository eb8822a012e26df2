// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/run/runpage.h"

#include "session/workspacesession.h"
#include "ui/pages/result/resultpage.h"
#include "ui/pages/result/runcleaner.h"
#include "ui/pages/run/backgroundexport.h"
#include "ui/widgets/messagebar.h"

#include <QVBoxLayout>

namespace idemscope {

RunPage::RunPage(const Sessions& sessions, qint64 run, QWidget* parent)
    : Document(parent)
    , m_run(run)
    , m_message(new MessageBar)
    , m_result(new ResultPage(sessions.history, sessions.runLogPath))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_message);
    layout->addWidget(m_result, 1);
    connect(m_result, &ResultPage::reopenRequested, this, &RunPage::runRequested);
    connect(m_result, &ResultPage::exportRequested, this,
            [this, log = sessions.runLogPath](const QString& format, const QString& file) {
                exportInBackground(log, m_run, format, file, *m_message);
            });
    auto* cleaner = new RunCleaner(sessions.history, sessions.runLogPath, *this);
    connect(m_result, &ResultPage::cleanupRequested, this, [this, cleaner, &workspace = sessions.workspace] {
        cleaner->start(m_run, workspace.scopeFor({}), workspace.isCurrentProtected());
    });
    connect(cleaner, &RunCleaner::finished, this, &RunPage::runRequested);
    connect(cleaner, &RunCleaner::failed, this, [this](const Error& error) { m_message->say(error); });
    m_result->showStored(run);
}

QString RunPage::title() const
{
    return tr("Run %1").arg(m_run);
}
qint64 RunPage::run() const
{
    return m_run;
}

}
