// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTranslator>

#include <map>
#include <utility>

namespace idemscope {

/// A catalogue for tests: what it does not hold stays English. Install it as any translator; it leaves when it dies.
class Dictionary : public QTranslator
{
public:
    struct Forms
    {
        QString one; ///< also of a message without plural
        QString many;
    };
    using Key = std::pair<QByteArray, QByteArray>; ///< context, source

    explicit Dictionary(std::map<Key, Forms> entries)
        : m_entries(std::move(entries))
    {
    }

    bool isEmpty() const override { return m_entries.empty(); }

    QString translate(const char* context, const char* source, const char*, int n) const override
    {
        const auto found = m_entries.find({context, source});
        if (found == m_entries.end())
            return {};
        return n > 1 ? found->second.many : found->second.one;
    }

private:
    std::map<Key, Forms> m_entries;
};

}
