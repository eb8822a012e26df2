// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/deliveryoutput.h"
#include "cli/exitcode.h"
#include "cli/githubactions.h"
#include "cli/requestoptions.h"
#include "cli/runoptions.h"
#include "cli/sessionloop.h"
#include "cli/subcommand.h"
#include "model/json/deliverywords.h"
#include "report/burstreport.h"
#include "report/deliveryreport.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct DeliveryCommandText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::DeliveryCommand)
};

/// What came of a delivery on the command line.
struct DeliveryOutcome
{
    std::optional<Delivery> delivery;
    std::optional<Error> error;
    bool isInterrupted = false;
    DeliverySnapshot last; ///< also of one that failed on its way
};

QList<OptionSpec> deliveryOptions()
{
    return {
        {{u"discipline"_s},
         u"D"_s,
         DeliveryCommandText::tr("one of %1 (all three); repeatable").arg(allWords<Discipline>())},
        {{u"messages"_s}, u"N"_s, DeliveryCommandText::tr("messages in each cell of the matrix (200)")},
        {{u"lose"_s}, u"P"_s, DeliveryCommandText::tr("percent of the messages that are lost on their way")},
        {{u"lose-ack"_s}, u"P"_s, DeliveryCommandText::tr("percent of the messages whose acknowledgement is lost")},
        {{u"duplicate"_s}, u"P"_s, DeliveryCommandText::tr("percent of the messages that the channel delivers twice")},
        {{u"reorder"_s},
         u"P"_s,
         DeliveryCommandText::tr("percent of the messages that others overtake; without any of these four each 10, "
                                 "else 0 for those that are not given")},
        {{u"seed"_s}, u"N"_s, DeliveryCommandText::tr("fixes which messages the channel strikes")},
    };
}

Result<std::vector<Discipline>> disciplinesFrom(const Arguments& arguments)
{
    std::vector<Discipline> disciplines;
    for (const Discipline discipline : allDisciplines) {
        if (arguments.values(u"discipline"_s).contains(word(discipline)))
            disciplines.push_back(discipline);
    }
    for (const QString& text : arguments.values(u"discipline"_s)) {
        if (!fromWord<Discipline>(text))
            return badOption(u"discipline"_s, text,
                             DeliveryCommandText::tr("one of %1 expected").arg(allWords<Discipline>()));
    }
    return disciplines.empty() ? std::vector<Discipline>{allDisciplines.begin(), allDisciplines.end()} : disciplines;
}

Result<ChannelRates> ratesFrom(const Arguments& arguments)
{
    ChannelRates rates;
    const std::pair<QString, double*> each[] = {{u"lose"_s, &rates.loss},
                                                {u"lose-ack"_s, &rates.ackLoss},
                                                {u"duplicate"_s, &rates.duplication},
                                                {u"reorder"_s, &rates.reordering}};
    const bool isAnyGiven =
        std::any_of(std::begin(each), std::end(each), [&](const auto& rate) { return arguments.has(rate.first); });
    for (const auto& [option, rate] : each) {
        const auto given = arguments.real(option, 0);
        if (!given)
            return Failure(given.error());
        if (isAnyGiven)
            *rate = given->value_or(0);
    }
    return rates;
}

Result<DeliveryJob> jobOf(const Arguments& arguments)
{
    auto base = jobFrom(arguments);
    if (!base)
        return Failure(base.error());
    DeliveryJob job;
    job.base = std::move(*base);
    job.base.stoppedAs = RunState::Interrupted;
    auto disciplines = disciplinesFrom(arguments);
    if (!disciplines)
        return Failure(disciplines.error());
    const auto messages = arguments.integer(u"messages"_s, 1);
    if (!messages)
        return Failure(messages.error());
    const auto rates = ratesFrom(arguments);
    if (!rates)
        return Failure(rates.error());
    const auto seed = arguments.number(u"seed"_s, 0);
    if (!seed)
        return Failure(seed.error());
    job.scenario.disciplines = std::move(*disciplines);
    job.scenario.messages = messages->value_or(job.scenario.messages);
    job.scenario.rates = *rates;
    job.seed = *seed ? std::optional(quint64(**seed)) : std::nullopt;
    if (auto done = applyLimits(job.base.limits, arguments); !done)
        return Failure(done.error());
    return job;
}

