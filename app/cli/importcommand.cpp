// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "cli/exitcode.h"
#include "cli/subcommand.h"
#include "interchange/format.h"
#include "interchange/recognizekey.h"
#include "report/burstreport.h"
#include "session/importfiling.h"
#include "session/jobsource.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <cstdio>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ImportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ImportCommand)
};

/// A command line in place of a file that holds one.
bool isCommand(const QString& text)
{
    return text.startsWith("curl "_L1) && !QFileInfo::exists(text);
}

/// What there is to import: a file, a folder, standard input, or a command.
Result<ImportSource> sourceOf(const QString& file)
{
    if (isCommand(file))
        return ImportSource::fromBytes(file.toUtf8(), ImportText::tr("the command"));
    if (file != "-"_L1)
        return ImportSource::fromFile(file);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return fail(ErrorCode::Io, ImportText::tr("Standard input cannot be read"));
    const QByteArray bytes = firstBytes(input, ImportSource::maximumBytes + 1);
    if (bytes.size() > ImportSource::maximumBytes)
        return fail(ErrorCode::Limit, ImportText::tr("Standard input is longer than 64 MiB"));
    return ImportSource::fromBytes(bytes, ImportText::tr("standard input"));
}

Result<ImportedContents> readContents(const Arguments& arguments)
{
    const QString file = arguments.positional(0);
    auto source = sourceOf(file);
    if (!source)
        return Failure(source.error());
    if (arguments.has(u"read-files"_s))
        source->allowFiles(file == "-"_L1 || isCommand(file) ? QDir::currentPath() : QFileInfo(file).absolutePath());
    const auto name = arguments.value(u"format"_s);
    const auto format = name ? formatNamed(*name) : Result<const Format*>(nullptr);
    return format ? importFrom(*source, *format, {}) : Failure(format.error());
}

QStringList linesOf(const std::vector<ImportWarning>& warnings)
{
    QStringList lines;
    for (const ImportWarning& warning : warnings)
        lines += warning.line();
    return lines;
}

/// Where the value of each secret is to come from; never the value itself.
QStringList secretLines(const std::vector<FoundSecret>& secrets)
{
    QStringList names;
    for (const FoundSecret& secret : secrets)
        names += QString::fromLatin1(secretEnvironmentName(secret.variable));
    names.removeDuplicates();
    QStringList lines;
    for (const QString& name : names)
        lines += ImportText::tr("A secret was taken out of the requests: set %1 to its value before you send them")
                     .arg(name);
    return lines;
}

void printJson(const ImportedContents& contents, const QStringList& warnings, const Console& console)
{
    console.print(documentText({{u"requests"_s, static_cast<int>(contents.requests.size())},
                                {u"folders"_s, static_cast<int>(contents.folders.size())},
                                {u"skipped"_s, contents.skipped},
                                {u"warnings"_s, QJsonArray::fromStringList(warnings)}}));
}

void printText(const ImportedContents& contents, const FiledImport& filed, const QStringList& warnings,
               const Console& console)
{
    for (const QString& path : filed.paths)
        console.printLine(QDir(filed.collection).filePath(path));
    for (const QString& warning : warnings)
        console.say(warning);
    console.say(ImportText::tr("%n request(s) imported", nullptr, static_cast<int>(contents.requests.size())));
    if (contents.skipped > 0)
        console.say(ImportText::tr("%n item(s) left out", nullptr, contents.skipped));
}

int runImport(const Arguments& arguments, Console& console)
{
    const auto into = arguments.value(u"into"_s);
    if (!into)
        return console.report({ErrorCode::InvalidInput, ImportText::tr("--into DIR is missing"), {}, {}});
    auto contents = readContents(arguments);
    if (!contents)
        return console.report(contents.error());
    if (arguments.has(u"offered-keys"_s)) {
        for (FiledRequest& filed : contents->requests)
            takeOfferedKey(filed, contents->variables);
    }
    auto place = importPlaceFor(*into, contents->name);
    if (!place)
        return console.report(place.error());
    const auto filed = fileImport(std::move(*place), *contents);
    if (!filed)
        return console.report(filed.error());
    const QStringList warnings = linesOf(contents->warnings) + linesOf(filed->warnings) + secretLines(filed->secrets);
    if (arguments.has(u"json"_s))
        printJson(*contents, warnings, console);
    else
        printText(*contents, *filed, warnings, console);
    return ExitPassed;
}

}

Subcommand importCommand()
{
    return {
        u"import"_s,
        u"FILE|-|'curl …' [--format F] --into DIR"_s,
        ImportText::tr("Take requests over from files of other tools"),
        {{{u"format"_s},
          u"F"_s,
          ImportText::tr("what the file is; without it that is found out: %1").arg(importableFormats().join(u", "_s))},
         {{u"into"_s}, u"DIR"_s, ImportText::tr("a collection or a folder in one; it is made if it is not there")},
         {{u"read-files"_s},
          {},
          ImportText::tr("also read the files that FILE names, such as the body of -d @body.json")},
         {{u"offered-keys"_s}, {}, ImportText::tr("switch key headers on that the file holds switched off")},
         {{u"json"_s}, {}, ImportText::tr("one JSON document on standard output")}},
        {u"FILE"_s},
        runImport,
        ImportText::tr("  0    imported; what was left out is named\n"
                       "  2    wrong usage, or not understood; nothing was written")};
}

}
