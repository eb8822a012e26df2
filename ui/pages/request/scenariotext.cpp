// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/scenariotext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <numeric>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ScenarioText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ScenarioText)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString arrivalWord(const Scenario& scenario)
{
    switch (scenario.arrival.kind) {
    case ArrivalKind::Sequential:
        return ScenarioText::tr("in sequence");
    case ArrivalKind::Staggered:
        return ScenarioText::tr("staggered");
    case ArrivalKind::Open:
        return ScenarioText::tr("at a rate");
    case ArrivalKind::Concurrent:
        break;
    }
    switch (scenario.release) {
    case ReleaseMode::LastByte:
        return ScenarioText::tr("last byte");
    case ReleaseMode::SinglePacket:
        return ScenarioText::tr("single packet");
    case ReleaseMode::Plain:
        break;
    }
    return ScenarioText::tr("at once");
}

QString arrivalSentence(const Scenario& scenario)
{
    const Arrival& arrival = scenario.arrival;
    switch (arrival.kind) {
    case ArrivalKind::Sequential:
        return ScenarioText::tr("Each operation is sent by %n client(s), one after another.", nullptr,
                                scenario.attempts);
    case ArrivalKind::Staggered:
        return arrival.delayMinMs == arrival.delayMaxMs
                   ? ScenarioText::tr("Each operation is sent by %n client(s), %1 ms apart.", nullptr,
                                      scenario.attempts)
                         .arg(number(arrival.delayMinMs))
                   : ScenarioText::tr("Each operation is sent by %n client(s), %1 to %2 ms apart.", nullptr,
                                      scenario.attempts)
                         .arg(number(arrival.delayMinMs), number(arrival.delayMaxMs));
    case ArrivalKind::Open:
        return ScenarioText::tr("Operations start at fixed times, %1 a second, each sent by %n client(s).", nullptr,
                                scenario.attempts)
            .arg(QLocale().toString(arrival.rateFrom, 'g', 6));
    case ArrivalKind::Concurrent:
        break;
    }
    return ScenarioText::tr("Each operation is sent by %n client(s) at once.", nullptr, scenario.attempts);
}

QString releaseSentence(const Scenario& scenario)
{
    if (scenario.arrival.kind != ArrivalKind::Concurrent)
        return {};
    switch (scenario.release) {
    case ReleaseMode::LastByte:
        return ScenarioText::tr(
            "Every connection is set up and all but the last byte sent; then all last bytes go together.");
    case ReleaseMode::SinglePacket:
        return ScenarioText::tr("The last frames of all streams leave in one TCP segment (HTTP/2).");
    case ReleaseMode::Plain:
        break;
    }
    return {};
}

QString keySentence(const Scenario& scenario)
{
    switch (scenario.keyStrategy) {
    case KeyStrategy::PerOperation:
        return ScenarioText::tr("Every attempt of an operation carries the operation's key.");
    case KeyStrategy::PerAttempt:
        return ScenarioText::tr("Every attempt carries a new key: the bug of a client that mints one per retry.");
    case KeyStrategy::Shared:
        return ScenarioText::tr("All operations share one key.");
    case KeyStrategy::Fixed:
        return ScenarioText::tr("Every attempt carries the same given key.");
    case KeyStrategy::None:
        return ScenarioText::tr("No key is sent.");
    case KeyStrategy::Derived:
        break;
    }
    return ScenarioText::tr("The key is a hash of the payload.");
}

QString payloadSentence(const Scenario& scenario)
{
    switch (scenario.payload) {
    case PayloadStrategy::Same:
        return {};
    case PayloadStrategy::Equivalent:
        return ScenarioText::tr("Repeats carry the same JSON value in other bytes.");
    case PayloadStrategy::Mutated:
        break;
    }
    return ScenarioText::tr("Repeats carry another payload under the same key.");
}

QString targetText(const Fault& fault)
{
    if (fault.on.index)
        return ScenarioText::tr("attempt %1 of each operation").arg(*fault.on.index);
    if (fault.on.percent)
        return ScenarioText::tr("%1 % of the attempts").arg(QLocale().toString(*fault.on.percent, 'g', 4));
    return ScenarioText::tr("every attempt");
}

QString pointText(WirePoint point)
{
    switch (point) {
    case WirePoint::AfterConnect:
        return ScenarioText::tr("after connecting");
    case WirePoint::MidRequest:
        return ScenarioText::tr("in the middle of the request");
    case WirePoint::AfterRequest:
        return ScenarioText::tr("after the request was sent");
    case WirePoint::AfterHeaders:
        return ScenarioText::tr("after the response headers");
    case WirePoint::MidBody:
        break;
    }
    return ScenarioText::tr("in the middle of the response body");
}

