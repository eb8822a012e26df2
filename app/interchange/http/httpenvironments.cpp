// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/http/httpformat.h"

#include "interchange/jsonreading.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HttpText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HttpFile)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::HttpFile)
};

const QLatin1StringView sharedName("$shared");

/// Values that are objects set up TLS and authentication in the other tool.
Fields variablesOf(const JsonValue& object, bool isPrivate, ImportedContents& contents)
{
    Fields variables;
    for (const JsonValue& value : childrenOf(object)) {
        if (value.isObject() || value.isArray())
            contents.warn(nameOf(object), nameOf(value),
                          HttpText::trLater("Only simple values are variables; this was left out"));
        else
            variables.push_back({.name = nameOf(value), .value = textOf(value), .enabled = true, .secret = isPrivate});
    }
    return variables;
}

void addMissing(Fields& variables, const Fields& shared)
{
    for (const Field& variable : shared) {
        if (std::none_of(variables.begin(), variables.end(),
                         [&](const Field& known) { return known.name == variable.name; }))
            variables.push_back(variable);
    }
}

}

bool recognisesHttpEnvironments(const ImportSource& source)
{
    return source.name() == "http-client.env.json"_L1 || source.name() == "http-client.private.env.json"_L1;
}

Result<ImportedContents> importHttpEnvironments(const ImportSource& source, const ImportWatch&)
{
    const auto root = source.json();
    if (!root)
        return source.jsonFailure();
    const bool isPrivate = source.name().contains("private"_L1);
    ImportedContents contents;
    Fields shared;
    for (const JsonValue& environment : childrenOf(root)) {
        if (nameOf(environment) == sharedName)
            shared = variablesOf(environment, isPrivate, contents);
        else if (environment.isObject())
            contents.environments.push_back(
                {nameOf(environment), variablesOf(environment, isPrivate, contents), false, {}});
    }
    for (Environment& environment : contents.environments)
        addMissing(environment.variables, shared);
    if (contents.environments.empty())
        return source.failure(HttpText::tr("there is no environment in it"));
    return contents;
}

}
