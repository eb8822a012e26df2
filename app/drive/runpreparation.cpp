// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/runpreparation.h"

#include "base/clock.h"
#include "base/random.h"
#include "drive/accesstoken.h"
#include "drive/storedrows.h"
#include "drive/transportcheck.h"
#include "model/json.h"
#include "plan/limits.h"
#include "render/secretplaces.h"

#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// The document without any secret that happens to stand in one of its texts.
QJsonValue redacted(const QJsonValue& value, const Redactor& redactor)
{
    if (value.isString()) {
        const QByteArray text = value.toString().toUtf8();
        const bool isUrl = text.contains("://") && !text.contains("{{"); // a template names its variables only
        return QString::fromUtf8(isUrl ? redactor.redactUrl(text) : redactor.redactBytes(text));
    }
    if (value.isArray()) {
        QJsonArray items;
        for (const QJsonValue& item : value.toArray())
            items.append(redacted(item, redactor));
        return items;
    }
    QJsonObject members = value.toObject();
    for (auto member = members.begin(); member != members.end(); ++member)
        *member = redacted(*member, redactor);
    return value.isObject() ? QJsonValue(members) : value;
}

/// Values of secret variables do not leave the process.
QJsonArray storedScope(const VariableScope& scope)
{
    QJsonArray layers;
    for (const VariableLayer& layer : scope) {
        if (layer.isLate() || isTokenLayer(layer)) // made anew
            continue;
        QJsonArray variables;
        for (Field variable : layer.variables) {
            if (variable.secret)
                variable.value.clear();
            variables.append(toJson(variable));
        }
        QJsonObject stored{{u"origin"_s, layer.origin}, {u"variables"_s, variables}};
        if (layer.kind != VariableLayer::Kind::Other)
            stored.insert(u"kind"_s, int(layer.kind));
        layers.append(stored);
    }
    return layers;
}

/// "POST /payments · 10 × 5 · last-byte": words of the command line, the same in every language.
QString titleOf(const RunJob& job, const RenderedRequest& request)
{
    if (!job.title.isEmpty())
        return job.title;
    const QString title = requestTitle(request);
    if (job.kind != "burst"_L1)
        return title + u" · "_s + job.kind;
    const Scenario& scenario = job.scenario;
    const QString rounds = scenario.rounds > 1 ? u" × %1"_s.arg(scenario.rounds) : QString();
    return u"%1 · %2 × %3%4 · %5"_s.arg(title, QString::number(scenario.operations),
                                        QString::number(clientsPerOperation(scenario)), rounds, word(scenario.release));
}

/// Secrets that only the steps send, and those that a shared set-up has captured.
std::vector<Secret> stepSecrets(const RunJob& job)
{
    VariableScope scope;
    for (const FlowStep& step : job.request.steps) {
        if (step.own)
            scope.push_back({{}, step.own->variables});
    }
    if (job.runValues)
        scope.push_back({{}, *job.runValues});
    for (const OperationSetUp& known : job.setUp)
        scope.push_back({{}, known.captured});
    return secretsOf(scope);
}

RunStart startOf(const RunContext& context, const RenderedRequest& request, const PlanInput& input)
{
    const RunJob& job = context.job;
    RunStart start;
    start.kind = job.kind;
    start.title = QString::fromUtf8(context.redactor.redactUrl(titleOf(job, request).toUtf8()));
    start.target = QString::fromUtf8(context.redactor.redactBytes(context.target.origin.toUtf8()));
    start.environment = job.environment;
    start.seed = context.seed;
    start.nonce = context.nonce;
    start.parent = job.parent;
    start.started = context.started;
    start.request = keptRequest(job, context.redactor);
    start.scenario = toJson(context.scenario);
    start.profile = toJson(job.profile);
    start.facts = keptSurroundings(job, context.redactor, context.planner.operationCount());
    start.facts.insert(u"now"_s, wallClockText(input.now));
    start.facts.insert(u"isLoopback"_s, context.target.isLoopback);
    start.audit = job.audit;
    start.checkId = job.checkId;
    return start;
}

}

QJsonObject keptRequest(const RunJob& job, const Redactor& redactor)
{
    return redacted(toJson(withoutTokens(job.request)), redactor).toObject();
}

QJsonObject keptSurroundings(const RunJob& job, const Redactor& redactor, qint64 operations)
{
    QJsonObject kept{{u"scope"_s, redacted(storedScope(job.scope), redactor)},
                     {u"folder"_s, job.folder},
                     {u"isProtected"_s, job.isProtected}};
    if (!job.rows.rows.empty())
        kept.insert(u"dataRows"_s, redacted(rowsJson(job, operations), redactor));
    return kept;
}

QString requestTitle(const RenderedRequest& request)
{
    const QByteArray& url = request.url;
    const qsizetype host = url.indexOf("://") + 3;
    const qsizetype path = url.indexOf('/', host);
    const QString target = path < 0 ? u"/"_s : QString::fromUtf8(url.mid(path)).section(u'?', 0, 0);
    return QString::fromUtf8(request.method) + u' ' + target;
}

