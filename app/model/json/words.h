// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "model/audit.h"
#include "model/contract.h"
#include "model/profile.h"
#include "model/request.h"
#include "model/series.h"
#include "model/verdict.h"

#include <array>

namespace idemscope {

/// The word of one enumerator in files, on the command line and in reports (SPEC.md, CLI.md).
template <typename Enum>
struct EnumWord
{
    Enum value;
    const char16_t* word;
};

/// All words of an enumeration; one specialisation each, the only place where they are written down.
template <typename Enum>
struct EnumWords;

#define IDEMSCOPE_WORDS(Enum, ...)                                                                                     \
    template <>                                                                                                        \
    struct EnumWords<Enum>                                                                                             \
    {                                                                                                                  \
        using E = Enum;                                                                                                \
        static constexpr auto list = std::to_array<EnumWord<Enum>>({__VA_ARGS__});                                     \
    }

IDEMSCOPE_WORDS(KeyStrategy, {E::PerOperation, u"per-operation"}, {E::PerAttempt, u"per-attempt"},
                {E::Shared, u"shared"}, {E::Fixed, u"fixed"}, {E::None, u"none"}, {E::Derived, u"derived"});
IDEMSCOPE_WORDS(PayloadStrategy, {E::Same, u"same"}, {E::Equivalent, u"equivalent"}, {E::Mutated, u"mutated"});
IDEMSCOPE_WORDS(ArrivalKind, {E::Sequential, u"sequential"}, {E::Concurrent, u"concurrent"},
                {E::Staggered, u"staggered"}, {E::Open, u"open"});
IDEMSCOPE_WORDS(ReleaseMode, {E::Plain, u"plain"}, {E::LastByte, u"last-byte"}, {E::SinglePacket, u"single-packet"});
IDEMSCOPE_WORDS(WirePoint, {E::AfterConnect, u"after-connect"}, {E::MidRequest, u"mid-request"},
                {E::AfterRequest, u"after-request"}, {E::AfterHeaders, u"after-headers"}, {E::MidBody, u"mid-body"});
IDEMSCOPE_WORDS(Jitter, {E::None, u"none"}, {E::Full, u"full"}, {E::Equal, u"equal"},
                {E::Decorrelated, u"decorrelated"});
IDEMSCOPE_WORDS(Fault::Kind, {E::Abandon, u"abandon"}, {E::Delay, u"delay"}, {E::ClientTimeout, u"client-timeout"});
IDEMSCOPE_WORDS(Outcome, {E::Refused, u"refused"}, {E::Unknown, u"unknown"}, {E::Responded, u"responded"});
IDEMSCOPE_WORDS(AttemptClass, {E::None, u""}, {E::Acknowledged, u"acknowledged"}, {E::Conflict, u"conflict"},
                {E::Rejected, u"rejected"}, {E::Failed, u"failed"});
IDEMSCOPE_WORDS(Payload, {E::First, u"first"}, {E::Equivalent, u"equivalent"}, {E::Mutated, u"mutated"});
IDEMSCOPE_WORDS(Verdict, {E::Duplicated, u"duplicated"}, {E::Unexpected, u"unexpected"}, {E::Lost, u"lost"},
                {E::InDoubt, u"in-doubt"}, {E::Inconclusive, u"inconclusive"}, {E::ExactlyOnce, u"exactly-once"});
IDEMSCOPE_WORDS(OperationVerdict, {E::Duplicated, u"duplicated"}, {E::Unexpected, u"unexpected"}, {E::Lost, u"lost"},
                {E::InDoubt, u"in-doubt"}, {E::Inconclusive, u"inconclusive"}, {E::ExactlyOnce, u"exactly-once"},
                {E::NoEffect, u"no-effect"});
IDEMSCOPE_WORDS(Evidence, {E::Proved, u"proved"}, {E::Counted, u"counted"}, {E::Inferred, u"inferred"},
                {E::None, u"none"});
IDEMSCOPE_WORDS(Happening, {E::Executed, u"executed"}, {E::Replay, u"replay"}, {E::Conflict, u"conflict"},
                {E::DuplicateEffect, u"duplicate-effect"}, {E::Unknown, u"unknown"}, {E::Refused, u"refused"},
                {E::Rejected, u"rejected"}, {E::Failed, u"failed"});
IDEMSCOPE_WORDS(HttpVersion, {E::Automatic, u"automatic"}, {E::Http1, u"http1.1"}, {E::Http2, u"http2"});
IDEMSCOPE_WORDS(KeyPlacement::Kind, {E::Header, u"header"}, {E::Query, u"query"}, {E::JsonPointer, u"json"},
                {E::FormField, u"form"}, {E::PathVariable, u"path"}, {E::None, u"none"});
IDEMSCOPE_WORDS(KeyMaking::Kind, {E::Uuid4, u"uuid4"}, {E::Uuid7, u"uuid7"}, {E::Template, u"template"});
IDEMSCOPE_WORDS(ReplayRule::Kind, {E::Header, u"header"}, {E::Status, u"status"}, {E::BodyEqual, u"body-equal"});
IDEMSCOPE_WORDS(Probe::Reads, {E::Count, u"count"}, {E::Number, u"number"}, {E::Map, u"map"});
IDEMSCOPE_WORDS(Probe::Kind, {E::Http, u"http"}, {E::Sql, u"sql"}, {E::Sink, u"sink"});
IDEMSCOPE_WORDS(Provocation::Kind, {E::Patch, u"patch"}, {E::Header, u"header"}, {E::Sink, u"sink"});
IDEMSCOPE_WORDS(Severity, {E::Critical, u"critical"}, {E::Major, u"major"}, {E::Minor, u"minor"}, {E::Info, u"info"});
IDEMSCOPE_WORDS(CheckResult, {E::Pass, u"pass"}, {E::Fail, u"fail"}, {E::Warn, u"warn"},
                {E::Inconclusive, u"inconclusive"}, {E::NotApplicable, u"not-applicable"});
IDEMSCOPE_WORDS(Stance, {E::Accepted, u"accepted"}, {E::Required, u"required"}, {E::Forbidden, u"forbidden"});
IDEMSCOPE_WORDS(Practice, {E::MissingKeyExecuted, u"missing-key-executed"},
                {E::MissingKeyRefused, u"missing-key-refused"}, {E::OtherPayloadRefused, u"other-payload-refused"},
                {E::OtherPayloadExecuted, u"other-payload-executed"},
                {E::OtherPayloadReplayed, u"other-payload-replayed"}, {E::TwinConflict, u"twin-conflict"},
                {E::TwinWaits, u"twin-waits"}, {E::TwinRetryAfter, u"twin-retry-after"},
                {E::FailureReplayed, u"failure-replayed"}, {E::FailureReexecuted, u"failure-reexecuted"},
                {E::RejectionReplayed, u"rejection-replayed"}, {E::RejectionReexecuted, u"rejection-reexecuted"},
                {E::RepeatByteReplay, u"repeat-byte-replay"}, {E::RepeatCurrentState, u"repeat-current-state"},
                {E::RepeatPointerRefusal, u"repeat-pointer-refusal"}, {E::RepeatOtherStatus, u"repeat-other-status"},
                {E::RepeatMarked, u"repeat-marked"}, {E::EquivalentReplayed, u"equivalent-replayed"},
                {E::EquivalentRefused, u"equivalent-refused"}, {E::QuotedIsBare, u"quoted-is-bare"},
                {E::CaseFolded, u"case-folded"}, {E::SpaceTrimmed, u"space-trimmed"},
                {E::EmptyKeyRefused, u"empty-key-refused"}, {E::LongKeyRefused, u"long-key-refused"},
                {E::SharedByPrincipals, u"shared-by-principals"}, {E::SharedByEndpoints, u"shared-by-endpoints"},
                {E::PayloadIsIdentity, u"payload-is-identity"});
IDEMSCOPE_WORDS(Auth::Kind, {E::Inherit, u"inherit"}, {E::None, u"none"}, {E::Bearer, u"bearer"}, {E::Basic, u"basic"},
                {E::Digest, u"digest"}, {E::ApiKey, u"api-key"}, {E::AwsSigV4, u"aws-sigv4"}, {E::OAuth2, u"oauth2"});
IDEMSCOPE_WORDS(Auth::Place, {E::Header, u"header"}, {E::Query, u"query"});
IDEMSCOPE_WORDS(Body::Kind, {E::None, u"none"}, {E::Json, u"json"}, {E::Text, u"text"}, {E::Form, u"form"},
                {E::File, u"file"});
IDEMSCOPE_WORDS(FlowStep::When, {E::BeforeRun, u"before-run"}, {E::BeforeOperation, u"before-operation"},
                {E::AfterOperation, u"after-operation"}, {E::AfterRun, u"after-run"});
IDEMSCOPE_WORDS(Capture::Source, {E::Body, u"body"}, {E::Header, u"header"});

#undef IDEMSCOPE_WORDS

/// The word of a value.
template <typename Enum>
QString word(Enum value)
{
    for (const auto& entry : EnumWords<Enum>::list) {
        if (entry.value == value)
            return QString::fromUtf16(entry.word);
    }
    return {};
}

/// The value a word stands for, or none.
template <typename Enum>
std::optional<Enum> fromWord(QStringView text)
{
    for (const auto& entry : EnumWords<Enum>::list) {
        if (text == QStringView(entry.word))
            return entry.value;
    }
    return {};
}

/// All words, for messages: "a, b, c".
template <typename Enum>
QString allWords()
{
    QStringList words;
    for (const auto& entry : EnumWords<Enum>::list)
        words += QString::fromUtf16(entry.word);
    return words.join(QStringLiteral(", "));
}

}
