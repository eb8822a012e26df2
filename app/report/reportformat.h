// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/json/words.h"

#include <QStringList>

namespace idemscope {

/// What a report can be written as.
enum class ReportFormat { Html, Pdf, JUnit, Json, Csv, Har, Markdown };

template <>
struct EnumWords<ReportFormat>
{
    using E = ReportFormat;
    static constexpr auto list = std::to_array<EnumWord<E>>({{E::Html, u"html"},
                                                             {E::Pdf, u"pdf"},
                                                             {E::JUnit, u"junit"},
                                                             {E::Json, u"json"},
                                                             {E::Csv, u"csv"},
                                                             {E::Har, u"har"},
                                                             {E::Markdown, u"md"}});
};

/// Words of the command line, in the order they are offered.
QStringList reportFormatWords();
/// What a format is good for, in a few translated words.
QString reportFormatText(ReportFormat format);
/// Ending of its files, without a dot.
QString reportFileSuffix(ReportFormat format);

}
