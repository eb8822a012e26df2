// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/database.h"

#include <QByteArrayView>

struct sqlite3_stmt;

namespace idemscope {

/// One prepared statement. Failures are latched in its Database; a statement that could not be prepared does nothing.
/// Parameters count from 1, columns from 0. Bytes that are bound must outlive the step that uses them.
class Statement
{
public:
    Statement(Database& database, const char* sql);
    ~Statement();
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    void bind(int parameter, qint64 value);
    void bind(int parameter, std::optional<qint64> value);
    void bindText(int parameter, QByteArrayView text);
    void bindText(int parameter, const QString& text); ///< copied
    void bindBytes(int parameter, QByteArrayView bytes);
    void bindNull(int parameter);

    /// True: there is a row. After false the statement is ready to be run again.
    bool step();
    /// Runs a statement without rows. False: a failure is latched.
    bool run();
    void reset();

    qint64 integer(int column) const;
    std::optional<qint64> optionalInteger(int column) const;
    bool isNull(int column) const;
    QString text(int column) const;
    QByteArray bytes(int column) const; ///< of a text or a blob

private:
    Database& m_database;
    sqlite3_stmt* m_statement = nullptr;
};

}
