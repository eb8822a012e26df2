// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>

#include <vector>

namespace idemscope {

/// A scalar, list or map of YAML as its reader meets it.
struct YamlItem
{
    QByteArray text;     ///< of a scalar
    bool isPlain = true; ///< a scalar without quotes and without a tag: it may be a number, true, false or null
    QByteArray anchor;
};

/// Writes YAML events out as JSON text. Of this room.
class YamlWriter
{
public:
    enum class Trouble { None, Name, Alias, Growth, Depth };

    // Each returns false where it cannot go on; then trouble() says why.
    bool scalar(const YamlItem& item);
    bool begin(const YamlItem& item, bool isMap);
    bool end();
    bool alias(const QByteArray& anchor);

    Trouble trouble() const { return m_trouble; }
    const QByteArray& json() const { return m_json; }

private:
    struct Open
    {
        bool isMap = false;
        bool isNameNext = false;
        bool isMerge = false; ///< the value that comes is merged into this map
        qsizetype begin = 0;
        qsizetype count = 0;
        QByteArray anchor;
        QByteArray merged; ///< members to stand before the map's own
    };

    bool isName() const { return !m_open.empty() && m_open.back().isNameNext; }
    bool name(const YamlItem& item);
    void separate();
    bool written(qsizetype begin, const QByteArray& anchor);
    bool merge(qsizetype begin);
    bool grow(qsizetype bytes);
    bool refuse(Trouble trouble);

    QByteArray m_json;
    std::vector<Open> m_open;
    QHash<QByteArray, QByteArray> m_anchors;
    qsizetype m_grown = 0;
    Trouble m_trouble = Trouble::None;
};

}
