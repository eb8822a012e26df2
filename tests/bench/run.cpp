// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bareloop.h"
#include "drive/scenariodriver.h"
#include "fire/peers.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace idemscope;
using namespace idemscope::bench;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int operations = 40'000;
constexpr int inFlight = 50;
constexpr int repetitions = 7;

RunJob jobFor(const QByteArray& url)
{
    RunJob job;
    job.request.url = QString::fromUtf8(url);
    job.request.body = {Body::Kind::Json, benchBody, {}, {}};
    job.scenario.operations = operations;
    job.scenario.attempts = 1;
    job.scenario.arrival.kind = ArrivalKind::Concurrent;
    job.scenario.inFlight = inFlight;
    return job;
}

/// A run as it is: planned, intents on the disk first, fired, every attempt logged, judged, charted.
void fullRun(const QByteArray& url, const QString& store)
{
    auto log = RunLog::open(store);
    RunMonitor monitor;
    const auto result = log ? runScenario(jobFor(url), **log, monitor, {}) : Failure(log.error());
    if (!result || result->judgement.figures.responded != operations)
        std::printf("the run failed\n");
}

void benchLoggedRun(const QByteArray& url, const QTemporaryDir& folder)
{
    BareLoop bare(url, inFlight);
    bare.run(2'000);
    std::vector<double> bareRates, runRates, ratios;
    for (int i = 0; i < repetitions; ++i) {
        bareRates.push_back(perSecond(operations, [&] { bare.run(operations); }));
        const QString store = folder.filePath(u"run-%1.sqlite"_s.arg(i));
        runRates.push_back(perSecond(operations, [&] { fullRun(url, store); }));
        ratios.push_back(runRates.back() / bareRates.back());
    }
    std::printf("a whole run with every attempt logged, %d connections, 13-byte POST, %d x %d\n", inFlight, repetitions,
                operations);
    std::printf("  %-40s %10.0f /s\n", "bare libcurl multi loop", median(bareRates));
    std::printf("  %-40s %10.0f /s\n", "run, logged and judged", median(runRates));
    std::printf("  %-40s %10.2f    (at least 0.6)\n", "run / bare, median of pairs", median(ratios));
}

void quietly(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(program, arguments);
    process.waitForFinished(-1);
}

void benchProcess(const QByteArray& url, const QTemporaryDir& folder, const QString& binary)
{
    const QString target = QString::fromUtf8(url);
    const QString count = QString::number(operations);
    const QString width = QString::number(inFlight);
    std::vector<double> heyRates, ownRates, ratios;
    for (int i = 0; i < repetitions; ++i) {
        heyRates.push_back(perSecond(operations, [&] {
            quietly(u"hey"_s, {u"-n"_s, count, u"-c"_s, width, u"-m"_s, u"POST"_s, u"-d"_s,
                               QString::fromUtf8(benchBody), u"-o"_s, u"csv"_s, target});
        }));
        ownRates.push_back(perSecond(operations, [&] {
            quietly(binary, {u"burst"_s, target, u"--store"_s, folder.filePath(u"process-%1.sqlite"_s.arg(i)), u"-d"_s,
                             QString::fromUtf8(benchBody), u"--operations"_s, count, u"--attempts"_s, u"1"_s,
                             u"--arrival"_s, u"concurrent"_s, u"--in-flight"_s, width, u"--json"_s});
        }));
        ratios.push_back(ownRates.back() / heyRates.back());
    }
    std::printf("whole processes, start to end\n");
    std::printf("  %-40s %10.0f /s\n", "hey -o csv", median(heyRates));
    std::printf("  %-40s %10.0f /s\n", "idemscope burst", median(ownRates));
    std::printf("  %-40s %10.2f    (at least 0.8)\n", "idemscope / hey, median of pairs", median(ratios));
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    Peers peers;
    const quint16 port = Peers::has(u"nginx"_s) ? peers.startNginx({}) : 0;
    if (port == 0) {
        std::printf("nginx is not installed\n");
        return 1;
    }
    const QTemporaryDir folder;
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(port) + "/";
    benchLoggedRun(url, folder);
    const QString binary = QCoreApplication::applicationDirPath() + u"/../../bin/idemscope"_s;
    if (Peers::has(u"hey"_s))
        benchProcess(url, folder, binary);
    return 0;
}
