// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/words.h"

#include "report/numbertext.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Words)
};

}

QString happeningName(Happening happening)
{
    switch (happening) {
    case Happening::Executed:
        return Words::tr("executed");
    case Happening::Replay:
        return Words::tr("replay");
    case Happening::Conflict:
        return Words::tr("conflict");
    case Happening::DuplicateEffect:
        return Words::tr("duplicate effect");
    case Happening::Unknown:
        return Words::tr("unknown");
    case Happening::Refused:
        return Words::tr("refused");
    case Happening::Rejected:
        return Words::tr("rejected");
    case Happening::Failed:
        break;
    }
    return Words::tr("failed");
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Duplicated:
        return Words::tr("duplicated");
    case Verdict::Unexpected:
        return Words::tr("unexpected effect");
    case Verdict::Lost:
        return Words::tr("lost");
    case Verdict::InDoubt:
        return Words::tr("in doubt");
    case Verdict::Inconclusive:
        return Words::tr("inconclusive");
    case Verdict::ExactlyOnce:
        break;
    }
    return Words::tr("exactly once");
}

QString evidenceName(Evidence evidence)
{
    switch (evidence) {
    case Evidence::Proved:
        return Words::tr("proved");
    case Evidence::Counted:
        return Words::tr("counted");
    case Evidence::Inferred:
        return Words::tr("inferred");
    case Evidence::None:
        break;
    }
    return Words::tr("none", "evidence");
}

QString duplicateRateText(const Figures& figures)
{
    const QString ratio = percentText(figures.duplicateEffectRate, 1);
    return figures.duplicateEffectRate ? Words::tr("%1 (duplicates ÷ operations or keys)").arg(ratio) : ratio;
}

QString reexecutionRatioText(const Figures& figures)
{
    const QString ratio = percentText(figures.reexecutionRatio, 1);
    return figures.reexecutionRatio ? Words::tr("%1 (executions after the first ÷ requests after the first)").arg(ratio)
                                    : ratio;
}

QString cacheHitRatioText(const Figures& figures)
{
    const QString ratio = percentText(figures.cacheHitRatio, 1);
    return figures.cacheHitRatio ? Words::tr("%1 (hits ÷ eligible repeats: %2 ÷ %3)")
                                       .arg(ratio, countText(figures.eligibleReplays), countText(figures.eligible))
                                 : Words::tr("– (no repeat was released after a first execution had completed)");
}

QString overlapText(const Figures& figures)
{
    const QString count = countText(figures.overlap);
    const bool mayGoOn = figures.unknown > 0 && figures.overlap > 1;
    return mayGoOn ? Words::tr("%1 (attempts that were given up included: the target may still be at them)").arg(count)
                   : count;
}

}
