// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/historysession.h"

namespace idemscope {

/// Notices that a run or an audit went away, by whichever process. Child of the page that shows it. GUI thread.
class DeletionWatch : public QObject
{
    Q_OBJECT

public:
    DeletionWatch(HistorySession& history, QObject* parent);

    void watchRun(qint64 run); ///< instead of what was watched; 0: nothing
    void watchAudit(qint64 audit);

signals:
    void deleted();

private:
    enum class Kind { Run, Audit };
    void look();

    HistorySession& m_history;
    Kind m_kind = Kind::Run;
    qint64 m_id = 0;
    qint64 m_ticket = -1;
};

}
