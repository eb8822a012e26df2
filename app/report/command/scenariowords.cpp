// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/words.h"
#include "report/command/commandwords.h"
#include "report/command/rerun.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// "FROM-TO", or one number when both are the same.
QString rangeText(double from, double to)
{
    return from == to ? QString::number(from, 'g', 10)
                      : QString::number(from, 'g', 10) + u'-' + QString::number(to, 'g', 10);
}

QString arrivalText(const Arrival& arrival)
{
    if (arrival.kind == ArrivalKind::Staggered)
        return word(arrival.kind) + u':' + rangeText(arrival.delayMinMs, arrival.delayMaxMs);
    if (arrival.kind == ArrivalKind::Open)
        return word(arrival.kind) + u':' + rangeText(arrival.rateFrom, arrival.rateTo);
    return word(arrival.kind);
}

QString faultTarget(const FaultTarget& on)
{
    if (on.index)
        return u'@' + QString::number(*on.index);
    return on.percent ? u'%' + QString::number(*on.percent, 'g', 6) : QString();
}

void addFaults(CommandWords& words, const std::vector<Fault>& faults)
{
    for (const Fault& fault : faults) {
        const QString target = faultTarget(fault.on);
        if (fault.kind == Fault::Kind::Abandon)
            words.add(u"--abandon"_s, word(fault.point) + (fault.reset ? u":rst"_s : QString()) + target);
        else
            words.add(fault.kind == Fault::Kind::Delay ? u"--delay"_s : u"--client-timeout-ms"_s,
                      QString::number(fault.milliseconds) + target);
    }
}

QString retryReasons(const RetryPolicy& retry)
{
    QStringList reasons;
    if (retry.onUnknown)
        reasons.append(u"unknown"_s);
    if (retry.onConflict)
        reasons.append(u"conflict"_s);
    if (retry.onFailed)
        reasons.append(u"failed"_s);
    return reasons.join(u',');
}

void addRetries(CommandWords& words, const RetryPolicy& retry)
{
    if (retry.retries == 0)
        return;
    const RetryPolicy usual;
    words.add(u"--retries"_s, retry.retries);
    if (retry.baseMs != usual.baseMs)
        words.add(u"--backoff-ms"_s, retry.baseMs);
    if (retry.factor != usual.factor)
        words.add(u"--backoff-factor"_s, QString::number(retry.factor, 'g', 10));
    if (retry.capMs != usual.capMs)
        words.add(u"--backoff-cap-ms"_s, retry.capMs);
    if (retry.jitter != usual.jitter)
        words.add(u"--jitter"_s, word(retry.jitter));
    if (retryReasons(retry) != retryReasons(usual))
        words.addText(u"--retry-on"_s, retryReasons(retry));
    if (!retry.obeyRetryAfter)
        words.add(u"--retry-after"_s, u"ignore"_s);
    if (retry.deadlineMs)
        words.add(u"--deadline-ms"_s, *retry.deadlineMs);
    if (retry.budget)
        words.add(u"--retry-budget"_s, *retry.budget);
}

void addStrategies(CommandWords& words, const Scenario& scenario)
{
    if (scenario.keyStrategy == KeyStrategy::Fixed)
        words.add(u"--key-strategy"_s, word(scenario.keyStrategy) + u':' + QString::fromUtf8(scenario.fixedKey));
    else if (scenario.keyStrategy != KeyStrategy::PerOperation)
        words.add(u"--key-strategy"_s, word(scenario.keyStrategy));
    if (scenario.payload != PayloadStrategy::Same)
        words.add(u"--payload"_s, word(scenario.payload));
    if (scenario.arrival.kind != ArrivalKind::Sequential)
        words.add(u"--arrival"_s, arrivalText(scenario.arrival));
    if (scenario.release != ReleaseMode::Plain)
        words.add(u"--release"_s, word(scenario.release));
    if (scenario.inFlight)
        words.add(u"--in-flight"_s, *scenario.inFlight);
    words.addIf(scenario.newConnections, u"--new-connections"_s);
}

}

void addScenarioWords(CommandWords& words, const Scenario& scenario)
{
    words.add(u"--operations"_s, scenario.operations);
    words.add(u"--attempts"_s, scenario.attempts);
    if (scenario.rounds != 1)
        words.add(u"--rounds"_s, scenario.rounds);
    words.addText(u"--data-rows"_s, scenario.dataRows);
    addStrategies(words, scenario);
    addFaults(words, scenario.faults);
    addRetries(words, scenario.retry);
    words.addIf(scenario.control, u"--control"_s);
    if (scenario.acceptInferred)
        words.add(u"--accept"_s, u"inferred"_s);
    if (scenario.acceptCounted)
        words.add(u"--accept"_s, u"counted"_s);
    words.addIf(scenario.traceparent, u"--traceparent"_s);
    for (const QString& expectation : scenario.expectations)
        words.add(u"--expect"_s, expectation);
}

}
