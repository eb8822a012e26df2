// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/transport.h"

#include <QByteArray>

namespace idemscope {

/// Whether a transport's client certificate depends on where a request goes.
bool choosesCertificate(const Transport& transport);
/// The transport with the client certificate for a URL: the first one whose host, host with port or "*.suffix" fits.
/// Itself where one is named or none fits.
Transport withHostCertificate(Transport transport, const QByteArray& url);

}
