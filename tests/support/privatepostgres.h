// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace idemscope {

/// A PostgreSQL server of a test's own, in a temporary folder, reached by a unix socket alone; run by "nobody" where
/// the test is root, which PostgreSQL refuses. It ends with the object.
class PrivatePostgres
{
public:
    PrivatePostgres();
    ~PrivatePostgres();

    bool isRunning() const { return m_missing.isEmpty(); }
    QString missing() const { return m_missing; } ///< why there is no server: the notice of a skipped test

    QString user() const { return QStringLiteral("owner"); }
    QString password() const { return QStringLiteral("owner-secret"); }
    QString connection() const; ///< "host=… port=… dbname=postgres user=owner"

private:
    QString start();
    bool runAsUser(const QString& program, const QStringList& arguments);
    QStringList asUser(const QString& program, const QStringList& arguments) const;

    QTemporaryDir m_folder;
    QProcess m_server;
    QString m_missing;
};

}
