// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/allowedhosts.h"

#include <QSettings>
#include <QUrl>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr auto groupName = "safety/allowedHosts"_L1;

QString settingName(const QString& environment)
{
    return QString(groupName) + u'/' +
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

QStringList allAllowedHosts()
{
    QSettings settings;
    settings.beginGroup(groupName);
    QStringList hosts;
    for (const QString& environment : settings.childKeys())
        hosts += settings.value(environment).toStringList();
    hosts.sort();
    hosts.removeDuplicates();
    return hosts;
}

void forgetAllowedHosts()
{
    QSettings().remove(groupName);
}

}
