// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/http/httpblocks.h"
#include "interchange/importsource.h"

#include <functional>

namespace idemscope {

/// Gives a request the body of its block, its headers being there already: forms over several lines, multipart with CR
/// LF, GraphQL, files.
void setHttpBody(Request& request, const HttpBlock& block, const ImportSource& source,
                 const std::function<void(const Sentence&)>& warn);

}
