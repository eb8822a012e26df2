// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/scenariooptions.h"

#include "cli/scenariotext.h"
#include "model/expectation.h"
#include "model/json/words.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ScenarioText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ScenarioOptions)
};

/// Reads a whole number into an int-like member, if it was given.
template <typename Target>
Result<void> applyNumber(const Arguments& arguments, const QString& name, int minimum, Target& target)
{
    const auto number = arguments.integer(name, minimum);
    if (!number)
        return Failure(number.error());
    if (*number)
        target = **number;
    return {};
}

template <typename Enum>
Result<void> applyWord(const Arguments& arguments, const QString& name, Enum& target)
{
    const auto text = arguments.value(name);
    if (!text)
        return {};
    const auto known = fromWord<Enum>(*text);
    if (!known)
        return badOption(name, *text, ScenarioText::tr("one of %1 expected").arg(allWords<Enum>()));
    target = *known;
    return {};
}

Result<Scenario> baseScenario(const Arguments& arguments, const Request& request)
{
    const auto name = arguments.value(u"scenario"_s);
    if (!name)
        return request.scenarios.empty() ? Scenario{} : request.scenarios.front();
    QStringList known;
    for (const Scenario& scenario : request.scenarios) {
        if (scenario.name == *name)
            return scenario;
        known += scenario.name;
    }
    return badOption(
        u"scenario"_s, *name,
        ScenarioText::tr("the request has: %1").arg(known.isEmpty() ? ScenarioText::tr("none") : known.join(u", "_s)));
}

Result<void> applyCounts(Scenario& scenario, const Arguments& arguments)
{
    if (auto done = applyNumber(arguments, u"operations"_s, 1, scenario.operations); !done)
        return done;
    if (auto done = applyNumber(arguments, u"attempts"_s, 1, scenario.attempts); !done)
        return done;
    if (auto done = applyNumber(arguments, u"rounds"_s, 1, scenario.rounds); !done)
        return done;
    if (auto done = applyNumber(arguments, u"in-flight"_s, 1, scenario.inFlight); !done)
        return done;
    const auto seed = arguments.number(u"seed"_s, 0);
    if (!seed)
        return Failure(seed.error());
    if (*seed)
        scenario.seed = quint64(**seed);
    return {};
}

Result<void> applyStrategies(Scenario& scenario, const Arguments& arguments)
{
    if (const auto text = arguments.value(u"key-strategy"_s)) {
        if (auto done = applyKeyStrategy(scenario, *text); !done)
            return done;
    }
    if (const auto text = arguments.value(u"arrival"_s)) {
        auto arrival = arrivalFromText(*text);
        if (!arrival)
            return Failure(arrival.error());
        scenario.arrival = *arrival;
    }
    if (auto done = applyWord(arguments, u"payload"_s, scenario.payload); !done)
        return done;
    return applyWord(arguments, u"release"_s, scenario.release);
}

Result<void> applyRetries(RetryPolicy& retry, const Arguments& arguments)
{
    if (auto done = applyNumber(arguments, u"retries"_s, 0, retry.retries); !done)
        return done;
    if (auto done = applyNumber(arguments, u"backoff-ms"_s, 0, retry.baseMs); !done)
        return done;
    if (auto done = applyNumber(arguments, u"backoff-cap-ms"_s, 0, retry.capMs); !done)
        return done;
    if (auto done = applyNumber(arguments, u"deadline-ms"_s, 0, retry.deadlineMs); !done)
        return done;
    if (auto done = applyNumber(arguments, u"retry-budget"_s, 1, retry.budget); !done)
        return done;
    const auto factor = arguments.real(u"backoff-factor"_s, 1);
    if (!factor)
        return Failure(factor.error());
    retry.factor = factor->value_or(retry.factor);
    if (const auto text = arguments.value(u"retry-on"_s)) {
        if (auto done = applyRetryOn(retry, *text); !done)
            return done;
    }
    if (const auto text = arguments.value(u"retry-after"_s)) {
        if (*text != "obey"_L1 && *text != "ignore"_L1)
            return badOption(u"retry-after"_s, *text, ScenarioText::tr("one of %1 expected").arg(u"obey, ignore"_s));
        retry.obeyRetryAfter = *text == "obey"_L1;
    }
    return applyWord(arguments, u"jitter"_s, retry.jitter);
}

Result<void> applyFaults(Scenario& scenario, const Arguments& arguments)
{
    std::vector<Fault> faults;
    for (const QString& option : {u"abandon"_s, u"delay"_s, u"client-timeout-ms"_s}) {
        for (const QString& text : arguments.values(option)) {
            const auto fault = faultFromText(option, text);
            if (!fault)
                return Failure(fault.error());
            faults.push_back(*fault);
        }
    }
    if (!faults.empty())
        scenario.faults = std::move(faults);
    return {};
}

