// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/run/backgroundexport.h"

#include "session/runexport.h"
#include "ui/widgets/messagebar.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace idemscope {

namespace {

struct BackgroundExport
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::BackgroundExport)
};

}

void exportInBackground(const QString& runLogPath, qint64 run, const QString& format, const QString& file,
                        MessageBar& news)
{
    const QPointer<MessageBar> bar(&news);
    QThreadPool::globalInstance()->start([=] {
        const Result<void> written = exportRunToFile(runLogPath, run, format, file);
        const auto say = [bar, file, written] {
            if (!bar)
                return;
            if (written)
                bar->say(MessageBar::Kind::Hint,
                         [file] { return BackgroundExport::tr("The run was written to %1").arg(file); });
            else
                bar->say(written.error());
        };
        QMetaObject::invokeMethod(QCoreApplication::instance(), say, Qt::QueuedConnection);
    });
}

}
