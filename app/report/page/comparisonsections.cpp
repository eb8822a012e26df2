// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/checktext.h"
#include "report/page/sections.h"
#include "report/runcomparison.h"
#include "report/sidebyside.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportComparison)
};

void addChanges(TableBlock& table, const QString& name, const std::vector<CheckChange>& changes)
{
    for (const CheckChange& change : changes)
        table.rows.push_back({name, change.id, change.before ? answerText(answerOf(*change.before)) : u"–"_s,
                              answerText(answerOf(change.after)), change.after.sentence.text()});
}

QString findingText(const std::optional<Finding>& finding)
{
    return finding ? u"%1: %2"_s.arg(answerText(answerOf(*finding)), finding->sentence.text()) : u"–"_s;
}

/// One API under two profiles: nothing was fixed or broken, it is judged otherwise.
PageSection profilesSection(const std::vector<Audit>& audits)
{
    const std::vector<CheckRow> rows = sideBySide(audits);
    PageSection section{u"comparison"_s, ComparisonText::tr("Judged by two profiles"), {}};
    section.blocks.emplace_back(
        TextBlock{ComparisonText::tr("%1 of %2 checks differ").arg(differingChecks(rows).size()).arg(rows.size())});
    TableBlock table{
        {QString(), ComparisonText::tr("Check"), columnName(audits[0], audits), columnName(audits[1], audits)}, {}, 4};
    for (const CheckRow& row : rows)
        table.rows.push_back(
            {row.differs() ? u"≠"_s : QString(), row.id, findingText(row.findings[0]), findingText(row.findings[1])});
    section.blocks.emplace_back(std::move(table));
    return section;
}

}

PageSection runComparisonSection(const RunReport& earlier, const RunReport& later)
{
    const auto compared = [](const RunReport& run) {
        return ComparedRun{run.about.id, run.judgement ? &*run.judgement : nullptr};
    };
    TableBlock table{{ComparisonText::tr("Figure"), ComparisonText::tr("Run %1").arg(earlier.about.id),
                      ComparisonText::tr("Run %1").arg(later.about.id), ComparisonText::tr("Change")},
                     {}};
    for (const ComparisonLine& line : compareRuns({compared(earlier), compared(later)}))
        table.rows.push_back({line.name, line.values[0], line.values[1], line.changes[1]});
    return {u"comparison"_s, ComparisonText::tr("Compared with run %1").arg(earlier.about.id), {std::move(table)}};
}

PageSection auditComparisonSection(const Audit& earlier, const Audit& later)
{
    if (!earlier.profile.isEmpty() && earlier.profile != later.profile)
        return profilesSection({later, earlier});
    const AuditComparison comparison = compareAudits(earlier, later);
    const QString title = earlier.id > 0 ? ComparisonText::tr("Compared with audit %1").arg(earlier.id)
                                         : ComparisonText::tr("Compared with an earlier audit");
    PageSection section{u"comparison"_s, title, {}};
    section.blocks.emplace_back(TextBlock{ComparisonText::tr("Fixed %1 · new %2 · still there %3 · unsure %4")
                                              .arg(comparison.fixed.size())
                                              .arg(comparison.fresh.size())
                                              .arg(comparison.still.size())
                                              .arg(comparison.unsure.size())});
    TableBlock table{{ComparisonText::tr("Change"), ComparisonText::tr("Check"), ComparisonText::tr("Before"),
                      ComparisonText::tr("Now"), ComparisonText::tr("Finding")},
                     {},
                     5};
    addChanges(table, ComparisonText::tr("new"), comparison.fresh);
    addChanges(table, ComparisonText::tr("still"), comparison.still);
    addChanges(table, ComparisonText::tr("fixed"), comparison.fixed);
    addChanges(table, ComparisonText::tr("unsure"), comparison.unsure);
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    return section;
}

}
