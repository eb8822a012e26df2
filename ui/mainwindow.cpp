// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/mainwindow.h"

#include "session/sandboxsession.h"
#include "ui/commands/commandpalette.h"
#include "ui/commands/commandset.h"
#include "ui/commands/lookcommands.h"
#include "ui/dialogs/ask.h"
#include "ui/filing.h"
#include "ui/importing.h"
#include "ui/languages.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/run/runpage.h"
#include "ui/pages/start/startpage.h"
#include "ui/palettecontents.h"
#include "ui/resultpages.h"
#include "ui/theme/theme.h"
#include "ui/toolpages.h"
#include "ui/tour/tourstops.h"
#include "ui/widgets/collectiontree.h"
#include "ui/widgets/enterkey.h"
#include "ui/widgets/label.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/readingorder.h"
#include "ui/widgets/sandboxchip.h"
#include "ui/widgets/sidebar.h"
#include "ui/widgets/statusline.h"
#include "ui/widgets/topbar.h"
#include "ui/windowstate.h"
#include "ui/workbench.h"
#include "ui/workpages.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize(1280, 800);
constexpr int sidebarCharacters = 28;
constexpr int storeDelayMs = 500; ///< so that opening a collection writes the state once

/// Edit commands go to whatever text has the focus.
void sendToFocus(const char* slot)
{
    if (QWidget* focus = QApplication::focusWidget())
        QMetaObject::invokeMethod(focus, slot);
}

}

MainWindow::MainWindow(const Sessions& sessions, Languages& languages)
    : m_sessions(sessions)
    , m_commands(new CommandSet(*this))
    , m_workbench(new Workbench(sessions, *this))
    , m_tools(new ToolPages(sessions, languages, *m_workbench, this))
    , m_importing(new Importing(sessions.workspace, *this))
    , m_topBar(new TopBar(sessions))
    , m_message(new MessageBar)
    , m_sidebar(new Sidebar(sessions))
    , m_splitter(new QSplitter)
    , m_status(new StatusLine(sessions.history, languages))
{
    new EnterKey(this);
    build();
    connectParts();
    connectFileCommands();
    connectEditCommands();
    connectViewCommands();
    connectRunCommands();
    connectTools();
    restore();
    showCurrent();
    // Written while the window is used: a crash must not lose what was open.
    m_storing.setSingleShot(true);
    m_storing.setInterval(storeDelayMs);
    connect(&m_storing, &QTimer::timeout, this, &MainWindow::store);
    connect(m_workbench, &Workbench::currentChanged, &m_storing, qOverload<>(&QTimer::start));
    connect(&m_sessions.workspace, &WorkspaceSession::collectionChanged, &m_storing, qOverload<>(&QTimer::start));
    if (!m_workbench->documents().current())
        m_workbench->startPage().focusFirst();
}

void MainWindow::build()
{
    m_commands->fill(*menuBar());
    m_splitter->addWidget(m_sidebar);
    m_splitter->addWidget(&m_workbench->documents());
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    const int sidebarWidth = QFontMetrics(theme().bodyFont()).averageCharWidth() * sidebarCharacters;
    m_splitter->setSizes({sidebarWidth, firstSize.width() - sidebarWidth});
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_topBar);
    layout->addWidget(separator(Qt::Horizontal));
    layout->addWidget(m_message);
    layout->addWidget(m_splitter, 1);
    setCentralWidget(page);
    setStatusBar(m_status);
    resize(firstSize);
}

