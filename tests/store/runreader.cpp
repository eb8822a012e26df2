// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/storesupport.h"

#include <algorithm>

using namespace idemscope;
using namespace idemscope::test;
using namespace Qt::StringLiterals;
using Order = AttemptQuery::Order;

namespace {

std::vector<qint64> numbersOf(const std::vector<Attempt>& attempts)
{
    std::vector<qint64> numbers;
    for (const Attempt& attempt : attempts)
        numbers.push_back(attempt.number);
    return numbers;
}

std::vector<qint64> numbersOf(RunReader& reader, qint64 run, const AttemptQuery& query, qint64 offset = 0,
                              int limit = 10'000)
{
    return numbersOf(must(reader.attempts(run, query, offset, limit)));
}

/// A run whose attempts differ in everything that is sorted or filtered by; `gap` is left out.
qint64 writeMixedRun(const QString& path, std::vector<Attempt>& attempts, qint64 gap = 0)
{
    for (qint64 number = 1; number <= 300; ++number) {
        Attempt attempt = plainAttempt(number, static_cast<int>(number % 10), static_cast<int>(number / 10));
        attempt.outcome = static_cast<Outcome>(number % 3);
        attempt.kind =
            attempt.outcome == Outcome::Responded ? static_cast<AttemptClass>(1 + number % 4) : AttemptClass::None;
        attempt.status =
            attempt.outcome == Outcome::Responded ? static_cast<int>(200 + number % 5 * 100 + number % 7) : 0;
        attempt.timing.complete = attempt.timing.released + number * 7919 % 1000;
        attempt.connection.id = number % 20;
        attempt.connection.remote = "10.0.0." + QByteArray::number(number % 5) + ":80";
        if (attempt.outcome == Outcome::Refused)
            attempt.error = number % 2 == 0 ? u"Could not resolve host"_s : u"100%_refused\\"_s;
        if (number != gap)
            attempts.push_back(attempt);
    }
    auto writer = openLog(path);
    const qint64 run = must(writer->beginRun(someRun()));
    must(writer->addAttempts(run, attempts));
    must(writer->endRun(run, {}));
    return run;
}

qint64 sortValue(const Attempt& attempt, Order order)
{
    switch (order) {
    case Order::Number:
        return attempt.number;
    case Order::Operation:
        return attempt.operation;
    case Order::Released:
        return attempt.timing.released;
    case Order::Duration:
        return attempt.timing.complete - attempt.timing.released;
    case Order::Status:
        return attempt.status;
    case Order::Outcome:
        return int(attempt.outcome) * 8 + int(attempt.kind);
    }
    return 0;
}

template <typename Keep>
std::vector<qint64> numbersWhere(const std::vector<Attempt>& attempts, Keep keep)
{
    std::vector<qint64> numbers;
    for (const Attempt& attempt : attempts) {
        if (keep(attempt))
            numbers.push_back(attempt.number);
    }
    return numbers;
}

}

class RunReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void missingFileReadsAsEmpty();
    void historyIsNewestFirstAndSearched();
    void unknownRunsAndAttempts();
    void ordersAndPages_data();
    void ordersAndPages();
    void filters();
    void textFilters_data();
    void textFilters();
    void runUnderWayGrows();
    void forEachAttemptGivesAllInBatches();
    void clientsWithoutEndAreInDoubt();
};

void RunReaderTest::missingFileReadsAsEmpty()
{
    const LogFolder log;
    auto reader = openReader(log.path);
    QVERIFY(must(reader->runs(0, 10)).empty());
    QCOMPARE(reader->run(1).error().code, ErrorCode::NotFound);
    QCOMPARE(must(reader->attemptCount(1)), 0);
    QCOMPARE(must(reader->sizeBytes()), 0);
    QVERIFY(!QFile::exists(log.path));
    // The same reader sees what is written later.
    const qint64 run = writeRun(log.path, 5);
    QCOMPARE(must(reader->attemptCount(run)), 5);
    QVERIFY(must(reader->sizeBytes()) > 0);
}

