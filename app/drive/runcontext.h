// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/liveseries.h"
#include "drive/readystep.h"
#include "drive/runjob.h"
#include "drive/runmonitor.h"
#include "drive/safety.h"
#include "fire/engine.h"
#include "judge/classify.h"
#include "judge/history.h"
#include "observe/sinkhub.h"
#include "plan/planner.h"
#include "render/redactor.h"

namespace idemscope {

/// What the parts of one run share while it is carried out. Lives on the run's thread, from the first check to the end.
struct RunContext
{
    const RunJob& job;
    Scenario scenario; ///< with the safety limits applied
    Planner planner;
    Classifier classifier;
    Redactor redactor;
    Target target;
    RunLog& log;
    RunMonitor& monitor;
    Engine& engine;
    std::shared_ptr<SinkHub> sinks;          ///< listen from the first check to the end
    std::shared_ptr<OperationValues> values; ///< which the planner takes; the set-up fills them
    std::vector<ReadyStep> steps;
    std::vector<Secret> secrets = {}; ///< that steps use or have captured

    qint64 run = 0;
    qint64 startedUs = 0; ///< monotonicMicros() at the run's start
    QString started = {};
    QDateTime now = {};
    QByteArray nonce = {};
    quint64 seed = 0;

    History history = {};
    LiveSeries live = LiveSeries(0);
    qint64 nextNumber = 1;
    qint64 longestExchangeUs = 0;
    bool isAnythingSent = false;         ///< an attempt put a byte on the wire
    std::vector<bool> acknowledged = {}; ///< by operation
    int tooManyInARow = 0;               ///< answers 429
    bool isStoppedByTarget = false;      ///< stopped because of them
    RunPhase phase = RunPhase::Preparing;
    qint64 attemptsPlanned = 0;
    qint64 idleUntilUs = -1; ///< nothing is under way before that (µs since the start); −1: something is

    /// The rate shown, measured over about a second.
    struct Pace
    {
        qint64 fromUs = 0;
        qint64 fromAttempts = 0;
        double perSecond = 0;
    } pace = {};

    qint64 elapsedUs() const;
    /// Shows where the run is to whoever watches.
    void publish();
};

}
