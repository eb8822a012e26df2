// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/random.h"
#include "expression/json.h"

namespace idemscope {

/// JSON texts for property tests: all kinds, odd strings, odd numbers, white space, now and then duplicate names.
class RandomJson
{
public:
    explicit RandomJson(Random& random)
        : m_random(random)
    {
    }

    /// A whole text, now and then with a byte order mark.
    QByteArray document() { return (m_random.between(0, 9) == 0 ? "\xef\xbb\xbf" : "") + space() + value() + space(); }

    QByteArray value(int depth = 4)
    {
        const auto kind = m_random.between(depth > 0 ? 0 : 2, 6);
        switch (kind) {
        case 0:
            return '{' + list(depth, true) + '}';
        case 1:
            return '[' + list(depth, false) + ']';
        case 2:
            return string();
        case 3:
            return pick({"true", "false", "null"});
        default:
            return number();
        }
    }

    QByteArray string()
    {
        QByteArray text = "\"";
        for (auto length = m_random.between(0, 6); length > 0; --length) {
            text += pick({"a", "b", "Z", "0", " ", "/", "é", "漢", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u0041",
                          "\\u00e9", "\\ud83d\\ude00", "\\ud800", "{{", "'"});
        }
        return text + '"';
    }

    QByteArray number()
    {
        QByteArray text = m_random.between(0, 3) == 0 ? "-" : "";
        text += pick({"0", "1", "10", "907", "9007199254740993", "12345678901234567890123"});
        text += pick({"", "", "", ".0", ".5", ".10", ".000", ".9007199254740993"});
        return text + pick({"", "", "", "e0", "E+1", "e-2", "e5", "E-12"});
    }

private:
    QByteArray list(int depth, bool isObject)
    {
        QByteArray text = space();
        const auto size = m_random.between(0, 4);
        for (std::int64_t i = 0; i < size; ++i) {
            if (i > 0)
                text += ',' + space();
            if (isObject)
                text += (m_random.between(0, 5) == 0 ? QByteArray("\"a\"") : string()) + space() + ':' + space();
            text += value(depth - 1) + space();
        }
        return text;
    }

    QByteArray space() { return pick({"", "", " ", "\n  ", "\t"}); }
    QByteArray pick(std::initializer_list<const char*> values)
    {
        return *(values.begin() + m_random.between(0, static_cast<std::int64_t>(values.size()) - 1));
    }

    Random& m_random;
};

}
