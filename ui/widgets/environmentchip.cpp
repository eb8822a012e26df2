// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/environmentchip.h"

#include "session/workspacesession.h"
#include "ui/theme/theme.h"
#include "ui/widgets/texts.h"

#include <QActionGroup>
#include <QMenu>

namespace idemscope {

using namespace Qt::StringLiterals;

EnvironmentChip::EnvironmentChip(WorkspaceSession& workspace, QWidget* parent)
    : Chip(parent)
    , m_workspace(workspace)
    , m_menu(new QMenu(this))
{
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &EnvironmentChip::build);
    connect(&workspace, &WorkspaceSession::environmentsChanged, this, &EnvironmentChip::showState);
    connect(&workspace, &WorkspaceSession::collectionChanged, this, &EnvironmentChip::showState);
    (new Texts(*this))->bind([this] { showState(); });
}

void EnvironmentChip::showState()
{
    const QString name = m_workspace.currentEnvironment();
    const bool isProtected = m_workspace.isCurrentProtected();
    setText(name.isEmpty() ? tr("Environment: none")
            : isProtected  ? tr("Environment: %1 (protected)").arg(name)
                           : tr("Environment: %1").arg(name));
    setToolButtonStyle(isProtected ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    setIcon(isProtected ? theme().icon(u"lock"_s) : QIcon());
    setToolTip(tr("The variables that requests see"));
    setAccessibleName(text());
}

void EnvironmentChip::build()
{
    m_menu->clear();
    auto* group = new QActionGroup(m_menu);
    const auto add = [this, group](const QString& text, const QString& name) {
        QAction* action = m_menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(name == m_workspace.currentEnvironment());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, name] { m_workspace.setCurrentEnvironment(name); });
    };
    add(tr("No environment"), {});
    for (const Environment& environment : m_workspace.environments())
        add(environment.name, environment.name);
    m_menu->addSeparator();
    QAction* edit = m_menu->addAction(theme().icon(u"edit"_s), tr("Edit variables…"));
    edit->setEnabled(m_workspace.hasCollection());
    connect(edit, &QAction::triggered, this, &EnvironmentChip::editRequested);
}

}
