// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/privatepostgres.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>

#include <csignal>
#include <pwd.h>
#include <unistd.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;

QString programFolder()
{
    const QString onPath = QStandardPaths::findExecutable(u"initdb"_s);
    if (!onPath.isEmpty())
        return QFileInfo(onPath).path();
    QDir versions(u"/usr/lib/postgresql"_s);
    const QStringList found = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
    for (const QString& version : found) {
        if (QFile::exists(versions.filePath(version + u"/bin/initdb"_s)))
            return versions.filePath(version + u"/bin"_s);
    }
    return {};
}

}

PrivatePostgres::PrivatePostgres()
{
    m_missing = start();
}

PrivatePostgres::~PrivatePostgres()
{
    if (m_server.state() != QProcess::Running)
        return;
    ::kill(static_cast<pid_t>(m_server.processId()), SIGINT); // "fast shutdown"
    if (!m_server.waitForFinished(patienceMs))
        m_server.kill();
}

QString PrivatePostgres::connection() const
{
    return u"host=%1 port=5432 dbname=postgres user=%2"_s.arg(m_folder.path(), user());
}

QStringList PrivatePostgres::asUser(const QString& program, const QStringList& arguments) const
{
    if (geteuid() != 0)
        return QStringList{program} + arguments;
    const QStringList other{u"setpriv"_s, u"--reuid=nobody"_s, u"--regid=nogroup"_s, u"--clear-groups"_s, program};
    return other + arguments;
}

bool PrivatePostgres::runAsUser(const QString& program, const QStringList& arguments)
{
    QStringList command = asUser(program, arguments);
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.start(command.takeFirst(), command);
    return process.waitForFinished(patienceMs) && process.exitCode() == 0;
}

QString PrivatePostgres::start()
{
    const QString programs = programFolder();
    if (programs.isEmpty())
        return u"PostgreSQL is not installed"_s;
    QFile passwordFile(m_folder.filePath(u"password"_s));
    if (!passwordFile.open(QIODevice::WriteOnly) || passwordFile.write(password().toUtf8()) < 0)
        return passwordFile.errorString();
    passwordFile.close();
    if (const passwd* nobody = geteuid() == 0 ? getpwnam("nobody") : nullptr) {
        for (const QString& path : {m_folder.path(), passwordFile.fileName()}) {
            if (::chown(QFile::encodeName(path).constData(), nobody->pw_uid, nobody->pw_gid) != 0)
                return u"its folder could not be given away"_s;
        }
    }
    const QString data = m_folder.filePath(u"data"_s);
    if (!runAsUser(programs + u"/initdb"_s,
                   {u"-D"_s, data, u"-U"_s, user(), u"-A"_s, u"scram-sha-256"_s, u"--pwfile"_s, passwordFile.fileName(),
                    u"--no-sync"_s, u"--no-locale"_s, u"-E"_s, u"UTF8"_s}))
        return u"initdb failed"_s;
    QStringList command =
        asUser(programs + u"/postgres"_s, {u"-D"_s, data, u"-k"_s, m_folder.path(), u"-c"_s, u"listen_addresses="_s,
                                           u"-c"_s, u"fsync=off"_s, u"-c"_s, u"log_destination=stderr"_s});
    m_server.setWorkingDirectory(m_folder.path());
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    m_server.start(command.takeFirst(), command);
    QByteArray said;
    QElapsedTimer time;
    time.start();
    while (time.elapsed() < patienceMs && m_server.waitForReadyRead(patienceMs)) {
        said += m_server.readAll();
        if (said.contains("ready to accept connections"))
            return {};
    }
    return u"the server did not start: "_s + QString::fromUtf8(said.right(400));
}

}
