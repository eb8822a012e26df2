// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/bytetable.h"

#include <QHashFunctions>

namespace idemscope {

namespace {

constexpr qsizetype chunkSize = 64 * 1024;

}

qint32 ByteTable::insert(QByteArrayView bytes)
{
    if ((m_entries.size() + 1) * 3 > m_slots.size() * 2)
        grow();
    const auto hash = quint32(qHashBits(bytes.data(), size_t(bytes.size()), 0x1de));
    const size_t mask = m_slots.size() - 1;
    size_t slot = hash & mask;
    for (; m_slots[slot] >= 0; slot = (slot + 1) & mask) {
        const qint32 number = m_slots[slot];
        if (m_entries[size_t(number)].hash == hash && (*this)[number] == bytes)
            return number;
    }
    append(bytes, hash);
    m_slots[slot] = qint32(m_entries.size() - 1);
    return m_slots[slot];
}

QByteArrayView ByteTable::operator[](qsizetype number) const
{
    const Entry& entry = m_entries[size_t(number)];
    return QByteArrayView(m_chunks[entry.chunk].constData() + entry.offset, qsizetype(entry.length));
}

void ByteTable::append(QByteArrayView bytes, quint32 hash)
{
    if (m_chunks.empty() || m_chunks.back().size() + bytes.size() > chunkSize) {
        m_chunks.emplace_back();
        // A first small chunk keeps tables of a few strings small.
        m_chunks.back().reserve(m_chunks.size() == 1 ? 1024 : std::max(chunkSize, bytes.size()));
    }
    QByteArray& chunk = m_chunks.back();
    m_entries.push_back({quint32(m_chunks.size() - 1), quint32(chunk.size()), quint32(bytes.size()), hash});
    chunk.append(bytes.data(), bytes.size());
}

void ByteTable::grow()
{
    m_slots.assign(std::max<size_t>(64, m_slots.size() * 2), -1);
    const size_t mask = m_slots.size() - 1;
    for (size_t number = 0; number < m_entries.size(); ++number) {
        size_t slot = m_entries[number].hash & mask;
        while (m_slots[slot] >= 0)
            slot = (slot + 1) & mask;
        m_slots[slot] = qint32(number);
    }
}

}
