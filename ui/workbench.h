// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/sessions.h"
#include "ui/tabcontent.h"
#include "ui/widgets/documents.h"

#include <functional>
#include <optional>

namespace idemscope {

class DraftKeeper;
class Filing;
class RequestPage;
class ResultPages;
class RunPage;
class StartPage;
class TabCloser;
class WorkPages;

/// Opens and saves the documents of the window. Child of the window.
class Workbench : public QObject
{
    Q_OBJECT

public:
    Workbench(const Sessions& sessions, QWidget& window);

    Documents& documents() const;
    Filing& filing() const;
    StartPage& startPage() const;
    ResultPages& results() const;
    WorkPages& pages() const;
    RequestPage* currentRequest() const; ///< null when a run or the start page is shown
    RunPage* currentRun() const;         ///< null when a request or the start page is shown

    /// Without one, a request whose scenario can find a race.
    RequestPage* newRequest(std::optional<Request> request = {});
    /// Opens a request of an open collection, or shows it if it is open already.
    RequestPage* openRequest(const CollectionPlace& place);
    RequestPage* openRequest(const QString& path); ///< of the current collection
    /// Opens a request file with its collection, or a collection by its folder.
    void openFile(const QString& file);
    /// A new request in a file of its own in this folder.
    void createRequest(const CollectionPlace& folder);
    /// Opens what windows left unsaved that ended without closing.
    void restoreDrafts();
    void forgetDrafts(); ///< the user let go of every edit that is not saved
    void reconcileCurrent();
    void duplicateCurrent();
    void trySandbox();

    void save();
    void saveAs();
    void close(Document* document);
    void reopen();
    /// Asks about runs under way and unsaved requests, then calls `then` unless the user cancels.
    void closeAll(std::function<void()> then);

    QStringList tabTexts() const; ///< of what can be opened again at the next start
    /// Opens tabs again and shows `current`; what is gone is left out without a word.
    void openTabs(const QStringList& texts, const QString& current);

signals:
    void currentChanged();
    void runningChanged();
    void runFinished();
    /// A page of the window itself is to be shown: settings, help, log.
    void toolWanted(idemscope::TabContent::Kind kind);
    void trouble(const idemscope::Error& error);

private:
    void connectStartPage();
    void followSandbox();
    RequestPage* addPage(const OpenRequest& open);
    RequestPage* shownPage(const CollectionPlace& place) const;
    void open(const TabContent& content);

    Sessions m_sessions;
    Filing* m_filing;
    StartPage* m_startPage;
    Documents* m_documents;
    ResultPages* m_results;
    WorkPages* m_pages;
    DraftKeeper* m_drafts;
    TabCloser* m_closer;
    QString m_sandboxUrl;
};

}
