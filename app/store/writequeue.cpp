// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/writequeue.h"

#include "base/clock.h"

#include <algorithm>
#include <chrono>

namespace idemscope {

namespace {

constexpr qint64 fewestRows = 256;
constexpr qint64 mostRows = 32'768;
constexpr qint64 mostBytes = 64LL * 1024 * 1024;

qint64 bytesOf(const Attempt& attempt)
{
    return static_cast<qint64>(sizeof(Attempt)) + attempt.key.size() + attempt.requestHead.size() +
           attempt.requestBody.size() + attempt.response.head.size() + attempt.response.body.size();
}

qint64 bytesOf(const Reading& reading)
{
    return static_cast<qint64>(sizeof(Reading)) + reading.raw.size();
}

qint64 bytesOf(const StepExchange& step)
{
    return static_cast<qint64>(sizeof(StepExchange)) + step.requestHead.size() + step.requestBody.size() +
           step.responseHead.size() + step.responseBody.size();
}

template <typename Row>
std::pair<qint64, qint64> sizeOf(const std::vector<Row>& rows)
{
    qint64 bytes = 0;
    for (const Row& row : rows)
        bytes += bytesOf(row);
    return {static_cast<qint64>(rows.size()), bytes};
}

/// Rows and bytes that count against the bound; what a caller waits for anyway counts nothing.
std::pair<qint64, qint64> sizeOf(const WriteCommand& command)
{
    if (const auto* attempts = std::get_if<AddAttempts>(&command))
        return sizeOf(attempts->attempts);
    if (const auto* readings = std::get_if<AddReadings>(&command))
        return sizeOf(readings->readings);
    if (const auto* steps = std::get_if<AddSteps>(&command))
        return sizeOf(steps->steps);
    return {0, 0};
}

bool isOutcome(const WriteCommand& command)
{
    return std::holds_alternative<AddAttempts>(command) || std::holds_alternative<AddReadings>(command) ||
           std::holds_alternative<AddSteps>(command);
}

/// Tells whoever waits for the command that it failed.
void answer(WriteCommand& command, const Error& error)
{
    if (auto* begin = std::get_if<BeginRun>(&command))
        begin->done.set_value(Failure(error));
    else if (auto* intents = std::get_if<CommitIntents>(&command))
        intents->done.set_value(Failure(error));
    else if (auto* end = std::get_if<EndRun>(&command))
        end->done.set_value(Failure(error));
    else if (auto* change = std::get_if<ChangeAudit>(&command))
        change->done.set_value(Failure(error));
}

}

WriteQueue::WriteQueue(int flushMs)
    : m_flushUs(qint64(flushMs) * 1000)
{
}

Result<void> WriteQueue::push(WriteCommand command)
{
    const auto [rows, bytes] = sizeOf(command);
    Entry entry{std::move(command), rows, bytes, monotonicMicros()};
    std::unique_lock lock(m_mutex);
    m_room.wait(lock, [&] { return m_failure || hasRoomFor(entry); });
    if (m_failure) {
        answer(entry.command, *m_failure);
        return Failure(*m_failure);
    }
    m_rows += rows;
    m_bytes += bytes;
    m_urgent += isOutcome(entry.command) ? 0 : 1;
    const bool wasEmpty = m_entries.empty();
    m_entries.push_back(std::move(entry));
    if (wasEmpty || isDue())
        m_work.notify_one();
    return {};
}

bool WriteQueue::hasRoomFor(const Entry& entry) const
{
    if (entry.rows == 0 || m_rows == 0)
        return true;
    const auto limit =
        std::clamp(static_cast<qint64>(m_rowsPerUs * static_cast<double>(m_flushUs) / 2), fewestRows, mostRows);
    return m_rows + entry.rows <= limit && m_bytes + entry.bytes <= mostBytes;
}

bool WriteQueue::isDue() const
{
    if (m_isClosed || m_urgent > 0)
        return true;
    // A writer that waited for a full batch while others wait for room would leave the disk idle.
    return m_rows >= fewestRows * 4 ||
           (!m_entries.empty() && monotonicMicros() - m_entries.front().since >= m_flushUs / 4);
}

bool WriteQueue::waitForWork()
{
    std::unique_lock lock(m_mutex);
    while (!isDue() || (m_entries.empty() && !m_isClosed)) {
        if (m_entries.empty())
            m_work.wait(lock);
        else
            m_work.wait_for(lock,
                            std::chrono::microseconds(m_entries.front().since + m_flushUs / 4 - monotonicMicros()));
    }
    return !m_entries.empty();
}

bool WriteQueue::hasOutcomes() const
{
    const std::lock_guard lock(m_mutex);
    return !m_entries.empty() && isOutcome(m_entries.front().command);
}

std::optional<WriteCommand> WriteQueue::pop()
{
    const std::lock_guard lock(m_mutex);
    if (m_entries.empty())
        return std::nullopt;
    Entry entry = std::move(m_entries.front());
    m_entries.pop_front();
    m_urgent -= isOutcome(entry.command) ? 0 : 1;
    m_poppedBytes += entry.bytes;
    return std::move(entry.command);
}

void WriteQueue::written(qint64 rows, qint64 micros)
{
    const std::lock_guard lock(m_mutex);
    m_rows -= rows;
    m_bytes -= std::exchange(m_poppedBytes, 0);
    if (rows >= fewestRows && micros > 0)
        m_rowsPerUs += 0.25 * (static_cast<double>(rows) / static_cast<double>(micros) - m_rowsPerUs);
    m_room.notify_all();
}

qint64 WriteQueue::batchRows() const
{
    const std::lock_guard lock(m_mutex);
    return std::clamp(static_cast<qint64>(m_rowsPerUs * static_cast<double>(m_flushUs) / 4), fewestRows, mostRows / 4);
}

void WriteQueue::fail(const Error& error)
{
    const std::lock_guard lock(m_mutex);
    if (!m_failure)
        m_failure = error;
    for (Entry& entry : m_entries)
        answer(entry.command, *m_failure);
    m_entries.clear();
    m_urgent = 0;
    m_room.notify_all();
}

std::optional<Error> WriteQueue::failure() const
{
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

void WriteQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    m_work.notify_all();
}

}
