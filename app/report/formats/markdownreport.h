// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

namespace idemscope {

/// A page as Markdown (GitHub's dialect) for a comment on a change: verdict first, charts and the table of attempts
/// left out, long parts folded. At most 60,000 characters, which every forge takes; what was cut is said.
QByteArray markdownReport(const ReportPage& page);

/// A text that Markdown shows as it is.
QString markdownText(const QString& text);

}
