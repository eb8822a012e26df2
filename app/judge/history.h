// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/bytetable.h"
#include "model/attempt.h"
#include "model/effect.h"
#include "model/scenario.h"

namespace idemscope {

/// The part of an attempt that judging needs; small, so that a million of them fit in memory.
struct AttemptFacts
{
    qint64 number = 0;
    qint64 started = -1, released = -1, sent = -1, firstByte = -1, complete = -1,
           intended = -1; ///< µs since the run's start
    int operation = 0;
    int client = 0;
    qint32 identity = -1;  ///< index into History::identities; −1: none
    qint32 key = -1;       ///< index into History::keys
    qint32 bodyGroup = -1; ///< equal numbers: equal response bodies; −1: no response
    qint16 markers = -1;   ///< index into History::markers; −1: bears none
    qint16 status = 0;
    Outcome outcome = Outcome::Refused;
    AttemptClass kind = AttemptClass::None;
    Payload payload = Payload::First;
    qint8 wireSends = 0;
    qint8 abandonedAt = -1; ///< a WirePoint; −1: not abandoned
    bool endsClient = false;
    bool isPointerRefusal = false;
    bool isAcceptedOnly = false; ///< acknowledged by status 202
    bool isControl = false;
    std::optional<qint16> segments;

    bool isAcknowledged() const { return kind == AttemptClass::Acknowledged; }
    bool isKeyReuse() const { return payload == Payload::Mutated; }
};

/// What was fired and read, ready to be judged: built from live attempts or from the run log, in any order, with the
/// same judgement. A value type; about 100 bytes an attempt beside its distinct keys and identities.
class History
{
public:
    /// Takes what it needs of an attempt with its response; the bodies themselves are not kept.
    void add(const Attempt& attempt);
    const std::vector<AttemptFacts>& attempts() const { return m_attempts; }
    const ByteTable& identities() const { return m_identities; }
    const ByteTable& keys() const { return m_keys; }
    const ByteTable& markers() const { return m_markers; } ///< Attempt::markers, each combination once
    /// Why the first refused attempt, by number, did not reach the target; English, empty if none was refused.
    const QString& firstRefusal() const { return m_firstRefusal; }

private:
    qint32 bodyGroup(const QByteArray& body);

    std::vector<AttemptFacts> m_attempts;
    ByteTable m_identities;
    ByteTable m_keys;
    ByteTable m_markers;
    ByteTable m_bodies; ///< 128-bit hashes of response bodies
    QString m_firstRefusal;
    qint64 m_firstRefused = -1; ///< number of the attempt it is of
};

/// Circumstances of the run that are not in its attempts.
struct RunFacts
{
    Scenario scenario;
    std::vector<ProbeEffects> probes;
    bool hasIdentity = false; ///< the contract names one
    bool isLoopback = false;  ///< the target is on this machine (SPEC.md §7)
    bool hasUsedKeys = false; ///< fixed, derived, reused, reconciled: keys that may have been used before
    bool isStopped = false;   ///< the user stopped it: what was fired is judged
};

}
