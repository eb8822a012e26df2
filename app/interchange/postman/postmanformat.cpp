// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/postmanformat.h"

#include "interchange/jsonreading.h"
#include "interchange/postman/collectionreader.h"
#include "interchange/postman/fieldsreader.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Postman
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Postman)
};

/// Collections v2 hold "item", v1 "requests" with an "order", dumps "collections"; environments "values".
bool isPostman(const JsonValue& root)
{
    const auto wrapped = memberOf(root, "collection");
    return memberOf(root, "item") || (memberOf(root, "requests") && memberOf(root, "order")) ||
           (wrapped && memberOf(wrapped, "info")) ||
           (memberOf(root, "collections") && memberOf(root, "environments")) ||
           (memberOf(root, "values") && memberOf(root, "_postman_variable_scope")) ||
           textAt(memberOf(root, "info"), "schema").contains("postman"_L1);
}

/// `values` of an environment; of globals they become the collection's.
void readEnvironment(const JsonValue& root, const QString& otherwise, ImportedContents& contents)
{
    const Fields variables = postman::variablesOf(childrenAt(root, "values"));
    const QString name = textAt(root, "name");
    if (textAt(root, "_postman_variable_scope") == "globals"_L1)
        contents.variables.insert(contents.variables.end(), variables.begin(), variables.end());
    else
        contents.environments.push_back({name.isEmpty() ? otherwise : name, variables, false, {}});
}

Result<void> readDump(const JsonValue& root, postman::CollectionReader& reader, ImportedContents& contents)
{
    const auto collections = childrenAt(root, "collections");
    for (const JsonValue& collection : collections) {
        const QString name = postman::collectionName(collection);
        const QString folder = collections.size() == 1 ? QString() : contents.addFolder({}, name);
        if (auto read = reader.read(collection, folder); !read)
            return read;
        if (folder.isEmpty())
            contents.name = name;
    }
    for (const JsonValue& environment : childrenAt(root, "environments"))
        readEnvironment(environment, Postman::tr("Environment"), contents);
    return {};
}

}

bool recognisesPostman(const ImportSource& source)
{
    if (const auto root = source.json())
        return root->isObject() && isPostman(*root);
    return source.text().contains("schema.getpostman.com/");
}

Result<ImportedContents> importPostman(const ImportSource& source, const ImportWatch& watch)
{
    const auto root = source.json();
    if (!root)
        return source.jsonFailure();
    ImportedContents contents;
    postman::CollectionReader reader(source, watch, contents);
    const auto wrapped = memberOf(*root, "collection");
    const JsonValue collection = wrapped && wrapped->isObject() ? *wrapped : *root;
    Result<void> read = {};
    if (memberOf(*root, "collections")) {
        read = readDump(*root, reader, contents);
    } else if (memberOf(*root, "values") && !memberOf(*root, "item")) {
        readEnvironment(*root, QFileInfo(source.name()).completeBaseName(), contents);
    } else {
        read = reader.read(collection, {});
        contents.name = postman::collectionName(collection);
    }
    if (!read)
        return Failure(read.error());
    reader.finish();
    return contents;
}

}
