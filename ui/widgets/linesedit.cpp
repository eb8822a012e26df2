// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/linesedit.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

namespace {

constexpr int mostLinesShown = 5;

}

LinesEdit::LinesEdit(Check check, QWidget* parent)
    : QWidget(parent)
    , m_check(std::move(check))
    , m_edit(new QPlainTextEdit)
    , m_error(new Label(TextStyle::Bad))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::half);
    layout->addWidget(m_edit);
    layout->addWidget(m_error);
    m_error->setWordWrap(true);
    m_error->hide();
    m_edit->setFont(theme().fixedFont());
    m_edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_edit->setTabChangesFocus(true);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        checkLines();
        emit edited();
    });
    connect(m_edit, &QPlainTextEdit::blockCountChanged, this, &LinesEdit::fitHeight);
    connect(&theme(), &Theme::changed, this, &LinesEdit::fitHeight);
    fitHeight();
    (new Texts(*this))->bind([this] { checkLines(); });
}

void LinesEdit::setLines(const QStringList& lines)
{
    if (lines != this->lines())
        m_edit->setPlainText(lines.join(u'\n'));
}

QStringList LinesEdit::lines() const
{
    QStringList lines = m_edit->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    for (QString& line : lines)
        line = line.trimmed();
    lines.removeAll(QString());
    return lines;
}

bool LinesEdit::isValid() const
{
    return m_error->isHidden();
}
QString LinesEdit::errorText() const
{
    return m_error->text();
}
void LinesEdit::setPlaceholderText(const QString& text)
{
    m_edit->setPlaceholderText(text);
}
QPlainTextEdit* LinesEdit::editor() const
{
    return m_edit;
}

void LinesEdit::checkLines()
{
    QList<QTextEdit::ExtraSelection> marks;
    QString message;
    for (QTextBlock block = m_edit->document()->begin(); block.isValid() && message.isEmpty(); block = block.next()) {
        if (block.text().trimmed().isEmpty())
            continue;
        const Result<void> checked = m_check(block.text());
        if (checked)
            continue;
        message = checked.error().message;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(theme().colors().errorMark);
        marks.append(mark);
    }
    m_edit->setExtraSelections(marks);
    m_error->setText(message);
    m_error->setVisible(!message.isEmpty());
}

void LinesEdit::fitHeight()
{
    m_edit->setVerticalScrollBarPolicy(m_edit->blockCount() > mostLinesShown ? Qt::ScrollBarAsNeeded
                                                                             : Qt::ScrollBarAlwaysOff);
    const int shown = std::clamp(m_edit->blockCount(), 1, mostLinesShown);
    const int frame = 2 * (Theme::grid + 2);
    m_edit->setFixedHeight(shown * QFontMetrics(theme().fixedFont()).lineSpacing() + frame);
}

}
