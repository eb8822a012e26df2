// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/readystep.h"

#include "drive/accesstoken.h"
#include "expression/json.h"
#include "render/givenauth.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StepText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReadyStep)
};

Failure ofStep(const FlowStep& step, const Error& error)
{
    return fail(error.code, [title = step.title(), error] {
        return StepText::tr("The set-up request “%1”: %2").arg(title, error.text());
    });
}

Result<void> checkVariable(const QString& name)
{
    const bool isBuiltIn = name == "key"_L1 || name == "operation"_L1 || name == "round"_L1 || name.startsWith(u'$');
    if (name.trimmed().isEmpty() || isBuiltIn || name.contains(u'{') || name.contains(u'}'))
        return fail(ErrorCode::InvalidInput, [name] {
            return StepText::tr("“%1” cannot be the name of a captured variable: choose another one (--before-run, "
                                "--before-operation ¦ Set-up, Captures)")
                .arg(name);
        });
    return {};
}

Result<std::vector<std::optional<JsonPath>>> pathsOf(const FlowStep& step)
{
    std::vector<std::optional<JsonPath>> paths;
    for (const Capture& capture : step.captures) {
        if (auto good = checkVariable(capture.variable); !good)
            return Failure(good.error());
        if (capture.source == Capture::Source::Header) {
            paths.emplace_back();
            continue;
        }
        auto path = JsonPath::parse(capture.place);
        if (!path)
            return Failure(path.error());
        paths.emplace_back(*std::move(path));
    }
    return paths;
}

/// A step without a request of its own was looked for in the collection and not found.
Result<void> checkFound(const FlowStep& step)
{
    if (step.own)
        return {};
    return fail(ErrorCode::NotFound, [request = step.request] {
        return StepText::tr("There is no request “%1” in the collection: choose another one (--before-run, "
                            "--before-operation, --after-operation, --after-run ¦ Set-up)")
            .arg(request);
    });
}

Result<ReadyStep> readyStep(const RunJob& job, std::size_t place)
{
    const FlowStep& step = job.request.steps[place];
    if (auto found = checkFound(step); !found)
        return Failure(found.error());
    auto paths = pathsOf(step);
    if (!paths)
        return Failure(paths.error());
    VariableScope scope = scopeOfStep(job.scope, job.request.steps, place);
    Request request = *step.own;
    if (request.auth.kind == Auth::Kind::OAuth2 ||
        request.auth.kind == Auth::Kind::Digest) // its token is among its own variables
        std::erase_if(scope, isTokenLayer);
    if (step.request.isEmpty()) { // held by the request, it goes the way of the request
        request.transport = job.request.transport;
        if (request.auth.kind == Auth::Kind::Inherit)
            request.auth = authForStep(request.url, job.request, scope);
    }
    auto compiled = RequestTemplate::compile(request, scope, job.folder);
    if (!compiled)
        return Failure(compiled.error());
    Generated generated;
    generated.now = QDateTime::currentDateTimeUtc();
    generated.key = "idemscope";
    const auto sample = compiled->render({generated, true, 0, {}});
    if (!sample)
        return Failure(sample.error());
    auto target = targetOf(*sample);
    if (!target)
        return Failure(target.error());
    auto classifier = Classifier::create(step.own->contract, {});
    if (!classifier)
        return Failure(classifier.error());
    return ReadyStep{
        step, std::move(scope), *std::move(compiled), *std::move(classifier), *std::move(paths), *std::move(target)};
}

QString textOf(const JsonValue& value)
{
    return QString::fromUtf8(value.isString() ? value.string() : value.text().toByteArray());
}

Result<QString> valueAt(const JsonPath& path, const JsonDocument& document)
{
    const auto nodes = path.select(document);
    if (!nodes)
        return Failure(nodes.error());
    if (nodes->size() != 1)
        return fail(ErrorCode::InvalidInput, u"selects %1 values instead of one"_s.arg(nodes->size()));
    return textOf(nodes->front());
}

}

RunJob withLateLevels(RunJob job)
{
    addLateLevels(job.scope, job.request.steps, job.rows.rows.empty() ? Fields() : job.rows.rows.front());
    return job;
}

Result<std::vector<ReadyStep>> readySteps(const RunJob& job)
{
    std::vector<ReadyStep> steps;
    for (std::size_t place = 0; place < job.request.steps.size(); ++place) {
        auto ready = readyStep(job, place);
        if (!ready)
            return ofStep(job.request.steps[place], ready.error());
        steps.push_back(*std::move(ready));
    }
    return steps;
}

Result<void> capture(const ReadyStep& step, const Response& response, Fields& captured)
{
    std::optional<Result<JsonDocument>> body;
    for (std::size_t i = 0; i < step.paths.size(); ++i) {
        const Capture& wanted = step.step.captures[i];
        Field variable{.name = wanted.variable, .value = {}, .secret = wanted.secret};
        if (!step.paths[i]) {
            const QByteArray value = headerValue(response.headers, wanted.place.toUtf8());
            if (value.isNull())
                return fail(ErrorCode::InvalidInput,
                            u"%1: the answer has no header %2"_s.arg(wanted.variable, wanted.place));
            variable.value = QString::fromUtf8(value);
            captured.push_back(std::move(variable));
            continue;
        }
        if (!body)
            body = JsonDocument::parse(response.body);
        if (!*body)
            return fail(ErrorCode::InvalidInput, u"%1: the answer's body is no JSON"_s.arg(wanted.variable));
        auto value = valueAt(*step.paths[i], **body);
        if (!value)
            return fail(ErrorCode::InvalidInput,
                        u"%1: %2 %3"_s.arg(wanted.variable, wanted.place, value.error().message));
        variable.value = *std::move(value);
        captured.push_back(std::move(variable));
    }
    return {};
}

OperationValues valuesOf(const RunJob& job)
{
    OperationValues values;
    values.rows = job.rows.rows;
    values.firstOfControl = job.scenario.operations * job.scenario.rounds;
    values.ofRun = job.runValues.value_or(Fields());
    for (const OperationSetUp& known : job.setUp)
        values.ofOperation[known.name.index] = known.captured;
    for (const FlowStep& step : job.request.steps) {
        for (const Capture& capture : step.captures) {
            if (step.when == FlowStep::When::BeforeOperation)
                values.awaited.push_back(capture.variable);
        }
    }
    return values;
}

}
