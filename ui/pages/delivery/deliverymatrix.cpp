// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/delivery/deliverymatrix.h"

#include "model/deliverytext.h"
#include "ui/models/deliverylook.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int runRole = Qt::UserRole;
constexpr int linesOfCell = 4;

/// Each once, in the order they come.
template <typename Value, typename Member>
std::vector<Value> distinct(const std::vector<CellProgress>& cells, Member member)
{
    std::vector<Value> values;
    for (const CellProgress& progress : cells) {
        const Value value = progress.cell.*member;
        if (std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    }
    return values;
}

template <typename Value>
int placeOf(const std::vector<Value>& values, Value value)
{
    return int(std::find(values.begin(), values.end(), value) - values.begin());
}

template <typename Value>
QStringList namesOf(const std::vector<Value>& values)
{
    QStringList names;
    for (const Value value : values)
        names += nameOf(value).text();
    return names;
}

}

DeliveryMatrix::DeliveryMatrix(QWidget* parent)
    : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setWordWrap(true);
    setProperty("look", u"quiet"_s);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(16 * fontMetrics().averageCharWidth());
    verticalHeader()->setHighlightSections(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto open = [this](int row, int column) {
        if (const qint64 run = item(row, column) ? item(row, column)->data(runRole).toLongLong() : 0; run > 0)
            emit runRequested(run);
    };
    connect(this, &QTableWidget::cellDoubleClicked, this, open);
    connect(this, &QTableWidget::cellActivated, this, open);
    connect(&theme(), &Theme::changed, this, &DeliveryMatrix::fill);
}

void DeliveryMatrix::show(const std::vector<CellProgress>& cells)
{
    if (cells == m_cells)
        return;
    m_cells = cells;
    fill();
}

QSize DeliveryMatrix::sizeHint() const
{
    return {QTableWidget::sizeHint().width(), horizontalHeader()->sizeHint().height() + verticalHeader()->length() +
                                                  horizontalScrollBar()->sizeHint().height() + 2};
}

void DeliveryMatrix::fill()
{
    const auto disciplines = distinct<Discipline>(m_cells, &DeliveryCell::discipline);
    const auto faults = distinct<ChannelFault>(m_cells, &DeliveryCell::fault);
    setRowCount(int(disciplines.size()));
    setColumnCount(int(faults.size()));
    setVerticalHeaderLabels(namesOf(disciplines));
    setHorizontalHeaderLabels(namesOf(faults));
    verticalHeader()->setDefaultSectionSize(linesOfCell * fontMetrics().lineSpacing() + 2 * Theme::grid);
    for (const CellProgress& progress : m_cells) {
        const int row = placeOf(disciplines, progress.cell.discipline);
        const int column = placeOf(faults, progress.cell.fault);
        if (!item(row, column))
            setItem(row, column, new QTableWidgetItem);
        fillCell(progress, *item(row, column));
    }
    for (std::size_t column = 0; column < faults.size(); ++column)
        horizontalHeaderItem(int(column))->setToolTip(explanationOf(faults[column]).text());
    setAccessibleName(tr("What became of the messages, by discipline and fault"));
    updateGeometry();
}

void DeliveryMatrix::fillCell(const CellProgress& progress, QTableWidgetItem& item) const
{
    const DeliveryCell& cell = progress.cell;
    const bool isDone = progress.state == CellState::Done;
    item.setText(isDone ? cellText(cell) : progress.state == CellState::Running ? tr("under way") : tr("waits"));
    item.setIcon(isDone ? theme().icon(lookOf(cell.verdict)) : QIcon());
    const QString whole = isDone ? cellDescription(cell) : item.text();
    item.setToolTip(cell.runs.empty() ? whole : tr("%1\nDouble-click or Enter opens its run.").arg(whole));
    item.setData(Qt::AccessibleTextRole, whole);
    item.setData(runRole, cell.runs.empty() ? 0 : cell.runs.front());
}

void DeliveryMatrix::changeEvent(QEvent* event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}
