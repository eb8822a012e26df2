// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/createdcommands.h"

#include "cli/exitcode.h"
#include "cli/storedrun.h"
#include "report/burstreport.h"
#include "session/runarchive.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CreatedText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CreatedCommands)
};

/// How the clean-up of each identity went.
struct CleanupOutcome
{
    int removed = 0;
    std::vector<Attempt> failed; ///< their keys are the identities
};

Result<CleanupOutcome> outcomeOf(const QString& store, qint64 run)
{
    CleanupOutcome outcome;
    const auto read = forEachArchivedAttempt(store, run, [&](const std::vector<Attempt>& batch) {
        for (const Attempt& attempt : batch) {
            if (attempt.kind == AttemptClass::Acknowledged)
                ++outcome.removed;
            else
                outcome.failed.push_back(attempt);
        }
    });
    if (!read)
        return Failure(read.error());
    return outcome;
}

QString whyNot(const Attempt& attempt)
{
    return attempt.outcome == Outcome::Responded ? CreatedText::tr("status %1").arg(attempt.status) : attempt.error;
}

QJsonObject outcomeJson(qint64 run, qint64 parent, const CleanupOutcome& outcome)
{
    QJsonArray failed;
    for (const Attempt& attempt : outcome.failed)
        failed.append(QJsonObject{{u"identity"_s, QString::fromUtf8(attempt.key)}, {u"reason"_s, whyNot(attempt)}});
    return {{u"run"_s, run}, {u"parent"_s, parent}, {u"removed"_s, outcome.removed}, {u"failed"_s, failed}};
}

void printOutcome(const CleanupOutcome& outcome, Console& console)
{
    console.printLine(CreatedText::tr("%n removed", nullptr, outcome.removed), Console::Paint::Good);
    for (const Attempt& attempt : outcome.failed)
        console.printLine(
            CreatedText::tr("%1 was not removed: %2").arg(QString::fromUtf8(attempt.key), whyNot(attempt)),
            Console::Paint::Bad);
}

}

int listCreated(const Arguments& arguments, Console& console)
{
    const auto run = runArgument(arguments, 1);
    if (!run)
        return console.report(run.error());
    const auto created = archivedCreations(storePath(arguments), *run);
    if (!created)
        return console.report(created.error());
    QJsonArray rows;
    for (const Created& thing : *created) {
        rows.append(QJsonObject{{u"identity"_s, thing.identity},
                                {u"operation"_s, thing.operation},
                                {u"key"_s, QString::fromUtf8(thing.key)},
                                {u"attempt"_s, thing.attempt}});
        if (!arguments.has(u"json"_s))
            console.printLine(CreatedText::tr("%1  operation %2, attempt %3, key %4")
                                  .arg(thing.identity)
                                  .arg(thing.operation)
                                  .arg(thing.attempt)
                                  .arg(QString::fromUtf8(thing.key)));
    }
    if (arguments.has(u"json"_s))
        console.print(documentText({{u"run"_s, *run}, {u"created"_s, rows}}));
    return ExitPassed;
}

int cleanUp(const Arguments& arguments, Console& console)
{
    return fireForRun(
        arguments, console,
        [](const QString& store, qint64 run) { return cleanupJobFor(store, run, processSecrets()); },
        [&](const Fired& fired) -> Result<int> {
            const auto outcome = outcomeOf(fired.options.store, fired.outcome.run);
            if (!outcome)
                return Failure(outcome.error());
            if (fired.options.asJson)
                console.print(documentText(outcomeJson(fired.outcome.run, *fired.job.parent, *outcome)));
            else
                printOutcome(*outcome, console);
            if (fired.outcome.isInterrupted)
                return ExitInterrupted;
            return outcome->failed.empty() ? ExitPassed : ExitViolated;
        });
}

}
