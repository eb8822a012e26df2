// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/challenge.h"

#include "drive/forecast.h"
#include "drive/scenariodriver.h"
#include "store/runlog.h"
#include "support/countingserver.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QByteArray md5(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Md5).toHex();
}

/// A target that lets in who answers its challenge, each count of its nonce once.
class Gate
{
public:
    bool hasChallenge = true;

    loopback::HttpAnswer answer(CountingServer& server, const loopback::HttpRequest& request)
    {
        if (isLoggedIn(request)) {
            server.addEffect("k");
            return {201, {}, R"({"id":"1"})"};
        }
        if (!hasChallenge)
            return {404, {}, "{}"};
        return {401, {{"WWW-Authenticate", R"(Digest realm="shop", nonce="once", qop="auth")"}}, "{}"};
    }
    std::size_t logins()
    {
        const std::lock_guard lock(m_mutex);
        return m_counts.size();
    }

private:
    bool isLoggedIn(const loopback::HttpRequest& request)
    {
        const QString header = QString::fromStdString(request.header("Authorization"));
        const auto of = [&](const QString& name) {
            return QRegularExpression(u"[ ,]%1=\"?([^\",]*)"_s.arg(name)).match(header).captured(1).toLatin1();
        };
        const QByteArray method = QByteArray::fromStdString(request.method);
        const QByteArray expected = md5(md5("me:shop:t0p-secret") + ":once:" + of(u"nc"_s) + ':' + of(u"cnonce"_s) +
                                        ":auth:" + md5(method + ':' + of(u"uri"_s)));
        if (!header.startsWith("Digest "_L1) || of(u"response"_s) != expected)
            return false;
        const std::lock_guard lock(m_mutex);
        return m_counts.insert(of(u"nc"_s)).second;
    }

    std::mutex m_mutex;
    std::set<QByteArray> m_counts;
};

}

/// A Digest login, from the challenge to the attempts.
class ChallengeTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Gate> m_gate;
    std::unique_ptr<CountingServer> m_server;

    RunJob job() const
    {
        RunJob job;
        job.request.url = QString::fromStdString(m_server->url()) + u"/payments"_s;
        job.request.auth.kind = Auth::Kind::Digest;
        job.request.auth.user = u"me"_s;
        job.request.auth.password = u"{{secret}}"_s;
        job.scope = {{u"collection"_s, {{u"secret"_s, u"t0p-secret"_s, true, true}}}};
        job.scenario.attempts = 4;
        job.scenario.arrival.kind = ArrivalKind::Concurrent;
        return job;
    }
    Result<RunResult> run(const RunJob& job)
    {
        auto log = RunLog::open(m_dir.filePath(u"runs.sqlite"_s));
        if (!log)
            return Failure(log.error());
        RunMonitor monitor;
        return runScenario(job, **log, monitor, {});
    }

private slots:
    void init()
    {
        m_gate = std::make_unique<Gate>();
        m_server = std::make_unique<CountingServer>([this](CountingServer& server, const loopback::HttpRequest& request,
                                                           int) { return m_gate->answer(server, request); });
    }

    void everyAttemptAnswersTheChallengeAnew()
    {
        const auto result = run(job());
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        QCOMPARE(m_gate->logins(), std::size_t(4));
        QCOMPARE(m_server->requests(), 5); // asking is one more, and no attempt
        QVERIFY(m_server->arrivals().front().request.method == "GET");
        QVERIFY(m_server->arrivals().front().request.body.empty());
    }

    void aTargetWithoutAChallengeIsSentNothing()
    {
        m_gate->hasChallenge = false;
        const auto result = run(job());
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Network);
        QVERIFY2(result.error().message.contains(u"it answered 404"_s), qPrintable(result.error().message));
        QCOMPARE(m_server->requests(), 1);
    }

    void aPlanAsksForNothing()
    {
        QVERIFY(forecast(job()));
        QCOMPARE(m_server->requests(), 0);
    }

    void theLogHoldsNoPassword()
    {
        QVERIFY(run(job()));
        for (const QString& name : {u"runs.sqlite"_s, u"runs.sqlite-wal"_s}) {
            QFile file(m_dir.filePath(name));
            const QByteArray bytes = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
            QVERIFY(!bytes.contains("t0p-secret") && !bytes.contains(md5("me:shop:t0p-secret")));
            QVERIFY(!bytes.contains("auth.challenge"));
        }
    }
};

QTEST_GUILESS_MAIN(ChallengeTest)
#include "challenge.moc"
