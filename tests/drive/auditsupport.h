// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "drive/auditdriver.h"
#include "drive/schedule.h"
#include "model/json.h"
#include "support/countingserver.h"

#include <QTemporaryDir>
#include <QTest>

namespace idemscope::test {

/// Of a failure; QVERIFY2 evaluates its description in any case.
template <typename T>
QByteArray messageOf(const Result<T>& result)
{
    return result ? QByteArray() : result.error().message.toUtf8();
}

struct MadeUp
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::test::MadeUp)
};

inline Sentence madeUpQuestion()
{
    return MadeUp::trLater("Does it hold?");
}

inline std::optional<Sentence> alwaysMet(const CheckContext&)
{
    return {};
}

inline CheckCost smallCost(const CheckContext& context)
{
    return {2 * context.rounds, 500, 500};
}

/// A check of one play whose finding says how many attempts it had.
inline CheckStep twice(const CheckContext& context, const std::vector<PlayResult>& results)
{
    if (results.empty()) {
        Play play;
        play.name = QStringLiteral("twice");
        play.scenario.rounds = context.rounds;
        return std::vector<Play>{play};
    }
    Finding finding;
    finding.result = CheckResult::Pass;
    finding.sentence = MadeUp::trLater("%1 attempts").with(double(results.front().attempts.size()));
    finding.evidence = {{results.front().run, {1, 2}}};
    return finding;
}

inline CheckStep failing(const CheckContext& context, const std::vector<PlayResult>& results)
{
    CheckStep step = twice(context, results);
    if (auto* finding = std::get_if<Finding>(&step)) {
        finding->result = CheckResult::Fail;
        finding->severity = Severity::Critical;
    }
    return step;
}

inline Check madeUpCheck(const char* id, decltype(Check::next) next = twice, bool isOnDemand = false)
{
    return {id, Severity::Critical, isOnDemand, "RFC 9110 §9.2.2", madeUpQuestion, alwaysMet, smallCost, next};
}

inline CountingServer::Responder deduplicating(int processingMs)
{
    return [processingMs](CountingServer& target, const loopback::HttpRequest& request, int nth) {
        if (processingMs > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(processingMs));
        const std::string key(request.header("Idempotency-Key"));
        if (nth == 1)
            target.addEffect(key);
        return loopback::HttpAnswer{201, {{"Content-Type", "application/json"}}, "{\"id\":\"" + key + "\"}"};
    };
}

/// A target that deduplicates by key, and a log to audit it into.
struct AuditBench
{
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("runs.sqlite"));
    CountingServer server;

    explicit AuditBench(CountingServer::Responder responder = deduplicating(0))
        : server(std::move(responder))
    {
    }

    AuditJob job() const
    {
        AuditJob job;
        Request& request = job.base.request;
        request.url = QString::fromStdString(server.url()) + QStringLiteral("/payments");
        request.headers = {{QStringLiteral("Content-Type"), QStringLiteral("application/json")}};
        request.body.kind = Body::Kind::Json;
        request.body.text = "{\"amount\":10,\"reference\":\"{{operation}}\"}";
        request.contract.identity = QStringLiteral("$.id");
        Probe probe;
        probe.name = QStringLiteral("effects");
        probe.url = QString::fromStdString(server.url()) + QStringLiteral("/effects");
        probe.reads = Probe::Reads::Map;
        probe.jsonPath = QStringLiteral("$");
        request.contract.probes = {probe};
        request.contract.settling = {50, 800};
        job.rounds = 1;
        return job;
    }

    Result<Audit> audit(const AuditJob& job, const std::vector<Check>& catalogue, std::stop_token stop = {})
    {
        auto log = RunLog::open(path);
        return log ? runAudit(job, **log, monitor, std::move(stop), catalogue) : Failure(log.error());
    }

    std::unique_ptr<RunReader> reader() const { return std::move(*RunReader::open(path)); }

    AuditMonitor monitor;
};

}
