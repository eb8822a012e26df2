// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/analysis.h"

namespace idemscope {

namespace {

std::vector<Answers> readAll(const Subjects& subjects, AnswerReader& reader)
{
    std::vector<Answers> answers;
    answers.reserve(size_t(subjects.size()));
    for (qsizetype subject = 0; subject < subjects.size(); ++subject)
        answers.push_back(reader.read(subjects.attempts(subject)));
    return answers;
}

std::vector<ProbeCounts> countAll(const RunFacts& facts, const Subjects& subjects, const std::vector<Answers>& answers)
{
    std::vector<ProbeCounts> counts;
    for (const ProbeEffects& probe : facts.probes)
        counts.push_back(countByProbe(probe, subjects, answers));
    if (counts.empty() && facts.hasIdentity)
        counts.push_back(countByIdentity(answers));
    return counts;
}

}

Analysis::Analysis(const History& ofHistory, const RunFacts& ofFacts, const Profile& profile)
    : history(ofHistory)
    , facts(ofFacts)
    , subjects(ofHistory, ofFacts.scenario)
    , reader(ofHistory, profile)
    , answers(readAll(subjects, reader))
    , probes(countAll(ofFacts, subjects, answers))
    , effects(worstCounts(probes, subjects.size()))
    , repeats(findRepeats(ofHistory, subjects, answers, effects, reader))
{
}

}
