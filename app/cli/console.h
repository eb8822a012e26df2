// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

namespace idemscope {

/// Standard output and error of a command: data goes to the first, messages and progress to the second. Colours and
/// progress lines only on a terminal (CLI.md).
class Console
{
public:
    enum class Paint { Plain, Good, Bad, Unsure, Quiet };

    Console();

    void print(const QByteArray& bytes) const; ///< standard output, as is
    /// What a target sent: as is, but on a terminal what would steer it is made visible.
    void printForeign(const QByteArray& bytes) const;
    void printLine(const QString& line, Paint paint = Paint::Plain) const;
    void say(const QString& message) const; ///< standard error, a line
    /// Overwrites the line before it; nothing where standard error is no terminal.
    void progress(const QString& line);
    void endProgress();
    /// Says an error and gives its exit code.
    int report(const Error& error) const;

    bool hasLostOutput() const { return m_writeError != 0; }
    /// The exit code of a command that came to `code`: what could not be written is said and is no success. A reader
    /// that has seen enough (`| head`) is none of that.
    int conclude(int code) const;

private:
    bool m_isTerminal; ///< standard output is one
    bool m_hasColour;
    bool m_showsProgress;
    bool m_isInProgress = false;
    mutable int m_writeError = 0; ///< errno of the first write to standard output that failed
};

}
