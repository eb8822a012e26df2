// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sentence.h"
#include "model/verdict.h"

#include <array>
#include <vector>

namespace idemscope {

/// What a sender does about messages that are not acknowledged (SPEC.md §10).
enum class Discipline { AtMostOnce, AtLeastOnce, ExactlyOnce };
/// What the channel between sender and consumer does to messages.
enum class ChannelFault { None, Loss, AckLoss, Duplication, Reordering, All };
/// Whether what was counted bears a claim out.
enum class ClaimVerdict { Refuted, Undecided, Supported };

constexpr std::array allDisciplines{Discipline::AtMostOnce, Discipline::AtLeastOnce, Discipline::ExactlyOnce};

/// How often the channel does it, in percent of the messages sent.
struct ChannelRates
{
    double loss = 10;
    double ackLoss = 10;
    double duplication = 10;
    double reordering = 10;

    bool operator==(const ChannelRates&) const = default;
};

/// Messages that are pushed to a consumer under sender disciplines, through a channel with faults (SPEC.md §10).
struct DeliveryScenario
{
    std::vector<Discipline> disciplines{allDisciplines.begin(), allDisciplines.end()};
    int messages = 200; ///< in each cell of the matrix
    ChannelRates rates;

    bool operator==(const DeliveryScenario&) const = default;
};

/// One cell of the matrix: a discipline under a fault, and what became of its messages, by counted effects.
struct DeliveryCell
{
    Discipline discipline = Discipline::AtMostOnce;
    ChannelFault fault = ChannelFault::None;
    qint64 messages = 0;
    qint64 attempts = 0;
    qint64 acknowledged = 0; ///< messages whose sender got an acknowledgement
    qint64 lost = 0;         ///< messages without an effect
    qint64 duplicated = 0;   ///< messages with more than one
    qint64 exactlyOnce = 0;
    qint64 duplicates = 0;  ///< effects beyond one a message
    bool isCounted = false; ///< false: the numbers above that speak of effects are not known
    bool carriesId = true;  ///< its messages bore the id that a consumer deduplicates on
    Evidence evidence = Evidence::None;
    ClaimVerdict verdict = ClaimVerdict::Undecided;
    Sentence reason;          ///< of what is refuted or undecided
    std::vector<qint64> runs; ///< that fired it: the messages, then those the channel delivered again

    bool operator==(const DeliveryCell&) const = default;
};

/// A delivery as far as it came (SPEC.md §10): the matrix discipline × fault.
struct Delivery
{
    qint64 id = 0;   ///< its run in the log, which its cells belong to
    QString started; ///< ISO 8601
    QString title;   ///< "POST /events"
    QString target;  ///< scheme, host and port
    quint64 seed = 0;
    DeliveryScenario scenario;
    qint64 durationMs = 0;
    qint64 attempts = 0;
    bool isStopped = false;
    std::vector<Sentence> notes;
    std::vector<DeliveryCell> cells; ///< by discipline, then by fault

    bool operator==(const Delivery&) const = default;
};

/// A claim over all faults that were tried.
struct Claim
{
    Discipline discipline = Discipline::AtMostOnce;
    ClaimVerdict verdict = ClaimVerdict::Undecided;
    Sentence sentence; ///< what the counts say of it, in plain words

    bool operator==(const Claim&) const = default;
};

}
