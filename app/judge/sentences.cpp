// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/sentences.h"

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

// English is right without a catalogue: a sentence for one is written apart. The others take the count as %Ln, so that
// every language finds its plural.
struct Sentences
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Sentences)
};

Sentence duplicatedSentence(const Trial& trial, const ProbeJudgement& probe)
{
    const qint64 subjects = trial.analysis.subjects.size();
    if (!probe.probe) {
        const int identities = pluralCount(probe.figures.duplicates + probe.duplicated);
        return probe.duplicated == 1 ? Sentences::trLater("Duplicated: one operation was answered with %Ln identities",
                                                          nullptr, identities)
                                     : Sentences::trLater("Duplicated: %1 operations were answered with %Ln identities",
                                                          nullptr, identities)
                                           .with(probe.duplicated);
    }
    if (!probe.figures.observed) {
        const int duplicates = pluralCount(probe.figures.duplicates);
        return duplicates == 1 ? Sentences::trLater("Duplicated: at least one effect too many")
                               : Sentences::trLater("Duplicated: at least %Ln effects too many", nullptr, duplicates);
    }
    const int effects = pluralCount(*probe.figures.observed);
    if (trial.analysis.subjects.isPerKey()) {
        if (probe.isAtLeast)
            return subjects == 1
                       ? Sentences::trLater("Duplicated: one key produced at least %Ln effects", nullptr, effects)
                       : Sentences::trLater("Duplicated: %1 keys produced at least %Ln effects", nullptr, effects)
                             .with(subjects);
        return subjects == 1
                   ? Sentences::trLater("Duplicated: one key produced %Ln effects", nullptr, effects)
                   : Sentences::trLater("Duplicated: %1 keys produced %Ln effects", nullptr, effects).with(subjects);
    }
    if (probe.isAtLeast)
        return subjects == 1
                   ? Sentences::trLater("Duplicated: one operation produced at least %Ln effects", nullptr, effects)
                   : Sentences::trLater("Duplicated: %1 operations produced at least %Ln effects", nullptr, effects)
                         .with(subjects);
    return subjects == 1
               ? Sentences::trLater("Duplicated: one operation produced %Ln effects", nullptr, effects)
               : Sentences::trLater("Duplicated: %1 operations produced %Ln effects", nullptr, effects).with(subjects);
}

Sentence exactlyOnceSentence(const Trial& trial, const ProbeJudgement& probe)
{
    const int subjects = pluralCount(trial.acknowledged);
    if (!probe.probe)
        return subjects == 1 ? Sentences::trLater("Exactly once: one operation was answered with one identity")
                             : Sentences::trLater("Exactly once: each of %Ln operations was answered with one identity",
                                                  nullptr, subjects);
    if (trial.analysis.subjects.isPerKey())
        return subjects == 1 ? Sentences::trLater("Exactly once per key: one key produced one effect")
                             : Sentences::trLater("Exactly once per key: each of %Ln keys produced one effect", nullptr,
                                                  subjects);
    const qint64 effects = probe.figures.observed.value_or(trial.acknowledged);
    if (subjects == 1 && effects == 1)
        return Sentences::trLater("Exactly once: one operation produced one effect");
    return Sentences::trLater("Exactly once: %1 operations produced %Ln effects", nullptr, pluralCount(effects))
        .with(trial.acknowledged);
}

/// Clients without retries that never learnt the result do not change the verdict, but they are named along with it.
Sentence namingUnlearned(const Trial& trial, const Sentence& verdict)
{
    if (trial.unlearned == 0)
        return verdict;
    //: %1: the verdict, without a full stop; %2 of %3 clients
    return Sentences::trLater("%1, but %2 of %3 clients never learnt it")
        .with(verdict, trial.unlearned, trial.unlearnedAmong);
}

Sentence inDoubtSentence(const Trial& trial, const ProbeJudgement& probe)
{
    if (probe.inDoubt > 0 && probe.inDoubt == probe.unlearned && trial.unlearned > 0) {
        const int unlearned = pluralCount(trial.unlearned);
        return unlearned == 1
                   ? Sentences::trLater("In doubt: one of %1 clients never learnt the result, for all its retries")
                         .with(trial.unlearnedAmong)
                   : Sentences::trLater("In doubt: %Ln of %1 clients never learnt the result, for all their retries",
                                        nullptr, unlearned)
                         .with(trial.unlearnedAmong);
    }
    const qint64 subjects = trial.analysis.subjects.size();
    if (subjects == 1 && probe.probe)
        return probe.openWithEffect > 0
                   ? Sentences::trLater("In doubt: the operation has its effect, but no answer says so")
                   : Sentences::trLater("In doubt: no answer came, and no effect was seen so far");
    if (subjects == 1)
        return Sentences::trLater("In doubt: no answer tells whether the operation happened");
    return Sentences::trLater("In doubt: no answer tells whether %Ln of %1 operations happened", nullptr,
                              pluralCount(std::max<qint64>(1, probe.inDoubt)))
        .with(subjects);
}

Sentence lostSentence(const ProbeJudgement& probe)
{
    const int lost = pluralCount(probe.figures.lost);
    return lost == 1 ? Sentences::trLater("Lost: one acknowledged effect is not there")
                     : Sentences::trLater("Lost: %Ln acknowledged effects are not there", nullptr, lost);
}

