// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/storedrun.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct StoredRunText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HistoryCommand)
};

}

Result<qint64> runArgument(const Arguments& arguments, int index)
{
    bool isNumber = false;
    const qint64 run = arguments.positional(index).toLongLong(&isNumber);
    if (!isNumber)
        return fail(
            ErrorCode::InvalidInput,
            StoredRunText::tr("“%1” is no run; “idemscope history list” shows them").arg(arguments.positional(index)));
    return run;
}

int fireForRun(const Arguments& arguments, Console& console,
               const std::function<Result<RunJob>(const QString& store, qint64 run)>& makeJob,
               const std::function<Result<int>(const Fired&)>& conclude)
{
    const auto jobFor = [&](const RunOptions& options) -> Result<RunJob> {
        const auto run = runArgument(arguments, 1);
        if (!run)
            return Failure(run.error());
        return makeJob(options.store, *run);
    };
    return fire({jobFor, [](RunSession& session, const RunJob& job) { session.startBurst(job); }, conclude}, arguments,
                console);
}

}
