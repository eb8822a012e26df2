// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/section.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

Section::Section(Form::Text title, QWidget* content, QWidget* parent)
    : QWidget(parent)
    , m_header(new QToolButton)
    , m_summary(new ElidedLabel(TextStyle::Muted))
    , m_content(content)
    , m_texts(*this)
{
    auto* head = new QHBoxLayout;
    head->setSpacing(Theme::grid);
    head->addWidget(m_header);
    head->addWidget(m_summary, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Theme::half, 0, 0);
    layout->setSpacing(Theme::half);
    layout->addWidget(separator(Qt::Horizontal));
    layout->addLayout(head);
    layout->addWidget(m_content);
    m_content->setContentsMargins(0, Theme::half, 0, Theme::grid);
    m_header->setCheckable(true);
    m_header->setAutoRaise(true);
    m_header->setProperty("button", u"section"_s);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setFont(theme().headingFont());
    m_header->setFocusPolicy(Qt::StrongFocus);
    m_texts.bind([this, title = std::move(title)] { m_header->setText(title()); });
    connect(m_header, &QToolButton::toggled, this, &Section::setOpen);
    setOpen(false);
}

void Section::setOpen(bool isOpen)
{
    m_header->setChecked(isOpen);
    m_header->setIcon(theme().icon(isOpen ? u"chevron-down"_s : u"chevron-right"_s));
    m_content->setVisible(isOpen);
}

bool Section::isOpen() const
{
    return m_header->isChecked();
}

void Section::setSummary(const QString& text)
{
    m_summary->setText(text);
    m_header->setAccessibleDescription(text);
}

}
