// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/toolpages.h"

#include "session/hiddensecrets.h"
#include "ui/commands/commandset.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/pages/help/helppage.h"
#include "ui/pages/log/logpage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/settings/settingspage.h"
#include "ui/workbench.h"

namespace idemscope {

ToolPages::ToolPages(const Sessions& sessions, Languages& languages, Workbench& workbench, QObject* parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_languages(languages)
    , m_workbench(workbench)
    , m_journal(new Journal([this](const QString& text) { return withoutSecrets(text); }, this))
{
    connect(&workbench, &Workbench::toolWanted, this, &ToolPages::open);
    connect(&workbench, &Workbench::currentChanged, this, [this] {
        for (const Document* page : m_workbench.documents().all())
            m_journal->follow(*page);
    });
}

Journal& ToolPages::journal() const
{
    return *m_journal;
}

void ToolPages::connectCommands(CommandSet& commands, QWidget& window)
{
    m_showShortcuts = [&commands, &window] {
        showShortcuts(&window, commands);
    };
    commands.connectTo(Command::Settings, [this] { open(TabContent::Kind::Settings); });
    commands.connectTo(Command::Help, [this] { open(TabContent::Kind::Help); });
    commands.connectTo(Command::Log, [this] { open(TabContent::Kind::Log); });
    commands.connectTo(Command::Tour, [this] { emit tourRequested(); });
    commands.connectTo(Command::Shortcuts, m_showShortcuts);
    commands.connectTo(Command::About, [&window] { showAbout(&window); });
    commands.connectTo(Command::AboutQt, [&window] { showAboutQt(&window); });
}

/// What the requests that are open know as secret is hidden as well, saved or not.
QString ToolPages::withoutSecrets(const QString& text) const
{
    std::vector<OpenRequest> open;
    for (const Document* page : m_workbench.documents().all()) {
        const auto* request = qobject_cast<const RequestPage*>(page);
        if (!request)
            continue;
        open.push_back(request->openRequest());
        open.back().request = request->request();
    }
    return idemscope::withoutSecrets(text, m_sessions.workspace, open);
}

Document* ToolPages::find(TabContent::Kind kind) const
{
    for (Document* page : m_workbench.documents().all()) {
        if (TabContent::of(*page).kind == kind)
            return page;
    }
    return nullptr;
}

Document* ToolPages::make(TabContent::Kind kind)
{
    if (kind == TabContent::Kind::Help) {
        auto* help = new HelpPage;
        connect(help, &HelpPage::tourRequested, this, &ToolPages::tourRequested);
        return help;
    }
    if (kind == TabContent::Kind::Log)
        return new LogPage(*m_journal);
    auto* settings = new SettingsPage(m_sessions, m_languages);
    connect(settings, &SettingsPage::shortcutsRequested, this, [this] { m_showShortcuts(); });
    return settings;
}

void ToolPages::open(TabContent::Kind kind)
{
    Document* page = find(kind);
    if (page) {
        m_workbench.documents().show(page);
    } else {
        page = make(kind);
        m_workbench.documents().add(page);
    }
    page->setFocus();
}

}
