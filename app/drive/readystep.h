// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/runjob.h"
#include "drive/safety.h"
#include "expression/jsonpath.h"
#include "judge/classify.h"
#include "render/render.h"

namespace idemscope {

/// A set-up or tear-down request made ready for firing.
struct ReadyStep
{
    FlowStep step;
    VariableScope scope; ///< that its request sees
    RequestTemplate request;
    Classifier classifier;                      ///< tells whether it did what it is for
    std::vector<std::optional<JsonPath>> paths; ///< by capture; none: a header
    Target target;                              ///< which no captured value may change

    bool hasOwnKey() const { return step.own->contract.placement.kind != KeyPlacement::Kind::None; }
};

/// The job with the late levels of its request in its scope.
RunJob withLateLevels(RunJob job);

/// The steps of a job whose scope has its late levels. Errors: InvalidInput, NotFound, naming the step.
Result<std::vector<ReadyStep>> readySteps(const RunJob& job);

/// Takes out of one answer what is to be captured. Errors: InvalidInput, saying in English which capture found nothing;
/// those before it are in `captured` all the same, as they may be secrets.
Result<void> capture(const ReadyStep& step, const Response& response, Fields& captured);

/// The values that a job knows before its own set-up has run; without data rows and steps those of nothing.
OperationValues valuesOf(const RunJob& job);

}
