// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/books/mapbook.h"

namespace idemscope::sandbox {

MapBook::Entries::iterator MapBook::living(const std::string& scope)
{
    const auto found = m_entries.find(scope);
    if (found == m_entries.end())
        return found;
    const std::int64_t end = endOf(found->second);
    if (end == 0 || end > wallMillis())
        return found;
    m_entries.erase(found);
    return m_entries.end();
}

std::optional<KeyEntry> MapBook::find(const std::string& scope)
{
    const std::lock_guard lock(m_mutex);
    const auto found = living(scope);
    return found == m_entries.end() ? std::nullopt : std::optional(found->second);
}

bool MapBook::insert(const std::string& scope, const KeyEntry& entry)
{
    const std::lock_guard lock(m_mutex);
    if (living(scope) != m_entries.end())
        return false;
    m_entries.emplace(scope, entry);
    return true;
}

bool MapBook::replace(const std::string& scope, std::int64_t token, const KeyEntry& entry)
{
    const std::lock_guard lock(m_mutex);
    const auto found = living(scope);
    if (found == m_entries.end() || found->second.token != token)
        return false;
    found->second = entry;
    return true;
}

void MapBook::put(const std::string& scope, const KeyEntry& entry)
{
    const std::lock_guard lock(m_mutex);
    m_entries[scope] = entry;
}

void MapBook::release(const std::string& scope, std::int64_t token)
{
    const std::lock_guard lock(m_mutex);
    const auto found = living(scope);
    if (found != m_entries.end() && found->second.token == token)
        m_entries.erase(found);
}

void MapBook::clear()
{
    const std::lock_guard lock(m_mutex);
    m_entries.clear();
}

std::int64_t MapBook::keysAlive()
{
    const std::lock_guard lock(m_mutex);
    const std::int64_t now = wallMillis();
    std::int64_t count = 0;
    for (const auto& [scope, entry] : m_entries)
        count += endOf(entry) == 0 || endOf(entry) > now;
    return count;
}

std::string MapBook::note() const
{
    return "Keys are kept in memory, as Redis would keep them; --redis URL keeps them in a real one.";
}

}