Sentence unexpectedSentence(const ProbeJudgement& probe)
{
    const int effects = pluralCount(probe.figures.unexpected);
    if (probe.isAtLeast)
        return effects == 1
                   ? Sentences::trLater(
                         "Unexpected: at least one effect although every attempt was refused or rejected")
                   : Sentences::trLater("Unexpected: at least %Ln effects of operations that were refused or rejected",
                                        nullptr, effects);
    return effects == 1 ? Sentences::trLater("Unexpected: one effect although every attempt was refused or rejected")
                        : Sentences::trLater("Unexpected: %Ln effects of operations that were refused or rejected",
                                             nullptr, effects);
}

Sentence inconclusiveSentence(const Trial& trial)
{
    const int subjects = pluralCount(trial.analysis.subjects.operations());
    if (subjects == 0)
        return Sentences::trLater("Inconclusive: nothing was fired");
    return subjects == 1
               ? Sentences::trLater("Inconclusive: nothing proves that the operation happened exactly once")
               : Sentences::trLater("Inconclusive: nothing proves that each of %Ln operations happened exactly once",
                                    nullptr, subjects);
}

Sentence duplicatesProved(const ProbeJudgement& probe, bool isPerKey)
{
    const int duplicates = pluralCount(probe.figures.duplicates);
    const QString& name = probe.figures.name;
    if (isPerKey) {
        if (duplicates == 1)
            return Sentences::trLater("One duplicate of one key, proved by the probe %1, per operation.").with(name);
        if (probe.duplicated == 1)
            return Sentences::trLater("%Ln duplicates of one key, proved by the probe %1, per operation.", nullptr,
                                      duplicates)
                .with(name);
        return Sentences::trLater("%Ln duplicates of %1 keys, proved by the probe %2, per operation.", nullptr,
                                  duplicates)
            .with(probe.duplicated, name);
    }
    if (duplicates == 1)
        return Sentences::trLater("One duplicate in one operation, proved by the probe %1, per operation.").with(name);
    if (probe.duplicated == 1)
        return Sentences::trLater("%Ln duplicates in one operation, proved by the probe %1, per operation.", nullptr,
                                  duplicates)
            .with(name);
    return Sentences::trLater("%Ln duplicates in %1 operations, proved by the probe %2, per operation.", nullptr,
                              duplicates)
        .with(probe.duplicated, name);
}

Sentence duplicatesEvidence(const Trial& trial, const ProbeJudgement& probe)
{
    const int duplicates = pluralCount(probe.figures.duplicates);
    if (!probe.probe)
        return duplicates == 1
                   ? Sentences::trLater(
                         "One duplicate, inferred from the identities: true if each of them is a stored effect.")
                   : Sentences::trLater(
                         "%Ln duplicates, inferred from the identities: true if each of them is a stored effect.",
                         nullptr, duplicates);
    if (probe.evidence == Evidence::Proved)
        return duplicatesProved(probe, trial.analysis.subjects.isPerKey());
    return duplicates == 1
               ? Sentences::trLater("One duplicate, counted by the probe %1, over the whole run.")
                     .with(probe.figures.name)
               : Sentences::trLater("%Ln duplicates, counted by the probe %1, over the whole run.", nullptr, duplicates)
                     .with(probe.figures.name);
}

/// An effect without an answer is counted all the same, but it proves nothing about a later one.
Sentence openEvidence(const ProbeJudgement& probe)
{
    return probe.evidence == Evidence::Proved
               ? Sentences::trLater("Effects counted by the probe %1, per operation.").with(probe.figures.name)
               : Sentences::trLater("Effects counted by the probe %1, over the whole run.").with(probe.figures.name);
}

Sentence plainEvidence(const Trial& trial, const ProbeJudgement& probe)
{
    switch (probe.evidence) {
    case Evidence::Proved:
        return Sentences::trLater("Proved by the probe %1, per operation.").with(probe.figures.name);
    case Evidence::Counted:
        return Sentences::trLater("Counted by the probe %1, over the whole run.").with(probe.figures.name);
    case Evidence::Inferred:
        return trial.analysis.history.identities().empty()
                   ? Sentences::trLater("No answer bore an identity, and no probe counts the effects.")
                   : Sentences::trLater("Inferred from the identities alone.");
    case Evidence::None:
        break;
    }
    return Sentences::trLater("Nothing counted the effects.");
}

}

Sentence verdictSentence(const Trial& trial)
{
    const ProbeJudgement* probe = trial.worstProbe();
    if (!probe)
        return inconclusiveSentence(trial);
    switch (trial.verdict) {
    case Verdict::Duplicated:
        return duplicatedSentence(trial, *probe);
    case Verdict::Unexpected:
        return unexpectedSentence(*probe);
    case Verdict::Lost:
        return lostSentence(*probe);
    case Verdict::InDoubt:
        return inDoubtSentence(trial, *probe);
    case Verdict::ExactlyOnce:
        return namingUnlearned(trial, exactlyOnceSentence(trial, *probe));
    case Verdict::Inconclusive:
        break;
    }
    return inconclusiveSentence(trial);
}

Sentence evidenceSentence(const Trial& trial)
{
    const ProbeJudgement* probe = trial.worstProbe();
    if (!probe || trial.verdict == Verdict::Inconclusive)
        return {};
    if (trial.verdict == Verdict::InDoubt && probe->probe)
        return openEvidence(*probe);
    return trial.verdict == Verdict::Duplicated ? duplicatesEvidence(trial, *probe) : plainEvidence(trial, *probe);
}

double secondsOf(qint64 microseconds)
{
    const qint64 milliseconds = (microseconds + 500) / 1000;
    return double(milliseconds) / 1000;
}

int pluralCount(qint64 count)
{
    return int(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

}
