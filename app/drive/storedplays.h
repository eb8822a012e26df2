// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"
#include "drive/auditopening.h"
#include "judge/classify.h"
#include "store/runreader.h"

namespace idemscope {

struct CountedEffects;

/// Where the judgement of a check's run keeps what was counted (model/json/countedjson.h).
constexpr QStringView countedMember = u"counted";

/// What a stored audit has fired, ready to be judged by another profile. Used by one thread; outlived by the reader.
class StoredPlays
{
public:
    /// `contract` is that of the audited request. Errors: NotFound, NotAllowed (the audit is under way), InvalidInput
    /// (a document that this version cannot read, a JSONPath that cannot be parsed).
    static Result<StoredPlays> open(RunReader& reader, qint64 audit, const Contract& contract, const Profile& profile);

    qint64 audit() const { return m_audit; }
    quint64 seed() const { return m_seed; }

    /// What the single request before all checks showed. None: it is not there.
    Result<std::optional<AuditOpening>> opening();
    /// The answer of a check with the runs it rests on. None: the check asks for what was not fired, or was fired in a
    /// way that this profile would have changed. Errors: those of the reader.
    Result<std::optional<CheckOutcome>> answer(const Check& check, const CheckContext& context);

private:
    /// A run, judged.
    struct Known
    {
        qint64 run = 0;
        std::optional<qint64> parent; ///< the run whose keys it fired again
        qint64 releasedUs = 0;        ///< wall clock
        Scenario scenario;
        PlayResult result;
        bool isTaken = false;
    };

    StoredPlays(RunReader& reader, Contract contract, Profile profile, Classifier classifier)
        : m_reader(reader)
        , m_contract(std::move(contract))
        , m_profile(std::move(profile))
        , m_classifier(std::move(classifier))
    {
    }
    static std::optional<PlayResult> take(std::vector<Known>& known, const Play& play,
                                          const std::vector<PlayResult>& results);
    Result<std::vector<Known>> knownOf(const std::vector<qint64>& runs);
    Result<std::optional<Known>> read(qint64 run);
    PlayResult judged(const RunRecord& record, const Scenario& scenario, const CountedEffects& counted,
                      std::vector<Attempt> attempts) const;
    Result<std::optional<std::vector<Attempt>>> attemptsOf(qint64 run);

    RunReader& m_reader;
    Contract m_contract;
    Profile m_profile;
    Classifier m_classifier;
    qint64 m_audit = 0;
    quint64 m_seed = 0;
    std::vector<CheckOutcome> m_checks;
    std::optional<qint64> m_opening; ///< run
};

}