QString progressText(const DeliverySnapshot& snapshot)
{
    qsizetype done = 0;
    for (const CellProgress& cell : snapshot.cells)
        done += cell.state == CellState::Done ? 1 : 0;
    QString text = DeliveryCommandText::tr("%1 of %2 cells, %3 of about %4 attempts")
                       .arg(done)
                       .arg(snapshot.cells.size())
                       .arg(snapshot.attemptsDone)
                       .arg(snapshot.attemptsExpected);
    if (snapshot.timeLeftMs)
        text += u' ' + DeliveryCommandText::tr("· %1 s left").arg(double(*snapshot.timeLeftMs) / 1000, 0, 'f', 0);
    return text;
}

DeliveryOutcome deliver(const DeliveryJob& job, const QString& store, Console& console)
{
    DeliveryOutcome outcome;
    const auto prepare = [&](DeliverySession& session) {
        QObject::connect(&session, &DeliverySession::finished, &session,
                         [&](const Delivery& delivery) { outcome.delivery = delivery; });
        QObject::connect(&session, &DeliverySession::failed, &session,
                         [&](const Error& error) { outcome.error = error; });
        QObject::connect(&session, &DeliverySession::runningChanged, &session,
                         [&] { outcome.last = session.snapshot(); });
    };
    const auto start = [&](DeliverySession& session) {
        session.start(job);
    };
    outcome.isInterrupted = sessionLoop<DeliverySession>(store, console, prepare, start, progressText);
    return outcome;
}

int concludeDelivery(const DeliveryOutcome& outcome, const RunOptions& options, Console& console)
{
    const Delivery& delivery = *outcome.delivery;
    const std::vector<Claim> claims = DeliverySession::claims(delivery);
    const QString state = outcome.isInterrupted ? u"interrupted"_s : delivery.isStopped ? u"stopped"_s : u"finished"_s;
    if (options.asJson)
        console.print(documentText(deliveryDocument(delivery, state)));
    else
        printDelivery(delivery, claims, console);
    if (auto written = writeReports(options, {ReportSubject::Kind::Run, delivery.id}); !written)
        return console.report(written.error());
    tellGitHub(options.store, {ReportSubject::Kind::Run, delivery.id}, console);
    return outcome.isInterrupted ? int(ExitInterrupted) : deliveryExitCode(claims);
}

/// A delivery that failed once cells were counted is undecided, whatever it failed for.
int failure(const DeliveryOutcome& outcome, Console& console)
{
    const int code = console.report(*outcome.error);
    if (!outcome.last.isAnyCounted())
        return code;
    console.say(
        DeliveryCommandText::tr("The delivery was cut short. “idemscope history show %1” shows the cells that were "
                                "counted.")
            .arg(outcome.last.delivery));
    return code == ExitInternal ? code : int(ExitInconclusive);
}

int runDeliveryCommand(const Arguments& arguments, Console& console)
{
    const auto options = runOptionsFrom(arguments);
    if (!options)
        return console.report(options.error());
    const auto job = jobOf(arguments);
    if (!job)
        return console.report(job.error());
    const auto estimate = DeliverySession::estimate(*job);
    if (!estimate)
        return console.report(estimate.error());
    const Firing firing{estimate->attemptsMost, estimate->origin,     estimate->host,     job->base.environment,
                        job->base.isProtected,  estimate->isLoopback, estimate->looksLive};
    if (auto allowed = confirmFiring(firing, arguments); !allowed)
        return console.report(allowed.error());
    const DeliveryOutcome outcome = deliver(*job, options->store, console);
    if (outcome.error)
        return failure(outcome, console);
    return outcome.delivery ? concludeDelivery(outcome, *options, console) : int(ExitInterrupted);
}

}

Subcommand deliveryCommand()
{
    return {u"delivery"_s,
            u"REQUEST …request options"_s,
            DeliveryCommandText::tr("Push messages to a consumer through a channel with faults and count what became "
                                    "of them under at most once, at least once and exactly once"),
            requestOptions() + deliveryOptions() + firingOptions(),
            {u"REQUEST"_s},
            runDeliveryCommand,
            DeliveryCommandText::tr("  0    the counts bear out the claim of every discipline\n"
                                    "  1    a claim is refuted\n"
                                    "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                                    "  3    a claim is undecided, or the target was not reached\n"
                                    "  130  interrupted; what was fired is recorded")};
}

}
