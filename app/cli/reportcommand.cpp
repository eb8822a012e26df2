// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "cli/exitcode.h"
#include "cli/runoptions.h"
#include "cli/subcommand.h"
#include "report/formats/jsonreport.h"
#include "session/reportextras.h"

#include <QCoreApplication>

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

/// Writes what `fill` gives to the file of -o, or to standard output.
Result<void> writeOut(const Arguments& arguments, const Console& console,
                      const std::function<Result<void>(QIODevice&)>& fill)
{
    const auto file = arguments.value(u"o"_s);
    if (file && *file != "-"_L1) {
        if (auto checked = checkReportFile(*file, storePath(arguments)); !checked)
            return checked;
        return saveFile(*file, fill);
    }
    Output output(console);
    const auto written = fill(output);
    return console.hasLostOutput() ? Result<void>() : written; // the console says so itself
}

Result<void> writeText(const Arguments& arguments, const Console& console, const Result<QByteArray>& text)
{
    if (!text)
        return Failure(text.error());
    return writeOut(arguments, console, [&](QIODevice& device) { return writeAll(device, *text); });
}

Result<ReportOrder> orderFrom(const Arguments& arguments)
{
    const auto subject = ReportSubject::parse(arguments.positional(0));
    if (!subject)
        return Failure(subject.error());
    ReportOrder order{*subject, ReportFormat::Json, {}};
    if (const auto text = arguments.value(u"compare"_s)) {
        const auto earlier = ReportSubject::parse(*text);
        if (!earlier)
            return Failure(earlier.error());
        order.earlier = *earlier;
    }
    return order;
}

/// The format of --format; `usual` without one.
Result<QString> formatFrom(const Arguments& arguments, const QStringList& known, const QString& usual)
{
    const QString text = arguments.value(u"format"_s).value_or(usual);
    if (!known.contains(text))
        return badOption(u"format"_s, text, ReportText::tr("one of %1 expected").arg(known.join(u", "_s)));
    return text;
}

Result<void> writeReproduction(const Arguments& arguments, const ReportOrder& order, const Console& console)
{
    const auto format = formatFrom(arguments, {u"sh"_s, u"md"_s}, u"sh"_s);
    if (!format)
        return Failure(format.error());
    return writeText(arguments, console,
                     archivedReproduction(storePath(arguments), order.subject,
                                          arguments.value(u"check"_s).value_or(QString()), *format == "md"_L1));
}

Result<void> writeContract(const Arguments& arguments, const ReportOrder& order, const Console& console)
{
    const auto format = formatFrom(arguments, {u"html"_s, u"md"_s}, u"md"_s);
    if (!format)
        return Failure(format.error());
    return writeText(arguments, console,
                     archivedContract(storePath(arguments), order.subject, *fromWord<ReportFormat>(*format)));
}

Result<void> writeReport(const Arguments& arguments, ReportOrder order, const Console& console)
{
    const auto format = formatFrom(arguments, reportFormatWords(), u"json"_s);
    if (!format)
        return Failure(format.error());
    order.format = *fromWord<ReportFormat>(*format);
    return writeOut(arguments, console,
                    [&](QIODevice& device) { return exportReport(storePath(arguments), order, device); });
}

Result<void> writeWhatIsAsked(const Arguments& arguments, const Console& console)
{
    if (arguments.has(u"schema"_s))
        return writeText(arguments, console, reportSchema());
    if (arguments.positional(0).isEmpty())
        return fail(ErrorCode::InvalidInput, ReportText::tr("%1 is missing").arg(u"RUN"_s));
    const auto order = orderFrom(arguments);
    if (!order)
        return Failure(order.error());
    if (arguments.has(u"reproduction"_s))
        return writeReproduction(arguments, *order, console);
    if (arguments.has(u"contract"_s))
        return writeContract(arguments, *order, console);
    return writeReport(arguments, *order, console);
}

int runReport(const Arguments& arguments, Console& console)
{
    const auto written = writeWhatIsAsked(arguments, console);
    return written ? int(ExitPassed) : console.report(written.error());
}

}

Subcommand reportCommand()
{
    return {
        u"report"_s,
        u"RUN --format html|pdf|junit|json|csv|har|md [-o FILE]"_s,
        ReportText::tr("Write a stored run (N or run:N) or audit (audit:N) as a report"),
        storeOptions() +
            QList<OptionSpec>{
                {{u"format"_s}, u"FORMAT"_s, ReportText::tr("one of %1 (json)").arg(reportFormatWords().join(u", "_s))},
                {{u"o"_s}, u"FILE"_s, ReportText::tr("file to write (standard output)")},
                {{u"compare"_s},
                 u"RUN"_s,
                 ReportText::tr("hold it against an earlier run, or an audit against audit:N")},
                {{u"reproduction"_s},
                 {},
                 ReportText::tr(
                     "instead: a script of curl commands that shows the fault without Idemscope (--format sh, "
                     "or md for an issue)")},
                {{u"check"_s},
                 u"ID"_s,
                 ReportText::tr("the check of an audit that --reproduction is for (the gravest)")},
                {{u"contract"_s},
                 {},
                 ReportText::tr(
                     "instead: the contract as an audit observed it, for an API's documentation (--format md "
                     "or html)")},
                {{u"schema"_s}, {}, ReportText::tr("instead: the JSON schema of --format json")}},
        {u"RUN?"_s},
        runReport,
        ReportText::tr("  0    written\n"
                       "  2    wrong usage, no such run or audit, or a file that cannot be written")};
}

}
