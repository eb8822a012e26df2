// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace idemscope {

/// Distinct byte strings, numbered from 0 in the order of their first appearance. A value type, made for a million
/// short strings: about 16 bytes and two hash slots each beside the bytes themselves.
class ByteTable
{
public:
    /// The number of `bytes`, new or known.
    qint32 insert(QByteArrayView bytes);
    qsizetype size() const { return qsizetype(m_entries.size()); }
    bool empty() const { return m_entries.empty(); }
    /// Valid until the next insert.
    QByteArrayView operator[](qsizetype number) const;

private:
    struct Entry
    {
        quint32 chunk = 0;
        quint32 offset = 0;
        quint32 length = 0;
        quint32 hash = 0;
    };
    void grow();
    void append(QByteArrayView bytes, quint32 hash);

    std::vector<QByteArray> m_chunks;
    std::vector<Entry> m_entries;
    std::vector<qint32> m_slots; ///< open addressing; −1: free
};

}
