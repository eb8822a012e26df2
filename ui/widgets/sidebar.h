// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/sessions.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace idemscope {

class CollectionTree;
class RecentAudits;
class RecentRuns;

/// The left side: the collections and the recent runs, with one filter for the tree.
class Sidebar : public QWidget
{
    Q_OBJECT

public:
    explicit Sidebar(const Sessions& sessions, QWidget* parent = nullptr);

    CollectionTree& tree() const;
    void focusFilter();
    void refreshRuns();

signals:
    void news(const std::function<QString()>& tell); ///< of something that was done
    void runActivated(qint64 run);
    void deliveryActivated(qint64 delivery);
    void comparisonWanted(const std::vector<qint64>& runs);
    void auditActivated(qint64 audit);
    void failed(const idemscope::Error& error); ///< the run log or the tree could not be read or changed

private:
    void showState();

    Sessions m_sessions;
    QLabel* m_collections;
    QToolButton* m_more;
    QMenu* m_menu;
    QLabel* m_none;
    QLineEdit* m_filter;
    CollectionTree* m_tree;
    QLabel* m_runs;
    RecentRuns* m_recentRuns;
    RecentAudits* m_recentAudits;
};

}
