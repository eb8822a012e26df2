// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/enterkey.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QKeyEvent>
#include <QRadioButton>

namespace idemscope {

namespace {

/// Ticks are Space's alone, and in a dialog Enter is its default button's.
bool takesEnter(const QObject* watched)
{
    const auto* button = qobject_cast<const QAbstractButton*>(watched);
    return button && button->isEnabled() && !qobject_cast<const QCheckBox*>(button) &&
           !qobject_cast<const QRadioButton*>(button) && !qobject_cast<const QDialog*>(button->window());
}

}

EnterKey::EnterKey(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool EnterKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isPlain = key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::KeypadModifier;
    if (!isEnter || !isPlain || !takesEnter(watched))
        return QObject::eventFilter(watched, event);
    if (!key->isAutoRepeat()) {
        QKeyEvent space(key->type(), Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QCoreApplication::sendEvent(watched, &space);
    }
    return true;
}

}
