// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/workbench.h"

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "session/schedulekeeper.h"
#include "ui/dialogs/ask.h"
#include "ui/filing.h"
#include "ui/pages/audit/auditpage.h"
#include "ui/pages/delivery/deliverypage.h"
#include "ui/pages/profiles/profilespage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/run/runpage.h"
#include "ui/pages/sandbox/sandboxpage.h"
#include "ui/pages/schedules/schedulespage.h"
#include "ui/pages/schedules/unasked.h"
#include "ui/pages/start/startpage.h"

#include <QPointer>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr auto sampleStrategy = "check-then-act"_L1;
constexpr auto sampleRequest = "Create payment"_L1;
constexpr std::size_t mostClosed = 20;

/// A gated burst, so that a new request is tried for the race that matters most. It is saved along with the request.
Request freshRequest()
{
    Scenario burst;
    burst.name = Workbench::tr("Ten at once");
    burst.attempts = 10;
    burst.arrival.kind = ArrivalKind::Concurrent;
    burst.release = ReleaseMode::LastByte;
    Request request;
    request.scenarios = {burst};
    return request;
}

/// The first request of this name, wherever it stands in the tree.
QString findRequest(const std::vector<CollectionNode>& nodes, QLatin1StringView name)
{
    for (const CollectionNode& node : nodes) {
        if (!node.isFolder && node.name == name)
            return node.path;
        if (const QString path = findRequest(node.children, name); !path.isEmpty())
            return path;
    }
    return {};
}

}

Workbench::Workbench(const Sessions& sessions, QWidget& window)
    : QObject(&window)
    , m_sessions(sessions)
    , m_window(window)
    , m_filing(new Filing(sessions.workspace, window))
    , m_startPage(new StartPage)
    , m_documents(new Documents(m_startPage, &window))
    , m_schedules(new ScheduleKeeper(sessions.history, sessions.runLogPath, mayFireUnasked, this))
{
    connect(m_documents, &Documents::currentChanged, this, &Workbench::currentChanged);
    connect(m_documents, &Documents::closeRequested, this, &Workbench::close);
    connect(m_documents, &Documents::newRequested, this, [this] { newRequest()->focusUrl(); });
    connect(m_startPage, &StartPage::sandboxRequested, this, &Workbench::trySandbox);
    connect(m_startPage, &StartPage::openFolderRequested, m_filing, &Filing::chooseCollection);
    connect(m_startPage, &StartPage::folderChosen, m_filing, &Filing::openCollection);
    connect(m_startPage, &StartPage::newCollectionRequested, m_filing, &Filing::createCollection);
    connect(m_startPage, &StartPage::urlEntered, this, [this](const QString& url) {
        Request request = freshRequest();
        request.url = url;
        newRequest(request);
    });
    connect(m_filing, &Filing::trouble, this, &Workbench::trouble);
    const auto showRecent = [this] {
        m_startPage->setRecentFolders(m_sessions.workspace.recentFolders());
    };
    connect(&sessions.workspace, &WorkspaceSession::collectionChanged, m_startPage, showRecent);
    showRecent();
    connect(&sessions.sandbox, &SandboxSession::changed, this, &Workbench::followSandbox);
    connect(&sessions.history, &HistorySession::deleted, this, [this](qint64, qint64 run) { forgetRun(run); });
    connect(&sessions.workspace, &WorkspaceSession::problem, this, &Workbench::trouble);
    connect(m_schedules, &ScheduleKeeper::failed, this, &Workbench::trouble);
    connect(m_schedules, &ScheduleKeeper::carriedOut, this, [this](const std::vector<ScheduleRow>& schedules) {
        emit replaysCarriedOut(int(schedules.size()));
        emit runFinished();
    });
}

void Workbench::followSandbox()
{
    const QString url = m_sessions.sandbox.url();
    if (url.isEmpty() || url == m_sandboxUrl)
        return;
    m_sandboxUrl = url;
    if (const Result<void> moved = m_sessions.workspace.setSampleUrl(url); !moved)
        emit trouble(moved.error());
}

Documents& Workbench::documents() const
{
    return *m_documents;
}
Filing& Workbench::filing() const
{
    return *m_filing;
}
StartPage& Workbench::startPage() const
{
    return *m_startPage;
}

