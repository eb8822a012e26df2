// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace idemscope::sandbox {

/// The wall clock in UTC, ISO 8601 with milliseconds.
std::string timestamp();

}
