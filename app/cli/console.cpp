// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/console.h"

#include "cli/exitcode.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ConsoleText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Console)
};

const char* escapeOf(Console::Paint paint)
{
    switch (paint) {
    case Console::Paint::Good:
        return "\033[32m";
    case Console::Paint::Bad:
        return "\033[31m";
    case Console::Paint::Unsure:
        return "\033[33m";
    case Console::Paint::Quiet:
        return "\033[2m";
    default:
        return "";
    }
}

int exitCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Internal:
        return ExitInternal;
    case ErrorCode::Network:
        return ExitInconclusive;
    case ErrorCode::Cancelled:
        return ExitInterrupted;
    default:
        return ExitUsage;
    }
}

/// Marks that turn the direction of what follows.
bool turnsText(char16_t code)
{
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code == 0x200e ||
           code == 0x200f || code == 0x061c;
}

/// What a target sends must not steer the terminal: control characters become the signs that stand for them.
QString withoutControls(QString text)
{
    constexpr char16_t symbolForNull = 0x2400, symbolForDelete = 0x2421, symbolForUnknown = 0xfffd;
    text.replace("\r\n"_L1, "\n"_L1);
    for (QChar& character : text) {
        const char16_t code = character.unicode();
        if (turnsText(code))
            character = QChar(symbolForUnknown);
        else if (code == 0x7f || (code >= 0x80 && code < 0xa0))
            character = QChar(symbolForDelete);
        else if (code < 0x20 && code != u'\n' && code != u'\t')
            character = QChar(char16_t(symbolForNull + code));
    }
    return text;
}

}

Console::Console()
    : m_isTerminal(isatty(STDOUT_FILENO) == 1)
    , m_hasColour(m_isTerminal && qEnvironmentVariableIsEmpty("NO_COLOR"))
    , m_showsProgress(isatty(STDERR_FILENO) == 1)
{
}

void Console::print(const QByteArray& bytes) const
{
    const auto size = std::size_t(bytes.size());
    errno = 0;
    if ((std::fwrite(bytes.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0) && m_writeError == 0)
        m_writeError = errno;
}

void Console::printForeign(const QByteArray& bytes) const
{
    print(m_isTerminal ? withoutControls(QString::fromUtf8(bytes)).toUtf8() : bytes);
}

void Console::printLine(const QString& line, Paint paint) const
{
    const bool isPainted = m_hasColour && paint != Paint::Plain;
    const QByteArray text = withoutControls(line).toUtf8();
    print((isPainted ? escapeOf(paint) + text + "\033[0m" : text) + '\n');
}

void Console::say(const QString& message) const
{
    const QByteArray bytes = withoutControls(message).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
    std::fflush(stderr);
}

void Console::progress(const QString& line)
{
    if (!m_showsProgress)
        return;
    const QByteArray bytes = "\r\033[K" + withoutControls(line).toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
    std::fflush(stderr);
    m_isInProgress = true;
}

void Console::endProgress()
{
    if (std::exchange(m_isInProgress, false))
        std::fputs("\r\033[K", stderr);
}

int Console::conclude(int code) const
{
    if (m_writeError == 0 || m_writeError == EPIPE)
        return code;
    const int lost = report(
        {ErrorCode::Io, ConsoleText::tr("The output could not be written: %1").arg(qt_error_string(m_writeError)), {}});
    return code == ExitPassed ? lost : code;
}

int Console::report(const Error& error) const
{
    say(ConsoleText::tr("idemscope: %1").arg(error.message));
    return exitCodeOf(error.code);
}

}
