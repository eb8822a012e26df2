// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/steprunner.h"

#include "base/random.h"

#include <QCoreApplication>

#include <set>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StepText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::StepRunner)
};

constexpr int shownCharacters = 160;
constexpr int hurriedMs = 5'000;
constexpr std::size_t mostKnownSecrets = 256; ///< that are looked for in everything a run keeps

QString startOf(const QByteArray& body)
{
    const QString text = QString::fromUtf8(body.left(64 * shownCharacters)).simplified();
    return text.isEmpty() ? u"–"_s : text.left(shownCharacters);
}

std::vector<Secret> secretsOf(const Fields& captured)
{
    std::vector<Secret> secrets;
    for (const Field& variable : captured) {
        if (variable.secret && !variable.value.isEmpty())
            secrets.push_back({variable.name, variable.value.toUtf8()});
    }
    return secrets;
}

/// A capture is secret where it was declared so or is sent at a sensitive place (hideSecrets).
void markSecrets(Fields& captured, const VariableScope& scope)
{
    for (const VariableLayer& level : scope) {
        if (level.kind != VariableLayer::Kind::Captured)
            continue;
        for (Field& variable : captured) {
            variable.secret |= std::any_of(level.variables.begin(), level.variables.end(), [&](const Field& known) {
                return known.secret && known.name == variable.name;
            });
        }
    }
}

std::set<int> firedOperations(const RunContext& context)
{
    std::set<int> fired;
    for (const AttemptFacts& attempt : context.history.attempts())
        fired.insert(attempt.operation);
    return fired;
}

}

std::vector<std::size_t> StepRunner::places(FlowStep::When when) const
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < m_context.steps.size(); ++i) {
        if (m_context.steps[i].step.when == when)
            places.push_back(i);
    }
    return places;
}

Result<void> StepRunner::setUpRun(const std::stop_token& stop)
{
    if (m_context.job.runValues)
        return {};
    return fire({{std::nullopt, places(FlowStep::When::BeforeRun)}}, true, stop);
}

Result<void> StepRunner::setUpOperations(const std::vector<int>& operations, const std::stop_token& stop)
{
    const std::vector<std::size_t> steps = places(FlowStep::When::BeforeOperation);
    if (steps.empty() && places(FlowStep::When::AfterOperation).empty())
        return {};
    std::vector<StepChain> chains;
    for (const int index : operations) {
        const bool isKnown = std::any_of(m_context.job.setUp.begin(), m_context.job.setUp.end(),
                                         [index](const OperationSetUp& known) { return known.name.index == index; });
        if (isKnown)
            continue;
        auto name = m_context.planner.nameOf(index);
        if (!name)
            return Failure(name.error());
        if (steps.empty())
            m_begun.push_back(*std::move(name)); // there is only something to tidy up
        else
            chains.push_back({*std::move(name), steps});
    }
    return fire(std::move(chains), true, stop);
}

std::vector<OperationSetUp> StepRunner::begun() const
{
    std::vector<OperationSetUp> result;
    for (const OperationName& name : m_begun) {
        const auto captured = m_context.values->ofOperation.find(name.index);
        result.push_back({name, captured == m_context.values->ofOperation.end() ? Fields() : captured->second});
    }
    return result;
}

std::vector<Sentence> StepRunner::tearDown(const std::vector<OperationSetUp>& operations, bool isHurried,
                                           const std::stop_token& stop)
{
    const bool isStopped = stop.stop_requested();
    const std::stop_callback giveUp(stop, [this, isStopped] {
        if (!isStopped)
            m_giveUp.request_stop();
    });
    m_failures.clear(); // what the set-up failed for is said already
    m_isTearDown = true;
    m_isHurried = isHurried;
    const std::vector<std::size_t> steps = places(FlowStep::When::AfterOperation);
    const bool isKnown = !places(FlowStep::When::BeforeOperation).empty() || !m_context.job.setUp.empty();
    const std::set<int> fired = isKnown ? std::set<int>() : firedOperations(m_context);
    std::vector<StepChain> chains;
    for (const OperationSetUp& operation : operations) {
        if (!steps.empty() && (isKnown || fired.contains(operation.name.index)))
            chains.push_back({operation.name, steps});
    }
    // A failure of the log is sticky: the run's end reports it.
    std::ignore = fire(std::move(chains), false, m_giveUp.get_token());
    std::ignore = fire({{std::nullopt, places(FlowStep::When::AfterRun)}}, false, m_giveUp.get_token());
    return std::exchange(m_failures, {});
}

