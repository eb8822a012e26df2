// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/writequeue.h"

#include "store/storesupport.h"

#include <atomic>
#include <thread>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;

class WriteQueueTest : public QObject
{
    Q_OBJECT

private slots:
    void orderIsKept();
    void fullQueueBlocksUntilWritten();
    void bytesAreBoundedToo();
    void failureFreesWhoWaits();
    void closedQueueIsStillEmptied();
};

namespace {

qint64 firstNumber(const WriteCommand& command)
{
    return std::get<AddAttempts>(command).attempts.front().number;
}

/// Pushes batches of 100 from another thread and counts those that went in.
class Producer
{
public:
    Producer(WriteQueue& queue, int batches, qsizetype bodyBytes)
        : m_thread([this, &queue, batches, bodyBytes] {
            for (int i = 0; i < batches; ++i) {
                std::vector<Attempt> attempts = plainAttempts(i * 100 + 1, 100);
                for (Attempt& attempt : attempts)
                    attempt.response.body = QByteArray(bodyBytes, 'x');
                if (!queue.push(AddAttempts{1, std::move(attempts)}))
                    ++refused;
                else
                    ++pushed;
            }
            isDone = true;
        })
    {
    }
    ~Producer() { m_thread.join(); }

    std::atomic<int> pushed = 0, refused = 0;
    std::atomic<bool> isDone = false;

private:
    std::thread m_thread;
};

/// Takes all that waits, as the writer does, and returns the rows.
qint64 drain(WriteQueue& queue)
{
    qint64 rows = 0;
    while (auto command = queue.pop())
        rows += static_cast<qint64>(std::get<AddAttempts>(*command).attempts.size());
    queue.written(rows, 1000);
    return rows;
}

}

void WriteQueueTest::orderIsKept()
{
    WriteQueue queue(200);
    for (qint64 number = 1; number <= 3; ++number)
        must(queue.push(AddAttempts{1, plainAttempts(number, 1)}));
    must(queue.push(EndRun{1, {}, {}}));
    for (qint64 number = 1; number <= 3; ++number) {
        QVERIFY(queue.hasOutcomes());
        QCOMPARE(firstNumber(*queue.pop()), number);
    }
    QVERIFY(!queue.hasOutcomes());
    QVERIFY(std::holds_alternative<EndRun>(*queue.pop()));
    QVERIFY(!queue.pop());
}

void WriteQueueTest::fullQueueBlocksUntilWritten()
{
    WriteQueue queue(200);
    Producer producer(queue, 1000, 10);
    qint64 rows = 0;
    qint64 most = 0;
    while (!producer.isDone || rows < 100'000) {
        if (!queue.waitForWork())
            break;
        const qint64 drained = drain(queue);
        rows += drained;
        most = std::max(most, drained);
    }
    QCOMPARE(rows, 100'000);
    QCOMPARE(producer.pushed, 1000);
    QVERIFY2(most <= 32'768 * 2, qPrintable(QString::number(most)));
}

void WriteQueueTest::bytesAreBoundedToo()
{
    WriteQueue queue(200);
    // 100 bodies of 200 KB are 20 MB a batch; at most 64 MB may wait.
    Producer producer(queue, 6, 200'000);
    QTRY_COMPARE(producer.pushed, 3);
    QVERIFY(!producer.isDone);
    for (qint64 rows = 0; rows < 600;) {
        QVERIFY(queue.waitForWork());
        rows += drain(queue);
    }
    QTRY_VERIFY(producer.isDone);
}

void WriteQueueTest::failureFreesWhoWaits()
{
    WriteQueue queue(200);
    CommitIntents intents{1, {}, {}};
    auto done = intents.done.get_future();
    must(queue.push(std::move(intents)));
    Producer producer(queue, 6, 200'000);
    QTRY_COMPARE(producer.pushed, 3);
    queue.fail({ErrorCode::StorageFull, u"full"_s, {}});
    QTRY_VERIFY(producer.isDone);
    QCOMPARE(producer.refused, 3);
    QCOMPARE(done.get().error().code, ErrorCode::StorageFull);
    // The first failure stays.
    queue.fail({ErrorCode::Io, u"other"_s, {}});
    QCOMPARE(queue.failure()->code, ErrorCode::StorageFull);
}

void WriteQueueTest::closedQueueIsStillEmptied()
{
    WriteQueue queue(200);
    must(queue.push(AddAttempts{1, plainAttempts(1, 1)}));
    queue.close();
    QVERIFY(queue.waitForWork());
    QCOMPARE(drain(queue), 1);
    QVERIFY(!queue.waitForWork());
}

QTEST_GUILESS_MAIN(WriteQueueTest)
#include "writequeue.moc"
