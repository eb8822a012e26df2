// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/cleanupdialog.h"

#include "ui/models/texttablemodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int textColumns = 2;
constexpr int rowsShown = 10;

}

CleanupDialog::CleanupDialog(const std::vector<Created>& created, const QString& target, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Clean up"));
    auto* head = new Label(TextStyle::Heading);
    head->setText(tr("Remove %n thing(s) that this run created?", nullptr, int(created.size())));
    auto* text = new Label(TextStyle::Body);
    text->setText(tr("For each one this is sent: %1").arg(target));
    text->setWordWrap(true);
    TextTable rows{{tr("Identity"), tr("Key"), tr("Operation"), tr("Attempt")}, {}};
    for (const Created& thing : created)
        rows.rows.push_back({thing.identity, QString::fromUtf8(thing.key), QString::number(thing.operation),
                             QString::number(thing.attempt)});
    auto* model = new TextTableModel(textColumns, this);
    model->setTable(rows);
    auto* table = new QTableView;
    table->setModel(model);
    table->setAccessibleName(tr("What this run created"));
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setMinimumSize(QFontMetrics(theme().bodyFont()).averageCharWidth() * 72,
                          rowsShown * table->verticalHeader()->defaultSectionSize());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* go = buttons->addButton(tr("Remove them"), QDialogButtonBox::AcceptRole);
    go->setProperty("button", u"primary"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * Theme::grid, 3 * Theme::grid, 3 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid + Theme::half);
    for (QWidget* part : {static_cast<QWidget*>(head), static_cast<QWidget*>(text), static_cast<QWidget*>(table),
                          static_cast<QWidget*>(buttons)})
        layout->addWidget(part);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Cancel)->setFocus();
}

}
