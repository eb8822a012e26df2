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
    std::vector<QString> names;
    for (const QString& file : QDir(u":/idemscope/profiles"_s).entryList({u"*.json"_s}, QDir::Files)) {
        if (const QString name = file.chopped(suffix.size()); !name.contains(u'.')) // the schema is no profile
            names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

Result<Profile> loadProfile(const QString& nameOrPath)
{
    const std::vector<QString> names = profileNames();
    if (std::find(names.begin(), names.end(), nameOrPath) != names.end())
        return readProfileFile(u":/idemscope/profiles/%1.json"_s.arg(nameOrPath));
    if (QFileInfo(nameOrPath).isFile())
        return readProfileFile(nameOrPath);
    const QStringList known(names.begin(), names.end());
    return fail(
        ErrorCode::NotFound,
        Profiles::tr("%1 is neither a profile nor a file. Known profiles: %2.").arg(nameOrPath, known.join(u", "_s)));
}

}