void MainWindow::connectParts()
{
    const auto say = [this](const Error& error) {
        m_message->say(error);
    };
    connect(m_workbench, &Workbench::trouble, this, say);
    connect(m_topBar, &TopBar::failed, this, say);
    connect(m_sidebar, &Sidebar::failed, this, say);
    connect(&m_topBar->sandbox(), &SandboxChip::stopRequested, this, &MainWindow::stopSandbox);
    connect(m_topBar, &TopBar::paletteRequested, this, &MainWindow::openPalette);
    connect(&m_topBar->sandbox(), &SandboxChip::pageRequested, &m_workbench->pages(), &WorkPages::openSandbox);
    connect(m_topBar, &TopBar::variablesRequested, m_workbench, [this] { m_workbench->pages().openVariables({}); });
    connect(m_sidebar, &Sidebar::news, this,
            [this](const std::function<QString()>& tell) { m_message->say(MessageBar::Kind::Hint, tell); });
    CollectionTree& tree = m_sidebar->tree();
    connect(&tree, &CollectionTree::requestActivated, m_workbench,
            [this](const CollectionPlace& place) { m_workbench->openRequest(place); });
    connect(&tree, &CollectionTree::newRequestWanted, m_workbench, &Workbench::createRequest);
    connect(&tree, &CollectionTree::variablesWanted, m_workbench,
            [this](const CollectionPlace& place) { m_workbench->pages().openVariables(place); });
    connect(&tree, &CollectionTree::closeWanted, this,
            [this](const QString& folder) { m_sessions.workspace.closeCollection(folder); });
    connect(m_sidebar, &Sidebar::runActivated, &m_workbench->results(), &ResultPages::openRun);
    connect(m_sidebar, &Sidebar::deliveryActivated, &m_workbench->results(), &ResultPages::openDelivery);
    connect(m_sidebar, &Sidebar::comparisonWanted, &m_workbench->results(), &ResultPages::compareRuns);
    connect(m_sidebar, &Sidebar::auditActivated, &m_workbench->results(), &ResultPages::openAudit);
    connect(m_workbench, &Workbench::currentChanged, this, &MainWindow::showCurrent);
    connect(m_workbench, &Workbench::runningChanged, this, &MainWindow::showCurrent);
    connect(m_workbench, &Workbench::runFinished, m_sidebar, &Sidebar::refreshRuns);
    connect(&m_workbench->pages(), &WorkPages::replaysCarriedOut, this, [this](int count) {
        m_message->say(MessageBar::Kind::Hint,
                       [count] { return tr("%n scheduled replay(s) were carried out.", nullptr, count); });
    });
    connect(&m_sessions.workspace, &WorkspaceSession::collectionChanged, this, &MainWindow::showCurrent);
}

void MainWindow::connectFileCommands()
{
    m_commands->connectTo(Command::NewRequest, [this] { m_workbench->newRequest()->focusUrl(); });
    m_commands->connectTo(Command::NewCollection, [this] { m_workbench->filing().createCollection(); });
    m_commands->connectTo(Command::OpenCollection, [this] { m_workbench->filing().chooseCollection(); });
    m_commands->connectTo(Command::CloseCollection, [this] { m_sessions.workspace.closeCollection(); });
    connectImporting();
    m_commands->connectTo(Command::Save, [this] { m_workbench->save(); });
    m_commands->connectTo(Command::SaveAs, [this] { m_workbench->saveAs(); });
    m_commands->connectTo(Command::CloseTab, [this] {
        if (Document* current = m_workbench->documents().current())
            m_workbench->close(current);
    });
    m_commands->connectTo(Command::ReopenTab, [this] { m_workbench->reopen(); });
    m_commands->connectTo(Command::Quit, [this] { close(); });
}

void MainWindow::connectImporting()
{
    connect(m_importing, &Importing::trouble, this, [this](const Error& error) { m_message->say(error); });
    connect(m_importing, &Importing::said, this,
            [this](const QString& news) { m_message->say(MessageBar::Kind::Hint, [news] { return news; }); });
    connect(m_importing, &Importing::requestImported, m_workbench,
            [this](const QString& path) { m_workbench->openRequest(path); });
    m_commands->connectTo(Command::Import, [this] { m_importing->chooseFile(); });
    m_commands->connectTo(Command::ImportClipboard, [this] { m_importing->importClipboard(); });
    m_commands->connectTo(Command::Export, [this] { m_importing->exportFrom(m_workbench->currentRequest()); });
    m_commands->connectTo(Command::CopyAsCurl, [this] { m_importing->copyAsCurl(*m_workbench->currentRequest()); });
}

