// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/result/deletionwatch.h"

namespace idemscope {

DeletionWatch::DeletionWatch(HistorySession& history, QObject* parent)
    : QObject(parent)
    , m_history(history)
{
    connect(&history, &HistorySession::changed, this, &DeletionWatch::look);
    connect(&history, &HistorySession::existenceReady, this, [this](qint64 ticket, bool exists) {
        if (ticket != m_ticket || exists)
            return;
        watchRun(0);
        emit deleted();
    });
}

void DeletionWatch::watchRun(qint64 run)
{
    m_kind = Kind::Run;
    m_id = run;
    m_ticket = -1;
}

void DeletionWatch::watchAudit(qint64 audit)
{
    m_kind = Kind::Audit;
    m_id = audit;
    m_ticket = -1;
}

void DeletionWatch::look()
{
    if (m_id > 0)
        m_ticket = m_kind == Kind::Run ? m_history.requestHasRun(m_id) : m_history.requestHasAudit(m_id);
}

}
