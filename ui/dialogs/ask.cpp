// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/ask.h"

#include <QMessageBox>
#include <QPushButton>
#include <QVariant>

namespace idemscope {

using namespace Qt::StringLiterals;

void ask(QWidget* parent, const QString& title, const QString& text, std::vector<Answer> answers)
{
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(title);
    box->setText(title);
    box->setInformativeText(text);
    for (const Answer& answer : answers) {
        QPushButton* button =
            box->addButton(answer.text, answer.isPrimary ? QMessageBox::AcceptRole : QMessageBox::DestructiveRole);
        if (answer.isPrimary) {
            button->setProperty("button", u"primary"_s);
            box->setDefaultButton(button);
        }
        QObject::connect(button, &QPushButton::clicked, parent, answer.then, Qt::QueuedConnection);
    }
    box->addButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    if (!box->defaultButton()) // Enter must not do what cannot be undone
        box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

void tell(QWidget* parent, const QString& title, const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, title, title, QMessageBox::Close, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(text);
    box->open();
}

}
