// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/deliveryjudge.h"

#include "judge/sentences.h"

#include <algorithm>

namespace idemscope {

namespace {

struct DeliveryJudge
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::DeliveryJudge)
};

/// What all probes that count by message say of one.
struct MessageCount
{
    qint64 least = 0;
    qint64 most = 0;
};

/// Why nothing can be said of a probe's counts as a whole.
std::optional<Sentence> doubtOf(const ProbeEffects& probe, const CellFacts& facts)
{
    if (!probe.isQuiet)
        return DeliveryJudge::trLater("The probe %1 moved by itself: somebody else writes.").with(probe.name);
    const bool isAnyAcknowledged =
        std::find(facts.acknowledged.begin(), facts.acknowledged.end(), true) != facts.acknowledged.end();
    const bool hasMoved = std::any_of(probe.counts.begin(), probe.counts.end(),
                                      [](const auto& count) { return count.second.effects.value_or(0) > 0; });
    for (const auto& [place, count] : probe.counts) {
        if (!count.effects)
            return DeliveryJudge::trLater("The probe %1 could not be read: %2").with(probe.name, count.error);
    }
    if (isAnyAcknowledged && !hasMoved)
        return DeliveryJudge::trLater(
                   "The probe %1 moved for no acknowledged message: it does not count their effects.")
            .with(probe.name);
    return {};
}

std::optional<Sentence> doubtOf(const CellFacts& facts)
{
    if (facts.isStopped)
        return DeliveryJudge::trLater("The delivery was stopped before these messages were counted.");
    if (facts.probes.empty() && facts.identityExcess.value_or(0) == 0)
        return DeliveryJudge::trLater("No probe counts effects, and an answer alone proves none.");
    for (const ProbeEffects& probe : facts.probes) {
        if (auto doubt = doubtOf(probe, facts))
            return doubt;
    }
    return {};
}

/// Later readings hold for the messages that were delivered once more: they count from the beginning.
std::optional<qint64> effectsOf(const CellFacts& facts, std::size_t probe, int message)
{
    if (probe < facts.again.size()) {
        const auto& later = facts.again[probe].counts;
        if (const auto found = later.find(message); found != later.end())
            return found->second.effects;
    }
    const auto& counts = facts.probes[probe].counts;
    const auto found = counts.find(message);
    return found == counts.end() ? std::optional<qint64>() : found->second.effects;
}

bool countsByMessage(const CellFacts& facts)
{
    return std::any_of(facts.probes.begin(), facts.probes.end(),
                       [](const ProbeEffects& probe) { return probe.isPerOperation; });
}

/// Nothing: a reading failed.
std::optional<MessageCount> countOf(const CellFacts& facts, int message)
{
    std::optional<MessageCount> count;
    for (std::size_t probe = 0; probe < facts.probes.size(); ++probe) {
        if (!facts.probes[probe].isPerOperation)
            continue;
        const auto effects = effectsOf(facts, probe, message);
        if (!effects)
            return {};
        if (!count)
            count = MessageCount{*effects, *effects};
        count->least = std::min(count->least, *effects);
        count->most = std::max(count->most, *effects);
    }
    return count;
}

void countMessages(DeliveryCell& cell, const CellFacts& facts)
{
    cell.evidence = Evidence::Proved;
    cell.isCounted = true;
    for (int message = 0; message < int(cell.messages); ++message) {
        const auto count = countOf(facts, message);
        if (!count) {
            cell.isCounted = false;
            cell.reason = DeliveryJudge::trLater("The effects of some messages could not be read.");
            return;
        }
        cell.duplicated += count->most > 1;
        cell.duplicates += std::max<qint64>(0, count->most - 1);
        cell.lost += count->most <= 1 && count->least == 0;
        cell.exactlyOnce += count->most == 1 && count->least == 1;
    }
}

