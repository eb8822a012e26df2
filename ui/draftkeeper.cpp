// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/draftkeeper.h"

#include "ui/pages/request/requestpage.h"

#include <QUuid>

namespace idemscope {

namespace {

constexpr int keepDelayMs = 500;

}

DraftKeeper::DraftKeeper(WorkspaceSession& workspace, QObject* parent)
    : QObject(parent)
    , m_session(workspace)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(keepDelayMs);
    connect(&m_timer, &QTimer::timeout, this, &DraftKeeper::keepMarked);
    connect(&m_session, &DraftSession::failed, this, &DraftKeeper::failed);
}

void DraftKeeper::watch(RequestPage* page)
{
    m_ids[page] = QUuid::createUuid().toString(QUuid::WithoutBraces);
    connect(page, &RequestPage::contentChanged, this, [this, page] { mark(page); });
    connect(page, &QObject::destroyed, this, [this, page] {
        m_ids.erase(page);
        m_marked.erase(page);
    });
    mark(page);
}

void DraftKeeper::continueDraft(RequestPage* page, const QString& id)
{
    m_session.forget(m_ids.at(page));
    m_ids[page] = id;
    mark(page);
}

/// The timer is not started anew by further edits: who types without a pause is kept as well.
void DraftKeeper::mark(RequestPage* page)
{
    m_marked.insert(page);
    if (!m_timer.isActive())
        m_timer.start();
}

void DraftKeeper::keepMarked()
{
    for (RequestPage* page : std::exchange(m_marked, {})) {
        if (page->isModified() || page->isUnsavedNew())
            m_session.keep({m_ids.at(page), page->openRequest(), page->request()});
        else
            m_session.forget(m_ids.at(page));
    }
}

void DraftKeeper::forget(RequestPage* page)
{
    m_marked.erase(page);
    if (const auto known = m_ids.find(page); known != m_ids.end())
        m_session.forget(known->second);
}

void DraftKeeper::forgetAll()
{
    m_marked.clear();
    for (const auto& [page, id] : m_ids)
        m_session.forget(id);
}

}
