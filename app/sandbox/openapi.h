// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>

namespace idemscope::sandbox {

/// The API's description: an OpenAPI 3.1 document as JSON.
const std::string& openApiDocument();

}
