// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/texts.h"

#include <QEvent>
#include <QWidget>

namespace idemscope {

Texts::Texts(QWidget& owner)
    : QObject(&owner)
{
    owner.installEventFilter(this);
}

void Texts::bind(std::function<void()> apply)
{
    apply();
    m_bindings.push_back(std::move(apply));
}

bool Texts::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == parent()) {
        for (const std::function<void()>& apply : m_bindings)
            apply();
    }
    return QObject::eventFilter(watched, event);
}

}
