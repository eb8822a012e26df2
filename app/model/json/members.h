// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/audit.h"
#include "model/auth.h"
#include "model/effect.h"
#include "model/json/archive.h"
#include "model/profile.h"

namespace idemscope::archive {

#define IDEMSCOPE_MEMBERS(Type)                                                                                        \
    template <>                                                                                                        \
    struct Members<Type>                                                                                               \
    {                                                                                                                  \
        using T = Type;                                                                                                \
        template <typename A>                                                                                          \
        static void list(A& a);                                                                                        \
    };                                                                                                                 \
    template <typename A>                                                                                              \
    void Members<Type>::list(A& a)

IDEMSCOPE_MEMBERS(Field)
{
    a(u"name", &T::name);
    a(u"value", &T::value);
    a(u"enabled", &T::enabled);
    a(u"secret", &T::secret);
    a(u"perAttempt", &T::perAttempt);
}

IDEMSCOPE_MEMBERS(Auth)
{
    a(u"kind", &T::kind);
    a(u"token", &T::token);
    a(u"user", &T::user);
    a(u"password", &T::password);
    a(u"in", &T::place);
    a(u"name", &T::name);
    a(u"value", &T::value);
    a(u"accessKey", &T::accessKey);
    a(u"secretKey", &T::secretKey);
    a(u"sessionToken", &T::sessionToken);
    a(u"region", &T::region);
    a(u"service", &T::service);
    a(u"tokenUrl", &T::tokenUrl);
    a(u"clientId", &T::clientId);
    a(u"clientSecret", &T::clientSecret);
    a(u"scope", &T::scope);
    a(u"clientInBody", &T::isClientInBody);
}

IDEMSCOPE_MEMBERS(HostCertificate)
{
    a(u"host", &T::host);
    a(u"certificate", &T::certificate);
    a(u"key", &T::key);
    a(u"keyPassword", &T::keyPassword);
}

IDEMSCOPE_MEMBERS(Transport)
{
    a(u"verifyTls", &T::verifyTls);
    a(u"authorityFile", &T::authorityFile);
    a(u"clientCertificate", &T::clientCertificate);
    a(u"clientKey", &T::clientKey);
    a(u"clientKeyPassword", &T::clientKeyPassword);
    a(u"hostCertificates", &T::hostCertificates);
    a(u"proxy", &T::proxy);
    a(u"noProxy", &T::noProxy);
    a(u"unixSocket", &T::unixSocket);
    a(u"httpVersion", &T::httpVersion);
    a(u"connectTimeoutMs", &T::connectTimeoutMs);
    a(u"firstByteTimeoutMs", &T::firstByteTimeoutMs);
    a(u"totalTimeoutMs", &T::totalTimeoutMs);
    a(u"followRedirects", &T::followRedirects);
    a(u"decodedLimitBytes", &T::decodedLimitBytes);
}

IDEMSCOPE_MEMBERS(KeyPlacement)
{
    a(u"in", &T::kind);
    a(u"name", &T::name);
    a(u"quoted", &T::quoted);
}

IDEMSCOPE_MEMBERS(KeyMaking)
{
    a(u"by", &T::kind);
    a(u"template", &T::text);
}

IDEMSCOPE_MEMBERS(StatusRange)
{
    a(u"from", &T::from);
    a(u"to", &T::to);
}

IDEMSCOPE_MEMBERS(Condition)
{
    a(u"statuses", &T::statuses);
    a(u"jsonPath", &T::jsonPath);
}

IDEMSCOPE_MEMBERS(ReplayRule)
{
    a(u"by", &T::kind);
    a(u"header", &T::header);
    a(u"value", &T::value);
    a(u"status", &T::status);
}

IDEMSCOPE_MEMBERS(SqlQuestion)
{
    a(u"driver", &T::driver);
    a(u"connection", &T::connection);
    a(u"query", &T::query);
    a(u"timeoutMs", &T::timeoutMs);
}

IDEMSCOPE_MEMBERS(SinkSetup)
{
    a(u"port", &T::port);
    a(u"address", &T::address);
    a(u"tokenVariable", &T::tokenVariable);
    a(u"correlate", &T::correlate);
    a(u"answer", &T::answer);
}

IDEMSCOPE_MEMBERS(Probe)
{
    a(u"kind", &T::kind);
    a(u"name", &T::name);
    a(u"method", &T::method);
    a(u"url", &T::url);
    a(u"headers", &T::headers);
    a(u"body", &T::body);
    a(u"reads", &T::reads);
    a(u"jsonPath", &T::jsonPath);
    a(u"pageLimit", &T::pageLimit);
    a(u"sql", &T::sql);
    a(u"sink", &T::sink);
}

IDEMSCOPE_MEMBERS(Settling)
{
    a(u"windowMs", &T::windowMs);
    a(u"limitMs", &T::limitMs);
}

IDEMSCOPE_MEMBERS(Provocation)
{
    a(u"name", &T::name);
    a(u"by", &T::kind);
    a(u"text", &T::text);
}

IDEMSCOPE_MEMBERS(Contract)
{
    a(u"key", &T::placement);
    a(u"keyMaking", &T::making);
    a(u"acknowledgedWhen", &T::acknowledgedWhen);
    a(u"conflictWhen", &T::conflictWhen);
    a(u"replayWhen", &T::replayWhen);
    a(u"identity", &T::identity);
    a(u"probes", &T::probes);
    a(u"settling", &T::settling);
    a(u"mutation", &T::mutation);
    a(u"profile", &T::profile);
    a(u"provocations", &T::provocations);
    a(u"otherPrincipal", &T::otherPrincipal);
    a(u"otherUrl", &T::otherUrl);
    a(u"replicas", &T::replicas);
    a(u"promisedAgeMs", &T::promisedAgeMs);
    a(u"cleanup", &T::cleanup);
}

IDEMSCOPE_MEMBERS(Arrival)
{
    a(u"kind", &T::kind);
    a(u"delayMinMs", &T::delayMinMs);
    a(u"delayMaxMs", &T::delayMaxMs);
    a(u"rateFrom", &T::rateFrom);
    a(u"rateTo", &T::rateTo);
}

IDEMSCOPE_MEMBERS(FaultTarget)
{
    a(u"index", &T::index);
    a(u"percent", &T::percent);
}

IDEMSCOPE_MEMBERS(Fault)
{
    a(u"kind", &T::kind);
    a(u"point", &T::point);
    a(u"reset", &T::reset);
    a(u"milliseconds", &T::milliseconds);
    a(u"on", &T::on);
}

IDEMSCOPE_MEMBERS(RetryPolicy)
{
    a(u"retries", &T::retries);
    a(u"onUnknown", &T::onUnknown);
    a(u"onConflict", &T::onConflict);
    a(u"onFailed", &T::onFailed);
    a(u"baseMs", &T::baseMs);
    a(u"factor", &T::factor);
    a(u"capMs", &T::capMs);
    a(u"jitter", &T::jitter);
    a(u"obeyRetryAfter", &T::obeyRetryAfter);
    a(u"deadlineMs", &T::deadlineMs);
    a(u"budget", &T::budget);
}

IDEMSCOPE_MEMBERS(Variation)
{
    a(u"method", &T::method);
    a(u"url", &T::url);
    a(u"headers", &T::headers);
    a(u"patch", &T::patch);
    a(u"key", &T::key);
    a(u"withoutKey", &T::withoutKey);
    a(u"secondKey", &T::secondKey);
    a(u"withoutBody", &T::withoutBody);
}

IDEMSCOPE_MEMBERS(Scenario)
{
    a(u"name", &T::name);
    a(u"operations", &T::operations);
    a(u"attempts", &T::attempts);
    a(u"rounds", &T::rounds);
    a(u"keyStrategy", &T::keyStrategy);
    a(u"fixedKey", &T::fixedKey);
    a(u"payload", &T::payload);
    a(u"arrival", &T::arrival);
    a(u"release", &T::release);
    a(u"inFlight", &T::inFlight);
    a(u"newConnections", &T::newConnections);
    a(u"retry", &T::retry);
    a(u"faults", &T::faults);
    a(u"seed", &T::seed);
    a(u"control", &T::control);
    a(u"acceptInferred", &T::acceptInferred);
    a(u"acceptCounted", &T::acceptCounted);
    a(u"traceparent", &T::traceparent);
    a(u"expectations", &T::expectations);
    a(u"variations", &T::variations);
    a(u"dataRows", &T::dataRows);
    a(u"sinkAnswers", &T::sinkAnswers);
}

IDEMSCOPE_MEMBERS(Environment)
{
    a(u"name", &T::name);
    a(u"variables", &T::variables);
    a(u"protected", &T::isProtected);
}

IDEMSCOPE_MEMBERS(ProfileExpectation)
{
    a(u"practice", &T::practice);
    a(u"stance", &T::stance);
    a(u"statuses", &T::statuses);
    a(u"source", &T::source);
    a(u"unsure", &T::isUnsure);
}

IDEMSCOPE_MEMBERS(Profile)
{
    a(u"name", &T::name);
    a(u"title", &T::title);
    a(u"description", &T::description);
    a(u"note", &T::note);
    a(u"source", &T::source);
    a(u"refusalPointer", &T::refusalPointer);
    a(u"expectations", &T::expectations);
    a(u"markers", &T::markers);
    a(u"longestKey", &T::longestKey);
    a(u"keyAlphabet", &T::keyAlphabet);
    a(u"keySource", &T::keySource);
    a(u"keyUnsure", &T::isKeyUnsure);
    a(u"promisedAgeMs", &T::promisedAgeMs);
    a(u"promisedAgeSource", &T::promisedAgeSource);
    a(u"promisedAgeUnsure", &T::isPromisedAgeUnsure);
}

IDEMSCOPE_MEMBERS(TimelineBar)
{
    a(u"operation", &T::operation);
    a(u"lane", &T::lane);
    a(u"from", &T::from);
    a(u"to", &T::to);
    a(u"happening", &T::happening);
    a(u"attempt", &T::attempt);
    a(u"abandonedAt", &T::abandonedAt);
}

IDEMSCOPE_MEMBERS(EffectBar)
{
    a(u"operation", &T::operation);
    a(u"expectedMax", &T::expectedMax);
    a(u"observed", &T::observed);
}

IDEMSCOPE_MEMBERS(CacheHitPoint)
{
    a(u"at", &T::at);
    a(u"repeats", &T::repeats);
    a(u"replays", &T::replays);
}

IDEMSCOPE_MEMBERS(RunSeries)
{
    a(u"timeline", &T::timeline);
    a(u"releases", &T::releases);
    a(u"operationsShown", &T::operationsShown);
    a(u"operationsTotal", &T::operationsTotal);
    a(u"bucketUs", &T::bucketUs);
    a(u"firstLatency", &T::firstLatency);
    a(u"replayLatency", &T::replayLatency);
    a(u"otherLatency", &T::otherLatency);
    a(u"effects", &T::effects);
    a(u"cacheByAge", &T::cacheByAge);
    a(u"cacheByTime", &T::cacheByTime);
    a(u"happenings", &T::happenings);
    a(u"attemptHappenings", &T::attemptHappenings);
}

IDEMSCOPE_MEMBERS(EffectCount)
{
    a(u"effects", &T::effects);
    a(u"isSettled", &T::isSettled);
    a(u"isCut", &T::isCut);
    a(u"error", &T::error);
}

IDEMSCOPE_MEMBERS(ProbeFigures)
{
    a(u"name", &T::name);
    a(u"observed", &T::observed);
    a(u"duplicates", &T::duplicates);
    a(u"lost", &T::lost);
    a(u"unexpected", &T::unexpected);
}

IDEMSCOPE_MEMBERS(Sentence)
{
    a(u"context", &T::context);
    a(u"source", &T::source);
    a(u"count", &T::count);
    a(u"arguments", &T::arguments);
}

IDEMSCOPE_MEMBERS(SentenceArgument)
{
    a(u"text", &T::text);
    a(u"number", &T::number);
    a(u"decimals", &T::decimals);
    a(u"part", &T::part);
}

IDEMSCOPE_MEMBERS(EvidencePiece)
{
    a(u"run", &T::run);
    a(u"attempts", &T::attempts);
}

IDEMSCOPE_MEMBERS(Finding)
{
    a(u"result", &T::result);
    a(u"severity", &T::severity);
    a(u"sentence", &T::sentence);
    a(u"details", &T::details);
    a(u"source", &T::source);
    a(u"evidence", &T::evidence);
}

IDEMSCOPE_MEMBERS(CheckOutcome)
{
    a(u"id", &T::id);
    a(u"finding", &T::finding);
    a(u"runs", &T::runs);
    a(u"durationMs", &T::durationMs);
}

IDEMSCOPE_MEMBERS(Audit)
{
    a(u"id", &T::id);
    a(u"started", &T::started);
    a(u"profile", &T::profile);
    a(u"title", &T::title);
    a(u"target", &T::target);
    a(u"seed", &T::seed);
    a(u"durationMs", &T::durationMs);
    a(u"attempts", &T::attempts);
    a(u"isStopped", &T::isStopped);
    a(u"notes", &T::notes);
    a(u"checks", &T::checks);
}

IDEMSCOPE_MEMBERS(OperationFinding)
{
    a(u"operation", &T::operation);
    a(u"verdict", &T::verdict);
    a(u"effects", &T::effects);
    a(u"probe", &T::probe);
}

#undef IDEMSCOPE_MEMBERS

}