QString faultSentence(const Fault& fault)
{
    switch (fault.kind) {
    case Fault::Kind::Delay:
        return ScenarioText::tr("Fault: %1 is delayed by %2 ms.").arg(targetText(fault), number(fault.milliseconds));
    case Fault::Kind::ClientTimeout:
        return ScenarioText::tr("Fault: %1 is given up after %2 ms.")
            .arg(targetText(fault), number(fault.milliseconds));
    case Fault::Kind::Abandon:
        break;
    }
    return fault.reset
               ? ScenarioText::tr("Fault: %1 is abandoned %2, by RST.").arg(targetText(fault), pointText(fault.point))
               : ScenarioText::tr("Fault: %1 is abandoned %2.").arg(targetText(fault), pointText(fault.point));
}

QString durationText(qint64 milliseconds)
{
    if (milliseconds < 1000)
        return ScenarioText::tr("under 1 s");
    if (milliseconds < 120'000)
        return ScenarioText::tr("about %1 s").arg(number((milliseconds + 500) / 1000));
    return ScenarioText::tr("about %1 min").arg(number((milliseconds + 30'000) / 60'000));
}

}

QString scenarioTitle(const Scenario& scenario)
{
    const QString once = ScenarioText::tr("%n operation(s) × %1, %2", nullptr, scenario.operations)
                             .arg(number(scenario.attempts), arrivalWord(scenario));
    return scenario.rounds > 1 ? ScenarioText::tr("%1, %n rounds", nullptr, scenario.rounds).arg(once) : once;
}

QString scenarioSentences(const Scenario& scenario)
{
    QStringList sentences{
        scenario.rounds > 1 ? ScenarioText::tr("%n operation(s) in each of %1 rounds.", nullptr, scenario.operations)
                                  .arg(number(scenario.rounds))
                            : ScenarioText::tr("%n operation(s).", nullptr, scenario.operations),
        arrivalSentence(scenario), releaseSentence(scenario), keySentence(scenario), payloadSentence(scenario)};
    if (scenario.retry.retries > 0) {
        sentences.append(ScenarioText::tr("A client without an answer tries again, at most %n time(s).", nullptr,
                                          scenario.retry.retries));
    }
    for (const Fault& fault : scenario.faults)
        sentences.append(faultSentence(fault));
    sentences.removeAll(QString());
    const auto join = [](const QString& all, const QString& sentence) {
        //: Two sentences, one after the other.
        return ScenarioText::tr("%1 %2").arg(all, sentence);
    };
    return std::accumulate(sentences.cbegin() + 1, sentences.cend(), sentences.constFirst(), join);
}

QString estimateText(const PlanEstimate& estimate)
{
    const QString attempts =
        estimate.attemptsMin == estimate.attemptsMax
            ? ScenarioText::tr("%n attempt(s)", nullptr, static_cast<int>(estimate.attemptsMax))
            : ScenarioText::tr("%1 to %2 attempts").arg(number(estimate.attemptsMin), number(estimate.attemptsMax));
    QString effects = ScenarioText::tr("%n effect(s) expected", nullptr, static_cast<int>(estimate.effectsExpected));
    if (estimate.stepRequests > 0)
        effects = ScenarioText::tr("%1, %2", "effects expected, requests of the set-up")
                      .arg(effects, ScenarioText::tr("%n set-up and tear-down request(s)", nullptr,
                                                     static_cast<int>(estimate.stepRequests)));
    if (estimate.dataRows > 0 && estimate.dataRows < estimate.operations)
        effects = ScenarioText::tr("%1, %2", "effects expected, data rows")
                      .arg(effects, ScenarioText::tr("%n data row(s), taken again from the first on", nullptr,
                                                     static_cast<int>(estimate.dataRows)));
    const QString least = durationText(estimate.durationMs);
    const QString most = durationText(estimate.durationMaxMs);
    return least == most ? ScenarioText::tr("%1, %2, %3").arg(attempts, effects, least)
                         : ScenarioText::tr("%1, %2, %3 (with all retries %4)").arg(attempts, effects, least, most);
}

QString retrySummary(const RetryPolicy& retry)
{
    if (retry.retries == 0)
        return ScenarioText::tr("nobody tries again");
    return ScenarioText::tr("%n retry/retries, from %1 ms on", nullptr, retry.retries).arg(number(retry.baseMs));
}

QString faultsSummary(const std::vector<Fault>& faults)
{
    if (faults.empty())
        return ScenarioText::tr("none");
    return ScenarioText::tr("%n fault(s)", nullptr, static_cast<int>(faults.size()));
}

}
