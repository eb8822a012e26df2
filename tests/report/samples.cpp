// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/samples.h"

#include "report/attempttext.h"
#include "ui/result/samples.h"

using namespace Qt::StringLiterals;

namespace idemscope::samples {

namespace {

ReportSetup setup()
{
    ReportSetup setup;
    setup.request.name = u"Create payment"_s;
    setup.request.url = u"{{baseUrl}}/payments"_s;
    setup.request.headers = {{u"Authorization"_s, u"Bearer {{token}}"_s}};
    setup.request.body.kind = Body::Kind::Json;
    setup.request.body.text = R"({"amount":1000,"reference":"it's {{operation}}"})";
    setup.request.contract.identity = u"$.id"_s;
    Probe probe;
    probe.url = u"{{baseUrl}}/payments?reference={{operation}}"_s;
    probe.jsonPath = u"$[*]"_s;
    setup.request.contract.probes = {probe};
    setup.variables = {{u"baseUrl"_s, u"http://127.0.0.1:8080"_s}, {u"token"_s, {}, true, true}};
    setup.profile.name = u"stripe"_s;
    setup.profile.title = u"Stripe"_s;
    setup.folder = u"/home/somebody/api"_s;
    return setup;
}

ReportExchange exchange(qint64 number, const RunSeries& series)
{
    ReportExchange exchange;
    exchange.run = 7;
    exchange.attempt = attempt(number);
    exchange.attempt.request.reset();
    exchange.happening = happeningOf(exchange.attempt, KnownHappenings(series));
    exchange.token = "token-of-operation-" + QByteArray::number(exchange.attempt.operation);
    return exchange;
}

CheckOutcome check(const QString& id, CheckResult result, Severity severity, const QString& sentence)
{
    CheckOutcome outcome;
    outcome.id = id;
    outcome.finding.result = result;
    outcome.finding.severity = severity;
    outcome.finding.sentence = Sentence::verbatim(sentence);
    outcome.runs = {7};
    outcome.durationMs = 1250;
    return outcome;
}

Audit audit()
{
    Audit audit;
    audit.id = 3;
    audit.started = u"2026-03-04T05:06:07.890+02:00"_s;
    audit.profile = u"stripe"_s;
    audit.title = u"POST /payments"_s;
    audit.target = u"http://127.0.0.1:8080"_s;
    audit.seed = 4021;
    audit.durationMs = 12'000;
    audit.attempts = 321;
    audit.checks = {
        check(u"control.distinct-keys"_s, CheckResult::Pass, Severity::Critical, u"4 keys made 4 payments"_s),
        check(u"race.same-key"_s, CheckResult::Fail, Severity::Critical, u"10 clients with one key made 3 payments"_s),
        check(u"replay.marker"_s, CheckResult::Fail, Severity::Info, u"Nothing tells a replay from an execution"_s),
        check(u"replay.fidelity"_s, CheckResult::Warn, Severity::Major, u"The replay lacks <Location> & \"ETag\""_s),
        check(u"expiry.window"_s, CheckResult::Inconclusive, Severity::Major, u"The probe never settled"_s),
        check(u"key.scope-principal"_s, CheckResult::NotApplicable, Severity::Critical,
              u"No second principal is named"_s)};
    audit.checks[1].finding.evidence = {{7, {11, 12, 13}}};
    audit.checks[1].finding.source = u"draft-ietf-httpapi-idempotency-key-header-07 §2.6"_s;
    return audit;
}

DeliveryCell cell(ChannelFault fault, ClaimVerdict verdict, qint64 duplicated, const QString& reason)
{
    DeliveryCell cell;
    cell.discipline = Discipline::ExactlyOnce;
    cell.fault = fault;
    cell.messages = cell.acknowledged = 10;
    cell.attempts = 10 + duplicated;
    cell.duplicated = cell.duplicates = duplicated;
    cell.exactlyOnce = 10 - duplicated;
    cell.isCounted = verdict != ClaimVerdict::Undecided;
    cell.evidence = cell.isCounted ? Evidence::Proved : Evidence::None;
    cell.verdict = verdict;
    cell.reason = Sentence::verbatim(reason);
    cell.runs = {7};
    return cell;
}

Delivery delivery()
{
    Delivery delivery;
    delivery.id = 9;
    delivery.started = u"2026-03-04T05:06:07.890Z"_s;
    delivery.title = u"POST /events"_s;
    delivery.target = u"http://127.0.0.1:8080"_s;
    delivery.seed = 4021;
    delivery.durationMs = 2500;
    delivery.attempts = 32;
    delivery.scenario.disciplines = {Discipline::ExactlyOnce};
    delivery.scenario.messages = 10;
    delivery.scenario.rates = {0, 20, 10, 0};
    delivery.notes = {Sentence::verbatim(u"The consumer wants an id always."_s)};
    delivery.cells = {cell(ChannelFault::None, ClaimVerdict::Supported, 0, {}),
                      cell(ChannelFault::AckLoss, ClaimVerdict::Refuted, 2, u"10 messages had 2 effects too many."_s),
                      cell(ChannelFault::Duplication, ClaimVerdict::Undecided, 0, u"A probe could not be read."_s)};
    return delivery;
}

}

ReportData runReport()
{
    ReportData data;
    data.version = u"0.1.0"_s;
    data.created = u"2026-03-04T05:07:00.000Z"_s;
    data.server = u"Server: pay/2.4"_s;
    data.redacted = {u"token"_s};
    RunReport run;
    run.about = {7, 4021, u"2026-03-04T05:06:07.890Z"_s, 430, u"finished"_s};
    run.kind = u"burst"_s;
    run.title = u"POST /payments · 10 × 5 · last-byte"_s;
    run.target = u"http://127.0.0.1:8080"_s;
    run.setup = setup();
    run.scenario.operations = 10;
    run.scenario.attempts = 5;
    run.scenario.arrival.kind = ArrivalKind::Concurrent;
    run.scenario.release = ReleaseMode::LastByte;
    run.judgement = judgement();
    run.series = *series();
    run.readings = {{u"GET /payments"_s, 2, 0, 0, 3, {}}, {u"GET /payments"_s, 0, 0, 0, {}, u"status 503"_s}};
    run.readingsTotal = 10;
    for (const qint64 number : {11, 12, 14})
        run.evidence.push_back(exchange(number, run.series));
    for (qint64 number = 11; number <= 15; ++number)
        run.reproduction.push_back(exchange(number, run.series));
    for (qint64 number = 1; number <= 50; ++number)
        run.attempts.push_back(attempt(number));
    run.attemptsTotal = 100'000;
    data.run = std::move(run);
    return data;
}

ReportData auditReport(const std::vector<int>& failedRounds)
{
    ReportData data;
    data.version = u"0.1.0"_s;
    data.created = u"2026-03-04T05:07:00.000Z"_s;
    AuditReport report;
    report.audit = audit();
    report.state = u"finished"_s;
    report.setup = setup();
    CheckEvidence evidence;
    for (const qint64 number : {11, 12})
        evidence.exchanges.push_back(exchange(number, *series()));
    for (qint64 number = 11; number <= 15; ++number)
        evidence.reproduction.push_back(exchange(number, *series()));
    evidence.rounds = 20;
    evidence.failedRounds = failedRounds;
    report.evidence.emplace(u"race.same-key"_s, std::move(evidence));
    data.audit = std::move(report);
    return data;
}

ReportData deliveryReport()
{
    ReportData data;
    data.version = u"0.1.0"_s;
    data.created = u"2026-03-04T05:07:00.000Z"_s;
    DeliveryReport report;
    report.delivery = delivery();
    report.state = u"finished"_s;
    report.setup = setup();
    CellEvidence evidence{Discipline::ExactlyOnce, ChannelFault::AckLoss, {}};
    for (const qint64 number : {11, 12})
        evidence.exchanges.push_back(exchange(number, *series()));
    report.evidence.push_back(std::move(evidence));
    data.delivery = std::move(report);
    return data;
}

}
