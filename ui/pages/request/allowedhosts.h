// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace idemscope {

/// Hosts the user has allowed bursts at, asked once per host and environment and kept in the settings (SPEC.md §11).
QStringList allowedHosts(const QString& environment);
void allowHost(const QString& environment, const QString& host);
QStringList allAllowedHosts(); ///< of every environment, each once
void forgetAllowedHosts();     ///< each is asked about again

}
