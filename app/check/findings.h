// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/evidence.h"
#include "check/ruling.h"

namespace idemscope {

/// Makes the findings of one check over its plays; where no attempts are named, all of them are the evidence.
class Findings
{
public:
    /// `source`: where the rule itself is written; a profile's expectation that decides replaces it. Keeps a reference
    /// to the results.
    Findings(Severity severity, const char* source, const std::vector<PlayResult>& results);

    Finding pass(const Sentence& sentence, std::vector<Sentence> details = {}) const;
    Finding fail(const Sentence& sentence, std::vector<EvidencePiece> evidence = {},
                 std::vector<Sentence> details = {}) const;
    Finding warn(const Sentence& sentence, std::vector<EvidencePiece> evidence = {},
                 std::vector<Sentence> details = {}) const;
    Finding inconclusive(const Sentence& reason, std::vector<Sentence> details = {}) const;
    /// Pass, fail or warn as the ruling says, with its source and its objection as a detail.
    Finding ruled(const Profile& profile, const Ruling& ruling, const Sentence& sentence,
                  std::vector<EvidencePiece> evidence = {}, std::vector<Sentence> details = {}) const;

private:
    Finding make(CheckResult result, const Sentence& sentence, std::vector<EvidencePiece> evidence,
                 std::vector<Sentence> details) const;

    Severity m_severity;
    QString m_source;
    const std::vector<PlayResult>& m_results;
};

/// "Proved by the probe %1, per operation.", "Counted by …", "Inferred from the identities alone.": what an excess or a
/// lack rests on.
Sentence groundsOf(const PlayResult& result, const EffectCheck& check);
/// "It may be more: …" where an excess had not settled, and the grounds.
std::vector<Sentence> groundsOf(const std::vector<PlayResult>& results, const EffectCheck& check);

}
