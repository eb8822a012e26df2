// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/sentences.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace idemscope {

namespace {

// English is right without a catalogue: a sentence for one is written apart. The others take the count as %Ln, so that
// every language finds its plural.
struct Sentences
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Sentences)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString duplicatedSentence(const Trial& trial, const ProbeJudgement& probe)
{
    const qint64 subjects = trial.analysis.subjects.size();
    if (!probe.probe) {
        const int identities = pluralCount(probe.figures.duplicates + probe.duplicated);
        return probe.duplicated == 1
                   ? Sentences::tr("Duplicated: one operation was answered with %Ln identities", nullptr, identities)
                   : Sentences::tr("Duplicated: %1 operations were answered with %Ln identities", nullptr, identities)
                         .arg(number(probe.duplicated));
    }
    if (!probe.figures.observed) {
        const int duplicates = pluralCount(probe.figures.duplicates);
        return duplicates == 1 ? Sentences::tr("Duplicated: at least one effect too many")
                               : Sentences::tr("Duplicated: at least %Ln effects too many", nullptr, duplicates);
    }
    const int effects = pluralCount(*probe.figures.observed);
    if (trial.analysis.subjects.isPerKey()) {
        if (probe.isAtLeast)
            return subjects == 1 ? Sentences::tr("Duplicated: one key produced at least %Ln effects", nullptr, effects)
                                 : Sentences::tr("Duplicated: %1 keys produced at least %Ln effects", nullptr, effects)
                                       .arg(number(subjects));
        return subjects == 1
                   ? Sentences::tr("Duplicated: one key produced %Ln effects", nullptr, effects)
                   : Sentences::tr("Duplicated: %1 keys produced %Ln effects", nullptr, effects).arg(number(subjects));
    }
    if (probe.isAtLeast)
        return subjects == 1
                   ? Sentences::tr("Duplicated: one operation produced at least %Ln effects", nullptr, effects)
                   : Sentences::tr("Duplicated: %1 operations produced at least %Ln effects", nullptr, effects)
                         .arg(number(subjects));
    return subjects == 1 ? Sentences::tr("Duplicated: one operation produced %Ln effects", nullptr, effects)
                         : Sentences::tr("Duplicated: %1 operations produced %Ln effects", nullptr, effects)
                               .arg(number(subjects));
}

QString exactlyOnceSentence(const Trial& trial, const ProbeJudgement& probe)
{
    const int subjects = pluralCount(trial.acknowledged);
    if (!probe.probe)
        return subjects == 1 ? Sentences::tr("Exactly once: one operation was answered with one identity")
                             : Sentences::tr("Exactly once: each of %Ln operations was answered with one identity",
                                             nullptr, subjects);
    if (trial.analysis.subjects.isPerKey())
        return subjects == 1
                   ? Sentences::tr("Exactly once per key: one key produced one effect")
                   : Sentences::tr("Exactly once per key: each of %Ln keys produced one effect", nullptr, subjects);
    const qint64 effects = probe.figures.observed.value_or(trial.acknowledged);
    if (subjects == 1 && effects == 1)
        return Sentences::tr("Exactly once: one operation produced one effect");
    return Sentences::tr("Exactly once: %1 operations produced %Ln effects", nullptr, pluralCount(effects))
        .arg(number(trial.acknowledged));
}

QString inDoubtSentence(const Trial& trial, const ProbeJudgement& probe)
{
    if (probe.inDoubt > 0 && probe.inDoubt == probe.unlearned && trial.unlearned > 0) {
        const int unlearned = pluralCount(trial.unlearned);
        return unlearned == 1
                   ? Sentences::tr("In doubt: one of %1 clients never learnt the result, for all its retries")
                         .arg(number(trial.unlearnedAmong))
                   : Sentences::tr("In doubt: %Ln of %1 clients never learnt the result, for all their retries",
                                   nullptr, unlearned)
                         .arg(number(trial.unlearnedAmong));
    }
    const qint64 subjects = trial.analysis.subjects.size();
    if (subjects == 1)
        return Sentences::tr("In doubt: no answer tells whether the operation happened");
    return Sentences::tr("In doubt: no answer tells whether %Ln of %1 operations happened", nullptr,
                         pluralCount(std::max<qint64>(1, probe.inDoubt)))
        .arg(number(subjects));
}

QString lostSentence(const ProbeJudgement& probe)
{
    const int lost = pluralCount(probe.figures.lost);
    return lost == 1 ? Sentences::tr("Lost: one acknowledged effect is not there")
                     : Sentences::tr("Lost: %Ln acknowledged effects are not there", nullptr, lost);
}

