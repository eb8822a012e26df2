// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/collection.h"

#include "model/json.h"
#include "workspace/storedfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CollectionText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Collection)
};

const QLatin1StringView collectionFile("collection.json");
const QLatin1StringView requestSuffix(".request.json");
const QLatin1StringView environmentFolder("environments");
const QLatin1StringView folderFile("folder.json");

Failure inFile(const QString& path, const Error& error)
{
    return fail(error.code, CollectionText::tr("%1: %2").arg(path, error.message), error.detail);
}

Result<Fields> variablesOf(const QJsonObject& object, const QString& file)
{
    if (!object.contains("variables"_L1))
        return Fields();
    auto variables = fieldsFromJson(object.value("variables"_L1), u"variables"_s);
    if (!variables)
        return inFile(file, variables.error());
    return variables;
}

Result<Auth> authOf(const QJsonObject& object, const QString& file)
{
    if (!object.contains("auth"_L1))
        return Auth();
    auto auth = authFromJson(object.value("auth"_L1), u"auth"_s);
    if (!auth)
        return inFile(file, auth.error());
    return auth;
}

Result<std::vector<HostCertificate>> certificatesOf(const QJsonObject& object, const QString& file)
{
    if (!object.contains("clientCertificates"_L1))
        return std::vector<HostCertificate>();
    auto certificates = certificatesFromJson(object.value("clientCertificates"_L1), u"clientCertificates"_s);
    if (!certificates)
        return inFile(file, certificates.error());
    return certificates;
}

QJsonArray storedVariables(const Fields& variables)
{
    QJsonArray array;
    for (Field variable : variables) {
        if (variable.secret)
            variable.value.clear();
        array.append(toJson(variable));
    }
    return array;
}

/// What says nothing leaves no member.
void put(QJsonObject& object, const QString& member, const QJsonValue& value)
{
    if (value.isObject() && value.toObject().isEmpty())
        object.remove(member);
    else
        object.insert(member, value);
}

/// Outer before inner.
void collectFolders(const std::vector<CollectionNode>& nodes, QStringList& paths)
{
    for (const CollectionNode& node : nodes) {
        if (!node.isFolder)
            continue;
        paths += node.path;
        collectFolders(node.children, paths);
    }
}

Result<void> checkEnvironmentName(const QString& name)
{
    if (!name.trimmed().isEmpty() && !name.contains(u'/') && !name.startsWith(u'.'))
        return {};
    return fail(ErrorCode::InvalidInput,
                CollectionText::tr("“%1” is no name for an environment: it becomes a file name").arg(name));
}

bool staysInside(const QString& path)
{
    return !path.isEmpty() && QDir::isRelativePath(path) && !QDir::cleanPath(path).startsWith(".."_L1);
}

std::vector<CollectionNode> nodesIn(const QDir& directory, const QString& prefix)
{
    std::vector<CollectionNode> nodes;
    const auto sorting = QDir::Name | QDir::IgnoreCase | QDir::LocaleAware;
    for (const QString& name : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, sorting)) {
        if (prefix.isEmpty() && name == environmentFolder)
            continue;
        nodes.push_back({name, prefix + name, true, nodesIn(QDir(directory.filePath(name)), prefix + name + u'/')});
    }
    for (const QString& file : directory.entryList({u"*.request.json"_s}, QDir::Files, sorting)) {
        const QString name = file.chopped(requestSuffix.size());
        nodes.push_back({name, prefix + name, false, {}});
    }
    return nodes;
}

}

Result<Collection> Collection::open(const QString& folder)
{
    const QString path = QDir(folder).filePath(collectionFile);
    const auto object = readStoredFile(path);
    if (!object)
        return Failure(object.error());
    Collection collection;
    collection.m_folder = QDir(folder).absolutePath();
    collection.m_name = object->value("name"_L1).toString(QDir(folder).dirName());
    auto variables = variablesOf(*object, path);
    if (!variables)
        return Failure(variables.error());
    collection.m_variables = std::move(*variables);
    auto auth = authOf(*object, path);
    if (!auth)
        return Failure(auth.error());
    collection.m_auth = std::move(*auth);
    auto certificates = certificatesOf(*object, path);
    if (!certificates)
        return Failure(certificates.error());
    collection.m_certificates = std::move(*certificates);
    return collection;
}

Result<Collection> Collection::create(const QString& folder, const QString& name)
{
    const QString path = QDir(folder).filePath(collectionFile);
    if (QFile::exists(path))
        return fail(ErrorCode::NotAllowed,
                    CollectionText::tr("%1 holds a collection already; open it instead").arg(folder));
    if (auto written = writeStoredFile(path, {{u"name"_s, name}}); !written)
        return Failure(written.error());
    return open(folder);
}

Result<void> Collection::change(const QString& member, const QJsonValue& value)
{
    const QString path = QDir(m_folder).filePath(collectionFile);
    auto object = readStoredFile(path);
    if (!object)
        return Failure(object.error());
    put(*object, member, value);
    return writeStoredFile(path, *object);
}

Result<void> Collection::setName(const QString& name)
{
    if (name.trimmed().isEmpty())
        return fail(ErrorCode::InvalidInput, CollectionText::tr("A collection needs a name"));
    auto written = change(u"name"_s, name.trimmed());
    if (written)
        m_name = name.trimmed();
    return written;
}

