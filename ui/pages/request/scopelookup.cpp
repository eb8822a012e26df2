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

const Field* find(const VariableScope& scope, const QString& name, QString& origin)
{
    for (const VariableLayer& layer : scope) {
        for (const Field& field : layer.variables) {
            if (field.enabled && field.name == name) {
                origin = layer.origin;
                return &field;
            }
        }
    }
    return nullptr;
}

}

namespace {

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
        QString origin;
        const Field* field = find(scope, name, origin);
        if (!field)
            return {true, {}, ScopeLookup::tr("the moment of sending")};
        const bool isSecret = field->secret || !expansion->secrets.empty(); // perhaps through another variable
        return {true, isSecret ? QString() : expansion->text, origin};
    };
    return {explain, namesIn(scope)};
}

}
