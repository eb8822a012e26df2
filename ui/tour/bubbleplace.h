// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPoint>
#include <QRect>

namespace idemscope {

/// Where a bubble of this size goes beside a part, inside `room`: below, above, right or left of it, the first that has
/// room; else into the middle of the part, or of the room where there is no part.
QPoint bubblePlace(const QSize& bubble, const QRect& part, const QRect& room, int gap);

}
