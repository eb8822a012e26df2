// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/api.h"

#include "sandbox/openapi.h"
#include "sandbox/problem.h"
#include "sandbox/reading.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using loopback::HttpRequest;

/// A request together with what its path says.
struct Api::Call
{
    const HttpRequest& request;
    const Resource* resource;
    std::string id;
};

struct Api::Route
{
    std::string method;
    std::string path; ///< {id} at its end stands for one segment
    const Resource* resource;
    HttpAnswer (Api::*handle)(const Call&);

    std::optional<std::string> match(const std::string& candidate) const; ///< the id; empty where there is none
};

namespace {

HttpAnswer jsonAnswer(int status, std::string body)
{
    HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = std::move(body);
    return answer;
}

HttpAnswer noContent()
{
    HttpAnswer answer;
    answer.status = 204;
    return answer;
}

HttpAnswer notFound(const std::string& path)
{
    return problem(404, "not_found", "Not found", "There is nothing at " + path + '.');
}

HttpAnswer methodNotAllowed(const std::string& allowed)
{
    HttpAnswer answer = problem(405, "method_not_allowed", "Method not allowed", "Allowed here: " + allowed + '.');
    answer.headers.emplace_back("Allow", allowed);
    return answer;
}

const StrategyEntry* entryOf(const std::string& name)
{
    std::string known;
    for (const StrategyEntry& entry : strategyTable()) {
        if (entry.name == name)
            return &entry;
        known += (known.empty() ? "" : ", ") + entry.name;
    }
    throw std::runtime_error("There is no strategy \"" + name + "\". There are: " + known + '.');
}

}

Api::Api(Database& database, const std::string& strategy, int processingMs)
    : m_database(database)
    , m_ledger(database)
{
    for (const StrategyEntry& entry : strategyTable())
        m_strategies.emplace(entry.name, entry.make(database));
    m_workshop.executions = m_ledger.lastExecution();
    setStrategy(strategy);
    setProcessingMs(processingMs);
}

void Api::setStrategy(const std::string& name)
{
    m_chosen = entryOf(name);
}

void Api::setProcessingMs(int milliseconds)
{
    if (milliseconds < 0)
        throw std::runtime_error("The processing time cannot be negative.");
    m_workshop.processingMs = milliseconds;
}

void Api::stop()
{
    m_workshop.stop.request_stop();
}

HttpAnswer Api::answer(const HttpRequest& request)
{
    try {
        return route(request);
    } catch (const std::exception& error) {
        return problem(500, "internal_error", "Internal error", error.what());
    }
}

const std::vector<Api::Route>& Api::routes()
{
    static const std::vector<Route> all = [] {
        std::vector<Route> routes = {{"GET", "/", nullptr, &Api::index},
                                     {"GET", "/openapi.json", nullptr, &Api::openApi},
                                     {"GET", "/stats", nullptr, &Api::stats},
                                     {"POST", "/reset", nullptr, &Api::reset}};
        for (const Resource* resource : {&payments(), &refunds()}) {
            const std::string path = '/' + resource->name;
            routes.insert(routes.end(), {{"GET", path, resource, &Api::list},
                                         {"POST", path, resource, &Api::create},
                                         {"GET", path + "/{id}", resource, &Api::show},
                                         {"PUT", path + "/{id}", resource, &Api::replace},
                                         {"DELETE", path + "/{id}", resource, &Api::remove}});
        }
        return routes;
    }();
    return all;
}

std::optional<std::string> Api::Route::match(const std::string& candidate) const
{
    const std::string_view variable = "{id}";
    if (!path.ends_with(variable))
        return candidate == path ? std::optional(std::string()) : std::nullopt;
    const std::size_t fixed = path.size() - variable.size();
    if (candidate.size() <= fixed || candidate.compare(0, fixed, path, 0, fixed) != 0 ||
        candidate.find('/', fixed) != std::string::npos)
        return std::nullopt;
    return candidate.substr(fixed);
}

HttpAnswer Api::route(const HttpRequest& request)
{
    const std::string path = request.path();
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    std::string allowed;
    for (const Route& route : routes()) {
        auto id = route.match(path);
        if (!id)
            continue;
        if (route.method == method)
            return (this->*route.handle)({request, route.resource, *std::move(id)});
        allowed += (allowed.empty() ? "" : ", ") + route.method + (route.method == "GET" ? ", HEAD" : "");
    }
    return allowed.empty() ? notFound(path) : methodNotAllowed(allowed);
}

HttpAnswer Api::index(const Call&)
{
    const nlohmann::ordered_json body = {{"name", "Idemscope sandbox"},
                                         {"strategy", m_chosen.load()->name},
                                         {"processingMs", m_workshop.processingMs.load()},
                                         {"payments", "/payments"},
                                         {"refunds", "/refunds"},
                                         {"stats", "/stats"},
                                         {"reset", "/reset"},
                                         {"openapi", "/openapi.json"}};
    return jsonAnswer(200, body.dump());
}

HttpAnswer Api::openApi(const Call&)
{
    return jsonAnswer(200, openApiDocument());
}

HttpAnswer Api::stats(const Call&)
{
    return m_database.read([this] {
        const nlohmann::ordered_json body = {{"executions", m_workshop.executions.load()},
                                             {"payments", m_ledger.count(payments())},
                                             {"refunds", m_ledger.count(refunds())}};
        return jsonAnswer(200, body.dump());
    });
}

HttpAnswer Api::reset(const Call&)
{
    return m_database.transaction([this] {
        m_ledger.clear();
        for (const auto& [name, strategy] : m_strategies)
            strategy->clear();
        m_workshop.executions = 0;
        return noContent();
    });
}

HttpAnswer Api::list(const Call& call)
{
    const Ledger::Filter filter{queryParameter(call.request, "reference"), queryParameter(call.request, "key")};
    const auto rows = m_database.read([&] { return m_ledger.list(*call.resource, filter); });
    return jsonAnswer(200, toJson(*call.resource, rows));
}

HttpAnswer Api::create(const Call& call)
{
    auto payload = payloadOf(call.request);
    if (auto* refusal = std::get_if<HttpAnswer>(&payload))
        return std::move(*refusal);
    const std::string principal = call.request.header("Authorization");
    const Operation operation{
        principal.empty() ? "anonymous" : principal, call.request.method + ' ' + call.request.path(),
        call.request.headerValues("Idempotency-Key"), std::get<Payload>(std::move(payload)), call.resource};
    Execution execution(operation, m_ledger, m_workshop);
    return m_strategies.at(m_chosen.load()->name)->handle(operation, execution);
}

HttpAnswer Api::show(const Call& call)
{
    const auto number = numberOf(*call.resource, call.id);
    const auto row = number ? m_database.read([&] { return m_ledger.find(*call.resource, *number); }) : std::nullopt;
    return row ? jsonAnswer(200, toJson(*call.resource, *row)) : notFound(call.request.path());
}

HttpAnswer Api::replace(const Call& call)
{
    auto payload = payloadOf(call.request);
    if (auto* refusal = std::get_if<HttpAnswer>(&payload))
        return std::move(*refusal);
    const auto number = numberOf(*call.resource, call.id);
    const bool isDone = number && m_database.transaction([&] {
        return m_ledger.replace(*call.resource, *number, std::get<Payload>(payload));
    });
    return isDone ? show(call) : notFound(call.request.path());
}

HttpAnswer Api::remove(const Call& call)
{
    const auto number = numberOf(*call.resource, call.id);
    const bool isDone = number && m_database.transaction([&] { return m_ledger.remove(*call.resource, *number); });
    return isDone ? noContent() : notFound(call.request.path());
}

}
