// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"

#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

template <typename T>
QJsonValue orNull(const std::optional<T>& value)
{
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
}

QJsonObject distribution(const Distribution& values)
{
    const bool any = values.count > 0;
    const auto number = [any](qint64 value) {
        return any ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
    };
    return {{u"count"_s, values.count},     {u"p50"_s, number(values.p50)}, {u"p90"_s, number(values.p90)},
            {u"p95"_s, number(values.p95)}, {u"p99"_s, number(values.p99)}, {u"max"_s, number(values.max)}};
}

QJsonArray probes(const std::vector<ProbeFigures>& figures)
{
    QJsonArray array;
    for (const ProbeFigures& probe : figures) {
        array.append(QJsonObject{{u"name"_s, probe.name},
                                 {u"observed"_s, orNull(probe.observed)},
                                 {u"duplicates"_s, probe.duplicates},
                                 {u"lost"_s, probe.lost},
                                 {u"unexpected"_s, probe.unexpected}});
    }
    return array;
}

QJsonArray texts(const std::vector<Sentence>& list)
{
    QJsonArray array;
    for (const Sentence& sentence : list)
        array.append(sentence.text());
    return array;
}

QJsonObject statuses(const Figures& figures)
{
    QJsonObject object;
    for (const auto& [status, count] : figures.statuses)
        object.insert(QString::number(status), count);
    return object;
}

QJsonObject effects(const Figures& figures)
{
    return {{u"expected"_s, QJsonArray{figures.expectedMin, figures.expectedMax}},
            {u"observed"_s, orNull(figures.observed)},
            {u"duplicates"_s, figures.duplicates},
            {u"lost"_s, figures.lost},
            {u"unexpected"_s, figures.unexpected},
            {u"identities"_s, figures.identities},
            {u"duplicate_effect_rate"_s, orNull(figures.duplicateEffectRate)},
            {u"evidence"_s, word(figures.evidence)}};
}

QJsonObject repeats(const Figures& figures)
{
    return {{u"total"_s, figures.repeats},
            {u"eligible"_s, figures.eligible},
            {u"replays"_s, figures.replays},
            {u"conflicts"_s, figures.repeatConflicts},
            {u"reexecutions"_s, figures.reexecutions},
            {u"cache_hit_ratio"_s, orNull(figures.cacheHitRatio)},
            {u"conflict_ratio"_s, orNull(figures.conflictRatio)},
            {u"reexecution_ratio"_s, orNull(figures.reexecutionRatio)}};
}

QJsonObject clients(const Figures& figures)
{
    const QJsonObject recovery{{u"p50"_s, orNull(figures.recoveryP50Us)}, {u"max"_s, orNull(figures.recoveryMaxUs)}};
    return {{u"total"_s, figures.clients}, {u"unlearned"_s, figures.unlearned}, {u"recovery_us"_s, recovery}};
}

QJsonObject latency(const Figures& figures)
{
    const QJsonValue corrected =
        figures.corrected ? QJsonValue(distribution(*figures.corrected)) : QJsonValue(QJsonValue::Null);
    return {{u"first"_s, distribution(figures.first)},
            {u"replay"_s, distribution(figures.replay)},
            {u"all"_s, distribution(figures.all)},
            {u"corrected"_s, corrected}};
}

QJsonObject release(const Figures& figures, ReleaseMode mode)
{
    return {{u"mode"_s, word(mode)},
            {u"spread_us"_s, orNull(figures.spreadUs)},
            {u"overlap"_s, figures.overlap},
            {u"segments"_s, orNull(figures.segments)}};
}

QJsonObject rounds(const Figures& figures)
{
    return {{u"total"_s, figures.roundsTotal},
            {u"counted"_s, figures.roundsCounted},
            {u"violated"_s, figures.roundsViolated},
            {u"lower95"_s, orNull(figures.lower95)},
            {u"upper95"_s, orNull(figures.upper95)}};
}

}

QJsonObject burstJson(const Judgement& judgement, ReleaseMode mode)
{
    const Figures& figures = judgement.figures;
    const QJsonObject outcomes{
        {u"responded"_s, figures.responded}, {u"refused"_s, figures.refused}, {u"unknown"_s, figures.unknown}};
    const QJsonObject classes{{u"acknowledged"_s, figures.acknowledged},
                              {u"conflict"_s, figures.conflict},
                              {u"rejected"_s, figures.rejected},
                              {u"failed"_s, figures.failed}};
    return {{u"operations"_s, figures.operations},
            {u"attempts"_s, figures.attempts},
            {u"wire_sends"_s, figures.wireSends},
            {u"outcomes"_s, outcomes},
            {u"classes"_s, classes},
            {u"statuses"_s, statuses(figures)},
            {u"effects"_s, effects(figures)},
            {u"probes"_s, probes(figures.probes)},
            {u"repeats"_s, repeats(figures)},
            {u"clients"_s, clients(figures)},
            {u"latency_us"_s, latency(figures)},
            {u"release"_s, release(figures, mode)},
            {u"rounds"_s, rounds(figures)},
            {u"verdict"_s, word(judgement.verdict)},
            {u"reasons"_s, texts(judgement.reasons)}};
}

}
