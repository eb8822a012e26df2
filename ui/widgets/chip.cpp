// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/chip.h"

#include "ui/theme/svgicon.h"

#include <QVariant>

namespace idemscope {

using namespace Qt::StringLiterals;

Chip::Chip(QWidget* parent)
    : QToolButton(parent)
{
    setProperty("button", u"outline"_s);
    setProperty("hasMenu", true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
}

void Chip::setDot(std::optional<QColor> color)
{
    if (!color) {
        setIcon(QIcon());
        setToolButtonStyle(Qt::ToolButtonTextOnly);
        return;
    }
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIcon(svgIcon(u"dot"_s, [ink = *color](QIcon::Mode) { return IconInk{ink, ink}; }));
}

}
