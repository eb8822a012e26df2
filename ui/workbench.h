// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/runsession.h"
#include "session/workspacesession.h"
#include "ui/sessions.h"
#include "ui/widgets/documents.h"

#include <functional>
#include <optional>

namespace idemscope {

class AuditPage;
class DeliveryPage;
class Filing;
class RequestPage;
class RunPage;
class ScheduleKeeper;
class StartPage;

/// Opens, saves and closes the documents of the window and remembers what was closed. Child of the window.
class Workbench : public QObject
{
    Q_OBJECT

public:
    Workbench(const Sessions& sessions, QWidget& window);

    Documents& documents() const;
    Filing& filing() const;
    StartPage& startPage() const;
    RequestPage* currentRequest() const; ///< null when a run or the start page is shown
    RunPage* currentRun() const;         ///< null when a request or the start page is shown

    /// Without one, a request whose scenario can find a race.
    RequestPage* newRequest(std::optional<Request> request = {});
    /// Opens a request of the collection, or shows it if it is open already.
    RequestPage* openRequest(const QString& path);
    void openRun(qint64 run);
    void startAudit(const RunJob& job);
    void openAudit(qint64 audit);
    void startDelivery(const RunJob& job);
    void openDelivery(qint64 delivery);
    /// Opens the profiles, at the one of this name unless it is empty.
    void openProfiles(const QString& name);
    void openSchedules();
    void openSandbox();
    void reconcile(qint64 run); ///< opens it and asks
    void reconcileCurrent();
    void duplicateCurrent();
    void trySandbox();

    void save();
    void saveAs();
    void close(Document* document);
    void reopen();
    /// Asks about runs under way and unsaved requests, then calls `then` unless the user cancels.
    void closeAll(std::function<void()> then);

    QStringList openPaths() const; ///< of the open collection

signals:
    void currentChanged();
    void runningChanged();
    void runFinished();
    void replaysCarriedOut(int count); ///< that had been scheduled
    void trouble(const idemscope::Error& error);

private:
    void followSandbox();
    template <typename Page>
    Page* shown() const;
    RequestPage* addPage(const OpenRequest& open);
    void addAudit(AuditPage* page);
    void addDelivery(DeliveryPage* page);
    RunPage* runPage(qint64 run);
    void forgetRun(qint64 run);
    void closeSaved(Document* document);
    void closeNow(Document* document);
    void closeAllSaved(std::function<void()> then);
    void saveThen(Document* document, std::function<void()> then);

    /// What Ctrl+Shift+T brings back.
    struct Closed
    {
        std::optional<OpenRequest> request;
        qint64 run = 0;
        qint64 audit = 0;
        qint64 delivery = 0;
        bool isProfiles = false;
        bool isSchedules = false;
        bool isSandbox = false;
    };

    Sessions m_sessions;
    QWidget& m_window;
    Filing* m_filing;
    StartPage* m_startPage;
    Documents* m_documents;
    ScheduleKeeper* m_schedules;
    std::vector<Closed> m_closed;
    QString m_sandboxUrl;
};

}
