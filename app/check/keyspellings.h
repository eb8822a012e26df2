// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

namespace idemscope {

/// One way of spelling keys that a target is asked about: a play, and what the answers may mean.
struct KeySpelling
{
    enum class Kind {
        Pair,   ///< two spellings that may be one key or two, as the profile says
        Header, ///< two spellings of which HTTP itself makes one (RFC 9110 §5.5)
        Ends,   ///< two keys that differ only in their last character
        Odd,    ///< keys that may be refused, but must not break anything
        Twice   ///< the key's header sent twice, once with a used key
    };
    Kind kind = Kind::Pair;
    Play play;
    Sentence name;                              ///< "the same key in quotes"
    Practice practice = Practice::QuotedIsBare; ///< of Pair
    bool isBeyondMaximum = false;               ///< of Ends
};

/// The spellings that can be sent with the request's contract, in the order in which they are reported.
std::vector<KeySpelling> keySpellings(const CheckContext& context);

}
