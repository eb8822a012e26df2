// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/deliveryjob.h"
#include "drive/deliverymonitor.h"
#include "session/runsession.h"
#include "store/runreader.h"

namespace idemscope {

class LogQuestions;

/// A delivery from the run log, ready to be shown.
struct StoredDelivery
{
    RunRow row;
    Delivery delivery;
    std::vector<Claim> claims;
};

/// Whether a run is a delivery: then it has cells of its own instead of a judgement.
bool isDelivery(const RunRow& row);
/// One that was cut short has the cells that were counted until then; the others are undecided. Errors: NotFound (also
/// for a run that is no delivery), InvalidInput (a document that this version cannot read).
Result<StoredDelivery> readStoredDelivery(RunReader& reader, qint64 delivery);
/// The same for a caller that may wait: the command line.
Result<StoredDelivery> archivedDelivery(const QString& runLogPath, qint64 delivery);

/// The Qt face of deliveries: estimates, carries one out on a worker thread, hands out snapshots, reports the end by
/// signal; reads stored ones. Lives on the GUI thread; owns the worker. One delivery at a time per session.
class DeliverySession : public QObject
{
    Q_OBJECT

public:
    explicit DeliverySession(QString runLogPath, QObject* parent = nullptr);
    ~DeliverySession() override; ///< stops and waits (at most about 1 s)

    /// What the job would do; nothing is sent. Errors as estimateDelivery().
    static Result<DeliveryEstimate> estimate(const DeliveryJob& job);
    /// What to ask before firing at this target (SPEC.md §11).
    static RunSession::SafetyQuestion safetyQuestion(const DeliveryJob& job, const QStringList& allowedHosts);
    static std::vector<Claim> claims(const Delivery& delivery);

    void start(const DeliveryJob& job);
    void stop();
    bool isRunning() const { return m_isRunning; }

    DeliverySnapshot snapshot() const; ///< cheap; pull it 10–20 times a second

    qint64 requestDelivery(qint64 delivery);

signals:
    void finished(const idemscope::Delivery& delivery); ///< stopped or not
    void failed(const idemscope::Error& error);
    void runningChanged();
    void deliveryReady(qint64 ticket, const idemscope::StoredDelivery& delivery);
    void questionFailed(qint64 ticket, const idemscope::Error& error);

private:
    void finish(const Result<Delivery>& result);

    QString m_runLogPath;
    std::unique_ptr<DeliveryMonitor> m_monitor;
    std::unique_ptr<LogQuestions> m_questions;
    bool m_isRunning = false;
    std::jthread m_thread; ///< last: it is joined before what it uses goes
};

}
