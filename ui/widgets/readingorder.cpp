// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/readingorder.h"

#include <QScrollArea>

#include <algorithm>
#include <vector>

namespace idemscope {

namespace {

bool takesTab(const QWidget& widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() && !widget.focusProxy();
}

std::vector<QWidget*> partsOf(const QWidget& whole)
{
    std::vector<QWidget*> parts;
    for (QObject* child : whole.children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part && part->isVisible() && !part->isWindow())
            parts.push_back(part);
    }
    return parts;
}

bool isInRowOf(const QWidget& first, const QWidget& part)
{
    const QRect a = first.geometry(), b = part.geometry();
    const int shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return 2 * shared > std::min(a.height(), b.height());
}

void sortAsRead(std::vector<QWidget*>& parts)
{
    std::stable_sort(parts.begin(), parts.end(),
                     [](const QWidget* one, const QWidget* other) { return one->y() < other->y(); });
    for (auto row = parts.begin(); row != parts.end();) {
        const auto end =
            std::find_if(row, parts.end(), [row](const QWidget* part) { return !isInRowOf(**row, *part); });
        const auto next = std::max(end, std::next(row)); // what has no height shares no row, not even its own
        std::stable_sort(row, next, [](const QWidget* one, const QWidget* other) { return one->x() < other->x(); });
        row = next;
    }
}

/// Adds what Tab is to stop at, and what has the focus already.
void addStops(QWidget& whole, const QWidget* focused, std::vector<QWidget*>& stops)
{
    if (&whole == focused || (!whole.isWindow() && takesTab(whole)))
        stops.push_back(&whole);
    std::vector<QWidget*> parts = partsOf(whole);
    sortAsRead(parts);
    for (QWidget* part : parts)
        addStops(*part, focused, stops);
}

void bringIntoView(QWidget& widget)
{
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(around))
            area->ensureWidgetVisible(&widget);
    }
}

}

bool focusInReadingOrder(QWidget& window, bool next)
{
    std::vector<QWidget*> stops;
    addStops(window, window.focusWidget(), stops);
    if (stops.empty())
        return false;
    if (!next)
        std::reverse(stops.begin(), stops.end());
    const auto at = std::find(stops.begin(), stops.end(), window.focusWidget());
    QWidget* to = at == stops.end() || std::next(at) == stops.end() ? stops.front() : *std::next(at);
    if (to == window.focusWidget())
        return false;
    to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    bringIntoView(*to);
    return true;
}

}
