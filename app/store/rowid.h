// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace idemscope {

/// The row ids of resources/sql/0001_runlog.sql: run << 32 | number within the run.
constexpr qint64 rowId(qint64 run, qint64 number)
{
    return (run << 32) | number;
}
constexpr qint64 numberOfRow(qint64 id)
{
    return id & 0xffffffff;
}
constexpr qint64 firstRow(qint64 run)
{
    return rowId(run, 0);
}
constexpr qint64 lastRow(qint64 run)
{
    return rowId(run, 0xffffffff);
}

/// A body at least this long is stored once for all runs, a shorter one once per run. Looking content up in an index
/// that is spread at random costs a page per body; that is nothing beside a long body and would rule over short ones.
constexpr qint64 sharedBodyBytes = 16 * 1024;

}
