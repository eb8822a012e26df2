// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace idemscope {

namespace {

struct SafeFile
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SafeFile)
};

Failure notWritten(const QString& path, const QIODevice& device)
{
    return fail(ErrorCode::Io, SafeFile::tr("%1 cannot be written: %2").arg(path, device.errorString()));
}

/// Qt knows no reason where a full disk took a part.
QString reasonOf(int systemError, const QIODevice& device)
{
    return systemError != 0 ? qt_error_string(systemError) : device.errorString();
}

/// Where a file that may not exist yet would be made.
QString resolvedPath(QString path)
{
    constexpr int mostLinks = 40; // as Linux has it
    for (int links = 0; links < mostLinks && QFileInfo(path).isSymLink(); ++links)
        path = QFileInfo(path).symLinkTarget();
    const QFileInfo file(path);
    const QString folder = QFileInfo(file.absolutePath()).canonicalFilePath();
    return (folder.isEmpty() ? file.absolutePath() : folder) + u'/' + file.fileName();
}

}

QByteArray firstBytes(QIODevice& device, qint64 most)
{
    constexpr qint64 leastAtOnce = 64 * 1024;
    const qint64 atOnce = std::max(leastAtOnce, device.size());
    QByteArray bytes;
    while (bytes.size() < most) {
        const QByteArray part = device.read(std::min(atOnce, most - bytes.size()));
        if (part.isEmpty())
            break;
        bytes += part;
    }
    return bytes;
}

Result<QByteArray> readFile(const QString& path, qint64 maximumBytes)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::NotFound, SafeFile::tr("%1: there is no such file").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, SafeFile::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    QByteArray bytes = firstBytes(file, maximumBytes + 1);
    if (bytes.size() > maximumBytes)
        return fail(ErrorCode::Limit, SafeFile::tr("%1 is longer than %2 bytes").arg(path).arg(maximumBytes));
    if (file.error() != QFileDevice::NoError)
        return fail(ErrorCode::Io, SafeFile::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    return bytes;
}

Result<void> writeAll(QIODevice& device, const QByteArray& bytes)
{
    errno = 0;
    if (device.write(bytes) == bytes.size())
        return {};
    const QString reason = reasonOf(errno, device);
    if (const auto* file = qobject_cast<QFileDevice*>(&device))
        return fail(ErrorCode::Io, SafeFile::tr("%1 cannot be written: %2").arg(file->fileName(), reason));
    return fail(ErrorCode::Io, SafeFile::tr("The output cannot be written: %1").arg(reason));
}

Result<void> writeFile(const QString& path, const QByteArray& bytes, NewFile mode)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    return saveFile(
        path, [&](QIODevice& device) { return writeAll(device, bytes); }, mode);
}

Result<void> saveFile(const QString& path, const std::function<Result<void>(QIODevice&)>& fill, NewFile mode)
{
    if (isDevice(path)) {
        QFile device(path);
        if (!device.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return notWritten(path, device);
        return fill(device);
    }
    QSaveFile file(path);
    const bool isNew = !QFile::exists(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file);
    if (isNew && mode == NewFile::Private && !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return notWritten(path, file);
    if (auto filled = fill(file); !filled)
        return filled;
    // commit() does not notice that what was still buffered found no room, and would put an empty file in place.
    errno = 0;
    if (!file.flush()) {
        const QString reason = reasonOf(errno, file);
        file.cancelWriting();
        return fail(ErrorCode::Io, SafeFile::tr("%1 cannot be written: %2").arg(path, reason));
    }
    if (!file.commit())
        return notWritten(path, file);
    return {};
}

bool isSameFile(const QString& one, const QString& other)
{
    std::error_code unknown; // where one does not exist
    return std::filesystem::equivalent(QFile::encodeName(one).toStdString(), QFile::encodeName(other).toStdString(),
                                       unknown) ||
           resolvedPath(one) == resolvedPath(other);
}

bool isDevice(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

}
