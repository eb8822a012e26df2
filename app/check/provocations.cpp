// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/provocations.h"

#include "check/needs.h"
#include "check/patience.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ProvocationSentences
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ProvocationSentences)
};

}

std::optional<Sentence> needsOneOf(const CheckContext& context, std::initializer_list<QStringView> names)
{
    std::optional<Sentence> missing;
    for (const QStringView name : names) {
        auto reason = needsProvocation(context, name);
        if (!reason)
            return {};
        missing = missing ? missing : reason;
    }
    return missing;
}

QStringList checksThatUse(QStringView name)
{
    struct Use
    {
        QStringView name;
        QStringList checks;
    };
    static const Use uses[] = {
        {u"decline", {u"error.body"_s}},
        {u"invalid", {u"error.4xx"_s, u"error.body"_s}},
        {u"error-5xx", {u"error.5xx"_s, u"error.body"_s}},
        {u"commit-then-5xx", {u"error.commit-then-5xx"_s}},
        {u"throw", {u"lock.released"_s}},
        {u"crash", {u"lock.released"_s}},
        {u"slow", {u"race.in-flight-answer"_s, u"lock.outlives-handler"_s}},
    };
    const auto found =
        std::find_if(std::begin(uses), std::end(uses), [name](const Use& use) { return use.name == name; });
    return found == std::end(uses) ? QStringList() : found->checks;
}

bool changesPayload(const Provocation& provocation)
{
    return provocation.kind == Provocation::Kind::Patch;
}

void provokeFirst(Scenario& scenario, const Provocation& provocation, int calls)
{
    if (changesPayload(provocation)) {
        provoke(scenario, provocation);
        return;
    }
    const int times = provocation.kind == Provocation::Kind::Sink ? calls : 1;
    for (int time = 0; time < times; ++time)
        provoke(scenario, 0, provocation);
}

Finding notProvoked(const Findings& findings, const PlayResult& result, QStringView name)
{
    const AttemptList attempts = allAttempts(result);
    if (attempts.empty() || attempts.front()->outcome != Outcome::Responded)
        return findings.inconclusive(
            ProvocationSentences::trLater("The request with the provocation %1 was not answered.")
                .with(name.toString()));
    return findings.inconclusive(
        ProvocationSentences::trLater("The provocation %1 did not work: the request with it was answered %2.")
            .with(name.toString(), attempts.front()->status));
}

}
