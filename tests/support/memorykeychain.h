// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/keychain.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace idemscope {

/// A keychain that outlives the sessions which write into it.
class MemoryKeychain final : public Keychain
{
public:
    explicit MemoryKeychain(std::map<QString, QString>& kept, bool refuses = false)
        : m_kept(kept)
        , m_refuses(refuses)
    {
    }
    bool isThere() const override { return true; }
    void read(const QString& place, Found found) override
    {
        QTimer::singleShot(0, &m_alive, [this, place, found] {
            const auto known = m_kept.find(place);
            found(known == m_kept.end() ? std::nullopt : std::optional(known->second));
        });
    }
    void write(const QString& place, const QString& value, Done done) override
    {
        QTimer::singleShot(0, &m_alive, [this, place, value, done] {
            if (m_refuses)
                return done(fail(ErrorCode::Io, QStringLiteral("locked")));
            m_kept[place] = value;
            done({});
        });
    }
    void forget(const QString& place, Done done) override
    {
        QTimer::singleShot(0, &m_alive, [this, place, done] {
            m_kept.erase(place);
            done({});
        });
    }

private:
    std::map<QString, QString>& m_kept;
    bool m_refuses;
    QObject m_alive;
};

}
