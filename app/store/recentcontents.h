// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/contenthash.h"

#include <vector>

namespace idemscope {

/// Remembers the numbers of the last bodies, at least 250,000 and at most twice as many, by the first half of their
/// hash. Flat memory that grows with the run: chains of nodes cost a cache miss each, which at full rate is what
/// counts.
class RecentContents
{
public:
    /// 0: not known (any more).
    quint32 find(const ContentHash& hash);
    void insert(const ContentHash& hash, quint32 number);

private:
    struct Entry
    {
        quint64 first = 0;
        quint64 second = 0;
        quint32 number = 0; ///< 0: free
    };

    /// Open addressing with linear probing; the size is a power of two.
    class Generation
    {
    public:
        quint32 find(const Entry& wanted) const;
        void insert(const Entry& entry);
        std::size_t count() const { return m_count; }

    private:
        std::size_t placeOf(const Entry& wanted) const;
        void grow();

        std::vector<Entry> m_entries = std::vector<Entry>(64);
        std::size_t m_count = 0;
    };

    static Entry entryOf(const ContentHash& hash, quint32 number);

    Generation m_recent, m_older;
};

}
