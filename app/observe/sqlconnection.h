// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/sqlprobe.h"
#include "observe/sqlrows.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <functional>
#include <memory>

namespace idemscope {

/// How one question went.
struct SqlReply
{
    enum class Trouble { None, Locked, Ended, Lost, Unopened, Other };
    Trouble trouble = Trouble::None; ///< Ended: by the time limit or from outside; Lost: the connection is gone
    SqlRows rows;
};

/// An open connection that can only read (SPEC.md §5): SQLite opened read-only with query_only, elsewhere a read-only
/// transaction with a time limit; both are rolled back. Lives on the thread that opens it.
class SqlConnection
{
public:
    /// Errors: Network, in English, with the database's own words.
    static Result<std::unique_ptr<SqlConnection>> open(const SqlProbe& probe);
    ~SqlConnection();
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;

    /// Asks with these values; an error in the reply says what the database said and where in the query.
    SqlReply ask(const std::vector<QString>& values);
    /// Ends the transaction that questions share.
    void rest();

    /// Ends a question under way; for any thread, any time, also after this connection is gone.
    std::function<void()> interrupter() const { return m_interrupt; }

private:
    explicit SqlConnection(const SqlProbe& probe);
    QString start();
    QString protect();
    void findInterrupter();
    std::optional<QSqlError> begin();
    bool prepare();
    SqlReply failure(const QSqlError& error);

    const SqlProbe m_probe;
    const QString m_name;
    QSqlDatabase m_database;
    std::optional<QSqlQuery> m_query;
    bool m_isInTransaction = false;
    std::function<void()> m_interrupt = [] {
    };
    std::function<void()> m_letGo = [] {
    };
};

}
