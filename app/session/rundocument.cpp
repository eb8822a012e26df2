// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/rundocument.h"

#include "model/json.h"

namespace idemscope {

using namespace Qt::StringLiterals;

QString stateWord(RunState state)
{
    switch (state) {
    case RunState::Finished:
        return u"finished"_s;
    case RunState::Stopped:
        return u"stopped"_s;
    case RunState::Interrupted:
        return u"interrupted"_s;
    case RunState::Running:
        break;
    }
    return u"running"_s;
}

ReportRun aboutRun(const RunRow& row)
{
    return {row.id, row.seed, row.started, row.durationMs, stateWord(row.state)};
}

QJsonObject storedDocument(const StoredRun& run)
{
    const auto release =
        fromWord<ReleaseMode>(run.record.scenario[u"release"_s].toString()).value_or(ReleaseMode::Plain);
    return burstDocument(aboutRun(run.record.row), run.judgement.value_or(Judgement()), release);
}

}
