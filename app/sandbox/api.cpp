// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/api.h"

#include "sandbox/answers.h"
#include "sandbox/openapi.h"
#include "sandbox/problem.h"
#include "sandbox/reading.h"

#include <nlohmann/json.hpp>

#include <algorithm>
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
    std::string path; ///< without what names the replica
    int replica;
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

/// "/replica2/payments" is the second replica's "/payments".
std::pair<int, std::string> replicaAndPath(const std::string& path, int replicas)
{
    const std::string prefix = "/replica";
    for (int number = 2; number <= replicas; ++number) {
        const std::string root = prefix + std::to_string(number);
        if (path == root)
            return {number, "/"};
        if (path.starts_with(root + '/'))
            return {number, path.substr(root.size())};
    }
    return {1, path};
}

}

Api::Api(const Premises& premises, const Choice& choice, int processingMs, int replicas)
    : m_database(premises.database)
    , m_workshop(premises.workshop)
    , m_ledger(m_database)
    , m_inbox(m_database)
    , m_desk(premises, m_ledger, m_inbox)
    , m_replicas(replicas)
{
    m_workshop.executions = std::max(m_ledger.lastExecution(), m_inbox.lastExecution());
    setProcessingMs(processingMs);
    choose(choice);
}

void Api::choose(const Choice& choice)
{
    m_desk.choose(choice);
}

void Api::setProcessingMs(int milliseconds)
{
    if (milliseconds < 0)
        throw std::runtime_error("The processing time cannot be negative.");
    m_workshop.processingMs = milliseconds;
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
                                     {"GET", "/metrics", nullptr, &Api::metrics},
                                     {"GET", "/events", nullptr, &Api::listEvents},
                                     {"POST", "/events", nullptr, &Api::takeEvent},
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
    const auto [replica, path] = replicaAndPath(request.path(), m_replicas);
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    std::string allowed;
    for (const Route& route : routes()) {
        auto id = route.match(path);
        if (!id)
            continue;
        if (route.method == method)
            return (this->*route.handle)({request, route.resource, *std::move(id), path, replica});
        allowed += (allowed.empty() ? "" : ", ") + route.method + (route.method == "GET" ? ", HEAD" : "");
    }
    return allowed.empty() ? notFound(path) : methodNotAllowed(allowed);
}

HttpAnswer Api::index(const Call&)
{
    const auto setting = m_desk.setting();
    nlohmann::ordered_json defects = nlohmann::ordered_json::array();
    for (const Defect* defect : setting->defects)
        defects.push_back(defect->name);
    nlohmann::ordered_json body = {{"name", "Idemscope sandbox"},
                                   {"strategy", setting->strategy->name},
                                   {"defects", defects},
                                   {"like", setting->rules.profile},
                                   {"processingMs", m_workshop.processingMs.load()},
                                   {"payments", "/payments"},
                                   {"refunds", "/refunds"},
                                   {"events", "/events"},
                                   {"stats", "/stats"},
                                   {"metrics", "/metrics"},
                                   {"reset", "/reset"},
                                   {"openapi", "/openapi.json"}};
    if (const std::string note = m_desk.note(); !note.empty())
        body["note"] = note;
    return jsonAnswer(200, body.dump());
}

HttpAnswer Api::metrics(const Call&)
{
    HttpAnswer answer;
    answer.headers = {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"}};
    answer.body = m_desk.metrics();
    return answer;
}

HttpAnswer Api::listEvents(const Call& call)
{
    const Inbox::Filter filter{queryParameter(call.request, "id"), queryParameter(call.request, "reference")};
    return jsonAnswer(200, m_database.read([&] { return m_inbox.list(filter); }));
}

HttpAnswer Api::takeEvent(const Call& call)
{
    return m_desk.takeEvent(call.request, call.replica);
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
        m_inbox.clear();
        m_desk.clear();
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
    return m_desk.takePayment(call.request, call.path, call.replica, *call.resource);
}

HttpAnswer Api::show(const Call& call)
{
    const auto number = numberOf(*call.resource, call.id);
    const auto row = number ? m_database.read([&] { return m_ledger.find(*call.resource, *number); }) : std::nullopt;
    return row ? jsonAnswer(200, toJson(*call.resource, *row)) : notFound(call.path);
}

HttpAnswer Api::replace(const Call& call)
{
    auto payload = payloadOf(call.request);
    if (auto* refusal = std::get_if<HttpAnswer>(&payload))
        return std::move(*refusal);
    const auto number = numberOf(*call.resource, call.id);
    const bool isAdding = m_desk.setting()->rules.weak.addsOnReplace;
    const bool isDone = number && m_database.transaction([&] {
        Payload target = std::get<Payload>(payload);
        const auto row = isAdding ? m_ledger.find(*call.resource, *number) : std::nullopt;
        if (row) {
            m_ledger.add(*call.resource, target, 0, std::nullopt);
            target.amount += row->amount;
        }
        return m_ledger.replace(*call.resource, *number, target);
    });
    return isDone ? show(call) : notFound(call.path);
}

HttpAnswer Api::remove(const Call& call)
{
    const auto number = numberOf(*call.resource, call.id);
    const bool isDone = number && m_database.transaction([&] { return m_ledger.remove(*call.resource, *number); });
    return isDone ? noContent() : notFound(call.path);
}

}
