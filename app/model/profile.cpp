// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/profile.h"

#include <algorithm>

namespace idemscope {

namespace {

/// Practices of one group are alternatives to each other.
int groupOf(Practice practice)
{
    switch (practice) {
    case Practice::MissingKeyExecuted:
    case Practice::MissingKeyRefused:
        return 0;
    case Practice::OtherPayloadRefused:
    case Practice::OtherPayloadExecuted:
    case Practice::OtherPayloadReplayed:
        return 1;
    case Practice::TwinConflict:
    case Practice::TwinWaits:
        return 2;
    case Practice::FailureReplayed:
    case Practice::FailureReexecuted:
        return 3;
    case Practice::RejectionReplayed:
    case Practice::RejectionReexecuted:
        return 4;
    case Practice::RepeatByteReplay:
    case Practice::RepeatCurrentState:
    case Practice::RepeatPointerRefusal:
        return 5;
    case Practice::EquivalentReplayed:
    case Practice::EquivalentRefused:
        return 6;
    default:
        return 100 + int(practice); // alone
    }
}

bool isForbiddenAnywhere(Practice practice)
{
    return practice == Practice::OtherPayloadExecuted || practice == Practice::OtherPayloadReplayed ||
           practice == Practice::SharedByPrincipals || practice == Practice::SharedByEndpoints ||
           practice == Practice::PayloadIsIdentity;
}

}

bool areAlternatives(Practice one, Practice other)
{
    return one != other && groupOf(one) == groupOf(other);
}

ProfileExpectation Profile::on(Practice practice) const
{
    const auto found = std::find_if(expectations.begin(), expectations.end(),
                                    [practice](const ProfileExpectation& known) { return known.practice == practice; });
    if (found != expectations.end())
        return *found;
    return {practice, isForbiddenAnywhere(practice) ? Stance::Forbidden : Stance::Accepted, {}, {}, false};
}

std::optional<ProfileExpectation> Profile::requiredInstead(Practice practice) const
{
    const auto found =
        std::find_if(expectations.begin(), expectations.end(), [practice](const ProfileExpectation& known) {
            return known.stance == Stance::Required && areAlternatives(known.practice, practice);
        });
    return found != expectations.end() ? std::optional(*found) : std::nullopt;
}

bool Profile::acceptsOtherPayload() const
{
    return on(Practice::OtherPayloadExecuted).stance != Stance::Forbidden;
}

bool Profile::acceptsReplayToOtherPayload() const
{
    return on(Practice::OtherPayloadReplayed).stance != Stance::Forbidden;
}

}
