// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever parses must survive every rewriting with its value; whatever does not must only be refused.

#include "expression/json.h"
#include "expression/equivalent.h"
#include "expression/jsonpatch.h"
#include "expression/jsontokens.h"

#include <cstdlib>

using namespace idemscope;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

QByteArray canonicalOf(const QByteArray& text)
{
    const auto document = JsonDocument::parse(text);
    require(document.has_value());
    return canonical(document->root());
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    qsizetype at = 0;
    for (const JsonToken& token : tokenizeJson(QByteArrayView(text))) {
        require(token.begin >= at && token.length > 0);
        at = token.begin + token.length;
    }
    require(at <= text.size());
    tokenizeJson(QStringView(QString::fromUtf8(text)));

    const auto document = JsonDocument::parse(text);
    require(document.has_value() == !findJsonFault(text));
    if (!document) {
        require(prettyJson(text) == text);
        return 0;
    }
    const QByteArray meaning = canonical(document->root());
    require(canonicalOf(meaning) == meaning);
    require(canonicalOf(prettyJson(text)) == meaning);
    Random random(size);
    const auto other = equivalentJson(text, random);
    require(other && *other != text && canonicalOf(*other) == meaning);
    if (const auto mutated = withFirstNumberPlusOne(text))
        require(canonicalOf(*mutated) != meaning);
    if (const auto patch = JsonPatch::parse(text)) {
        if (const auto patched = patch->apply(R"({"a":[1,{"b":null}]})"))
            canonicalOf(*patched);
    }
    return 0;
}
