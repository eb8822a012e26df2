// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/models/runtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace idemscope {

namespace {

struct RunText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunText)
};

}

QString runStatusText(const RunRow& run)
{
    const QString seconds = QLocale().toString(double(run.durationMs) / 1000, 'f', 2);
    switch (run.state) {
    case RunState::Finished:
        return RunText::tr("Run %1 · seed %2 · finished in %3 s").arg(run.id).arg(run.seed).arg(seconds);
    case RunState::Stopped:
        return RunText::tr("Run %1 · seed %2 · stopped after %3 s").arg(run.id).arg(run.seed).arg(seconds);
    case RunState::Interrupted:
        return RunText::tr("Run %1 was interrupted").arg(run.id);
    case RunState::Running:
        break;
    }
    return RunText::tr("Run %1 is under way").arg(run.id);
}

}
