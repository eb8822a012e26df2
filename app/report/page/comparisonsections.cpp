// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/checktext.h"
#include "report/numbertext.h"
#include "report/page/sections.h"
#include "report/words.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ComparisonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportComparison)
};

QString numberText(const std::optional<qint64>& number)
{
    return number ? countText(*number) : u"–"_s;
}

void addChanges(TableBlock& table, const QString& name, const std::vector<CheckChange>& changes)
{
    for (const CheckChange& change : changes)
        table.rows.push_back({name, change.id, change.before ? checkResultText(change.before->result) : u"–"_s,
                              checkResultText(change.after.result), change.after.sentence.text()});
}

}

PageSection runComparisonSection(const RunReport& earlier, const RunReport& later)
{
    const Judgement nothing;
    const Judgement& before = earlier.judgement ? *earlier.judgement : nothing;
    const Judgement& after = later.judgement ? *later.judgement : nothing;
    const Figures& a = before.figures;
    const Figures& b = after.figures;
    TableBlock table{{ComparisonText::tr("Figure"), ComparisonText::tr("Run %1").arg(earlier.about.id),
                      ComparisonText::tr("Run %1").arg(later.about.id)},
                     {}};
    table.rows = {
        {ComparisonText::tr("Verdict"), earlier.judgement ? verdictName(before.verdict) : u"–"_s,
         later.judgement ? verdictName(after.verdict) : u"–"_s},
        {ComparisonText::tr("Operations"), countText(a.operations), countText(b.operations)},
        {ComparisonText::tr("Attempts"), countText(a.attempts), countText(b.attempts)},
        {ComparisonText::tr("Effects observed"), numberText(a.observed), numberText(b.observed)},
        {ComparisonText::tr("Duplicates"), countText(a.duplicates), countText(b.duplicates)},
        {ComparisonText::tr("Lost"), countText(a.lost), countText(b.lost)},
        {ComparisonText::tr("Unexpected"), countText(a.unexpected), countText(b.unexpected)},
        {ComparisonText::tr("Cache-hit ratio"), percentText(a.cacheHitRatio, 1), percentText(b.cacheHitRatio, 1)},
        {ComparisonText::tr("First executions, p50"), durationText(a.first.p50), durationText(b.first.p50)},
        {ComparisonText::tr("First executions, p99"), durationText(a.first.p99), durationText(b.first.p99)}};
    return {u"comparison"_s, ComparisonText::tr("Compared with run %1").arg(earlier.about.id), {std::move(table)}};
}

PageSection auditComparisonSection(const Audit& earlier, const Audit& later)
{
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
