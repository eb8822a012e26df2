// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "model/effect.h"
#include "model/profile.h"
#include "model/request.h"
#include "model/series.h"
#include "model/verdict.h"
#include "plan/planner.h"
#include "store/runlog.h"

#include <functional>

namespace idemscope {

class SinkHub;

/// An operation whose set-up was carried out.
struct OperationSetUp
{
    OperationName name;
    Fields captured;
};

/// What varies from operation to operation, read from a file.
struct DataRows
{
    QString file; ///< as it was named
    std::vector<Fields> rows;
};

/// What may be sent at a target that is not on this machine (SPEC.md §11); raised only explicitly.
struct SafetyLimits
{
    int inFlight = 20;
    double perSecond = 50;
    int attempts = 500;
    int repeatedTooMany = 5; ///< answers 429 in a row that stop the run
};

/// What to run, against what, and how it is logged. A value.
struct RunJob
{
    Request request; ///< with its contract
    Scenario scenario;
    VariableScope scope;
    QString folder; ///< relative body files are looked up here
    QString environment;
    bool isProtected = false; ///< that environment: its name must be typed, whatever the target (SPEC.md §11)
    Profile profile;
    SafetyLimits limits;
    QString kind = QStringLiteral("burst");
    QString title;                                   ///< shown in the history; empty: made of request and scenario
    std::optional<qint64> audit;                     ///< that the run belongs to
    QString checkId;                                 ///< of that audit
    std::optional<qint64> parent;                    ///< the run that this one reconciles or whose keys it reuses
    std::vector<std::vector<QByteArray>> reusedKeys; ///< by operation; explicit choice (SPEC.md §4, seed)
    std::vector<int> onlyOperations;                 ///< reconciling: fire these alone; empty: all
    std::optional<quint64> seed;                     ///< else the scenario's, else random
    std::optional<QByteArray> nonce;        ///< reconciling: the parent's, so that keys and payloads are the same
    std::optional<QDateTime> now;           ///< likewise
    RunState stoppedAs = RunState::Stopped; ///< the state of a run that is ended from outside
    std::function<void(const Attempt&)> onAttempt; ///< called on the run's thread with every attempt, secrets and all
    std::function<void(const Reading&)> onReading; ///< likewise with every reading of a probe, without secrets
    DataRows rows;                                 ///< operations take them in turn
    std::optional<Fields> runValues;   ///< captured by a set-up that several runs share; this one leaves it out
    std::vector<OperationSetUp> setUp; ///< of an earlier run, whose operations are fired again
    bool leavesSetUp = false;          ///< whoever fires the run tears down what it sets up
    std::shared_ptr<SinkHub> sinks;    ///< gateway sinks shared with other runs of an audit; none: the run's own
};

/// The result of a run that was carried out, stopped or not.
struct RunResult
{
    qint64 run = 0; ///< id in the log
    quint64 seed = 0;
    QString started; ///< ISO 8601
    qint64 durationMs = 0;
    RunState state = RunState::Finished;
    ReleaseMode release = ReleaseMode::Plain;
    Judgement judgement;
    RunSeries series;
    std::vector<ProbeEffects> probes; ///< by probe of the contract
    QByteArray nonce;                 ///< with `seed` and `now` what it takes to fire the same keys and payloads again
    QDateTime now;
    std::vector<OperationSetUp> setUp; ///< with the job's
};

}
