// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace idemscope {

/// Settings and folders of the test's own, under the names of the application: the user's stay as they are.
inline void useOwnSettings()
{
    QCoreApplication::setApplicationName(QStringLiteral("Idemscope"));
    QCoreApplication::setOrganizationName(QStringLiteral("Idemscope"));
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setDefaultFormat(QSettings::IniFormat);
}

/// As at the first start: no settings, no drafts, whatever a test before this one left. After useOwnSettings().
inline void beginAnew()
{
    Q_ASSERT(QStandardPaths::isTestModeEnabled());
    QSettings().clear();
    QSettings().sync();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
}

}
