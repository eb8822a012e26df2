// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/form.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVariant>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

Form::Form(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_texts(*this)
{
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(2 * Theme::grid);
    m_grid->setVerticalSpacing(Theme::grid);
    m_grid->setColumnMinimumWidth(0, QFontMetrics(theme().bodyFont()).averageCharWidth() * 20);
    m_grid->setColumnStretch(1, 1);
}

void Form::heading(Text text)
{
    auto* label = new Label(TextStyle::Heading);
    m_texts.bind([label, text = std::move(text)] { label->setText(text()); });
    const int line = m_grid->rowCount();
    m_grid->addWidget(label, line, 0, 1, 2);
    if (line > 1)
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

void Form::wideRow(Text label, QWidget* field, Text help)
{
    QLabel* name = nameOf(field, std::move(label));
    m_grid->addWidget(name, m_grid->rowCount(), 0, 1, 2);
    m_grid->addWidget(field, m_grid->rowCount(), 0, 1, 2);
    m_rows.push_back({field, name, nullptr});
    addHelp(field, std::move(help), 0);
}

void Form::row(Text label, QWidget* field, Text help)
{
    QLabel* name = nameOf(field, std::move(label));
    const int line = m_grid->rowCount();
    m_grid->addWidget(name, line, 0, Qt::AlignTop);
    const bool isShort = field->sizePolicy().horizontalPolicy() == QSizePolicy::Fixed ||
                         field->inherits("QAbstractSpinBox") || field->inherits("QComboBox");
    m_grid->addWidget(field, line, 1, isShort ? Qt::AlignLeft : Qt::Alignment());
    m_rows.push_back({field, name, nullptr});
    addHelp(field, std::move(help));
}

void Form::row(QWidget* field, Text help)
{
    m_grid->addWidget(field, m_grid->rowCount(), 1);
    m_rows.push_back({field, nullptr, nullptr});
    addHelp(field, std::move(help));
}

void Form::addHelp(QWidget* field, Text help, int column)
{
    if (!help)
        return;
    auto* label = new Label(TextStyle::Small);
    label->setWordWrap(true);
    m_texts.bind([label, field, help = std::move(help)] {
        label->setText(help());
        field->setAccessibleDescription(help());
    });
    m_grid->addWidget(label, m_grid->rowCount(), column, 1, 2 - column);
    m_rows.back().help = label;
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
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::grid);
    for (QWidget* widget : widgets) {
        const bool grows = widget->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding;
        layout->addWidget(widget, grows ? 1 : 0);
    }
    layout->addStretch(0);
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
