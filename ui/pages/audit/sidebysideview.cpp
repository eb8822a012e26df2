// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/sidebysideview.h"

#include "report/numbertext.h"
#include "ui/models/sidebysidemodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/label.h"
#include "ui/widgets/linkbutton.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

SideBySideView::SideBySideView(QWidget* parent)
    : QWidget(parent)
    , m_model(new SideBySideModel(this))
    , m_table(new QTableView)
    , m_count(new Label(TextStyle::Muted))
    , m_onlyDifferences(new LinkButton)
    , m_texts(*this)
{
    build();
    connect(m_onlyDifferences, &LinkButton::toggled, m_model, &SideBySideModel::setDifferencesOnly);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid())
            emit checkChosen(SideBySideModel::auditOf(index), m_model->check(index));
    });
    m_texts.bind([this] {
        m_onlyDifferences->setText(tr("Differences only"));
        m_table->setAccessibleName(tr("Two audits side by side"));
        m_model->retranslate();
        showCount();
    });
}

void SideBySideView::build()
{
    m_table->setModel(m_model);
    m_table->setObjectName(u"sidebyside"_s);
    CellDelegate::install(*m_table);
    m_table->setFrameShape(QFrame::NoFrame);
    m_onlyDifferences->setCheckable(true);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, Theme::grid);
    head->addWidget(m_count, 1);
    head->addWidget(m_onlyDifferences);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins({});
    lines->setSpacing(0);
    lines->addLayout(head);
    lines->addWidget(m_table, 1);
}

void SideBySideView::setAudits(const Audit& first, const Audit& second)
{
    m_model->setAudits({first, second});
    QHeaderView* header = m_table->horizontalHeader();
    for (const int column : {SideBySideModel::MarkColumn, SideBySideModel::CheckColumn})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (int column = SideBySideModel::FirstAuditColumn; column < m_model->columnCount(); ++column)
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    showCount();
}

void SideBySideView::showCount()
{
    m_count->setText(tr("%1 of %2 checks differ").arg(countText(m_model->differences()), countText(m_model->checks())));
}

}
