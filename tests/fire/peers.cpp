// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/peers.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>

namespace idemscope::test {

using namespace Qt::StringLiterals;

namespace {

QString programPath(const QString& program)
{
    const QString found = QStandardPaths::findExecutable(program);
    return found.isEmpty() ? QStandardPaths::findExecutable(program, {u"/usr/sbin"_s, u"/usr/local/sbin"_s}) : found;
}

}

Peers::~Peers()
{
    for (const std::unique_ptr<QProcess>& process : m_processes) {
        process->kill();
        process->waitForFinished();
    }
}

void Peers::runOpenssl(const QStringList& arguments)
{
    QProcess process;
    process.start(programPath(u"openssl"_s), arguments);
    process.waitForFinished();
}

bool Peers::has(const QString& program)
{
    return !programPath(program).isEmpty();
}

quint16 Peers::freePort()
{
    QTcpServer probe;
    probe.listen(QHostAddress::LocalHost);
    return probe.serverPort();
}

void Peers::write(const QString& name, const QByteArray& text) const
{
    QFile file(path(name));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
}

QByteArray Peers::read(const QString& name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Certificate Peers::certificate(const QString& name, const QString& names, bool isExpired)
{
    const Certificate made{path(name + u".pem"_s), path(name + u".key"_s)};
    runOpenssl({u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:prime256v1"_s,
                u"-nodes"_s, u"-days"_s, u"2"_s, u"-subj"_s, u"/CN="_s + name, u"-addext"_s,
                u"subjectAltName="_s + names, u"-keyout"_s, made.key, u"-out"_s, made.certificate});
    if (isExpired) {
        runOpenssl({u"x509"_s, u"-in"_s, made.certificate, u"-signkey"_s, made.key, u"-days"_s, u"-1"_s, u"-out"_s,
                    made.certificate + u".old"_s});
        return {made.certificate + u".old"_s, made.key};
    }
    return made;
}

Certificate Peers::locked(const Certificate& certificate, const QString& password)
{
    const QString key = certificate.key + u".locked"_s;
    runOpenssl(
        {u"pkcs8"_s, u"-topk8"_s, u"-in"_s, certificate.key, u"-out"_s, key, u"-passout"_s, u"pass:"_s + password});
    return {certificate.certificate, key};
}

Certificate Peers::packed(const Certificate& certificate, const QString& password)
{
    const QString file = certificate.certificate + u".p12"_s;
    runOpenssl({u"pkcs12"_s, u"-export"_s, u"-in"_s, certificate.certificate, u"-inkey"_s, certificate.key, u"-out"_s,
                file, u"-passout"_s, u"pass:"_s + password});
    return {file, {}};
}

bool Peers::start(const QString& program, const QStringList& arguments, quint16 port)
{
    auto process = std::make_unique<QProcess>();
    process->setWorkingDirectory(m_folder.path());
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(programPath(program), arguments);
    m_processes.push_back(std::move(process));
    QDeadlineTimer deadline(10'000);
    while (!deadline.hasExpired()) {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, port);
        if (socket.waitForConnected(100))
            return true;
        m_processes.back()->waitForFinished(10);
    }
    return false;
}

quint16 Peers::startNginx(const NginxOptions& options)
{
    const quint16 port = freePort();
    QString tls;
    if (options.tls)
        tls = u"ssl_certificate %1; ssl_certificate_key %2;"_s.arg(options.tls->certificate, options.tls->key);
    if (options.clientAuthority)
        tls += u"ssl_verify_client on; ssl_client_certificate %1;"_s.arg(options.clientAuthority->certificate);
    const QString text =
        u"daemon off; master_process off; worker_processes 1; pid nginx.pid; error_log stderr crit;"
        "events { worker_connections 16384; }"
        "http { access_log off; keepalive_requests 100000000; keepalive_timeout 300s; default_type application/json;"
        "client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; "
        "scgi_temp_path scgi;"
        "server { listen 127.0.0.1:%1 backlog=4096%2%3; %4 %5 } }"_s.arg(port)
            .arg(options.tls ? u" ssl"_s : QString(), options.isHttp2 ? u" http2"_s : QString(), tls,
                 options.locations);
    const QString name = u"nginx-%1.conf"_s.arg(port);
    write(name, text.toUtf8());
    return start(u"nginx"_s, {u"-p"_s, m_folder.path(), u"-c"_s, path(name), u"-e"_s, u"stderr"_s}, port) ? port : 0;
}

quint16 Peers::startNghttpd(const Certificate* tls)
{
    const quint16 port = freePort();
    QDir(m_folder.path()).mkpath(u"root"_s);
    write(u"root/index.html"_s, "hello from nghttpd");
    const QString number = QString::number(port);
    const QStringList common{u"--echo-upload"_s, u"-d"_s, path(u"root"_s), u"-a"_s, u"127.0.0.1"_s};
    const QStringList rest = tls ? QStringList{number, tls->key, tls->certificate} : QStringList{u"--no-tls"_s, number};
    return start(u"nghttpd"_s, common + rest, port) ? port : 0;
}

quint16 Peers::startTinyproxy()
{
    const quint16 port = freePort();
    write(u"tinyproxy.conf"_s, "Listen 127.0.0.1\nPort " + QByteArray::number(port) + "\nTimeout 60\nLogFile \"" +
                                   path(u"tinyproxy.log"_s).toUtf8() + "\"\nLogLevel Info\nMaxClients 50\n");
    return start(u"tinyproxy"_s, {u"-d"_s, u"-c"_s, path(u"tinyproxy.conf"_s)}, port) ? port : 0;
}

}
