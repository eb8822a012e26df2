// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workspace/collection.h"

#include "base/safefile.h"
#include "model/json.h"

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

constexpr int currentVersion = 1;
const QLatin1StringView collectionFile("collection.json");
const QLatin1StringView requestSuffix(".request.json");
const QLatin1StringView environmentFolder("environments");

/// Reads one of a collection's files; a file of a newer version is refused.
Result<QJsonObject> readObject(const QString& path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return Failure(bytes.error());
    auto object = parseJsonObject(*bytes, path);
    if (!object)
        return object;
    if (object->value("version"_L1).toInt(currentVersion) > currentVersion)
        return fail(ErrorCode::InvalidInput,
                    CollectionText::tr("%1: written by a newer version of Idemscope; please update").arg(path));
    object->remove("version"_L1);
    return object;
}

Result<void> writeObject(const QString& path, QJsonObject object)
{
    object.insert("version"_L1, currentVersion);
    return writeFile(path, fileText(object), NewFile::Shared);
}

Failure inFile(const QString& path, const Error& error)
{
    return fail(error.code, CollectionText::tr("%1: %2").arg(path, error.message), error.detail);
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

bool staysInside(const QString& path)
{
    return !path.isEmpty() && QDir::isRelativePath(path) && !QDir::cleanPath(path).startsWith(".."_L1);
}

QString methodOf(const QString& file)
{
    const auto object = readObject(file);
    return object ? object->value("method"_L1).toString(u"POST"_s) : QString();
}

std::vector<CollectionNode> nodesIn(const QDir& directory, const QString& prefix)
{
    std::vector<CollectionNode> nodes;
    const auto sorting = QDir::Name | QDir::IgnoreCase | QDir::LocaleAware;
    for (const QString& name : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot, sorting)) {
        if (prefix.isEmpty() && name == environmentFolder)
            continue;
        nodes.push_back({name, prefix + name, {}, true, nodesIn(QDir(directory.filePath(name)), prefix + name + u'/')});
    }
    for (const QString& file : directory.entryList({u"*.request.json"_s}, QDir::Files, sorting)) {
        const QString name = file.chopped(requestSuffix.size());
        nodes.push_back({name, prefix + name, methodOf(directory.filePath(file)), false, {}});
    }
    return nodes;
}

}

Result<Collection> Collection::open(const QString& folder)
{
    const QString path = QDir(folder).filePath(collectionFile);
    const auto object = readObject(path);
    if (!object)
        return Failure(object.error());
    Collection collection;
    collection.m_folder = QDir(folder).absolutePath();
    collection.m_name = object->value("name"_L1).toString(QDir(folder).dirName());
    if (object->contains("variables"_L1)) {
        auto variables = fieldsFromJson(object->value("variables"_L1), u"variables"_s);
        if (!variables)
            return inFile(path, variables.error());
        collection.m_variables = *variables;
    }
    return collection;
}

Result<Collection> Collection::create(const QString& folder, const QString& name)
{
    const QString path = QDir(folder).filePath(collectionFile);
    if (QFile::exists(path))
        return fail(ErrorCode::NotAllowed,
                    CollectionText::tr("%1 holds a collection already; open it instead").arg(folder));
    if (auto written = writeObject(path, {{u"name"_s, name}}); !written)
        return Failure(written.error());
    return open(folder);
}

Result<void> Collection::setVariables(const Fields& variables)
{
    const QString path = QDir(m_folder).filePath(collectionFile);
    auto object = readObject(path);
    if (!object)
        return Failure(object.error());
    object->insert("variables"_L1, storedVariables(variables));
    auto written = writeObject(path, *object);
    if (written)
        m_variables = variables;
    return written;
}

std::vector<CollectionNode> Collection::nodes() const
{
    return nodesIn(QDir(m_folder), {});
}

Result<Request> Collection::request(const QString& path) const
{
    const QString file = QDir(m_folder).filePath(path + requestSuffix);
    const auto object = readObject(file);
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
    return writeObject(QDir(m_folder).filePath(path + requestSuffix), toJson(request));
}

Result<std::vector<Environment>> Collection::environments() const
{
    std::vector<Environment> environments;
    const QDir directory(QDir(m_folder).filePath(environmentFolder));
    for (const QString& file : directory.entryList({u"*.json"_s}, QDir::Files, QDir::Name | QDir::IgnoreCase)) {
        const QString path = directory.filePath(file);
        const auto object = readObject(path);
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
    if (environment.name.isEmpty() || environment.name.contains(u'/') || environment.name.startsWith(u'.'))
        return fail(
            ErrorCode::InvalidInput,
            CollectionText::tr("“%1” is no name for an environment: it becomes a file name").arg(environment.name));
    Environment stored = environment;
    stored.name.clear();
    const QString file = QDir(m_folder).filePath(environmentFolder + u'/' + environment.name + ".json"_L1);
    return writeObject(file, toJson(stored));
}

}
