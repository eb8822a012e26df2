// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/sidebyside.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace idemscope {

namespace {

struct SideBySideText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SideBySide)
};

/// How much of a finding counts: a passed check has no weight.
bool isSameAnswer(const std::optional<Finding>& one, const std::optional<Finding>& other)
{
    if (!one || !other)
        return one.has_value() == other.has_value();
    const bool isFound = one->result == CheckResult::Fail || one->result == CheckResult::Warn;
    return one->result == other->result && (!isFound || one->severity == other->severity);
}

/// The row of a check, made behind that of the check before it where there is none yet.
std::size_t placeOf(std::vector<CheckRow>& rows, const QString& id, std::size_t after, std::size_t audits)
{
    const auto known = std::find_if(rows.begin(), rows.end(), [&](const CheckRow& row) { return row.id == id; });
    if (known != rows.end())
        return std::size_t(known - rows.begin());
    rows.insert(rows.begin() + std::ptrdiff_t(after), CheckRow{id, std::vector<std::optional<Finding>>(audits)});
    return after;
}

}

bool CheckRow::differs() const
{
    return std::any_of(findings.begin(), findings.end(), [this](const std::optional<Finding>& finding) {
        return !isSameAnswer(finding, findings.front());
    });
}

std::vector<CheckRow> sideBySide(const std::vector<Audit>& audits)
{
    std::vector<CheckRow> rows;
    for (std::size_t audit = 0; audit < audits.size(); ++audit) {
        std::size_t next = 0;
        for (const CheckOutcome& check : audits[audit].checks) {
            const std::size_t place = placeOf(rows, check.id, next, audits.size());
            rows[place].findings[audit] = check.finding;
            next = place + 1;
        }
    }
    return rows;
}

QStringList differingChecks(const std::vector<CheckRow>& rows)
{
    QStringList ids;
    for (const CheckRow& row : rows) {
        if (row.differs())
            ids += row.id;
    }
    return ids;
}

QString columnName(const Audit& audit, const std::vector<Audit>& audits)
{
    const auto sharing =
        std::count_if(audits.begin(), audits.end(), [&](const Audit& other) { return other.profile == audit.profile; });
    return sharing > 1 && audit.id > 0 ? SideBySideText::tr("%1, audit %2").arg(audit.profile).arg(audit.id)
                                       : audit.profile;
}

}
