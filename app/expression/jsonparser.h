// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/json.h"

namespace idemscope {

/// Fills `nodes` from a JSON text without recursion. One use per text; of this room.
class JsonParser
{
public:
    JsonParser(QByteArrayView text, const JsonLimits& limits, std::vector<JsonNode>& nodes);

    /// False when the text is no JSON: then fault() says where and why.
    bool parse();
    JsonFault fault() const;

private:
    enum class Trouble {
        None,
        Ended,
        Value,
        Name,
        Colon,
        Separator,
        Trailing,
        Number,
        Literal,
        Control,
        Escape,
        Encoding,
        Depth,
        Size
    };

    bool value();
    bool member();
    bool afterValue();
    bool string(bool isName);
    bool number();
    bool digits();
    bool literal(QByteArrayView word, JsonKind kind);
    bool escape();
    bool character();
    bool open(JsonKind kind);
    void close();
    void append(JsonKind kind, const char* begin);
    void skipSpace();
    bool refuse(Trouble trouble);
    char peek() const { return m_at < m_end ? *m_at : '\0'; }

    const char* m_begin;
    const char* m_at;
    const char* m_end;
    JsonLimits m_limits;
    std::vector<JsonNode>& m_nodes;
    quint32 m_open; ///< innermost open object or array; its `next` holds the one around it until it is closed
    int m_depth = 0;
    Trouble m_trouble = Trouble::None;
};

}
