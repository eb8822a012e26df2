// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/runlocks.h"

#include "base/clock.h"
#include "store/storageerror.h"

#include <QFile>

#include <sqlite3.h>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace idemscope {

namespace {

/// Run ids start at 1.
constexpr qint64 turnByte = 0;

struct flock lockOf(qint64 byte, short type)
{
    struct flock request = {};
    request.l_type = type;
    request.l_whence = SEEK_SET;
    request.l_start = byte;
    request.l_len = 1;
    return request;
}

QByteArray lockFileName(const QString& runLogPath)
{
    return QFile::encodeName(runLogPath + QStringLiteral("-live"));
}

}

Result<std::unique_ptr<RunLocks>> RunLocks::openForWriting(const QString& runLogPath)
{
    const int file = ::open(lockFileName(runLogPath).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return Failure(storageSystemError(runLogPath, errno));
    return std::unique_ptr<RunLocks>(new RunLocks(file));
}

std::unique_ptr<RunLocks> RunLocks::openForReading(const QString& runLogPath)
{
    return std::unique_ptr<RunLocks>(new RunLocks(::open(lockFileName(runLogPath).constData(), O_RDONLY | O_CLOEXEC)));
}

RunLocks::~RunLocks()
{
    if (m_file >= 0)
        ::close(m_file);
}

bool RunLocks::lock(qint64 byte, short type) const
{
    struct flock request = lockOf(byte, type);
    return ::fcntl(m_file, F_OFD_SETLK, &request) == 0;
}

bool RunLocks::hold(qint64 run)
{
    if (!lock(run, F_WRLCK))
        return false;
    m_held.insert(run);
    return true;
}

void RunLocks::release(qint64 run)
{
    m_held.erase(run);
    lock(run, F_UNLCK);
}

bool RunLocks::isAlive(qint64 run) const
{
    if (m_held.contains(run))
        return true;
    struct flock request = lockOf(run, F_WRLCK);
    return m_file >= 0 && ::fcntl(m_file, F_OFD_GETLK, &request) == 0 && request.l_type != F_UNLCK;
}

void RunLocks::waitForTurn(int timeoutMs)
{
    const qint64 until = monotonicMicros() + timeoutMs * qint64(1000);
    while (!lock(turnByte, F_WRLCK) && monotonicMicros() < until)
        sqlite3_sleep(1);
}

void RunLocks::endTurn()
{
    lock(turnByte, F_UNLCK);
}

}
