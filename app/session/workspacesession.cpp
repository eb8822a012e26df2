// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/workspacesession.h"

#include "base/safefile.h"
#include "model/json.h"
#include "session/jobsource.h"

#include <QDir>
#include <QDirIterator>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <map>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int recentFolderCount = 8;
const QLatin1StringView recentSetting("recentFolders");
const QLatin1StringView sampleResource(":/idemscope/samples/payments");
const QLatin1StringView sampleEnvironment("Local");

QString sampleFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(u"payments-sandbox"_s);
}

/// Two collections may each have an environment of one name: a secret belongs to its own.
QString secretPlace(const QString& folder, const QString& environment, const QString& variable)
{
    return folder + u'/' + environment + u'/' + variable;
}

/// Copies the sample's files that are not there yet; what the user changed stays.
Result<void> unpackSample(const QString& folder)
{
    QDirIterator files(sampleResource, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = files.next();
        const QString target = folder + source.mid(sampleResource.size());
        if (QFile::exists(target))
            continue;
        const auto bytes = readFile(source);
        if (!bytes)
            return Failure(bytes.error());
        if (auto written = writeFile(target, *bytes, NewFile::Shared); !written)
            return written;
    }
    return {};
}

}

struct WorkspaceSession::Parts
{
    std::optional<Collection> collection;
    std::vector<Environment> environments;
    QString current;
    /// Values of secret variables by folder, environment and variable; never written.
    std::map<QString, QString> secrets;
};

WorkspaceSession::WorkspaceSession(QObject* parent)
    : QObject(parent)
    , m_parts(std::make_unique<Parts>())
{
}

WorkspaceSession::~WorkspaceSession() = default;

Result<void> WorkspaceSession::openCollection(const QString& folder)
{
    return adopt(Collection::open(folder));
}

Result<void> WorkspaceSession::createCollection(const QString& folder, const QString& name)
{
    return adopt(Collection::create(folder, name));
}

Result<void> WorkspaceSession::adopt(Result<Collection> opened)
{
    if (!opened)
        return Failure(opened.error());
    m_parts->collection = std::move(*opened);
    remember(m_parts->collection->folder());
    readEnvironments();
    emit collectionChanged();
    return {};
}

Result<void> WorkspaceSession::openSample(const QString& sandboxUrl)
{
    if (auto unpacked = unpackSample(sampleFolder()); !unpacked)
        return unpacked;
    if (auto opened = openCollection(sampleFolder()); !opened)
        return opened;
    setCurrentEnvironment(sampleEnvironment);
    return setSampleUrl(sandboxUrl);
}

Result<void> WorkspaceSession::setSampleUrl(const QString& sandboxUrl)
{
    if (!hasCollection() || collection().folder() != QDir(sampleFolder()).absolutePath())
        return {};
    Environment environment{sampleEnvironment, {}, false, {}};
    for (const Environment& known : m_parts->environments) {
        if (known.name == sampleEnvironment)
            environment = known;
    }
    const auto isBaseUrl = [](const Field& variable) {
        return variable.name == "baseUrl"_L1;
    };
    std::erase_if(environment.variables, isBaseUrl);
    environment.variables.insert(environment.variables.begin(), {u"baseUrl"_s, sandboxUrl});
    return saveEnvironment(environment);
}

void WorkspaceSession::closeCollection()
{
    m_parts->collection.reset();
    m_parts->environments.clear();
    m_parts->current.clear();
    emit collectionChanged();
    emit environmentsChanged();
}

bool WorkspaceSession::hasCollection() const
{
    return m_parts->collection.has_value();
}

QString WorkspaceSession::folder() const
{
    return hasCollection() ? collection().folder() : QString();
}

const Collection& WorkspaceSession::collection() const
{
    return *m_parts->collection;
}

QStringList WorkspaceSession::recentFolders() const
{
    return QSettings().value(recentSetting).toStringList();
}

void WorkspaceSession::remember(const QString& folder)
{
    QStringList folders = recentFolders();
    folders.removeAll(folder);
    folders.prepend(folder);
    QSettings().setValue(recentSetting, folders.mid(0, recentFolderCount));
}

Result<OpenRequest> WorkspaceSession::load(const QString& path) const
{
    if (!hasCollection())
        return fail(ErrorCode::NotFound, tr("No collection is open"));
    auto request = collection().request(path);
    if (!request)
        return Failure(request.error());
    return OpenRequest{collection().folder(), path, std::move(*request)};
}

Result<OpenRequest> WorkspaceSession::reload(const OpenRequest& open) const
{
    auto home = Collection::open(open.collectionFolder);
    if (!home)
        return Failure(home.error());
    auto request = home->request(open.path);
    if (!request)
        return Failure(request.error());
    return OpenRequest{open.collectionFolder, open.path, std::move(*request)};
}

