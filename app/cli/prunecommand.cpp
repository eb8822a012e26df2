// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/prunecommand.h"

#include "cli/exitcode.h"
#include "cli/runoptions.h"
#include "report/burstreport.h"
#include "session/pruning.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct PruneText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::PruneCommand)
};

Result<PruneRule> ruleFrom(const Arguments& arguments)
{
    const auto days = arguments.integer(u"keep-days"_s, 1);
    if (!days)
        return Failure(days.error());
    const auto megabytes = arguments.integer(u"keep-mb"_s, 1);
    if (!megabytes)
        return Failure(megabytes.error());
    if (!*days && !*megabytes)
        return fail(ErrorCode::InvalidInput,
                    PruneText::tr("history prune needs --keep-days or --keep-mb: what is to be kept"));
    return PruneRule{days->value_or(0), megabytes->value_or(0)};
}

QJsonArray entriesJson(const PrunePlan& plan)
{
    QJsonArray entries;
    for (const PruneEntry& entry : plan.entries)
        entries.append(QJsonObject{{entry.isAudit ? u"audit"_s : u"run"_s, entry.id},
                                   {u"title"_s, entry.title},
                                   {u"started"_s, entry.started},
                                   {u"attempts"_s, entry.attempts}});
    return entries;
}

void printEntries(const PrunePlan& plan, Console& console)
{
    for (const PruneEntry& entry : plan.entries)
        console.printLine(u"%1  %2  %3"_s.arg(entry.isAudit ? u"audit:%1"_s.arg(entry.id, -6)
                                                            : QString::number(entry.id).leftJustified(12),
                                              entry.started, entry.title));
}

int tellPlan(const PrunePlan& plan, bool asJson, Console& console)
{
    if (asJson) {
        console.print(documentText({{u"would_delete"_s, entriesJson(plan)}, {u"bytes"_s, plan.bytes}}));
        return ExitPassed;
    }
    printEntries(plan, console);
    console.printLine(PruneText::tr("%n run(s) and audits would go, about %1 bytes", nullptr, int(plan.entries.size()))
                          .arg(plan.bytes));
    return ExitPassed;
}

}

QList<OptionSpec> pruneOptions()
{
    return {{{u"keep-days"_s}, u"N"_s, PruneText::tr("prune: delete what began more than N days ago")},
            {{u"keep-mb"_s},
             u"N"_s,
             PruneText::tr("prune: delete the oldest until the log is expected to take no more than N MB")},
            {{u"dry-run"_s}, {}, PruneText::tr("prune: say what would go, and delete nothing")}};
}

int pruneHistory(const Arguments& arguments, Console& console)
{
    const auto rule = ruleFrom(arguments);
    if (!rule)
        return console.report(rule.error());
    const QString store = storePath(arguments);
    const auto plan = prunePlan(store, *rule, QDateTime::currentDateTimeUtc());
    if (!plan)
        return console.report(plan.error());
    const bool asJson = arguments.has(u"json"_s);
    if (arguments.has(u"dry-run"_s))
        return tellPlan(*plan, asJson, console);
    const auto pruned = prune(store, *plan);
    if (!pruned)
        return console.report(pruned.error());
    if (asJson) {
        console.print(documentText({{u"deleted"_s, pruned->entries}, {u"bytes_won"_s, pruned->bytes}}));
        return ExitPassed;
    }
    console.printLine(PruneText::tr("%n run(s) and audits deleted, %1 bytes given back", nullptr, int(pruned->entries))
                          .arg(pruned->bytes));
    return ExitPassed;
}

}
