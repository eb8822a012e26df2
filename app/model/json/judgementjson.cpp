// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"

#include "model/json/members.h"
#include "model/json/verdictruns.h"

namespace idemscope {

namespace archive {

template <>
struct Members<Distribution>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"count", &Distribution::count);
        a(u"p50", &Distribution::p50);
        a(u"p90", &Distribution::p90);
        a(u"p95", &Distribution::p95);
        a(u"p99", &Distribution::p99);
        a(u"max", &Distribution::max);
    }
};

/// One entry of Figures::statuses.
struct StatusCount
{
    int status = 0;
    qint64 count = 0;

    bool operator==(const StatusCount&) const = default;
};

template <>
struct Members<StatusCount>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"status", &StatusCount::status);
        a(u"count", &StatusCount::count);
    }
};

template <>
struct Substitute<std::map<int, qint64>>
{
    using Stored = std::vector<StatusCount>;
    static Stored of(const std::map<int, qint64>& counts)
    {
        Stored list;
        for (const auto& [status, count] : counts)
            list.push_back({status, count});
        return list;
    }
    static std::map<int, qint64> value(const Stored& list)
    {
        std::map<int, qint64> counts;
        for (const StatusCount& entry : list)
            counts[entry.status] = entry.count;
        return counts;
    }
};

template <>
struct Members<Figures>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"operations", &Figures::operations);
        a(u"keys", &Figures::keys);
        a(u"attempts", &Figures::attempts);
        a(u"wireSends", &Figures::wireSends);
        a(u"responded", &Figures::responded);
        a(u"refused", &Figures::refused);
        a(u"unknown", &Figures::unknown);
        a(u"acknowledged", &Figures::acknowledged);
        a(u"conflict", &Figures::conflict);
        a(u"rejected", &Figures::rejected);
        a(u"failed", &Figures::failed);
        a(u"statuses", &Figures::statuses);
        a(u"expectedMin", &Figures::expectedMin);
        a(u"expectedMax", &Figures::expectedMax);
        a(u"observed", &Figures::observed);
        a(u"duplicates", &Figures::duplicates);
        a(u"lost", &Figures::lost);
        a(u"unexpected", &Figures::unexpected);
        a(u"identities", &Figures::identities);
        a(u"evidence", &Figures::evidence);
        a(u"probes", &Figures::probes);
        a(u"repeats", &Figures::repeats);
        a(u"eligible", &Figures::eligible);
        a(u"replays", &Figures::replays);
        a(u"eligibleReplays", &Figures::eligibleReplays);
        a(u"repeatConflicts", &Figures::repeatConflicts);
        a(u"reexecutions", &Figures::reexecutions);
        a(u"cacheHitRatio", &Figures::cacheHitRatio);
        a(u"conflictRatio", &Figures::conflictRatio);
        a(u"reexecutionRatio", &Figures::reexecutionRatio);
        a(u"duplicateEffectRate", &Figures::duplicateEffectRate);
        a(u"clients", &Figures::clients);
        a(u"unlearned", &Figures::unlearned);
        a(u"recoveryP50Us", &Figures::recoveryP50Us);
        a(u"recoveryMaxUs", &Figures::recoveryMaxUs);
        a(u"first", &Figures::first);
        a(u"replay", &Figures::replay);
        a(u"all", &Figures::all);
        a(u"corrected", &Figures::corrected);
        a(u"spreadUs", &Figures::spreadUs);
        a(u"overlap", &Figures::overlap);
        a(u"segments", &Figures::segments);
        a(u"roundsTotal", &Figures::roundsTotal);
        a(u"roundsCounted", &Figures::roundsCounted);
        a(u"roundsViolated", &Figures::roundsViolated);
        a(u"lower95", &Figures::lower95);
        a(u"upper95", &Figures::upper95);
    }
};

template <>
struct Members<Judgement>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"verdict", &Judgement::verdict);
        a(u"sentence", &Judgement::sentence);
        a(u"evidenceSentence", &Judgement::evidenceSentence);
        a(u"reasons", &Judgement::reasons);
        a(u"figures", &Judgement::figures);
        a(u"findings", &Judgement::findings);
        a(u"hasMoreFindings", &Judgement::hasMoreFindings);
    }
};

}

namespace {

const QString operationsMember = QStringLiteral("operations");

}

QJsonObject toJson(const Judgement& judgement)
{
    QJsonObject object = archive::write(judgement).toObject();
    if (!judgement.operations.empty())
        object.insert(operationsMember, packVerdicts(judgement.operations));
    return object;
}
QJsonObject toJson(const RunSeries& series)
{
    return archive::write(series).toObject();
}

QJsonObject toJson(const Audit& audit)
{
    return archive::write(audit).toObject();
}

Result<Audit> auditFromJson(const QJsonObject& object)
{
    return archive::readDocument<Audit>(object).map([](auto&& document) { return document.value; });
}

Result<Judgement> judgementFromJson(const QJsonObject& object)
{
    QJsonObject others = object;
    const QJsonValue packed = others.take(operationsMember);
    const auto operations = unpackVerdicts(packed.toString());
    auto judgement = archive::readDocument<Judgement>(others).map([](auto&& document) { return document.value; });
    if (judgement && operations)
        judgement->operations = *operations;
    return judgement;
}

Result<RunSeries> seriesFromJson(const QJsonObject& object)
{
    return archive::readDocument<RunSeries>(object).map([](auto&& document) { return document.value; });
}

}
