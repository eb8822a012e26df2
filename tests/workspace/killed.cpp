// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "model/json.h"
#include "workspace/collection.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

constexpr int kills = 50;

Request requestOf(char letter)
{
    Request request;
    request.name = u"Pay"_s;
    request.body.kind = Body::Kind::Text;
    request.body.text = QByteArray(300'000, letter);
    return request;
}

/// Saves the one and the other in turn until it is killed, and counts.
[[noreturn]] void saveForEver(const Collection& collection, volatile int* saves)
{
    const Request requests[] = {requestOf('a'), requestOf('b')};
    for (int i = 0;; ++i) {
        std::ignore = collection.save(u"Pay"_s, requests[i % 2]);
        *saves = i + 1;
    }
}

}

/// kill -9 while saving: the file holds the old or the new request, never half of one (DESIGN.md §5).
class KilledWhileSavingTest : public QObject
{
    Q_OBJECT

private slots:
    void theFileIsOldOrNewNeverHalf()
    {
        QTemporaryDir dir;
        const auto collection = Collection::create(dir.filePath(u"api"_s), u"API"_s);
        QVERIFY(collection && collection->save(u"Pay"_s, requestOf('a')));
        auto* saves =
            static_cast<int*>(mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
        QVERIFY(saves != MAP_FAILED);
        for (int i = 0; i < kills; ++i) {
            *saves = 0;
            const pid_t child = fork();
            if (child == 0)
                saveForEver(*collection, saves);
            QVERIFY(child > 0);
            const int wanted = QRandomGenerator::global()->bounded(3);
            const QDeadlineTimer patience(20'000);
            while (*static_cast<volatile int*>(saves) < wanted && !patience.hasExpired())
                std::this_thread::yield();
            for (int spin = QRandomGenerator::global()->bounded(200'000); spin > 0; --spin)
                std::atomic_signal_fence(std::memory_order_seq_cst);
            QCOMPARE(::kill(child, SIGKILL), 0);
            QCOMPARE(::waitpid(child, nullptr, 0), child);
            const auto found = collection->request(u"Pay"_s);
            QVERIFY2(found, qPrintable(found ? QString() : found.error().message));
            QVERIFY(*found == requestOf('a') || *found == requestOf('b'));
        }
        // Saving again leaves a collection as if nothing had happened.
        QVERIFY(collection->save(u"Pay"_s, requestOf('a')));
        QCOMPARE(collection->nodes().size(), 1U);
        munmap(saves, sizeof(int));
    }
};

QTEST_GUILESS_MAIN(KilledWhileSavingTest)
#include "killed.moc"
