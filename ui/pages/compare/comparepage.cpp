// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compare/comparepage.h"

#include "report/runcomparison.h"
#include "ui/charts/comparisonchart.h"
#include "ui/dialogs/reportdialog.h"
#include "ui/models/texttablemodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

ComparePage::ComparePage(const Sessions& sessions, std::vector<qint64> runs, QWidget* parent)
    : Document(parent)
    , m_sessions(sessions)
    , m_runs(std::move(runs))
    , m_message(new MessageBar)
    , m_heading(new Label(TextStyle::Heading))
    , m_table(new QTableView)
    , m_model(new TextTableModel(1, this))
    , m_chart(new ComparisonChart)
{
    std::sort(m_runs.begin(), m_runs.end());
    build();
    ask();
}

void ComparePage::build()
{
    auto* save = new QPushButton(theme().icon(u"save"_s), QString());
    m_table->setModel(m_model);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_heading, 1);
    head->addWidget(save);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * Theme::grid, Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_message);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_chart, 1);
    connect(save, &QPushButton::clicked, this, &ComparePage::exportReport);
    (new Texts(*this))->bind([this, save] {
        save->setText(tr("Export report…"));
        m_table->setAccessibleName(tr("Figures side by side"));
        m_heading->setText(title());
        fill();
        emit titleChanged();
    });
}

void ComparePage::ask()
{
    HistorySession& history = m_sessions.history;
    connect(&history, &HistorySession::runReady, this, &ComparePage::take);
    connect(&history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (m_tickets.contains(ticket))
            m_message->say(error);
    });
    for (const qint64 run : m_runs)
        m_tickets.emplace(history.requestRun(run), run);
}

void ComparePage::take(qint64 ticket, const StoredRun& run)
{
    const auto asked = m_tickets.find(ticket);
    if (asked == m_tickets.end())
        return;
    m_stored.insert_or_assign(asked->second, run);
    if (canExportReport()) {
        fill();
        emit statusChanged();
    }
}

/// Once all have come.
void ComparePage::fill()
{
    if (!canExportReport())
        return;
    std::vector<ComparedRun> compared;
    std::vector<ComparisonChart::Run> series;
    TextTable table{{tr("Figure")}, {}};
    for (const qint64 id : m_runs) {
        const StoredRun& run = m_stored.at(id);
        compared.push_back({id, run.judgement ? &*run.judgement : nullptr});
        series.push_back({id, run.series});
        table.columns += tr("Run %1").arg(id);
        if (compared.size() > 1)
            table.columns += tr("Change");
    }
    for (const ComparisonLine& line : compareRuns(compared)) {
        QStringList row{line.name, line.values.front()};
        for (qsizetype i = 1; i < line.values.size(); ++i)
            row += {line.values[i], line.changes[i]};
        table.rows.push_back(row);
    }
    m_model->setTable(table);
    m_table->resizeColumnsToContents();
    m_chart->setRuns(std::move(series));
}

QString ComparePage::title() const
{
    QStringList names;
    for (const qint64 run : m_runs)
        names += QString::number(run);
    return tr("Runs %1").arg(names.join(u", "_s));
}

void ComparePage::exportReport()
{
    if (canExportReport())
        exportReportFrom(this, m_sessions.runLogPath, {ReportSubject::Kind::Run, m_runs.back()}, *m_message,
                         ReportSubject{ReportSubject::Kind::Run, m_runs.front()});
}

}
