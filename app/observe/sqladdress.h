// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace idemscope {

/// Which database a SQL probe asks, taken apart as Qt Sql wants it. It holds no password.
struct SqlAddress
{
    QString driver; ///< of Qt Sql: "QSQLITE", "QPSQL"
    QString database;
    QString host;
    int port = -1;
    QString user;
    QString options; ///< further ones, "key=value;key=value"
    QString title;   ///< for people: "psql shop at 127.0.0.1:5432"

    bool isSqlite() const { return driver == QLatin1String("QSQLITE"); }
    bool isPostgres() const { return driver == QLatin1String("QPSQL"); }
    bool operator==(const SqlAddress&) const = default;
};

/// `driver` is a name of Qt Sql without its Q ("sqlite", "psql"); `connection` a file for SQLite, else
/// "host=… port=… dbname=… user=…" or a URL with scheme. Errors: InvalidInput (a driver that is not installed, with
/// those that are; a password, which belongs into the environment; what cannot be read).
Result<SqlAddress> sqlAddress(const QString& driver, const QString& connection);

/// The variable of the process environment that holds the password of one probe: IDEMSCOPE_SQL_PASSWORD_LEDGER.
QString sqlPasswordVariable(const QString& probeName);
/// The password from that variable, else from IDEMSCOPE_SQL_PASSWORD; empty without either.
QString sqlPassword(const QString& probeName);

}