void MainWindow::connectEditCommands()
{
    m_commands->connectTo(Command::Undo, [] { sendToFocus("undo"); });
    m_commands->connectTo(Command::Redo, [] { sendToFocus("redo"); });
    m_commands->connectTo(Command::Cut, [] { sendToFocus("cut"); });
    m_commands->connectTo(Command::Copy, [] { sendToFocus("copy"); });
    m_commands->connectTo(Command::Paste, [] { sendToFocus("paste"); });
    m_commands->connectTo(Command::SelectAll, [] { sendToFocus("selectAll"); });
    m_commands->connectTo(Command::FormatBody, [this] { m_workbench->currentRequest()->formatBody(); });
    m_commands->connectTo(Command::EditVariables, [this] { m_workbench->pages().openVariables({}); });
}

void MainWindow::connectViewCommands()
{
    m_commands->connectTo(Command::Palette, [this] { openPalette(); });
    m_commands->connectTo(Command::FocusUrl, [this] { m_workbench->currentRequest()->focusUrl(); });
    m_commands->connectTo(Command::FilterSidebar, [this] { m_sidebar->focusFilter(); });
    m_commands->connectTo(Command::ToggleSidebar, [this] { m_sidebar->setVisible(m_sidebar->isHidden()); });
    m_commands->connectTo(Command::NextTab, [this] { m_workbench->documents().step(1); });
    m_commands->connectTo(Command::PreviousTab, [this] { m_workbench->documents().step(-1); });
    m_commands->connectTo(Command::StartPage, [this] { m_workbench->documents().showEmptyPage(); });
    m_commands->connectTo(Command::Profiles, [this] {
        const RequestPage* page = m_workbench->currentRequest();
        m_workbench->pages().openProfiles(page ? page->request().contract.profile : QString());
    });
    m_commands->connectTo(Command::Schedules, [this] { m_workbench->pages().openSchedules(); });
    m_commands->connectTo(Command::Sandbox, [this] { m_workbench->pages().openSandbox(); });
}

void MainWindow::connectRunCommands()
{
    m_commands->connectTo(Command::Send, [this] { m_workbench->currentRequest()->send(); });
    m_commands->connectTo(Command::CheckContract, [this] { m_workbench->currentRequest()->checkContract(); });
    m_commands->connectTo(Command::DuplicateRequest, [this] { m_workbench->duplicateCurrent(); });
    m_commands->connectTo(Command::RunBurst, [this] { m_workbench->currentRequest()->runBurst(); });
    m_commands->connectTo(Command::Stop, [this] {
        if (Document* current = m_workbench->documents().current())
            current->stop();
    });
    m_commands->connectTo(Command::Audit, [this] { m_workbench->currentRequest()->requestAudit(); });
    m_commands->connectTo(Command::Delivery, [this] { m_workbench->currentRequest()->requestDelivery(); });
    m_commands->connectTo(Command::Reconcile, [this] { m_workbench->reconcileCurrent(); });
    m_commands->connectTo(Command::ExportReport, [this] {
        if (Document* current = m_workbench->documents().current())
            current->exportReport();
    });
    m_commands->connectTo(Command::ToggleSandbox, [this] { m_topBar->sandbox().toggle(); });
}

void MainWindow::showCurrent()
{
    const Document* document = m_workbench->documents().current();
    const RequestPage* page = m_workbench->currentRequest();
    const bool isRunning = document && document->isRunning();
    m_commands->setEnabled(Command::Save, document && document->canSave());
    for (const Command command :
         {Command::SaveAs, Command::FormatBody, Command::FocusUrl, Command::DuplicateRequest, Command::CopyAsCurl})
        m_commands->setEnabled(command, page);
    for (const Command command :
         {Command::Send, Command::CheckContract, Command::RunBurst, Command::Audit, Command::Delivery})
        m_commands->setEnabled(command, page && !isRunning);
    const RunPage* run = m_workbench->currentRun();
    m_commands->setEnabled(Command::Stop, isRunning);
    m_commands->setEnabled(Command::Reconcile,
                           !isRunning && ((page && page->canReconcile()) || (run && run->canReconcile())));
    m_commands->setEnabled(Command::ExportReport, document && document->canExportReport());
    m_commands->setEnabled(Command::CloseTab, document);
    const bool hasCollection = m_sessions.workspace.hasCollection();
    m_commands->setEnabled(Command::CloseCollection, hasCollection);
    m_commands->setEnabled(Command::Export, hasCollection || (page && !page->openRequest().path.isEmpty()));
    m_commands->setEnabled(Command::FilterSidebar, hasCollection);
    m_commands->setEnabled(Command::EditVariables, hasCollection);
    if (page)
        m_sessions.workspace.setCurrentCollection(page->openRequest().collectionFolder);
    m_sidebar->tree().select(page ? page->openRequest().place() : CollectionPlace());
    setWindowTitle(document ? tr("%1[*] — Idemscope").arg(document->title()) : tr("Idemscope"));
    setWindowModified(document && document->isModified());
    m_status->showState(document ? document->statusText() : QString());
}

