// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"
#include "interchange/contents.h"
#include "interchange/importsource.h"
#include "interchange/multipart.h"

namespace idemscope::postman {

/// Reads a request's `body` once its headers are there. What Postman would not send is left out with a warning. Of this
/// folder.
class BodyReader
{
public:
    BodyReader(const ImportSource& source, ImportedContents& contents)
        : m_source(source)
        , m_contents(contents)
    {
    }

    void read(const JsonValue& body, Request& request);

private:
    void readRaw(const JsonValue& body, Request& request);
    void readParts(const JsonValue& rows, Request& request);
    void addParts(const JsonValue& row, const Request& request, std::vector<ListedPart>& parts);
    void readFile(const JsonValue& file, Request& request);
    void readGraphQl(const JsonValue& graphQl, Request& request);
    void warn(const Request& request, const Sentence& text);

    const ImportSource& m_source;
    ImportedContents& m_contents;
};

}
