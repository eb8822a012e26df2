// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/operationspage.h"

#include "ui/models/operationsmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace idemscope {

OperationsPage::OperationsPage(HistorySession& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_model(new OperationsModel(this))
    , m_onlyFaulty(new QCheckBox(this))
    , m_hint(new QLabel(this))
    , m_table(new QTableView(this))
{
    m_table->setModel(m_model);
    CellDelegate::install(*m_table);
    const int digit = m_table->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_table->horizontalHeader()->resizeSection(OperationsModel::KeyColumn, 42 * digit);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    auto* bar = new QHBoxLayout;
    bar->addWidget(m_onlyFaulty);
    bar->addStretch();
    bar->addWidget(m_hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);

    connect(m_onlyFaulty, &QCheckBox::toggled, m_model, &OperationsModel::setOnlyFaulty);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit operationActivated(m_model->operation(index.row())); });
    connect(m_model, &OperationsModel::keyWanted, this, [this](int operation) {
        AttemptQuery query;
        query.operation = operation;
        m_keyTickets.insert(m_history.requestAttempts(m_run, query, 0, 1), operation);
    });
    connect(&history, &HistorySession::attemptsReady, this,
            [this](qint64 ticket, const std::vector<Attempt>& attempts) {
                const auto found = m_keyTickets.constFind(ticket);
                if (found == m_keyTickets.constEnd())
                    return;
                const int operation = *found;
                m_keyTickets.erase(found);
                m_model->setKey(operation, attempts.empty() ? tr("none") : QString::fromUtf8(attempts.front().key));
            });
    retranslate();
}

void OperationsPage::retranslate()
{
    m_onlyFaulty->setText(tr("Only operations that need a look"));
    m_hint->setText(tr("Return shows the attempts of an operation"));
    m_table->setAccessibleName(tr("Operations"));
}

void OperationsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OperationsPage::showJudgement(qint64 run, const Judgement& judgement, const RunSeries& series)
{
    m_run = run;
    m_keyTickets.clear();
    m_model->setJudgement(judgement, series);
}

void OperationsPage::showNothing()
{
    m_keyTickets.clear();
    m_model->clear();
}

}
