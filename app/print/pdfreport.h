// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "report/page/reportpage.h"

class QIODevice;

namespace idemscope {

/// A page as PDF (A4): text and charts as vectors, fonts embedded, pages numbered. Needs a QGuiApplication, of whatever
/// platform. Errors: Internal without one, Io.
Result<void> writePdf(const ReportPage& page, QIODevice& device);

}
