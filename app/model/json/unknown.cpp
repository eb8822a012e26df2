// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/unknown.h"

#include "model/json.h"

#include <QJsonArray>

#include <functional>
#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QJsonObject carried(const QJsonObject& unknown, const QJsonValue& before, const QJsonValue& after);

/// Where an item of `before` is now.
class Places
{
public:
    Places(const QJsonArray& before, const QJsonArray& after)
        : m_before(before)
        , m_after(after)
    {
    }

    std::optional<qsizetype> find(qsizetype index)
    {
        const QJsonValue item = m_before.at(index);
        const auto isEqual = [&](const QJsonValue& other) {
            return other == item;
        };
        const auto hasName = [&](const QJsonValue& other) {
            return !item["name"_L1].toString().isEmpty() && other["name"_L1] == item["name"_L1];
        };
        auto found = first(isEqual);
        if (!found)
            found = first(hasName);
        if (!found && m_before.size() == m_after.size() && !m_taken.contains(index))
            found = index;
        if (found)
            m_taken.insert(*found);
        return found;
    }

private:
    std::optional<qsizetype> first(const std::function<bool(const QJsonValue&)>& isIt) const
    {
        for (qsizetype i = 0; i < m_after.size(); ++i) {
            if (!m_taken.contains(i) && isIt(m_after.at(i)))
                return i;
        }
        return {};
    }

    QJsonArray m_before;
    QJsonArray m_after;
    std::set<qsizetype> m_taken;
};

/// Unknown members of a list stand under the numbers of its items.
QJsonObject carriedItems(const QJsonObject& unknown, const QJsonArray& before, const QJsonArray& after)
{
    QJsonObject result;
    Places places(before, after);
    for (qsizetype i = 0; i < before.size(); ++i) {
        const QJsonObject inner = unknown.value(QString::number(i)).toObject();
        const auto now = places.find(i);
        if (now && !inner.isEmpty())
            result.insert(QString::number(*now), carried(inner, before.at(i), after.at(*now)));
    }
    return result;
}

QJsonObject carried(const QJsonObject& unknown, const QJsonValue& before, const QJsonValue& after)
{
    if (before.isArray())
        return carriedItems(unknown, before.toArray(), after.toArray());
    QJsonObject result;
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        const QJsonValue known = before[it.key()];
        if (!known.isArray() && !known.isObject())
            result.insert(it.key(), it.value());
        else if (const auto inner = carried(it.value().toObject(), known, after[it.key()]); !inner.isEmpty())
            result.insert(it.key(), inner);
    }
    return result;
}

template <typename Holder>
QJsonObject knownMembers(Holder holder)
{
    holder.unknownMembers = {};
    return toJson(holder);
}

template <typename Holder>
void carry(const Holder& before, Holder& after)
{
    if (!before.unknownMembers.isEmpty())
        after.unknownMembers = carried(before.unknownMembers, knownMembers(before), knownMembers(after));
}

}

void carryUnknownMembers(const Request& before, Request& after)
{
    carry(before, after);
}

void carryUnknownMembers(const Environment& before, Environment& after)
{
    carry(before, after);
}

}
