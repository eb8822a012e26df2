// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/importwatch.h"

namespace idemscope {

// A collection of Idemscope's in one file: what the folder of a collection holds, for a mail or a ticket.

bool recognisesOwn(const ImportSource& source);
/// Errors: InvalidInput naming file and member.
Result<ImportedContents> importOwn(const ImportSource& source, const ImportWatch& watch);
/// Members sorted, the same text for the same contents. Values of secrets are left out.
Result<QByteArray> exportOwn(const ImportedContents& contents);

}