/// Effects of a probe that reads all messages together.
qint64 sumOf(const std::vector<ProbeEffects>& probes, std::size_t probe)
{
    qint64 sum = 0;
    if (probe < probes.size()) {
        for (const auto& [round, count] : probes[probe].counts)
            sum += count.effects.value_or(0);
    }
    return sum;
}

/// Takes in what probes show that read all messages together: an excess or a lack of the whole. At another machine
/// somebody else may have written.
void addTogether(DeliveryCell& cell, const CellFacts& facts)
{
    for (std::size_t probe = 0; probe < facts.probes.size(); ++probe) {
        if (facts.probes[probe].isPerOperation)
            continue;
        const qint64 effects = sumOf(facts.probes, probe) + sumOf(facts.again, probe);
        if (facts.isLoopback)
            cell.duplicates = std::max(cell.duplicates, effects - cell.messages);
        cell.lost = std::max(cell.lost, cell.messages - effects);
    }
}

/// Where only the whole is counted, losses and duplicates can hide each other.
void countTogether(DeliveryCell& cell, const CellFacts& facts)
{
    cell.evidence = facts.probes.empty() ? Evidence::Inferred : Evidence::Counted;
    cell.duplicates = facts.identityExcess.value_or(0);
    cell.reason =
        facts.probes.empty()
            ? DeliveryJudge::trLater("Identities show duplicates, but never that there are none.")
            : DeliveryJudge::trLater("The probe reads all messages together: a lost one and a duplicate would "
                                     "hide each other.");
}

void judgeClaim(DeliveryCell& cell)
{
    const bool forbidsDuplicates = cell.discipline != Discipline::AtLeastOnce;
    const bool forbidsLoss = cell.discipline != Discipline::AtMostOnce;
    if (forbidsDuplicates && cell.duplicates > 0) {
        cell.verdict = ClaimVerdict::Refuted;
        cell.reason =
            DeliveryJudge::trLater("%1 messages had %Ln effect(s) too many.", nullptr, pluralCount(cell.duplicates))
                .with(double(cell.messages));
    } else if (forbidsLoss && cell.lost > 0) {
        cell.verdict = ClaimVerdict::Refuted;
        cell.reason = DeliveryJudge::trLater("Of %1 messages, %Ln had no effect.", nullptr, pluralCount(cell.lost))
                          .with(double(cell.messages));
    } else if (cell.isCounted && forbidsLoss && cell.acknowledged < cell.messages) {
        cell.reason = DeliveryJudge::trLater("%Ln message(s) never were acknowledged: their sender gave up.", nullptr,
                                             pluralCount(cell.messages - cell.acknowledged));
    } else if (cell.isCounted) {
        cell.verdict = ClaimVerdict::Supported;
    }
}

/// What the cells of one discipline add up to.
struct Sum
{
    ClaimVerdict verdict = ClaimVerdict::Supported;
    const DeliveryCell* worst = nullptr; ///< that the verdict is of
    qint64 cells = 0, messages = 0, lost = 0, duplicates = 0;
};

Sum sumOf(const Delivery& delivery, Discipline discipline)
{
    Sum sum;
    for (const DeliveryCell& cell : delivery.cells) {
        if (cell.discipline != discipline)
            continue;
        ++sum.cells;
        sum.messages += cell.messages;
        sum.lost += cell.lost;
        sum.duplicates += cell.duplicates;
        if (!sum.worst || cell.verdict < sum.verdict)
            sum.worst = &cell;
        sum.verdict = std::min(sum.verdict, cell.verdict);
    }
    return sum;
}

Sentence supportedSentence(Discipline discipline, const Sum& sum)
{
    const double messages = double(sum.messages);
    switch (discipline) {
    case Discipline::AtMostOnce:
        return DeliveryJudge::trLater("Of %1 messages none had two effects; %Ln had none, which this claim allows.",
                                      nullptr, pluralCount(sum.lost))
            .with(messages);
    case Discipline::AtLeastOnce:
        return DeliveryJudge::trLater("Of %1 messages none was lost; %Ln effect(s) were duplicates, which this claim "
                                      "allows.",
                                      nullptr, pluralCount(sum.duplicates))
            .with(messages);
    case Discipline::ExactlyOnce:
        break;
    }
    return DeliveryJudge::trLater("Each of %1 messages had exactly one effect.").with(messages);
}

