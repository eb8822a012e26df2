// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/widgets/chip.h"

class QMenu;

namespace idemscope {

class SandboxSession;

/// Says whether the sandbox runs and how, and changes it: start and stop, strategy, processing time.
class SandboxChip : public Chip
{
    Q_OBJECT

public:
    explicit SandboxChip(SandboxSession& sandbox, QWidget* parent = nullptr);

    /// Starts a stopped sandbox; asks by stopRequested() to stop a running one.
    void toggle();

signals:
    void stopRequested();
    void failed(const idemscope::Error& error);
    void pageRequested(); ///< for faults, profiles and figures

private:
    void build();
    void showState();
    void addCaption(const QString& text);
    void choose(const QString& strategy);

    SandboxSession& m_sandbox;
    QMenu* m_menu;
};

}
