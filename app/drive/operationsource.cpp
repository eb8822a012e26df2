// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/operationsource.h"

#include "plan/limits.h"

#include <chrono>

namespace idemscope {

namespace {

constexpr std::size_t chunkSize = 512;

}

Intent intentOf(const PlannedOperation& operation, int clients, const Redactor& redactor)
{
    const RenderedRequest& request = *operation.requests.front();
    const Redactor complete = request.secrets.empty() ? redactor : redactor.with(request.secrets);
    QByteArray head = request.method + ' ' + complete.redactUrl(request.url) + '\n';
    for (const HeaderField& header : complete.redactHeaders(request.headers))
        head += header.name + ": " + header.value + '\n';
    return {operation.index,
            operation.round,
            clients,
            operation.token,
            operation.keys,
            head,
            complete.redactBytes(request.body)};
}

OperationSource::OperationSource(RunContext& context, std::size_t count, Make make)
    : m_context(context)
    , m_count(count)
    , m_make(std::move(make))
{
}

Result<std::vector<PlannedOperation>> OperationSource::take(bool mayWait)
{
    if (!m_pending.valid()) {
        if (m_next == m_count)
            return std::vector<PlannedOperation>{};
        if (const auto committed = commitNext(); !committed)
            return Failure(committed.error());
    }
    if (!mayWait && m_pending.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return std::vector<PlannedOperation>{};
    if (const auto durable = m_pending.get(); !durable)
        return Failure(durable.error());
    std::vector<PlannedOperation> ready = std::move(m_chunk);
    if (m_next < m_count) {
        if (const auto committed = commitNext(); !committed)
            return Failure(committed.error());
    }
    return ready;
}

Result<void> OperationSource::commitNext()
{
    m_chunk.clear();
    std::vector<Intent> intents;
    const std::size_t end = std::min(m_count, m_next + chunkSize);
    for (; m_next < end; ++m_next) {
        auto operation = m_make(m_next);
        if (!operation)
            return Failure(operation.error());
        if (auto same = checkSameTarget(*operation->requests.front(), m_context.target); !same)
            return same;
        intents.push_back(intentOf(*operation, clientsPerOperation(m_context.scenario), m_context.redactor));
        m_chunk.push_back(std::move(*operation));
    }
    m_pending = m_context.log.commitIntents(m_context.run, std::move(intents));
    return {};
}

}