Result<void> applyAcceptance(Scenario& scenario, const Arguments& arguments)
{
    scenario.control = scenario.control || arguments.has(u"control"_s);
    scenario.traceparent = scenario.traceparent || arguments.has(u"traceparent"_s);
    scenario.newConnections = scenario.newConnections || arguments.has(u"new-connections"_s);
    for (const QString& text : arguments.values(u"accept"_s)) {
        if (text != "inferred"_L1 && text != "counted"_L1)
            return badOption(u"accept"_s, text, ScenarioText::tr("one of %1 expected").arg(u"inferred, counted"_s));
        (text == "inferred"_L1 ? scenario.acceptInferred : scenario.acceptCounted) = true;
    }
    for (const QString& text : arguments.values(u"expect"_s)) {
        if (auto parsed = Expectation::parse(text); !parsed)
            return Failure(parsed.error());
        scenario.expectations.push_back(text);
    }
    return {};
}

}

QList<OptionSpec> scenarioOptions()
{
    return {
        {{u"scenario"_s},
         u"NAME"_s,
         ScenarioText::tr("start from this scenario of the request (its first, if it has any)")},
        {{u"operations"_s}, u"N"_s, ScenarioText::tr("logical intents (1)")},
        {{u"attempts"_s}, u"N"_s, ScenarioText::tr("clients per operation (2)")},
        {{u"key-strategy"_s},
         u"S"_s,
         ScenarioText::tr("per-operation|per-attempt|shared|fixed:KEY|none|derived (per-operation)")},
        {{u"payload"_s}, u"P"_s, ScenarioText::tr("same|equivalent|mutated (same)")},
        {{u"arrival"_s},
         u"A"_s,
         ScenarioText::tr("sequential|concurrent|staggered:MS[-MS]|open:RATE[-RATE] (sequential)")},
        {{u"release"_s}, u"R"_s, ScenarioText::tr("plain|last-byte|single-packet (plain)")},
        {{u"in-flight"_s}, u"MAX"_s, ScenarioText::tr("most exchanges under way at once")},
        {{u"new-connections"_s}, {}, ScenarioText::tr("every attempt on a connection of its own")},
        {{u"abandon"_s},
         u"POINT[:rst][@INDEX|%P]"_s,
         ScenarioText::tr(
             "give up at after-connect, mid-request, after-request, after-headers or mid-body, by FIN or :rst, on the "
             "attempt INDEX of each operation (from 1), on P percent of them, or without either on every attempt; "
             "repeatable")},
        {{u"delay"_s}, u"MS[@INDEX|%P]"_s, ScenarioText::tr("wait before sending; repeatable")},
        {{u"client-timeout-ms"_s}, u"N[@INDEX|%P]"_s, ScenarioText::tr("give up after this long; repeatable")},
        {{u"retries"_s}, u"N"_s, ScenarioText::tr("retries of each client (0)")},
        {{u"backoff-ms"_s}, u"N"_s, ScenarioText::tr("wait before the first retry (200)")},
        {{u"backoff-factor"_s}, u"X"_s, ScenarioText::tr("growth of the wait (2)")},
        {{u"backoff-cap-ms"_s}, u"N"_s, ScenarioText::tr("longest wait (10000)")},
        {{u"jitter"_s}, u"J"_s, ScenarioText::tr("none|full|equal|decorrelated (full)")},
        {{u"retry-on"_s}, u"LIST"_s, ScenarioText::tr("unknown,conflict,failed (all three)")},
        {{u"retry-after"_s}, u"obey|ignore"_s, ScenarioText::tr("the header Retry-After as a lower bound (obey)")},
        {{u"deadline-ms"_s}, u"N"_s, ScenarioText::tr("no retry starts later than this")},
        {{u"retry-budget"_s}, u"N"_s, ScenarioText::tr("most attempts per operation")},
        {{u"rounds"_s}, u"R"_s, ScenarioText::tr("repeat with fresh keys (1)")},
        {{u"seed"_s}, u"N"_s, ScenarioText::tr("fixes schedule, jitter, faults and mutations")},
        {{u"reuse-keys"_s}, u"RUN"_s, ScenarioText::tr("use the keys of an earlier run")},
        {{u"control"_s}, {}, ScenarioText::tr("fire distinct keys as well, to see that they are told apart")},
        {{u"accept"_s}, u"inferred|counted"_s, ScenarioText::tr("accept weaker evidence; repeatable")},
        {{u"traceparent"_s}, {}, ScenarioText::tr("add a W3C traceparent header to each attempt")},
        {{u"expect"_s},
         u"'p95<200ms'"_s,
         ScenarioText::tr("a bound by <, <=, =, >= or > on one of %1; repeatable")
             .arg(Expectation::knownFigures().join(u", "_s))},
    };
}

Result<Scenario> scenarioFrom(const Arguments& arguments, const Request& request)
{
    auto scenario = baseScenario(arguments, request);
    if (!scenario)
        return scenario;
    for (const auto apply : {applyCounts, applyStrategies, applyFaults, applyAcceptance}) {
        if (auto done = apply(*scenario, arguments); !done)
            return Failure(done.error());
    }
    if (auto done = applyRetries(scenario->retry, arguments); !done)
        return Failure(done.error());
    return scenario;
}

}
