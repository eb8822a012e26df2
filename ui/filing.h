// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/workspacesession.h"

#include <QObject>

#include <functional>

class QWidget;

namespace idemscope {

class RequestPage;

/// Opens and starts collections and finds a place for requests in them, with the dialogs for it. Child of the window.
class Filing : public QObject
{
    Q_OBJECT

public:
    Filing(WorkspaceSession& workspace, QWidget& window);

    void openCollection(const QString& folder);
    void chooseCollection();
    void createCollection();

    /// Asks where to save a page, saves it there, then calls `then` (may be empty). Offers collections if none is open.
    void askForPlace(RequestPage* page, std::function<void()> then);
    /// Saves where the page was read from, or asks; then calls `then`.
    void saveThen(RequestPage* page, std::function<void()> then);

signals:
    void trouble(const idemscope::Error& error);

private:
    CollectionPlace placeOf(const RequestPage* page) const;

    WorkspaceSession& m_workspace;
    QWidget& m_window;
};

}
