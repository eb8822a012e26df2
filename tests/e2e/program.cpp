// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QJsonDocument>
#include <QProcessEnvironment>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 60'000;

QString binary()
{
    return qEnvironmentVariable("IDEMSCOPE_BINARY");
}

}

QJsonObject Ended::json() const
{
    return QJsonDocument::fromJson(output).object();
}

Ended runProgram(const QStringList& arguments, const QStringList& environment)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const QString& entry : environment)
        variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    process.setProcessEnvironment(variables);
    process.start(binary(), arguments);
    if (!process.waitForFinished(patienceMs))
        process.kill();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QStringList auditArguments(const QString& url, const QString& store)
{
    return {u"audit"_s,      url + u"/payments"_s,
            u"--store"_s,    store,
            u"-d"_s,         uR"({"amount":10,"currency":"EUR","reference":"{{operation}}"})"_s,
            u"--identity"_s, u"$.id"_s,
            u"--json"_s};
}

ServerProcess::ServerProcess(const QStringList& sandboxArguments)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(binary(), QStringList{u"sandbox"_s} + sandboxArguments);
    const QByteArray announcement = "listening on ";
    while (m_url.isEmpty() && m_process.waitForReadyRead(patienceMs)) {
        while (m_process.canReadLine()) {
            const QByteArray line = m_process.readLine().trimmed();
            if (line.startsWith(announcement))
                m_url = QString::fromUtf8(line.mid(announcement.size()));
        }
    }
}

ServerProcess::~ServerProcess()
{
    terminate();
}

int ServerProcess::terminate()
{
    if (m_process.state() == QProcess::NotRunning)
        return m_process.exitCode();
    m_process.terminate();
    if (!m_process.waitForFinished(patienceMs))
        m_process.kill();
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

}
