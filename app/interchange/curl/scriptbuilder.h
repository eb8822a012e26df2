// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/curl/shellwords.h"

namespace idemscope {

/// Collects words and commands for the readers of both shells.
class ScriptBuilder
{
public:
    bool isInWord() const { return m_isInWord; }
    const QByteArray& word() const { return m_word.text; }
    void append(QByteArrayView bytes, qsizetype offset);
    /// A word of no bytes is one too when it was quoted.
    void beginWord(qsizetype offset);
    void endWord();
    /// It was the number of a stream that is redirected ("2>").
    void dropWord() { m_isInWord = false; }
    void endCommand();
    void note(qsizetype offset, const Sentence& text) { m_script.notes.push_back({offset, text}); }
    void fail(qsizetype offset, const Sentence& text);
    bool hasFailed() const { return m_script.fault.has_value(); }
    void setInput(const QByteArray& input) { m_command.input = input; }
    /// The next word is no argument: the target of a redirection.
    void redirectNext(bool isInput);
    ShellScript finish();

private:
    enum class Next { Argument, InputFile, OutputFile };

    ShellScript m_script;
    ShellCommand m_command;
    ShellWord m_word;
    bool m_isInWord = false;
    Next m_next = Next::Argument;
};

}
