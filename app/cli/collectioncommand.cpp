// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/burstoutput.h"
#include "cli/exitcode.h"
#include "cli/githubactions.h"
#include "cli/requestoptions.h"
#include "cli/subcommand.h"
#include "model/json.h"
#include "session/collectionjobs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CollectionText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::CollectionCommand)
};

/// The worse of two ends: a violation hides an inconclusive run, an interruption both.
int worse(int one, int other)
{
    const int order[] = {ExitPassed, ExitInconclusive, ExitViolated, ExitUsage, ExitInternal, ExitInterrupted};
    const auto rank = [&](int code) {
        return std::find(std::begin(order), std::end(order), code);
    };
    return rank(one) < rank(other) ? other : one;
}

/// The reports of one run among several: "attempts.csv" becomes "attempts-2.csv".
RunOptions numbered(RunOptions options, std::size_t number)
{
    for (ReportTarget& report : options.reports) {
        const QFileInfo file(report.file);
        const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
        report.file = file.dir().filePath(u"%1-%2%3"_s.arg(file.completeBaseName()).arg(number).arg(suffix));
    }
    return options;
}

/// Carries out the jobs of a collection one after another.
class CollectionRun
{
public:
    CollectionRun(const RunOptions& options, Console& console)
        : m_options(options)
        , m_console(console)
    {
    }

    /// Gives the exit code so far; what cannot be fired ends the whole.
    Result<int> fire(const CollectionJobs::Entry& entry)
    {
        const QString scenario = entry.job.scenario.name;
        if (!m_options.asJson)
            m_console.printLine((m_number == 0 ? QString() : u"\n"_s) +
                                (scenario.isEmpty() ? entry.path : u"%1 · %2"_s.arg(entry.path, scenario)));
        ++m_number;
        const RunLoopResult outcome = runLoop(
            m_options.store, [&](RunSession& session) { session.startBurst(entry.job); }, m_console);
        if (outcome.error)
            return Failure(*outcome.error);
        if (!outcome.burst)
            return m_code = ExitInterrupted;
        conclude(entry, outcome);
        if (auto written = writeReports(numbered(m_options, m_number), {ReportSubject::Kind::Run, outcome.run});
            !written)
            return Failure(written.error());
        tellGitHub(m_options.store, {ReportSubject::Kind::Run, outcome.run}, m_console);
        return m_code;
    }

    const QJsonArray& documents() const { return m_documents; }

private:
    void conclude(const CollectionJobs::Entry& entry, const RunLoopResult& outcome)
    {
        const std::vector<QString> unmet = unmetExpectations(entry.job.scenario, outcome.burst->judgement.figures);
        QJsonObject document = burstObject(*outcome.burst, unmet);
        document.insert(u"request"_s, entry.path);
        document.insert(u"scenario"_s, entry.job.scenario.name);
        m_documents.append(document);
        if (!m_options.asJson)
            printBurst(*outcome.burst, m_console);
        sayUnmet(unmet, m_console);
        m_code = worse(m_code, exitCodeOf(*outcome.burst, unmet, outcome.isInterrupted));
    }

    const RunOptions& m_options;
    Console& m_console;
    QJsonArray m_documents;
    std::size_t m_number = 0;
    int m_code = ExitPassed;
};

/// Everything is made and allowed before anything is sent.
Result<CollectionJobs> allowedJobs(const Arguments& arguments)
{
    const auto source = jobSourceOf(arguments, arguments.positional(1));
    if (!source)
        return Failure(source.error());
    auto jobs = collectionJobs(source->request, source->environment, source->variables);
    if (!jobs)
        return jobs;
    if (jobs->entries.empty())
        return fail(ErrorCode::InvalidInput,
                    CollectionText::tr("No request of %1 holds a scenario: save one with a request first")
                        .arg(source->request));
    for (CollectionJobs::Entry& entry : jobs->entries) {
        entry.job.stoppedAs = RunState::Interrupted;
        if (auto allowed = allow(entry.job, arguments); !allowed)
            return fail(allowed.error().code, u"%1: %2"_s.arg(entry.path, allowed.error().message));
    }
    return jobs;
}

int runCollection(const Arguments& arguments, Console& console)
{
    if (arguments.positional(0) != "run"_L1)
        return console.report(
            {ErrorCode::InvalidInput, CollectionText::tr("“%1” is none of run").arg(arguments.positional(0)), {}});
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    const auto jobs = allowedJobs(arguments);
    if (!jobs)
        return console.report(jobs.error());
    CollectionRun run(*options, console);
    int code = ExitPassed;
    for (const CollectionJobs::Entry& entry : jobs->entries) {
        const Result<int> fired = run.fire(entry);
        if (!fired)
            return console.report(fired.error());
        code = *fired;
        if (code == ExitInterrupted)
            break;
    }
    if (options->asJson)
        console.print(fileText({{u"collection"_s, jobs->name}, {u"runs"_s, run.documents()}}));
    return code;
}

}

Subcommand collectionCommand()
{
    return {
        u"collection"_s,
        u"run DIR"_s,
        CollectionText::tr("Fire every scenario that the requests of a collection hold, one after another"),
        environmentOptions() + firingOptions(),
        {u"ACTION"_s, u"DIR"_s},
        runCollection,
        CollectionText::tr("  0    every scenario: exactly once\n"
                           "  1    one was duplicated, lost or unexpected, or has an unmet expectation\n"
                           "  2    wrong usage, a file that cannot be read, no scenario, or not allowed; nothing was "
                           "sent\n"
                           "  3    one is in doubt or inconclusive, also when a target could not be reached\n"
                           "  130  interrupted; what was fired is recorded\n"
                           "With --report, each run writes a file of its own: FILE gets its number.")};
}

}
