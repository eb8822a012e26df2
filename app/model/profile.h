// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/contract.h"

namespace idemscope {

/// What an API may be seen to do, and a profile takes a stand on (SPEC.md §9). Practices of one group are alternatives.
enum class Practice {
    // A request without a key.
    MissingKeyExecuted,
    MissingKeyRefused,
    // Another payload under a used key.
    OtherPayloadRefused,
    OtherPayloadExecuted,
    OtherPayloadReplayed,
    // A twin while the first is being processed.
    TwinConflict,
    TwinWaits,
    // Retry-After on that conflict.
    TwinRetryAfter,
    // A repeat after the first was answered 5xx, or 4xx.
    FailureReplayed,
    FailureReexecuted,
    RejectionReplayed,
    RejectionReexecuted,
    // A repeat after the first was acknowledged.
    RepeatByteReplay,
    RepeatCurrentState,
    RepeatPointerRefusal,
    // What a replay may change or must bear.
    RepeatOtherStatus,
    RepeatMarked,
    // The same JSON value in other bytes.
    EquivalentReplayed,
    EquivalentRefused,
    // How a key may be spelt.
    QuotedIsBare, ///< "k" and k are one key
    CaseFolded,
    SpaceTrimmed,
    EmptyKeyRefused,
    LongKeyRefused, ///< longer than the maximum
    // Where a key holds.
    SharedByPrincipals,
    SharedByEndpoints,
    // Different keys with one payload are one operation.
    PayloadIsIdentity,
};

enum class Stance { Accepted, Required, Forbidden };

/// Practices of one group are alternatives: where one is required, the others are not what the profile wants.
bool areAlternatives(Practice one, Practice other);

/// A profile's stand on one practice, with where it is written.
struct ProfileExpectation
{
    Practice practice = Practice::MissingKeyExecuted;
    Stance stance = Stance::Accepted;
    std::vector<StatusRange> statuses; ///< of the answer; none: any
    QString source;                    ///< RFC section, draft section, provider page
    bool isUnsure = false;             ///< of such a source may only warn

    bool operator==(const ProfileExpectation&) const = default;
};

/// What is right for a family of APIs (SPEC.md §9). A value; shipped as JSON, copied and edited by the user.
struct Profile
{
    QString name = QStringLiteral("generic");
    QString title;
    QString description;
    QString note;   ///< what to know before relying on it: "an expired draft"
    QString source; ///< page or document
    std::optional<QString>
        refusalPointer; ///< JSONPath to the id of the first result in a 409 that is an acknowledgement
    std::vector<ProfileExpectation> expectations;
    std::vector<QString> markers;  ///< headers that tell a replay; their source is that of Practice::RepeatMarked
    std::optional<int> longestKey; ///< characters
    QString keyAlphabet;           ///< regular expression that the whole key must match; empty: any
    QString keySource;             ///< of length and alphabet
    bool isKeyUnsure = false;
    std::optional<qint64> promisedAgeMs; ///< how long a key is remembered at the least
    QString promisedAgeSource;
    bool isPromisedAgeUnsure = false;

    /// The stand on a practice; where the profile names none, SPEC.md §8: what duplicates, loses or leaks is forbidden,
    /// everything else accepted.
    ProfileExpectation on(Practice practice) const;
    /// The practice of the same group that is required instead, if any.
    std::optional<ProfileExpectation> requiredInstead(Practice practice) const;
    /// Another payload under a used key may have an effect of its own.
    bool acceptsOtherPayload() const;
    /// Another payload under a used key may be answered with the first one's result.
    bool acceptsReplayToOtherPayload() const;

    bool operator==(const Profile&) const = default;
};

}
