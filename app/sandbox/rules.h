// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace idemscope::sandbox {

/// What goes wrong on purpose where an operation is claimed and settled; a correct sandbox has none of it. Each member
/// is set by one defect.
struct Weaknesses
{
    std::chrono::milliseconds claimGap{0};               ///< between looking a key up and claiming it
    std::optional<std::chrono::milliseconds> fixedLease; ///< a lock ends after this, whoever still works
    bool keepsDeadClaims = false;                        ///< a handler that throws or dies leaves its lock, for ever
    bool losesAbandonedClaims = false;                   ///< the lock goes with the client, the work goes on
    bool dropsUnreadAnswers = false;                     ///< an answer that nobody waits for is not kept
    bool executesExpiredTogether = false;  ///< whoever finds a key expired executes, until one has settled
    bool forgetsAnswers = false;           ///< a lock only: nothing is kept of what was answered
    bool locksPerPayload = false;          ///< while the first is in flight, another payload is not seen
    bool dropsFailuresAfterEffect = false; ///< a 5xx is not kept, even where a row was stored
    bool addsOnReplace = false;            ///< PUT adds to what is there, and books it once more
    bool isUnfenced = false;               ///< a handler that has lost its lock commits all the same
};

/// What this API promises and how it answers: a strategy's own, changed by --like and by defects. A value.
struct Rules
{
    enum class Stored { Everything, NotServerErrors, Successes };
    enum class Repeat { Stored, CurrentState, Pointer };
    enum class Dialect { Problem, Stripe, Adyen, PayPal, Square, GoCardless, Azure };

    std::string profile; ///< that --like named; empty: none
    std::vector<std::string> keyHeaders = {"Idempotency-Key"};
    std::string keyMember; ///< of the body, where the key may be as well; empty: nowhere
    bool isKeyRequired = false;
    std::size_t longestKey = 255;
    Stored stored = Stored::Everything;
    bool comparesPayload = true; ///< a used key with another payload is refused
    bool storesInvalid = false;  ///< also the 400 of a body that is no payment
    Repeat repeat = Repeat::Stored;
    bool doTwinsWait = false; ///< for the first one's answer; else they are refused
    Dialect dialect = Dialect::Problem;
    int otherPayloadStatus = 422;
    std::string marker = "Idempotent-Replayed"; ///< header of a replay; empty: none
    std::chrono::milliseconds age{0};           ///< how long a key lives from its claim; 0: for ever
    Weaknesses weak;

    bool stores(int status) const
    {
        return stored == Stored::Everything || status < 400 || (stored == Stored::NotServerErrors && status < 500);
    }
};

/// Changes `rules` to what the provider or draft documents (PROVIDERS.md); false for an unknown name.
bool answerLike(const std::string& profile, Rules& rules);
const std::vector<std::string>& knownProfiles();

}
