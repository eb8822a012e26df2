// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/recentruns.h"

#include "session/deliverysession.h"
#include "ui/dialogs/ask.h"
#include "ui/models/runsmodel.h"
#include "ui/models/runtext.h"
#include "ui/pages/result/rundelegate.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int typingPauseMs = 200;
constexpr int ageStepMs = 30'000;

}

RecentRuns::RecentRuns(HistorySession& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_model(new RunsModel(this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_typing(new QTimer(this))
    , m_ages(new QTimer(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Theme::half);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RunDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingPauseMs);
    m_ages->setInterval(ageStepMs);

    connect(m_search, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &RecentRuns::refresh);
    connect(&history, &HistorySession::changed, this, &RecentRuns::refreshIfShown);
    connect(m_ages, &QTimer::timeout, m_model, &RunsModel::refreshAges);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (m_list->selectionModel()->selectedRows().size() == 1) // several are being selected to compare them
            activate(index);
    });
    connect(m_list, &QListView::activated, this, &RecentRuns::activate);
    connect(m_list, &QListView::customContextMenuRequested, this, &RecentRuns::showMenu);
    connect(m_model, &RunsModel::moreWanted, this, &RecentRuns::read);
    connect(&history, &HistorySession::runsReady, this, &RecentRuns::takeRuns);
    connect(&history, &HistorySession::failed, this, [this](qint64 ticket, const Error& error) {
        if (ticket == m_ticket || ticket == m_deleteTicket)
            emit failed(error);
    });
    connect(&history, &HistorySession::deleted, this, [this](qint64, qint64 run) {
        m_model->remove(run);
        emit runDeleted(run);
    });
    auto* remove = new QShortcut(QKeySequence::Delete, m_list, this, [this] { askToDelete(m_list->currentIndex()); });
    remove->setContext(Qt::WidgetShortcut);
    connect(&theme(), &Theme::changed, m_list->viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

void RecentRuns::retranslate()
{
    m_search->setPlaceholderText(tr("Search runs"));
    m_search->setAccessibleName(tr("Search runs"));
    m_list->setAccessibleName(tr("Recent runs"));
    m_model->refreshAges();
}

void RecentRuns::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RecentRuns::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model->refreshAges();
    m_ages->start();
    refresh(); // what was written while nobody looked
}

void RecentRuns::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_ages->stop();
}

void RecentRuns::refresh()
{
    read(0);
}

void RecentRuns::refreshIfShown()
{
    if (isVisible())
        refresh();
}

void RecentRuns::read(int offset)
{
    m_isFirstPage = offset == 0;
    // What was scrolled into view stays there.
    const int count =
        m_isFirstPage ? std::max(int(RunsModel::pageSize), m_model->rowCount()) : int(RunsModel::pageSize);
    m_ticket = m_history.requestRuns(offset, count, m_search->text().trimmed());
}

void RecentRuns::takeRuns(qint64 ticket, const std::vector<RunRow>& runs)
{
    if (ticket != m_ticket)
        return;
    if (!m_isFirstPage) {
        m_model->append(runs);
        return;
    }
    if (m_model->runs() == runs)
        return;
    const QVariant current = m_list->currentIndex().data(RunsModel::RunRole);
    const int scrolled = m_list->verticalScrollBar()->value();
    m_model->setRuns(runs);
    const QModelIndexList same = m_model->match(m_model->index(0), RunsModel::RunRole, current, 1, Qt::MatchExactly);
    if (current.isValid() && !same.isEmpty())
        m_list->setCurrentIndex(same.front());
    m_list->verticalScrollBar()->setValue(scrolled);
}

void RecentRuns::activate(const QModelIndex& index)
{
    const RunRow* run = m_model->run(index);
    if (run && isDelivery(*run))
        emit deliveryActivated(run->id);
    else if (run)
        emit runActivated(run->id);
}

void RecentRuns::showMenu(const QPoint& position)
{
    const QPersistentModelIndex index = m_list->indexAt(position);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Open"), this, [this, index] { activate(index); });
    menu->addAction(theme().icon(u"copy"_s), tr("&Copy id"), this,
                    [index] { QGuiApplication::clipboard()->setText(index.data(RunsModel::RunRole).toString()); });
    QAction* compare =
        menu->addAction(theme().icon(u"diff"_s), tr("Co&mpare the selected runs"), this, &RecentRuns::compareSelected);
    compare->setEnabled(selectedRuns().size() > 1);
    menu->addSeparator();
    menu->addAction(theme().icon(u"delete"_s), tr("&Delete…\tDel"), this, [this, index] { askToDelete(index); });
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

/// A delivery has no figures of a run.
std::vector<qint64> RecentRuns::selectedRuns() const
{
    std::vector<qint64> runs;
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows()) {
        const RunRow* run = m_model->run(index);
        if (run && !isDelivery(*run))
            runs.push_back(run->id);
    }
    return runs;
}

void RecentRuns::compareSelected()
{
    if (const std::vector<qint64> runs = selectedRuns(); runs.size() > 1)
        emit comparisonWanted(runs);
}

void RecentRuns::askToDelete(const QModelIndex& index)
{
    const RunRow* const run = m_model->run(index);
    if (!run)
        return;
    ask(this, tr("Delete run %1?").arg(run->id),
        tr("%1 and all its attempts will be gone. This cannot be undone.").arg(shownTitle(run->title)),
        {{tr("Delete"), [this, id = run->id] { m_deleteTicket = m_history.requestDelete(id); }, false}});
}

}
