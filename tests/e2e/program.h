// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <memory>

namespace idemscope {

/// How a command of the program under test ended.
struct Ended
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    QJsonObject json() const; ///< of the output; empty if it is none
};

/// Runs `idemscope ARGUMENTS` and waits for its end (at most a minute).
Ended runProgram(const QStringList& arguments, const QStringList& environment = {});

/// `audit` of the sandbox's payments at `url`, identity and JSON included; the probe is left to the caller.
QStringList auditArguments(const QString& url, const QString& store);

/// A process that says `listening on URL` and is ended with this object: the sandbox, or a real target.
class ServerProcess
{
public:
    /// The sandbox of the program under test.
    explicit ServerProcess(const QStringList& sandboxArguments);
    ~ServerProcess();

    QString url() const { return m_url; }
    /// Ends it by SIGTERM and gives its exit code.
    int terminate();

private:
    QProcess m_process;
    QString m_url;
};

}
