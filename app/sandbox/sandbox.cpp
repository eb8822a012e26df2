// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/sandbox.h"

#include "loopback/server.h"
#include "sandbox/api.h"

#include <stdlib.h> // mkdtemp

#include <filesystem>
#include <optional>
#include <stdexcept>

namespace idemscope::sandbox {

namespace {

constexpr int workers = 512; // each holds one request for the processing time, so this bounds what can overlap
constexpr std::size_t bodyLimit = std::size_t(1) << 20;

/// A private folder that is removed, with what is in it, at the end.
class TemporaryFolder
{
public:
    TemporaryFolder()
        : m_path((std::filesystem::temp_directory_path() / "idemscope-sandbox-XXXXXX").string())
    {
        if (!::mkdtemp(m_path.data()))
            throw std::runtime_error("Cannot make a temporary folder " + m_path + " for the sandbox's database.");
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::string file(const std::string& name) const { return m_path + '/' + name; }

private:
    std::string m_path;
};

loopback::Server::Options serverOptions(const Options& options)
{
    loopback::Server::Options server;
    server.port = options.port;
    server.workers = workers;
    server.bodyLimit = bodyLimit;
    return server;
}

}

struct Sandbox::Parts
{
    explicit Parts(Options chosen)
        : options(std::move(chosen))
        , database(databasePath(), !options.database.empty())
        , api(database, options.strategy, options.processingMs)
        , server(serverOptions(options), [this](const loopback::HttpRequest& request) { return api.answer(request); })
    {
    }
    ~Parts() { api.stop(); }

    std::string databasePath()
    {
        return options.database.empty() ? folder.emplace().file("sandbox.sqlite") : options.database;
    }

    Options options;
    std::optional<TemporaryFolder> folder;
    Database database;
    Api api;
    loopback::Server server; // last: its handlers use all of the above
};

std::vector<StrategyInfo> strategies()
{
    std::vector<StrategyInfo> infos;
    for (const StrategyEntry& entry : strategyTable())
        infos.push_back({entry.name, entry.description, entry.profiles});
    return infos;
}

Sandbox::Sandbox(Options options)
    : m_parts(std::make_unique<Parts>(std::move(options)))
{
}

Sandbox::~Sandbox() = default;

std::uint16_t Sandbox::port() const
{
    return m_parts->server.port();
}

std::string Sandbox::url() const
{
    return "http://127.0.0.1:" + std::to_string(port());
}

const Options& Sandbox::options() const
{
    return m_parts->options;
}

void Sandbox::setStrategy(const std::string& name)
{
    m_parts->api.setStrategy(name);
    m_parts->options.strategy = name;
}

void Sandbox::setProcessingMs(int milliseconds)
{
    m_parts->api.setProcessingMs(milliseconds);
    m_parts->options.processingMs = milliseconds;
}

}
