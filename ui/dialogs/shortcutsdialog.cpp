// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/shortcutsdialog.h"

#include "ui/commands/command.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ShortcutsDialog
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ShortcutsDialog)
};

QString keysText(const CommandLine& line)
{
    QStringList keys;
    const QList<QKeySequence> sequences = shortcutsOf(line);
    for (const QKeySequence& sequence : sequences)
        keys.append(sequence.toString(QKeySequence::NativeText));
    return keys.join(u", "_s);
}

QTreeWidget* shortcutList()
{
    auto* list = new QTreeWidget;
    list->setColumnCount(2);
    list->setHeaderLabels({ShortcutsDialog::tr("Command"), ShortcutsDialog::tr("Keys")});
    list->setAccessibleName(ShortcutsDialog::tr("Keyboard shortcuts"));
    list->setRootIsDecorated(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list->header()->setStretchLastSection(false);
    for (const CommandLine& line : commandTable()) {
        if (const QString keys = keysText(line); !keys.isEmpty())
            new QTreeWidgetItem(list, {commandText(line).remove(u'&'), keys});
    }
    return list;
}

}

void showShortcuts(QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(ShortcutsDialog::tr("Keyboard shortcuts"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->addWidget(shortcutList());
    layout->addWidget(buttons);
    dialog->resize(QFontMetrics(theme().bodyFont()).averageCharWidth() * 76, 64 * Theme::grid);
    dialog->open();
}

}
