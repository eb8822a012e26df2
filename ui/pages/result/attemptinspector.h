// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/attempttext.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTableView;
class QTabWidget;

namespace idemscope {

class ByteView;
class DiffView;
class TextTableModel;
class TimingView;

/// Everything about one attempt: what was sent and received, the difference to the first attempt of its operation,
/// headers and phases. GUI thread.
class AttemptInspector : public QWidget
{
    Q_OBJECT

public:
    enum Tab { SentTab, ReceivedTab, DiffTab, HeadersTab, TimingTab };

    explicit AttemptInspector(QWidget* parent = nullptr);

    void showAttempt(const Attempt& attempt, const KnownHappenings& known);
    void showFirst(const Attempt& first); ///< what the diff compares with
    void showNothing();
    void setTab(Tab tab);
    void setDiffVisible(bool visible); ///< a single request has nothing to compare with

signals:
    void firstWanted(const idemscope::Attempt& of); ///< the diff is looked at

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void fillHead();
    void wantFirst();
    void showDifference();

    std::optional<Attempt> m_attempt;
    KnownHappenings m_known;
    std::optional<Attempt> m_first; ///< what the diff compares with
    QStackedWidget* m_pages = nullptr;
    QLabel* m_nothing = nullptr;
    QLabel* m_icon = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_facts = nullptr;
    QTabWidget* m_tabs = nullptr;
    ByteView* m_sent = nullptr;
    ByteView* m_received = nullptr;
    DiffView* m_diff = nullptr;
    QTableView* m_headers = nullptr;
    TextTableModel* m_headerModel = nullptr;
    TimingView* m_timing = nullptr;
};

}