void RunReaderTest::historyIsNewestFirstAndSearched()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    for (int i = 0; i < 30; ++i) {
        RunStart start = someRun(u"run %1 of 100%"_s.arg(i));
        start.target = i == 7 ? u"https://api.example.com"_s : start.target;
        const qint64 run = must(writer->beginRun(start));
        must(writer->commitIntents(run, {someIntent(0, 1, {"key_" + QByteArray::number(i)})}).get());
        RunEnd end;
        end.verdict = i % 2 == 0 ? u"lost"_s : u"duplicated"_s;
        must(writer->endRun(run, end));
    }
    auto reader = openReader(log.path);
    const auto page = must(reader->runs(5, 10));
    QCOMPARE(page.size(), std::size_t(10));
    QCOMPARE(page.front().title, u"run 24 of 100%"_s);
    QCOMPARE(must(reader->runs(0, 100, u"example.com"_s)).size(), std::size_t(1));
    QCOMPARE(must(reader->runs(0, 100, u"duplicated"_s)).size(), std::size_t(15));
    QCOMPARE(must(reader->runs(0, 100, u"RUN 3 of"_s)).size(), std::size_t(1));
    QCOMPARE(must(reader->runs(0, 100, u"key_29"_s)).front().title, u"run 29 of 100%"_s);
    // Wildcards of SQL are plain text.
    QCOMPARE(must(reader->runs(0, 100, u"100%"_s)).size(), std::size_t(30));
    QVERIFY(must(reader->runs(0, 100, u"key%29"_s)).empty());
    QVERIFY(must(reader->runs(0, 100, u"keyx29"_s)).empty());
}

void RunReaderTest::unknownRunsAndAttempts()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 3);
    auto reader = openReader(log.path);
    QCOMPARE(reader->run(run + 1).error().code, ErrorCode::NotFound);
    QCOMPARE(reader->attempt(run, 4).error().code, ErrorCode::NotFound);
    QCOMPARE(reader->bodyFacts(run, 4).error().code, ErrorCode::NotFound);
    QCOMPARE(reader->inDoubt(run + 1).error().code, ErrorCode::NotFound);
    QVERIFY(must(reader->attempts(run, {}, 3, 10)).empty());
    QVERIFY(must(reader->attempts(run + 1, {}, 0, 10)).empty());
}

void RunReaderTest::ordersAndPages_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<bool>("isDescending");
    QTest::addColumn<qint64>("gap");
    const char* names[] = {"number", "operation", "released", "duration", "status", "outcome"};
    for (int order = 0; order < 6; ++order) {
        for (const bool isDescending : {false, true}) {
            for (const qint64 gap : {0, 17})
                QTest::addRow("%s %d gap %lld", names[order], isDescending, gap) << order << isDescending << gap;
        }
    }
}

void RunReaderTest::ordersAndPages()
{
    QFETCH(int, order);
    QFETCH(bool, isDescending);
    QFETCH(qint64, gap);
    const LogFolder log;
    std::vector<Attempt> attempts;
    const qint64 run = writeMixedRun(log.path, attempts, gap);
    AttemptQuery query;
    query.order = static_cast<Order>(order);
    query.descending = isDescending;
    std::stable_sort(attempts.begin(), attempts.end(), [&](const Attempt& left, const Attempt& right) {
        return sortValue(left, query.order) < sortValue(right, query.order);
    });
    if (isDescending)
        std::reverse(attempts.begin(), attempts.end());
    auto reader = openReader(log.path);
    std::vector<qint64> paged;
    for (qint64 offset = 0; offset < 300; offset += 70) {
        const auto page = numbersOf(*reader, run, query, offset, 70);
        paged.insert(paged.end(), page.begin(), page.end());
    }
    QCOMPARE(paged, numbersOf(attempts));
    QCOMPARE(must(reader->attemptCount(run, query)), qint64(attempts.size()));
}

void RunReaderTest::filters()
{
    const LogFolder log;
    std::vector<Attempt> attempts;
    const qint64 run = writeMixedRun(log.path, attempts);
    auto reader = openReader(log.path);
    AttemptQuery query;
    query.outcome = Outcome::Unknown;
    QCOMPARE(numbersOf(*reader, run, query),
             numbersWhere(attempts, [](const Attempt& a) { return a.outcome == Outcome::Unknown; }));
    query = {};
    query.kind = AttemptClass::Conflict;
    QCOMPARE(numbersOf(*reader, run, query),
             numbersWhere(attempts, [](const Attempt& a) { return a.kind == AttemptClass::Conflict; }));
    QVERIFY(must(reader->attemptCount(run, query)) > 0);
    query.operation = 3;
    query.outcome = Outcome::Responded;
    QCOMPARE(numbersOf(*reader, run, query), numbersWhere(attempts, [](const Attempt& a) {
                 return a.kind == AttemptClass::Conflict && a.operation == 3 && a.outcome == Outcome::Responded;
             }));
    query = {};
    query.operation = 5;
    query.order = Order::Duration;
    query.descending = true;
    QCOMPARE(must(reader->attemptCount(run, query)), 30);
    const auto sorted = must(reader->attempts(run, query, 0, 100));
    QVERIFY(std::is_sorted(sorted.begin(), sorted.end(), [](const Attempt& left, const Attempt& right) {
        return sortValue(left, Order::Duration) > sortValue(right, Order::Duration);
    }));
}

