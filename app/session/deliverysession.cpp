// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/deliverysession.h"

#include "drive/deliverydriver.h"
#include "judge/deliveryjudge.h"
#include "model/json/deliveryjson.h"
#include "session/logquestions.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StoredDeliveryText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliverySession)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::DeliverySession)
};

/// Of one that has not come to its end, or never will.
Sentence notEnded(const RunRow& row, const Delivery& delivery)
{
    if (row.state == RunState::Running)
        return StoredDeliveryText::trLater("It is still under way in another window or on the command line.");
    const auto counted = std::count_if(delivery.cells.begin(), delivery.cells.end(),
                                       [](const DeliveryCell& cell) { return !cell.runs.empty(); });
    return StoredDeliveryText::trLater("It was cut short before its end: %1 of %2 cells were counted.")
        .with(double(counted), double(delivery.cells.size()));
}

/// What is known before there is a document, which one of an earlier version gets at its end.
Delivery withoutCells(const RunRow& row)
{
    Delivery delivery;
    delivery.started = row.started;
    delivery.title = row.title;
    delivery.target = row.target;
    delivery.seed = row.seed;
    delivery.attempts = row.attempts;
    delivery.scenario.disciplines.clear();
    return delivery;
}

}

bool isDelivery(const RunRow& row)
{
    return row.kind == "delivery"_L1;
}

Result<StoredDelivery> readStoredDelivery(RunReader& reader, qint64 id)
{
    const auto record = reader.run(id);
    if (!record)
        return Failure(record.error());
    if (!isDelivery(record->row))
        return fail(ErrorCode::NotFound, StoredDeliveryText::tr("Run %1 is no delivery.").arg(id));
    StoredDelivery stored{record->row, withoutCells(record->row), {}};
    if (!record->judgement.isEmpty()) {
        auto delivery = deliveryFromJson(record->judgement);
        if (!delivery)
            return Failure(delivery.error());
        stored.delivery = std::move(*delivery);
    }
    const RunRow& row = stored.row;
    if (row.state == RunState::Running || row.state == RunState::Interrupted)
        stored.delivery.notes.insert(stored.delivery.notes.begin(), notEnded(row, stored.delivery));
    stored.delivery.id = id;
    stored.delivery.attempts = std::max(stored.delivery.attempts, row.attempts);
    stored.delivery.isStopped = record->row.state != RunState::Finished;
    stored.claims = claimsOf(stored.delivery);
    return stored;
}

Result<StoredDelivery> archivedDelivery(const QString& runLogPath, qint64 delivery)
{
    auto reader = RunReader::open(runLogPath);
    if (!reader)
        return Failure(reader.error());
    return readStoredDelivery(**reader, delivery);
}

DeliverySession::DeliverySession(QString runLogPath, QObject* parent)
    : QObject(parent)
    , m_runLogPath(std::move(runLogPath))
    , m_monitor(std::make_unique<DeliveryMonitor>())
    , m_questions(std::make_unique<LogQuestions>(
          m_runLogPath, *this, [this](qint64 ticket, const Error& error) { emit questionFailed(ticket, error); }))
{
}

DeliverySession::~DeliverySession() = default;

Result<DeliveryEstimate> DeliverySession::estimate(const DeliveryJob& job)
{
    return estimateDelivery(job);
}

RunSession::SafetyQuestion DeliverySession::safetyQuestion(const DeliveryJob& job, const QStringList& allowedHosts)
{
    const auto known = estimate(job);
    if (!known || (known->isLoopback && !job.base.isProtected))
        return {};
    RunSession::SafetyQuestion question;
    question.host = known->host;
    if (job.base.isProtected) {
        question.nameToType = job.base.environment;
        question.text = tr("The environment “%1” is protected. The delivery sends up to %2 attempts to %3, each with a "
                           "real effect. Type its name to go on.")
                            .arg(job.base.environment)
                            .arg(known->attemptsMost)
                            .arg(known->origin);
    } else if (known->looksLive) {
        question.nameToType = known->host;
        question.text = tr("The request carries a key that looks live. The delivery sends up to %1 attempts to %2. "
                           "Type the name of the host to go on.")
                            .arg(known->attemptsMost)
                            .arg(known->origin);
    } else if (!allowedHosts.contains(known->host)) {
        question.text = tr("The delivery sends up to %1 attempts to %2. Each may have a real effect there. Go on?")
                            .arg(known->attemptsMost)
                            .arg(known->origin);
    }
    return question;
}

std::vector<Claim> DeliverySession::claims(const Delivery& delivery)
{
    return claimsOf(delivery);
}

void DeliverySession::start(const DeliveryJob& job)
{
    if (m_isRunning)
        return;
    m_monitor->reset();
    m_isRunning = true;
    emit runningChanged();
    m_thread = std::jthread([this, job, path = m_runLogPath](const std::stop_token& stop) {
        auto log = RunLog::open(path);
        auto result = log ? runDelivery(job, **log, *m_monitor, stop) : Failure(log.error());
        QMetaObject::invokeMethod(
            this, [this, result = std::move(result)] { finish(result); }, Qt::QueuedConnection);
    });
}

void DeliverySession::stop()
{
    m_thread.request_stop();
}

DeliverySnapshot DeliverySession::snapshot() const
{
    return m_monitor->snapshot();
}

void DeliverySession::finish(const Result<Delivery>& result)
{
    m_isRunning = false;
    if (result)
        emit finished(*result);
    else
        emit failed(result.error());
    emit runningChanged();
}

qint64 DeliverySession::requestDelivery(qint64 delivery)
{
    return m_questions->ask<StoredDelivery>(
        [=](RunReader& reader) { return readStoredDelivery(reader, delivery); },
        [this](qint64 ticket, const StoredDelivery& stored) { emit deliveryReady(ticket, stored); });
}

}
