// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqladdress.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QUrl>
#include <QUrlQuery>

#include <vector>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct SqlAddressText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SqlAddress)
};

constexpr auto passwordVariable = "IDEMSCOPE_SQL_PASSWORD"_L1;

struct Setting
{
    QString name;
    QString value;
};

QString driverName(const QString& name)
{
    const QString lower = name.trimmed().toLower();
    if (lower == "postgres"_L1 || lower == "postgresql"_L1)
        return u"QPSQL"_s;
    return (lower.startsWith(u'q') ? QString() : u"Q"_s) + lower.toUpper();
}

QString installedDrivers()
{
    QStringList names;
    for (const QString& driver : QSqlDatabase::drivers())
        names.append(driver.mid(1).toLower());
    return names.isEmpty() ? SqlAddressText::tr("none") : names.join(u", "_s);
}

bool isPasswordName(const QString& name)
{
    const QString lower = name.toLower();
    return lower == "password"_L1 || lower == "pwd"_L1 || lower == "passwd"_L1 || lower == "sslpassword"_L1;
}

Failure passwordRefused()
{
    return fail(ErrorCode::InvalidInput,
                SqlAddressText::tr("A password does not belong into a connection, which is stored: write "
                                   "password={{NAME}} with a secret variable, or set it in the environment as %1")
                    .arg(passwordVariable));
}

/// "name=value name='a value'", as libpq reads it; a semicolon separates as well.
Result<std::vector<Setting>> settingsFrom(const QString& text)
{
    std::vector<Setting> settings;
    qsizetype at = 0;
    const auto isGap = [&](qsizetype i) {
        return text.at(i).isSpace() || text.at(i) == u';';
    };
    while (true) {
        while (at < text.size() && isGap(at))
            ++at;
        if (at >= text.size())
            return settings;
        const qsizetype equals = text.indexOf(u'=', at);
        if (equals < 0)
            return fail(ErrorCode::InvalidInput,
                        SqlAddressText::tr("The connection says “%1” where “name=value” is expected, such as "
                                           "host=127.0.0.1 port=5432 dbname=shop user=reader")
                            .arg(text.mid(at)));
        Setting setting{text.mid(at, equals - at).trimmed(), {}};
        at = equals + 1;
        const bool isQuoted = at < text.size() && text.at(at) == u'\'';
        at += isQuoted ? 1 : 0;
        while (at < text.size() && (isQuoted ? text.at(at) != u'\'' : !isGap(at))) {
            if (text.at(at) == u'\\' && at + 1 < text.size())
                ++at;
            setting.value += text.at(at++);
        }
        at += isQuoted ? 1 : 0;
        settings.push_back(std::move(setting));
    }
}

Result<std::vector<Setting>> settingsFromUrl(const QString& text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid())
        return fail(ErrorCode::InvalidInput, SqlAddressText::tr("The connection is no URL: %1").arg(url.errorString()));
    std::vector<Setting> settings{
        {u"host"_s, url.host()}, {u"dbname"_s, url.path().mid(1)}, {u"user"_s, url.userName()}};
    if (url.port() >= 0)
        settings.push_back({u"port"_s, QString::number(url.port())});
    if (!url.password().isEmpty())
        settings.push_back({u"password"_s, {}});
    for (const auto& [name, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded))
        settings.push_back({name, value});
    return settings;
}

Result<void> apply(SqlAddress& address, const Setting& setting)
{
    const QString name = setting.name.toLower();
    if (isPasswordName(name))
        return passwordRefused();
    if (name == "host"_L1 || name == "hostaddr"_L1 || name == "server"_L1)
        address.host = setting.value;
    else if (name == "dbname"_L1 || name == "database"_L1 || name == "dsn"_L1)
        address.database = setting.value;
    else if (name == "user"_L1 || name == "uid"_L1)
        address.user = setting.value;
    else if (name == "port"_L1)
        address.port = setting.value.toInt();
    else if (!setting.value.isEmpty())
        address.options += (address.options.isEmpty() ? QString() : u";"_s) + setting.name + u'=' + setting.value;
    if (name == "port"_L1 && (address.port < 1 || address.port > 65535))
        return fail(ErrorCode::InvalidInput, SqlAddressText::tr("“%1” is no port").arg(setting.value));
    return {};
}

QString titleOf(const SqlAddress& address)
{
    const QString kind = address.driver.mid(1).toLower() + u' ';
    if (address.host.isEmpty())
        return kind + address.database;
    const QString port = address.port > 0 ? u":%1"_s.arg(address.port) : QString();
    return kind + SqlAddressText::tr("%1 at %2").arg(address.database, address.host + port);
}

}

Result<SqlAddress> sqlAddress(const QString& driver, const QString& connection)
{
    SqlAddress address;
    address.driver = driverName(driver);
    if (!QSqlDatabase::isDriverAvailable(address.driver))
        return fail(ErrorCode::InvalidInput,
                    SqlAddressText::tr("The Qt SQL driver “%1” is not installed; installed are: %2")
                        .arg(driver.trimmed(), installedDrivers()));
    if (connection.trimmed().isEmpty())
        return fail(ErrorCode::InvalidInput, SqlAddressText::tr("The connection is empty"));
    if (address.isSqlite()) {
        address.database = connection.trimmed();
        if (address.database.startsWith("sqlite://"_L1))
            address.database.remove(0, 9);
        address.title = titleOf(address);
        return address;
    }
    const auto settings = connection.contains("://"_L1) ? settingsFromUrl(connection) : settingsFrom(connection);
    if (!settings)
        return Failure(settings.error());
    for (const Setting& setting : *settings) {
        if (auto applied = apply(address, setting); !applied)
            return Failure(applied.error());
    }
    address.title = titleOf(address);
    return address;
}

QString sqlPasswordVariable(const QString& probeName)
{
    QString name = QString(passwordVariable) + u'_';
    for (const QChar letter : probeName.toUpper())
        name += letter.isLetterOrNumber() && letter.unicode() < 128 ? letter : u'_';
    return name;
}

QString sqlPassword(const QString& probeName)
{
    const QString own = qEnvironmentVariable(sqlPasswordVariable(probeName).toLatin1().constData());
    return own.isEmpty() ? qEnvironmentVariable(passwordVariable.data()) : own;
}

}
