// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/bubbleplace.h"

#include <algorithm>

namespace idemscope {

namespace {

QRect within(QRect area, const QRect& room, int gap)
{
    area.moveLeft(
        std::clamp(area.left(), room.left() + gap, std::max(room.left() + gap, room.right() - gap - area.width())));
    area.moveTop(
        std::clamp(area.top(), room.top() + gap, std::max(room.top() + gap, room.bottom() - gap - area.height())));
    return area;
}

}

QPoint bubblePlace(const QSize& bubble, const QRect& part, const QRect& room, int gap)
{
    QRect middle(QPoint(), bubble);
    middle.moveCenter(part.isEmpty() ? room.center() : part.center());
    if (part.isEmpty())
        return within(middle, room, gap).topLeft();
    QRect below = middle;
    QRect above = middle;
    QRect right = middle;
    QRect left = middle;
    below.moveTop(part.bottom() + gap);
    above.moveBottom(part.top() - gap);
    right.moveLeft(part.right() + gap);
    left.moveRight(part.left() - gap);
    for (const QRect& place : {below, above, right, left}) {
        const QRect moved = within(place, room, gap);
        if (!moved.intersects(part))
            return moved.topLeft();
    }
    return within(middle, room, gap).topLeft();
}

}
