// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/form.h"

#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVariant>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int linesOfRow = 3; ///< of the grid: label and field, or the field below the label, then the help

}

Form::Form(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_texts(*this)
{
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(2 * Theme::grid);
    m_grid->setVerticalSpacing(Theme::grid);
    m_grid->setColumnMinimumWidth(0, nameWidth());
    m_grid->setColumnStretch(1, 1);
}

void Form::heading(Text text)
{
    auto* label = new Label(TextStyle::Heading);
    m_texts.bind([label, text = std::move(text)] { label->setText(text()); });
    m_grid->addWidget(label, m_nextLine, 0, 1, 2);
    if (m_nextLine++ > 0)
        label->setContentsMargins(0, 2 * Theme::grid, 0, 0);
}

QLabel* Form::nameOf(QWidget* field, Text label)
{
    auto* name = new Label(TextStyle::Body);
    name->setBuddy(field);
    name->setWordWrap(true);
    const int topMargin = 6;
    name->setContentsMargins(0, topMargin, 0, 0);
    m_texts.bind([name, field, label = std::move(label)] {
        name->setText(label());
        field->setAccessibleName(label());
        if (QWidget* proxy = field->focusProxy())
            proxy->setAccessibleName(label());
    });
    return name;
}

void Form::row(Text label, QWidget* field, Text help)
{
    add({.field = field}, std::move(label), std::move(help));
}

void Form::row(QWidget* field, Text help)
{
    add({.field = field}, {}, std::move(help));
}

void Form::wideRow(Text label, QWidget* field, Text help)
{
    add({.field = field, .isWide = true}, std::move(label), std::move(help));
}

void Form::add(Row row, Text label, Text help)
{
    row.line = m_nextLine;
    m_nextLine += linesOfRow;
    if (label)
        row.label = nameOf(row.field, std::move(label));
    if (help)
        row.help = helpOf(row.field, std::move(help));
    place(row);
    m_rows.push_back(row);
}

QLabel* Form::helpOf(QWidget* field, Text help)
{
    auto* label = new Label(TextStyle::Small);
    label->setWordWrap(true);
    m_texts.bind([label, field, help = std::move(help)] {
        label->setText(help());
        field->setAccessibleDescription(help());
    });
    return label;
}

void Form::place(const Row& row)
{
    const bool isBelow = m_isNarrow || row.isWide;
    const int column = isBelow ? 0 : 1;
    const int columns = isBelow ? 2 : 1;
    for (QWidget* widget : {static_cast<QWidget*>(row.label), row.field, static_cast<QWidget*>(row.help)}) {
        if (widget)
            m_grid->removeWidget(widget);
    }
    const bool isShort = row.field->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed ||
                         row.field->inherits("QAbstractSpinBox") || row.field->inherits("QComboBox");
    const Qt::Alignment alignment = isShort && !row.isWide ? Qt::AlignLeft : Qt::Alignment();
    if (row.label)
        m_grid->addWidget(row.label, row.line, 0, 1, columns, isBelow ? Qt::Alignment() : Qt::AlignTop);
    m_grid->addWidget(row.field, row.line + (isBelow ? 1 : 0), column, 1, columns, alignment);
    if (row.help)
        m_grid->addWidget(row.help, row.line + 2, column, 1, columns);
}

int Form::nameWidth() const
{
    return QFontMetrics(theme().bodyFont()).averageCharWidth() * 20;
}

/// What the form needs with its fields beside their labels.
int Form::besideWidth() const
{
    int names = nameWidth();
    int fields = 0;
    for (const Row& row : m_rows) {
        if (row.field->isHidden() || row.isWide)
            continue;
        if (row.label)
            names = std::max(names, row.label->minimumSizeHint().width());
        fields = std::max(fields, QWidgetItem(row.field).minimumSize().width());
    }
    return names + m_grid->horizontalSpacing() + fields;
}

QSize Form::minimumSizeHint() const
{
    int width = 0;
    for (const Row& row : m_rows) {
        if (row.field->isHidden())
            continue;
        width = std::max(width, QWidgetItem(row.field).minimumSize().width());
        if (row.label)
            width = std::max(width, row.label->minimumSizeHint().width());
    }
    return {width, QWidget::minimumSizeHint().height()};
}

void Form::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < besideWidth();
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_grid->setColumnMinimumWidth(0, isNarrow ? 0 : nameWidth());
    for (const Row& row : m_rows)
        place(row);
}

void Form::setRowVisible(QWidget* field, bool isVisible)
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [field](const Row& r) { return r.field == field; });
    if (row == m_rows.end())
        return;
    row->field->setVisible(isVisible);
    if (row->label)
        row->label->setVisible(isVisible);
    if (row->help)
        row->help->setVisible(isVisible);
}

QWidget* sideBySide(std::initializer_list<QWidget*> widgets)
{
    auto* box = new QWidget;
    auto* layout = new FlowLayout(box);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    box->setFocusProxy(*widgets.begin());
    return box;
}

QScrollArea* scrollPage(QWidget* content, int widest)
{
    auto* area = new QScrollArea;
    auto* page = new QWidget;
    page->setProperty("surface", u"window"_s);
    page->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 3 * Theme::grid);
    content->setMaximumWidth(widest * QFontMetrics(theme().bodyFont()).averageCharWidth() / 7);
    layout->addWidget(content, 1, Qt::AlignTop);
    layout->addStretch(0);
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}
