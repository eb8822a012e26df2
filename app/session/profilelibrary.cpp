// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/profilelibrary.h"

#include "base/safefile.h"
#include "judge/profiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ProfileLibraryText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ProfileLibrary)
};

Result<void> checkProfile(const Profile& profile)
{
    const std::vector<ProfileFault> faults = profileFaults(profile);
    if (faults.empty())
        return {};
    return fail(ErrorCode::InvalidInput,
                ProfileLibraryText::tr("%1: %2").arg(faults.front().member, faults.front().message));
}

ProfileEntry entryOf(const QString& name, const QString& file, const Result<Profile>& profile)
{
    return profile ? ProfileEntry{name, profile->title, file, {}}
                   : ProfileEntry{name, {}, file, profile.error().message};
}

Result<void> writeProfile(const QString& file, const Profile& profile)
{
    if (!QDir().mkpath(QFileInfo(file).absolutePath()))
        return fail(ErrorCode::Io,
                    ProfileLibraryText::tr("The folder %1 cannot be made").arg(QFileInfo(file).absolutePath()));
    return writeFile(file, profileText(profile));
}

}

QString userProfileFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"profiles"_s);
}

ProfileLibrary::ProfileLibrary(const QString& folder)
    : m_folder(folder)
{
}

std::vector<ProfileEntry> ProfileLibrary::entries() const
{
    std::vector<ProfileEntry> entries;
    for (const QString& name : profileNames())
        entries.push_back(entryOf(name, {}, loadProfile(name)));
    for (const QString& name : profileNamesIn(m_folder))
        entries.push_back(entryOf(name, fileOf(name), loadProfile(name, m_folder)));
    return entries;
}

QStringList ProfileLibrary::names() const
{
    QStringList names;
    for (const QString& name : profileNames())
        names += name;
    for (const QString& name : profileNamesIn(m_folder))
        names += name;
    return names;
}

Result<Profile> ProfileLibrary::profile(const QString& nameOrFile) const
{
    return loadProfile(nameOrFile, m_folder);
}

QString ProfileLibrary::freeName(const QString& name) const
{
    QString free = ProfileLibraryText::tr("%1-copy", "name of a copied profile").arg(name);
    for (int i = 2; !checkFree(free); ++i)
        free = ProfileLibraryText::tr("%1-copy-%2", "name of a copied profile").arg(name).arg(i);
    return free;
}

Result<void> ProfileLibrary::copy(const QString& nameOrFile, const QString& newName) const
{
    auto profile = this->profile(nameOrFile);
    if (!profile)
        return Failure(profile.error());
    profile->name = newName;
    if (auto checked = checkProfile(*profile); !checked)
        return checked;
    if (auto free = checkFree(newName); !free)
        return free;
    return writeProfile(fileOf(newName), *profile);
}

Result<void> ProfileLibrary::copyToFile(const QString& nameOrFile, const QString& file) const
{
    const QFileInfo target(file);
    if (target.absolutePath() == QFileInfo(m_folder).absoluteFilePath() && target.suffix() == "json"_L1)
        return copy(nameOrFile, target.completeBaseName());
    if (target.exists())
        return fail(ErrorCode::NotAllowed, ProfileLibraryText::tr("%1 exists already; choose another name").arg(file));
    auto profile = this->profile(nameOrFile);
    if (!profile)
        return Failure(profile.error());
    profile->name = target.completeBaseName();
    if (auto checked = checkProfile(*profile); !checked)
        return checked;
    return writeProfile(file, *profile);
}

Result<void> ProfileLibrary::save(const QString& name, const Profile& profile) const
{
    const QString file = fileOf(name);
    if (!QFileInfo::exists(file))
        return fail(ErrorCode::NotAllowed,
                    ProfileLibraryText::tr("%1 is none of your own profiles; copy it first").arg(name));
    if (auto checked = checkProfile(profile); !checked)
        return checked;
    // A name that differs in case only is the same file on some systems.
    const bool isRenamed = profile.name != name;
    if (isRenamed && profile.name.compare(name, Qt::CaseInsensitive) != 0) {
        if (auto free = checkFree(profile.name); !free)
            return free;
    }
    if (isRenamed && !QFile::rename(file, fileOf(profile.name)))
        return fail(ErrorCode::Io,
                    ProfileLibraryText::tr("%1 cannot be renamed to %2").arg(file, fileOf(profile.name)));
    return writeProfile(fileOf(profile.name), profile);
}

Result<void> ProfileLibrary::moveToTrash(const QString& name) const
{
    const QString file = fileOf(name);
    if (!QFileInfo::exists(file))
        return fail(ErrorCode::NotFound, ProfileLibraryText::tr("%1 is none of your own profiles").arg(name));
    if (!QFile::moveToTrash(file))
        return fail(ErrorCode::Io,
                    ProfileLibraryText::tr("%1 cannot be moved to the trash; remove it by hand").arg(file));
    return {};
}

QString ProfileLibrary::fileOf(const QString& name) const
{
    return QDir(m_folder).filePath(name + ".json"_L1);
}

Result<void> ProfileLibrary::checkFree(const QString& name) const
{
    if (!names().contains(name, Qt::CaseInsensitive))
        return {};
    return fail(ErrorCode::NotAllowed,
                ProfileLibraryText::tr("There is a profile %1 already; choose another name").arg(name));
}

}
