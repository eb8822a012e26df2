// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/storedfile.h"

#include "base/safefile.h"
#include "model/json.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StoredFile
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::StoredFile)
};

constexpr qint64 longestFile = 64 * 1024 * 1024;

Result<QByteArray> readRegularFile(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return fail(ErrorCode::InvalidInput,
                    StoredFile::tr("%1 is no file: a folder, a pipe or a device stands there").arg(path));
    if (info.size() > longestFile)
        return fail(ErrorCode::Limit, StoredFile::tr("%1 is longer than %2 bytes").arg(path).arg(longestFile));
    return readFile(path, longestFile);
}

Result<void> checkVersion(const QJsonObject& object, const QString& path)
{
    const QJsonValue version = object.value("version"_L1);
    if (version.isUndefined())
        return {};
    const double number = version.toDouble(0);
    if (number < 1 || number != double(qint64(number)))
        return fail(ErrorCode::InvalidInput, StoredFile::tr("%1: version: a whole number from 1 expected").arg(path));
    if (number > storedFileVersion)
        return fail(ErrorCode::InvalidInput,
                    StoredFile::tr("%1: written by a newer version of Idemscope; please update").arg(path));
    return {};
}

}

Result<QJsonObject> readStoredFile(const QString& path)
{
    const auto bytes = readRegularFile(path);
    if (!bytes)
        return Failure(bytes.error());
    auto object = parseJsonObject(*bytes, path);
    if (!object)
        return object;
    if (auto known = checkVersion(*object, path); !known)
        return Failure(known.error());
    object->remove("version"_L1);
    return object;
}

Result<void> writeStoredFile(const QString& path, QJsonObject object)
{
    object.insert("version"_L1, storedFileVersion);
    return writeFile(path, fileText(object), NewFile::Shared);
}

}
