// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/contract.h"

#include <QStringList>

namespace idemscope {

// One line of text for the rules of a contract, the same on the command line and in the window (CLI.md).

/// LIST of the next one: statuses, ranges and classes, separated by commas. Errors: InvalidInput.
Result<std::vector<StatusRange>> statusesFromText(const QString& list);
QString toText(const std::vector<StatusRange>& statuses);

/// `status:LIST`, `jsonpath:EXPR` or `status:LIST+jsonpath:EXPR`; LIST holds statuses, ranges (200-299) and classes
/// (2xx), separated by commas. The JSONPath is not compiled here. Errors: InvalidInput naming what cannot be read.
Result<Condition> conditionFromText(const QString& text);
QString toText(const Condition& condition);

/// `header:NAME`, `header:NAME=VALUE`, `status:CODE` or `body-equal`. Errors: InvalidInput.
Result<ReplayRule> replayRuleFromText(const QString& text);
QString toText(const ReplayRule& rule);

/// `NAME=JSON-PATCH`, `NAME=header:'N: V'` (quotes may be left out) or `NAME=sink:ANSWER`. Errors: InvalidInput, naming
/// what is expected; an unknown name lists the known ones.
QStringList provocationNames();
Result<Provocation> provocationFromText(const QString& text);
QString toText(const Provocation& provocation);

}
