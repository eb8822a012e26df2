// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/variableedit.h"

#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <limits>

namespace idemscope {

VariableEdit::VariableEdit(QWidget* parent)
    : QLineEdit(parent)
    , m_completer(new VariableCompleter(*this))
{
    setFont(theme().fixedFont());
    setMaxLength(std::numeric_limits<int>::max()); // Qt's 32,767 would cut a long URL short without a word
    connect(this, &QLineEdit::textChanged, this, &VariableEdit::refresh);
    connect(&theme(), &Theme::changed, this, &VariableEdit::refresh);
}

void VariableEdit::setLookup(VariableLookup lookup)
{
    m_lookup = std::move(lookup);
    m_completer->setNames(m_lookup.names());
    refresh();
}

void VariableEdit::refresh()
{
    // QLineEdit has no interface for character formats; an input method's attributes without text set them.
    QList<QInputMethodEvent::Attribute> attributes;
    const QList<QTextLayout::FormatRange> formats = variableFormats(text(), m_lookup);
    for (const QTextLayout::FormatRange& range : formats) {
        attributes.append({QInputMethodEvent::TextFormat, range.start - cursorPosition(), range.length, range.format});
    }
    QInputMethodEvent event(QString(), attributes);
    QLineEdit::inputMethodEvent(&event);
}

bool VariableEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = variableTip(text(), cursorPositionAt(help->pos()), m_lookup);
        if (!tip.isEmpty()) {
            QToolTip::showText(help->globalPos(), tip, this);
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && m_completer->wants(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    // Ctrl+E and Ctrl+U are emacs keys in a line edit under X11; here they belong to the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_E || key->key() == Qt::Key_U)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

}
