// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "interchange/importwatch.h"
#include "interchange/insomnia/requestreader.h"

namespace idemscope::insomnia {

/// Reads versions that nest: 5, and 1, whose folders hold `requests`. Of this folder.
class NestedReader
{
public:
    NestedReader(const ImportSource& source, const ImportWatch& watch, ImportedContents& contents)
        : m_watch(watch)
        , m_contents(contents)
        , m_requests(source, contents)
    {
    }

    void readVersion5(const JsonValue& root);
    void readVersion1(const JsonValue& root);

private:
    void readEnvironments(const JsonValue& environments);
    void readItems(std::vector<JsonValue> items, const Inherited& inherited);

    const ImportWatch& m_watch;
    ImportedContents& m_contents;
    RequestReader m_requests;
};

}
