// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/draftfolder.h"

#include "base/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QUuid>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Drafts
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DraftFolder)
};

const QLatin1StringView draftSuffix(".json");

QString lockFile(const QString& folder)
{
    return folder + ".lock"_L1;
}

/// Gives -1 while another process holds it. The kernel lets go of it when its holder dies.
int lock(const QString& file)
{
    const int descriptor = ::open(QFile::encodeName(file).constData(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor >= 0 && ::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        ::close(descriptor);
        return -1;
    }
    return descriptor;
}

void unlock(int descriptor)
{
    if (descriptor >= 0)
        ::close(descriptor);
}

}

DraftFolder::DraftFolder(const QString& root)
    : m_root(root)
    , m_folder(QDir(root).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces)))
{
}

DraftFolder::~DraftFolder()
{
    if (m_lock >= 0 && QDir().rmdir(m_folder))
        QFile::remove(lockFile(m_folder));
    unlock(m_lock);
}

/// The lock is held before the folder is there, so that nobody takes it for an abandoned one.
Result<void> DraftFolder::claim()
{
    if (m_lock >= 0)
        return {};
    QDir().mkpath(m_root);
    m_lock = lock(lockFile(m_folder));
    if (m_lock >= 0 && QDir().mkdir(m_folder))
        return {};
    return fail(ErrorCode::Io, Drafts::tr("Drafts cannot be kept: the folder %1 cannot be written").arg(m_root));
}

Result<QStringList> DraftFolder::adopt()
{
    const QDir root(m_root);
    for (const QString& name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = root.filePath(name);
        if (folder == m_folder)
            continue;
        if (auto claimed = claim(); !claimed)
            return Failure(claimed.error());
        const int held = lock(lockFile(folder));
        if (held < 0)
            continue;
        takeFrom(folder);
        if (QDir().rmdir(folder))
            QFile::remove(lockFile(folder));
        unlock(held);
    }
    QStringList names;
    for (const QString& file : QDir(m_folder).entryList({u'*' + draftSuffix}, QDir::Files))
        names += file.chopped(draftSuffix.size());
    return names;
}

void DraftFolder::takeFrom(const QString& folder)
{
    const QDir from(folder);
    for (const QString& file : from.entryList(QDir::Files | QDir::Hidden)) {
        if (file.endsWith(draftSuffix))
            QFile::rename(from.filePath(file), QDir(m_folder).filePath(file));
        else // half a file of a window that was killed while it wrote
            QFile::remove(from.filePath(file));
    }
}

QString DraftFolder::fileOf(const QString& name) const
{
    return QDir(m_folder).filePath(name + draftSuffix);
}

Result<void> DraftFolder::write(const QString& name, const QByteArray& text)
{
    if (auto claimed = claim(); !claimed)
        return claimed;
    return writeFile(fileOf(name), text, NewFile::Private);
}

void DraftFolder::remove(const QString& name)
{
    QFile::remove(fileOf(name));
}

QString DraftFolder::setAside(const QString& name)
{
    const QString aside = QDir(m_root).filePath(name + ".bad"_L1);
    QFile::rename(fileOf(name), aside);
    return aside;
}

}
