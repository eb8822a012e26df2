// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobsource.h"

#include "session/profilelibrary.h"
#include "session/variablelevels.h"
#include "workspace/locate.h"

#include <QCoreApplication>
#include <QProcessEnvironment>
#include <QRegularExpression>

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

VariableLayer secretsNamedIn(const QString& text, const VariableScope& scope)
{
    static const QRegularExpression form(u"\\{\\{\\s*([^{}$][^{}]*?)\\s*\\}\\}"_s);
    VariableLayer layer{Source::tr("process environment"), {}};
    for (auto match = form.globalMatch(text); match.hasNext();) {
        const QString name = match.next().captured(1);
        const bool isDeclared = std::any_of(scope.begin(), scope.end(), [&](const VariableLayer& level) {
            return std::any_of(level.variables.begin(), level.variables.end(),
                               [&](const Field& variable) { return variable.enabled && variable.name == name; });
        });
        const QByteArray place = secretEnvironmentName(name);
        if (!isDeclared && qEnvironmentVariableIsSet(place))
            layer.variables.push_back({name, qEnvironmentVariable(place), true, true});
    }
    return layer;
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
    job.folder = located->folder;
    job.environment = source.environment;
    job.scope = {{Source::tr("run"), source.variables}, {Source::tr("request"), job.request.variables}};
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
        job.request.auth = variables->effectiveAuth(job.request.auth, located->path).auth;
    }
    for (VariableLayer& layer : job.scope) {
        if (auto filled = fillSecrets(layer.variables); !filled)
            return Failure(filled.error());
    }
    return job;
}

}
