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
    return u"safety/allowedHosts/"_s +
           QString::fromLatin1(QUrl::toPercentEncoding(environment.isEmpty() ? u"-"_s : environment));
}

}

QStringList allowedHosts(const QString& environment)
{
    return QSettings().value(settingName(environment)).toStringList();
}

void allowHost(const QString& environment, const QString& host)
{
    QStringList hosts = allowedHosts(environment);
    if (host.isEmpty() || hosts.contains(host))
        return;
    hosts.append(host);
    QSettings().setValue(settingName(environment), hosts);
}

}
