// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "workspace/collection.h"

namespace idemscope {

/// Where the sample collection of the sandbox is, once it was unpacked to the data folder.
QString sampleFolder();
/// The environment of the sample that follows the sandbox.
QString sampleEnvironment();
/// Copies the sample's files that are not there yet; what the user changed stays. Errors: Io.
Result<void> unpackSample();
/// The environment with `{{baseUrl}}` set.
Environment withBaseUrl(Environment environment, const QString& url);

}
