// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/exitcode.h"
#include "cli/runoptions.h"
#include "cli/subcommand.h"
#include "session/runexport.h"

#include <QCoreApplication>
#include <QIODevice>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ReportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportCommand)
};

/// Standard output as a device.
class Output final : public QIODevice
{
public:
    explicit Output(const Console& console)
        : m_console(console)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

private:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        m_console.print(QByteArray(data, size));
        return m_console.hasLostOutput() ? -1 : size;
    }

    const Console& m_console;
};

Result<void> writeReport(const Arguments& arguments, qint64 run, const QString& format, const Console& console)
{
    const QString store = storePath(arguments);
    const auto file = arguments.value(u"o"_s);
    if (file && *file != "-"_L1)
        return exportRunToFile(store, run, format, *file);
    Output output(console);
    const auto written = exportRun(store, run, format, output);
    return console.hasLostOutput() ? Result<void>() : written; // the console says so itself
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
    const auto written = writeReport(arguments, run, arguments.value(u"format"_s).value_or(u"json"_s), console);
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
        runReport,
        ReportText::tr("  0    written\n"
                       "  2    wrong usage, no such run, or a file that cannot be written")};
}

}
