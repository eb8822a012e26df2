// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/texttemplate.h"
#include "model/contract.h"
#include "observe/sqladdress.h"
#include "observe/sqltext.h"

namespace idemscope {

/// A SQL probe made ready: where it asks, what, and with which values. Immutable; safe to share between threads.
class SqlProbe
{
public:
    /// The password is taken from the environment here. Errors: InvalidInput (connection, query, a variable without a
    /// value).
    static Result<SqlProbe> create(const Probe& probe, const VariableScope& scope, const Generated& sample);

    /// What is bound at each place of the text.
    std::vector<QString> values(const Generated& generated) const;

    const SqlAddress& address() const { return m_address; }
    const SqlText& text() const { return m_text; }
    const QString& query() const { return m_query; } ///< as the user typed it
    const QString& password() const { return m_password; }
    Probe::Reads reads() const { return m_reads; }
    int timeoutMs() const { return m_timeoutMs; }

private:
    SqlAddress m_address;
    SqlText m_text;
    std::vector<TextTemplate> m_values;
    QString m_query;
    QString m_password;
    Probe::Reads m_reads = Probe::Reads::Count;
    int m_timeoutMs = 0;
};

}