RequestPage* Workbench::currentRequest() const
{
    return qobject_cast<RequestPage*>(m_documents->current());
}

RunPage* Workbench::currentRun() const
{
    return qobject_cast<RunPage*>(m_documents->current());
}

RequestPage* Workbench::addPage(const OpenRequest& open)
{
    auto* page = new RequestPage(m_sessions, open);
    connect(page, &RequestPage::wantsPlace, this, [this, page] { m_filing->askForPlace(page, {}); });
    connect(page, &RequestPage::auditRequested, this, &Workbench::startAudit);
    connect(page, &RequestPage::deliveryRequested, this, &Workbench::startDelivery);
    connect(page, &RequestPage::runningChanged, this, &Workbench::runningChanged);
    connect(page, &RequestPage::runFinished, this, &Workbench::runFinished);
    connect(page, &RequestPage::runRequested, this, &Workbench::openRun);
    connect(page, &RequestPage::profileEditRequested, this, &Workbench::openProfiles);
    connect(page, &RequestPage::reconcileRequested, this, &Workbench::reconcile);
    connect(page, &RequestPage::reconcilingChanged, this, &Workbench::runningChanged);
    m_documents->add(page);
    return page;
}

RequestPage* Workbench::newRequest(std::optional<Request> request)
{
    OpenRequest open;
    open.request = request ? std::move(*request) : freshRequest();
    return addPage(open);
}

RequestPage* Workbench::openRequest(const QString& path)
{
    const QString folder =
        m_sessions.workspace.hasCollection() ? m_sessions.workspace.collection().folder() : QString();
    for (Document* document : m_documents->all()) {
        auto* page = qobject_cast<RequestPage*>(document);
        if (page && page->openRequest().path == path && page->openRequest().collectionFolder == folder) {
            m_documents->show(page);
            return page;
        }
    }
    const Result<OpenRequest> open = m_sessions.workspace.load(path);
    if (!open) {
        emit trouble(open.error());
        return nullptr;
    }
    return addPage(*open);
}

void Workbench::openRun(qint64 run)
{
    runPage(run);
}

RunPage* Workbench::runPage(qint64 run)
{
    for (Document* document : m_documents->all()) {
        auto* page = qobject_cast<RunPage*>(document);
        if (page && page->run() == run) {
            m_documents->show(page);
            return page;
        }
    }
    auto* page = new RunPage(m_sessions, run);
    connect(page, &RunPage::runRequested, this, &Workbench::openRun);
    connect(page, &RunPage::runningChanged, this, &Workbench::runningChanged);
    connect(page, &RunPage::reconcilingChanged, this, &Workbench::runningChanged);
    connect(page, &RunPage::runFinished, this, &Workbench::runFinished);
    m_documents->add(page);
    return page;
}

void Workbench::reconcile(qint64 run)
{
    runPage(run)->askToReconcile();
}

void Workbench::reconcileCurrent()
{
    if (RunPage* run = currentRun())
        run->askToReconcile();
    else if (RequestPage* request = currentRequest())
        request->reconcile();
}

void Workbench::addAudit(AuditPage* page)
{
    connect(page, &AuditPage::runRequested, this, &Workbench::openRun);
    connect(page, &AuditPage::runningChanged, this, &Workbench::runningChanged);
    connect(page, &AuditPage::finished, this, &Workbench::runFinished);
    m_documents->add(page);
}

void Workbench::startAudit(const RunJob& job)
{
    AuditJob audit;
    audit.base = job;
    auto* page = new AuditPage(m_sessions, audit);
    addAudit(page);
    page->focusStart();
}

void Workbench::openAudit(qint64 audit)
{
    for (Document* document : m_documents->all()) {
        auto* page = qobject_cast<AuditPage*>(document);
        if (page && page->audit() == audit) {
            m_documents->show(page);
            return;
        }
    }
    addAudit(new AuditPage(m_sessions, audit));
}

void Workbench::addDelivery(DeliveryPage* page)
{
    connect(page, &DeliveryPage::runRequested, this, &Workbench::openRun);
    connect(page, &DeliveryPage::runningChanged, this, &Workbench::runningChanged);
    connect(page, &DeliveryPage::finished, this, &Workbench::runFinished);
    m_documents->add(page);
}

