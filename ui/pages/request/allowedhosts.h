// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"

namespace idemscope {

/// Hosts the user has allowed bursts at, asked once per host and environment and kept in the settings.
std::vector<QString> allowedHosts(const QString& environment);
void allowHost(const QString& environment, const QString& host);

/// The host a job is aimed at, with variables replaced; empty when the URL names none.
QString targetHost(const RunJob& job);

}
