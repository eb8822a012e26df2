// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/allowedhosts.h"

#include <QSettings>
#include <QUrl>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QString settingName(const QString& environment)
{
    return u"safety/allowedHosts/"_s + QString::fromLatin1(QUrl::toPercentEncoding(environment.isEmpty() ? u"-"_s : environment));
}

}

std::vector<QString> allowedHosts(const QString& environment)
{
    const QStringList hosts = QSettings().value(settingName(environment)).toStringList();
    return {hosts.begin(), hosts.end()};
}

void allowHost(const QString& environment, const QString& host)
{
    QSettings settings;
    QStringList hosts = settings.value(settingName(environment)).toStringList();
    if (host.isEmpty() || hosts.contains(host))
        return;
    hosts.append(host);
    settings.setValue(settingName(environment), hosts);
}

QString targetHost(const RunJob& job)
{
    Generated generated;
    generated.now = QDateTime::currentDateTimeUtc();
    const Result<Expansion> url = expand(job.request.url, job.scope, generated);
    return url ? QUrl(url->text).host() : QString();
}

}
