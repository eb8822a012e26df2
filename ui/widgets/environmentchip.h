// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/chip.h"

class QMenu;

namespace idemscope {

class WorkspaceSession;

/// Says which environment is in force and changes it.
class EnvironmentChip : public Chip
{
    Q_OBJECT

public:
    explicit EnvironmentChip(WorkspaceSession& workspace, QWidget* parent = nullptr);

signals:
    void editRequested();

private:
    void build();
    void showState();

    WorkspaceSession& m_workspace;
    QMenu* m_menu;
};

}