Result<void> StepRunner::fire(std::vector<StepChain> chains, bool endsAtFailure, const std::stop_token& stop)
{
    std::erase_if(chains, [](const StepChain& chain) { return chain.steps.empty(); });
    if (chains.empty() || stop.stop_requested())
        return {};
    m_stop = stop;
    StepFeed::Pace pace;
    const SafetyLimits& limits = m_context.job.limits;
    const bool isHere = std::all_of(m_context.steps.begin(), m_context.steps.end(),
                                    [](const ReadyStep& step) { return step.target.isLoopback; });
    if (!isHere)
        pace = {std::min(pace.atOnce, std::size_t(limits.inFlight)), limits.perSecond};
    StepFeed feed(std::move(chains),
                  {[this](const StepChain& chain, std::size_t step) { return make(chain, step); },
                   [this](const StepChain& chain, std::size_t step, const Exchange& exchange) {
                       return take(chain, step, exchange);
                   }},
                  pace, endsAtFailure);
    if (auto fired = m_context.engine.fire(feed, stop); !fired)
        return fired;
    if (!m_failure)
        return {};
    return idemscope::fail(ErrorCode::Network, [failure = *m_failure] { return failure.text(); });
}

Result<RenderedRequest> StepRunner::rendered(const ReadyStep& ready, const StepChain& chain) const
{
    Generated generated{Random(randomSeed()),
                        QDateTime::currentDateTimeUtc(),
                        {},
                        {},
                        0,
                        m_context.values->in(chain.operation ? chain.operation->index : -1)};
    for (const QString& name : ready.request.lateVariables()) {
        const bool isKnown = std::any_of(generated.late->begin(), generated.late->end(), [&](const Field& variable) {
            return variable.enabled && variable.name == name;
        });
        if (!isKnown)
            return idemscope::fail(ErrorCode::NotFound, u"{{%1}} was not captured"_s.arg(name));
    }
    if (chain.operation) {
        generated.operation = chain.operation->token;
        generated.round = chain.operation->round;
        generated.key = chain.operation->key;
    }
    if (ready.hasOwnKey()) {
        auto key = makeKey(ready.step.own->contract.making, ready.scope, generated);
        if (!key)
            return Failure(key.error());
        generated.key = *std::move(key);
    }
    return ready.request.render({generated, true, 0, {}});
}

RenderedRequestPtr StepRunner::make(const StepChain& chain, std::size_t step)
{
    const ReadyStep& ready = m_context.steps[step];
    if (chain.operation && !m_isTearDown && step == chain.steps.front())
        m_begun.push_back(*chain.operation);
    auto request = rendered(ready, chain);
    if (!request && m_isTearDown && request.error().code == ErrorCode::NotFound)
        return nullptr; // the set-up failed before there was something to tidy up
    if (!request) {
        fail(step, StepText::trLater("it cannot be made: %1").with(request.error().message));
        return nullptr;
    }
    const auto target = targetOf(*request);
    if (!target || (target->origin != ready.target.origin && !target->isLoopback)) {
        fail(step, StepText::trLater("a captured value changes where it goes, which is not allowed"));
        return nullptr;
    }
    if (m_isHurried) {
        for (int* timeout : {&request->transport.connectTimeoutMs, &request->transport.totalTimeoutMs})
            *timeout = *timeout > 0 ? std::min(*timeout, hurriedMs) : hurriedMs;
    }
    return std::make_shared<const RenderedRequest>(*std::move(request));
}

