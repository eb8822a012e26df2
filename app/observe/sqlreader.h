// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "observe/probereader.h"
#include "observe/sqlprobe.h"

namespace idemscope {

/// Asks one database on a thread with a connection of its own, kept between looks (SPEC.md §5, SQL probe). Used by the
/// observer's thread; a database that does not answer holds up neither that thread nor its own end.
class SqlReader
{
public:
    SqlReader(SqlProbe probe, std::shared_ptr<ObserverClock> clock);
    ~SqlReader();
    SqlReader(const SqlReader&) = delete;
    SqlReader& operator=(const SqlReader&) = delete;

    /// Begins to ask once with each set of values. To be followed by collect().
    void begin(std::vector<std::vector<QString>> questions);
    /// Waits for the answers, in order, each within the probe's time limit; a stop ends the wait at once.
    std::vector<ProbeAnswer> collect(std::stop_token stop);

private:
    struct Desk;
    std::shared_ptr<Desk> m_desk;
};

}
