// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"
#include "model/profile.h"

namespace idemscope {

/// What a profile says to something that was observed (SPEC.md §8, §9).
struct Ruling
{
    enum class Objection { None, Forbidden, OtherRequired, OtherStatus };
    CheckResult result = CheckResult::Pass; ///< Pass, Fail or, from an unsure source, Warn
    Objection objection = Objection::None;
    ProfileExpectation expectation; ///< the one that decided
    bool isNamed = false;           ///< the profile itself takes the stand, not the default of SPEC.md §8

    bool isAllowed() const { return result == CheckResult::Pass; }
};

/// The stand on a practice that was observed, with the status it was answered with where that matters. Another status
/// than a required practice names fails; than an accepted one names, warns.
Ruling ruleOn(const Profile& profile, Practice observed, std::optional<int> status = {});
/// The stand on the absence of a practice: only where it is required there is an objection.
Ruling ruleOnAbsence(const Profile& profile, Practice missing);

/// The profile itself names the practice.
bool isNamed(const Profile& profile, Practice practice);
/// A status is one that the expectation allows.
bool allowsStatus(const ProfileExpectation& expectation, int status);
/// "409, 422-429" for a person to read.
QString statusText(const std::vector<StatusRange>& statuses);
/// Why a ruling objects, in one sentence; empty where it does not.
Sentence objectionText(const Profile& profile, const Ruling& ruling);
/// What a practice is, as a part of a sentence: "a request without a key is refused".
Sentence practiceText(Practice practice);

}
