// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tabcontent.h"

#include <functional>

class QWidget;

namespace idemscope {

class Documents;
class DraftKeeper;
class Filing;

/// Closes tabs, asking about what is under way or not saved, and remembers them. Child of the workbench.
class TabCloser : public QObject
{
    Q_OBJECT

public:
    TabCloser(Documents& documents, Filing& filing, DraftKeeper& drafts, QWidget& window);

    void close(Document* document);
    /// Asks about runs under way and unsaved requests, then calls `then` unless the user cancels.
    void closeAll(std::function<void()> then);
    /// What was closed last, of kind None if nothing is left.
    TabContent takeLast();
    /// A run that was deleted does not come back.
    void forgetRun(qint64 run);

private:
    void closeSaved(Document* document);
    void closeNow(Document* document);
    void closeAllSaved(std::function<void()> then);
    void saveThen(Document* document, std::function<void()> then);

    Documents& m_documents;
    Filing& m_filing;
    DraftKeeper& m_drafts;
    QWidget& m_window;
    std::vector<TabContent> m_closed;
};

}
