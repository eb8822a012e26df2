// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/drafttext.h"

#include <QThread>

#include <memory>

namespace idemscope {

/// Where drafts are kept: in the user's data folder, never in a collection.
QString defaultDraftFolder();

/// Keeps drafts on the disk while a window lives, and gives back those of windows that ended without closing. Lives on
/// the GUI thread; drafts are made into text and written by a thread of its own, the newest state of each alone.
class DraftSession : public QObject
{
    Q_OBJECT

public:
    explicit DraftSession(const WorkspaceSession& workspace, const QString& folder = defaultDraftFolder(),
                          QObject* parent = nullptr);
    ~DraftSession() override; ///< writes what is still to be written; drafts stay

    /// Takes over the drafts of windows that are gone. What cannot be read is put aside and told by failed().
    std::vector<Draft> restore();

    void keep(const Draft& draft);
    void forget(const QString& id);

signals:
    void failed(const idemscope::Error& error);

private:
    std::optional<Draft> read(const QString& id);
    std::vector<Secret> secretsFor(const Request& request, const OpenRequest& place) const;

    class Writer;
    const WorkspaceSession& m_workspace;
    std::shared_ptr<Writer> m_writer;
    QThread m_thread;
    QObject m_onThread; ///< lives there
};

}
