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

Failure inFile(const QString& path, const Error& error)
{
    return fail(error.code, CollectionText::tr("%1: %2").arg(path, error.message), error.detail);
}

bool staysInside(const QString& path)
{
    return !path.isEmpty() && QDir::isRelativePath(path) && !QDir::cleanPath(path).startsWith(".."_L1);
}

QString methodOf(const QString& file)
{
    const auto object = readStoredFile(file);
    return object ? object->value("method"_L1).toString(u"POST"_s) : QString();
}

std::vector<CollectionNode> nodesIn(const QDir& directory, const QString& prefix)
{
    std::vector<CollectionNode> nodes;
    const auto sorting = QDir::Name | QDir::IgnoreCase | QDir::LocaleAware;
    for (const QString& name : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, sorting)) {
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
    const auto object = readStoredFile(path);
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
    if (auto written = writeStoredFile(path, {{u"name"_s, name}}); !written)
        return Failure(written.error());
    return open(folder);
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
    if (environment.name.isEmpty() || environment.name.contains(u'/') || environment.name.startsWith(u'.'))
        return fail(
            ErrorCode::InvalidInput,
            CollectionText::tr("“%1” is no name for an environment: it becomes a file name").arg(environment.name));
    Environment stored = environment;
    stored.name.clear();
    const QString file = QDir(m_folder).filePath(environmentFolder + u'/' + environment.name + ".json"_L1);
    return writeStoredFile(file, toJson(stored));
}

}