QString unexpectedSentence(const ProbeJudgement& probe)
{
    const int effects = pluralCount(probe.figures.unexpected);
    if (probe.isAtLeast)
        return effects == 1
                   ? Sentences::tr("Unexpected: at least one effect although every attempt was refused or rejected")
                   : Sentences::tr("Unexpected: at least %Ln effects of operations that were refused or rejected",
                                   nullptr, effects);
    return effects == 1
               ? Sentences::tr("Unexpected: one effect although every attempt was refused or rejected")
               : Sentences::tr("Unexpected: %Ln effects of operations that were refused or rejected", nullptr, effects);
}

QString inconclusiveSentence(const Trial& trial)
{
    const int subjects = pluralCount(trial.analysis.subjects.operations());
    if (subjects == 0)
        return Sentences::tr("Inconclusive: nothing was fired");
    return subjects == 1
               ? Sentences::tr("Inconclusive: nothing proves that the operation happened exactly once")
               : Sentences::tr("Inconclusive: nothing proves that each of %Ln operations happened exactly once",
                               nullptr, subjects);
}

QString duplicatesProved(const ProbeJudgement& probe, bool isPerKey)
{
    const int duplicates = pluralCount(probe.figures.duplicates);
    const QString name = probe.figures.name;
    if (isPerKey) {
        if (duplicates == 1)
            return Sentences::tr("One duplicate of one key, proved by the probe %1, per operation.").arg(name);
        if (probe.duplicated == 1)
            return Sentences::tr("%Ln duplicates of one key, proved by the probe %1, per operation.", nullptr,
                                 duplicates)
                .arg(name);
        return Sentences::tr("%Ln duplicates of %1 keys, proved by the probe %2, per operation.", nullptr, duplicates)
            .arg(number(probe.duplicated), name);
    }
    if (duplicates == 1)
        return Sentences::tr("One duplicate in one operation, proved by the probe %1, per operation.").arg(name);
    if (probe.duplicated == 1)
        return Sentences::tr("%Ln duplicates in one operation, proved by the probe %1, per operation.", nullptr,
                             duplicates)
            .arg(name);
    return Sentences::tr("%Ln duplicates in %1 operations, proved by the probe %2, per operation.", nullptr, duplicates)
        .arg(number(probe.duplicated), name);
}

QString duplicatesEvidence(const Trial& trial, const ProbeJudgement& probe)
{
    const int duplicates = pluralCount(probe.figures.duplicates);
    if (!probe.probe)
        return duplicates == 1
                   ? Sentences::tr(
                         "One duplicate, inferred from the identities: true if each of them is a stored effect.")
                   : Sentences::tr(
                         "%Ln duplicates, inferred from the identities: true if each of them is a stored effect.",
                         nullptr, duplicates);
    if (probe.evidence == Evidence::Proved)
        return duplicatesProved(probe, trial.analysis.subjects.isPerKey());
    return duplicates == 1
               ? Sentences::tr("One duplicate, counted by the probe %1, over the whole run.").arg(probe.figures.name)
               : Sentences::tr("%Ln duplicates, counted by the probe %1, over the whole run.", nullptr, duplicates)
                     .arg(probe.figures.name);
}

QString plainEvidence(const ProbeJudgement& probe)
{
    switch (probe.evidence) {
    case Evidence::Proved:
        return Sentences::tr("Proved by the probe %1, per operation.").arg(probe.figures.name);
    case Evidence::Counted:
        return Sentences::tr("Counted by the probe %1, over the whole run.").arg(probe.figures.name);
    case Evidence::Inferred:
        return Sentences::tr("Inferred from the identities alone.");
    case Evidence::None:
        break;
    }
    return Sentences::tr("Nothing counted the effects.");
}

}

QString verdictSentence(const Trial& trial)
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
        return exactlyOnceSentence(trial, *probe);
    case Verdict::Inconclusive:
        break;
    }
    return inconclusiveSentence(trial);
}

QString evidenceSentence(const Trial& trial)
{
    const ProbeJudgement* probe = trial.worstProbe();
    if (!probe || trial.verdict == Verdict::Inconclusive)
        return {};
    return trial.verdict == Verdict::Duplicated ? duplicatesEvidence(trial, *probe) : plainEvidence(*probe);
}

QString secondsText(qint64 microseconds)
{
    const qint64 milliseconds = (microseconds + 500) / 1000;
    return QLocale().toString(double(milliseconds) / 1000, 'g', QLocale::FloatingPointShortest);
}

int pluralCount(qint64 count)
{
    return int(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

}
