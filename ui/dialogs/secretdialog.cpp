// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/secretdialog.h"

#include "session/workspacesession.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rememberbox.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

SecretDialog::SecretDialog(const QString& variable, const QString& origin, const WorkspaceSession& workspace,
                           QWidget* parent)
    : QDialog(parent)
    , m_value(new QLineEdit)
    , m_remember(makeRememberBox(workspace))
{
    setWindowTitle(tr("A secret has no value"));
    auto* head = new Label(TextStyle::Heading);
    head->setText(tr("The secret variable “%1” has no value").arg(variable));
    auto* text = new Label(TextStyle::Body);
    text->setText(workspace.hasKeychain()
                      ? tr("It belongs to: %1. Secrets are never written to a file: the value is kept until Idemscope "
                           "ends, or in the keychain. Nothing was sent.")
                            .arg(origin)
                      : tr("It belongs to: %1. Secrets are never written to a file, and no keychain service can be "
                           "reached: the value is kept until Idemscope ends. Nothing was sent.")
                            .arg(origin));
    text->setWordWrap(true);
    text->setMinimumWidth(QFontMetrics(theme().bodyFont()).averageCharWidth() * 64);
    auto* prompt = new Label(TextStyle::Body);
    prompt->setText(tr("&Value:"));
    prompt->setBuddy(m_value);
    m_value->setEchoMode(QLineEdit::Password);
    m_value->setAccessibleName(tr("Value of %1").arg(variable));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* go = buttons->addButton(tr("Keep and send"), QDialogButtonBox::AcceptRole);
    go->setProperty("button", u"primary"_s);
    go->setEnabled(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    for (QWidget* part :
         {static_cast<QWidget*>(head), static_cast<QWidget*>(text), static_cast<QWidget*>(prompt),
          static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_remember), static_cast<QWidget*>(buttons)})
        layout->addWidget(part);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_value, &QLineEdit::textChanged, this, [go](const QString& typed) { go->setEnabled(!typed.isEmpty()); });
    m_value->setFocus();
}

QString SecretDialog::value() const
{
    return m_value->text();
}

bool SecretDialog::remembers() const
{
    return m_remember->isChecked();
}

}
