// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/history.h"

#include <QHashFunctions>

#include <algorithm>
#include <array>
#include <limits>

namespace idemscope {

namespace {

template <typename Narrow, typename Wide>
Narrow clamped(Wide value)
{
    return Narrow(std::clamp<Wide>(value, std::numeric_limits<Narrow>::min(), std::numeric_limits<Narrow>::max()));
}

void takeTimes(AttemptFacts& facts, const Timing& timing)
{
    facts.intended = timing.intended;
    facts.started = timing.started;
    facts.released = timing.released;
    facts.sent = timing.sent;
    facts.firstByte = timing.firstByte;
    facts.complete = timing.complete;
}

}

void History::add(const Attempt& attempt)
{
    AttemptFacts facts;
    facts.number = attempt.number;
    facts.operation = std::max(0, attempt.operation);
    facts.client = attempt.client;
    takeTimes(facts, attempt.timing);
    facts.key = m_keys.insert(attempt.key);
    facts.outcome = attempt.outcome;
    facts.payload = attempt.payload;
    facts.wireSends = clamped<qint8>(attempt.wireSends);
    facts.endsClient = attempt.endsClient;
    facts.isControl = attempt.isControl;
    if (attempt.abandonedAt)
        facts.abandonedAt = qint8(*attempt.abandonedAt);
    const bool isEarlier = m_firstRefused < 0 || attempt.number < m_firstRefused;
    if (attempt.outcome == Outcome::Refused && !attempt.isControl && isEarlier) {
        m_firstRefused = attempt.number;
        m_firstRefusal = attempt.error;
    }
    if (attempt.segments)
        facts.segments = clamped<qint16>(*attempt.segments);
    if (attempt.outcome == Outcome::Responded) {
        facts.kind = attempt.kind;
        facts.status = clamped<qint16>(attempt.status);
        facts.isPointerRefusal = attempt.isPointerRefusal;
        facts.isAcceptedOnly = attempt.kind == AttemptClass::Acknowledged && attempt.status == 202;
        facts.bodyGroup = bodyGroup(attempt.response.body);
        if (attempt.identity)
            facts.identity = m_identities.insert(*attempt.identity);
        if (attempt.isMarkedReplay)
            facts.markers = clamped<qint16>(m_markers.insert(attempt.markers));
    }
    m_attempts.push_back(facts);
}

qint32 History::bodyGroup(const QByteArray& body)
{
    // 128 bits: two different bodies of a million share a group with a probability below 1e-26.
    const auto length = size_t(body.size());
    const std::array<quint64, 2> hash = {qHashBits(body.constData(), length, 0x9e3779b9),
                                         qHashBits(body.constData(), length, 0x7f4a7c15)};
    return m_bodies.insert(QByteArrayView(reinterpret_cast<const char*>(hash.data()), qsizetype(sizeof hash)));
}

}
