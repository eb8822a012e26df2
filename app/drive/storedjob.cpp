// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/storedjob.h"

#include "drive/runpreparation.h"
#include "model/json.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Stored
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Reconcile)
};

/// As the process environment spells a name.
QString plainName(const QString& name)
{
    return name.toUpper().replace(QRegularExpression(u"[^A-Z0-9]"_s), u"_"_s);
}

bool isSameSecret(const QString& one, const QString& other)
{
    return plainName(one) == plainName(other);
}

/// Fills the values of secret variables from `given`; names are compared as the process environment spells them.
void fillSecrets(VariableScope& scope, const VariableScope& given)
{
    for (VariableLayer& layer : scope) {
        for (Field& variable : layer.variables) {
            for (const VariableLayer& other : given) {
                for (const Field& candidate : other.variables) {
                    if (variable.secret && isSameSecret(candidate.name, variable.name) && !candidate.value.isEmpty())
                        variable.value = candidate.value;
                }
            }
        }
    }
}

bool isMissing(const Field& variable)
{
    return variable.secret && variable.enabled && variable.value.isEmpty();
}

/// Errors: NotFound for a secret that was not kept and is not given either: without it another request would be sent.
Result<void> checkSecrets(const VariableScope& scope, const QJsonObject& request)
{
    for (const VariableLayer& layer : scope) {
        for (const Field& variable : layer.variables) {
            if (isMissing(variable))
                return fail(ErrorCode::NotFound,
                            Stored::tr("The run was sent with the secret “%1”, which is never stored: give it again "
                                       "(choose the run's environment, or set IDEMSCOPE_SECRET_%2)")
                                .arg(variable.name, plainName(variable.name)));
        }
    }
    if (QJsonDocument(request).toJson().contains("‹secret "))
        return fail(ErrorCode::NotFound,
                    Stored::tr("The request held a secret that is never stored, so it cannot be sent again as it was"));
    return {};
}

}

Result<void> restoreSecrets(VariableScope& scope, const VariableScope& given, const QJsonObject& request)
{
    fillSecrets(scope, given);
    return checkSecrets(scope, request);
}

namespace {

/// The variables of the requests that a request's steps hold, as levels of a scope.
VariableScope stepVariables(const Request& request)
{
    VariableScope scope;
    for (const FlowStep& step : request.steps) {
        if (step.own)
            scope.push_back({step.title(), step.own->variables});
    }
    return scope;
}

/// Whether `{{name}}`, or an expression with it, stands in the text.
bool names(const QString& text, const QString& name)
{
    const QRegularExpression use(u"\\{\\{[^{}]*\\b%1\\b[^{}]*\\}\\}"_s.arg(QRegularExpression::escape(name)));
    return use.match(text).hasMatch();
}

QString textOf(const QJsonObject& document)
{
    return QString::fromUtf8(QJsonDocument(document).toJson());
}

/// What only the checks of an audit send is not needed to fire one run again: nor are the secrets in it.
void setAsideSecretsOfChecks(StoredPlan& plan)
{
    Request sent = plan.request;
    Request unsent;
    std::swap(sent.contract.otherPrincipal, unsent.contract.otherPrincipal);
    std::swap(sent.contract.otherUrl, unsent.contract.otherUrl);
    std::swap(sent.contract.replicas, unsent.contract.replicas);
    std::swap(sent.contract.provocations, unsent.contract.provocations);
    const QString sentText = textOf(toJson(sent)) + textOf(toJson(plan.scenario));
    const QString unsentText = textOf(toJson(unsent));
    for (VariableLayer& layer : plan.scope) {
        for (Field& variable : layer.variables) {
            if (isMissing(variable) && names(unsentText, variable.name) && !names(sentText, variable.name))
                variable.enabled = false;
        }
    }
}

Result<StoredPlan> planOf(const RunRecord& record)
{
    auto plan = storedPlan(record.request, record.scenario, record.profile, record.facts);
    if (plan)
        setAsideSecretsOfChecks(*plan);
    return plan;
}

/// A column that was a secret is not kept, and nobody is asked for it row by row.
Result<void> checkRows(const DataRows& rows)
{
    for (const Field& column : rows.rows.empty() ? Fields() : rows.rows.front()) {
        if (column.secret)
            return fail(ErrorCode::NotFound,
                        Stored::tr("The data rows held secrets (%1), which are never stored: they cannot be sent again "
                                   "as they were")
                            .arg(column.name));
    }
    return {};
}

}

Result<QStringList> missingSecrets(const RunRecord& record, const VariableScope& given)
{
    const auto plan = planOf(record);
    if (!plan)
        return Failure(plan.error());
    VariableScope scope = plan->scope;
    const VariableScope ofSteps = stepVariables(plan->request);
    scope.insert(scope.end(), ofSteps.begin(), ofSteps.end());
    fillSecrets(scope, given);
    QStringList names;
    for (const VariableLayer& layer : scope) {
        for (const Field& variable : layer.variables) {
            if (isMissing(variable) && !names.contains(variable.name))
                names += variable.name;
        }
    }
    return names;
}

Result<void> restoreStepSecrets(Request& request, const VariableScope& given)
{
    VariableScope variables = stepVariables(request);
    if (auto complete = restoreSecrets(variables, given, {}); !complete)
        return complete;
    std::size_t next = 0;
    for (FlowStep& step : request.steps) {
        if (step.own)
            step.own->variables = variables[next++].variables;
    }
    return {};
}

Result<RunJob> storedJob(const RunRecord& record, const VariableScope& scope)
{
    auto plan = planOf(record);
    if (!plan)
        return Failure(plan.error());
    if (auto complete = restoreSecrets(plan->scope, scope, record.request); !complete)
        return Failure(complete.error());
    if (auto complete = restoreStepSecrets(plan->request, scope); !complete)
        return Failure(complete.error());
    RunJob job;
    job.request = std::move(plan->request);
    job.scenario = std::move(plan->scenario);
    job.scope = std::move(plan->scope);
    if (auto complete = checkRows(plan->rows); !complete)
        return Failure(complete.error());
    job.rows = std::move(plan->rows);
    job.folder = plan->folder;
    job.isProtected = plan->isProtected;
    job.profile = plan->profile;
    job.environment = record.row.environment;
    job.now = plan->now;
    return job;
}

}
