// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/variablecompleter.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostShown = 10;
constexpr qsizetype longestName = 100; ///< looked back for from the cursor

/// Where the name begins that is being typed at `cursor`; -1 where none is.
qsizetype nameBegin(const QString& line, qsizetype cursor)
{
    const QString before = line.first(cursor).last(std::min(cursor, longestName));
    const qsizetype braces = before.lastIndexOf("{{"_L1);
    if (braces < 0 || before.indexOf(u'}', braces) >= 0)
        return -1;
    return cursor - before.size() + braces + 2;
}

}

VariableCompleter::VariableCompleter(QLineEdit& line)
    : VariableCompleter(line, {[&line] { return line.text(); }, [&line] { return qsizetype(line.cursorPosition()); },
                               [&line](qsizetype from, qsizetype to, const QString& text) {
                                   line.setSelection(int(from), int(to - from));
                                   line.insert(text);
                               },
                               [&line] {
                                   const int width =
                                       line.fontMetrics().horizontalAdvance(line.text().left(line.cursorPosition()));
                                   return QRect(std::min(width, line.width() / 2), 0, 1, line.height());
                               }})
{
    connect(&line, &QLineEdit::textEdited, this, &VariableCompleter::offer);
}

VariableCompleter::VariableCompleter(QPlainTextEdit& text)
    : VariableCompleter(text, {[&text] { return text.textCursor().block().text(); },
                               [&text] { return qsizetype(text.textCursor().positionInBlock()); },
                               [&text](qsizetype from, qsizetype to, const QString& name) {
                                   QTextCursor cursor = text.textCursor();
                                   const int begin = cursor.block().position();
                                   cursor.setPosition(begin + int(from));
                                   cursor.setPosition(begin + int(to), QTextCursor::KeepAnchor);
                                   cursor.insertText(name);
                                   text.setTextCursor(cursor);
                               },
                               [&text] {
                                   return text.cursorRect().translated(text.viewport()->pos());
                               }})
{
    connect(text.document(), &QTextDocument::contentsChange, this, [this, &text](int, int, int added) {
        const bool isTyped = added == 1 && text.hasFocus(); // neither pasted nor loaded
        if (isTyped || m_isOffering)
            QMetaObject::invokeMethod(this, &VariableCompleter::offer, Qt::QueuedConnection);
    });
}

VariableCompleter::VariableCompleter(QWidget& widget, Editor editor)
    : QObject(&widget)
    , m_editor(std::move(editor))
{
    m_completer.setModel(&m_names);
    m_completer.setWidget(&widget);
    m_completer.setCaseSensitivity(Qt::CaseInsensitive);
    m_completer.setFilterMode(Qt::MatchContains);
    m_completer.setMaxVisibleItems(mostShown);
    connect(&m_completer, qOverload<const QString&>(&QCompleter::activated), this, &VariableCompleter::take);
}

void VariableCompleter::setNames(const QStringList& names)
{
    if (names != m_names.stringList())
        m_names.setStringList(names);
}

void VariableCompleter::offer()
{
    const qsizetype cursor = m_editor.cursor();
    const qsizetype begin = nameBegin(m_editor.line(), cursor);
    if (begin >= 0)
        m_completer.setCompletionPrefix(m_editor.line().sliced(begin, cursor - begin).trimmed());
    if (begin < 0 || m_completer.completionCount() == 0) {
        if (std::exchange(m_isOffering, false))
            m_completer.popup()->hide();
        return;
    }
    m_isOffering = true;
    m_completer.popup()->setAccessibleName(tr("Variables"));
    QRect place = m_editor.rectangle();
    place.setWidth(m_completer.popup()->sizeHintForColumn(0) +
                   m_completer.popup()->verticalScrollBar()->sizeHint().width());
    m_completer.complete(place);
    m_completer.popup()->setCurrentIndex(m_completer.completionModel()->index(0, 0));
}

bool VariableCompleter::wants(const QKeyEvent& key) const
{
    static constexpr int keys[] = {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab, Qt::Key_Escape};
    return m_isOffering && m_completer.popup()->isVisible() &&
           std::find(std::begin(keys), std::end(keys), key.key()) != std::end(keys);
}

/// The braces behind the cursor are used where they are there already.
void VariableCompleter::take(const QString& name)
{
    const QString line = m_editor.line();
    const qsizetype cursor = m_editor.cursor();
    const qsizetype begin = nameBegin(line, cursor);
    m_isOffering = false;
    if (begin < 0)
        return;
    const bool isClosed = line.sliced(cursor).startsWith("}}"_L1);
    m_editor.replace(begin, isClosed ? cursor + 2 : cursor, name + "}}"_L1);
}

}
