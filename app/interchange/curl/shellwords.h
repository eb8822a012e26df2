// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace idemscope {

/// One word of a command line with its quotes and escapes undone. `begin` is its offset in the text.
struct ShellWord
{
    QByteArray text;
    qsizetype begin = 0;
};

/// The words up to what ends a command, with what is led into its standard input.
struct ShellCommand
{
    std::vector<ShellWord> words;
    std::optional<QByteArray> input; ///< of a here-document
    QByteArray inputFile;            ///< of "< file"
};

/// A text that was cut into commands; never run.
struct ShellScript
{
    struct Note
    {
        qsizetype offset = 0;
        Sentence text;
    };
    std::vector<ShellCommand> commands;
    std::vector<Note> notes;   ///< what was taken to mean something else than the shell would
    std::optional<Note> fault; ///< where the text breaks off; then the rest is worth nothing
};

/// As bash reads it. $NAME becomes {{NAME}}, $(uuidgen) a generated value; other substitutions stay as they are.
ShellScript readBash(const QByteArray& text);

/// As the command prompt of Windows was meant to read it, in the four ways browsers have written (IMPORTS.md §3.1).
ShellScript readWindowsCommands(const QByteArray& text);

/// Whether a command was written for the command prompt of Windows.
bool isWindowsCommand(const QByteArray& text);

}
