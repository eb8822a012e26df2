// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/accesstoken.h"

#include "drive/forecast.h"
#include "drive/preflight.h"
#include "model/json.h"
#include "store/runlog.h"
#include "support/countingserver.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A token endpoint that says yes to one client, beside a target that wants its tokens.
struct Endpoint
{
    std::atomic<int> asked = 0;
    int lifeSeconds = 3600;
    bool refusesAll = false;
    std::string lastBody = {};

    loopback::HttpAnswer answer(CountingServer& server, const loopback::HttpRequest& request)
    {
        if (request.path() != "/token")
            return target(server, request);
        lastBody = request.body;
        const std::string basic = "Basic " + QByteArray("my%3Aid:t0p%2Fsecret").toBase64().toStdString();
        const bool isKnown = request.header("Authorization") == basic ||
                             request.body.find("client_id=my%3Aid&client_secret=t0p%2Fsecret") != std::string::npos;
        if (!isKnown || refusesAll)
            return {401, {}, "{\"error\":\"invalid_client\",\"error_description\":\"t0p/secret is wrong\"}"};
        const std::string token = "token-" + std::to_string(++asked);
        return {200,
                {},
                "{\"access_token\":\"" + token +
                    "\",\"token_type\":\"Bearer\",\"expires_in\":" + std::to_string(lifeSeconds) + "}"};
    }
    static loopback::HttpAnswer target(CountingServer& server, const loopback::HttpRequest& request)
    {
        if (request.header("Authorization").rfind("Bearer token-", 0) != 0)
            return {401, {}, "{}"};
        server.addEffect("k");
        return {201, {}, "{\"id\":\"" + request.header("Authorization") + "\"}"};
    }
};

}

/// OAuth 2 client credentials, from the token endpoint to the target.
class AccessTokenTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Endpoint> m_endpoint;
    std::unique_ptr<CountingServer> m_server;

    RunJob job() const
    {
        RunJob job;
        job.request.url = QString::fromStdString(m_server->url()) + u"/payments"_s;
        Auth& auth = job.request.auth;
        auth.kind = Auth::Kind::OAuth2;
        auth.tokenUrl = QString::fromStdString(m_server->url()) + u"/token"_s;
        auth.clientId = u"my:id"_s;
        auth.clientSecret = u"{{secret}}"_s;
        auth.scope = u"pay read"_s;
        job.scope = {{u"collection"_s, {{u"secret"_s, u"t0p/secret"_s, true, true}}}};
        return job;
    }
    Result<Attempt> send(const RunJob& job)
    {
        auto log = RunLog::open(m_dir.filePath(u"runs.sqlite"_s));
        if (!log)
            return Failure(log.error());
        RunMonitor monitor;
        return sendOnce(job, **log, monitor, {});
    }

