// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/transport.h"

#include <QByteArray>

namespace idemscope {

/// What stands in Transport::proxy for "as http_proxy, https_proxy, all_proxy and no_proxy of the process environment
/// say".
inline const QString environmentProxy = QStringLiteral("environment");

bool usesEnvironmentProxy(const Transport& transport);
/// The transport with the proxy that the environment names for a URL, as curl reads it (http_proxy in lower case
/// alone); this machine is reached directly. Itself where the environment is not asked.
Transport withEnvironmentProxy(Transport transport, const QByteArray& url);

}
