// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/multipart.h"

namespace idemscope {

/// A part of a form that sends a file which the foreign text names. Where it may not or cannot be read, `item` gets a
/// warning; then, or where it is no text, it is read when the form is sent.
BodyPart filePart(const ImportSource& source, const QString& path, const QString& item, ImportedContents& contents);

}
