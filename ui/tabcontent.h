// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"

namespace idemscope {

class Document;

/// What a tab shows: enough to open it again.
struct TabContent
{
    enum class Kind {
        None,
        Request,
        Run,
        Audit,
        Delivery,
        Profiles,
        Variables,
        Schedules,
        Sandbox,
        Settings,
        Help,
        Log
    };
    Kind kind = Kind::None;
    OpenRequest request; ///< one that was never saved as it was edited
    qint64 id = 0;       ///< of the run, audit or delivery

    static TabContent of(const Document& document);

    /// For the settings file. Nothing for a request that was never saved: its draft keeps it.
    QString text() const;
    static TabContent fromText(const QString& text);
};

}
