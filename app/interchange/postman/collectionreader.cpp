// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/collectionreader.h"

#include "interchange/jsonreading.h"
#include "interchange/postman/extension.h"
#include "interchange/postman/fieldsreader.h"

#include <QCoreApplication>

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

struct PostmanCollection
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PostmanCollection)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::PostmanCollection)
};

QString placeOf(const JsonValue& item, const ImportSource& source)
{
    return source.lineOf(item.begin());
}

}

QString collectionName(const JsonValue& collection)
{
    const QString name = textAt(memberOf(collection, "info"), "name");
    return name.isEmpty() ? textAt(collection, "name") : name;
}

Result<void> CollectionReader::read(const JsonValue& collection, const QString& folder)
{
    if (auto good = check(collection); !good)
        return good;
    std::vector<JsonValue> rows = childrenAt(collection, "variables");
    for (const JsonValue& row : childrenAt(collection, "variable"))
        rows.push_back(row);
    Fields& variables = folder.isEmpty() ? m_contents.variables : m_contents.folder(folder).variables;
    variables = variablesOf(rows);
    readExtension(collection, m_contents);
    noteScripts(collection, {});
    Inherited inherited;
    inherited.folder = folder;
    readItems(collection, narrowed(collection, inherited));
    return {};
}

Result<void> CollectionReader::check(const JsonValue& collection) const
{
    const auto items = memberOf(collection, "item");
    if (!items && memberOf(collection, "requests"))
        return m_source.failure(
            PostmanCollection::tr("this is a Postman collection of version 1; export it again as v2.1"));
    if (!memberOf(collection, "info") && collectionName(collection).isEmpty())
        return m_source.failure(PostmanCollection::tr("not a Postman collection: it has no “info”"));
    if (items && !items->isArray())
        return m_source.failure(items->begin(), PostmanCollection::tr("“item” must be a list of requests and folders"));
    return {};
}

void CollectionReader::readItems(const JsonValue& owner, const Inherited& inherited)
{
    for (const JsonValue& item : childrenAt(owner, "item")) {
        if (!m_watch.advance(item.begin(), m_source.text().size()))
            return;
        readItem(item, inherited);
    }
}

void CollectionReader::readItem(const JsonValue& item, const Inherited& inherited)
{
    const auto request = memberOf(item, "request");
    if (memberOf(item, "item") && !request) {
        readFolder(item, inherited);
    } else if (request && (request->isObject() || request->isString())) {
        RequestReader reader(m_source, m_contents);
        m_contents.requests.push_back(reader.read(item, *request, inherited));
        m_examples += static_cast<int>(childrenAt(item, "response").size());
    } else {
        m_contents.skip(textAt(item, "name"), placeOf(item, m_source),
                        PostmanCollection::trLater("The item holds neither a request nor a list of items: left out"));
    }
}

void CollectionReader::readFolder(const JsonValue& item, const Inherited& inherited)
{
    Inherited inner = narrowed(item, inherited);
    inner.folder = m_contents.addFolder(inherited.folder, textAt(item, "name"));
    m_contents.folder(inner.folder).variables = variablesOf(childrenAt(item, "variable"));
    noteScripts(item, inner.folder);
    if (!memberOf(item, "item")->isArray()) {
        m_contents.skip(inner.folder, placeOf(item, m_source),
                        PostmanCollection::trLater("“item” must be a list of requests and folders"));
    }
    readItems(item, inner);
}

Inherited CollectionReader::narrowed(const JsonValue& owner, Inherited inherited) const
{
    const ForeignAuth own = authOf(memberOf(owner, "auth"));
    if (!own.kind.isEmpty())
        inherited.auth = own;
    inherited.behaviour = mergedBehaviour(inherited.behaviour, owner);
    return inherited;
}

void CollectionReader::noteScripts(const JsonValue& owner, const QString& name)
{
    if (scriptOf(owner, "prerequest").isEmpty() && scriptOf(owner, "test").isEmpty())
        return;
    m_contents.warn(name, u"event"_s,
                    PostmanCollection::trLater("Scripts of a whole folder or collection are never run and have no "
                                               "place here: they were left out"));
}

void CollectionReader::finish()
{
    if (m_examples > 0)
        m_contents.warn({}, u"response"_s,
                        PostmanCollection::trLater("%n saved example response(s) were left out", nullptr, m_examples));
}

}
