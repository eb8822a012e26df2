// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sandbox/operation.h"

#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace idemscope::sandbox {

class Database;

/// What defects remember between requests. Thread-safe.
class Memory
{
public:
    using Texts = std::map<std::string, std::string>;

    /// Runs `action` alone on what is remembered.
    template <typename Action>
    auto with(Action action)
    {
        const std::lock_guard lock(m_mutex);
        return action(m_texts);
    }
    void clear()
    {
        with([](Texts& texts) { texts.clear(); });
    }

private:
    std::mutex m_mutex;
    Texts m_texts;
};

/// Where a defect strikes: one request, and what surrounds it.
struct Scene
{
    const loopback::HttpRequest& request;
    int replica = 1;
    int recent = 1; ///< requests with an effect that came within the last moments, this one included
    Memory& memory;
    Database& database;
};

/// One fault that real services have, as a switch. Adding one is an entry in a file of defects/; each does a single
/// thing at one of three places.
struct Defect
{
    std::string name;
    std::string description;
    std::string check;                          ///< that it must turn red
    std::vector<std::string> otherChecks = {};  ///< that turn red as well
    std::vector<std::string> auditOptions = {}; ///< to add to `audit {url}/payments …`
    std::string strategy = "unique-key";        ///< that it spoils unless another one is chosen
    std::string like = {};                      ///< profile whose answers it needs
    int ageMs = 0;                              ///< how long keys must live for it; 0: any time
    int replicas = 1;

    void (*spoil)(Rules&) = nullptr;                                 ///< what is promised and kept
    void (*misread)(Operation&, Scene&) = nullptr;                   ///< how a request is understood
    void (*misanswer)(Handled&, const Operation&, Scene&) = nullptr; ///< what the client is told
};
const std::vector<Defect>& defectTable();
/// Throws std::runtime_error, which names all, for an unknown one.
const Defect& defectNamed(const std::string& name);

}