/// The channel itself sends twice what its sender sent once.
bool isChannelsFault(const DeliveryCell& cell)
{
    return cell.discipline == Discipline::AtMostOnce &&
           (cell.fault == ChannelFault::Duplication || cell.fault == ChannelFault::All);
}

Sentence refutedSentence(const Sum& sum)
{
    const DeliveryCell& cell = *sum.worst;
    const bool isLoss = cell.discipline == Discipline::AtLeastOnce || (cell.duplicates == 0 && cell.lost > 0);
    if (isLoss)
        return DeliveryJudge::trLater("Messages were lost though the sender repeated them: of %1 messages %Ln had no "
                                      "effect.",
                                      nullptr, pluralCount(sum.lost))
            .with(double(sum.messages));
    if (isChannelsFault(cell))
        return DeliveryJudge::trLater("The sender sent each message once, but the channel delivered some twice and the "
                                      "consumer handled them again: %Ln effect(s) too many.",
                                      nullptr, pluralCount(sum.duplicates));
    return DeliveryJudge::trLater("Messages were handled more than once: of %1 messages came %Ln effect(s) too many. "
                                  "The consumer does not deduplicate on the id, or not always.",
                                  nullptr, pluralCount(sum.duplicates))
        .with(double(sum.messages));
}

Claim claimOf(const Delivery& delivery, Discipline discipline)
{
    const Sum sum = sumOf(delivery, discipline);
    if (!sum.worst)
        return {discipline, ClaimVerdict::Undecided, DeliveryJudge::trLater("No message was sent under it.")};
    switch (sum.verdict) {
    case ClaimVerdict::Supported:
        return {discipline, sum.verdict, supportedSentence(discipline, sum)};
    case ClaimVerdict::Refuted:
        return {discipline, sum.verdict, refutedSentence(sum)};
    case ClaimVerdict::Undecided:
        break;
    }
    return {discipline, sum.verdict, sum.worst->reason};
}

}

DeliveryCell judgeCell(const CellFacts& facts)
{
    DeliveryCell cell;
    cell.discipline = facts.discipline;
    cell.fault = facts.fault;
    cell.carriesId = facts.carriesId;
    cell.messages = qint64(facts.acknowledged.size());
    cell.acknowledged = std::count(facts.acknowledged.begin(), facts.acknowledged.end(), true);
    cell.attempts = facts.attempts;
    cell.runs = facts.runs;
    if (const auto doubt = doubtOf(facts)) {
        cell.reason = *doubt;
        return cell;
    }
    countsByMessage(facts) ? countMessages(cell, facts) : countTogether(cell, facts);
    addTogether(cell, facts);
    judgeClaim(cell);
    return cell;
}

DeliveryCell undecidedCell(Discipline discipline, ChannelFault fault, const Sentence& why)
{
    DeliveryCell cell;
    cell.discipline = discipline;
    cell.fault = fault;
    cell.reason = why;
    return cell;
}

std::vector<Claim> claimsOf(const Delivery& delivery)
{
    std::vector<Claim> claims;
    for (const Discipline discipline : delivery.scenario.disciplines)
        claims.push_back(claimOf(delivery, discipline));
    return claims;
}

ClaimVerdict worstOf(const std::vector<Claim>& claims)
{
    const auto worst = std::min_element(
        claims.begin(), claims.end(), [](const Claim& one, const Claim& other) { return one.verdict < other.verdict; });
    return worst == claims.end() ? ClaimVerdict::Undecided : worst->verdict;
}

}
