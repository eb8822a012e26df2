// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/countedjson.h"

#include "model/json/members.h"

namespace idemscope {

namespace {

/// One entry of ProbeEffects::counts.
struct PlacedCount
{
    int place = 0; ///< operation, or round of a probe per run
    EffectCount count;

    bool operator==(const PlacedCount&) const = default;
};

/// A probe, whose counts are a list in JSON.
struct CountedProbe
{
    ProbeEffects probe;
    std::vector<PlacedCount> counts;

    bool operator==(const CountedProbe&) const = default;
};

struct CountedDocument
{
    std::vector<CountedProbe> probes;
    bool hasUsedKeys = false;
};

}

namespace archive {

template <>
struct Members<PlacedCount>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"at", &PlacedCount::place);
        a(u"count", &PlacedCount::count);
    }
};

template <>
struct Members<ProbeEffects>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"name", &ProbeEffects::name);
        a(u"isPerOperation", &ProbeEffects::isPerOperation);
        a(u"isPerToken", &ProbeEffects::isPerToken);
        a(u"isQuiet", &ProbeEffects::isQuiet);
        a(u"control", &ProbeEffects::control);
        a(u"windowUs", &ProbeEffects::windowUs);
        a(u"limitMs", &ProbeEffects::limitMs);
    }
};

template <>
struct Members<CountedProbe>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"probe", &CountedProbe::probe);
        a(u"counts", &CountedProbe::counts);
    }
};

template <>
struct Members<CountedDocument>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"probes", &CountedDocument::probes);
        a(u"hasUsedKeys", &CountedDocument::hasUsedKeys);
    }
};

}

QJsonObject toJson(const CountedEffects& counted)
{
    CountedDocument document{{}, counted.hasUsedKeys};
    for (const ProbeEffects& probe : counted.probes) {
        CountedProbe& stored = document.probes.emplace_back(CountedProbe{probe, {}});
        for (const auto& [place, count] : probe.counts)
            stored.counts.push_back({place, count});
    }
    return archive::write(document).toObject();
}

Result<CountedEffects> countedFromJson(const QJsonObject& object)
{
    const auto document = archive::readDocument<CountedDocument>(object);
    if (!document)
        return Failure(document.error());
    CountedEffects counted{{}, document->value.hasUsedKeys};
    for (const CountedProbe& stored : document->value.probes) {
        ProbeEffects& probe = counted.probes.emplace_back(stored.probe);
        for (const PlacedCount& entry : stored.counts)
            probe.counts.emplace(entry.place, entry.count);
    }
    return counted;
}

}
