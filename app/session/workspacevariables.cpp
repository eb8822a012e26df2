// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/requestsecrets.h"
#include "render/givenauth.h"
#include "session/jobsource.h"
#include "session/secretplace.h"
#include "session/steprequests.h"
#include "session/workspaceparts.h"

#include <QSettings>

namespace idemscope {

using namespace Qt::StringLiterals;

// The part of WorkspaceSession that knows environments, variables and secrets.

namespace {

const QLatin1StringView environmentSetting("currentEnvironments");
const QLatin1StringView rememberSetting("rememberSecrets");

void rememberEnvironment(const QString& folder, const QString& name)
{
    QVariantMap chosen = QSettings().value(environmentSetting).toMap();
    chosen.insert(folder, name);
    QSettings().setValue(environmentSetting, chosen);
}

}

void WorkspaceSession::recallEnvironment(Opened& opened, const QString& folder)
{
    const QVariantMap chosen = QSettings().value(environmentSetting).toMap();
    opened.isChosen = chosen.contains(folder);
    opened.environment = chosen.value(folder).toString();
}

std::vector<Environment> WorkspaceSession::environments(const QString& folder) const
{
    const Opened* opened = findOrCurrent(folder);
    return opened ? opened->environments : std::vector<Environment>();
}

QString WorkspaceSession::currentEnvironment(const QString& folder) const
{
    const Opened* opened = findOrCurrent(folder);
    return opened ? opened->environment : QString();
}

bool WorkspaceSession::isCurrentProtected(const QString& folder) const
{
    const Opened* opened = findOrCurrent(folder);
    const Environment* environment = opened ? opened->named(opened->environment) : nullptr;
    return environment && environment->isProtected;
}

void WorkspaceSession::setCurrentEnvironment(const QString& name, const QString& folder)
{
    if (Opened* opened = findOrCurrent(folder)) {
        opened->environment = name;
        opened->isChosen = true;
        rememberEnvironment(opened->collection.folder(), name);
        recallAll(*opened);
    }
    emit environmentsChanged();
}

Result<void> WorkspaceSession::saveEnvironment(const Environment& environment, const QString& folder)
{
    Opened* opened = findOrCurrent(folder);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open; open or create one to keep environments in"));
    keepSecrets(*opened, environment.name, environment.variables);
    if (auto written = opened->collection.saveEnvironment(environment); !written)
        return written;
    readVariables(*opened);
    return {};
}

/// Values of secret variables that were typed in this session, by the level that declares them.
void WorkspaceSession::keepSecrets(const Opened& opened, const QString& level, const Fields& variables)
{
    for (const Field& variable : variables) {
        if (variable.secret)
            keepSecret(secretPlace(opened.collection.folder(), level, variable.name), variable.value);
    }
}

void WorkspaceSession::keepSecret(const QString& place, const QString& value)
{
    QString& kept = m_parts->secrets[place];
    const bool isNew = kept != value;
    kept = value;
    if (isNew && remembersSecrets())
        tellKeychain(place, value);
}

void WorkspaceSession::tellKeychain(const QString& place, const QString& value)
{
    const auto tell = [this](const Result<void>& done) {
        if (!done)
            emit problem(done.error());
    };
    if (value.isEmpty())
        m_parts->keychain->forget(place, tell);
    else
        m_parts->keychain->write(place, value, tell);
}

bool WorkspaceSession::hasKeychain() const
{
    return m_parts->keychain->isThere();
}

bool WorkspaceSession::remembersSecrets() const
{
    return hasKeychain() && QSettings().value(rememberSetting).toBool();
}

void WorkspaceSession::setRemembersSecrets(bool isWanted)
{
    QSettings().setValue(rememberSetting, isWanted);
    if (!hasKeychain())
        return;
    for (const auto& [place, value] : m_parts->secrets) {
        if (!value.isEmpty())
            tellKeychain(place, isWanted ? value : QString());
    }
}

void WorkspaceSession::setKeychain(std::unique_ptr<Keychain> keychain)
{
    m_parts->keychain = std::move(keychain);
    m_parts->recalled.clear();
    for (const auto& opened : m_parts->opened)
        readVariables(*opened);
}

/// Asks the keychain for what was remembered, once; the answer comes later.
void WorkspaceSession::recall(const QString& place)
{
    const auto known = m_parts->secrets.find(place);
    const bool isKnown = known != m_parts->secrets.end() && !known->second.isEmpty();
    if (!hasKeychain() || isKnown || !m_parts->recalled.insert(place).second)
        return;
    m_parts->keychain->read(place, [this, place](const std::optional<QString>& value) {
        QString& kept = m_parts->secrets[place];
        if (!value || !kept.isEmpty())
            return;
        kept = *value;
        for (const auto& opened : m_parts->opened)
            readVariables(*opened);
    });
}

void WorkspaceSession::recallAll(const Opened& opened)
{
    const QString folder = opened.collection.folder();
    const auto recallLevel = [&](const QString& level, const Fields& variables) {
        for (const Field& variable : variables) {
            if (!variable.secret)
                continue;
            recall(secretPlace(folder, level, variable.name));
            recall(secretPlace(folder, opened.environment, variable.name));
        }
    };
    for (const Environment& environment : opened.environments)
        recallLevel(environment.name, environment.variables);
    recallLevel(levelPlace({}), opened.levels.variables);
    for (const FolderVariables& level : opened.levels.folders)
        recallLevel(levelPlace(level.path), level.variables);
}

void WorkspaceSession::recallRequest(const OpenRequest& open)
{
    for (const Field& variable : open.request.variables) {
        if (variable.secret)
            recall(secretPlace(open.collectionFolder, requestPlace(open.path), variable.name));
    }
}

void WorkspaceSession::fillKept(const Opened& opened, const QString& level, Fields& variables) const
{
    for (Field& variable : variables) {
        const auto secret = m_parts->secrets.find(secretPlace(opened.collection.folder(), level, variable.name));
        if (variable.secret && secret != m_parts->secrets.end())
            variable.value = secret->second;
    }
}

void WorkspaceSession::readVariables(Opened& opened)
{
    auto read = opened.collection.environments();
    if (!read)
        emit problem(read.error());
    opened.environments = read ? std::move(*read) : std::vector<Environment>();
    for (Environment& environment : opened.environments)
        fillKept(opened, environment.name, environment.variables);
    auto variables = CollectionVariables::of(opened.collection);
    if (!variables)
        emit problem(variables.error());
    opened.levels = variables ? std::move(*variables) : CollectionVariables();
    fillKept(opened, levelPlace({}), opened.levels.variables);
    for (FolderVariables& folder : opened.levels.folders)
        fillKept(opened, levelPlace(folder.path), folder.variables);
    // When the chosen one went away none takes its place: its targets would be strangers.
    if (!opened.named(opened.environment))
        opened.environment =
            opened.isChosen || opened.environments.empty() ? QString() : opened.environments.front().name;
    recallAll(opened);
    emit environmentsChanged();
}

void WorkspaceSession::fillSecrets(Fields& variables, const Opened& opened) const
{
    for (Field& variable : variables) {
        if (!variable.secret || !variable.value.isEmpty())
            continue;
        const auto given =
            m_parts->secrets.find(secretPlace(opened.collection.folder(), opened.environment, variable.name));
        variable.value = given != m_parts->secrets.end() && !given->second.isEmpty()
                             ? given->second
                             : qEnvironmentVariable(secretEnvironmentName(variable.name));
    }
}

void WorkspaceSession::giveSecret(const QString& name, const QString& value, const QString& folder)
{
    if (Opened* opened = findOrCurrent(folder)) {
        keepSecret(secretPlace(opened->collection.folder(), opened->environment, name), value);
        readVariables(*opened);
    }
}

std::optional<WorkspaceSession::MissingSecret> WorkspaceSession::missingSecret(const VariableScope& scope)
{
    QStringList known; // a narrower level hides a wider one's
    for (std::size_t level = 0; level < scope.size(); ++level) {
        for (const Field& variable : scope[level].variables) {
            if (!variable.enabled || known.contains(variable.name))
                continue;
            if (variable.secret && variable.value.isEmpty())
                return MissingSecret{variable.name, scope[level].origin, level == 0};
            known.append(variable.name);
        }
    }
    return {};
}

VariableScope WorkspaceSession::scopeFor(const Request& request, const QString& folder, const QString& path) const
{
    VariableScope scope{{tr("request"), request.variables, VariableLayer::Kind::Request}};
    const Opened* opened = findOrCurrent(folder);
    if (!opened)
        return scope;
    for (Field& variable : scope.front().variables) {
        if (variable.secret && variable.value.isEmpty())
            variable.value = m_parts->kept(secretPlace(opened->collection.folder(), requestPlace(path), variable.name));
    }
    const VariableScope levels = opened->levels.levels(path, opened->named(opened->environment));
    scope.insert(scope.end(), levels.begin(), levels.end());
    for (std::size_t level = 1; level < scope.size(); ++level)
        fillSecrets(scope[level].variables, *opened);
    return scope;
}

void WorkspaceSession::takeSavedSteps(Request& request, const QString& folder) const
{
    const Opened* opened = findOrCurrent(folder);
    if (!opened)
        return;
    idemscope::takeSavedSteps(request, opened->collection, opened->levels, opened->named(opened->environment));
    for (FlowStep& step : request.steps) {
        if (step.own)
            fillSecrets(step.own->variables, *opened);
    }
}

QStringList WorkspaceSession::requestPaths(const QString& folder) const
{
    const Opened* opened = findOrCurrent(folder);
    return opened ? requestPathsIn(opened->collection.nodes()) : QStringList();
}

EffectiveAuth WorkspaceSession::authFor(const Request& request, const QString& folder, const QString& path) const
{
    const Opened* opened = findOrCurrent(folder);
    EffectiveAuth effective = (opened ? opened->levels : CollectionVariables()).effectiveAuth(request.auth, path);
    Request sent = request;
    sent.auth = effective.auth;
    effective.givenInstead = givenInsteadOfAuth(sent);
    return effective;
}

Request WorkspaceSession::inherited(Request request, const QString& folder, const QString& path) const
{
    if (const Opened* opened = findOrCurrent(folder))
        opened->levels.inherit(request, path);
    return request;
}

std::vector<HostCertificate> WorkspaceSession::certificates(const QString& folder) const
{
    const Opened* opened = find(folder);
    return opened ? opened->collection.certificates() : std::vector<HostCertificate>();
}

Result<void> WorkspaceSession::saveCertificates(const QString& folder, std::vector<HostCertificate> certificates)
{
    Opened* opened = find(folder);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    Fields variables = this->variables({folder, {}});
    moveSecrets(certificates, variables);
    if (variables != this->variables({folder, {}})) {
        if (auto written = saveVariables({folder, {}}, variables); !written)
            return written;
    }
    auto written = opened->collection.setCertificates(certificates);
    readVariables(*opened);
    return written;
}

Auth WorkspaceSession::auth(const CollectionPlace& level) const
{
    const Opened* opened = find(level.collection);
    if (!opened || level.path.isEmpty())
        return opened ? opened->levels.auth : Auth();
    for (const FolderVariables& folder : opened->levels.folders) {
        if (folder.path == level.path)
            return folder.auth;
    }
    return {};
}

Result<void> WorkspaceSession::saveAuth(const CollectionPlace& level, const Auth& auth)
{
    Opened* opened = find(level.collection);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    Auth stored = auth;
    Fields variables = this->variables(level);
    moveSecrets(stored, variables);
    if (variables != this->variables(level)) {
        if (auto written = saveVariables(level, variables); !written)
            return written;
    }
    auto written = level.path.isEmpty() ? opened->collection.setAuth(stored)
                                        : opened->collection.saveFolderAuth(level.path, stored);
    readVariables(*opened);
    return written;
}

Fields WorkspaceSession::variables(const CollectionPlace& level) const
{
    const Opened* opened = find(level.collection);
    if (!opened)
        return {};
    if (level.path.isEmpty())
        return opened->levels.variables;
    for (const FolderVariables& folder : opened->levels.folders) {
        if (folder.path == level.path)
            return folder.variables;
    }
    return {};
}

Result<void> WorkspaceSession::saveVariables(const CollectionPlace& level, const Fields& variables)
{
    Opened* opened = find(level.collection);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    keepSecrets(*opened, levelPlace(level.path), variables);
    auto written = level.path.isEmpty() ? opened->collection.setVariables(variables)
                                        : opened->collection.saveFolderVariables({level.path, variables});
    readVariables(*opened);
    return written;
}

Result<void> WorkspaceSession::renameEnvironment(const QString& folder, const QString& name, const QString& newName)
{
    Opened* opened = find(folder);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    if (auto renamed = opened->collection.renameEnvironment(name, newName); !renamed)
        return renamed;
    if (const Environment* environment = opened->named(name))
        keepSecrets(*opened, newName, environment->variables);
    if (opened->environment == name)
        setCurrentEnvironment(newName, folder);
    readVariables(*opened);
    return {};
}

Result<void> WorkspaceSession::trashEnvironment(const QString& folder, const QString& name)
{
    Opened* opened = find(folder);
    if (!opened)
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    auto trashed = opened->collection.trashEnvironment(name);
    readVariables(*opened);
    return trashed;
}

}
