// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditplayer.h"

namespace idemscope {

/// What the single request before all checks showed.
struct AuditOpening
{
    std::optional<Sentence> obstacle; ///< why no check can be judged
    std::vector<Sentence> notes;      ///< what to know all the same
    qint64 serviceUs = 0;             ///< released → complete
    bool isHttp2 = false;
};

/// Reads a single request that was answered.
AuditOpening readOpening(const PlayResult& result, const Contract& contract);

/// Fires the single request and reads it. Nothing: it was stopped. Errors: Network when no answer came; those of
/// runScenario.
Result<std::optional<AuditOpening>> openAudit(AuditPlayer& player, const Contract& contract, std::stop_token stop);

}
