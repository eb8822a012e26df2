// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

namespace idemscope {

/// Serialises a String (RFC 9651 §4.1.6), quotes included. Errors: InvalidInput for what is not printable ASCII.
Result<QByteArray> structuredString(QByteArrayView text);

/// The text of a field value that is one String without parameters (RFC 9651 §4.2.5); spaces around it are allowed.
/// Errors: InvalidInput with the position.
Result<QByteArray> parseStructuredString(QByteArrayView fieldValue);

}
