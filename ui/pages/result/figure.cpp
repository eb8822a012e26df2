// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/figure.h"

#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace idemscope {

Figure::Figure(const QString& value, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_value(new QLabel(value, this))
    , m_name(new QLabel(name, this))
{
    m_value->setFont(theme().headingFont());
    m_name->setFont(theme().smallFont());
    m_name->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QLabel* label : {m_value, m_name}) {
        label->setAlignment(Qt::AlignRight);
        layout->addWidget(label);
    }
}

void Figure::setValue(const QString& value)
{
    m_value->setText(value);
}

void Figure::reserve(const QString& widest)
{
    m_value->setMinimumWidth(m_value->fontMetrics().horizontalAdvance(widest));
}

void Figure::setName(const QString& name)
{
    m_name->setText(name);
}

}
