// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobsource.h"

#include "session/keychain.h"
#include "session/profilelibrary.h"
#include "session/secretplace.h"
#include "session/steprequests.h"
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

/// Fills secret variables from the process environment, else from the keychain.
class SecretFiller
{
public:
    /// A secret that the window asked for is kept under the environment in force, whichever level declares it.
    SecretFiller(QString collection, QString environment)
        : m_collection(std::move(collection))
        , m_environment(std::move(environment))
        , m_keychain(desktopKeychain())
    {
    }

    /// `level` is what the layer is called in the keychain; empty: it is not in it. Errors: NotFound.
    Result<void> fill(Fields& variables, const QString& level)
    {
        for (Field& variable : variables) {
            if (!variable.secret || !variable.enabled || !variable.value.isEmpty())
                continue;
            const QByteArray name = secretEnvironmentName(variable.name);
            const auto value = qEnvironmentVariableIsSet(name) ? std::optional(qEnvironmentVariable(name))
                                                               : kept(level, variable.name);
            if (!value)
                return fail(ErrorCode::NotFound,
                            Source::tr("The secret variable “%1” has no value: set %2 in the environment")
                                .arg(variable.name, QString::fromLatin1(name)));
            variable.value = *value;
        }
        return {};
    }

private:
    std::optional<QString> kept(const QString& level, const QString& variable) const
    {
        if (level.isEmpty())
            return {};
        const auto value = valueIn(*m_keychain, secretPlace(m_collection, level, variable));
        return value || level == m_environment
                   ? value
                   : valueIn(*m_keychain, secretPlace(m_collection, m_environment, variable));
    }

    QString m_collection;
    QString m_environment;
    std::unique_ptr<Keychain> m_keychain;
};

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
            levels->inherit(saved, located->path);
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
    std::vector<QString> places(job.scope.size()); // of what is not in the collection's files: none
    if (located->collection) {
        const auto variables = CollectionVariables::of(*located->collection);
        if (!variables)
            return Failure(variables.error());
        const VariableScope levels = variables->levels(located->path, environment ? &*environment : nullptr);
        job.scope.insert(job.scope.end(), levels.begin(), levels.end());
        takeSavedSteps(job.request, *located->collection, *variables, environment ? &*environment : nullptr);
        const auto levelPlaces = variables->levelPlaces(located->path, environment ? &*environment : nullptr);
        places.insert(places.end(), levelPlaces.begin(), levelPlaces.end());
        variables->inherit(job.request, located->path);
    }
    if (auto found = takeElsewhere(job.request); !found)
        return Failure(found.error());
    places.resize(job.scope.size());
    SecretFiller secrets(located->collection ? located->collection->folder() : QString(), source.environment);
    for (std::size_t level = 0; level < job.scope.size(); ++level) {
        if (auto filled = secrets.fill(job.scope[level].variables, places[level]); !filled)
            return Failure(filled.error());
    }
    for (FlowStep& step : job.request.steps) {
        if (auto filled = step.own ? secrets.fill(step.own->variables, {}) : Result<void>(); !filled)
            return Failure(filled.error());
    }
    return job;
}

}
