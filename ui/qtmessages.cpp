// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/qtmessages.h"

#include <QMutex>

namespace idemscope {

namespace {

QBasicMutex g_mutex; ///< a message of another thread may come while the journal goes
Journal* g_journal = nullptr;
QtMessageHandler g_usual = nullptr;

Journal::Severity severityOf(QtMsgType type)
{
    switch (type) {
    case QtWarningMsg:
        return Journal::Severity::Warning;
    case QtCriticalMsg:
    case QtFatalMsg:
        return Journal::Severity::Trouble;
    case QtDebugMsg:
    case QtInfoMsg:
        break;
    }
    return Journal::Severity::Note;
}

void take(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (g_usual)
        g_usual(type, context, message);
    const QMutexLocker lock(&g_mutex);
    if (!g_journal)
        return;
    QMetaObject::invokeMethod(
        g_journal, [journal = g_journal, type, message] { journal->record(severityOf(type), message); },
        Qt::QueuedConnection);
}

}

QtMessages::QtMessages(Journal& journal)
{
    g_journal = &journal;
    g_usual = qInstallMessageHandler(take);
}

QtMessages::~QtMessages()
{
    qInstallMessageHandler(g_usual);
    const QMutexLocker lock(&g_mutex);
    g_journal = nullptr;
}

}
