// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/runreader.h"
#include "store/statement.h"

namespace idemscope {

/// A LIKE pattern (with ESCAPE '\\') for rows that contain the text.
QString likePattern(const QString& text);

/// The numbers of the attempts that a table shows, in its order. One pass over the run finds them, four bytes each;
/// they are kept for the next page until the query or the run changes, so a page deep inside costs as little as the
/// first. Used by one reader.
class AttemptOrder
{
public:
    explicit AttemptOrder(Database& database);

    Result<qint64> count(qint64 run, const AttemptQuery& query);
    Result<std::vector<qint64>> page(qint64 run, const AttemptQuery& query, qint64 offset, qint64 limit);

private:
    struct Extent
    {
        qint64 count = 0;
        qint64 last = 0;
        bool isGrowing = false;
        bool isWithoutGaps() const { return count == last; }
    };

    Extent extent(qint64 run);
    Result<void> prepare(qint64 run, const AttemptQuery& query, bool isGrowing);
    void collect(qint64 run, const AttemptQuery& query);

    Database& m_database;
    Statement m_run, m_last;
    std::vector<quint32> m_numbers; ///< ascending order of m_query
    qint64 m_runShown = 0;
    AttemptQuery m_query;
    qint64 m_version = -1; ///< of the data that m_numbers was made from
};

}
