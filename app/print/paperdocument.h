// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

#include <memory>

class QTextDocument;

namespace idemscope {

/// A page as a text document, for paper and for a preview; charts are drawn as vectors. Its charts must be made with
/// InkSource::Paper.
std::unique_ptr<QTextDocument> paperDocument(const ReportPage& page);

}
