// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTextFormat>

class QTextDocument;

namespace idemscope {

/// Of a block's format: true for a heading or caption, which stands on the page where what follows it begins.
constexpr int keepsWithNext = QTextFormat::UserProperty + 3;

/// Moves headings that would stand alone at the foot of a page of a document to the next one. The document has its
/// page size and its fonts.
void keepHeadings(QTextDocument& document);

}
