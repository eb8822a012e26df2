// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "model/request.h"

#include <climits>
#include <map>

namespace idemscope {

/// Values of late variables (VariableLayer), known only once a run is under way.
struct OperationValues
{
    std::vector<Fields> rows;          ///< data rows; operations take them in turn
    int firstOfControl = INT_MAX;      ///< from here on they are the control's, with the payload of the first
    Fields ofRun;                      ///< captured by the set-up of the run
    std::map<int, Fields> ofOperation; ///< captured by its own
    std::vector<QString> awaited;      ///< what every operation captures; until then it has a sample of its own

    /// What is known in an operation, or with −1 in the run as a whole.
    std::shared_ptr<const Fields> in(int operation) const;
};

/// Gives a scope anew the late levels of a request: what its set-up captures and, where there are data rows, `row` as
/// their sample.
void addLateLevels(VariableScope& scope, const std::vector<FlowStep>& steps, const Fields& row);

/// The scope that the request of a step sees, of one that has its late levels: only what was captured before it, and
/// its own variables instead of the request's it belongs to.
VariableScope scopeOfStep(const VariableScope& scope, const std::vector<FlowStep>& steps, std::size_t step);

}
