// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

#include <functional>

namespace idemscope {

/// The two colours an icon is drawn with when it is painted: strokes, and what is cut out of a filled disc.
struct IconInk
{
    QColor ink, paper;
};

/// An icon that draws resources/icons/NAME.svg sharply at any size, in the colours `ink` gives at that moment, so that
/// it follows a change of scheme by itself.
QIcon svgIcon(const QString& name, std::function<IconInk(QIcon::Mode)> ink);

}
