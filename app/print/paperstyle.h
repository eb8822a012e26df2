// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/page/reportpage.h"

#include <QColor>
#include <QTextFormat>

class QTextDocument;

namespace idemscope {

// How a report looks on paper, which is always light.

enum class PaperText { Title, Heading, Subheading, Body, Strong, Small, Code };

QTextCharFormat paperFormat(PaperText text);
QColor paperColor(Tone tone);   ///< of text
QColor paperSurface(Tone tone); ///< behind it
QColor paperColor(const ChartInk& ink);

/// Device dots of a document for one pixel at 96 dots an inch.
double dotsPerPixel(const QTextDocument& document);

}
