// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "judge/profilefaults.h"
#include "model/profile.h"

#include <vector>

namespace idemscope {

/// One profile of the library.
struct ProfileEntry
{
    QString name;
    QString title;
    QString file;    ///< empty: shipped
    QString trouble; ///< why its file cannot be read; empty: it can

    bool isShipped() const { return file.isEmpty(); }
    bool operator==(const ProfileEntry&) const = default;
};

/// Where the user's own profiles are: NAME.json each.
QString userProfileFolder();

/// The shipped profiles and the user's own, which are copies in a folder. A value: it remembers the folder, everything
/// else is read when asked for.
class ProfileLibrary
{
public:
    explicit ProfileLibrary(const QString& folder = userProfileFolder());

    const QString& folder() const { return m_folder; }
    /// The shipped ones by name, then the user's own by name; files that cannot be read are listed with their trouble.
    std::vector<ProfileEntry> entries() const;
    QStringList names() const;
    /// By name or by the path of a file. Errors: NotFound, InvalidInput, Io.
    Result<Profile> profile(const QString& nameOrFile) const;

    /// A name that is not taken yet: "NAME-copy", "NAME-copy-2".
    QString freeName(const QString& name) const;
    /// Makes an own profile of another one. Errors: NotAllowed (the name is taken), InvalidInput, NotFound, Io.
    Result<void> copy(const QString& nameOrFile, const QString& newName) const;
    /// The same as a file wherever it is wanted, named like it. Errors: as copy(); NotAllowed for a file that exists.
    Result<void> copyToFile(const QString& nameOrFile, const QString& file) const;
    /// Replaces the own profile `name`; the name in `profile` may be a new one. Errors: NotAllowed (the new name is
    /// taken, or the profile is shipped), InvalidInput (the first fault), Io.
    Result<void> save(const QString& name, const Profile& profile) const;
    /// Moves the file of an own profile to the trash. Errors: NotFound, Io.
    Result<void> moveToTrash(const QString& name) const;

private:
    QString fileOf(const QString& name) const;
    Result<void> checkFree(const QString& name) const;

    QString m_folder;
};

}
