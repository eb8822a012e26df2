// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/operationmaker.h"

#include "expression/equivalent.h"
#include "plan/limits.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct OperationMakerText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::OperationMaker)
};

/// Keys, tokens and generated values mix in the run's nonce, so that a rerun uses fresh ones (SPEC.md §4, seed).
quint64 seedOfValues(quint64 seed, const QByteArray& nonce)
{
    const QByteArray text = QByteArray::number(seed) + '/' + nonce;
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).left(8).toHex().toULongLong(nullptr, 16);
}

/// What a client that derives its key hashes: the body or, without one, method and URL.
QByteArray payloadOf(const RenderedRequest& request)
{
    return request.hasBody ? request.body : request.method + ' ' + request.url;
}

bool isSamePayload(const RenderedRequest& one, const RenderedRequest& other)
{
    return one.body == other.body && one.url == other.url && one.method == other.method;
}

void setHeader(HeaderFields& headers, const QByteArray& name, const QByteArray& value)
{
    for (HeaderField& header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0) {
            header.value = value;
            return;
        }
    }
    headers.push_back({name, value});
}

/// An id of zeros only is invalid (W3C Trace Context §3.2.2).
QByteArray traceId(Random random, int count)
{
    QByteArray bytes = random.bytes(count);
    bytes[0] = static_cast<char>(bytes[0] | 1);
    return bytes.toHex();
}

}

Result<OperationMaker> OperationMaker::create(PlanInput input)
{
    auto request = RequestTemplate::compile(input.request, input.scope, input.folder);
    if (!request)
        return Failure(request.error());
    OperationMaker maker;
    maker.m_request = *std::move(request);
    const QString& mutation = input.request.contract.mutation;
    if (!mutation.trimmed().isEmpty()) {
        auto patch = JsonPatch::parse(mutation.toUtf8());
        if (!patch)
            return fail(
                ErrorCode::InvalidInput,
                OperationMakerText::tr("The other payload is no JSON Patch (--mutate ¦ Contract, Another payload): %1")
                    .arg(patch.error().message));
        maker.m_patch = *std::move(patch);
    }
    if (!input.scenario.variations.empty()) {
        auto varied = VariedRequests::create(input);
        if (!varied)
            return Failure(varied.error());
        maker.m_varied = *std::move(varied);
    }
    maker.m_values = seedOfValues(input.seed, input.nonce);
    maker.m_prefix = "op-" + QByteArray::number(maker.m_values >> 32, 16).rightJustified(8, '0') + '-';
    maker.m_input = std::move(input);
    return maker;
}

bool OperationMaker::isPerAttempt() const
{
    return hasPerAttemptKeys() || scenario().traceparent || !m_request.perAttemptVariables().empty();
}

OperationMaker::Place OperationMaker::placeOf(int index, int attempt) const
{
    return {Draw::Values, index, roundOf(index), attempt, m_prefix + QByteArray::number(index + 1), index};
}

OperationMaker::Place OperationMaker::controlPlace(int n) const
{
    return {Draw::Control, 0, 0, 1, m_prefix + "control", operationCount() + n};
}

std::shared_ptr<const Fields> OperationMaker::lateValues(int index) const
{
    return m_input.values ? m_input.values->in(index) : nullptr;
}

Result<QByteArray> OperationMaker::freshKey(int index, int attempt, int run) const
{
    const quint64 values = m_values + static_cast<quint64>(run);
    const QByteArray token = run == 0 ? placeOf(index, 1).token : "rerun-" + QByteArray::number(run);
    Generated generated{
        streamFor(values, Draw::Key, {index, attempt}), m_input.now, {}, token, roundOf(index), lateValues(index)};
    return makeKey(m_input.request.contract.making, m_input.scope, generated);
}

Result<QByteArray> OperationMaker::keyFor(int index, int attempt) const
{
    if (!m_input.reusedKeys.empty()) {
        const std::vector<QByteArray>& keys = m_input.reusedKeys[static_cast<std::size_t>(index)];
        const auto position = static_cast<std::size_t>(hasPerAttemptKeys() ? attempt - 1 : 0);
        if (position < keys.size())
            return keys[position];
    }
    switch (scenario().keyStrategy) {
    case KeyStrategy::PerAttempt:
        return freshKey(index, attempt);
    case KeyStrategy::Shared:
        return freshKey(roundOf(index) * scenario().operations, 0);
    case KeyStrategy::Fixed:
        return scenario().fixedKey;
    case KeyStrategy::Derived:
        return derivedKey(index, attempt);
    case KeyStrategy::PerOperation:
    case KeyStrategy::None:
        break;
    }
    return freshKey(index, 0);
}

/// An equivalent payload is the same value: a client that derives its key from the value keeps the key.
Result<QByteArray> OperationMaker::derivedKey(int index, int attempt) const
{
    auto unkeyed = render(placeOf(index, attempt), {}, false);
    if (unkeyed && attempt > 1 && scenario().payload == PayloadStrategy::Mutated)
        unkeyed = withOtherPayload(*std::move(unkeyed), index);
    if (!unkeyed)
        return Failure(unkeyed.error());
    return QCryptographicHash::hash(payloadOf(*unkeyed), QCryptographicHash::Sha256).toHex().left(32);
}

