// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/checkedline.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>
#include <QVariant>

#include <limits>

namespace idemscope {

CheckedLine::CheckedLine(Check check, QWidget* parent)
    : QWidget(parent)
    , m_check(std::move(check))
    , m_edit(new QLineEdit)
    , m_error(new Label(TextStyle::Bad))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::half);
    layout->addWidget(m_edit);
    layout->addWidget(m_error);
    m_edit->setFont(theme().fixedFont());
    m_edit->setMaxLength(std::numeric_limits<int>::max());
    (new Texts(*this))->bind([this] { this->check(); });
    m_error->setWordWrap(true);
    m_error->hide();
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        this->check();
        emit edited();
    });
}

void CheckedLine::setText(const QString& text)
{
    m_edit->setText(text);
    check();
}

QString CheckedLine::text() const
{
    return m_edit->text().trimmed();
}
bool CheckedLine::isValid() const
{
    return m_error->isHidden();
}
QLineEdit* CheckedLine::editor() const
{
    return m_edit;
}

void CheckedLine::check()
{
    const Result<void> checked = text().isEmpty() ? Result<void>() : m_check(text());
    m_error->setText(checked ? QString() : checked.error().message);
    m_error->setHidden(checked.has_value());
    m_edit->setProperty("invalid", !checked);
    m_edit->style()->unpolish(m_edit);
    m_edit->style()->polish(m_edit);
}

}