Result<void> Collection::setVariables(const Fields& variables)
{
    auto written = change(u"variables"_s, storedVariables(variables));
    if (written)
        m_variables = variables;
    return written;
}

Result<void> Collection::setAuth(const Auth& auth)
{
    auto written = change(u"auth"_s, toJson(auth));
    if (written)
        m_auth = auth;
    return written;
}

Result<void> Collection::setCertificates(const std::vector<HostCertificate>& certificates)
{
    auto written = change(u"clientCertificates"_s, toJson(certificates));
    if (written)
        m_certificates = certificates;
    return written;
}

std::vector<CollectionNode> Collection::nodes() const
{
    return nodesIn(QDir(m_folder), {});
}

Result<Request> Collection::request(const QString& path) const
{
    const QString file = QDir(m_folder).filePath(path + requestSuffix);
    const auto object = readStoredFile(file);
    if (!object)
        return Failure(object.error());
    auto request = requestFromJson(*object);
    if (!request)
        return inFile(file, request.error());
    request->name = path.section(u'/', -1); // whatever the file says: it may be a copy, or renamed
    return request;
}

Result<void> Collection::save(const QString& path, const Request& request) const
{
    if (!staysInside(path))
        return fail(ErrorCode::InvalidInput,
                    CollectionText::tr("“%1” is no path inside the collection; use names and “/”").arg(path));
    return writeStoredFile(QDir(m_folder).filePath(path + requestSuffix), toJson(request));
}

Result<std::vector<Environment>> Collection::environments() const
{
    std::vector<Environment> environments;
    const QDir directory(QDir(m_folder).filePath(environmentFolder));
    for (const QString& file : directory.entryList({u"*.json"_s}, QDir::Files, QDir::Name | QDir::IgnoreCase)) {
        const QString path = directory.filePath(file);
        const auto object = readStoredFile(path);
        if (!object)
            return Failure(object.error());
        auto environment = environmentFromJson(*object);
        if (!environment)
            return inFile(path, environment.error());
        environment->name = file.chopped(5);
        environments.push_back(std::move(*environment));
    }
    return environments;
}

Result<void> Collection::saveEnvironment(const Environment& environment) const
{
    if (auto named = checkEnvironmentName(environment.name); !named)
        return named;
    Environment stored = environment;
    stored.name.clear();
    return writeStoredFile(environmentFile(environment.name), toJson(stored));
}

QString Collection::environmentFile(const QString& name) const
{
    return QDir(m_folder).filePath(environmentFolder + u'/' + name + ".json"_L1);
}

Result<void> Collection::renameEnvironment(const QString& name, const QString& newName) const
{
    if (auto named = checkEnvironmentName(newName); !named)
        return named;
    if (QFile::exists(environmentFile(newName)))
        return fail(ErrorCode::NotAllowed, CollectionText::tr("There is an environment “%1” already").arg(newName));
    if (!QFile::rename(environmentFile(name), environmentFile(newName)))
        return fail(ErrorCode::Io, CollectionText::tr("%1 cannot be renamed").arg(environmentFile(name)));
    return {};
}

Result<void> Collection::trashEnvironment(const QString& name) const
{
    const QString file = environmentFile(name);
    if (!QFile::exists(file))
        return fail(ErrorCode::NotFound, CollectionText::tr("There is no environment “%1”").arg(name));
    if (!QFile::moveToTrash(file))
        return fail(ErrorCode::Io, CollectionText::tr("%1 cannot be moved to the trash; remove it by hand").arg(file));
    return {};
}

Result<std::vector<FolderVariables>> Collection::folderVariables() const
{
    std::vector<FolderVariables> folders;
    QStringList paths;
    collectFolders(nodes(), paths);
    for (const QString& path : paths) {
        const QString file = QDir(m_folder).filePath(path + u'/' + folderFile);
        if (!QFile::exists(file))
            continue;
        const auto object = readStoredFile(file);
        if (!object)
            return Failure(object.error());
        auto variables = variablesOf(*object, file);
        if (!variables)
            return Failure(variables.error());
        auto auth = authOf(*object, file);
        if (!auth)
            return Failure(auth.error());
        folders.push_back({path, std::move(*variables), std::move(*auth)});
    }
    return folders;
}

Result<void> Collection::saveFolderVariables(const FolderVariables& folder) const
{
    return changeFolder(folder.path, u"variables"_s, storedVariables(folder.variables));
}

Result<void> Collection::saveFolderAuth(const QString& path, const Auth& auth) const
{
    return changeFolder(path, u"auth"_s, toJson(auth));
}

Result<void> Collection::changeFolder(const QString& path, const QString& member, const QJsonValue& value) const
{
    if (!staysInside(path))
        return fail(ErrorCode::InvalidInput,
                    CollectionText::tr("“%1” is no path inside the collection; use names and “/”").arg(path));
    const QString file = QDir(m_folder).filePath(path + u'/' + folderFile);
    auto object = QFile::exists(file) ? readStoredFile(file) : Result<QJsonObject>(QJsonObject());
    if (!object)
        return Failure(object.error());
    put(*object, member, value);
    return writeStoredFile(file, *object);
}

}
