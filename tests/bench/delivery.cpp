// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/deliverydriver.h"
#include "model/json/deliverywords.h"
#include "sandbox/sandbox.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <cstdio>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int messages = 10'000;

DeliveryJob jobFor(const QString& url, ChannelRates rates)
{
    DeliveryJob job;
    Request& request = job.base.request;
    request.url = url + u"/events"_s;
    request.body = {Body::Kind::Json, R"({"amount":1000,"reference":"{{operation}}"})", {}, {}};
    Probe probe;
    probe.url = url + u"/events?reference={{operation}}"_s;
    probe.jsonPath = u"$[*]"_s;
    request.contract.probes = {probe};
    job.scenario.disciplines = {Discipline::ExactlyOnce};
    job.scenario.messages = messages;
    job.scenario.rates = rates;
    job.seed = 1;
    return job;
}

/// Start to end: sent, logged, counted message by message, judged.
void bench(const char* name, ChannelRates rates)
{
    sandbox::Sandbox consumer({.strategy = "dedup-table"});
    const QTemporaryDir folder;
    auto log = RunLog::open(folder.filePath(u"runs.sqlite"_s));
    if (!log)
        return;
    DeliveryMonitor monitor;
    const auto delivery = runDelivery(jobFor(QString::fromStdString(consumer.url()), rates), **log, monitor, {});
    if (!delivery) {
        std::printf("%s failed: %s\n", name, qPrintable(delivery.error().message));
        return;
    }
    const DeliveryCell& last = delivery->cells.back();
    std::printf("  %-34s %2zu cells  %6.2f s  %s, %lld of %lld exactly once\n", name, delivery->cells.size(),
                double(delivery->durationMs) / 1000, qPrintable(word(last.verdict)),
                static_cast<long long>(last.exactlyOnce), static_cast<long long>(last.messages));
}

}

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    std::printf("%d messages in each cell, pushed to the sandbox and counted one by one (a few seconds a cell)\n",
                messages);
    bench("no fault", {0, 0, 0, 0});
    bench("no fault; acknowledgements lost", {0, 10, 0, 0});
    bench("every fault", {10, 10, 10, 10});
    return 0;
}