void Workbench::startDelivery(const RunJob& job)
{
    auto* page = new DeliveryPage(m_sessions, job);
    addDelivery(page);
    page->focusStart();
}

void Workbench::openDelivery(qint64 delivery)
{
    for (Document* document : m_documents->all()) {
        auto* page = qobject_cast<DeliveryPage*>(document);
        if (page && page->delivery() == delivery) {
            m_documents->show(page);
            return;
        }
    }
    addDelivery(new DeliveryPage(m_sessions, delivery));
}

/// The page of its kind, brought to the front; null: none is open.
template <typename Page>
Page* Workbench::shown() const
{
    for (Document* document : m_documents->all()) {
        if (auto* page = qobject_cast<Page*>(document)) {
            m_documents->show(page);
            return page;
        }
    }
    return nullptr;
}

void Workbench::openProfiles(const QString& name)
{
    auto* page = shown<ProfilesPage>();
    if (!page) {
        page = new ProfilesPage;
        m_documents->add(page);
    }
    m_documents->show(page);
    if (!name.isEmpty())
        page->showProfile(name);
    page->setFocus();
}

void Workbench::openSandbox()
{
    if (!shown<SandboxPage>())
        m_documents->add(new SandboxPage(m_sessions.sandbox));
}

void Workbench::openSchedules()
{
    if (shown<SchedulesPage>())
        return;
    auto* page = new SchedulesPage(*m_schedules);
    connect(page, &SchedulesPage::runRequested, this, &Workbench::openRun);
    m_documents->add(page);
}

/// A run that was deleted has no tab any more, and none to come back.
void Workbench::forgetRun(qint64 run)
{
    for (Document* document : m_documents->all()) {
        const auto* page = qobject_cast<RunPage*>(document);
        const auto* delivery = qobject_cast<DeliveryPage*>(document);
        if ((page && page->run() == run) || (delivery && delivery->delivery() == run))
            m_documents->remove(document);
    }
    std::erase_if(m_closed, [run](const Closed& closed) { return closed.run == run || closed.delivery == run; });
}

void Workbench::duplicateCurrent()
{
    if (const RequestPage* page = currentRequest()) {
        Request copy = page->request();
        copy.name = tr("%1 (copy)").arg(page->title());
        newRequest(copy);
    }
}

void Workbench::trySandbox()
{
    SandboxSession& sandbox = m_sessions.sandbox;
    Result<void> done = sandbox.setStrategy(sampleStrategy);
    if (done && !sandbox.isRunning())
        done = sandbox.start();
    if (done)
        done = m_sessions.workspace.openSample(sandbox.url());
    if (!done) {
        emit trouble(done.error());
        return;
    }
    const QString path = findRequest(m_sessions.workspace.collection().nodes(), sampleRequest);
    if (RequestPage* page = openRequest(path)) {
        page->showScenarios();
        page->focusBurst();
    }
}

void Workbench::save()
{
    if (RequestPage* page = currentRequest())
        page->save();
    else if (auto* profiles = qobject_cast<ProfilesPage*>(m_documents->current()))
        profiles->save();
}

void Workbench::saveThen(Document* document, std::function<void()> then)
{
    if (auto* page = qobject_cast<RequestPage*>(document))
        m_filing->saveThen(page, std::move(then));
    else if (auto* profiles = qobject_cast<ProfilesPage*>(document); profiles && profiles->save())
        then();
}

void Workbench::saveAs()
{
    if (RequestPage* page = currentRequest())
        m_filing->askForPlace(page, {});
}

void Workbench::close(Document* document)
{
    if (!document->isRunning()) {
        closeSaved(document);
        return;
    }
    m_documents->show(document);
    const QPointer<Document> guarded(document);
    const QString question = qobject_cast<RequestPage*>(document) ? tr("Stop the run of “%1”?") : tr("Stop “%1”?");
    ask(&m_window, question.arg(document->title()), tr("It is under way. What was fired is kept in the run log."),
        {{tr("Stop and close"), [this, guarded] {
              if (guarded)
                  closeSaved(guarded);
          }}});
}

