// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/workpages.h"

#include "session/schedulekeeper.h"
#include "ui/pages/profiles/profilespage.h"
#include "ui/pages/sandbox/sandboxpage.h"
#include "ui/pages/schedules/schedulespage.h"
#include "ui/pages/schedules/unasked.h"
#include "ui/pages/variables/variablespage.h"
#include "ui/preferences.h"
#include "ui/widgets/documents.h"

namespace idemscope {

WorkPages::WorkPages(const Sessions& sessions, Documents& documents, QObject* parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_documents(documents)
    , m_schedules(new ScheduleKeeper(
          sessions.history, sessions.runLogPath, mayFireUnasked,
          [sessions](const QString& environment) { return secretsFor(sessions, environment); }, this))
{
    connect(m_schedules, &ScheduleKeeper::failed, this, &WorkPages::trouble);
    connect(m_schedules, &ScheduleKeeper::carriedOut, this,
            [this](const std::vector<ScheduleRow>& schedules) { emit replaysCarriedOut(int(schedules.size())); });
    m_schedules->setLimits(safetyLimits);
}

/// The one page of its kind, shown; made where there is none.
template <typename Page, typename Make>
Page* WorkPages::only(Make make)
{
    Page* page = nullptr;
    for (Document* document : m_documents.all()) {
        if (auto* open = qobject_cast<Page*>(document))
            page = open;
    }
    if (!page) {
        page = make();
        m_documents.add(page);
    }
    m_documents.show(page);
    return page;
}

void WorkPages::openProfiles(const QString& name)
{
    ProfilesPage* page = only<ProfilesPage>([] { return new ProfilesPage; });
    if (!name.isEmpty())
        page->showProfile(name);
    page->setFocus();
}

void WorkPages::openVariables(const std::optional<CollectionPlace>& level)
{
    auto* page = only<VariablesPage>([this] { return new VariablesPage(m_sessions.workspace); });
    if (level)
        page->showLevel({level->collection, level->isFolder ? level->path : level->parent(), {}});
    else
        page->showCurrentEnvironment();
    page->setFocus();
}

void WorkPages::openSandbox()
{
    only<SandboxPage>([this] { return new SandboxPage(m_sessions.sandbox); });
}

void WorkPages::openSchedules()
{
    only<SchedulesPage>([this] {
        auto* page = new SchedulesPage(*m_schedules, m_sessions.workspace);
        connect(page, &SchedulesPage::runRequested, this, &WorkPages::runRequested);
        return page;
    });
}

}
