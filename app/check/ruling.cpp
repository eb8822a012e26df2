// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/ruling.h"

#include <QStringList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RulingText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::RulingText)
};

Ruling objection(Ruling::Objection kind, const ProfileExpectation& expectation, const Profile& profile,
                 CheckResult result = CheckResult::Fail)
{
    return {expectation.isUnsure ? CheckResult::Warn : result, kind, expectation,
            isNamed(profile, expectation.practice)};
}

}

bool isNamed(const Profile& profile, Practice practice)
{
    return std::any_of(profile.expectations.begin(), profile.expectations.end(),
                       [practice](const ProfileExpectation& known) { return known.practice == practice; });
}

bool allowsStatus(const ProfileExpectation& expectation, int status)
{
    return expectation.statuses.empty() ||
           std::any_of(expectation.statuses.begin(), expectation.statuses.end(),
                       [status](const StatusRange& range) { return status >= range.from && status <= range.to; });
}

Ruling ruleOn(const Profile& profile, Practice observed, std::optional<int> status)
{
    const ProfileExpectation stand = profile.on(observed);
    if (stand.stance == Stance::Forbidden)
        return objection(Ruling::Objection::Forbidden, stand, profile);
    if (stand.stance != Stance::Required) {
        if (const auto required = profile.requiredInstead(observed))
            return objection(Ruling::Objection::OtherRequired, *required, profile);
    }
    if (status && !allowsStatus(stand, *status))
        return objection(Ruling::Objection::OtherStatus, stand, profile,
                         stand.stance == Stance::Required ? CheckResult::Fail : CheckResult::Warn);
    return {CheckResult::Pass, Ruling::Objection::None, stand, isNamed(profile, observed)};
}

Ruling ruleOnAbsence(const Profile& profile, Practice missing)
{
    const ProfileExpectation stand = profile.on(missing);
    if (stand.stance == Stance::Required)
        return objection(Ruling::Objection::OtherRequired, stand, profile);
    return {CheckResult::Pass, Ruling::Objection::None, stand, isNamed(profile, missing)};
}

QString statusText(const std::vector<StatusRange>& statuses)
{
    QStringList texts;
    for (const StatusRange& range : statuses)
        texts += range.from == range.to ? QString::number(range.from) : u"%1-%2"_s.arg(range.from).arg(range.to);
    return texts.join(u", "_s);
}

Sentence practiceText(Practice practice)
{
    switch (practice) {
    case Practice::MissingKeyExecuted:
        return RulingText::trLater("a request without a key is executed");
    case Practice::MissingKeyRefused:
        return RulingText::trLater("a request without a key is refused");
    case Practice::OtherPayloadRefused:
        return RulingText::trLater("another payload under a used key is refused");
    case Practice::OtherPayloadExecuted:
        return RulingText::trLater("another payload under a used key is executed");
    case Practice::OtherPayloadReplayed:
        return RulingText::trLater("another payload under a used key is answered with the first result");
    case Practice::TwinConflict:
        return RulingText::trLater("a twin of a request under way is answered with a conflict");
    case Practice::TwinWaits:
        return RulingText::trLater("a twin of a request under way waits and is given its result");
    case Practice::TwinRetryAfter:
        return RulingText::trLater("a conflict says by Retry-After when to come again");
    case Practice::FailureReplayed:
        return RulingText::trLater("a server error is stored and replayed");
    case Practice::FailureReexecuted:
        return RulingText::trLater("a repeat after a server error is executed");
    case Practice::RejectionReplayed:
        return RulingText::trLater("a rejection is stored and replayed");
    case Practice::RejectionReexecuted:
        return RulingText::trLater("a repeat after a rejection is executed");
    case Practice::RepeatByteReplay:
        return RulingText::trLater("a repeat is answered with the bytes of the first answer");
    case Practice::RepeatCurrentState:
        return RulingText::trLater("a repeat is answered with the present state of what the first made");
    case Practice::RepeatPointerRefusal:
        return RulingText::trLater("a repeat is refused with a pointer to what the first made");
    case Practice::RepeatOtherStatus:
        return RulingText::trLater("a replay has another status than the first answer");
    case Practice::RepeatMarked:
        return RulingText::trLater("a replay bears a marker");
    case Practice::EquivalentReplayed:
        return RulingText::trLater("the same JSON in other bytes is a repeat");
    case Practice::EquivalentRefused:
        return RulingText::trLater("the same JSON in other bytes is refused");
    case Practice::QuotedIsBare:
        return RulingText::trLater("a key in quotes is the key without them");
    case Practice::CaseFolded:
        return RulingText::trLater("keys in upper and lower case are one key");
    case Practice::SpaceTrimmed:
        return RulingText::trLater("space around a key is no part of it");
    case Practice::EmptyKeyRefused:
        return RulingText::trLater("an empty key is refused");
    case Practice::LongKeyRefused:
        return RulingText::trLater("a key that is too long is refused");
    case Practice::SharedByPrincipals:
        return RulingText::trLater("principals share their keys");
    case Practice::SharedByEndpoints:
        return RulingText::trLater("endpoints share their keys");
    case Practice::PayloadIsIdentity:
        return RulingText::trLater("different keys with one payload are one operation");
    }
    return {};
}

Sentence objectionText(const Profile& profile, const Ruling& ruling)
{
    const Sentence practice = practiceText(ruling.expectation.practice);
    switch (ruling.objection) {
    case Ruling::Objection::None:
        return {};
    case Ruling::Objection::Forbidden:
        return RulingText::trLater("Forbidden by the profile %1: %2.").with(profile.name, practice);
    case Ruling::Objection::OtherRequired:
        return RulingText::trLater("Required by the profile %1: %2.").with(profile.name, practice);
    case Ruling::Objection::OtherStatus:
        return RulingText::trLater("By the profile %1 the status is %2: %3.")
            .with(profile.name, statusText(ruling.expectation.statuses), practice);
    }
    return {};
}

}
