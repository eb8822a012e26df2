// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

namespace idemscope {

/// A page as one self-contained HTML file: no external request, style and script inside, light and dark by the reader's
/// choice, fit for print. `language` is its BCP 47 tag.
QByteArray htmlReport(const ReportPage& page, const QString& language);

}
