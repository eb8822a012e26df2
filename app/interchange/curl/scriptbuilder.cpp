// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/curl/scriptbuilder.h"

namespace idemscope {

void ScriptBuilder::append(QByteArrayView bytes, qsizetype offset)
{
    beginWord(offset);
    m_word.text.append(bytes.data(), bytes.size());
}

void ScriptBuilder::beginWord(qsizetype offset)
{
    if (!m_isInWord)
        m_word = {{}, offset};
    m_isInWord = true;
}

void ScriptBuilder::endWord()
{
    if (!m_isInWord)
        return;
    m_isInWord = false;
    if (m_next == Next::Argument)
        m_command.words.push_back(m_word);
    else if (m_next == Next::InputFile)
        m_command.inputFile = m_word.text;
    m_next = Next::Argument;
}

void ScriptBuilder::endCommand()
{
    endWord();
    m_next = Next::Argument;
    if (!m_command.words.empty())
        m_script.commands.push_back(m_command);
    m_command = {};
}

void ScriptBuilder::fail(qsizetype offset, const Sentence& text)
{
    if (!m_script.fault)
        m_script.fault = ShellScript::Note{offset, text};
}

void ScriptBuilder::redirectNext(bool isInput)
{
    endWord();
    m_next = isInput ? Next::InputFile : Next::OutputFile;
}

ShellScript ScriptBuilder::finish()
{
    endCommand();
    return std::move(m_script);
}

}
