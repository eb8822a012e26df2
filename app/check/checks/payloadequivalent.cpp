// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/checks.h"
#include "check/cost.h"
#include "check/findings.h"
#include "check/needs.h"
#include "check/plays.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr Severity severity = Severity::Critical;
constexpr const char* rule = "draft-ietf-httpapi-idempotency-key-header-07 §2.4";
/// Each is written in other ways, so that several chances meet every one of them.
constexpr int rounds = 4;

struct EquivalentPayload
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::EquivalentPayload)
};

Sentence question()
{
    return EquivalentPayload::trLater("Is the same JSON in other bytes still the same request?");
}

/// Moves the first member behind the others; empty where the body begins with none.
QString reordering(const QByteArray& body)
{
    static const QRegularExpression first(uR"(^\s*\{\s*("(?:\\.|[^"\\])*")\s*:)"_s);
    const QRegularExpressionMatch match = first.match(QString::fromUtf8(body));
    const QJsonDocument name = QJsonDocument::fromJson("[" + match.captured(1).toUtf8() + "]");
    if (!match.hasMatch() || !name.isArray())
        return {};
    const QString member = name.array().first().toString().replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    const auto move = [](const QString& from, const QString& to) {
        return QJsonObject{{u"op"_s, u"move"_s}, {u"from"_s, QString(u'/' + from)}, {u"path"_s, QString(u'/' + to)}};
    };
    const QString aside = member + u"-"_s;
    return QString::fromUtf8(
        QJsonDocument(QJsonArray{move(member, aside), move(aside, member)}).toJson(QJsonDocument::Compact));
}

std::vector<Play> plays(const CheckContext& context)
{
    Scenario other = sequence(2, PayloadStrategy::Equivalent);
    other.rounds = rounds;
    std::vector<Play> result = {play(u"other bytes"_s, other)};
    const QString patch = reordering(context.request.body.text);
    if (!patch.isEmpty()) {
        Scenario reordered = other;
        reordered.variations.resize(2);
        reordered.variations[1].patch = patch;
        result.push_back(play(u"other order"_s, reordered));
    }
    return result;
}

/// What the rounds of all plays came to, with the first that shows it.
struct EquivalentTally
{
    const PlayResult* executedIn = nullptr;
    const PlayResult* refusedIn = nullptr;
    const PlayResult* failedIn = nullptr;
    EffectCheck executed;
    AttemptList evidence;
    int refusedStatus = 0;
    int failedStatus = 0;
    std::optional<Sentence> doubt;
    int asked = 0;
};

void lookAt(EquivalentTally& tally, const PlayResult& played, int round)
{
    const AttemptList attempts = attemptsOf(played, round);
    const Attempt* first = lastOf(played, 0, round);
    const Attempt* second = lastOf(played, 1, round);
    if (!first || !second || !isAcknowledged(*first))
        return;
    ++tally.asked;
    const EffectCheck effects = checkEffects(played, round, {1, 1});
    if (effects.isTooMany() && !tally.executedIn) {
        tally.executedIn = &played;
        tally.executed = effects;
        tally.evidence = attempts;
    } else if (isDeclined(*second) && !tally.refusedIn) {
        tally.refusedIn = &played;
        tally.refusedStatus = second->status;
        tally.evidence = tally.executedIn ? tally.evidence : attempts;
    } else if (isServerError(*second) && !tally.failedIn) {
        tally.failedIn = &played;
        tally.failedStatus = second->status;
    } else if (!effects.isRight() && !isDeclined(*second) && !tally.doubt) {
        tally.doubt =
            effects.isUnknown() ? effects.doubt : EquivalentPayload::trLater("What was acknowledged had no effect.");
    }
}

/// A refusal is a warning, unless the profile itself takes a stand.
Finding refused(const CheckContext& context, const Findings& findings, const EquivalentTally& tally)
{
    const Sentence sentence =
        EquivalentPayload::trLater("The same JSON in other bytes under its key is refused (%1): an honest "
                                   "retry may be turned away.")
            .with(double(tally.refusedStatus));
    const EvidencePiece evidence = evidenceOf(*tally.refusedIn, tally.evidence);
    const Ruling ruling = ruleOn(context.profile, Practice::EquivalentRefused, tally.refusedStatus);
    if (ruling.isAllowed() && !ruling.isNamed)
        return findings.warn(sentence, {evidence});
    return findings.ruled(context.profile, ruling, sentence, {evidence});
}

Finding find(const CheckContext& context, const std::vector<PlayResult>& results)
{
    const Findings findings(severity, rule, results);
    EquivalentTally tally;
    for (const PlayResult& result : results) {
        for (int round = 0; round < operationCount(result); ++round)
            lookAt(tally, result, round);
    }
    if (tally.executedIn)
        return findings.fail(
            EquivalentPayload::trLater("The same JSON in other bytes under its key was executed again."),
            {evidenceOf(*tally.executedIn, tally.evidence)}, {groundsOf(*tally.executedIn, tally.executed)});
    if (const auto reason = unfit(results))
        return findings.inconclusive(*reason);
    if (tally.refusedIn)
        return refused(context, findings, tally);
    if (tally.failedIn)
        return findings.warn(
            EquivalentPayload::trLater("The same JSON in other bytes under its key made the target answer %1.")
                .with(double(tally.failedStatus)));
    if (tally.doubt)
        return findings.inconclusive(*tally.doubt);
    return findings.pass(EquivalentPayload::trLater(
                             "The same JSON in other bytes under its key had no second effect, written in %1 ways.")
                             .with(double(tally.asked)));
}

CheckStep next(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty())
        return plays(context);
    return find(context, results);
}

CheckCost cost(const CheckContext& context)
{
    return firstCost(context, next);
}

}

Check payloadEquivalent()
{
    return {"payload.equivalent", severity, false, rule, question, needsJsonBody, cost, next};
}

}
