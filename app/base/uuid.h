// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/random.h"

namespace idemscope {

/// A version 4 UUID (RFC 9562 §5.4) as 36 lower-case characters.
QByteArray uuid4(Random& random);
/// A version 7 UUID (RFC 9562 §5.7); `unixMilliseconds` fills its time field.
QByteArray uuid7(Random& random, std::int64_t unixMilliseconds);

}
