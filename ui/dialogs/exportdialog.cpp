// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/exportdialog.h"

#include "interchange/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace idemscope {

using namespace Qt::StringLiterals;

ExportDialog::ExportDialog(const std::vector<Place>& places, QWidget* parent)
    : QDialog(parent)
    , m_place(new QComboBox)
    , m_format(new QComboBox)
{
    setWindowTitle(tr("Export"));
    for (const auto& [title, place] : places)
        m_place->addItem(title, place);
    for (const Format& format : formats()) {
        if (format.exported != nullptr)
            m_format->addItem(QString::fromLatin1(format.title), QString::fromLatin1(format.name));
    }
    auto* note = new Label(TextStyle::Muted);
    note->setWordWrap(true);
    note->setText(tr("As last saved. Values of secret variables are not written; what the format has no words for is "
                     "kept in it for Idemscope where that can be."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* save = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    save->setProperty("button", u"primary"_s);
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    layout->addRow(tr("&What"), m_place);
    layout->addRow(tr("&Format"), m_format);
    layout->addRow(note);
    layout->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QString ExportDialog::place() const
{
    return m_place->currentData().toString();
}

QString ExportDialog::format() const
{
    return m_format->currentData().toString();
}

QString ExportDialog::suffix() const
{
    const auto format = formatNamed(this->format());
    return format ? QString::fromLatin1((*format)->suffix) : QString();
}

}
