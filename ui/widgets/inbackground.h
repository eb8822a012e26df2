// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace idemscope {

/// Runs `work` on the pool and hands what it gave to `take` on the GUI thread, if `context` is still there. The
/// application waits for the pool when it ends, but is not to be found by QCoreApplication::instance() any more then.
template <typename Context, typename Work, typename Take>
void inBackground(Context* context, Work work, Take take)
{
    const QPointer<Context> alive(context);
    QCoreApplication* application = QCoreApplication::instance();
    QThreadPool::globalInstance()->start([=] {
        auto given = work();
        QMetaObject::invokeMethod(
            application,
            [alive, take, given = std::move(given)] {
                if (alive)
                    take(given);
            },
            Qt::QueuedConnection);
    });
}

}
