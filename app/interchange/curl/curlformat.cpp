// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/curlformat.h"

#include "interchange/curl/curlrequest.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CurlText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Curl)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Curl)
};

constexpr qsizetype mostBytes = 16 * 1024 * 1024; ///< of a script; each word is kept several times over

/// "$ ", "> ", "PS C:\> ", "user@host:~$ " before a command, as copied from a terminal.
const QRegularExpression& prompt()
{
    static const QRegularExpression pattern(
        u"^[ \\t]*(?:[$%>#]|PS[^>\\n]*>|[A-Za-z]:\\\\[^>\\n]*>|[\\w.-]+@[^$#\\n]*[$#])[ \\t]+(?=curl(?:\\.exe)?[ \\t])"_s,
        QRegularExpression::MultilineOption);
    return pattern;
}

/// The text with prompts blanked out, so that offsets stay good.
QByteArray withoutPrompts(const QByteArray& text)
{
    QString latin1 = QString::fromLatin1(text);
    for (auto matches = prompt().globalMatch(latin1); matches.hasNext();) {
        const auto match = matches.next();
        latin1.replace(match.capturedStart(), match.capturedLength(), QString(match.capturedLength(), u' '));
    }
    return latin1.toLatin1();
}

bool isAssignment(const QByteArray& word)
{
    static const QRegularExpression pattern(u"^[A-Za-z_]\\w*="_s);
    return pattern.match(QString::fromLatin1(word)).hasMatch();
}

bool isCurl(const QByteArray& word)
{
    const QByteArray name = word.sliced(std::max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLower();
    return name == "curl" || name == "curl.exe";
}

/// What stands before the command itself: "sudo", "time", "TOKEN=x".
void dropPrefixes(ShellCommand& command)
{
    auto& words = command.words;
    while (!words.empty() &&
           (isAssignment(words.front().text) || words.front().text == "sudo" || words.front().text == "time"))
        words.erase(words.begin());
}

ShellScript scriptOf(const QByteArray& text)
{
    const QByteArray commands = withoutPrompts(text);
    return isWindowsCommand(commands) ? readWindowsCommands(commands) : readBash(commands);
}

Failure notCurl(const ImportSource& source, const ShellCommand& command)
{
    const ShellWord& word = command.words.front();
    if (source.text().contains("Invoke-WebRequest") || source.text().contains("Invoke-RestMethod"))
        return source.failure(word.begin, CurlText::tr("this is PowerShell, not curl; choose “Copy as cURL (bash)” or "
                                                       "“Copy as cURL (cmd)” in the browser"));
    return source.failure(word.begin, CurlText::tr("“%1” is not curl; paste a command that starts with curl")
                                          .arg(QString::fromUtf8(word.text.left(40))));
}

void addNotes(const ShellScript& script, const ImportSource& source, ImportedContents& contents)
{
    for (const ShellScript::Note& note : script.notes)
        contents.warn({}, source.lineOf(note.offset), note.text);
}

void addCommand(const ShellCommand& command, const ImportSource& source, ImportedContents& contents)
{
    if (!isCurl(command.words.front().text)) {
        contents.warn({}, source.lineOf(command.words.front().begin),
                      CurlText::trLater("“%1” is not curl and was left out; nothing was run")
                          .with(QString::fromUtf8(command.words.front().text.left(40))));
        return;
    }
    for (const CurlOperation& operation : curlOperations(command))
        addCurlRequests(operation, source, contents);
}

/// Whether a line of a script starts with curl.
bool holdsCurlLine(const QByteArray& text)
{
    static const QRegularExpression line(u"^[ \\t]*curl(?:\\.exe)?[ \\t]+\\S"_s, QRegularExpression::MultilineOption);
    return line.match(QString::fromLatin1(withoutPrompts(text))).hasMatch();
}

}

bool recognisesCurl(const ImportSource& source)
{
    static const QStringList scripts{u"sh"_s, u"bash"_s, u"zsh"_s, u"cmd"_s, u"bat"_s, u"curl"_s};
    if (scripts.contains(source.suffix()))
        return holdsCurlLine(source.text());
    static const QRegularExpression start(
        u"^(?:\\s|#[^\\n]*\\n)*(?:sudo\\s+)?(?:\\S*[/\\\\])?curl(?:\\.exe)?(?:\\s|\\xC2\\xA0)+\\S"_s);
    return start.match(QString::fromLatin1(withoutPrompts(source.text().left(4096)))).hasMatch();
}

Result<ImportedContents> importCurl(const ImportSource& source, const ImportWatch& watch)
{
    if (source.text().size() > mostBytes)
        return source.failure(CurlText::tr("too long for a list of curl commands; split it"));
    ShellScript script = scriptOf(source.text());
    if (script.fault)
        return source.failure(script.fault->offset, script.fault->text.text());
    std::for_each(script.commands.begin(), script.commands.end(), dropPrefixes);
    std::erase_if(script.commands, [](const ShellCommand& command) { return command.words.empty(); });
    const bool hasCurl = std::any_of(script.commands.begin(), script.commands.end(),
                                     [](const ShellCommand& command) { return isCurl(command.words.front().text); });
    if (!hasCurl)
        return script.commands.empty() ? source.failure(CurlText::tr("there is no curl command in it"))
                                       : notCurl(source, script.commands.front());
    ImportedContents contents;
    contents.name = QFileInfo(source.path()).completeBaseName();
    addNotes(script, source, contents);
    for (std::size_t i = 0; i < script.commands.size(); ++i) {
        if (!watch.advance(static_cast<qint64>(i), static_cast<qint64>(script.commands.size())))
            break;
        addCommand(script.commands[i], source, contents);
    }
    return contents;
}

}
