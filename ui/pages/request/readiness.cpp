// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/readiness.h"

#include "session/jobsource.h"
#include "session/workspacesession.h"
#include "ui/dialogs/secretdialog.h"
#include "ui/pages/request/requesttabs.h"
#include "ui/widgets/messagebar.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct ReadinessText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Readiness)
};

}

Readiness::Readiness(WorkspaceSession& workspace, RequestTabs& tabs, MessageBar& news, QWidget& page)
    : m_workspace(workspace)
    , m_tabs(tabs)
    , m_news(news)
    , m_page(page)
{
}

bool Readiness::isUnderstood(const Request& request) const
{
    m_news.clear();
    if (!m_tabs.isValid()) {
        m_news.say(MessageBar::Kind::Trouble, [] {
            return ReadinessText::tr("A rule of the contract or the scenario cannot be understood: it is marked there. "
                                     "Mend it or take it out, then run again.");
        });
        return false;
    }
    const Result<Profile> profile = profileNamed(request.contract.profile);
    if (!profile)
        m_news.say(profile.error());
    return profile.has_value();
}

bool Readiness::hasSecrets(const RunJob& job, const QString& collection, std::function<void()> again) const
{
    auto missing = WorkspaceSession::missingSecret(job.scope);
    for (const FlowStep& step : job.request.steps) {
        if (!missing && step.own)
            missing = WorkspaceSession::missingSecret({{}, {step.title(), step.own->variables}});
    }
    if (!missing)
        return true;
    if (missing->isOfRequest) {
        m_news.say(MessageBar::Kind::Trouble, [name = missing->name] {
            return ReadinessText::tr("The secret variable “%1” has no value. Give it one among the variables of this "
                                     "request. Nothing was sent.")
                .arg(name);
        });
        m_tabs.show(RequestTabs::Params);
        return false;
    }
    auto* dialog = new SecretDialog(missing->name, missing->origin, m_workspace, &m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, &m_page,
                     [&workspace = m_workspace, dialog, collection, again = std::move(again), name = missing->name] {
                         if (dialog->remembers() != workspace.remembersSecrets())
                             workspace.setRemembersSecrets(dialog->remembers());
                         workspace.giveSecret(name, dialog->value(), collection);
                         again();
                     });
    dialog->open();
    return false;
}

}
