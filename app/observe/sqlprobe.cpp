// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sqlprobe.h"

#include "model/sqlpassword.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct SqlProbeText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SqlProbe)
};

constexpr int shortestTimeoutMs = 1;

Failure unresolved(const QString& name)
{
    return fail(ErrorCode::InvalidInput, SqlProbeText::tr("{{%1}} has no value").arg(name));
}

Result<QString> expanded(const QString& text, const VariableScope& scope, Generated generated)
{
    auto expansion = expand(text, scope, generated);
    if (!expansion)
        return Failure(expansion.error());
    if (!expansion->unresolved.empty())
        return unresolved(expansion->unresolved.front());
    return std::move(expansion->text);
}

}

Result<SqlProbe> SqlProbe::create(const Probe& probe, const VariableScope& scope, const Generated& sample)
{
    const SqlPassword parts = sqlPasswordIn(probe.sql.connection);
    const auto connection = expanded(parts.rest, scope, sample);
    if (!connection)
        return Failure(connection.error());
    const auto password = expanded(parts.password, scope, sample);
    if (!password)
        return Failure(password.error());
    const auto address = sqlAddress(probe.sql.driver, *connection);
    if (!address)
        return Failure(address.error());
    auto text = SqlText::parse(probe.sql.query);
    if (!text)
        return Failure(text.error());
    SqlProbe result;
    for (const QString& value : text->values()) {
        auto compiled = TextTemplate::compile(value.toUtf8(), scope);
        if (!compiled)
            return Failure(compiled.error());
        if (!compiled->unresolved().empty())
            return unresolved(compiled->unresolved().front());
        result.m_values.push_back(*std::move(compiled));
    }
    result.m_address = *address;
    result.m_text = *std::move(text);
    result.m_query = probe.sql.query;
    if (!address->isSqlite())
        result.m_password = password->isEmpty() ? sqlPassword(probe.name) : *password;
    result.m_reads = probe.reads;
    result.m_timeoutMs = std::max(probe.sql.timeoutMs, shortestTimeoutMs);
    return result;
}

std::vector<QString> SqlProbe::values(const Generated& generated) const
{
    std::vector<QString> result;
    std::vector<Secret> secrets;
    for (const TextTemplate& value : m_values) {
        Generated own = generated;
        result.push_back(QString::fromUtf8(value.render({own, own}, secrets)));
    }
    return result;
}

}
