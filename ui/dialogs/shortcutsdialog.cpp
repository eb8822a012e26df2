// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/shortcutsdialog.h"

#include "ui/commands/commandset.h"
#include "ui/commands/keys.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyfield.h"
#include "ui/widgets/label.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

enum Column { NameColumn, MenuColumn, KeysColumn, ChangedColumn, ColumnCount };

constexpr int commandRole = Qt::UserRole;
constexpr int widthInCharacters = 92;
constexpr int heightInGrids = 76;

QString keysText(Command command)
{
    QStringList names;
    for (const QKeySequence& keys : keysOf(command))
        names.append(keys.toString(QKeySequence::NativeText));
    return names.join(u", "_s);
}

}

ShortcutsDialog::ShortcutsDialog(CommandSet& commands, QWidget* parent)
    : QDialog(parent)
    , m_commands(commands)
    , m_filter(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_keys(new KeyField)
    , m_give(new QPushButton(tr("Give these keys")))
    , m_none(new QPushButton(tr("No keys")))
    , m_usual(new QPushButton(tr("Usual keys")))
    , m_allUsual(new QPushButton(tr("Usual keys for all")))
    , m_objection(new Label(TextStyle::Bad))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    build();
    fill();
    connectParts();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_filter->setFocus();
}

void ShortcutsDialog::build()
{
    m_filter->setPlaceholderText(tr("Filter by command or keys"));
    m_filter->setAccessibleName(tr("Filter by command or keys"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    m_list->setHeaderLabels({tr("Command"), tr("Menu"), tr("Keys"), QString()});
    m_list->setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_allUsual, QDialogButtonBox::ResetRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QPushButton* button : {m_none, m_usual, m_allUsual, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false);
    m_give->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_filter);
    layout->addWidget(m_list, 1);
    layout->addWidget(buildChange());
    layout->addWidget(m_objection);
    layout->addWidget(buttons);
    resize(QFontMetrics(theme().bodyFont()).averageCharWidth() * widthInCharacters, heightInGrids * Theme::grid);
}

QWidget* ShortcutsDialog::buildChange()
{
    m_keys->setPlaceholderText(tr("Press new keys here"));
    m_keys->setAccessibleName(tr("New keys of the chosen command"));
    m_objection->setWordWrap(true);
    m_objection->hide();
    auto* row = new QWidget;
    auto* layout = new FlowLayout(row);
    for (QWidget* part : {static_cast<QWidget*>(m_keys), static_cast<QWidget*>(m_give), static_cast<QWidget*>(m_none),
                          static_cast<QWidget*>(m_usual)})
        layout->addWidget(part);
    return row;
}

void ShortcutsDialog::connectParts()
{
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
    connect(m_list, &QTreeWidget::itemActivated, m_keys, qOverload<>(&QWidget::setFocus));
    connect(m_keys, &KeyField::pressed, this, &ShortcutsDialog::judgePressed);
    connect(m_give, &QPushButton::clicked, this, &ShortcutsDialog::give);
    connect(m_none, &QPushButton::clicked, this, [this] {
        chooseKeys(chosen(), {});
        took();
    });
    connect(m_usual, &QPushButton::clicked, this, [this] {
        takeUsualKeys(chosen());
        took();
    });
    connect(m_allUsual, &QPushButton::clicked, this, [this] {
        takeUsualKeysOfAll();
        took();
    });
}

void ShortcutsDialog::fill()
{
    for (const CommandLine& line : commandTable()) {
        auto* item = new QTreeWidgetItem(m_list, {plainText(line), withoutMnemonic(menuText(line.menu))});
        item->setData(NameColumn, commandRole, int(line.command));
    }
    showKeys();
}

void ShortcutsDialog::showKeys()
{
    bool isAnyChanged = false;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const auto command = Command(item->data(NameColumn, commandRole).toInt());
        const bool isChanged = hasChosenKeys(command);
        item->setText(KeysColumn, keysText(command));
        item->setText(ChangedColumn, isChanged ? tr("changed") : QString());
        isAnyChanged = isAnyChanged || isChanged;
    }
    m_allUsual->setEnabled(isAnyChanged);
}

void ShortcutsDialog::filter(const QString& text)
{
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const bool fits = item->text(NameColumn).contains(text.trimmed(), Qt::CaseInsensitive) ||
                          item->text(KeysColumn).contains(text.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && !first)
            first = item;
    }
    if (first && m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
}

Command ShortcutsDialog::chosen() const
{
    return Command(m_list->currentItem()->data(NameColumn, commandRole).toInt());
}

void ShortcutsDialog::showChosen()
{
    m_keys->setKeys({});
    m_give->setEnabled(false);
    m_none->setEnabled(!keysOf(chosen()).isEmpty());
    m_usual->setEnabled(hasChosenKeys(chosen()));
    m_objection->hide();
}

void ShortcutsDialog::judgePressed()
{
    const QString objection = objectionTo(m_keys->keys(), chosen());
    m_objection->setText(objection);
    m_objection->setVisible(!objection.isEmpty());
    m_give->setEnabled(objection.isEmpty());
}

void ShortcutsDialog::give()
{
    chooseKeys(chosen(), m_keys->keys());
    took();
    m_list->setFocus();
}

void ShortcutsDialog::took()
{
    m_commands.takeKeys();
    showKeys();
    showChosen();
}

void showShortcuts(QWidget* parent, CommandSet& commands)
{
    auto* dialog = new ShortcutsDialog(commands, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}
