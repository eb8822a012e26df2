// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/diffview.h"

#include "ui/theme/theme.h"

#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int mostColoured = 5000; ///< marked lines; each costs on every paint

}

DiffView::DiffView(QWidget* parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setWordWrapMode(QTextOption::WrapAnywhere);
    setFont(theme().fixedFont());
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(&theme(), &Theme::changed, this, &DiffView::colour);
}

void DiffView::setTexts(const QString& before, const QString& after)
{
    m_lines = diffLines(before.split(u'\n'), after.split(u'\n'));
    QStringList shown;
    for (const DiffLine& line : m_lines) {
        const QLatin1StringView sign = line.kind == DiffLine::Kind::Added     ? "+ "_L1
                                       : line.kind == DiffLine::Kind::Removed ? "- "_L1
                                                                              : "  "_L1;
        shown.append(sign + line.text);
    }
    setPlainText(shown.join(u'\n'));
    colour();
}

void DiffView::setMessage(const QString& message)
{
    m_lines.clear();
    setPlainText(message);
    colour();
}

void DiffView::colour()
{
    const ThemeColors& colors = theme().colors();
    QList<QTextEdit::ExtraSelection> marks;
    QTextBlock block = document()->firstBlock();
    for (const DiffLine& line : m_lines) {
        if (line.kind != DiffLine::Kind::Same && marks.size() < mostColoured) {
            const bool isAdded = line.kind == DiffLine::Kind::Added;
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(block);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            mark.format.setBackground(isAdded ? colors.goodSurface : colors.badSurface);
            mark.format.setForeground(isAdded ? colors.good : colors.bad);
            const bool isLast = !mark.cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
            if (isLast)
                mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            marks.append(mark);
            if (isLast) { // without a next line to reach, the end of this one needs a mark of its own
                mark.cursor.clearSelection();
                marks.append(mark);
            }
        }
        block = block.next();
    }
    setExtraSelections(marks);
}

}
