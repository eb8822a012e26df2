// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditending.h"
#include "drive/auditplan.h"
#include "drive/auditplayer.h"

namespace idemscope {

/// Asks a check for its next move and carries it out until it has found something. Checks that go side by side share
/// one. Lives as long as the audit.
class CheckRunner
{
public:
    CheckRunner(const AuditPlan& plan, AuditPlayer& player, AuditEnding& ending)
        : m_plan(plan)
        , m_player(player)
        , m_ending(ending)
    {
    }

    /// Blocks. Adds what it fires to `played`.
    Finding answer(const Check& check, std::vector<PlayedRun>& played);
    /// Fires plays, side by side where that disturbs no count, and adds them to `played`. False: the audit ended before
    /// the last one was fired. Errors: those of AuditPlayer::play; the ones that concern everything end the audit.
    Result<bool> fire(const Check& check, const std::vector<Play>& plays, std::vector<PlayedRun>& played);

private:
    using Fired = std::vector<Result<std::optional<PlayedRun>>>;
    Fired fireAll(const Check& check, const std::vector<Play>& plays, const std::vector<PlayedRun>& played);
    Finding stopped(const Check& check, const std::vector<PlayResult>& results) const;

    const AuditPlan& m_plan;
    AuditPlayer& m_player;
    AuditEnding& m_ending;
};

}
