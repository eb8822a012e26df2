// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/operationvalues.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct LateText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::OperationValues)
};

/// Stands for what is not captured yet; fits as a JSON number as well as in a path or a text.
constexpr auto sample = "0";

/// Whether what `earlier` captures is known when `later` is rendered.
bool isKnownTo(const FlowStep& earlier, const FlowStep& later)
{
    if (later.when == FlowStep::When::AfterRun && !earlier.isOfRun())
        return false;
    return earlier.when <= later.when;
}

bool isCaptured(const std::vector<FlowStep>& steps, std::size_t step, const QString& name)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool isEarlier = steps[i].when != steps[step].when || i < step;
        const auto& captures = steps[i].captures;
        if (isEarlier && isKnownTo(steps[i], steps[step]) &&
            std::any_of(captures.begin(), captures.end(), [&](const Capture& one) { return one.variable == name; }))
            return true;
    }
    return false;
}

VariableLayer capturedLevel(const std::vector<FlowStep>& steps)
{
    VariableLayer level{LateText::tr("an answer of the set-up"), {}, VariableLayer::Kind::Captured};
    for (const FlowStep& step : steps) {
        for (const Capture& capture : step.captures)
            level.variables.push_back(
                {.name = capture.variable, .value = QString::fromLatin1(sample), .secret = capture.secret});
    }
    return level;
}

/// Not enabled, which says that they are samples. They differ from operation to operation, as what will be captured
/// does.
void addSamples(Fields& values, const std::vector<QString>& names, int operation)
{
    for (const QString& name : names)
        values.push_back({name, QString::number(operation), false});
}

void setOwnVariables(VariableScope& scope, const FlowStep& step)
{
    const bool isSaved = !step.request.isEmpty();
    if (isSaved)
        std::erase_if(scope, [](const VariableLayer& level) { return level.kind == VariableLayer::Kind::Folder; });
    const auto level = std::find_if(scope.begin(), scope.end(),
                                    [](const VariableLayer& one) { return one.kind == VariableLayer::Kind::Request; });
    const Fields& own = step.own->variables;
    if (level == scope.end())
        scope.insert(scope.begin(), {step.title(), own, VariableLayer::Kind::Request});
    else if (isSaved)
        level->variables = own;
    else
        level->variables.insert(level->variables.end(), own.begin(), own.end());
}

}

std::shared_ptr<const Fields> OperationValues::in(int operation) const
{
    auto values = std::make_shared<Fields>();
    if (operation >= 0 && !rows.empty())
        *values = rows[static_cast<std::size_t>(operation < firstOfControl ? operation : 0) % rows.size()];
    values->insert(values->end(), ofRun.begin(), ofRun.end());
    if (const auto own = ofOperation.find(operation); own != ofOperation.end())
        values->insert(values->end(), own->second.begin(), own->second.end());
    else
        addSamples(*values, awaited, operation);
    return values;
}

void addLateLevels(VariableScope& scope, const std::vector<FlowStep>& steps, const Fields& row)
{
    std::erase_if(scope, [](const VariableLayer& level) { return level.isLate(); });
    // Broader than what is given for the run, narrower than the request.
    const auto below = std::find_if(scope.begin(), scope.end(), [](const VariableLayer& level) {
        return level.kind == VariableLayer::Kind::Request;
    });
    if (!row.empty())
        scope.insert(below == scope.end() ? scope.begin() : below,
                     {LateText::tr("the data row"), row, VariableLayer::Kind::Row});
    if (VariableLayer captured = capturedLevel(steps); !captured.variables.empty())
        scope.insert(scope.begin(), std::move(captured));
}

VariableScope scopeOfStep(const VariableScope& scope, const std::vector<FlowStep>& steps, std::size_t step)
{
    VariableScope result = scope;
    for (VariableLayer& level : result) {
        if (level.kind == VariableLayer::Kind::Captured)
            std::erase_if(level.variables,
                          [&](const Field& variable) { return !isCaptured(steps, step, variable.name); });
        else if (level.kind == VariableLayer::Kind::Row && steps[step].isOfRun())
            level.variables.clear();
    }
    setOwnVariables(result, steps[step]);
    return result;
}

}
