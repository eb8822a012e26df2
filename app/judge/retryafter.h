// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/message.h"

#include <optional>

namespace idemscope {

/// Retry-After in milliseconds (RFC 9110 §10.2.3): seconds, or a date, which is taken against the response's Date. None
/// where the header is missing, cannot be read, or is a date without a Date to compare with.
std::optional<qint64> retryAfterMs(const HeaderFields& headers);

}
