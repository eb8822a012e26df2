// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/flowlayout.h"

#include "ui/theme/theme.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <cstddef>

namespace idemscope {

/// Items that stand beside each other.
struct FlowLayout::Line
{
    std::vector<QLayoutItem*> items;
    int width = 0; ///< with the spaces between them
    int height = 0;
};

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins({});
    setSpacing(Theme::grid);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    const auto place = m_items.begin() + index;
    QLayoutItem* item = place->release();
    m_items.erase(place);
    return item;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = 0;
    for (const Line& line : lines(width))
        height += line.height + (height > 0 ? spacing() : 0);
    return height;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<Line> one = lines(QWIDGETSIZE_MAX);
    return one.empty() ? QSize(0, 0) : QSize(one.front().width, one.front().height);
}

int FlowLayout::widthOf(QLayoutItem& item, int room)
{
    return std::clamp(item.sizeHint().width(), item.minimumSize().width(), std::max(room, item.minimumSize().width()));
}

std::vector<FlowLayout::Line> FlowLayout::lines(int width) const
{
    std::vector<Line> lines;
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const int itemWidth = widthOf(*item, width);
        if (lines.empty() || lines.back().width + spacing() + itemWidth > width)
            lines.emplace_back();
        Line& line = lines.back();
        line.width += itemWidth + (line.items.empty() ? 0 : spacing());
        line.height = std::max(line.height, item->sizeHint().height());
        line.items.push_back(item.get());
    }
    return lines;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    int y = area.y();
    for (const Line& line : lines(area.width())) {
        placeLine(line, {area.x(), y, area.width(), line.height});
        y += line.height + spacing();
    }
}

/// What wants to grow shares the room that is left.
void FlowLayout::placeLine(const Line& line, const QRect& area) const
{
    const auto growing = std::count_if(line.items.begin(), line.items.end(), [](QLayoutItem* item) {
        return item->expandingDirections().testFlag(Qt::Horizontal);
    });
    const int more = growing > 0 ? (area.width() - line.width) / static_cast<int>(growing) : 0;
    int x = area.x();
    for (QLayoutItem* item : line.items) {
        const int width =
            widthOf(*item, area.width()) + (item->expandingDirections().testFlag(Qt::Horizontal) ? more : 0);
        const int height = item->sizeHint().height();
        const QRect place(x, area.y() + (area.height() - height) / 2, width, height);
        item->setGeometry(
            QStyle::visualRect(parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight, area, place));
        x += width + spacing();
    }
}

}
