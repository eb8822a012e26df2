// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/reportdata.h"
#include "session/auditsession.h"
#include "session/historysession.h"

namespace idemscope {

/// What a report is about.
struct ReportSubject
{
    enum class Kind { Run, Audit };
    Kind kind = Kind::Run;
    qint64 id = 0;

    /// `N`, `run:N` or `audit:N`. Errors: InvalidInput.
    static Result<ReportSubject> parse(const QString& text);
    bool operator==(const ReportSubject&) const = default;
};

/// Everything a report of `subject` says, from the run log; compared with `earlier` where one is given. Errors:
/// NotFound, InvalidInput (a run held against an audit), those of the log.
Result<ReportData> readReport(RunReader& reader, const ReportSubject& subject,
                              const std::optional<ReportSubject>& earlier = {});

/// One attempt with all that was sent and received.
Result<ReportExchange> readExchange(RunReader& reader, qint64 run, qint64 number);

}
