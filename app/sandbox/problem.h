// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"

#include <cstdint>
#include <optional>
#include <string>

namespace idemscope::sandbox {

/// An error answer as application/problem+json (RFC 9457). `error` is its stable code, `execution` the number of the
/// execution that failed, if one did.
loopback::HttpAnswer problem(int status, const std::string& error, const std::string& title, const std::string& detail,
                             std::optional<std::int64_t> execution = {});

}
