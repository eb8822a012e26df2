// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/sandbox/defectlist.h"

#include "session/sandboxsession.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QSignalBlocker>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

enum Column { NameColumn, DescriptionColumn, ChecksColumn, StrategyColumn, ColumnCount };

}

DefectList::DefectList(QWidget* parent)
    : QTreeWidget(parent)
{
    setColumnCount(ColumnCount);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(false);
    fill();
    for (const int column : {NameColumn, ChecksColumn, StrategyColumn})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(DescriptionColumn, QHeaderView::Stretch);
    connect(this, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem*, int column) {
        if (column == NameColumn)
            emit chosenChanged();
    });
}

void DefectList::fill()
{
    const QSignalBlocker blocker(this);
    const QStringList kept = chosen();
    clear();
    setHeaderLabels({tr("Fault"), tr("What is wrong"), tr("Turns red"), tr("Builds on")});
    setAccessibleName(tr("Faults of the sandbox"));
    for (const SandboxDefect& defect : SandboxSession::defects()) {
        auto* item = new QTreeWidgetItem(this);
        item->setText(NameColumn, defect.name);
        item->setFont(NameColumn, theme().fixedFont());
        item->setText(DescriptionColumn, defect.description);
        item->setToolTip(DescriptionColumn, defect.description);
        const auto further = int(defect.checks.size() - 1);
        item->setText(ChecksColumn,
                      further > 0 ? tr("%1 and %n more", nullptr, further).arg(defect.check) : defect.check);
        item->setToolTip(ChecksColumn, defect.checks.join(u'\n'));
        item->setText(StrategyColumn, defect.strategy);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(NameColumn, Qt::Unchecked);
    }
    setChosen(kept);
}

void DefectList::setChosen(const QStringList& names)
{
    const QSignalBlocker blocker(this);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = topLevelItem(i);
        item->setCheckState(NameColumn, names.contains(item->text(NameColumn)) ? Qt::Checked : Qt::Unchecked);
    }
    viewport()->update();
}

QStringList DefectList::chosen() const
{
    QStringList names;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->checkState(NameColumn) == Qt::Checked)
            names += topLevelItem(i)->text(NameColumn);
    }
    return names;
}

void DefectList::changeEvent(QEvent* event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}
