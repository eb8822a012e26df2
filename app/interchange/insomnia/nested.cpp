// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/insomnia/nested.h"

#include "interchange/jsonreading.h"

#include <algorithm>

namespace idemscope::insomnia {

using namespace Qt::StringLiterals;

namespace {

struct Insomnia
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::InsomniaNested)
};

double sortKey(const JsonValue& item)
{
    return textAt(memberOf(item, "meta"), "sortKey").toDouble();
}

/// Without a method it is a remote procedure or a socket.
bool isHttp(const JsonValue& item)
{
    const QString url = textAt(item, "url");
    return !memberOf(item, "protoFileId") && !url.startsWith("ws://"_L1) && !url.startsWith("wss://"_L1) &&
           (memberOf(item, "method") || memberOf(item, "url"));
}

}

void NestedReader::readVersion5(const JsonValue& root)
{
    m_contents.name = textAt(root, "name");
    if (const auto environments = memberOf(root, "environments"))
        readEnvironments(*environments);
    else if (textAt(root, "type").startsWith("environment."_L1))
        readEnvironments(root);
    readItems(childrenAt(root, "collection"), {});
}

void NestedReader::readVersion1(const JsonValue& root)
{
    for (const JsonValue& folder : childrenAt(root, "items")) {
        const Inherited inner = m_requests.readFolder(folder, {});
        Fields variables = m_requests.variables(memberOf(folder, "environments"), "base");
        m_contents.folder(inner.folder).variables = std::move(variables);
        for (const JsonValue& request : childrenAt(folder, "requests"))
            m_requests.read(request, inner);
    }
}

void NestedReader::readEnvironments(const JsonValue& environments)
{
    m_contents.variables = m_requests.variables(environments, "data");
    for (const JsonValue& environment : childrenAt(environments, "subEnvironments"))
        m_contents.environments.push_back(
            {textAt(environment, "name"), m_requests.variables(environment, "data"), false, {}});
}

void NestedReader::readItems(std::vector<JsonValue> items, const Inherited& inherited)
{
    std::stable_sort(items.begin(), items.end(),
                     [](const JsonValue& one, const JsonValue& other) { return sortKey(one) < sortKey(other); });
    for (const JsonValue& item : items) {
        if (!m_watch.advance(item.begin(), item.at(0).end()))
            return;
        if (memberOf(item, "children"))
            readItems(childrenAt(item, "children"), m_requests.readFolder(item, inherited));
        else if (isHttp(item))
            m_requests.read(item, inherited);
        else
            m_contents.skip(textAt(item, "name"), u"collection"_s,
                            Insomnia::trLater("It is no HTTP request (a socket or a remote procedure): left out"));
    }
}

}
