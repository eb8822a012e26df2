// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/prunedialog.h"

#include "ui/models/runtext.h"
#include "ui/models/texttablemodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/label.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace idemscope {

namespace {

constexpr int widthInCharacters = 96;
constexpr int heightInGrids = 60;
constexpr int textColumns = 3;

QString startOf(const PruneEntry& entry)
{
    const QDateTime started = QDateTime::fromString(entry.started, Qt::ISODateWithMs).toLocalTime();
    return QLocale().toString(started, QLocale::ShortFormat);
}

}

PruneDialog::PruneDialog(const PrunePlan& plan, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Delete from the run log"));
    auto* text = new Label(TextStyle::Body);
    text->setWordWrap(true);
    const QString size = QLocale().formattedDataSize(plan.bytes, 1, QLocale::DataSizeTraditionalFormat);
    text->setText(tr("%n run(s) and audits would go with all their attempts, about %1. This cannot be undone.", nullptr,
                     int(plan.entries.size()))
                      .arg(size));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* remove = buttons->addButton(tr("Delete"), QDialogButtonBox::DestructiveRole);
    remove->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(remove, &QPushButton::clicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(text);
    layout->addWidget(tableOf(plan), 1);
    layout->addWidget(buttons);
    resize(QFontMetrics(theme().bodyFont()).averageCharWidth() * widthInCharacters, heightInGrids * Theme::grid);
    buttons->button(QDialogButtonBox::Cancel)->setFocus();
}

QTableView* PruneDialog::tableOf(const PrunePlan& plan)
{
    TextTable rows{{tr("Started"), tr("What"), tr("Title"), tr("Attempts")}, {}};
    for (const PruneEntry& entry : plan.entries)
        rows.rows.push_back({startOf(entry), entry.isAudit ? tr("Audit %1").arg(entry.id) : tr("Run %1").arg(entry.id),
                             shownTitle(entry.title), QLocale().toString(entry.attempts)});
    auto* model = new TextTableModel(textColumns, this);
    model->setTable(rows);
    auto* table = new QTableView;
    table->setModel(model);
    CellDelegate::install(*table);
    table->setAccessibleName(tr("What would go"));
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(textColumns - 1, QHeaderView::Stretch);
    return table;
}

}
