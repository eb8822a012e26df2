// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"

#include <QJsonObject>
#include <QObject>

#include <functional>

namespace idemscope {

class Document;
class MessageBar;

/// The file behind an open request: written to, moved, changed or deleted by others. Edits of the user are never thrown
/// away unasked. GUI thread; child of the page.
class RequestFile final : public QObject
{
    Q_OBJECT

public:
    /// `shown` gives the request as edited; questions are asked on `page`, troubles said on `news`.
    RequestFile(WorkspaceSession& workspace, OpenRequest open, std::function<Request()> shown, MessageBar& news,
                Document& page);

    const OpenRequest& open() const { return m_open; } ///< as last saved or read
    bool isModified() const { return m_shown() != m_open.request; }

    /// False: it was not written. A file that another program changed is asked about, an error is said.
    bool save(const CollectionPlace& place);
    /// It stands somewhere else now.
    void moveTo(const CollectionPlace& place);
    /// Looks at the file: without edits it is read anew, which is said; with edits the user is asked once the page is
    /// seen.
    void check();
    void pageSeen();
    /// What an earlier session had open.
    void restore(const OpenRequest& open);

signals:
    void taken(const idemscope::OpenRequest& open); ///< what is in the file is to be shown; edits are gone
    void settled();                                 ///< what is shown is what stands in the file

private:
    bool write(const CollectionPlace& place, WorkspaceSession::Overwrite overwrite);
    void tellMoved(const Request& typed);
    void askAboutOverwriting();
    void askToTake(const OpenRequest& found);
    void askWhose(std::function<void()> keep, bool keepsByDefault, std::function<void()> take);
    void take(const OpenRequest& found);
    void settle(const OpenRequest& open);

    WorkspaceSession& m_workspace;
    OpenRequest m_open;
    std::function<Request()> m_shown;
    MessageBar& m_news;
    Document& m_page;
    bool m_isGone = false;                ///< which is said
    std::optional<OpenRequest> m_changed; ///< what the file holds now, to be asked about
    QJsonObject m_askedAbout;             ///< what it held when that was asked
};

}
