// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/own/ownformat.h"

#include "interchange/jsonreading.h"
#include "model/json.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct OwnText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::OwnFormat)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::OwnFormat)
};

constexpr int currentVersion = 1;

QJsonArray variablesJson(Fields variables)
{
    QJsonArray array;
    for (Field& variable : variables) {
        if (variable.secret)
            variable.value.clear();
        array.append(toJson(variable));
    }
    return array;
}

QJsonArray foldersJson(const ImportedContents& contents)
{
    QJsonArray array;
    for (const FiledFolder& folder : contents.folders) {
        QJsonObject object{{u"path"_s, folder.path}};
        if (!folder.variables.empty())
            object.insert(u"variables"_s, variablesJson(folder.variables));
        array.append(object);
    }
    return array;
}

QJsonArray requestsJson(const ImportedContents& contents)
{
    QJsonArray array;
    for (const FiledRequest& filed : contents.requests) {
        QJsonObject object{{u"request"_s, toJson(filed.request)}};
        if (!filed.folder.isEmpty())
            object.insert(u"folder"_s, filed.folder);
        array.append(object);
    }
    return array;
}

QJsonArray environmentsJson(const ImportedContents& contents)
{
    QJsonArray array;
    for (const Environment& environment : contents.environments)
        array.append(toJson(environment));
    return array;
}

/// Reads the lists of one file; what is damaged is named and left out.
class OwnReader
{
public:
    OwnReader(const QJsonObject& object, const ImportWatch& watch)
        : m_object(object)
        , m_watch(watch)
    {
    }

    ImportedContents read();

private:
    Fields variables(const QJsonValue& value, const QString& where);
    void readFolder(const QJsonObject& object, const QString& where);
    void readRequest(const QJsonObject& object, const QString& where);
    void readEnvironment(const QJsonObject& object, const QString& where);
    void damaged(const QString& where, const Error& error);

    const QJsonObject& m_object;
    const ImportWatch& m_watch;
    ImportedContents m_contents;
};

ImportedContents OwnReader::read()
{
    m_contents.name = m_object.value("name"_L1).toString();
    m_contents.variables = variables(m_object.value("variables"_L1), u"variables"_s);
    const QJsonArray folders = m_object.value("folders"_L1).toArray();
    for (qsizetype i = 0; i < folders.size(); ++i)
        readFolder(folders[i].toObject(), u"folders[%1]"_s.arg(i));
    const QJsonArray environments = m_object.value("environments"_L1).toArray();
    for (qsizetype i = 0; i < environments.size(); ++i)
        readEnvironment(environments[i].toObject(), u"environments[%1]"_s.arg(i));
    const QJsonArray requests = m_object.value("requests"_L1).toArray();
    for (qsizetype i = 0; i < requests.size() && m_watch.advance(i, requests.size()); ++i)
        readRequest(requests[i].toObject(), u"requests[%1]"_s.arg(i));
    return std::move(m_contents);
}

void OwnReader::damaged(const QString& where, const Error& error)
{
    m_contents.skip({}, where, OwnText::trLater("This is damaged and was left out: %1").with(error.message));
}

Fields OwnReader::variables(const QJsonValue& value, const QString& where)
{
    if (value.isUndefined())
        return {};
    auto fields = fieldsFromJson(value, where);
    if (!fields)
        damaged(where, fields.error());
    return fields ? std::move(*fields) : Fields();
}

void OwnReader::readFolder(const QJsonObject& object, const QString& where)
{
    Fields fields = variables(object.value("variables"_L1), where + u".variables"_s);
    m_contents.folder(object.value("path"_L1).toString()).variables = std::move(fields);
}

void OwnReader::readRequest(const QJsonObject& object, const QString& where)
{
    auto request = requestFromJson(object.value("request"_L1).toObject());
    if (!request)
        return damaged(where, request.error());
    FiledRequest filed{std::move(*request), object.value("folder"_L1).toString(), {}, true};
    m_contents.requests.push_back(std::move(filed));
}

void OwnReader::readEnvironment(const QJsonObject& object, const QString& where)
{
    auto environment = environmentFromJson(object);
    if (!environment)
        return damaged(where, environment.error());
    m_contents.environments.push_back(std::move(*environment));
}

}

bool recognisesOwn(const ImportSource& source)
{
    const auto root = source.json();
    return root && root->isObject() && textAt(root, "idemscope") == "collection"_L1;
}

Result<ImportedContents> importOwn(const ImportSource& source, const ImportWatch& watch)
{
    const auto object = parseJsonObject(source.text(), source.name());
    if (!object)
        return Failure(object.error());
    if (object->value("version"_L1).toInt(currentVersion) > currentVersion)
        return source.failure(OwnText::tr("written by a newer version of Idemscope; please update"));
    return OwnReader(*object, watch).read();
}

Result<QByteArray> exportOwn(const ImportedContents& contents)
{
    return fileText({{u"idemscope"_s, u"collection"_s},
                     {u"version"_s, currentVersion},
                     {u"name"_s, contents.name},
                     {u"variables"_s, variablesJson(contents.variables)},
                     {u"folders"_s, foldersJson(contents)},
                     {u"environments"_s, environmentsJson(contents)},
                     {u"requests"_s, requestsJson(contents)}});
}

}
