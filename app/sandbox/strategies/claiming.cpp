// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/strategies/claiming.h"

#include "sandbox/refusal.h"

#include <limits>
#include <random>
#include <stdexcept>

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using std::chrono::milliseconds;

namespace {

/// A claim outlives the work it was made for by this much; then its handler counts as dead and a retry takes over.
constexpr milliseconds leaseMargin{2000};
/// Twins that wait look again this often: the first may be another process's.
constexpr milliseconds waitStep{20};

std::int64_t newToken()
{
    std::random_device device;
    return std::int64_t(((std::uint64_t(device()) << 32) | device()) >> 1);
}

std::int64_t leaseFor(const Rules& rules, const Execution& execution, std::int64_t now)
{
    if (rules.weak.keepsDeadClaims)
        return std::numeric_limits<std::int64_t>::max();
    return now + rules.weak.fixedLease.value_or(execution.workTime() + leaseMargin).count();
}

Handled refused(Refusal refusal, const Operation& operation)
{
    const Role role = refusal == Refusal::InProgress     ? Role::InProgress
                      : refusal == Refusal::OtherPayload ? Role::OtherPayload
                                                         : Role::KeyRefused;
    return {refusalAnswer(refusal, operation.rules), role, 0};
}

}

Claiming::Claiming(const Premises& premises, std::unique_ptr<KeyBook> book, Source source)
    : m_database(premises.database)
    , m_workshop(premises.workshop)
    , m_book(std::move(book))
    , m_source(source)
{
}

Handled Claiming::handle(const Operation& operation, Execution& execution)
{
    std::string key = operation.payload.fingerprint;
    if (m_source == Source::Client) {
        if (const auto refusal = keyRefusal(operation))
            return refused(*refusal, operation);
        if (operation.idempotencyKey.empty())
            return executeUnprotected(execution, m_database);
        key = operation.idempotencyKey.front();
    }
    Claim claim{operation, operation.scope(key), {}, false, true};
    if (!look(claim))
        return refused(Refusal::InProgress, operation);
    while (true) {
        const std::int64_t now = wallMillis();
        const std::int64_t expiry = operation.rules.age.count() > 0 ? now + operation.rules.age.count() : 0;
        claim.entry = {operation.payload.fingerprint,
                       newToken(),
                       now,
                       leaseFor(operation.rules, execution, now),
                       expiry,
                       {},
                       false};
        auto met = take(claim);
        if (!met)
            return execute(claim, execution);
        if (met->role != Role::InProgress || !operation.rules.doTwinsWait || m_workshop.stop.stop_requested())
            return *std::move(met);
        waitForTwin();
    }
}

/// The defect race-window: what was looked up is old when it is used. False: the client left meanwhile, and its own
/// retry is no twin.
bool Claiming::look(Claim& claim)
{
    const milliseconds gap = claim.operation.rules.weak.claimGap;
    if (gap.count() == 0)
        return true;
    m_book->together([&] { claim.isForced = !m_book->find(claim.scope); });
    if (claim.isForced)
        m_workshop.wait(gap);
    return !claim.isForced || !claim.operation.isAbandoned();
}

/// Nothing: the key is this request's. Otherwise what to answer instead of executing.
std::optional<Handled> Claiming::take(Claim& claim)
{
    if (cameBeforeForgotten(claim))
        return refused(Refusal::InProgress, claim.operation);
    std::optional<Handled> met;
    m_book->together([&] {
        if (claim.isForced) {
            m_book->put(claim.scope, claim.entry);
            return;
        }
        while (!m_book->insert(claim.scope, claim.entry)) {
            if (const auto found = m_book->find(claim.scope)) { // else it vanished just now
                met = meet(claim, *found);
                return;
            }
        }
    });
    return met;
}

