// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/desk.h"

#include "sandbox/answers.h"
#include "sandbox/keybook.h"
#include "sandbox/presentation.h"
#include "sandbox/problem.h"
#include "sandbox/reading.h"

namespace idemscope::sandbox {

using loopback::HttpAnswer;
using loopback::HttpRequest;

namespace {

/// The request's own clock is a steady one.
std::int64_t arrivalOf(const HttpRequest& request)
{
    using namespace std::chrono;
    const std::int64_t steady = duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
    return wallMillis() - (steady - request.receivedMicros) / 1000;
}

HttpAnswer created(const Resource& resource, const Row& row)
{
    HttpAnswer answer = jsonAnswer(201, toJson(resource, row));
    answer.headers.emplace_back("Location", '/' + resource.name + '/' + idOf(resource, row));
    answer.headers.emplace_back("X-Payment-Id", idOf(resource, row));
    return answer;
}

std::vector<std::string> keysOf(const HttpRequest& request, const Rules& rules)
{
    for (const std::string& name : rules.keyHeaders) {
        auto values = request.headerValues(name);
        if (!values.empty())
            return values;
    }
    return {};
}

}

Desk::Desk(const Premises& premises, Ledger& ledger, Inbox& inbox)
    : m_premises(premises)
    , m_ledger(ledger)
    , m_inbox(inbox)
{
    for (const StrategyEntry& entry : strategyTable())
        m_strategies.emplace(entry.name, entry.make(m_premises));
}

void Desk::choose(const Choice& choice)
{
    auto setting = std::make_shared<const Setting>(settingFor(choice));
    const std::lock_guard lock(m_mutex);
    m_setting = std::move(setting);
}

std::shared_ptr<const Setting> Desk::setting() const
{
    const std::lock_guard lock(m_mutex);
    return m_setting;
}

std::string Desk::note() const
{
    return m_strategies.at(setting()->strategy->name)->note();
}

std::string Desk::metrics()
{
    const std::string strategy = setting()->strategy->name;
    const std::int64_t alive = m_premises.database.read([&] { return m_strategies.at(strategy)->keysAlive(); });
    return m_figures.text(m_premises.workshop.executions, alive, strategy);
}

void Desk::clear()
{
    for (const auto& [name, strategy] : m_strategies)
        strategy->clear();
    m_memory.clear();
    m_figures.clear();
}

HttpAnswer Desk::takePayment(const HttpRequest& request, const std::string& path, int replica, const Resource& resource)
{
    const auto chosen = setting();
    Scene scene{request, replica, m_pace.count(), m_memory, m_premises.database};
    Operation operation = operationOf(request, path, *chosen);
    auto payload = payloadOf(request, operation.rules.keyMember);
    if (const auto* refusal = std::get_if<HttpAnswer>(&payload)) {
        operation.isInstant = true;
        operation.payload.fingerprint = request.body;
        operation.effect = [answer = *refusal](auto&&...) {
            return answer;
        };
        if (operation.rules.storesInvalid)
            return handle(std::move(operation), scene, *chosen);
        Handled handled{*refusal, Role::Executed, 0};
        for (const Defect* defect : chosen->defects) {
            if (defect->misanswer)
                defect->misanswer(handled, operation, scene);
        }
        return handled.answer;
    }
    operation.payload = std::get<Payload>(std::move(payload));
    if (operation.idempotencyKey.empty() && operation.payload.idempotencyKey)
        operation.idempotencyKey = {*operation.payload.idempotencyKey};
    bindEffect(operation, resource);
    return handle(std::move(operation), scene, *chosen);
}

HttpAnswer Desk::takeEvent(const HttpRequest& request, int replica)
{
    const auto chosen = setting();
    Scene scene{request, replica, m_pace.count(), m_memory, m_premises.database};
    const auto read = readMessage(request.body);
    if (const auto* wrong = std::get_if<InvalidMessage>(&read))
        return problem(400, "invalid_request", "Invalid request", wrong->detail);
    const Message& message = std::get<Message>(read);
    Operation operation = operationOf(request, "/events", *chosen);
    if (operation.idempotencyKey.empty() && message.id)
        operation.idempotencyKey = {*message.id};
    operation.payload.fingerprint = message.fingerprint;
    bindEvent(operation, message);
    return handle(std::move(operation), scene, *chosen);
}

HttpAnswer Desk::handle(Operation operation, Scene& scene, const Setting& setting)
{
    for (const Defect* defect : setting.defects) {
        if (defect->misread)
            defect->misread(operation, scene);
    }
    m_figures.sawRequest(!operation.idempotencyKey.empty());
    Execution execution(operation, m_premises.workshop);
    Handled handled = m_strategies.at(setting.strategy->name)->handle(operation, execution);
    count(handled);
    present(handled, operation, currentOf(handled, operation));
    for (const Defect* defect : setting.defects) {
        if (defect->misanswer)
            defect->misanswer(handled, operation, scene);
    }
    return handled.answer;
}

void Desk::count(const Handled& handled)
{
    if (handled.role == Role::Replayed)
        m_figures.sawReplay(handled.ageMs);
    if (handled.role == Role::InProgress)
        m_figures.sawConflict();
    if (handled.role == Role::OtherPayload)
        m_figures.sawOtherPayload();
}

Operation Desk::operationOf(const HttpRequest& request, const std::string& path, const Setting& setting) const
{
    const std::string principal = request.header("Authorization");
    Operation operation;
    operation.arrivedAt = arrivalOf(request);
    operation.principal = principal.empty() ? "anonymous" : principal;
    operation.endpoint = request.method + ' ' + path;
    operation.rules = setting.rules;
    operation.idempotencyKey = keysOf(request, setting.rules);
    operation.isAbandoned = [left = request.left] {
        return left && *left;
    };
    return operation;
}

/// A payment's or refund's row. The key that is noted in it is the one that was sent, however it is misread later.
void Desk::bindEffect(Operation& operation, const Resource& resource)
{
    const auto& keys = operation.idempotencyKey;
    const std::optional<std::string> key = keys.empty() ? std::nullopt : std::optional(keys.front());
    const Payload payload = operation.payload;
    if (payload.reference)
        operation.businessKey = operation.principal + '\n' + *payload.reference;
    operation.effect = [this, &resource, payload, key](std::int64_t execution, const auto& businessKey) {
        const auto row = m_ledger.add(resource, payload, execution, key, businessKey);
        return row ? std::optional(created(resource, *row)) : std::nullopt;
    };
    operation.existing = [this, &resource, payload](const std::string& businessKey) -> std::optional<Existing> {
        const auto row = m_ledger.findByBusinessKey(resource, businessKey);
        if (!row)
            return std::nullopt;
        return Existing{created(resource, *row), row->amount == payload.amount && row->currency == payload.currency};
    };
}

void Desk::bindEvent(Operation& operation, const Message& message)
{
    const auto& keys = operation.idempotencyKey;
    const std::optional<std::string> id = keys.empty() ? std::nullopt : std::optional(keys.front());
    operation.businessKey = id ? id : message.reference;
    operation.isHandledAtOnce = true;
    operation.effect = [this, id, message](std::int64_t execution, const auto& businessKey) {
        const auto json = m_inbox.add(id, message, execution, businessKey);
        return json ? std::optional(jsonAnswer(200, *json)) : std::nullopt;
    };
    operation.existing = [this, message](const std::string& businessKey) -> std::optional<Existing> {
        const auto known = m_inbox.findByBusinessKey(businessKey);
        if (!known)
            return std::nullopt;
        return Existing{jsonAnswer(200, known->json), known->fingerprint == message.fingerprint};
    };
}

/// What became of the effect that a replay tells of, where the rules want to know.
std::optional<std::string> Desk::currentOf(const Handled& handled, const Operation& operation)
{
    if (operation.rules.repeat != Rules::Repeat::CurrentState || handled.role != Role::Replayed)
        return std::nullopt;
    for (const auto& [name, value] : handled.answer.headers) {
        for (const Resource* resource : {&payments(), &refunds()}) {
            const auto number = name == "X-Payment-Id" ? numberOf(*resource, value) : std::nullopt;
            if (!number)
                continue;
            const auto row = m_premises.database.read([&] { return m_ledger.find(*resource, *number); });
            return row ? std::optional(toJson(*resource, *row)) : std::nullopt;
        }
    }
    return std::nullopt;
}

}
