// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/keybook.h"

#include <map>
#include <mutex>

namespace idemscope::sandbox {

/// Keys in this process's memory, with what Redis means by SET NX and expiry: an entry whose time is over is not there.
class MapBook final : public KeyBook
{
public:
    void together(const std::function<void()>& steps) override { steps(); }
    std::optional<KeyEntry> find(const std::string& scope) override;
    bool insert(const std::string& scope, const KeyEntry& entry) override;
    bool replace(const std::string& scope, std::int64_t token, const KeyEntry& entry) override;
    void put(const std::string& scope, const KeyEntry& entry) override;
    void release(const std::string& scope, std::int64_t token) override;
    void clear() override;
    std::int64_t keysAlive() override;
    std::string note() const override;

private:
    using Entries = std::map<std::string, KeyEntry>;
    Entries::iterator living(const std::string& scope);

    std::mutex m_mutex;
    Entries m_entries;
};

/// When an entry vanishes by itself, in wall-clock milliseconds; 0: never.
inline std::int64_t endOf(const KeyEntry& entry)
{
    return entry.answer ? entry.expiresAt : entry.leaseUntil;
}

}
