// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace idemscope::test {

/// A certificate with its key, made by openssl; also usable as the authority that vouches for itself.
struct Certificate
{
    QString certificate; ///< PEM file
    QString key;
};

/// Real servers as child processes, each on a free port with its files in a temporary folder. Null or empty results
/// mean that the program is not installed: skip the test with a notice.
class Peers
{
public:
    Peers() = default;
    ~Peers();
    static bool has(const QString& program);

    /// `names` as openssl writes them: "DNS:localhost,IP:127.0.0.1".
    Certificate certificate(const QString& name, const QString& names, bool isExpired = false);

    /// The same with its key encrypted, or certificate and key in one PKCS #12 file.
    Certificate locked(const Certificate& certificate, const QString& password);
    Certificate packed(const Certificate& certificate, const QString& password);

    struct NginxOptions
    {
        const Certificate* tls = nullptr;
        bool isHttp2 = false;
        const Certificate* clientAuthority = nullptr; ///< clients must show a certificate of it
        QString locations = QStringLiteral("location / { return 201 ok; }");
    };
    quint16 startNginx(const NginxOptions& options);
    quint16 startNghttpd(const Certificate* tls); ///< null: cleartext HTTP/2
    quint16 startTinyproxy();
    QByteArray read(const QString& file) const; ///< of the temporary folder

    static quint16 freePort();

private:
    static void runOpenssl(const QStringList& arguments);
    bool start(const QString& program, const QStringList& arguments, quint16 port);
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) const;

    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

}
