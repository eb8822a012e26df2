// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/deliveryjson.h"

#include "model/json/deliverywords.h"
#include "model/json/members.h"

namespace idemscope {

namespace archive {

template <>
struct Members<ChannelRates>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"loss", &ChannelRates::loss);
        a(u"ackLoss", &ChannelRates::ackLoss);
        a(u"duplication", &ChannelRates::duplication);
        a(u"reordering", &ChannelRates::reordering);
    }
};

template <>
struct Members<DeliveryScenario>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"disciplines", &DeliveryScenario::disciplines);
        a(u"messages", &DeliveryScenario::messages);
        a(u"rates", &DeliveryScenario::rates);
    }
};

template <>
struct Members<DeliveryCell>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"discipline", &DeliveryCell::discipline);
        a(u"fault", &DeliveryCell::fault);
        a(u"messages", &DeliveryCell::messages);
        a(u"attempts", &DeliveryCell::attempts);
        a(u"acknowledged", &DeliveryCell::acknowledged);
        a(u"lost", &DeliveryCell::lost);
        a(u"duplicated", &DeliveryCell::duplicated);
        a(u"exactlyOnce", &DeliveryCell::exactlyOnce);
        a(u"duplicates", &DeliveryCell::duplicates);
        a(u"isCounted", &DeliveryCell::isCounted);
        a(u"carriesId", &DeliveryCell::carriesId);
        a(u"evidence", &DeliveryCell::evidence);
        a(u"verdict", &DeliveryCell::verdict);
        a(u"reason", &DeliveryCell::reason);
        a(u"runs", &DeliveryCell::runs);
    }
};

template <>
struct Members<Delivery>
{
    template <typename A>
    static void list(A& a)
    {
        a(u"id", &Delivery::id);
        a(u"started", &Delivery::started);
        a(u"title", &Delivery::title);
        a(u"target", &Delivery::target);
        a(u"seed", &Delivery::seed);
        a(u"scenario", &Delivery::scenario);
        a(u"durationMs", &Delivery::durationMs);
        a(u"attempts", &Delivery::attempts);
        a(u"isStopped", &Delivery::isStopped);
        a(u"notes", &Delivery::notes);
        a(u"cells", &Delivery::cells);
    }
};

}

QJsonObject toJson(const Delivery& delivery)
{
    return archive::write(delivery).toObject();
}

QJsonObject toJson(const DeliveryScenario& scenario)
{
    return archive::write(scenario).toObject();
}

Result<Delivery> deliveryFromJson(const QJsonObject& object)
{
    return archive::readDocument<Delivery>(object).map([](auto&& document) { return document.value; });
}

}
