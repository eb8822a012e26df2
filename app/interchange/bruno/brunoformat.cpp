// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/brunoformat.h"

#include "interchange/bruno/collectionfolder.h"
#include "interchange/jsonreading.h"
#include "interchange/yaml.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Bruno
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Bruno)
};

using namespace bruno;

bool isFolderOf(const JsonValue& entry)
{
    return memberOf(entry, "items") || textAt(entry, "type") == "folder"_L1 ||
           textAt(memberOf(entry, "info"), "type") == "folder"_L1;
}

/// One document with everything in it: the JSON export or a bundled OpenCollection.
class DocumentReader
{
public:
    DocumentReader(const ImportSource& source, bool isOpenCollection, const ImportWatch& watch,
                   ImportedContents& contents)
        : m_isOpen(isOpenCollection)
        , m_watch(watch)
        , m_contents(contents)
        , m_writer(source, contents)
    {
    }

    void read(const JsonValue& root)
    {
        const BrunoItem own = m_isOpen ? itemOfOpenCollection(root) : ownOf(root);
        m_contents.name = textAt(m_isOpen ? *memberOf(root, "info") : root, "name");
        readItems(root, m_writer.setCollection(own));
        for (const JsonValue& environment : childrenAt(m_isOpen ? memberOf(root, "config") : root, "environments"))
            m_contents.environments.push_back(
                {textAt(environment, "name"), environmentOfRows(childrenAt(environment, "variables")), false, {}});
    }

private:
    BrunoItem itemOf(const JsonValue& entry) const
    {
        return m_isOpen ? itemOfOpenCollection(entry) : itemOfJson(entry);
    }

    /// Settings of a folder or the collection stand in its root.
    BrunoItem ownOf(const JsonValue& entry) const
    {
        const auto root = memberOf(entry, "root");
        BrunoItem item = m_isOpen || !root ? itemOf(entry) : itemOfJson(*root);
        if (item.name.isEmpty())
            item.name = textAt(entry, "name");
        return item;
    }

    void readItems(const JsonValue& owner, const Inherited& inherited)
    {
        auto entries = childrenAt(owner, "items");
        std::stable_sort(entries.begin(), entries.end(),
                         [&](const JsonValue& one, const JsonValue& other) { return orderOf(one) < orderOf(other); });
        for (const JsonValue& entry : entries) {
            if (!m_watch.advance(entry.begin(), entry.at(0).end()))
                return;
            if (isFolderOf(entry))
                readItems(entry, m_writer.addFolder(ownOf(entry), inherited));
            else
                m_writer.addRequest(itemOf(entry), inherited);
        }
    }

    double orderOf(const JsonValue& entry) const
    {
        return textAt(m_isOpen ? memberOf(entry, "info") : entry, "seq").toDouble();
    }

    bool m_isOpen;
    const ImportWatch& m_watch;
    ImportedContents& m_contents;
    ItemWriter m_writer;
};

Result<ImportedContents> importBru(const ImportSource& source)
{
    const auto text = BruText::parse(source);
    if (!text)
        return Failure(text.error());
    ImportedContents contents;
    BrunoItem item = itemOfBru(*text);
    if (item.name.isEmpty())
        item.name = QFileInfo(source.name()).completeBaseName();
    ItemWriter writer(source, contents);
    if (!item.url.isEmpty() || !item.method.isEmpty())
        writer.addRequest(item, {});
    else if (text->block(u"vars") != nullptr || text->block(u"vars:secret") != nullptr)
        contents.environments.push_back({item.name, environmentOfBru(*text), false, {}});
    else
        writer.setCollection(item);
    return contents;
}

bool isBru(const ImportSource& source)
{
    return source.suffix() == "bru"_L1 || source.text().startsWith("meta {");
}

/// The file that names a collection, chosen in place of its folder.
bool standsForItsFolder(const ImportSource& source)
{
    return !source.path().isEmpty() && source.name() == "bruno.json"_L1 && source.json();
}

bool isExport(const JsonValue& root)
{
    const auto items = memberOf(root, "items");
    return items && items->isArray() && memberOf(root, "version") && memberOf(root, "name") &&
           !memberOf(root, "resources");
}

}

bool recognisesBruno(const ImportSource& source)
{
    if (source.isFolder()) {
        const QDir dir(source.path());
        return dir.exists(u"bruno.json"_s) || dir.exists(u"opencollection.yml"_s) || dir.exists(u"collection.bru"_s);
    }
    if (isBru(source) || standsForItsFolder(source) || seemsToHold(source, "opencollection"))
        return true;
    const auto root = source.json();
    return root && root->isObject() && isExport(*root);
}

Result<ImportedContents> importBruno(const ImportSource& source, const ImportWatch& watch)
{
    ImportedContents contents;
    if (source.isFolder()) {
        bruno::CollectionFolder(source, watch, contents).read();
        return contents;
    }
    if (isBru(source))
        return importBru(source);
    if (standsForItsFolder(source) && !isExport(*source.json())) {
        const auto folder = ImportSource::fromFile(QFileInfo(source.path()).absolutePath());
        return folder ? importBruno(*folder, watch) : Failure(folder.error());
    }
    const auto tree = ForeignTree::of(source);
    if (!tree)
        return Failure(tree.error());
    const bool isOpenCollection = memberOf(tree->root, "opencollection").has_value();
    const bool isRequest = memberOf(tree->root, "http") && memberOf(tree->root, "info");
    if (isRequest) {
        ItemWriter(source, contents).addRequest(itemOfOpenCollection(tree->root), {});
    } else if (isOpenCollection ? memberOf(tree->root, "info").has_value() : isExport(tree->root)) {
        DocumentReader(source, isOpenCollection, watch, contents).read(tree->root);
    } else {
        return source.failure(Bruno::tr("not a Bruno collection: it holds no list of “items”"));
    }
    return contents;
}

}
