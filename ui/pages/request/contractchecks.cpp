// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/contractchecks.h"

#include "expression/jsonpatch.h"
#include "expression/jsonpath.h"
#include "model/contracttext.h"

namespace idemscope {

Result<void> checkJsonPath(const QString& text)
{
    const Result<JsonPath> path = JsonPath::parse(text);
    return path ? Result<void>() : Result<void>(Failure(path.error()));
}

Result<void> checkPatch(const QString& text)
{
    const Result<JsonPatch> patch = JsonPatch::parse(text.toUtf8());
    return patch ? Result<void>() : Result<void>(Failure(patch.error()));
}

Result<Condition> checkedCondition(const QString& text)
{
    Result<Condition> condition = conditionFromText(text);
    if (!condition || condition->jsonPath.isEmpty())
        return condition;
    const Result<void> path = checkJsonPath(condition->jsonPath);
    return path ? condition : Result<Condition>(Failure(path.error()));
}

}
