// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>
#include <optional>

struct sqlite3;

namespace idemscope {

/// One SQLite connection, used by one thread at a time. Statements on it latch their first failure here, so that a
/// group of them is checked once: takeFailure() after the last.
class Database
{
public:
    enum class Access { ReadWrite, ReadOnly, Immutable };

    /// Opens an existing file; a busy one is waited for up to `busyTimeoutMs`. Errors as RunLog::open.
    static Result<std::unique_ptr<Database>> open(const QString& path, Access access, int busyTimeoutMs);
    /// An empty database in memory.
    static Result<std::unique_ptr<Database>> openInMemory();
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs SQL without results: one statement or many. False: a failure is latched.
    bool execute(const char* sql);
    /// The integer that a query gives in its first row; 0 without a row or on failure.
    qint64 number(const char* sql);

    /// The file that is open no longer stands under its name: deleted, moved or replaced.
    bool hasVanished() const;

    void noteFailure(int code);
    bool hasFailed() const { return m_failure.has_value(); }
    std::optional<Error> takeFailure();
    /// The latched failure as a Result, taken.
    Result<void> check();

    sqlite3* handle() const { return m_handle; }
    const QString& path() const { return m_path; }
    int busyTimeoutMs() const { return m_busyTimeoutMs; }

private:
    Database(QString path, int busyTimeoutMs);
    static Result<std::unique_ptr<Database>> openName(const QByteArray& name, int flags, const QString& path,
                                                      int busyTimeoutMs);
    static int waitWhileBusy(void* self, int count);

    sqlite3* m_handle = nullptr;
    QString m_path;
    int m_busyTimeoutMs = 0;
    qint64 m_busySince = 0; ///< µs
    std::optional<Error> m_failure;
};

}
