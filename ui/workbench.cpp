// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/workbench.h"

#include "session/historysession.h"
#include "session/sandboxsession.h"
#include "ui/draftkeeper.h"
#include "ui/filing.h"
#include "ui/outsidechanges.h"
#include "ui/pages/profiles/profilespage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/run/runpage.h"
#include "ui/pages/start/startpage.h"
#include "ui/pages/variables/variablespage.h"
#include "ui/preferences.h"
#include "ui/resultpages.h"
#include "ui/tabcloser.h"
#include "ui/workpages.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr auto sampleStrategy = "check-then-act"_L1;
constexpr auto sampleRequest = "Create payment"_L1;

/// A gated burst, so that a new request is tried for the race that matters most. It is saved along with the request.
Request freshRequest()
{
    Scenario burst;
    burst.name = Workbench::tr("Ten at once");
    burst.attempts = 10;
    burst.arrival.kind = ArrivalKind::Concurrent;
    burst.release = ReleaseMode::LastByte;
    Request request;
    request.transport = newTransport();
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
    , m_filing(new Filing(sessions.workspace, window))
    , m_startPage(new StartPage)
    , m_documents(new Documents(m_startPage, &window))
    , m_results(new ResultPages(sessions, *m_documents, this))
    , m_pages(new WorkPages(sessions, *m_documents, this))
    , m_drafts(new DraftKeeper(sessions.workspace, this))
    , m_closer(new TabCloser(*m_documents, *m_filing, *m_drafts, window))
{
    new OutsideChanges(sessions.workspace, *m_documents, *m_closer, this);
    connect(m_documents, &Documents::currentChanged, this, &Workbench::currentChanged);
    connect(m_documents, &Documents::newRequested, this, [this] { newRequest()->focusUrl(); });
    connect(m_filing, &Filing::trouble, this, &Workbench::trouble);
    connect(m_drafts, &DraftKeeper::failed, this, &Workbench::trouble);
    connect(&sessions.sandbox, &SandboxSession::changed, this, &Workbench::followSandbox);
    connect(&sessions.history, &HistorySession::deleted, this, [this](qint64, qint64 run) {
        m_results->forgetRun(run);
        m_closer->forgetRun(run);
    });
    connect(m_results, &ResultPages::runningChanged, this, &Workbench::runningChanged);
    connect(m_results, &ResultPages::runFinished, this, &Workbench::runFinished);
    connect(&sessions.workspace, &WorkspaceSession::problem, this, &Workbench::trouble);
    connect(m_pages, &WorkPages::runRequested, m_results, &ResultPages::openRun);
    connect(m_pages, &WorkPages::replaysCarriedOut, this, &Workbench::runFinished);
    connect(m_pages, &WorkPages::trouble, this, &Workbench::trouble);
    connectStartPage();
}

void Workbench::connectStartPage()
{
    connect(m_startPage, &StartPage::sandboxRequested, this, &Workbench::trySandbox);
    connect(m_startPage, &StartPage::openFolderRequested, m_filing, &Filing::chooseCollection);
    connect(m_startPage, &StartPage::folderChosen, m_filing, &Filing::openCollection);
    connect(m_startPage, &StartPage::newCollectionRequested, m_filing, &Filing::createCollection);
    connect(m_startPage, &StartPage::urlEntered, this, [this](const QString& url) {
        Request request = freshRequest();
        request.url = url;
        newRequest(request);
    });
    const auto showRecent = [this] {
        m_startPage->setRecentFolders(m_sessions.workspace.recentFolders());
    };
    connect(&m_sessions.workspace, &WorkspaceSession::collectionChanged, m_startPage, showRecent);
    showRecent();
}

void Workbench::followSandbox()
{
    m_startPage->setSandboxRunning(m_sessions.sandbox.isRunning());
    const QString url = m_sessions.sandbox.url();
    if (url.isEmpty() || url == m_sandboxUrl)
        return;
    m_sandboxUrl = url;
    if (const Result<void> moved = m_sessions.workspace.setSampleUrl(url); !moved)
        emit trouble(moved.error());
}

void Workbench::openFile(const QString& file)
{
    const Result<OpenRequest> opened = m_sessions.workspace.openFile(file);
    if (!opened)
        emit trouble(opened.error());
    else if (!opened->collectionFolder.isEmpty() && !opened->path.isEmpty())
        openRequest(opened->place());
    else if (opened->collectionFolder.isEmpty())
        newRequest(opened->request); // in no collection: saving asks where it goes
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
ResultPages& Workbench::results() const
{
    return *m_results;
}
WorkPages& Workbench::pages() const
{
    return *m_pages;
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
    connect(page, &RequestPage::auditRequested, m_results, &ResultPages::startAudit);
    connect(page, &RequestPage::deliveryRequested, m_results, &ResultPages::startDelivery);
    connect(page, &RequestPage::runningChanged, this, &Workbench::runningChanged);
    connect(page, &RequestPage::runFinished, this, &Workbench::runFinished);
    connect(page, &RequestPage::runRequested, m_results, &ResultPages::openRun);
    connect(page, &RequestPage::profileEditRequested, m_pages, &WorkPages::openProfiles);
    connect(page, &RequestPage::reconcileRequested, m_results, &ResultPages::reconcile);
    connect(page, &RequestPage::reconcilingChanged, this, &Workbench::runningChanged);
    m_documents->add(page);
    m_drafts->watch(page);
    return page;
}

RequestPage* Workbench::newRequest(std::optional<Request> request)
{
    OpenRequest open;
    open.request = request ? std::move(*request) : freshRequest();
    return addPage(open);
}

RequestPage* Workbench::openRequest(const CollectionPlace& place)
{
    if (RequestPage* page = shownPage(place)) {
        m_documents->show(page);
        return page;
    }
    const Result<OpenRequest> open = m_sessions.workspace.load(place);
    if (!open) {
        emit trouble(open.error());
        return nullptr;
    }
    return addPage(*open);
}

RequestPage* Workbench::openRequest(const QString& path)
{
    const WorkspaceSession& workspace = m_sessions.workspace;
    return openRequest({workspace.hasCollection() ? workspace.collection().folder() : QString(), path, false});
}

void Workbench::createRequest(const CollectionPlace& folder)
{
    const CollectionPlace place = freePlace(folder.child(tr("New request"), false));
    const Result<OpenRequest> saved = m_sessions.workspace.save({}, freshRequest(), place);
    if (!saved)
        emit trouble(saved.error());
    else
        openRequest(place)->focusUrl();
}

RequestPage* Workbench::shownPage(const CollectionPlace& place) const
{
    for (Document* document : m_documents->all()) {
        auto* page = qobject_cast<RequestPage*>(document);
        if (page && !place.path.isEmpty() && page->openRequest().place() == place)
            return page;
    }
    return nullptr;
}

void Workbench::restoreDrafts()
{
    for (const Draft& draft : m_drafts->restore()) {
        RequestPage* page = shownPage(draft.open.place());
        if (!page || page->isModified())
            page = addPage(draft.open);
        page->restore(draft.open, draft.edited);
        m_drafts->continueDraft(page, draft.id);
    }
}

void Workbench::forgetDrafts()
{
    m_drafts->forgetAll();
}

void Workbench::reconcileCurrent()
{
    if (RunPage* run = currentRun())
        run->askToReconcile();
    else if (RequestPage* request = currentRequest())
        request->reconcile();
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
    Result<void> done;
    if (!sandbox.isRunning()) { // one that runs keeps what was chosen for it
        done = sandbox.setStrategy(sampleStrategy);
        if (done)
            done = sandbox.start();
    }
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
    else if (auto* variables = qobject_cast<VariablesPage*>(m_documents->current()))
        variables->save();
}

void Workbench::saveAs()
{
    if (RequestPage* page = currentRequest())
        m_filing->askForPlace(page, {});
}

void Workbench::close(Document* document)
{
    m_closer->close(document);
}

void Workbench::closeAll(std::function<void()> then)
{
    m_closer->closeAll(std::move(then));
}

void Workbench::reopen()
{
    open(m_closer->takeLast());
}

void Workbench::open(const TabContent& content)
{
    switch (content.kind) {
    case TabContent::Kind::Request:
        // As it stands in its file now, or as it was where there is none.
        addPage(m_sessions.workspace.reload(content.request).value_or(content.request));
        break;
    case TabContent::Kind::Run:
        m_results->openRun(content.id);
        break;
    case TabContent::Kind::Audit:
        m_results->openAudit(content.id);
        break;
    case TabContent::Kind::Delivery:
        m_results->openDelivery(content.id);
        break;
    case TabContent::Kind::Schedules:
        m_pages->openSchedules();
        break;
    case TabContent::Kind::Sandbox:
        m_pages->openSandbox();
        break;
    case TabContent::Kind::Profiles:
        m_pages->openProfiles({});
        break;
    case TabContent::Kind::Variables:
        m_pages->openVariables({});
        break;
    case TabContent::Kind::Settings:
    case TabContent::Kind::Help:
    case TabContent::Kind::Log:
        emit toolWanted(content.kind);
        break;
    case TabContent::Kind::None:
        break;
    }
}

QStringList Workbench::tabTexts() const
{
    QStringList texts;
    for (const Document* document : m_documents->all()) {
        if (const QString text = TabContent::of(*document).text(); !text.isEmpty())
            texts.append(text);
    }
    return texts;
}

void Workbench::openTabs(const QStringList& texts, const QString& current)
{
    for (const QString& text : texts) {
        const TabContent content = TabContent::fromText(text);
        if (content.kind != TabContent::Kind::Request)
            open(content);
        else if (m_sessions.workspace.load(content.request.place()))
            openRequest(content.request.place());
    }
    for (Document* document : m_documents->all()) {
        if (!current.isEmpty() && TabContent::of(*document).text() == current)
            m_documents->show(document);
    }
}

}
