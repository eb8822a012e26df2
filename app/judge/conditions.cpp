// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/conditions.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct ContractReading
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ContractReading)
};

bool includes(const std::vector<StatusRange>& ranges, int status)
{
    return ranges.empty() || std::any_of(ranges.begin(), ranges.end(), [status](const StatusRange& range) {
               return range.from <= status && status <= range.to;
           });
}

bool namesSuccess(const std::vector<StatusRange>& ranges)
{
    return ranges.empty() || std::any_of(ranges.begin(), ranges.end(),
                                         [](const StatusRange& range) { return range.from <= 299 && range.to >= 200; });
}

}

Result<JsonPath> compilePath(const QString& text, const QString& place)
{
    auto path = JsonPath::parse(text);
    if (!path)
        return fail(
            path.error().code,
            ContractReading::tr("The JSONPath %1 of %2 cannot be read: %3").arg(text, place, path.error().message),
            path.error().detail);
    return path;
}

Result<CompiledConditions> CompiledConditions::create(const Conditions& conditions, BodyReader& bodies)
{
    CompiledConditions compiled;
    for (const Condition& condition : conditions) {
        Alternative alternative{condition.statuses, std::nullopt};
        if (!condition.jsonPath.isEmpty()) {
            auto path = compilePath(condition.jsonPath, ContractReading::tr("a condition of the contract"));
            if (!path)
                return Failure(path.error());
            alternative.path = bodies.add(std::move(*path));
        }
        compiled.m_coversSuccess |= namesSuccess(condition.statuses);
        compiled.m_alternatives.push_back(std::move(alternative));
    }
    return compiled;
}

bool CompiledConditions::hold(const Response& response, BodyReader& bodies) const
{
    return std::any_of(m_alternatives.begin(), m_alternatives.end(), [&](const Alternative& alternative) {
        return includes(alternative.statuses, response.status) &&
               (!alternative.path || bodies.holds(response.body, *alternative.path));
    });
}

}
