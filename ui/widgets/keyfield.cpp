// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/keyfield.h"

#include <QKeyEvent>

namespace idemscope {

namespace {

/// What moves in the dialog, closes it or presses its button.
bool isLeftToTheDialog(const QKeyEvent& event)
{
    const bool isPlain = !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    return isPlain && (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab || event.key() == Qt::Key_Escape ||
                       event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

bool isModifier(int key)
{
    return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_NumLock || key == Qt::Key_unknown;
}

}

KeyField::KeyField(QWidget* parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

void KeyField::setKeys(const QKeySequence& keys)
{
    m_keys = keys;
    setText(keys.toString(QKeySequence::NativeText));
}

QKeySequence KeyField::keys() const
{
    return m_keys;
}

/// No shortcut of the window acts while its keys are being chosen.
bool KeyField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isLeftToTheDialog(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event)
{
    if (isLeftToTheDialog(*event)) {
        event->ignore();
        return;
    }
    if (isModifier(event->key()))
        return;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isEmptied = event->key() == Qt::Key_Backspace && modifiers == Qt::NoModifier;
    setKeys(isEmptied ? QKeySequence() : QKeySequence(QKeyCombination(modifiers, Qt::Key(event->key()))));
    emit pressed();
}

}
