// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/schedules/unasked.h"

#include "ui/pages/request/allowedhosts.h"
#include "ui/pages/schedules/schedulespage.h"

#include <QUrl>

namespace idemscope {

namespace {

QString hostOf(const ScheduledReplay& replay)
{
    return QUrl(replay.row.target).host();
}

}

bool mayFireUnasked(const ScheduledReplay& replay)
{
    return !replay.isProtected && (replay.isLoopback || allowedHosts(replay.environment).contains(hostOf(replay)));
}

RunSession::SafetyQuestion questionBefore(const ScheduledReplay& replay)
{
    RunSession::SafetyQuestion question;
    question.host = hostOf(replay);
    if (replay.isProtected) {
        question.nameToType = replay.environment;
        question.text = SchedulesPage::tr("The environment “%1” is protected. Replays that are due go to %2. Type its "
                                          "name to go on.")
                            .arg(replay.environment, replay.row.target);
    } else if (!mayFireUnasked(replay)) {
        question.text = SchedulesPage::tr("Replays that are due go to %1. Each may have a real effect there. Go on?")
                            .arg(replay.row.target);
    }
    return question;
}

}