Result<OpenRequest> WorkspaceSession::save(const OpenRequest& open, const Request& edited, const QString& path,
                                           Overwrite overwrite)
{
    const bool isAtHome = !open.path.isEmpty() && path == open.path;
    if (!isAtHome && !hasCollection())
        return fail(ErrorCode::NotFound, tr("No collection is open; open or create one to save this request in"));
    // Opened anew: the folder may have been deleted or renamed meanwhile.
    const auto target = Collection::open(isAtHome ? open.collectionFolder : collection().folder());
    if (!target)
        return Failure(target.error());
    if (isAtHome && overwrite == Overwrite::IfUnchanged) {
        const auto found = target->request(path);
        if (found ? toJson(*found) != toJson(open.request) : found.error().code != ErrorCode::NotFound)
            return fail(ErrorCode::NotAllowed,
                        tr("%1 was changed by another program since it was opened here").arg(path));
    }
    OpenRequest saved{target->folder(), path, edited};
    saved.request.name = path.section(u'/', -1);
    if (auto written = target->save(path, saved.request); !written)
        return Failure(written.error());
    emit collectionChanged();
    return saved;
}

bool WorkspaceSession::isOfOpenCollection(const QString& folder) const
{
    return folder.isEmpty() || (hasCollection() && collection().folder() == folder);
}

std::vector<Environment> WorkspaceSession::environments() const
{
    return m_parts->environments;
}

QString WorkspaceSession::currentEnvironment() const
{
    return m_parts->current;
}

bool WorkspaceSession::isCurrentProtected() const
{
    return std::any_of(m_parts->environments.begin(), m_parts->environments.end(),
                       [this](const Environment& environment) {
                           return environment.name == m_parts->current && environment.isProtected;
                       });
}

void WorkspaceSession::setCurrentEnvironment(const QString& name)
{
    m_parts->current = name;
    emit environmentsChanged();
}

Result<void> WorkspaceSession::saveEnvironment(const Environment& environment)
{
    if (!hasCollection())
        return fail(ErrorCode::NotFound, tr("No collection is open; open or create one to keep environments in"));
    for (const Field& variable : environment.variables) {
        if (variable.secret)
            m_parts->secrets[secretPlace(folder(), environment.name, variable.name)] = variable.value;
    }
    if (auto written = collection().saveEnvironment(environment); !written)
        return written;
    readEnvironments();
    return {};
}

void WorkspaceSession::readEnvironments()
{
    auto read = collection().environments();
    if (!read)
        emit problem(read.error());
    m_parts->environments = read ? std::move(*read) : std::vector<Environment>();
    for (Environment& environment : m_parts->environments) {
        for (Field& variable : environment.variables) {
            const auto secret = m_parts->secrets.find(secretPlace(folder(), environment.name, variable.name));
            if (variable.secret && secret != m_parts->secrets.end())
                variable.value = secret->second;
        }
    }
    const auto hasName = [this](const Environment& environment) {
        return environment.name == m_parts->current;
    };
    if (std::none_of(m_parts->environments.begin(), m_parts->environments.end(), hasName))
        m_parts->current = m_parts->environments.empty() ? QString() : m_parts->environments.front().name;
    emit environmentsChanged();
}

void WorkspaceSession::fillSecrets(Fields& variables) const
{
    for (Field& variable : variables) {
        if (!variable.secret || !variable.value.isEmpty())
            continue;
        const auto given = m_parts->secrets.find(secretPlace(folder(), m_parts->current, variable.name));
        variable.value = given != m_parts->secrets.end() && !given->second.isEmpty()
                             ? given->second
                             : qEnvironmentVariable(secretEnvironmentName(variable.name));
    }
}

void WorkspaceSession::giveSecret(const QString& name, const QString& value)
{
    m_parts->secrets[secretPlace(folder(), m_parts->current, name)] = value;
    if (hasCollection())
        readEnvironments();
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

VariableScope WorkspaceSession::scopeFor(const Request& request, const QString& folder) const
{
    VariableScope scope{{tr("request"), request.variables}};
    if (!isOfOpenCollection(folder))
        return scope;
    for (const Environment& environment : m_parts->environments) {
        if (environment.name == m_parts->current)
            scope.push_back({tr("environment %1").arg(environment.name), environment.variables});
    }
    if (hasCollection())
        scope.push_back({tr("collection %1").arg(collection().name()), collection().variables()});
    for (std::size_t level = 1; level < scope.size(); ++level)
        fillSecrets(scope[level].variables);
    return scope;
}

}
