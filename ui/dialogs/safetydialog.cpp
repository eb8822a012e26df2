// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/safetydialog.h"

#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

SafetyDialog::SafetyDialog(const QString& question, const QString& nameToType, QWidget* parent)
    : QDialog(parent)
    , m_name(new QLineEdit)
{
    setWindowTitle(tr("Send to this target?"));
    auto* head = new Label(TextStyle::Heading);
    head->setText(tr("Send to this target?"));
    auto* text = new Label(TextStyle::Body);
    text->setText(question);
    text->setWordWrap(true);
    text->setMinimumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 64);
    auto* prompt = new Label(TextStyle::Body);
    prompt->setText(tr("Type “%1” to go on:").arg(nameToType));
    prompt->setBuddy(m_name);
    m_name->setAccessibleName(prompt->text());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* go = buttons->addButton(tr("Send"), QDialogButtonBox::AcceptRole);
    go->setProperty("button", u"primary"_s);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    for (QWidget* part : {static_cast<QWidget*>(head), static_cast<QWidget*>(text), static_cast<QWidget*>(prompt),
                          static_cast<QWidget*>(m_name), static_cast<QWidget*>(buttons)})
        layout->addWidget(part);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const bool mustType = !nameToType.isEmpty();
    prompt->setVisible(mustType);
    m_name->setVisible(mustType);
    go->setEnabled(!mustType);
    connect(m_name, &QLineEdit::textChanged, this,
            [go, nameToType](const QString& typed) { go->setEnabled(typed == nameToType); });
    if (!mustType)
        buttons->button(QDialogButtonBox::Cancel)->setFocus();
}

}
