// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/bodyreader.h"

#include <algorithm>

namespace idemscope {

BodyReader::BodyReader(const BodyReader& other)
    : m_paths(other.m_paths)
    , m_known(other.m_paths.size())
{
}

size_t BodyReader::add(JsonPath path)
{
    m_paths.push_back(std::move(path));
    m_known.emplace_back();
    return m_paths.size() - 1;
}

bool BodyReader::holds(const QByteArray& body, size_t path)
{
    take(body);
    std::optional<bool>& known = m_known[path].holds;
    if (known)
        return *known;
    known = false;
    if (const JsonDocument* json = document()) {
        if (const auto selected = m_paths[path].select(*json))
            known = std::any_of(selected->begin(), selected->end(),
                                [](const JsonValue& value) { return !value.isNull() && !value.isFalse(); });
    }
    return *known;
}

std::optional<QByteArray> BodyReader::text(const QByteArray& body, size_t path)
{
    take(body);
    Known& known = m_known[path];
    if (known.isTextKnown)
        return known.text;
    known.isTextKnown = true;
    if (const JsonDocument* json = document()) {
        if (const auto selected = m_paths[path].first(*json); selected && *selected && !(*selected)->isNull())
            known.text = canonical(**selected);
    }
    return known.text;
}

void BodyReader::take(const QByteArray& body)
{
    if (m_body == body)
        return;
    m_body = body;
    m_isParsed = false;
    m_document.reset();
    std::fill(m_known.begin(), m_known.end(), Known{});
}

const JsonDocument* BodyReader::document()
{
    if (!m_isParsed) {
        m_isParsed = true;
        if (auto parsed = JsonDocument::parse(m_body))
            m_document.emplace(std::move(*parsed));
    }
    return m_document ? &*m_document : nullptr;
}

}
