// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/insomnia/resources.h"

#include "interchange/jsonreading.h"

#include <algorithm>

namespace idemscope::insomnia {

using namespace Qt::StringLiterals;

namespace {

struct Insomnia
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::InsomniaResources)
};

constexpr int deepest = 200; ///< folders; deeper ones are read as if they had no parent

double sortKey(const JsonValue& item)
{
    return textAt(item, "metaSortKey").toDouble();
}

void inOrder(std::vector<JsonValue>& items)
{
    std::stable_sort(items.begin(), items.end(),
                     [](const JsonValue& one, const JsonValue& other) { return sortKey(one) < sortKey(other); });
}

bool isFolder(const JsonValue& item)
{
    return textAt(item, "_type") == "request_group"_L1;
}

}

void ResourceReader::read(const JsonValue& resources)
{
    sort(resources);
    for (const JsonValue& workspace : m_workspaces)
        readWorkspace(workspace);
    readOrphans();
    noteOthers();
}

void ResourceReader::sort(const JsonValue& resources)
{
    for (const JsonValue& resource : childrenOf(resources)) {
        const QString type = textAt(resource, "_type");
        const QString parent = textAt(resource, "parentId");
        if (type == "workspace"_L1) {
            m_workspaces.push_back(resource);
        } else if (type == "request"_L1 || type == "request_group"_L1) {
            m_items.push_back(resource);
            m_children[parent].push_back(resource);
        } else if (type == "environment"_L1) {
            m_environments[parent].push_back(resource);
        } else if (type != "cookie_jar"_L1 && type != "api_spec"_L1 && !type.startsWith("unit_test"_L1)) {
            m_contents.skip(textAt(resource, "name"), u"resources"_s,
                            Insomnia::trLater("It is of the kind “%1”, not an HTTP request: left out").with(type));
        } else {
            ++m_others[type];
        }
    }
    for (auto& children : m_children)
        inOrder(children);
}

/// One workspace is the collection; several become folders in it.
void ResourceReader::readWorkspace(const JsonValue& workspace)
{
    const QString id = textAt(workspace, "_id");
    Inherited inherited;
    if (m_workspaces.size() == 1)
        m_contents.name = textAt(workspace, "name");
    else
        inherited.folder = m_contents.addFolder({}, textAt(workspace, "name"));
    readEnvironments(id, inherited.folder);
    readChildren(id, inherited, 0);
}

/// The base environment is what all others start from.
void ResourceReader::readEnvironments(const QString& workspaceId, const QString& folder)
{
    for (const JsonValue& base : m_environments.value(workspaceId)) {
        const Fields variables = m_requests.variables(base, "data");
        Fields& place = folder.isEmpty() ? m_contents.variables : m_contents.folder(folder).variables;
        place.insert(place.end(), variables.begin(), variables.end());
        for (const JsonValue& environment : m_environments.value(textAt(base, "_id"))) {
            const auto isTaken = [&](const QString& name) {
                return std::any_of(m_contents.environments.begin(), m_contents.environments.end(),
                                   [&](const Environment& known) { return known.name == name; });
            };
            m_contents.environments.push_back(
                {freeName(textAt(environment, "name"), isTaken), m_requests.variables(environment, "data"), false, {}});
        }
    }
}

void ResourceReader::readChildren(const QString& parent, const Inherited& inherited, int depth)
{
    for (const JsonValue& item : m_children.value(parent)) {
        if (depth > deepest ||
            !m_watch.advance(static_cast<qint64>(m_read.size()), static_cast<qint64>(m_items.size())))
            return;
        if (m_read.contains(item.begin()))
            continue;
        m_read.insert(item.begin());
        if (isFolder(item))
            readChildren(textAt(item, "_id"), m_requests.readFolder(item, inherited), depth + 1);
        else
            m_requests.read(item, inherited);
    }
}

/// Items whose parent is missing, or that are each other's parents: nothing is lost, only out of place.
void ResourceReader::readOrphans()
{
    for (const bool areFolders : {true, false}) {
        for (const JsonValue& item : m_items) {
            if (m_watch.isStopped() || m_read.contains(item.begin()) || isFolder(item) != areFolders)
                continue;
            m_read.insert(item.begin());
            if (!m_workspaces.empty())
                m_contents.warn(textAt(item, "name"), u"resources"_s,
                                Insomnia::trLater("Its folder is not in the file: it was put at the top"));
            if (areFolders)
                readChildren(textAt(item, "_id"), m_requests.readFolder(item, {}), 0);
            else
                m_requests.read(item, {});
        }
    }
}

void ResourceReader::noteOthers()
{
    for (auto other = m_others.begin(); other != m_others.end(); ++other)
        m_contents.warn(
            {}, other.key(),
            Insomnia::trLater("%n entry(-ies) of this kind hold no requests: left out", nullptr, other.value()));
}

}