bool StepRunner::take(const StepChain& chain, std::size_t step, const Exchange& exchange)
{
    const ReadyStep& ready = m_context.steps[step];
    const Response& response = exchange.response;
    const Redactor redactor = m_context.redactor.with(exchange.request->secrets);
    if (exchange.outcome != Outcome::Responded) {
        log(chain, step, exchange, {}, exchange.error);
        fail(step, StepText::trLater("no complete answer came (%1)")
                       .with(QString::fromUtf8(redactor.redactBytes(exchange.error.toUtf8()))));
        if (m_isHurried)
            m_giveUp.request_stop();
        return false;
    }
    if (ready.classifier.classify(response).kind != AttemptClass::Acknowledged) {
        log(chain, step, exchange, {}, u"answered %1"_s.arg(response.status));
        fail(step, StepText::trLater("it was answered %1: %2")
                       .with(QString::number(response.status), startOf(redactor.redactBytes(response.body))));
        return false;
    }
    Fields captured;
    const auto found = capture(ready, response, captured);
    markSecrets(captured, m_context.job.scope);
    log(chain, step, exchange, captured, found ? QString() : found.error().message);
    if (!found)
        fail(step,
             StepText::trLater("the answer does not hold what is to be captured: %1").with(found.error().message));
    keep(chain, std::move(captured)); // also what a failing step brought: the tear-down may need it
    return found.has_value();
}

void StepRunner::keep(const StepChain& chain, Fields captured)
{
    for (const Secret& secret : secretsOf(captured)) {
        if (m_context.secrets.size() < mostKnownSecrets)
            m_context.secrets.push_back(secret);
    }
    m_context.redactor = m_context.redactor.with(m_context.secrets);
    Fields& known = chain.operation ? m_context.values->ofOperation[chain.operation->index] : m_context.values->ofRun;
    known.insert(known.end(), captured.begin(), captured.end());
}

void StepRunner::log(const StepChain& chain, std::size_t step, const Exchange& exchange, const Fields& captured,
                     const QString& error)
{
    const Redactor redactor = m_context.redactor.with(exchange.request->secrets).with(secretsOf(captured));
    StepExchange kept;
    kept.step = int(step);
    if (chain.operation)
        kept.operation = chain.operation->index;
    kept.at = std::max<qint64>(0, exchange.timing.started - m_context.startedUs);
    kept.durationUs = std::max<qint64>(0, exchange.timing.complete - exchange.timing.started);
    kept.status = exchange.outcome == Outcome::Responded ? exchange.response.status : 0;
    kept.error = QString::fromUtf8(redactor.redactBytes(error.toUtf8()));
    kept.captured = captured;
    kept.requestHead = redactor.redactHead(exchange.requestHead);
    kept.requestBody = redactor.redactBytes(exchange.requestBody);
    kept.responseHead = redactor.redactHead(exchange.response.head);
    kept.responseBody = redactor.redactBytes(exchange.response.body);
    // A failure of the log is sticky: the next batch of attempts or the run's end reports it.
    std::ignore = m_context.log.addSteps(m_context.run, {std::move(kept)});
}

void StepRunner::fail(std::size_t step, const Sentence& what)
{
    if (m_stop.stop_requested() && !m_isTearDown)
        return; // it was cut short
    const QString title = QString::fromUtf8(m_context.redactor.redactUrl(m_context.steps[step].step.title().toUtf8()));
    m_failures.push_back(
        (m_isTearDown ? StepText::trLater("The tear-down request “%1” failed: %2")
                      : StepText::trLater("The set-up request “%1” failed: %2. No attempt was sent. Mend that request, "
                                          "its credentials or its captures (--before-run, --before-operation ¦ Set-up) "
                                          "and run again."))
            .with(title, what));
    if (!m_failure && !m_isTearDown)
        m_failure = m_failures.back();
}

}
