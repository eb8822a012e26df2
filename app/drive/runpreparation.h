// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runcontext.h"
#include "observe/observer.h"

namespace idemscope {

/// Checks everything a run needs and begins it in the log. Errors: InvalidInput, NotAllowed, of the log; nothing was
/// sent.
Result<RunContext> prepareRun(const RunJob& job, RunLog& log, RunMonitor& monitor, Engine& engine);

/// "POST /payments": what a run or an audit is about.
QString requestTitle(const RenderedRequest& request);

/// The planner's input of a job: what is not fixed by the job is drawn here.
PlanInput planInputOf(const RunJob& job);

/// An observer of the run's probes; readings are logged as they come.
Result<Observer> makeObserver(RunContext& context);

/// A job's request as it is kept: without any secret that happens to stand in one of its texts.
QJsonObject keptRequest(const RunJob& job, const Redactor& redactor);
/// What else it takes to render it again: its variables, secret ones without their values, the folder, and whether
/// its environment is protected.
/// `operations`: of how many the data rows are kept.
QJsonObject keptSurroundings(const RunJob& job, const Redactor& redactor, qint64 operations);

/// Reads a job's stored request, scope and moment back from a run's documents.
struct StoredPlan
{
    Request request;
    Scenario scenario;
    VariableScope scope;
    Profile profile;
    QString folder;
    QDateTime now;
    bool isProtected = false; ///< the environment it was fired under
    DataRows rows;
};
Result<StoredPlan> storedPlan(const QJsonObject& request, const QJsonObject& scenario, const QJsonObject& profile,
                              const QJsonObject& facts);

}
