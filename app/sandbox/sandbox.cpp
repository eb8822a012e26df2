// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/sandbox.h"

#include "loopback/server.h"
#include "sandbox/api.h"

#include <stdlib.h> // mkdtemp

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <stdexcept>

namespace idemscope::sandbox {

namespace {

constexpr int workers = 512; // each holds one request for the processing time, so this bounds what can overlap
constexpr std::size_t bodyLimit = std::size_t(1) << 20;

/// TMPDIR, or what stands in for it.
std::filesystem::path temporaryPlace()
{
    std::error_code error;
    const std::filesystem::path place = std::filesystem::temp_directory_path(error);
    if (!error)
        return place;
    const char* named = std::getenv("TMPDIR");
    throw std::runtime_error(std::string("The sandbox's database belongs into the temporary folder ") +
                             (named ? named : "/tmp") +
                             ", which is no folder that can be used. Set TMPDIR to another " +
                             "one, or name a file for the database (--database).");
}

/// A private folder that is removed, with what is in it, at the end.
class TemporaryFolder
{
public:
    TemporaryFolder()
        : m_path((temporaryPlace() / "idemscope-sandbox-XXXXXX").string())
    {
        if (!::mkdtemp(m_path.data()))
            throw std::runtime_error(
                "Cannot make the folder " + m_path + " for the sandbox's database: " + std::strerror(errno) +
                ". Set TMPDIR to a folder that can be written, or name a " + "file for the database (--database).");
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
    server.watchesPeers = true;
    return server;
}

}

namespace {

constexpr int mostReplicas = 9;

/// With what the defects bring.
Options complete(Options options)
{
    for (const std::string& name : options.defects) {
        const Defect& defect = defectNamed(name);
        if (options.strategy.empty())
            options.strategy = defect.strategy;
        options.replicas = std::max(options.replicas, defect.replicas);
    }
    if (options.strategy.empty())
        options.strategy = "check-then-act";
    if (options.replicas < 1 || options.replicas > mostReplicas)
        throw std::runtime_error("There can be 1 to " + std::to_string(mostReplicas) + " replicas.");
    return options;
}

Choice choiceOf(const Options& options)
{
    return {options.strategy, options.defects, options.like, options.ttlMs};
}

}

struct Sandbox::Parts
{
    explicit Parts(Options chosen)
        : options(complete(std::move(chosen)))
        , location(options.database.empty() ? folder.emplace().file("sandbox.sqlite") : options.database)
        , database(location, !options.database.empty())
        , api({database, prepared(), options.redis, location}, choiceOf(options), options.processingMs,
              options.replicas)
        , server(serverOptions(options), [this](const loopback::HttpRequest& request) { return api.answer(request); })
    {
    }
    /// Whatever is to be there before the first request.
    Workshop& prepared()
    {
        if (!options.gateway.empty())
            workshop.gateway.emplace(options.gateway);
        return workshop;
    }
    ~Parts() { workshop.stop.request_stop(); }

    void change(Options changed)
    {
        api.choose(choiceOf(changed));
        options = std::move(changed);
    }

    std::optional<TemporaryFolder> folder;
    Options options;
    const std::string location;
    Database database;
    Workshop workshop;
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

std::vector<DefectInfo> defects()
{
    std::vector<DefectInfo> infos;
    for (const Defect& defect : defectTable()) {
        std::vector<std::string> checks = {defect.check};
        checks.insert(checks.end(), defect.otherChecks.begin(), defect.otherChecks.end());
        infos.push_back(
            {defect.name, defect.description, defect.strategy, defect.check, std::move(checks), defect.auditOptions});
    }
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

std::vector<std::string> Sandbox::urls() const
{
    std::vector<std::string> all = {url()};
    for (int number = 2; number <= m_parts->options.replicas; ++number)
        all.push_back(url() + "/replica" + std::to_string(number));
    return all;
}

std::string Sandbox::figures() const
{
    return m_parts->api.figures();
}

std::string Sandbox::note() const
{
    return m_parts->api.note();
}

void Sandbox::setStrategy(const std::string& name)
{
    Options changed = m_parts->options;
    changed.strategy = name;
    m_parts->change(std::move(changed));
}

void Sandbox::setProcessingMs(int milliseconds)
{
    m_parts->api.setProcessingMs(milliseconds);
    m_parts->options.processingMs = milliseconds;
}

void Sandbox::setDefects(const std::vector<std::string>& names)
{
    Options changed = m_parts->options;
    changed.defects = names;
    m_parts->change(std::move(changed));
}

void Sandbox::setLike(const std::string& profile)
{
    Options changed = m_parts->options;
    changed.like = profile;
    m_parts->change(std::move(changed));
}

void Sandbox::setTtlMs(int milliseconds)
{
    Options changed = m_parts->options;
    changed.ttlMs = milliseconds;
    m_parts->change(std::move(changed));
}

}
