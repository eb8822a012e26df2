// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/extension.h"
#include "interchange/postman/postmanformat.h"
#include "interchange/postman/requestwriter.h"

#include <QHash>
#include <QJsonDocument>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

using postman::rowsOf;

/// Nests the folders and requests of a collection by their paths.
class Tree
{
public:
    explicit Tree(ImportedContents contents)
        : m_contents(std::move(contents))
    {
        for (const FiledRequest& filed : m_contents.requests) {
            if (!filed.folder.isEmpty())
                m_contents.folder(filed.folder);
        }
        for (const FiledRequest& filed : m_contents.requests)
            m_requests[filed.folder].push_back(&filed);
        for (const FiledFolder& folder : m_contents.folders)
            m_folders[folder.path.section(u'/', 0, -2)].push_back(&folder);
    }

    QJsonArray items(const QString& path) const
    {
        QJsonArray items;
        for (const FiledFolder* folder : m_folders.value(path)) {
            QJsonObject item{{u"name"_s, folder->path.section(u'/', -1)}, {u"item"_s, this->items(folder->path)}};
            if (!folder->variables.empty())
                item.insert(u"variable"_s, rowsOf(folder->variables));
            items.append(item);
        }
        for (const FiledRequest* filed : m_requests.value(path))
            items.append(postman::itemOf(filed->request));
        return items;
    }

private:
    ImportedContents m_contents;
    QHash<QString, std::vector<const FiledRequest*>> m_requests;
    QHash<QString, std::vector<const FiledFolder*>> m_folders;
};

}

Result<QByteArray> exportPostman(const ImportedContents& contents)
{
    const QString schema = u"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"_s;
    QJsonArray variables = rowsOf(contents.variables);
    for (const QJsonValue& standIn : postman::standIns())
        variables.append(standIn);
    const QJsonObject collection{
        {u"info"_s,
         QJsonObject{{u"name"_s, contents.name.isEmpty() ? u"Idemscope"_s : contents.name}, {u"schema"_s, schema}}},
        {u"item"_s, Tree(contents).items({})},
        {u"variable"_s, variables},
        {u"idemscope"_s, postman::extensionOf(contents)}};
    return QJsonDocument(collection).toJson();
}

}