private slots:
    void init()
    {
        m_endpoint = std::make_unique<Endpoint>();
        m_server = std::make_unique<CountingServer>([this](CountingServer& server, const loopback::HttpRequest& request,
                                                           int) { return m_endpoint->answer(server, request); });
    }

    void aTokenIsAskedForOnceAndSent()
    {
        const auto first = send(job());
        QVERIFY2(first, qPrintable(first ? QString() : first.error().message));
        QCOMPARE(first->status, 201);
        QVERIFY(m_endpoint->lastBody == "grant_type=client_credentials&scope=pay+read");
        QCOMPARE(send(job())->status, 201);
        QCOMPARE(m_endpoint->asked.load(), 1);
        QCOMPARE(first->wireSends, 1); // asking is no attempt
    }

    void theClientMayStandInTheBody()
    {
        RunJob inBody = job();
        inBody.request.auth.isClientInBody = true;
        QCOMPARE(send(inBody)->status, 201);
        QVERIFY(m_endpoint->lastBody.find("client_secret=t0p%2Fsecret") != std::string::npos);
    }

    void anotherScopeIsAnotherToken()
    {
        QVERIFY(send(job()));
        RunJob other = job();
        other.request.auth.scope.clear();
        QVERIFY(send(other));
        QCOMPARE(m_endpoint->asked.load(), 2);
    }

    void aTokenThatWouldEndInTheRunIsAskedForAnew()
    {
        m_endpoint->lifeSeconds = 60;
        QVERIFY(withAccessTokens(job(), 1'000, {}));
        QVERIFY(withAccessTokens(job(), 1'000, {}));
        QCOMPARE(m_endpoint->asked.load(), 1);
        QVERIFY(withAccessTokens(job(), 120'000, {}));
        QCOMPARE(m_endpoint->asked.load(), 2);
    }

    void aStepHasATokenOfItsOwn()
    {
        RunJob withStep = job();
        FlowStep step;
        step.own = withStep.request;
        step.captures = {{.variable = u"ticket"_s, .place = u"$.id"_s, .secret = true}};
        withStep.request.steps = {step};
        withStep.request.auth = {.kind = Auth::Kind::None};
        withStep.request.headers = {{u"Authorization"_s, u"{{ticket}}"_s}};
        const auto sent = send(withStep);
        QVERIFY2(sent, qPrintable(sent ? QString() : sent.error().message));
        QCOMPARE(sent->status, 201);
        QCOMPARE(m_endpoint->asked.load(), 1);
        withStep.request.steps[0].own->auth.tokenUrl = u"https://login.example/token"_s;
        const auto known = forecast(withStep);
        QVERIFY(known && known->host == "login.example"_L1);
    }

    void aRunSentAgainAsksForItsTokensAnew()
    {
        RunJob withStep = job();
        FlowStep step;
        step.own = withStep.request;
        withStep.request.steps = {step};
        const auto tokens = withAccessTokens(withStep, 0, {});
        QVERIFY(tokens && *tokens->request.steps[0].own != *step.own);
        QVERIFY(*withoutTokens(tokens->request).steps[0].own == *step.own);
    }

    void aRefusalIsToldWithoutTheSecret()
    {
        m_endpoint->refusesAll = true;
        const auto sent = send(job());
        QVERIFY(!sent);
        QCOMPARE(sent.error().code, ErrorCode::Network);
        QVERIFY2(sent.error().message.contains(u"401, invalid_client"_s), qPrintable(sent.error().message));
        QVERIFY2(!sent.error().message.contains(u"t0p"_s), qPrintable(sent.error().message));
        QCOMPARE(m_server->requests(), 1); // nothing reached the target
        RunJob nobody = job();
        nobody.request.auth.tokenUrl = u"http://127.0.0.1:1/token"_s;
        QVERIFY(send(nobody).error().message.contains(u"127.0.0.1:1"_s));
    }

    void whatIsMissingIsNamed()
    {
        RunJob incomplete = job();
        incomplete.scope.clear();
        QVERIFY(send(incomplete).error().message.contains(u"{{secret}}"_s));
        QVERIFY(!forecast(incomplete));
        incomplete = job();
        incomplete.request.auth.tokenUrl = u"ftp://x"_s;
        QCOMPARE(send(incomplete).error().code, ErrorCode::InvalidInput);
    }

    void aPlanNeedsNoToken()
    {
        QVERIFY(forecast(job()));
        QCOMPARE(m_endpoint->asked.load(), 0);
    }

    void aTokenOfAnotherMachineHasToBeAllowed()
    {
        RunJob far = job();
        far.request.auth.tokenUrl = u"https://login.example/token"_s;
        const auto known = forecast(far);
        QVERIFY(known && !known->isLoopback);
        QCOMPARE(known->host, u"login.example"_s);
    }

    void theLogHoldsNeitherTokenNorSecret()
    {
        QVERIFY(send(job()));
        for (const QString& name : {u"runs.sqlite"_s, u"runs.sqlite-wal"_s}) {
            QFile file(m_dir.filePath(name));
            const QByteArray bytes = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
            for (const QByteArray& secret :
                 {QByteArray("token-1"), QByteArray("t0p/secret"), QByteArray("my%3Aid:t0p%2Fsecret").toBase64()})
                QVERIFY2(!bytes.contains(secret), secret);
        }
    }
};

QTEST_GUILESS_MAIN(AccessTokenTest)
#include "accesstoken.moc"
