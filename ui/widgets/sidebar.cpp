// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/sidebar.h"

#include "session/workspacesession.h"
#include "ui/pages/audit/recentaudits.h"
#include "ui/pages/result/recentruns.h"
#include "ui/theme/theme.h"
#include "ui/widgets/collectiontree.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace idemscope {

using namespace Qt::StringLiterals;

Sidebar::Sidebar(const Sessions& sessions, QWidget* parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_collections(new Label(TextStyle::Caption))
    , m_more(new QToolButton)
    , m_menu(new QMenu(this))
    , m_none(new Label(TextStyle::Muted))
    , m_filter(new QLineEdit)
    , m_tree(new CollectionTree(sessions.workspace))
    , m_runs(new Label(TextStyle::Caption))
    , m_recentRuns(new RecentRuns(sessions.history))
    , m_recentAudits(new RecentAudits(sessions.history, sessions.runLogPath))
{
    setProperty("surface", u"sidebar"_s);
    setAttribute(Qt::WA_StyledBackground);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignTop);
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme().icon(u"search"_s), QLineEdit::LeadingPosition);
    m_more->setIcon(theme().icon(u"plus"_s));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_collections->setBuddy(m_tree);
    m_runs->setBuddy(m_recentRuns);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::grid, 2 * Theme::grid, Theme::grid, Theme::grid);
    layout->setSpacing(Theme::grid);
    for (QLabel* caption : {m_collections, m_runs, m_none})
        caption->setContentsMargins(Theme::half + 2, 0, Theme::half, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(m_collections, 1);
    head->addWidget(m_more);
    layout->addLayout(head);
    layout->addWidget(m_filter);
    layout->addWidget(m_none);
    layout->addWidget(m_tree);
    layout->addWidget(m_recentAudits);
    layout->addWidget(m_runs);
    layout->addWidget(m_recentRuns, 1);
    (new Texts(*this))->bind([this] {
        m_collections->setText(tr("Collections"));
        m_more->setToolTip(tr("New folder, new request, and what can be done with the selected one"));
        m_more->setAccessibleName(tr("Collection menu"));
        m_runs->setText(tr("Recent runs"));
        m_filter->setPlaceholderText(tr("Filter"));
        m_filter->setAccessibleName(tr("Filter the collection"));
        m_none->setText(tr("None open yet. Open a folder or start one."));
    });
    connect(m_filter, &QLineEdit::textChanged, m_tree, &CollectionTree::setFilter);
    connect(m_menu, &QMenu::aboutToShow, this, [this] { m_tree->fillMenu(*m_menu); });
    connect(m_tree, &CollectionTree::failed, this, &Sidebar::failed);
    connect(m_tree, &CollectionTree::told, this, &Sidebar::news);
    connect(m_recentRuns, &RecentRuns::runActivated, this, &Sidebar::runActivated);
    connect(m_recentRuns, &RecentRuns::deliveryActivated, this, &Sidebar::deliveryActivated);
    connect(m_recentRuns, &RecentRuns::comparisonWanted, this, &Sidebar::comparisonWanted);
    connect(m_recentAudits, &RecentAudits::auditActivated, this, &Sidebar::auditActivated);
    connect(m_recentRuns, &RecentRuns::failed, this, &Sidebar::failed);
    connect(&sessions.workspace, &WorkspaceSession::collectionChanged, this, &Sidebar::showState);
    showState();
}

CollectionTree& Sidebar::tree() const
{
    return *m_tree;
}

void Sidebar::refreshRuns()
{
    m_recentRuns->refresh();
    m_recentAudits->refresh();
}

void Sidebar::focusFilter()
{
    show();
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void Sidebar::showState()
{
    const bool hasCollection = m_sessions.workspace.hasCollection();
    m_none->setVisible(!hasCollection);
    m_filter->setVisible(hasCollection);
    m_tree->setVisible(hasCollection);
    m_more->setVisible(hasCollection);
}

}