void Workbench::closeSaved(Document* document)
{
    if (!document->isModified()) {
        closeNow(document);
        return;
    }
    m_documents->show(document);
    const QPointer<Document> guarded(document);
    const auto closeIfThere = [this, guarded] {
        if (guarded)
            closeNow(guarded);
    };
    ask(&m_window, tr("Save “%1”?").arg(document->title()), tr("It has changes that are not saved."),
        {{tr("Save"),
          [this, guarded, closeIfThere] {
              if (guarded)
                  saveThen(guarded, closeIfThere);
          },
          true},
         {tr("Discard"), closeIfThere}});
}

void Workbench::closeNow(Document* document)
{
    Closed closed;
    if (const auto* page = qobject_cast<RequestPage*>(document)) {
        closed.request = page->openRequest();
        if (page->openRequest().path.isEmpty())
            closed.request->request = page->request();
    } else if (const auto* run = qobject_cast<RunPage*>(document)) {
        closed.run = run->run();
    } else if (const auto* audit = qobject_cast<AuditPage*>(document)) {
        closed.audit = audit->audit();
    } else if (const auto* delivery = qobject_cast<DeliveryPage*>(document)) {
        closed.delivery = delivery->delivery();
    } else {
        closed.isProfiles = qobject_cast<const ProfilesPage*>(document);
        closed.isSchedules = qobject_cast<const SchedulesPage*>(document);
        closed.isSandbox = qobject_cast<const SandboxPage*>(document);
    }
    m_closed.push_back(std::move(closed));
    if (m_closed.size() > mostClosed)
        m_closed.erase(m_closed.begin());
    m_documents->remove(document);
}

void Workbench::reopen()
{
    if (m_closed.empty())
        return;
    const Closed closed = std::move(m_closed.back());
    m_closed.pop_back();
    if (closed.isProfiles)
        openProfiles({});
    else if (closed.isSchedules)
        openSchedules();
    else if (closed.isSandbox)
        openSandbox();
    else if (closed.audit > 0)
        openAudit(closed.audit);
    else if (closed.delivery > 0)
        openDelivery(closed.delivery);
    else if (closed.run > 0)
        openRun(closed.run);
    else if (!closed.request)
        return;
    else if (closed.request->path.isEmpty())
        newRequest(closed.request->request);
    else
        addPage(*closed.request);
}

void Workbench::closeAll(std::function<void()> then)
{
    const std::vector<Document*> all = m_documents->all();
    const auto running = std::count_if(all.begin(), all.end(), [](const Document* d) { return d->isRunning(); });
    if (running == 0) {
        closeAllSaved(std::move(then));
        return;
    }
    ask(&m_window, tr("Stop %n run(s)?", nullptr, static_cast<int>(running)),
        tr("What was fired is kept in the run log."), {{tr("Stop and quit"), [this, then = std::move(then)] {
                                                            closeAllSaved(then);
                                                        }}});
}

void Workbench::closeAllSaved(std::function<void()> then)
{
    const std::vector<Document*> all = m_documents->all();
    const auto modified = std::find_if(all.begin(), all.end(), [](const Document* d) { return d->isModified(); });
    if (modified == all.end()) {
        then();
        return;
    }
    const auto count = std::count_if(all.begin(), all.end(), [](const Document* d) { return d->isModified(); });
    const QPointer<Document> page(*modified);
    m_documents->show(*modified);
    ask(&m_window, tr("%n tab(s) have changes that are not saved", nullptr, static_cast<int>(count)),
        tr("“%1” is shown.").arg(page->title()),
        {{tr("Save this one"),
          [this, page, then] {
              if (page)
                  saveThen(page, [this, then] { closeAllSaved(then); });
          },
          true},
         {tr("Discard all"), then}});
}

QStringList Workbench::openPaths() const
{
    QStringList paths;
    for (const Document* document : m_documents->all()) {
        const auto* page = qobject_cast<const RequestPage*>(document);
        if (page && !page->openRequest().path.isEmpty() &&
            m_sessions.workspace.isOfOpenCollection(page->openRequest().collectionFolder))
            paths.append(page->openRequest().path);
    }
    return paths;
}

}