RenderInput OperationMaker::renderInput(const Place& place, const QByteArray& key, bool isPlaced) const
{
    RenderInput render;
    render.generated = {streamFor(m_values, place.purpose, {place.index}),
                        m_input.now,
                        key,
                        place.token,
                        place.round,
                        lateValues(place.values)};
    render.placeKey = isPlaced;
    render.attempt = place.attempt;
    // A plan has no clock: attempts are rendered as if a second apart, so that per-attempt timestamps differ.
    if (!m_request.perAttemptVariables().empty())
        render.attemptNow = m_input.now.addSecs(place.attempt - 1);
    return render;
}

Result<RenderedRequest> OperationMaker::render(const Place& place, const QByteArray& key, bool isPlaced) const
{
    return m_request.render(renderInput(place, key, isPlaced));
}

Result<RenderedRequest> OperationMaker::withOtherPayload(RenderedRequest request, int index) const
{
    if (scenario().payload == PayloadStrategy::Equivalent) {
        Random random = streamFor(m_input.seed, Draw::Equivalent, {index});
        auto body = equivalentJson(request.body, random);
        if (!body)
            return fail(
                ErrorCode::InvalidInput,
                OperationMakerText::tr("The equivalent payload is not applicable (--payload equivalent ¦ Scenario, "
                                       "Payload): %1")
                    .arg(body.error().message));
        request.body = *std::move(body);
        return request;
    }
    auto body = m_patch ? m_patch->apply(request.body) : withFirstNumberPlusOne(request.body);
    if (!body)
        return fail(
            ErrorCode::InvalidInput,
            OperationMakerText::tr("The mutated payload is not applicable (--payload mutated, --mutate JSON-PATCH ¦ "
                                   "Scenario, Payload and Contract, Another payload): %1")
                .arg(body.error().message));
    request.body = *std::move(body);
    return request;
}

Result<RenderedRequest> OperationMaker::requestFor(int index, const QByteArray& key, int attempt) const
{
    auto rendered = render(placeOf(index, attempt), key, scenario().keyStrategy != KeyStrategy::None);
    if (!rendered || attempt == 1 || scenario().payload == PayloadStrategy::Same)
        return rendered;
    return withOtherPayload(*std::move(rendered), index);
}

Result<std::vector<OperationMaker::Variant>> OperationMaker::variants(int index) const
{
    const bool areAllOwn = hasPerAttemptKeys() || !m_request.perAttemptVariables().empty();
    const bool hasOther = scenario().payload != PayloadStrategy::Same;
    const bool hasOwnKeys = hasPerAttemptKeys() || scenario().keyStrategy == KeyStrategy::Derived;
    const qint64 count =
        areAllOwn ? mostAttempts(scenario()) : std::min<qint64>(mostAttempts(scenario()), hasOther ? 2 : 1);
    std::vector<Variant> result;
    result.reserve(static_cast<std::size_t>(count));
    for (int attempt = 1; attempt <= count; ++attempt) {
        auto key = attempt == 1 || hasOwnKeys ? keyFor(index, attempt) : Result<QByteArray>(result.front().key);
        if (!key)
            return Failure(key.error());
        auto request = requestFor(index, *key, attempt);
        if (!request)
            return Failure(request.error());
        result.push_back({*std::move(key), *std::move(request)});
    }
    return result;
}

/// Where operations share a key, attempt 1 repeats the key's first payload only if it has the same bytes.
Result<Payload> OperationMaker::firstPayload(int index, const Variant& first) const
{
    const bool isShared = scenario().keyStrategy == KeyStrategy::Shared || scenario().keyStrategy == KeyStrategy::Fixed;
    const int owner = roundOf(index) * scenario().operations;
    if (!isShared || index == owner)
        return Payload::First;
    const auto original = requestFor(owner, first.key, 1);
    if (!original)
        return Failure(original.error());
    return isSamePayload(*original, first.request) ? Payload::First : Payload::Mutated;
}

Payload OperationMaker::repeatedPayload(Payload first, const std::vector<Variant>& variants) const
{
    const bool isKeyKept = variants.back().key == variants.front().key;
    if (scenario().payload == PayloadStrategy::Mutated)
        return isKeyKept || hasPerAttemptKeys() ? Payload::Mutated : Payload::First;
    if (scenario().payload == PayloadStrategy::Equivalent && first == Payload::First)
        return variants.size() > 1 ? Payload::Equivalent : Payload::First;
    const bool isChanged = std::any_of(variants.begin() + 1, variants.end(), [&](const Variant& variant) {
        return variant.key == variants.front().key && !isSamePayload(variant.request, variants.front().request);
    });
    return isChanged ? Payload::Mutated : first;
}

