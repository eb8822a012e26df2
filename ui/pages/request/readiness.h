// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"

#include <functional>

class QWidget;

namespace idemscope {

class MessageBar;
class RequestTabs;
class WorkspaceSession;

/// Whether what is typed can be fired; what is in the way is said or asked for. GUI thread.
class Readiness
{
public:
    Readiness(WorkspaceSession& workspace, RequestTabs& tabs, MessageBar& news, QWidget& page);

    /// The rules and the profile can be read; else `news` says what cannot.
    bool isUnderstood(const Request& request) const;
    /// An empty secret would be sent without a word: its value is asked for, then `again` starts anew. `collection` is
    /// the folder the value is kept for.
    bool hasSecrets(const RunJob& job, const QString& collection, std::function<void()> again) const;

private:
    WorkspaceSession& m_workspace;
    RequestTabs& m_tabs;
    MessageBar& m_news;
    QWidget& m_page;
};

}
