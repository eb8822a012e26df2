// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/sharedsetup.h"

#include "drive/runpreparation.h"
#include "drive/steprunner.h"
#include "model/json.h"
#include "render/secretplaces.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// A run of the log that fires steps and nothing else.
RunJob stepJob(const RunJob& base, const QString& kind)
{
    RunJob job = withLateLevels(base);
    job.kind = kind;
    job.title = kind;
    job.scenario = {};
    job.scenario.attempts = 1;
    hideSecrets(job.request, job.scope); // also marks the captures that are secrets
    return job;
}

bool hasStep(const RunJob& job, FlowStep::When when)
{
    return std::any_of(job.request.steps.begin(), job.request.steps.end(),
                       [when](const FlowStep& step) { return step.when == when; });
}

Result<void> endRun(RunContext& context, RunState state, const std::optional<Sentence>& failure)
{
    Judgement judgement;
    if (failure) {
        judgement.sentence = *failure;
        judgement.reasons = {*failure};
    }
    return context.log.endRun(context.run, {state, context.elapsedUs() / 1000, toJson(judgement), {}, {}});
}

}

Result<void> SharedSetUp::begin(RunJob& base, const std::stop_token& stop)
{
    if (base.request.steps.empty())
        return {};
    const RunJob job = stepJob(base, u"set-up"_s);
    m_job = job;
    base.leavesSetUp = true;
    base.runValues = m_job->runValues = Fields();
    if (!hasStep(job, FlowStep::When::BeforeRun))
        return {};
    RunMonitor unseen;
    Engine engine;
    auto context = prepareRun(job, m_log, unseen, engine);
    if (!context)
        return Failure(context.error());
    StepRunner steps(*context);
    const Result<void> done = steps.setUpRun(stop);
    const RunState state = done && !stop.stop_requested() ? RunState::Finished : RunState::Stopped;
    const Result<void> ended = endRun(*context, state, steps.failure());
    base.runValues = m_job->runValues = context->values->ofRun;
    return done ? ended : done;
}

void SharedSetUp::add(const RunResult& run)
{
    if (!m_job)
        return;
    const std::scoped_lock lock(m_mutex);
    for (OperationSetUp operation : run.setUp) {
        addRow(operation);
        const bool isKnown = std::any_of(m_operations.begin(), m_operations.end(), [&](const OperationSetUp& known) {
            return known.name == operation.name && known.captured == operation.captured;
        });
        if (!isKnown)
            m_operations.push_back(operation);
    }
}

/// It is to be torn down under another number, which would give it another data row.
void SharedSetUp::addRow(OperationSetUp& operation) const
{
    const std::vector<Fields>& rows = m_job->rows.rows;
    if (rows.empty())
        return;
    const Fields& row = rows[std::size_t(operation.name.index) % rows.size()];
    operation.captured.insert(operation.captured.begin(), row.begin(), row.end());
}

void SharedSetUp::end(bool isHurried, const std::stop_token& stop)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_job)
        return;
    const bool tidiesOperations = hasStep(*m_job, FlowStep::When::AfterOperation) && !m_operations.empty();
    if (!tidiesOperations && !hasStep(*m_job, FlowStep::When::AfterRun))
        return;
    RunJob job = stepJob(*m_job, u"tear-down"_s);
    job.scenario.operations = std::max<int>(1, int(m_operations.size()));
    job.limits.attempts = std::max(job.limits.attempts, job.scenario.operations); // none of which is fired
    job.setUp = std::move(m_operations);
    for (std::size_t i = 0; i < job.setUp.size(); ++i)
        job.setUp[i].name.index = int(i); // those of different runs had the same ones
    RunMonitor unseen;
    Engine engine;
    auto context = prepareRun(job, m_log, unseen, engine);
    if (!context)
        return;
    StepRunner steps(*context);
    const std::vector<Sentence> failures = steps.tearDown(job.setUp, isHurried, stop);
    std::ignore = endRun(*context, RunState::Finished,
                         failures.empty() ? std::optional<Sentence>() : std::optional(failures.front()));
}

}
