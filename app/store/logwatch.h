// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/database.h"
#include "store/fileidentity.h"

namespace idemscope {

/// Tells cheaply whether anybody wrote to a run log, and whether a run or an audit is still in it. Follows a file that
/// is made later or replaced. One thread, its own connection. Errors as RunReader::open.
class LogWatch
{
public:
    explicit LogWatch(QString path);

    Result<qint64> changes(); ///< another number once anybody wrote or the file was replaced
    Result<bool> hasRun(qint64 run);
    Result<bool> hasAudit(qint64 audit);

private:
    Result<void> follow();
    Result<bool> has(const char* sql, qint64 id);

    QString m_path;
    FileIdentity m_identity;
    qint64 m_openings = 0;
    std::unique_ptr<Database> m_database; ///< null: there is no file
};

}
