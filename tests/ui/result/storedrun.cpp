// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/result/storedrun.h"

#include "base/clock.h"
#include "model/json.h"
#include "ui/result/samples.h"

using namespace Qt::StringLiterals;

namespace idemscope::samples {

namespace {

constexpr qint64 batch = 5000;
constexpr qint64 clients = 5; ///< attempts of an operation in the samples

RunStart startOf(const QString& title)
{
    RunStart start;
    start.kind = u"burst"_s;
    start.title = title;
    start.target = u"http://127.0.0.1:8080"_s;
    start.seed = 4021;
    start.started = wallClockText();
    return start;
}

}

qint64 writeRun(const QString& path, const QString& title, qint64 attempts)
{
    const auto log = RunLog::open(path);
    const Result<qint64> run = log ? (*log)->beginRun(startOf(title)) : Result<qint64>(0);
    if (!log || !run)
        return 0;
    for (qint64 first = 1; first <= attempts; first += batch) {
        std::vector<Attempt> some;
        for (qint64 number = first; number < first + batch && number <= attempts; ++number)
            some.push_back(attempt(number));
        if (!(*log)->addAttempts(*run, std::move(some)))
            return 0;
    }
    Judgement judged = judgement();
    if (attempts > qint64(judged.operations.size()) * clients)
        judged.operations.resize(size_t(attempts / clients), OperationVerdict::ExactlyOnce);
    const RunEnd end{RunState::Finished, 430, toJson(judged), toJson(*series()), word(judgement().verdict)};
    return (*log)->endRun(*run, end) ? *run : 0;
}

qint64 writeRunOfAnotherVersion(const QString& path)
{
    const auto log = RunLog::open(path);
    const Result<qint64> run = log ? (*log)->beginRun(startOf(u"run of the future"_s)) : Result<qint64>(0);
    const RunEnd end{RunState::Finished, 430, {{u"verdict"_s, u"telepathic"_s}}, {}, u"telepathic"_s};
    return log && run && (*log)->endRun(*run, end) ? *run : 0;
}

qint64 writeInterruptedRun(const QString& path)
{
    const auto log = RunLog::open(path);
    Request request;
    request.url = u"http://127.0.0.1:8080/payments"_s;
    Probe probe;
    probe.url = u"http://127.0.0.1:8080/payments?key={{key}}"_s;
    probe.jsonPath = u"$[*]"_s;
    request.contract.probes = {probe};
    RunStart start = startOf(u"interrupted run"_s);
    start.request = toJson(request);
    start.scenario = toJson(Scenario());
    start.profile = toJson(Profile());
    const Result<qint64> run = log ? (*log)->beginRun(start) : Result<qint64>(0);
    if (!run || *run == 0)
        return 0;
    const Intent sent{0, 0, 2, "token-1", {"key-in-doubt"}, "POST /payments HTTP/1.1", "{}"};
    return (*log)->commitIntents(*run, {sent}).get() ? *run : 0;
}

}
