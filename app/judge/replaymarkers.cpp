// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/replaymarkers.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr const char* defaultHeaders[] = {
    "idempotent-replayed", "idempotency-replayed", "x-idempotent-replayed",   "x-idempotency-replayed",
    "idempotency-replay",  "x-idempotency-replay", "x-idempotency-cache-hit", "request-idempotency",
};

void append(QByteArray& names, const QByteArray& name)
{
    if (!names.isEmpty())
        names += ',';
    names += name;
}

}

ReplayMarkers::ReplayMarkers(const std::vector<ReplayRule>& rules)
{
    for (const ReplayRule& rule : rules) {
        if (rule.kind == ReplayRule::Kind::Status)
            m_statuses.push_back(rule.status);
        if (rule.kind != ReplayRule::Kind::Header)
            continue;
        const auto value = rule.value ? std::optional(rule.value->trimmed().toUtf8()) : std::nullopt;
        m_headers.push_back({rule.header.trimmed().toLatin1().toLower(), value, false});
    }
    if (!rules.empty())
        return;
    for (const char* name : defaultHeaders)
        m_headers.push_back({name, QByteArray("true"), true});
}

QByteArray ReplayMarkers::on(const Response& response) const
{
    QByteArray names;
    for (const HeaderRule& rule : m_headers) {
        if (isMet(rule, response.headers))
            append(names, rule.name);
    }
    if (std::find(m_statuses.begin(), m_statuses.end(), response.status) != m_statuses.end())
        append(names, "status:" + QByteArray::number(response.status));
    return names;
}

bool ReplayMarkers::isMet(const HeaderRule& rule, const HeaderFields& headers) const
{
    return std::any_of(headers.begin(), headers.end(), [&](const HeaderField& field) {
        if (field.name.size() != rule.name.size() || field.name.compare(rule.name, Qt::CaseInsensitive) != 0)
            return false;
        if (!rule.value)
            return true;
        const auto sensitivity = rule.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive;
        return field.value.trimmed().compare(*rule.value, sensitivity) == 0;
    });
}

}
