// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/draftsession.h"

#include <QTimer>

#include <map>
#include <set>

namespace idemscope {

class RequestPage;

/// Keeps what is not saved in the open requests as drafts, half a second after an edit at the latest. Child of the
/// workbench.
class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    explicit DraftKeeper(WorkspaceSession& workspace, QObject* parent);

    /// The drafts that the last sessions left.
    std::vector<Draft> restore() { return m_session.restore(); }
    /// From now on this page's edits are kept.
    void watch(RequestPage* page);
    /// The page shows the draft `id` and goes on with it.
    void continueDraft(RequestPage* page, const QString& id);
    /// The user closed the page or let go of its edits.
    void forget(RequestPage* page);
    void forgetAll();

signals:
    void failed(const idemscope::Error& error);

private:
    void mark(RequestPage* page);
    void keepMarked();

    DraftSession m_session;
    std::map<RequestPage*, QString> m_ids;
    std::set<RequestPage*> m_marked;
    QTimer m_timer;
};

}
