// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/chance.h"

#include "judge/judge.h"

namespace idemscope {

namespace {

struct Chance
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Chance)
};

constexpr double wantedBound = 0.01;

}

std::vector<Sentence> chanceOf(int violated, int rounds)
{
    const Interval interval = clopperPearson(violated, rounds);
    if (violated > 0)
        return {Chance::trLater("%1 of %2 rounds were violated: at least %3 % with 95 % confidence.")
                    .with(double(violated), double(rounds), SentenceArgument(100 * interval.low, 1))};
    std::vector<Sentence> sentences = {
        Chance::trLater("%1 of %2 rounds were violated: at most %3 % with 95 % confidence.")
            .with(double(violated), double(rounds), SentenceArgument(100 * interval.high, 1))};
    if (interval.high > wantedBound)
        sentences.push_back(Chance::trLater("A bound of %1 % needs %2 rounds without a violation.")
                                .with(100 * wantedBound, double(roundsForBound(wantedBound))));
    return sentences;
}

}
