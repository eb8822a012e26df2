// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/profiles.h"

#include "base/safefile.h"
#include "model/json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Profiles
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Profiles)
};

constexpr qint64 mostBytes = 1024 * 1024;

Result<Profile> read(const QString& path)
{
    const auto bytes = readFile(path, mostBytes);
    if (!bytes)
        return Failure(bytes.error());
    const auto object = parseJsonObject(*bytes, path);
    if (!object)
        return Failure(object.error());
    auto profile = profileFromJson(*object);
    if (!profile)
        return fail(profile.error().code, Profiles::tr("%1: %2").arg(path, profile.error().message),
                    profile.error().detail);
    return profile;
}

}

std::vector<QString> profileNames()
{
    std::vector<QString> names;
    for (const QString& file : QDir(u":/idemscope/profiles"_s).entryList({u"*.json"_s}, QDir::Files))
        names.push_back(QFileInfo(file).completeBaseName());
    std::sort(names.begin(), names.end());
    return names;
}

Result<Profile> loadProfile(const QString& nameOrPath)
{
    const std::vector<QString> names = profileNames();
    if (std::find(names.begin(), names.end(), nameOrPath) != names.end())
        return read(u":/idemscope/profiles/%1.json"_s.arg(nameOrPath));
    if (QFileInfo(nameOrPath).isFile())
        return read(nameOrPath);
    const QStringList known(names.begin(), names.end());
    return fail(
        ErrorCode::NotFound,
        Profiles::tr("%1 is neither a profile nor a file. Known profiles: %2.").arg(nameOrPath, known.join(u", "_s)));
}

}