/// Adds the attempt's traceparent if asked: one trace per operation, one span per attempt.
RenderedRequestPtr OperationMaker::traced(RenderedRequest request, const Place& place) const
{
    if (scenario().traceparent) {
        const auto purpose = static_cast<std::int64_t>(place.purpose);
        const QByteArray trace = traceId(streamFor(m_values, Draw::Trace, {purpose, place.index, 0}), 16);
        const QByteArray span = traceId(streamFor(m_values, Draw::Trace, {purpose, place.index, place.attempt}), 8);
        setHeader(request.headers, "traceparent", "00-" + trace + '-' + span + "-01");
    }
    return std::make_shared<const RenderedRequest>(std::move(request));
}

/// A client's payload is compared with that of the first client that sends the same key.
Result<PlannedOperation> OperationMaker::variedOperation(int index) const
{
    PlannedOperation plan;
    plan.index = index;
    plan.round = roundOf(index);
    plan.token = placeOf(index, 1).token;
    const bool isPlaced = scenario().keyStrategy != KeyStrategy::None;
    std::vector<VariedRequests::Rendering> made;
    for (int client = 0; client < clientsPerOperation(scenario()); ++client) {
        const auto key = keyFor(index, client + 1);
        if (!key)
            return Failure(key.error());
        auto rendering = m_varied->render(client, renderInput(placeOf(index, client + 1), *key, isPlaced));
        if (!rendering)
            return Failure(rendering.error());
        if (client > 0 && scenario().payload != PayloadStrategy::Same) {
            auto other = withOtherPayload(std::move(rendering->request), index);
            if (!other)
                return Failure(other.error());
            rendering->request = *std::move(other);
        }
        made.push_back(*std::move(rendering));
    }
    for (const VariedRequests::Rendering& one : made) {
        const auto first = std::find_if(made.begin(), made.end(),
                                        [&](const VariedRequests::Rendering& other) { return other.key == one.key; });
        const bool isSame = isSamePayload(first->request, one.request);
        const bool isEquivalent = scenario().payload == PayloadStrategy::Equivalent;
        plan.payloads.push_back(isSame ? Payload::First : isEquivalent ? Payload::Equivalent : Payload::Mutated);
        plan.keys.push_back(one.key);
    }
    for (std::size_t client = 0; client < made.size(); ++client)
        plan.requests.push_back(traced(std::move(made[client].request), placeOf(index, int(client) + 1)));
    return plan;
}

Result<PlannedOperation> OperationMaker::operation(int index) const
{
    if (m_varied)
        return variedOperation(index);
    auto made = variants(index);
    if (!made)
        return Failure(made.error());
    const auto first = firstPayload(index, made->front());
    if (!first)
        return Failure(first.error());
    PlannedOperation plan;
    plan.index = index;
    plan.round = roundOf(index);
    plan.token = placeOf(index, 1).token;
    plan.first = *first;
    plan.repeats = repeatedPayload(*first, *made);
    plan.isPerAttempt = isPerAttempt();
    for (const Variant& variant : *made) {
        if (plan.keys.empty() || hasPerAttemptKeys() || made->back().key != made->front().key)
            plan.keys.push_back(variant.key);
    }
    const auto last = made->size() - 1;
    const auto count = scenario().traceparent ? static_cast<std::size_t>(mostAttempts(scenario())) : made->size();
    plan.requests.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        // Moved out where no later attempt needs it.
        RenderedRequest& request = (*made)[std::min(i, last)].request;
        const Place place = placeOf(index, static_cast<int>(i) + 1);
        plan.requests.push_back(i < last || i + 1 == count ? traced(std::move(request), place)
                                                           : traced(request, place));
    }
    return plan;
}

Result<QByteArray> OperationMaker::controlKey(int n) const
{
    const Place place = controlPlace(n);
    Generated generated{streamFor(m_values, Draw::Control, {1, n}),    m_input.now, {},
                        place.token + '-' + QByteArray::number(n + 1), 0,           lateValues(place.values)};
    return makeKey(m_input.request.contract.making, m_input.scope, generated);
}

Result<OperationName> OperationMaker::nameOf(int index) const
{
    const bool isControl = index >= operationCount();
    const Place place = isControl ? controlPlace(index - operationCount()) : placeOf(index, 1);
    OperationName name{index, place.round, place.token, {}};
    if (!isControl && scenario().keyStrategy == KeyStrategy::Derived)
        return name;
    auto key = isControl ? controlKey(index - operationCount()) : keyFor(index, 1);
    if (!key)
        return Failure(key.error());
    name.key = *std::move(key);
    return name;
}

Result<PlannedOperation> OperationMaker::controlOperation(int n) const
{
    const Place place = controlPlace(n);
    const auto key = controlKey(n);
    if (!key)
        return Failure(key.error());
    auto request = render(place, *key, true);
    if (!request)
        return Failure(request.error());
    PlannedOperation plan;
    plan.index = n;
    plan.token = place.token;
    plan.keys = {*key};
    Place own = place;
    own.index = n;
    plan.requests = {traced(*std::move(request), own)};
    return plan;
}

Result<bool> OperationMaker::isKeyPlaced() const
{
    const auto one = render(placeOf(0, 1), "idemscope-a", true);
    const auto other = render(placeOf(0, 1), "idemscope-b", true);
    if (!one || !other)
        return Failure(one ? other.error() : one.error());
    return *one != *other;
}

}
