// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/exitcode.h"
#include "cli/firing.h"
#include "cli/requestoptions.h"
#include "cli/subcommand.h"
#include "model/json/words.h"
#include "report/burstreport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Send
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SendCommand)
};

QJsonObject headersJson(const HeaderFields& headers)
{
    QJsonArray list;
    for (const HeaderField& header : headers)
        list.append(QJsonArray{QString::fromUtf8(header.name), QString::fromUtf8(header.value)});
    return {{u"list"_s, list}};
}

QJsonObject attemptJson(const Attempt& attempt)
{
    const Timing& timing = attempt.timing;
    return {{u"outcome"_s, word(attempt.outcome)},
            {u"class"_s, word(attempt.kind)},
            {u"status"_s, attempt.status},
            {u"key"_s, QString::fromUtf8(attempt.key)},
            {u"wire_sends"_s, attempt.wireSends},
            {u"http_version"_s, QString::fromLatin1(attempt.connection.httpVersion)},
            {u"remote"_s, QString::fromLatin1(attempt.connection.remote)},
            {u"bytes_up"_s, attempt.bytesUp},
            {u"bytes_down"_s, attempt.bytesDown},
            {u"duration_us"_s, timing.complete - std::max<qint64>(0, timing.released)},
            {u"headers"_s, headersJson(attempt.response.headers)[u"list"_s]},
            {u"body"_s, QString::fromUtf8(attempt.response.body)},
            {u"error"_s, attempt.error}};
}

void printAttempt(const Attempt& attempt, Console& console)
{
    if (attempt.outcome != Outcome::Responded) {
        console.say(Send::tr("%1: %2").arg(word(attempt.outcome), attempt.error));
        return;
    }
    const qint64 took = attempt.timing.complete - std::max<qint64>(0, attempt.timing.released);
    console.say(QString::fromUtf8(attempt.response.head).trimmed());
    console.say(Send::tr("%1 · %2 ms · %3 bytes")
                    .arg(word(attempt.kind))
                    .arg(double(took) / 1000, 0, 'f', 2)
                    .arg(attempt.bytesDown));
    console.printForeign(attempt.response.body);
}

/// A bare URL without a body is read, not posted.
void chooseMethod(RunJob& job, const Arguments& arguments)
{
    const bool isBare = arguments.positional(0).contains("://"_L1) && !arguments.has(u"X"_s) &&
                        !arguments.has(u"d"_s) && !arguments.has(u"F"_s);
    if (isBare)
        job.request.method = u"GET"_s;
}

Result<RunJob> sendJob(const Arguments& arguments)
{
    auto job = jobFrom(arguments);
    if (!job)
        return job;
    chooseMethod(*job, arguments);
    return onceOnly(*job, u"send"_s);
}

int conclude(const Fired& fired, Console& console)
{
    const Attempt& attempt = *fired.outcome.sent;
    if (fired.options.asJson)
        console.print(documentText(attemptJson(attempt)));
    else
        printAttempt(attempt, console);
    if (fired.outcome.isInterrupted)
        return ExitInterrupted;
    return attempt.outcome == Outcome::Responded ? ExitPassed : ExitInconclusive;
}

int runSend(const Arguments& arguments, Console& console)
{
    return fire({[&](const RunOptions&) { return sendJob(arguments); },
                 [](RunSession& session, const RunJob& job) { session.startSend(job); },
                 [&](const Fired& fired) {
                     return conclude(fired, console);
                 }},
                arguments, console);
}

}

Subcommand sendCommand()
{
    return {u"send"_s,
            u"REQUEST …request options"_s,
            Send::tr("Send one request and print the answer"),
            requestOptions() + firingOptions(),
            {u"REQUEST"_s},
            runSend,
            Send::tr("  0    a complete answer came, whatever its status\n"
                     "  2    wrong usage, unreadable input, or not allowed; nothing was sent\n"
                     "  3    no complete answer came\n"
                     "  130  interrupted")};
}

}