std::optional<Handled> Claiming::meet(Claim& claim, const KeyEntry& found)
{
    const Operation& operation = claim.operation;
    const Weaknesses& weak = operation.rules.weak;
    const std::int64_t now = wallMillis();
    const bool isExpired = found.answer && found.expiresAt != 0 && found.expiresAt <= now;
    if (isExpired && weak.executesExpiredTogether)
        return std::nullopt;
    const bool isOver = isExpired || found.isFree;
    const bool isOther = operation.rules.comparesPayload && found.fingerprint != operation.payload.fingerprint;
    if (!isOver && isOther) {
        claim.isNoted = !(weak.locksPerPayload && !found.answer);
        return claim.isNoted ? std::optional(refused(Refusal::OtherPayload, operation)) : std::nullopt;
    }
    if (!isOver && found.answer)
        return Handled{*found.answer, Role::Replayed, now - found.claimedAt};
    const bool isLost = weak.losesAbandonedClaims && isAbandoned(found.token);
    if (!isOver && !isLost && found.leaseUntil > now)
        return refused(Refusal::InProgress, operation);
    if (!m_book->replace(claim.scope, found.token, claim.entry))
        return refused(Refusal::InProgress, operation); // another one was faster
    return std::nullopt;
}

Handled Claiming::execute(Claim& claim, Execution& execution)
{
    const Weaknesses& weak = claim.operation.rules.weak;
    note(claim.entry.token, &claim.operation);
    const Ending ending = execution.work();
    note(claim.entry.token, nullptr);
    if (ending == Ending::Crashed || (weak.keepsDeadClaims && ending == Ending::Threw))
        return {execution.answerTo(ending), Role::Executed, 0};
    Handled handled;
    m_database.transaction([&] {
        handled = settle(claim, ending, execution);
        return true;
    });
    m_settled.notify_all();
    return handled;
}

Handled Claiming::settle(Claim& claim, Ending ending, Execution& execution)
{
    if (ending == Ending::Dropped) {
        m_book->release(claim.scope, claim.entry.token);
        return {execution.answerTo(ending), Role::Executed, 0};
    }
    const auto found = m_book->find(claim.scope);
    const bool isHeld = found && found->token == claim.entry.token && !found->answer;
    if (!isHeld && claim.isNoted && !claim.operation.rules.weak.isUnfenced)
        return refused(Refusal::InProgress, claim.operation);
    const HttpAnswer answer = ending == Ending::Finished ? execution.commit() : execution.answerTo(ending);
    if (claim.isNoted)
        keep(claim, answer, execution);
    return {answer, Role::Executed, 0};
}

/// Within settle(): what a repeat will find.
void Claiming::keep(Claim& claim, const HttpAnswer& answer, const Execution& execution)
{
    const Rules& rules = claim.operation.rules;
    const bool isUnread = rules.weak.dropsUnreadAnswers && claim.operation.isAbandoned();
    const bool isLost = rules.weak.losesAbandonedClaims && claim.operation.isAbandoned();
    const bool isDropped = rules.weak.dropsFailuresAfterEffect && answer.status >= 500;
    std::optional<HttpAnswer> kept = rules.stores(answer.status) ? std::optional(answer) : execution.effect();
    if (!kept || isUnread || isLost || isDropped || rules.weak.forgetsAnswers) {
        m_book->release(claim.scope, claim.entry.token);
        if (rules.weak.forgetsAnswers)
            forget(claim);
        return;
    }
    claim.entry.answer = std::move(kept);
    claim.entry.answer->wire = HttpAnswer::Wire::Respond;
    if (m_book->replace(claim.scope, claim.entry.token, claim.entry))
        return;
    if (!rules.weak.isUnfenced)
        throw std::runtime_error("The key was taken over; nothing was stored."); // the row goes with it
    m_book->put(claim.scope, claim.entry);
}

/// The defect lock-only: requests that were here while the key was locked are still told so.
void Claiming::forget(const Claim& claim)
{
    const std::lock_guard lock(m_mutex);
    m_forgottenAt[claim.scope] = wallMillis();
}

bool Claiming::cameBeforeForgotten(const Claim& claim)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_forgottenAt.find(claim.scope);
    return found != m_forgottenAt.end() && claim.operation.arrivedAt < found->second;
}

/// Who is at work, so that an abandoned handler can be told; null: no longer.
void Claiming::note(std::int64_t token, const Operation* operation)
{
    const std::lock_guard lock(m_mutex);
    if (operation)
        m_atWork[token] = operation;
    else
        m_atWork.erase(token);
}

bool Claiming::isAbandoned(std::int64_t token)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_atWork.find(token);
    return found != m_atWork.end() && found->second->isAbandoned();
}

void Claiming::waitForTwin()
{
    std::unique_lock lock(m_mutex);
    m_settled.wait_for(lock, m_workshop.stop.get_token(), waitStep, [] { return false; });
}

}
