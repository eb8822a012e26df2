// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"
#include "support/sharedfile.h"

#include <QDir>
#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

quint16 freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

/// One of the real npm servers, on a port of its own, for one test.
class Target
{
public:
    Target(const QString& folder, const QStringList& environment)
    {
        m_port = freePort();
        QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
        variables.insert(u"PORT"_s, QString::number(m_port));
        for (const QString& entry : environment)
            variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
        m_process.setProcessEnvironment(variables);
        m_process.setWorkingDirectory(folder);
        m_process.start(u"node"_s, {u"server.js"_s});
        QTcpSocket probe;
        do
            probe.connectToHost(QHostAddress::LocalHost, m_port);
        while (m_process.state() != QProcess::NotRunning && !probe.waitForConnected(200));
    }
    ~Target()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    QString url() const { return u"http://127.0.0.1:%1"_s.arg(m_port); }

private:
    QProcess m_process;
    quint16 m_port = 0;
};

}

/// Servers whose idempotency nobody here wrote: bursts and sequences count exactly the rows that are there.
class TargetsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    bool m_isReady = false;

    Ended burst(const Target& target, const QStringList& more) const
    {
        return runProgram(QStringList{u"burst"_s, target.url() + u"/payments"_s, u"--store"_s,
                                      m_dir.filePath(u"r.sqlite"_s), u"-d"_s,
                                      u"{\"amount\":100,\"currency\":\"EUR\",\"reference\":\"{{operation}}\"}"_s,
                                      u"--identity"_s, u"$.id"_s, u"--probe"_s, target.url() + u"/payments"_s,
                                      u"--probe-count"_s, u"$[?@.reference=='{{operation}}']"_s, u"--json"_s} +
                          more);
    }

private slots:
    void initTestCase()
    {
        const QString source = test::sharedFile(u"targets"_s);
        if (!QDir(source).exists() || QStandardPaths::findExecutable(u"npm"_s).isEmpty())
            QSKIP("Node or the shared targets are not here: the real servers are not tried");
        QCOMPARE(QProcess::execute(u"cp"_s, {u"-r"_s, u"--no-preserve=mode"_s, source, m_dir.path()}), 0);
        for (const QString& name : {u"express-idempotency"_s, u"node-idempotency-nest"_s}) {
            QProcess install;
            install.setWorkingDirectory(m_dir.filePath(u"targets/"_s + name));
            install.start(u"npm"_s, {u"i"_s, u"--ignore-scripts"_s, u"--no-audit"_s, u"--no-fund"_s});
            if (!install.waitForFinished(180'000) || install.exitCode() != 0)
                QSKIP("npm cannot install the real servers: they are not tried");
        }
        m_isReady = true;
    }

    void rowsAreCountedAsTheyAre_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QStringList>("scenario");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("verdict");
        const QString none = u"none-express"_s;
        const QString express = u"express-idempotency"_s;
        const QString nest = u"node-idempotency-nest"_s;
        const QStringList sequence{u"--attempts"_s, u"3"_s};
        const QStringList race{u"--attempts"_s, u"20"_s,        u"--arrival"_s,
                               u"concurrent"_s, u"--release"_s, u"last-byte"_s};
        const QStringList keyless{u"--attempts"_s, u"2"_s, u"--key-strategy"_s, u"none"_s};
        const QStringList mutated{u"--attempts"_s, u"2"_s, u"--payload"_s, u"mutated"_s};
        const QStringList reordered{u"--attempts"_s, u"2"_s, u"--payload"_s, u"equivalent"_s};
        const QStringList distinct{u"--operations"_s, u"20"_s, u"--attempts"_s, u"1"_s};
        QTest::newRow("none sequence") << none << sequence << 3 << u"duplicated"_s;
        QTest::newRow("none race") << none << race << 20 << u"duplicated"_s;
        QTest::newRow("none keyless") << none << keyless << 2 << u"duplicated"_s;
        QTest::newRow("none mutated") << none << mutated << 2 << u"duplicated"_s;
        QTest::newRow("none reordered") << none << reordered << 2 << u"duplicated"_s;
        QTest::newRow("none distinct") << none << distinct << 20 << u"exactly-once"_s;
        QTest::newRow("express sequence") << express << sequence << 1 << u"exactly-once"_s;
        QTest::newRow("express race") << express << race << 1 << u"exactly-once"_s;
        QTest::newRow("express keyless") << express << keyless << 2 << u"duplicated"_s;
        QTest::newRow("express mutated") << express << mutated << 1 << u"exactly-once"_s;
        QTest::newRow("express distinct") << express << distinct << 20 << u"exactly-once"_s;
        QTest::newRow("nest sequence") << nest << sequence << 1 << u"exactly-once"_s;
        QTest::newRow("nest race") << nest << race << 1 << u"exactly-once"_s;
        QTest::newRow("nest keyless") << nest << keyless << 2 << u"duplicated"_s;
        QTest::newRow("nest mutated") << nest << mutated << 1 << u"exactly-once"_s;
        QTest::newRow("nest distinct") << nest << distinct << 20 << u"exactly-once"_s;
    }
    void rowsAreCountedAsTheyAre()
    {
        if (!m_isReady)
            QSKIP("no real servers here");
        QFETCH(QString, target);
        QFETCH(QStringList, scenario);
        QFETCH(int, rows);
        QFETCH(QString, verdict);
        const Target server(m_dir.filePath(u"targets/"_s + target), {u"GATEWAY_MS=300"_s});
        const Ended ended = burst(server, scenario);
        const QJsonObject run = ended.json();
        QVERIFY2(run[u"effects"_s][u"observed"_s].toInt(-1) == rows, ended.output + ended.errors);
        QCOMPARE(run[u"verdict"_s].toString(), verdict);
    }

    void anAbandonedPaymentThatIsRetried_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("verdict");
        QTest::newRow("none") << u"none-express"_s << 2 << u"duplicated"_s;
        QTest::newRow("express") << u"express-idempotency"_s << 1 << u"exactly-once"_s;
        QTest::newRow("nest") << u"node-idempotency-nest"_s << 1 << u"exactly-once"_s;
    }
    void anAbandonedPaymentThatIsRetried()
    {
        if (!m_isReady)
            QSKIP("no real servers here");
        QFETCH(QString, target);
        QFETCH(int, rows);
        QFETCH(QString, verdict);
        const Target server(m_dir.filePath(u"targets/"_s + target), {});
        const Ended ended =
            burst(server, {u"--attempts"_s, u"1"_s, u"--client-timeout-ms"_s, u"15@1"_s, u"--retries"_s, u"5"_s});
        const QJsonObject run = ended.json();
        QVERIFY2(run[u"effects"_s][u"observed"_s].toInt(-1) == rows, ended.output + ended.errors);
        QCOMPARE(run[u"verdict"_s].toString(), verdict);
    }

    void errorsThatCommitAreCounted()
    {
        if (!m_isReady)
            QSKIP("no real servers here");
        const Target server(m_dir.filePath(u"targets/express-idempotency"_s), {});
        const Ended ended =
            burst(server, {u"-d"_s, u"{\"amount\":100,\"reference\":\"{{operation}}\",\"simulate\":\"commit-500\"}"_s,
                           u"--attempts"_s, u"3"_s});
        QVERIFY2(ended.json()[u"effects"_s][u"duplicates"_s].toInt() == 2, ended.output + ended.errors);
        QCOMPARE(ended.json()[u"verdict"_s].toString(), u"duplicated"_s);
    }
};

QTEST_GUILESS_MAIN(TargetsTest)
#include "targets.moc"
