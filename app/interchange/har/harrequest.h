// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"

namespace idemscope {

/// The request of an entry, or nothing where it has no URL that HTTP can send; then it is skipped with a warning.
/// `where` names the entry. What belongs to a connection is left out of a capture, but kept where a person wrote it.
std::optional<FiledRequest> readHarRequest(const JsonValue& request, bool isCapture, const QString& where,
                                           const ImportSource& source, ImportedContents& contents);

}