void RunReaderTest::textFilters_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("key") << u"KEY-29"_s;
    QTest::newRow("status") << u"404"_s;
    QTest::newRow("status class") << u"4"_s;
    QTest::newRow("connection") << u"13"_s;
    QTest::newRow("remote address") << u"10.0.0.3"_s;
    QTest::newRow("error") << u"resolve HOST"_s;
    QTest::newRow("wildcards") << u"100%_refused\\"_s;
    QTest::newRow("nothing") << u"0%0"_s;
}

void RunReaderTest::textFilters()
{
    QFETCH(QString, text);
    const LogFolder log;
    std::vector<Attempt> attempts;
    const qint64 run = writeMixedRun(log.path, attempts);
    AttemptQuery query;
    query.text = text;
    const auto has = [&](const QString& where) {
        return where.contains(text, Qt::CaseInsensitive);
    };
    const auto expected = numbersWhere(attempts, [&](const Attempt& attempt) {
        return has(QString::fromUtf8(attempt.key)) || has(attempt.error) ||
               has(QString::fromUtf8(attempt.connection.remote)) || QString::number(attempt.connection.id) == text ||
               (attempt.status > 0 && QString::number(attempt.status).startsWith(text));
    });
    auto reader = openReader(log.path);
    QCOMPARE(numbersOf(*reader, run, query), expected);
    QCOMPARE(must(reader->attemptCount(run, query)), qint64(expected.size()));
}

void RunReaderTest::runUnderWayGrows()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    const qint64 run = must(writer->beginRun(someRun()));
    auto reader = openReader(log.path);
    AttemptQuery query;
    query.order = Order::Duration;
    QCOMPARE(must(reader->attemptCount(run, query)), 0);
    // Outcomes come in the order in which they ended: 2 before 1.
    must(writer->addAttempts(run, {plainAttempt(2)}));
    QTRY_COMPARE(must(reader->attemptCount(run, query)), 1);
    QCOMPARE(numbersOf(*reader, run, {}), std::vector<qint64>{2});
    must(writer->addAttempts(run, {plainAttempt(1)}));
    QTRY_COMPARE(must(reader->attemptCount(run, query)), 2);
    QCOMPARE(numbersOf(*reader, run, {}), (std::vector<qint64>{1, 2}));
    must(writer->addAttempts(run, {plainAttempt(3)}));
    must(writer->endRun(run, {}));
    QCOMPARE(must(reader->attemptCount(run, query)), 3);
}

void RunReaderTest::forEachAttemptGivesAllInBatches()
{
    const LogFolder log;
    const qint64 run = writeRun(log.path, 2500);
    writeRun(log.path, 10);
    qint64 next = 1;
    int batches = 0;
    must(openReader(log.path)->forEachAttempt(run, [&](const std::vector<Attempt>& batch) {
        ++batches;
        for (const Attempt& attempt : batch) {
            QCOMPARE(attempt.number, next++);
            QCOMPARE(attempt.response.body, plainAttempt(attempt.number, attempt.operation).response.body);
        }
    }));
    QCOMPARE(next, 2501);
    QVERIFY(batches > 1);
}

void RunReaderTest::clientsWithoutEndAreInDoubt()
{
    const LogFolder log;
    auto writer = openLog(log.path);
    for (const RunState state : {RunState::Stopped, RunState::Interrupted, RunState::Finished}) {
        const qint64 run = must(writer->beginRun(someRun()));
        must(writer
                 ->commitIntents(run, {someIntent(0, 2, {"whole"}), someIntent(1, 2, {"half"}),
                                       someIntent(2, 1, {"none", "of it"}), someIntent(3, 1, {"retrying"})})
                 .get());
        Attempt retrying = plainAttempt(4, 3, 0);
        retrying.endsClient = false;
        must(writer->addAttempts(run, {plainAttempt(1, 0, 0), plainAttempt(2, 0, 1), plainAttempt(3, 1, 1), retrying}));
        auto reader = openReader(log.path);
        QVERIFY(must(reader->inDoubt(run)).empty());
        RunEnd end;
        end.state = state;
        must(writer->endRun(run, end));
        const auto doubtful = must(reader->inDoubt(run));
        if (state == RunState::Finished) {
            QVERIFY(doubtful.empty());
            continue;
        }
        QCOMPARE(doubtful.size(), std::size_t(3));
        QCOMPARE(doubtful[0].keys, std::vector<QByteArray>{"half"});
        QCOMPARE(doubtful[1].keys, (std::vector<QByteArray>{"none", "of it"}));
        QCOMPARE(doubtful[2].keys, std::vector<QByteArray>{"retrying"});
        QCOMPARE(doubtful[0].requestBody, someIntent(1, 2, {}).requestBody);
    }
}

QTEST_GUILESS_MAIN(RunReaderTest)
#include "runreader.moc"
