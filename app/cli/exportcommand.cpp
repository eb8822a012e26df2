// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "cli/exitcode.h"
#include "cli/subcommand.h"
#include "interchange/format.h"
#include "report/burstreport.h"
#include "session/exportcontents.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ExportCommand)
};

Result<QByteArray> exported(const Arguments& arguments)
{
    const auto name = arguments.value(u"format"_s);
    if (!name)
        return fail(ErrorCode::InvalidInput,
                    ExportText::tr("--format F is missing; there are: %1").arg(exportableFormats().join(u", "_s)));
    const auto format = formatNamed(*name);
    if (!format)
        return Failure(format.error());
    const auto contents = contentsOf(arguments.positional(0));
    return contents ? exportAs(**format, *contents) : Failure(contents.error());
}

int runExport(const Arguments& arguments, Console& console)
{
    const auto text = exported(arguments);
    if (!text)
        return console.report(text.error());
    const auto file = arguments.value(u"o"_s);
    if (!file || *file == "-"_L1) {
        console.print(*text);
        return ExitPassed;
    }
    if (const auto written = writeFile(*file, *text, NewFile::Shared); !written)
        return console.report(written.error());
    if (arguments.has(u"json"_s))
        console.print(documentText({{u"file"_s, *file}}));
    return ExitPassed;
}

}

Subcommand exportCommand()
{
    return {u"export"_s,
            u"DIR|REQUEST --format F [-o FILE]"_s,
            ExportText::tr("Write requests for other tools; secrets are never written"),
            {{{u"format"_s}, u"F"_s, exportableFormats().join(u", "_s)},
             {{u"o"_s, u"output"_s}, u"FILE"_s, ExportText::tr("write to a file instead of standard output")},
             {{u"json"_s}, {}, ExportText::tr("with -o: name the file in a JSON document on standard output")}},
            {u"DIR|REQUEST"_s},
            runExport,
            ExportText::tr("  0    exported\n"
                           "  2    wrong usage, or a request that cannot be read")};
}

}
