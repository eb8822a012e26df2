// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/curl/curldata.h"
#include "interchange/multipart.h"

namespace idemscope {

/// The parts that -F and --form-string mean; of files that are not read the part stays empty, with a warning.
std::vector<BodyPart> curlParts(const CurlOperation& operation, const CurlDataReader& files);

}
