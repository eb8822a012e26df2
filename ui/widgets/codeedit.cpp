// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/codeedit.h"

#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace idemscope {

namespace {

constexpr int tabSpaces = 4;

}

CodeEdit::CodeEdit(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_completer(new VariableCompleter(*this))
    , m_numbers(new QWidget(this))
{
    setFont(theme().fixedFont());
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true);
    setTabStopDistance(tabSpaces * fontMetrics().horizontalAdvance(u' '));
    m_numbers->installEventFilter(this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeEdit::layOut);
    connect(this, &QPlainTextEdit::updateRequest, m_numbers, [this](const QRect&, int) { m_numbers->update(); });
    connect(&theme(), &Theme::changed, this, [this] {
        layOut();
        showMark();
    });
    layOut();
}

void CodeEdit::setLookup(VariableLookup lookup)
{
    m_lookup = std::move(lookup);
    m_completer->setNames(m_lookup.names());
}

void CodeEdit::mark(std::optional<std::pair<qsizetype, qsizetype>> place)
{
    m_mark = place;
    showMark();
}

void CodeEdit::showMark()
{
    QList<QTextEdit::ExtraSelection> selections;
    if (m_mark) {
        QTextCursor cursor(document());
        const int end = document()->characterCount() - 1;
        cursor.setPosition(std::min(static_cast<int>(m_mark->first), end));

        QTextEdit::ExtraSelection line;
        line.cursor = cursor;
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        line.format.setBackground(mixed(theme().colors().surface, theme().colors().errorMark, 0.10));
        selections.append(line);

        QTextEdit::ExtraSelection place;
        cursor.setPosition(std::min(static_cast<int>(m_mark->first + m_mark->second), end), QTextCursor::KeepAnchor);
        place.cursor = cursor;
        place.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        place.format.setUnderlineColor(theme().colors().errorMark);
        place.format.setBackground(mixed(theme().colors().surface, theme().colors().errorMark, 0.30));
        selections.append(place);
    }
    setExtraSelections(selections);
    m_numbers->update();
}

int CodeEdit::numbersWidth() const
{
    const int digits = std::max(2, static_cast<int>(QString::number(blockCount()).size()));
    return digits * fontMetrics().horizontalAdvance(u'9') + 2 * Theme::grid;
}

void CodeEdit::layOut()
{
    setViewportMargins(numbersWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_numbers->setGeometry(area.left(), area.top(), numbersWidth(), area.height());
}

void CodeEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    layOut();
}

void CodeEdit::keyPressEvent(QKeyEvent* event)
{
    if (m_completer->wants(*event)) {
        event->ignore();
        return;
    }
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QPlainTextEdit::keyPressEvent(event);
}

bool CodeEdit::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QTextCursor cursor = cursorForPosition(help->pos());
        const QString tip = variableTip(cursor.block().text(), cursor.positionInBlock(), m_lookup);
        QToolTip::showText(help->globalPos(), tip, this);
        return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

bool CodeEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_numbers && event->type() == QEvent::Paint) {
        paintNumbers(static_cast<QPaintEvent*>(event)->rect());
        return true;
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

void CodeEdit::paintNumbers(const QRect& area)
{
    QPainter painter(m_numbers);
    painter.setFont(font());
    const qsizetype marked = m_mark ? document()->findBlock(static_cast<int>(m_mark->first)).blockNumber() : -1;
    const int right = m_numbers->width() - Theme::grid;
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > area.bottom())
            break;
        painter.setPen(block.blockNumber() == marked ? theme().colors().errorMark : theme().colors().disabledText());
        painter.drawText(QRectF(0, line.top(), right, line.height()), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(block.blockNumber() + 1));
    }
}

}
