// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"
#include "ui/sessions.h"
#include "ui/widgets/document.h"

#include <map>

class QLabel;
class QTableView;

namespace idemscope {

class ComparisonChart;
class MessageBar;
class TextTableModel;

/// Several stored runs side by side: figures with what changed against the first one, and their latencies over each
/// other. GUI thread.
class ComparePage : public Document
{
    Q_OBJECT

public:
    /// In the order in which they were fired.
    ComparePage(const Sessions& sessions, std::vector<qint64> runs, QWidget* parent = nullptr);

    QString title() const override;
    bool canExportReport() const override { return m_stored.size() == m_runs.size(); }
    void exportReport() override; ///< of the last one, held against the first
    const std::vector<qint64>& runs() const { return m_runs; }

private:
    void build();
    void ask();
    void take(qint64 ticket, const StoredRun& run);
    void fill();

    Sessions m_sessions;
    std::vector<qint64> m_runs;
    std::map<qint64, qint64> m_tickets; ///< to runs
    std::map<qint64, StoredRun> m_stored;
    MessageBar* m_message;
    QLabel* m_heading;
    QTableView* m_table;
    TextTableModel* m_model;
    ComparisonChart* m_chart;
};

}
