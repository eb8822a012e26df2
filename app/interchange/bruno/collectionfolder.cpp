// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/bruno/collectionfolder.h"

#include "interchange/jsonreading.h"
#include "interchange/yaml.h"

#include <QFileInfo>

#include <algorithm>

namespace idemscope::bruno {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepest = 64;
constexpr qint64 mostFiles = 100'000;

const QStringList filePatterns = {u"*.bru"_s, u"*.yml"_s, u"*.yaml"_s};

/// What says something about its folder and is no request.
bool isOwnFile(const QString& name)
{
    const QString base = QFileInfo(name).completeBaseName();
    return base == "collection"_L1 || base == "folder"_L1 || base == "opencollection"_L1;
}

bool isSkipped(const QString& folder)
{
    return folder == "node_modules"_L1 || folder == "environments"_L1 || folder.startsWith(u'.');
}

}

void CollectionFolder::read()
{
    m_contents.name = m_root.dirName();
    if (const auto source = ImportSource::fromFile(m_root.filePath(u"bruno.json"_s))) {
        if (const auto root = source->json(); root && !textAt(*root, "name").isEmpty())
            m_contents.name = textAt(*root, "name");
    }
    Inherited inherited;
    for (const QString& name : {u"collection"_s, u"opencollection"_s}) {
        if (const auto own = readOwn(m_root, name)) {
            inherited = m_writer.setCollection(*own);
            if (!own->name.isEmpty())
                m_contents.name = own->name;
        }
    }
    readItems(m_root, inherited, 0);
    readEnvironments();
}

std::optional<BrunoItem> CollectionFolder::readOwn(const QDir& dir, const QString& name)
{
    for (const QString& suffix : {u".bru"_s, u".yml"_s, u".yaml"_s}) {
        if (dir.exists(name + suffix))
            return readItem(dir.filePath(name + suffix));
    }
    return {};
}

std::optional<BrunoItem> CollectionFolder::readItem(const QString& path)
{
    const auto source = ImportSource::fromFile(path);
    if (!source) {
        report(path, source.error());
        return {};
    }
    if (path.endsWith(".bru"_L1)) {
        const auto text = BruText::parse(*source);
        if (text)
            return itemOfBru(*text);
        report(path, text.error());
        return {};
    }
    const auto tree = ForeignTree::of(*source);
    if (tree)
        return itemOfOpenCollection(tree->root);
    report(path, tree.error());
    return {};
}

std::vector<CollectionFolder::Entry> CollectionFolder::filesIn(const QDir& dir)
{
    std::vector<Entry> entries;
    for (const QString& name : dir.entryList(filePatterns, QDir::Files | QDir::NoSymLinks, QDir::Name)) {
        if (m_watch.isStopped() || ++m_files > mostFiles)
            break;
        auto item = isOwnFile(name) ? std::nullopt : readItem(dir.filePath(name));
        if (!item)
            continue;
        if (item->name.isEmpty())
            item->name = QFileInfo(name).completeBaseName();
        entries.push_back({std::move(*item), {}});
    }
    return entries;
}

/// By their numbers, then by their names, as Bruno shows them.
void CollectionFolder::readItems(const QDir& dir, const Inherited& inherited, int depth)
{
    std::vector<Entry> entries = filesIn(dir);
    for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name)) {
        if (isSkipped(name) || depth >= deepest)
            continue;
        BrunoItem item = readOwn(QDir(dir.filePath(name)), u"folder"_s).value_or(BrunoItem());
        if (item.name.isEmpty())
            item.name = name;
        entries.push_back({std::move(item), name});
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& one, const Entry& other) { return one.item.order < other.item.order; });
    for (const Entry& entry : entries) {
        if (entry.folder.isEmpty())
            m_writer.addRequest(entry.item, inherited);
        else
            readItems(QDir(dir.filePath(entry.folder)), m_writer.addFolder(entry.item, inherited), depth + 1);
    }
}

Result<Fields> CollectionFolder::readEnvironment(const QString& path) const
{
    const auto source = ImportSource::fromFile(path);
    if (!source)
        return Failure(source.error());
    if (path.endsWith(".bru"_L1)) {
        const auto text = BruText::parse(*source);
        return text ? Result<Fields>(environmentOfBru(*text)) : Failure(text.error());
    }
    const auto tree = ForeignTree::of(*source);
    return tree ? Result<Fields>(environmentOfRows(childrenAt(tree->root, "variables"))) : Failure(tree.error());
}

void CollectionFolder::readEnvironments()
{
    const QDir dir(m_root.filePath(u"environments"_s));
    for (const QString& name : dir.entryList(filePatterns, QDir::Files | QDir::NoSymLinks, QDir::Name)) {
        auto variables = readEnvironment(dir.filePath(name));
        if (variables)
            m_contents.environments.push_back({QFileInfo(name).completeBaseName(), std::move(*variables), false, {}});
        else
            report(dir.filePath(name), variables.error());
    }
}

void CollectionFolder::report(const QString& path, const Error& error)
{
    m_contents.skip(m_root.relativeFilePath(path), {}, Sentence::verbatim(error.message));
}

}
