// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace idemscope::test {

/// A file of the folder with conformance suites and real targets (CMake's IDEMSCOPE_SHARED_DIR); it need not be there.
inline QString sharedFile(const QString& path)
{
    return qEnvironmentVariable("IDEMSCOPE_SHARED_DIR") + QLatin1Char('/') + path;
}

}
