// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/collectionfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Files
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CollectionFiles)
};

const QLatin1StringView requestSuffix(".request.json");
const QLatin1StringView forbiddenLetters("/\\:*?\"<>|");

Failure notDone(const CollectionPlace& place)
{
    return fail(ErrorCode::Io, Files::tr("%1 cannot be changed: is its folder read-only?").arg(place.file()));
}

Result<void> checkThere(const CollectionPlace& place)
{
    if (QFileInfo::exists(place.file()))
        return {};
    return fail(ErrorCode::NotFound, Files::tr("%1 is not there any more").arg(place.file()));
}

Result<void> checkFree(const CollectionPlace& place)
{
    if (auto named = checkCollectionName(place.name(), place.parent().isEmpty()); !named)
        return named;
    if (!QFileInfo::exists(place.file()))
        return {};
    return fail(ErrorCode::NotAllowed,
                Files::tr("There is “%1” already; choose another name or place").arg(place.name()));
}

/// Copies files and folders, links as what they point to. Stops at the first that fails.
bool copyTree(const QString& from, const QString& to)
{
    if (QFileInfo(from).isFile())
        return QFile::copy(from, to);
    if (!QDir().mkpath(to))
        return false;
    const QDir source(from);
    for (const QFileInfo& entry :
         source.entryInfoList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
        if (!copyTree(entry.filePath(), QDir(to).filePath(entry.fileName())))
            return false;
    }
    return true;
}

bool removeTree(const QString& path)
{
    return QFileInfo(path).isDir() ? QDir(path).removeRecursively() : QFile::remove(path);
}

/// A hidden name beside `path`: what stands there is not seen as part of the collection.
QString hiddenBeside(const QString& path)
{
    return QFileInfo(path).absoluteDir().filePath(u".idemscope-"_s + QUuid::createUuid().toString(QUuid::Id128));
}

/// Copies beside its place first, so that half a copy is never seen there.
bool copyInOne(const QString& from, const QString& to)
{
    const QString hidden = hiddenBeside(to);
    const bool isDone = copyTree(from, hidden) && QDir().rename(hidden, to);
    if (!isDone)
        removeTree(hidden);
    return isDone;
}

}

QString CollectionPlace::file() const
{
    if (path.isEmpty())
        return collection;
    return QDir(collection).filePath(isFolder ? path : path + requestSuffix);
}

QString CollectionPlace::name() const
{
    return path.section(u'/', -1);
}

QString CollectionPlace::parent() const
{
    return path.section(u'/', 0, -2);
}

CollectionPlace CollectionPlace::child(const QString& name, bool isChildFolder) const
{
    return {collection, path.isEmpty() ? name : path + u'/' + name, isChildFolder};
}

std::optional<CollectionPlace> CollectionPlace::follow(const CollectionPlace& inner, const CollectionPlace& moved) const
{
    if (inner == *this)
        return moved;
    if (!isFolder || inner.collection != collection || !inner.path.startsWith(path + u'/'))
        return {};
    return CollectionPlace{moved.collection, moved.path + inner.path.sliced(path.size()), inner.isFolder};
}

Result<void> checkCollectionName(const QString& name, bool isAtTop)
{
    const bool hasForbidden = std::any_of(name.begin(), name.end(), [](QChar letter) {
        return forbiddenLetters.contains(letter) || letter.unicode() < 32;
    });
    if (name.trimmed().isEmpty() || name.startsWith(u'.') || name.endsWith(u'.') || name != name.trimmed() ||
        hasForbidden)
        return fail(
            ErrorCode::InvalidInput,
            Files::tr("“%1” is no name for a file on every system: leave out %2, and dots and spaces at the ends")
                .arg(name, forbiddenLetters));
    if (isAtTop && name.compare("environments"_L1, Qt::CaseInsensitive) == 0)
        return fail(
            ErrorCode::InvalidInput,
            Files::tr("“%1” at the top of a collection is where environments are kept; choose another name").arg(name));
    return {};
}

Result<void> makeFolder(const CollectionPlace& place)
{
    if (auto free = checkFree(place); !free)
        return free;
    if (!QDir().mkdir(place.file()))
        return notDone(place);
    return {};
}

Result<void> movePlace(const CollectionPlace& from, const CollectionPlace& to)
{
    if (auto there = checkThere(from); !there)
        return there;
    if (from.follow(to, to) && from != to)
        return fail(ErrorCode::NotAllowed, Files::tr("“%1” cannot be moved into itself").arg(from.name()));
    const bool isOnlyCase = from.file().compare(to.file(), Qt::CaseInsensitive) == 0;
    if (auto free = checkFree(to); !free && !(isOnlyCase && free.error().code == ErrorCode::NotAllowed && from != to))
        return free;
    if (std::rename(QFile::encodeName(from.file()).constData(), QFile::encodeName(to.file()).constData()) == 0)
        return {};
    // Another file system: the copy is whole before the original goes.
    if (errno != EXDEV || !copyInOne(from.file(), to.file()))
        return notDone(from);
    return removeTree(from.file()) ? Result<void>() : notDone(from);
}

Result<void> copyPlace(const CollectionPlace& from, const CollectionPlace& to)
{
    if (auto there = checkThere(from); !there)
        return there;
    if (auto free = checkFree(to); !free)
        return free;
    if (from.isFolder && from.follow(to, to))
        return fail(ErrorCode::NotAllowed, Files::tr("“%1” cannot be copied into itself").arg(from.name()));
    if (!copyInOne(from.file(), to.file()))
        return notDone(to);
    return {};
}

Result<QString> trashPlace(const CollectionPlace& place)
{
    if (auto there = checkThere(place); !there)
        return Failure(there.error());
    QString trashed;
    if (!QFile::moveToTrash(place.file(), &trashed))
        return fail(ErrorCode::Io, Files::tr("%1 cannot be moved to the trash; remove it by hand").arg(place.file()));
    return trashed;
}

Result<void> takeFromTrash(const QString& trashed, const CollectionPlace& place)
{
    if (trashed.isEmpty() || !QFileInfo::exists(trashed))
        return fail(ErrorCode::NotFound, Files::tr("“%1” is not in the trash any more").arg(place.name()));
    if (auto free = checkFree(place); !free)
        return free;
    if (!QDir().mkpath(QFileInfo(place.file()).absolutePath()) || !QDir().rename(trashed, place.file()))
        return notDone(place);
    // The note that the trash keeps about it (freedesktop.org, Trash specification).
    const QFileInfo info(trashed);
    QFile::remove(u"%1/../info/%2.trashinfo"_s.arg(info.absolutePath(), info.fileName()));
    return {};
}

CollectionPlace freePlace(CollectionPlace place)
{
    const QString wanted = place.path;
    for (int number = 2; QFileInfo::exists(place.file()); ++number)
        place.path = u"%1 %2"_s.arg(wanted).arg(number);
    return place;
}

}
