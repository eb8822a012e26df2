// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/reportexport.h"

namespace idemscope {

/// What shows a fault without Idemscope: a shell script or, for an issue, Markdown. Of an audit, the finding of
/// `check`, or the gravest when it is empty. Errors: NotFound (no such check; nothing shows it), those of the log.
Result<QByteArray> archivedReproduction(const QString& runLogPath, const ReportSubject& subject, const QString& check,
                                        bool asMarkdown);

/// The contract as an audit observed it, as HTML or Markdown. Errors: InvalidInput (a run has none), those of the log.
Result<QByteArray> archivedContract(const QString& runLogPath, const ReportSubject& subject, ReportFormat format);

}
