// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/exitcode.h"
#include "cli/runoptions.h"
#include "cli/subcommand.h"
#include "session/runexport.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportCommand)
};

Result<void> writeReport(const Arguments& arguments, qint64 run, const QString& format)
{
    const QString store = storePath(arguments);
    const auto file = arguments.value(u"o"_s);
    if (file && *file != "-"_L1)
        return exportRunToFile(store, run, format, *file);
    QFile output;
    if (!output.open(stdout, QIODevice::WriteOnly))
        return fail(ErrorCode::Io, output.errorString());
    return exportRun(store, run, format, output);
}

int runReport(const Arguments& arguments, Console& console)
{
    bool isNumber = false;
    const qint64 run = arguments.positional(0).toLongLong(&isNumber);
    if (!isNumber)
        return console.report(
            {ErrorCode::InvalidInput,
             ReportText::tr("“%1” is no run; “idemscope history list” shows them").arg(arguments.positional(0)),
             {}});
    const auto written = writeReport(arguments, run, arguments.value(u"format"_s).value_or(u"json"_s));
    return written ? int(ExitPassed) : console.report(written.error());
}

}

Subcommand reportCommand()
{
    return {
        u"report"_s,
        u"RUN --format json|csv [-o FILE]"_s,
        ReportText::tr("Write a stored run as a report"),
        storeOptions() +
            QList<OptionSpec>{
                {{u"format"_s}, u"FORMAT"_s, ReportText::tr("one of %1 (json)").arg(runExportFormats().join(u", "_s))},
                {{u"o"_s}, u"FILE"_s, ReportText::tr("file to write (standard output)")}},
        {u"RUN"_s},
        runReport};
}

}
