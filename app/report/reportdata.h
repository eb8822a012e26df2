// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "model/delivery.h"
#include "model/profile.h"
#include "model/request.h"
#include "model/series.h"
#include "model/stepexchange.h"
#include "report/auditcomparison.h"
#include "report/burstreport.h"

#include <map>

namespace idemscope {

/// An exchange that a report shows in full.
struct ReportExchange
{
    qint64 run = 0;
    Attempt attempt; ///< with heads and bodies, secrets as ‹secret NAME›
    std::optional<Happening> happening;
    QByteArray token;       ///< {{operation}}
    bool isBodyCut = false; ///< the log holds only its beginning
};

/// What a probe read before and after.
struct ReportReading
{
    QString probe;
    std::optional<int> operation; ///< of a probe per operation, from 0
    int round = 0;                ///< from 0
    std::optional<qint64> before;
    std::optional<qint64> after;
    QString error; ///< why a value is missing
};

/// What was asked of a target and how: enough to ask it again.
struct ReportSetup
{
    Request request; ///< as the log keeps it
    Profile profile;
    Fields variables; ///< of all levels, the narrowest first; secret ones without a value
    QString environment;
    QString folder; ///< of the collection, if there is one
};

/// One stored run.
struct RunReport
{
    ReportRun about;
    QString kind, title, target, checkId;
    std::optional<qint64> parent, audit, settledBy;
    ReportSetup setup;
    Scenario scenario;
    std::optional<Judgement> judgement; ///< none: it was never judged, or by another version
    RunSeries series;
    std::vector<ReportReading> readings; ///< at most 50, those that say most
    qint64 readingsTotal = 0;
    std::vector<StepExchange> steps; ///< of set-up and tear-down, the first ones
    std::vector<ReportExchange> evidence;
    std::vector<ReportExchange> reproduction; ///< all attempts of the operation that shows most, at most 20
    std::vector<Attempt> attempts; ///< without heads and bodies: those of the worst operations and the first ones
    qint64 attemptsTotal = 0;
    std::vector<QByteArray> inDoubt; ///< keys
};

/// What shows a check's finding.
struct CheckEvidence
{
    std::vector<ReportExchange> exchanges;
    std::vector<ReportExchange> reproduction; ///< all attempts of their operations, at most 20
    std::vector<int> failedRounds;            ///< from 1, of its race
    int rounds = 0;                           ///< of the runs that have more than one
};

/// What an audit was told beside its request.
struct AuditBounds
{
    QStringList checks; ///< ids; empty: all but those that run only on demand
    QStringList skipped;
    std::optional<int> rounds, clients; ///< of a race, of a gated burst; none: the log does not say
    std::vector<qint64> agesMs;         ///< of expiry over real time; empty: those of the promised age
};

/// One stored audit.
struct AuditReport
{
    Audit audit;
    QString state; ///< finished, interrupted, stopped, running
    ReportSetup setup;
    AuditBounds bounds;
    std::map<QString, CheckEvidence> evidence; ///< by check, of those that are not simply passed
};

/// Attempts that show why a cell's claim is refuted.
struct CellEvidence
{
    Discipline discipline = Discipline::AtMostOnce;
    ChannelFault fault = ChannelFault::None;
    std::vector<ReportExchange> exchanges;
};

/// One stored delivery.
struct DeliveryReport
{
    Delivery delivery;
    QString state; ///< finished, interrupted, stopped, running
    ReportSetup setup;
    std::vector<CellEvidence> evidence;
};

/// Everything that a report says, whatever its format: one of the three subjects. A value; made from the run log by
/// session.
struct ReportData
{
    QString version; ///< of the tool
    QString created; ///< ISO 8601
    std::optional<RunReport> run;
    std::optional<AuditReport> audit;
    std::optional<DeliveryReport> delivery;
    std::optional<RunReport> earlierRun; ///< a comparison: the one that `run` is held against
    std::optional<Audit> earlierAudit;   ///< likewise
    QString server;                      ///< how the target names itself and its version in an answer
    QStringList redacted;                ///< names of the secrets that were left out
};

/// Names of all ‹secret NAME› in a text, each once.
QStringList secretNames(const QString& text);

}
