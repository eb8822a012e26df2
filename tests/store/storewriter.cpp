// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storewriter.h"

#include "base/clock.h"
#include "store/database.h"
#include "store/storesupport.h"

#include <QCoreApplication>

#include <cstdio>

namespace idemscope::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int clientsPerOperation = 4;

void say(const char* word, qint64 number, const QByteArray& more)
{
    std::printf("%s %lld %s\n", word, number, more.constData());
    std::fflush(stdout);
}

QByteArray keyOf(qint64 run, int operation)
{
    return "key-" + QByteArray::number(run) + '-' + QByteArray::number(operation);
}

/// One round as the driver carries it out: intents durable, then outcomes.
void writeRound(RunLog& log, qint64 run, int round)
{
    constexpr int operations = 10;
    std::vector<Intent> intents;
    for (int i = 0; i < operations; ++i) {
        const int operation = round * operations + i;
        intents.push_back(someIntent(operation, clientsPerOperation, {keyOf(run, operation)}));
    }
    must(log.commitIntents(run, intents).get());
    for (const Intent& intent : intents)
        say("intent", intent.operation, intent.keys.front());
    for (const Intent& intent : intents) {
        std::vector<Attempt> attempts;
        for (int client = 0; client < clientsPerOperation; ++client)
            attempts.push_back(
                plainAttempt(intent.operation * clientsPerOperation + client + 1, intent.operation, client));
        must(log.addAttempts(run, attempts));
        say("attempt", attempts.back().number, QByteArray::number(monotonicMicros()));
    }
}

int writeMain(const QString& path, qint64 count)
{
    auto log = openLog(path);
    const qint64 run = must(log->beginRun(someRun()));
    say("run", run, {});
    for (int round = 0; count == 0 || round * 10 * clientsPerOperation < count; ++round)
        writeRound(*log, run, round);
    must(log->endRun(run, {}));
    return 0;
}

void waitForEndOfInput()
{
    while (std::getchar() != EOF)
        ;
}

int holdMain(const QString& path)
{
    const auto database = must(Database::open(path, Database::Access::ReadWrite, 1000));
    database->execute("BEGIN EXCLUSIVE");
    must(database->check());
    say("held", 0, {});
    waitForEndOfInput();
    return 0;
}

int beginMain(const QString& path)
{
    auto log = openLog(path);
    say("run", must(log->beginRun(someRun())), {});
    waitForEndOfInput();
    return 0;
}

}

std::optional<int> childMain(int argc, char** argv)
{
    if (argc < 3)
        return std::nullopt;
    const QString path = QString::fromLocal8Bit(argv[2]);
    if (qstrcmp(argv[1], "--write") == 0)
        return writeMain(path, std::atoll(argv[3]));
    if (qstrcmp(argv[1], "--hold") == 0)
        return holdMain(path);
    if (qstrcmp(argv[1], "--begin") == 0)
        return beginMain(path);
    return std::nullopt;
}

Child::Child(const QStringList& arguments)
{
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(), arguments);
}

Child::~Child()
{
    kill();
}

QByteArray Child::line()
{
    while (!m_process.canReadLine()) {
        if (!m_process.waitForReadyRead(30'000))
            return {};
    }
    return m_process.readLine().trimmed();
}

void Child::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished();
}

void Child::endInput()
{
    m_process.closeWriteChannel();
}

int Child::wait()
{
    m_process.waitForFinished(120'000);
    return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
}

}
