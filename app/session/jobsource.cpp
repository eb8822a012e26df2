// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobsource.h"

#include "session/profilelibrary.h"
#include "session/steprequests.h"
#include "session/variablelevels.h"
#include "workspace/locate.h"

#include <QCoreApplication>
#include <QProcessEnvironment>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Source
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JobSource)
};

const QLatin1StringView secretPrefix("IDEMSCOPE_SECRET_");

bool isUrl(const QString& text)
{
    return text.contains("://"_L1) || text.startsWith("{{"_L1);
}

Result<Environment> environmentNamed(const LocatedRequest& located, const QString& name)
{
    if (!located.collection)
        return fail(ErrorCode::NotFound,
                    Source::tr("There is no environment “%1”: the request is in no collection").arg(name));
    const auto environments = located.collection->environments();
    if (!environments)
        return Failure(environments.error());
    QStringList names;
    for (const Environment& environment : *environments) {
        if (environment.name == name)
            return environment;
        names += environment.name;
    }
    return fail(ErrorCode::NotFound, Source::tr("There is no environment “%1”; the collection has: %2")
                                         .arg(name, names.isEmpty() ? Source::tr("none") : names.join(u", "_s)));
}

/// Fills secret variables from the process environment.
Result<void> fillSecrets(Fields& variables)
{
    for (Field& variable : variables) {
        if (!variable.secret || !variable.enabled || !variable.value.isEmpty())
            continue;
        const QByteArray name = secretEnvironmentName(variable.name);
        if (!qEnvironmentVariableIsSet(name))
            return fail(ErrorCode::NotFound,
                        Source::tr("The secret variable “%1” has no value: set %2 in the environment")
                            .arg(variable.name, QString::fromLatin1(name)));
        variable.value = qEnvironmentVariable(name);
    }
    return {};
}

/// Steps that the request's own collection does not have may be files, named as requests are.
Result<void> takeElsewhere(Request& request)
{
    for (FlowStep& step : request.steps) {
        if (step.own)
            continue;
        const auto located = locateRequest(step.request);
        if (!located)
            return Failure(located.error());
        Request saved = located->request;
        if (located->collection) {
            const auto levels = CollectionVariables::of(*located->collection);
            if (!levels)
                return Failure(levels.error());
            const VariableScope scope = levels->levels(located->path, nullptr);
            for (const VariableLayer& level : scope) // broad ones last, but within a level the last one counts
                saved.variables.insert(saved.variables.begin(), level.variables.begin(), level.variables.end());
        }
        step.own = saved;
    }
    return {};
}

Result<LocatedRequest> locate(const QString& argument)
{
    if (!isUrl(argument))
        return locateRequest(argument);
    LocatedRequest located;
    located.request.url = argument;
    located.request.name = argument;
    return located;
}

}

QByteArray secretEnvironmentName(const QString& variable)
{
    QByteArray name(secretPrefix.data(), secretPrefix.size());
    for (const char letter : variable.toUpper().toUtf8())
        name += std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_';
    return name;
}

VariableScope processSecrets()
{
    VariableLayer layer{Source::tr("process environment"), {}};
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : environment.keys()) {
        if (name.startsWith(secretPrefix))
            layer.variables.push_back({name.mid(secretPrefix.size()), environment.value(name), true, true});
    }
    return {layer};
}

Result<Profile> profileNamed(const QString& nameOrFile)
{
    return ProfileLibrary().profile(nameOrFile);
}

Result<RunJob> makeJob(const JobSource& source)
{
    auto located = locate(source.request);
    if (!located)
        return Failure(located.error());
    RunJob job;
    job.request = located->request;
    job.request.steps.insert(job.request.steps.end(), source.steps.begin(), source.steps.end());
    job.folder = located->folder;
    job.environment = source.environment;
    job.scope = {{Source::tr("run"), source.variables},
                 {Source::tr("request"), job.request.variables, VariableLayer::Kind::Request}};
    std::optional<Environment> environment;
    if (!source.environment.isEmpty()) {
        auto named = environmentNamed(*located, source.environment);
        if (!named)
            return Failure(named.error());
        job.isProtected = named->isProtected;
        environment = std::move(*named);
    }
    if (located->collection) {
        const auto variables = CollectionVariables::of(*located->collection);
        if (!variables)
            return Failure(variables.error());
        const VariableScope levels = variables->levels(located->path, environment ? &*environment : nullptr);
        job.scope.insert(job.scope.end(), levels.begin(), levels.end());
        takeSavedSteps(job.request, *located->collection, *variables, environment ? &*environment : nullptr);
    }
    if (auto found = takeElsewhere(job.request); !found)
        return Failure(found.error());
    for (VariableLayer& layer : job.scope) {
        if (auto filled = fillSecrets(layer.variables); !filled)
            return Failure(filled.error());
    }
    for (FlowStep& step : job.request.steps) {
        if (auto filled = step.own ? fillSecrets(step.own->variables) : Result<void>(); !filled)
            return Failure(filled.error());
    }
    return job;
}

}
