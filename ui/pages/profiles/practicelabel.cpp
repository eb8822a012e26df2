// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/profiles/practicelabel.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct PracticeLabel
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PracticeLabel)
};

using Words = PracticeLabel;

}

const std::vector<PracticeQuestion>& practiceQuestions()
{
    static const std::vector<PracticeQuestion> questions = {
        {[] { return Words::tr("A request without a key …"); },
         {Practice::MissingKeyExecuted, Practice::MissingKeyRefused}},
        {[] { return Words::tr("Another payload under a used key …"); },
         {Practice::OtherPayloadRefused, Practice::OtherPayloadExecuted, Practice::OtherPayloadReplayed}},
        {[] { return Words::tr("A repeat while the first is still being processed …"); },
         {Practice::TwinConflict, Practice::TwinWaits, Practice::TwinRetryAfter}},
        {[] { return Words::tr("The first request was acknowledged. Its repeat …"); },
         {Practice::RepeatByteReplay, Practice::RepeatCurrentState, Practice::RepeatPointerRefusal,
          Practice::RepeatOtherStatus, Practice::RepeatMarked}},
        {[] { return Words::tr("The first request was answered 5xx. Its repeat …"); },
         {Practice::FailureReplayed, Practice::FailureReexecuted}},
        {[] { return Words::tr("The first request was answered 4xx. Its repeat …"); },
         {Practice::RejectionReplayed, Practice::RejectionReexecuted}},
        {[] { return Words::tr("A repeat with the same JSON value in other bytes …"); },
         {Practice::EquivalentReplayed, Practice::EquivalentRefused}},
        {[] { return Words::tr("How a key may be spelt"); },
         {Practice::QuotedIsBare, Practice::CaseFolded, Practice::SpaceTrimmed, Practice::EmptyKeyRefused,
          Practice::LongKeyRefused}},
        {[] { return Words::tr("Where a key holds"); },
         {Practice::SharedByPrincipals, Practice::SharedByEndpoints, Practice::PayloadIsIdentity}},
    };
    return questions;
}

QString practiceLabel(Practice practice)
{
    switch (practice) {
    case Practice::MissingKeyExecuted:
        return Words::tr("is executed");
    case Practice::MissingKeyRefused:
        return Words::tr("is refused");
    case Practice::OtherPayloadRefused:
        return Words::tr("is refused");
    case Practice::OtherPayloadExecuted:
        return Words::tr("is executed as a new request");
    case Practice::OtherPayloadReplayed:
        return Words::tr("gets the first one's answer");
    case Practice::TwinConflict:
        return Words::tr("is answered with a conflict");
    case Practice::TwinWaits:
        return Words::tr("waits and gets the first one's answer");
    case Practice::TwinRetryAfter:
        return Words::tr("is told by Retry-After when to come back");
    case Practice::FailureReplayed:
    case Practice::RejectionReplayed:
        return Words::tr("gets the same error again");
    case Practice::FailureReexecuted:
    case Practice::RejectionReexecuted:
        return Words::tr("is executed again");
    case Practice::RepeatByteReplay:
        return Words::tr("gets the same status and body");
    case Practice::RepeatCurrentState:
        return Words::tr("gets the present state of the result");
    case Practice::RepeatPointerRefusal:
        return Words::tr("is refused and told the first result's id");
    case Practice::RepeatOtherStatus:
        return Words::tr("may have another status than the first");
    case Practice::RepeatMarked:
        return Words::tr("bears a header that marks it as a replay");
    case Practice::EquivalentReplayed:
        return Words::tr("gets the first one's answer");
    case Practice::EquivalentRefused:
        return Words::tr("is refused as another payload");
    case Practice::QuotedIsBare:
        return Words::tr("\"key\" and key are one key");
    case Practice::CaseFolded:
        return Words::tr("KEY and key are one key");
    case Practice::SpaceTrimmed:
        return Words::tr("space around a key does not matter");
    case Practice::EmptyKeyRefused:
        return Words::tr("an empty key is refused");
    case Practice::LongKeyRefused:
        return Words::tr("a key over the longest length is refused");
    case Practice::SharedByPrincipals:
        return Words::tr("one principal's key is another's as well");
    case Practice::SharedByEndpoints:
        return Words::tr("one endpoint's key is another's as well");
    case Practice::PayloadIsIdentity:
        break;
    }
    return Words::tr("different keys with one payload are one operation");
}

}
