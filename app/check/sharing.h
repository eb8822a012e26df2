// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/evidence.h"

#include <variant>

namespace idemscope {

/// Whether a key that was used in one place holds in another one: for another principal, at another endpoint.
enum class Sharing {
    Separate, ///< the other place made a result of its own
    Shared,   ///< it gave the first place's result
    Blocked,  ///< it refused the key, though not a fresh one
    Unknown
};
struct SharingAnswer
{
    Sharing sharing = Sharing::Unknown;
    size_t shownBy = 0; ///< index of the play that shows it
    Sentence reason;    ///< of Unknown
};

/// Asks with the request as it is and then, under the same key, as `other` has it. What looks shared is asked a second
/// time after a fresh key: two places that number their results may once give the same number.
std::variant<std::vector<Play>, SharingAnswer> askSharing(const Variation& other,
                                                          const std::vector<PlayResult>& results);
CheckCost sharingCost(const CheckContext& context, const Variation& other);

}
