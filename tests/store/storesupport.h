// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runreader.h"

#include <QTemporaryDir>
#include <QTest>

namespace idemscope::test {

/// A run log in a folder of its own.
struct LogFolder
{
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("runs.sqlite"));
};

RunStart someRun(const QString& title = QStringLiteral("POST /payments"));
/// An attempt with every member set, different for every number.
Attempt fullAttempt(qint64 number);
/// A plain attempt that is the last of its client.
Attempt plainAttempt(qint64 number, int operation = 0, int client = 0);
std::vector<Attempt> plainAttempts(qint64 from, qint64 count);
Intent someIntent(int operation, int clients, std::vector<QByteArray> keys);

/// The value, or a failed test with the message of the error.
template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s (%s)", qPrintable(result.error().message), qPrintable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

std::unique_ptr<RunLog> openLog(const QString& path, int busyTimeoutMs = 10'000);
std::unique_ptr<RunReader> openReader(const QString& path);
/// Writes a finished run of plain attempts.
qint64 writeRun(const QString& path, qint64 attempts, const QString& title = QStringLiteral("POST /payments"));

/// The first row and column of a query on the file, from a connection of its own.
QVariant ask(const QString& path, const QByteArray& sql);
/// Runs SQL on the file; false when it failed.
bool execute(const QString& path, const QByteArray& sql);

}
