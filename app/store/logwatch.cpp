// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/logwatch.h"

#include "store/logfile.h"
#include "store/statement.h"

#include <QFileInfo>

namespace idemscope {

LogWatch::LogWatch(QString path)
    : m_path(std::move(path))
{
}

Result<void> LogWatch::follow()
{
    const FileIdentity identity = identityOf(m_path);
    if (m_database && identity == m_identity)
        return {};
    m_database.reset();
    if (QFileInfo(m_path).size() == 0) // none, or one that is just being made
        return {};
    auto opened = openForReading(m_path);
    if (!opened)
        return Failure(opened.error());
    m_database = std::move(*opened);
    m_identity = identity;
    ++m_openings;
    return {};
}

Result<qint64> LogWatch::changes()
{
    if (auto ready = follow(); !ready)
        return Failure(ready.error());
    if (!m_database)
        return 0;
    const qint64 version = m_database->number("PRAGMA data_version");
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return (m_openings << 32) + version;
}

Result<bool> LogWatch::has(const char* sql, qint64 id)
{
    if (auto ready = follow(); !ready)
        return Failure(ready.error());
    if (!m_database)
        return false;
    Statement find(*m_database, sql);
    find.bind(1, id);
    const bool isFound = find.step();
    if (auto read = m_database->check(); !read)
        return Failure(read.error());
    return isFound;
}

Result<bool> LogWatch::hasRun(qint64 run)
{
    return has("SELECT 1 FROM runs WHERE id = ? AND NOT is_deleted", run);
}

Result<bool> LogWatch::hasAudit(qint64 audit)
{
    return has("SELECT 1 FROM audits WHERE id = ? AND NOT is_deleted", audit);
}

}
