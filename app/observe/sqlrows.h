// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"
#include "observe/probepage.h"

class QSqlQuery;

namespace idemscope {

/// What a SQL query answered.
struct SqlRows
{
    ProbePage page;
    QByteArray raw; ///< {"columns":[…],"rows":[[…]]}, cut after 64 KiB of rows
};

/// Reads the rows of an executed query to the end. Count: their number. Number: the only value of the only row, an
/// exact integer. Map: two columns, name and number; a name that comes again adds up. Whether the database failed
/// midway is the query's to say.
SqlRows readSqlRows(QSqlQuery& query, Probe::Reads reads);

}
