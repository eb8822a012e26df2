// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/scopelookup.h"

#include "expression/dynamicvalue.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ScopeLookup
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ScopeLookup)
};

bool isBuiltIn(const QString& name)
{
    return name == "key"_L1 || name == "operation"_L1 || name == "round"_L1;
}

struct Place
{
    const VariableLayer* level = nullptr;
    const Field* field = nullptr;
};

Place find(const VariableScope& scope, const QString& name)
{
    for (const VariableLayer& layer : scope) {
        for (const Field& field : layer.variables) {
            if (field.enabled && field.name == name)
                return {&layer, &field};
        }
    }
    return {};
}

QStringList namesIn(const VariableScope& scope)
{
    QStringList names;
    for (const VariableLayer& layer : scope) {
        for (const Field& field : layer.variables) {
            if (field.enabled && !names.contains(field.name))
                names += field.name;
        }
    }
    names += {u"key"_s, u"operation"_s, u"round"_s};
    names += DynamicValue::names();
    names.removeDuplicates();
    return names;
}

}

VariableLookup lookupIn(const VariableScope& scope)
{
    const auto explain = [scope](const QString& name) -> VariableInfo {
        if (isBuiltIn(name))
            return {true, {}, ScopeLookup::tr("the run")};
        Generated generated;
        generated.now = QDateTime::currentDateTimeUtc();
        const Result<Expansion> expansion = expand(u"{{%1}}"_s.arg(name), scope, generated);
        if (!expansion)
            return {false, {}, {}, expansion.error().message};
        if (!expansion->unresolved.empty())
            return {};
        const Place place = find(scope, name);
        if (!place.field)
            return {true, {}, ScopeLookup::tr("the moment of sending")};
        const bool isSecret = place.field->secret || !expansion->secrets.empty();   // perhaps through another variable
        const bool isCaptured = place.level->kind == VariableLayer::Kind::Captured; // it has a sample alone
        return {true, isSecret || isCaptured ? QString() : expansion->text, place.level->origin};
    };
    return {explain, namesIn(scope)};
}

}
