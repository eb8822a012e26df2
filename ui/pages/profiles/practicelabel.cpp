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

}

const std::vector<PracticeQuestion>& practiceQuestions()
{
    static const std::vector<PracticeQuestion> questions = {
        {[] { return PracticeLabel::tr("A request without a key …"); },
         {Practice::MissingKeyExecuted, Practice::MissingKeyRefused}},
        {[] { return PracticeLabel::tr("Another payload under a used key …"); },
         {Practice::OtherPayloadRefused, Practice::OtherPayloadExecuted, Practice::OtherPayloadReplayed}},
        {[] { return PracticeLabel::tr("A repeat while the first is still being processed …"); },
         {Practice::TwinConflict, Practice::TwinWaits, Practice::TwinRetryAfter}},
        {[] { return PracticeLabel::tr("The first request was acknowledged. Its repeat …"); },
         {Practice::RepeatByteReplay, Practice::RepeatCurrentState, Practice::RepeatPointerRefusal,
          Practice::RepeatOtherStatus, Practice::RepeatMarked}},
        {[] { return PracticeLabel::tr("The first request was answered 5xx. Its repeat …"); },
         {Practice::FailureReplayed, Practice::FailureReexecuted}},
        {[] { return PracticeLabel::tr("The first request was answered 4xx. Its repeat …"); },
         {Practice::RejectionReplayed, Practice::RejectionReexecuted}},
        {[] { return PracticeLabel::tr("A repeat with the same JSON value in other bytes …"); },
         {Practice::EquivalentReplayed, Practice::EquivalentRefused}},
        {[] { return PracticeLabel::tr("How a key may be spelt"); },
         {Practice::QuotedIsBare, Practice::CaseFolded, Practice::SpaceTrimmed, Practice::EmptyKeyRefused,
          Practice::LongKeyRefused}},
        {[] { return PracticeLabel::tr("Where a key holds"); },
         {Practice::SharedByPrincipals, Practice::SharedByEndpoints, Practice::PayloadIsIdentity}},
    };
    return questions;
}

QString practiceLabel(Practice practice)
{
    switch (practice) {
    case Practice::MissingKeyExecuted:
        return PracticeLabel::tr("is executed");
    case Practice::MissingKeyRefused:
        return PracticeLabel::tr("is refused");
    case Practice::OtherPayloadRefused:
        return PracticeLabel::tr("is refused");
    case Practice::OtherPayloadExecuted:
        return PracticeLabel::tr("is executed as a new request");
    case Practice::OtherPayloadReplayed:
        return PracticeLabel::tr("gets the first one's answer");
    case Practice::TwinConflict:
        return PracticeLabel::tr("is answered with a conflict");
    case Practice::TwinWaits:
        return PracticeLabel::tr("waits and gets the first one's answer");
    case Practice::TwinRetryAfter:
        return PracticeLabel::tr("is told by Retry-After when to come back");
    case Practice::FailureReplayed:
    case Practice::RejectionReplayed:
        return PracticeLabel::tr("gets the same error again");
    case Practice::FailureReexecuted:
    case Practice::RejectionReexecuted:
        return PracticeLabel::tr("is executed again");
    case Practice::RepeatByteReplay:
        return PracticeLabel::tr("gets the same status and body");
    case Practice::RepeatCurrentState:
        return PracticeLabel::tr("gets the present state of the result");
    case Practice::RepeatPointerRefusal:
        return PracticeLabel::tr("is refused and told the first result's id");
    case Practice::RepeatOtherStatus:
        return PracticeLabel::tr("may have another status than the first");
    case Practice::RepeatMarked:
        return PracticeLabel::tr("bears a header that marks it as a replay");
    case Practice::EquivalentReplayed:
        return PracticeLabel::tr("gets the first one's answer");
    case Practice::EquivalentRefused:
        return PracticeLabel::tr("is refused as another payload");
    case Practice::QuotedIsBare:
        return PracticeLabel::tr("\"key\" and key are one key");
    case Practice::CaseFolded:
        return PracticeLabel::tr("KEY and key are one key");
    case Practice::SpaceTrimmed:
        return PracticeLabel::tr("space around a key does not matter");
    case Practice::EmptyKeyRefused:
        return PracticeLabel::tr("an empty key is refused");
    case Practice::LongKeyRefused:
        return PracticeLabel::tr("a key over the longest length is refused");
    case Practice::SharedByPrincipals:
        return PracticeLabel::tr("one principal's key is another's as well");
    case Practice::SharedByEndpoints:
        return PracticeLabel::tr("one endpoint's key is another's as well");
    case Practice::PayloadIsIdentity:
        break;
    }
    return PracticeLabel::tr("different keys with one payload are one operation");
}

}
