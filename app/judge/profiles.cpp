// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/profiles.h"

#include "base/safefile.h"
#include "judge/profilefaults.h"
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

const QLatin1StringView suffix(".json");
const QLatin1StringView schemaSuffix(".schema.json");
const QString shippedFolder = u":/idemscope/profiles"_s;

std::vector<QString> namesIn(const QString& folder)
{
    std::vector<QString> names;
    for (const QString& file : QDir(folder).entryList({u"*.json"_s}, QDir::Files)) {
        if (!file.endsWith(schemaSuffix) && !file.startsWith(u'.'))
            names.push_back(file.chopped(suffix.size()));
    }
    std::sort(names.begin(), names.end());
    return names;
}

bool has(const std::vector<QString>& names, const QString& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

Failure inFile(const QString& fileName, const QString& message, const QString& detail = {})
{
    return fail(ErrorCode::InvalidInput, Profiles::tr("%1: %2").arg(fileName, message), detail);
}

}

Result<Profile> readProfile(const QByteArray& text, const QString& fileName)
{
    const auto object = parseJsonObject(text, fileName);
    if (!object)
        return Failure(object.error());
    auto profile = profileFromFile(*object);
    if (!profile)
        return inFile(fileName, profile.error().message, profile.error().detail);
    const std::vector<ProfileFault> faults = profileFaults(*profile);
    if (!faults.empty())
        return inFile(fileName, Profiles::tr("%1: %2").arg(faults.front().member, faults.front().message));
    return profile;
}

Result<Profile> readProfileFile(const QString& path)
{
    const auto bytes = readFile(path, mostBytes);
    return bytes ? readProfile(*bytes, path) : Result<Profile>(Failure(bytes.error()));
}

QByteArray profileText(const Profile& profile)
{
    return fileText(toJson(profile));
}

std::vector<QString> profileNames()
{
    return namesIn(shippedFolder);
}

std::vector<QString> profileNamesIn(const QString& folder)
{
    std::vector<QString> names = folder.isEmpty() ? std::vector<QString>() : namesIn(folder);
    std::erase_if(names, [shipped = profileNames()](const QString& name) { return has(shipped, name); });
    return names;
}

Result<Profile> loadProfile(const QString& nameOrPath, const QString& ownFolder)
{
    std::vector<QString> names = profileNames();
    if (has(names, nameOrPath))
        return readProfileFile(QDir(shippedFolder).filePath(nameOrPath + suffix));
    const std::vector<QString> own = profileNamesIn(ownFolder);
    if (has(own, nameOrPath)) {
        auto profile = readProfileFile(QDir(ownFolder).filePath(nameOrPath + suffix));
        if (profile)
            profile->name = nameOrPath; // of a file that was renamed by hand
        return profile;
    }
    if (QFileInfo(nameOrPath).isFile())
        return readProfileFile(nameOrPath);
    names.insert(names.end(), own.begin(), own.end());
    const QStringList known(names.begin(), names.end());
    return fail(
        ErrorCode::NotFound,
        Profiles::tr("%1 is neither a profile nor a file. Known profiles: %2.").arg(nameOrPath, known.join(u", "_s)));
}

}
