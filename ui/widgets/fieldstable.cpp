// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fieldstable.h"

#include "ui/theme/theme.h"
#include "ui/widgets/templatedelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <functional>

namespace idemscope {

FieldsTable::FieldsTable(FieldsModel::Kind kind, QWidget* parent)
    : QTableView(parent)
    , m_model(kind)
{
    setModel(&m_model);
    auto* delegate = new TemplateDelegate(m_lookup, this);
    setItemDelegate(delegate);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    setShowGrid(false);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(QFontMetrics(theme().bodyFont()).height() + 2 * Theme::grid - 2);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(kind == FieldsModel::Kind::Plain);
    horizontalHeader()->resizeSection(FieldsModel::Name, QFontMetrics(theme().bodyFont()).averageCharWidth() * 32);
    if (kind != FieldsModel::Kind::Plain) {
        horizontalHeader()->setSectionResizeMode(FieldsModel::Value, QHeaderView::Stretch);
        horizontalHeader()->setSectionResizeMode(
            FieldsModel::Secret, kind == FieldsModel::Kind::Parts ? QHeaderView::Interactive : QHeaderView::Fixed);
    }
    if (kind == FieldsModel::Kind::Parts)
        horizontalHeader()->resizeSection(FieldsModel::Type, QFontMetrics(theme().bodyFont()).averageCharWidth() * 24);
    if (kind == FieldsModel::Kind::Variables) {
        horizontalHeader()->setSectionResizeMode(FieldsModel::PerAttempt, QHeaderView::Fixed);
    }
    connect(&m_model, &FieldsModel::edited, this, &FieldsTable::edited);
    // Once the editor that inserted the row is gone; so the next cell is opened.
    connect(&m_model, &FieldsModel::rowsInserted, this, &FieldsTable::stayOnTypedRow, Qt::QueuedConnection);
    connect(delegate, &TemplateDelegate::returnPressed, this, &FieldsTable::editNext, Qt::QueuedConnection);
    connect(delegate, &TemplateDelegate::tabPressed, this, &FieldsTable::tabNext, Qt::QueuedConnection);
}

void FieldsTable::setFields(const Fields& fields)
{
    m_model.setFields(fields);
}
const Fields& FieldsTable::fields() const
{
    return m_model.fields();
}
int FieldsTable::enabledCount() const
{
    return m_model.enabledCount();
}

void FieldsTable::setLookup(VariableLookup lookup)
{
    m_lookup = std::move(lookup);
    refresh();
}

void FieldsTable::refresh()
{
    viewport()->update();
}

/// What is typed into the new row becomes a row before it: the cursor stays on what was typed.
void FieldsTable::stayOnTypedRow(const QModelIndex&, int first, int last)
{
    const QModelIndex at = currentIndex();
    if (at.isValid() && at.row() == last + 1)
        setCurrentIndex(m_model.index(first, at.column()));
}

void FieldsTable::editNext()
{
    const QModelIndex at = currentIndex();
    if (!at.isValid())
        return;
    const QModelIndex next = at.column() == FieldsModel::Name
                                 ? at.siblingAtColumn(FieldsModel::Value)
                                 : m_model.index(std::min(at.row() + 1, m_model.rowCount() - 1), FieldsModel::Name);
    setCurrentIndex(next);
    edit(next);
}

/// Tab leaves the table from the row that is still to be filled in.
void FieldsTable::tabNext()
{
    if (currentIndex().row() == m_model.rowCount() - 1)
        focusNextChild();
    else
        editNext();
}

void FieldsTable::removeSelected()
{
    std::vector<int> rows;
    const QModelIndexList selected = selectionModel()->selectedRows();
    for (const QModelIndex& index : selected)
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end(), std::greater<>());
    for (const int row : rows)
        m_model.removeRows(row, 1);
}

void FieldsTable::paste()
{
    m_model.append(fieldsFromText(QGuiApplication::clipboard()->text()));
}

void FieldsTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        removeSelected();
    else if (isEnter && event->modifiers() == Qt::NoModifier && currentIndex().isValid())
        edit(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void FieldsTable::showEvent(QShowEvent* event)
{
    fitTicks();
    QTableView::showEvent(event);
}

/// The columns of ticks are as wide as their titles, which the style sheet pads.
void FieldsTable::fitTicks()
{
    const QFontMetrics metrics(horizontalHeader()->font());
    for (int column = FieldsModel::Secret; column < m_model.columnCount(); ++column) {
        const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        horizontalHeader()->resizeSection(column, metrics.horizontalAdvance(title) + 4 * Theme::grid);
    }
}

void FieldsTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        emit m_model.headerDataChanged(Qt::Horizontal, 0, m_model.columnCount() - 1);
        fitTicks();
        viewport()->update();
    }
    QTableView::changeEvent(event);
}

}
