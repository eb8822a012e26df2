// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/sqlconnection.h"

class QSqlError;

namespace idemscope {

/// What went wrong with a question.
struct SqlFault
{
    SqlReply::Trouble trouble = SqlReply::Trouble::Other;
    QString text; ///< English: the database, its own words, the query and the position in it
};

SqlFault sqlFault(const QSqlError& error, const SqlProbe& probe);

/// The database's own words on one line.
QString sqlErrorText(const QSqlError& error);
/// "psql shop at host: MESSAGE, in: QUERY".
QString sqlPlace(const SqlProbe& probe, const QString& message);

}
