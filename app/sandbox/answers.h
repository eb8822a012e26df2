// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/message.h"

#include <string>

namespace idemscope::sandbox {

loopback::HttpAnswer jsonAnswer(int status, std::string body);
loopback::HttpAnswer noContent();
loopback::HttpAnswer notFound(const std::string& path);
loopback::HttpAnswer methodNotAllowed(const std::string& allowed);

}
