// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/recentcontents.h"

namespace idemscope {

namespace {

constexpr std::size_t generationSize = 250'000;

}

quint32 RecentContents::find(const ContentHash& hash)
{
    Entry entry = entryOf(hash, 0);
    if (const quint32 number = m_recent.find(entry))
        return number;
    entry.number = m_older.find(entry);
    if (entry.number != 0)
        insert(hash, entry.number);
    return entry.number;
}

void RecentContents::insert(const ContentHash& hash, quint32 number)
{
    if (m_recent.count() >= generationSize)
        m_older = std::exchange(m_recent, Generation());
    m_recent.insert(entryOf(hash, number));
}

RecentContents::Entry RecentContents::entryOf(const ContentHash& hash, quint32 number)
{
    Entry entry;
    std::memcpy(&entry.first, hash.bytes.data(), sizeof entry.first);
    std::memcpy(&entry.second, hash.bytes.data() + sizeof entry.first, sizeof entry.second);
    entry.number = number;
    return entry;
}

std::size_t RecentContents::Generation::placeOf(const Entry& wanted) const
{
    const std::size_t mask = m_entries.size() - 1;
    std::size_t place = wanted.first & mask;
    while (m_entries[place].number != 0 &&
           (m_entries[place].first != wanted.first || m_entries[place].second != wanted.second))
        place = (place + 1) & mask;
    return place;
}

quint32 RecentContents::Generation::find(const Entry& wanted) const
{
    return m_entries[placeOf(wanted)].number;
}

void RecentContents::Generation::insert(const Entry& entry)
{
    if ((m_count + 1) * 2 > m_entries.size())
        grow();
    m_entries[placeOf(entry)] = entry;
    ++m_count;
}

void RecentContents::Generation::grow()
{
    std::vector<Entry> old(m_entries.size() * 2);
    old.swap(m_entries);
    for (const Entry& entry : old) {
        if (entry.number != 0)
            m_entries[placeOf(entry)] = entry;
    }
}

}
