// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/figures.h"

#include <cstdio>

namespace idemscope::sandbox {

namespace {

std::string number(double value)
{
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.9g", value);
    return text.data();
}

double share(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? double(part) / double(whole) : 0;
}

std::string metric(const std::string& name, const char* type, const char* help, const std::string& value)
{
    const std::string whole = "idemscope_sandbox_" + name;
    return "# HELP " + whole + ' ' + help + "\n# TYPE " + whole + ' ' + type + '\n' + whole + ' ' + value + '\n';
}

}

void Figures::sawRequest(bool hasKey)
{
    ++m_requests;
    m_keyed += hasKey;
}

void Figures::sawReplay(std::int64_t ageMs)
{
    ++m_replays;
    m_ageSumMs += ageMs;
    for (std::size_t i = 0; i < edges.size(); ++i)
        m_ages[i] += double(ageMs) / 1000 <= edges[i];
}

void Figures::clear()
{
    for (auto* count : {&m_requests, &m_keyed, &m_conflicts, &m_otherPayloads, &m_replays, &m_ageSumMs})
        *count = 0;
    for (auto& count : m_ages)
        count = 0;
}

std::string Figures::text(std::int64_t executions, std::int64_t keysAlive, const std::string& strategy) const
{
    const std::string name = "idemscope_sandbox_key_age_at_hit_seconds";
    std::string all = "# HELP idemscope_sandbox_info The strategy in use\n# TYPE idemscope_sandbox_info gauge\n"
                      "idemscope_sandbox_info{strategy=\"" +
                      strategy + "\"} 1\n";
    const auto whole = [](std::int64_t value) {
        return std::to_string(value);
    };
    all += metric("requests_total", "counter", "Requests that would have an effect", whole(m_requests));
    all += metric("keyed_requests_total", "counter", "Of these, with a key", whole(m_keyed));
    all += metric("executions_total", "counter", "Handler executions", whole(executions));
    all += metric("conflicts_total", "counter", "Refused because the first is in flight", whole(m_conflicts));
    all += metric("other_payloads_total", "counter", "Refused because the key had another payload",
                  whole(m_otherPayloads));
    all += metric("replays_total", "counter", "Answered from what was stored", whole(m_replays));
    all += metric("conflict_ratio", "gauge", "Conflicts by requests", number(share(m_conflicts, m_requests)));
    all += metric("dedup_hit_ratio", "gauge", "Replays by requests with a key", number(share(m_replays, m_keyed)));
    all += metric("keys_alive", "gauge", "Keys that are remembered", whole(keysAlive));
    all += "# HELP " + name + " Age of a key when a repeat hit it\n# TYPE " + name + " histogram\n";
    for (std::size_t i = 0; i < edges.size(); ++i)
        all += name + "_bucket{le=\"" + number(edges[i]) + "\"} " + whole(m_ages[i]) + '\n';
    all += name + "_bucket{le=\"+Inf\"} " + whole(m_replays) + '\n';
    all += name + "_sum " + number(double(m_ageSumMs) / 1000) + '\n' + name + "_count " + whole(m_replays) + '\n';
    return all;
}

}