void MainWindow::connectTools()
{
    connectLookCommands(*m_commands);
    m_tools->connectCommands(*m_commands, *this);
    m_tools->journal().followBars(*this);
    connect(m_tools, &ToolPages::tourRequested, this, &MainWindow::startTour);
    connect(&m_workbench->startPage(), &StartPage::tourRequested, this, &MainWindow::startTour);
    connect(&m_workbench->startPage(), &StartPage::helpRequested, m_tools,
            [this] { m_tools->open(TabContent::Kind::Help); });
}

void MainWindow::startTour()
{
    if (findChild<Tour*>())
        return;
    new Tour(tourStops({&m_topBar->sandbox(), &m_topBar->environment(), m_sidebar, &m_workbench->documents(),
                        &m_topBar->search(), m_status}),
             *this);
}

/// After a question where something is under way, which may be fired at it.
void MainWindow::stopSandbox()
{
    const std::vector<Document*> all = m_workbench->documents().all();
    const auto running = std::count_if(all.begin(), all.end(), [](const Document* d) { return d->isRunning(); });
    if (running == 0) {
        m_sessions.sandbox.stop();
        return;
    }
    ask(this, tr("Stop the sandbox?"),
        tr("%n run(s) under way may be fired at it; what follows would be refused.", nullptr, int(running)),
        {{tr("Stop the sandbox"), [this] {
              m_sessions.sandbox.stop();
          }}});
}

void MainWindow::openPalette()
{
    auto* palette = new CommandPalette(paletteContents(*m_commands, *m_workbench, m_sessions.workspace), this);
    palette->show();
}

void MainWindow::restore()
{
    const WindowState state = loadWindowState();
    if (!state.geometry.isEmpty())
        restoreGeometry(state.geometry);
    if (!state.splitter.isEmpty())
        m_splitter->restoreState(state.splitter);
    m_sidebar->setVisible(state.isSidebarVisible);
    for (const QString& folder : state.collections) {
        if (const Result<void> opened = m_sessions.workspace.openCollection(folder); !opened)
            m_message->say(opened.error());
    }
    m_workbench->openTabs(state.tabs, state.currentTab);
    m_workbench->restoreDrafts();
}

void MainWindow::store() const
{
    WindowState state;
    state.geometry = saveGeometry();
    state.splitter = m_splitter->saveState();
    state.isSidebarVisible = !m_sidebar->isHidden();
    for (const Collection& collection : m_sessions.workspace.collections())
        state.collections += collection.folder();
    state.tabs = m_workbench->tabTexts();
    if (const Document* current = m_workbench->documents().current())
        state.currentTab = TabContent::of(*current).text();
    storeWindowState(state);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return focusInReadingOrder(*this, next);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_mayClose) {
        store();
        event->accept();
        return;
    }
    event->ignore();
    m_workbench->closeAll([this] {
        m_mayClose = true;
        m_workbench->forgetDrafts();
        QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection);
    });
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showCurrent();
    QMainWindow::changeEvent(event);
}

CommandSet& MainWindow::commands() const
{
    return *m_commands;
}
Workbench& MainWindow::workbench() const
{
    return *m_workbench;
}
Journal& MainWindow::journal() const
{
    return m_tools->journal();
}

}
