// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/audit/recentaudits.h"

#include "ui/dialogs/ask.h"
#include "ui/models/auditsmodel.h"
#include "ui/pages/result/rundelegate.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QListView>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>

namespace idemscope {

namespace {

constexpr int mostShown = 50;
constexpr int mostVisible = 5; ///< rows before the list scrolls

}

RecentAudits::RecentAudits(HistorySession& history, const QString& runLogPath, QWidget* parent)
    : QWidget(parent)
    , m_session(runLogPath)
    , m_model(new AuditsModel(this))
    , m_title(new Label(TextStyle::Caption))
    , m_list(new QListView)
{
    m_title->setContentsMargins(Theme::half + 2, 0, Theme::half, 0);
    m_title->setBuddy(m_list);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RunDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setProperty("look", QStringLiteral("side"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(Theme::half);
    layout->addWidget(m_title);
    layout->addWidget(m_list);
    (new Texts(*this))->bind([this] {
        m_title->setText(tr("Audits"));
        m_list->setAccessibleName(tr("Audits"));
        m_list->viewport()->update();
    });
    const auto activate = [this](const QModelIndex& index) {
        if (const AuditRow* audit = m_model->audit(index))
            emit auditActivated(audit->id);
    };
    connect(m_list, &QListView::clicked, this, activate);
    connect(m_list, &QListView::activated, this, activate);
    connect(m_list, &QListView::customContextMenuRequested, this, &RecentAudits::showMenu);
    connect(&m_session, &AuditSession::auditsReady, this, [this](qint64 ticket, const std::vector<AuditRow>& audits) {
        if (ticket == m_ticket)
            showAudits(audits);
    });
    connect(&m_session, &AuditSession::deleted, this, &RecentAudits::refresh);
    connect(&history, &HistorySession::changed, this, &RecentAudits::refresh);
    auto* remove = new QShortcut(QKeySequence::Delete, m_list, this, [this] { askToDelete(m_list->currentIndex()); });
    remove->setContext(Qt::WidgetShortcut);
    hide();
    refresh();
}

void RecentAudits::refresh()
{
    m_ticket = m_session.requestAudits(mostShown);
}

void RecentAudits::showAudits(const std::vector<AuditRow>& audits)
{
    m_model->setAudits(audits);
    const int rows = std::min(m_model->rowCount(), mostVisible);
    m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
    setVisible(rows > 0);
}

void RecentAudits::showMenu(const QPoint& position)
{
    const QPersistentModelIndex index = m_list->indexAt(position);
    if (!index.isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Open"), this, [this, index] { emit auditActivated(m_model->audit(index)->id); });
    menu->addSeparator();
    menu->addAction(theme().icon(QStringLiteral("delete")), tr("&Delete…\tDel"), this,
                    [this, index] { askToDelete(index); });
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

void RecentAudits::askToDelete(const QModelIndex& index)
{
    const AuditRow* const audit = m_model->audit(index);
    if (!audit)
        return;
    ask(this, tr("Delete audit %1?").arg(audit->id),
        tr("%1 and all runs of the audit will be gone. This cannot be undone.").arg(audit->title),
        {{tr("Delete"), [this, id = audit->id] { m_session.requestDelete(id); }, false}});
}

}
