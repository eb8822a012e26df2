// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportformat.h"
#include "session/reportreader.h"

#include <QIODevice>

namespace idemscope {

/// A report that somebody wants.
struct ReportOrder
{
    ReportSubject subject;
    ReportFormat format = ReportFormat::Html;
    std::optional<ReportSubject> earlier = {}; ///< compared with it
    std::optional<Audit> baseline = {};        ///< likewise, of an audit that the log does not hold
};

/// Writes a report of what is stored to `device`, in the language of the moment; a CSV of attempts is streamed. A PDF
/// needs a QGuiApplication. Errors: NotFound, InvalidInput, Io, those of the log.
Result<void> exportReport(const QString& runLogPath, const ReportOrder& order, QIODevice& device);

/// The same to a file that is replaced as a whole, readable by the user alone.
Result<void> exportReportToFile(const QString& runLogPath, const ReportOrder& order, const QString& file);

/// Whether a report could be written there; for those who fire first and report later. Errors: Io saying why not, also
/// for a file of the run log itself.
Result<void> checkReportFile(const QString& file, const QString& runLogPath);

/// Everything a report says, for a preview.
Result<ReportData> archivedReport(const QString& runLogPath, const ReportSubject& subject,
                                  const std::optional<ReportSubject>& earlier = {});

/// A report that is a text, as bytes; a PDF is none. Errors: InvalidInput.
Result<QByteArray> reportText(const ReportData& data, ReportFormat format);

}