PlanInput planInputOf(const RunJob& job)
{
    PlanInput input{job.request, job.scenario, job.scope, job.folder, 0, {}, {}, job.reusedKeys};
    // 53 bits, so that a seed survives every JSON reader on its way to a rerun.
    input.seed = job.seed ? *job.seed : job.scenario.seed ? *job.scenario.seed : randomSeed() >> 11;
    input.nonce = job.nonce ? *job.nonce : Random(randomSeed()).bytes(12).toHex();
    input.now = job.now ? *job.now : QDateTime::currentDateTimeUtc();
    input.values = std::make_shared<const OperationValues>(valuesOf(job));
    return input;
}

Result<RunContext> prepareRun(const RunJob& job, RunLog& log, RunMonitor& monitor, Engine& engine)
{
    PlanInput input = planInputOf(job);
    const auto values = std::make_shared<OperationValues>(valuesOf(job));
    input.values = values;
    auto steps = readySteps(job);
    if (!steps)
        return Failure(steps.error());
    auto planner = Planner::create(input);
    if (!planner)
        return Failure(planner.error());
    auto classifier = Classifier::create(job.request.contract, job.profile);
    if (!classifier)
        return Failure(classifier.error());
    const auto first = planner->operation(0);
    if (!first)
        return Failure(first.error());
    const RenderedRequest& request = *first->requests.front();
    auto target = targetOf(request);
    if (!target)
        return Failure(target.error());
    if (auto usable = checkTransport(request.transport); !usable)
        return Failure(usable.error());
    auto scenario = limited(job.scenario, job.limits, planner->estimate(), *target);
    if (!scenario)
        return Failure(scenario.error());
    if (auto hasRoom = checkConnections(*scenario, request); !hasRoom)
        return Failure(hasRoom.error());
    RunContext context{job,
                       *scenario,
                       *planner,
                       std::move(*classifier),
                       Redactor(request.secrets),
                       *target,
                       log,
                       monitor,
                       engine,
                       job.sinks ? job.sinks : std::make_shared<SinkHub>(),
                       values,
                       *std::move(steps),
                       stepSecrets(job)};
    context.redactor = context.redactor.with(context.secrets);
    for (const RenderedRequestPtr& sent : first->requests) // an answer may repeat what another client sent
        context.redactor = context.redactor.with(sent->secrets);
    context.startedUs = monotonicMicros();
    context.started = wallClockText();
    context.now = input.now;
    context.nonce = input.nonce;
    context.seed = input.seed;
    context.attemptsPlanned = planner->estimate().attemptsMax;
    context.live = LiveSeries(planner->operationCount());
    auto observer = makeObserver(context);
    if (!observer)
        return Failure(observer.error());
    if (auto known = observer->answerCalls({}, context.scenario.sinkAnswers); !known)
        return Failure(known.error());
    const auto run = log.beginRun(startOf(context, request, input));
    if (!run)
        return Failure(run.error());
    context.run = *run;
    return context;
}

Result<Observer> makeObserver(RunContext& context)
{
    const Contract& contract = context.job.request.contract;
    const RunJob& job = context.job;
    Observer::Setup setup{contract.probes, contract.settling, job.request.transport,
                          job.scope,       context.now,       secretsOf(job.scope)};
    setup.secrets.insert(setup.secrets.end(), context.secrets.begin(), context.secrets.end());
    setup.values = context.values;
    setup.sinks = context.sinks;
    setup.areSinksNew = !job.sinks;
    setup.authenticated = job.request;
    auto observer = Observer::create(std::move(setup), context.engine);
    if (!observer)
        return observer;
    RunLog* log = &context.log;
    const qint64 run = context.run;
    const Redactor redactor = context.redactor;
    observer->onReading = [log, run, redactor, tell = job.onReading](const Reading& reading) {
        Reading stored = reading;
        stored.raw = redactor.redactBytes(stored.raw);
        if (tell)
            tell(stored);
        // A failure of the log is sticky: the next batch of attempts or the run's end reports it.
        std::ignore = log->addReadings(run, {std::move(stored)});
    };
    return observer;
}

Result<StoredPlan> storedPlan(const QJsonObject& request, const QJsonObject& scenario, const QJsonObject& profile,
                              const QJsonObject& facts)
{
    StoredPlan plan;
    const auto readRequest = requestFromJson(request);
    const auto readScenario = scenarioFromJson(scenario);
    const auto readProfile = profileFromJson(profile);
    if (!readRequest)
        return Failure(readRequest.error());
    if (!readScenario)
        return Failure(readScenario.error());
    if (!readProfile)
        return Failure(readProfile.error());
    for (const QJsonValue& layer : facts[u"scope"_s].toArray()) {
        auto variables = fieldsFromJson(layer[u"variables"_s], u"scope"_s);
        if (!variables)
            return Failure(variables.error());
        plan.scope.push_back(
            {layer[u"origin"_s].toString(), *variables, static_cast<VariableLayer::Kind>(layer[u"kind"_s].toInt())});
    }
    plan.request = *readRequest;
    plan.scenario = *readScenario;
    plan.profile = *readProfile;
    plan.folder = facts[u"folder"_s].toString();
    plan.isProtected = facts[u"isProtected"_s].toBool();
    plan.rows = storedRows(facts[u"dataRows"_s].toObject());
    plan.now = QDateTime::fromString(facts[u"now"_s].toString(), Qt::ISODateWithMs);
    return plan;
}

}
