// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/neededsecrets.h"

#include "drive/schedule.h"
#include "drive/storedjob.h"
#include "session/jobsource.h"
#include "session/keychain.h"
#include "session/secretplace.h"

#include <QDateTime>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

std::optional<QString> valueOf(const NeededSecret& secret, Keychain& keychain)
{
    const QByteArray name = secretEnvironmentName(secret.name);
    if (qEnvironmentVariableIsSet(name))
        return qEnvironmentVariable(name);
    for (const QString& place : secret.places) {
        if (auto value = valueIn(keychain, place))
            return value;
    }
    return {};
}

}

Result<std::vector<NeededSecret>> neededSecrets(const RunRecord& record)
{
    const auto names = missingSecrets(record, {});
    if (!names)
        return Failure(names.error());
    const QString collection = record.facts[u"folder"_s].toString();
    std::vector<NeededSecret> secrets;
    for (const QString& name : *names) {
        NeededSecret secret{name, {}};
        // What the window asked for is kept under the environment, whichever level declares it.
        for (const QString& level : {record.row.environment, levelPlace({})}) {
            if (!collection.isEmpty())
                secret.places += secretPlace(collection, level, name);
        }
        secrets.push_back(std::move(secret));
    }
    return secrets;
}

Result<std::map<qint64, VariableScope>> secretsOfDueReplays(const QString& runLogPath)
{
    auto reader = RunReader::open(runLogPath);
    const auto schedules = reader ? (*reader)->schedules() : Failure(reader.error());
    if (!schedules)
        return Failure(schedules.error());
    const auto keychain = desktopKeychain();
    std::map<qint64, VariableScope> known;
    for (const ScheduleRow& schedule : dueSchedules(*schedules, QDateTime::currentMSecsSinceEpoch())) {
        const auto record = (*reader)->run(schedule.run);
        const auto needed = record ? neededSecrets(*record) : Failure(record.error());
        if (!needed)
            continue; // it fails by itself, and says why
        VariableLayer layer;
        for (const NeededSecret& secret : *needed) {
            if (const auto value = valueOf(secret, *keychain))
                layer.variables.push_back({secret.name, *value, true, true});
        }
        known.emplace(schedule.id, VariableScope{std::move(layer)});
    }
    return known;
}

}
