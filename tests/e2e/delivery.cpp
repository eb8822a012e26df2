// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A consumer and what it takes to push messages to it.
struct Consumer
{
    explicit Consumer(const QStringList& options)
        : sandbox(QStringList{u"--port"_s, u"0"_s} + options)
    {
    }

    QStringList arguments(const QStringList& more) const
    {
        return QStringList{u"delivery"_s,
                           sandbox.url() + u"/events"_s,
                           u"-d"_s,
                           uR"({"amount":1000,"reference":"{{operation}}"})"_s,
                           u"--probe"_s,
                           sandbox.url() + u"/events?reference={{operation}}"_s,
                           u"--probe-count"_s,
                           u"$[*]"_s,
                           u"--settle-ms"_s,
                           u"200"_s,
                           u"--seed"_s,
                           u"7"_s,
                           u"--json"_s,
                           u"--store"_s,
                           store} +
               more;
    }

    Ended deliver(const QStringList& more = {u"--messages"_s, u"40"_s}) const { return runProgram(arguments(more)); }
    Ended history(const QStringList& more) const
    {
        return runProgram(QStringList{u"history"_s} + more + QStringList{u"--json"_s, u"--store"_s, store});
    }

    QTemporaryDir dir;
    QString store = dir.filePath(u"runs.sqlite"_s);
    ServerProcess sandbox;
};

QJsonObject cellOf(const QJsonObject& document, const QString& discipline, const QString& fault)
{
    for (const QJsonValue& cell : document[u"cells"_s].toArray()) {
        if (cell[u"discipline"_s].toString() == discipline && cell[u"fault"_s].toString() == fault)
            return cell.toObject();
    }
    return {};
}

QString claimOf(const QJsonObject& document, const QString& discipline)
{
    for (const QJsonValue& claim : document[u"claims"_s].toArray()) {
        if (claim[u"discipline"_s].toString() == discipline)
            return claim[u"claim"_s].toString();
    }
    return {};
}

}

/// `idemscope delivery` as scripts see it (CLI.md).
class DeliveryTest : public QObject
{
    Q_OBJECT

private slots:
    void consumersThatDeduplicateBearOutEveryClaim_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const char* strategy : {"dedup-table", "redis-ttl", "natural"})
            QTest::newRow(strategy) << QString::fromLatin1(strategy);
    }
    void consumersThatDeduplicateBearOutEveryClaim()
    {
        QFETCH(const QString, strategy);
        const Consumer consumer({u"--strategy"_s, strategy});
        const Ended ended = consumer.deliver(
            {u"--messages"_s, u"40"_s, u"--lose"_s, u"20"_s, u"--lose-ack"_s, u"20"_s, u"--duplicate"_s, u"20"_s});
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        const QJsonObject document = ended.json();
        QCOMPARE(document[u"cells"_s].toArray().size(), 15);
        for (const QString& discipline : {u"at-most-once"_s, u"at-least-once"_s, u"exactly-once"_s})
            QCOMPARE(claimOf(document, discipline), u"supported"_s);
        QVERIFY(cellOf(document, u"at-most-once"_s, u"loss"_s)[u"lost"_s].toInt() > 0);
        QCOMPARE(cellOf(document, u"exactly-once"_s, u"all"_s)[u"exactly_once"_s].toInt(), 40);
        // Without its id a repeat is a new message, but for a consumer that knows what it is about.
        const int duplicated = cellOf(document, u"at-least-once"_s, u"ack-loss"_s)[u"duplicated"_s].toInt();
        QCOMPARE(duplicated > 0, strategy != u"natural"_s);
    }

    void aConsumerThatDoesNotRefutesThem()
    {
        const Consumer consumer({u"--strategy"_s, u"none"_s});
        const Ended ended = consumer.deliver();
        QVERIFY2(ended.exitCode == 1, ended.output + ended.errors);
        const QJsonObject document = ended.json();
        QCOMPARE(document[u"cells"_s].toArray().size(), 18);
        QCOMPARE(claimOf(document, u"at-most-once"_s), u"refuted"_s); // the channel delivers twice
        QCOMPARE(claimOf(document, u"at-least-once"_s), u"supported"_s);
        QCOMPARE(claimOf(document, u"exactly-once"_s), u"refuted"_s);
        const QJsonObject quiet = cellOf(document, u"exactly-once"_s, u"none"_s);
        QCOMPARE(quiet[u"exactly_once"_s].toInt(), 40);
        QCOMPARE(quiet[u"claim"_s].toString(), u"supported"_s);
        for (const QJsonValue& cell : document[u"cells"_s].toArray())
            QCOMPARE(cell[u"exactly_once"_s].toInt() + cell[u"lost"_s].toInt() + cell[u"duplicated"_s].toInt(), 40);
    }

    void onlyWhatIsAskedForIsSent()
    {
        const Consumer consumer({u"--strategy"_s, u"dedup-table"_s});
        const Ended ended = consumer.deliver(
            {u"--messages"_s, u"30"_s, u"--discipline"_s, u"exactly-once"_s, u"--lose-ack"_s, u"50"_s});
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        const QJsonObject document = ended.json();
        QCOMPARE(document[u"claims"_s].toArray().size(), 1);
        QCOMPARE(document[u"cells"_s].toArray().size(), 2);
        QVERIFY(cellOf(document, u"exactly-once"_s, u"ack-loss"_s)[u"attempts"_s].toInt() > 40);
    }

    void theSameSeedStrikesTheSameMessages()
    {
        const Consumer consumer({u"--strategy"_s, u"none"_s});
        const QStringList once{u"--messages"_s, u"40"_s, u"--discipline"_s, u"at-most-once"_s,
                               u"--lose"_s,     u"30"_s, u"--duplicate"_s,  u"30"_s};
        const QJsonObject one = consumer.deliver(once).json();
        const QJsonObject other = consumer.deliver(once).json();
        for (const QString& fault : {u"loss"_s, u"duplication"_s, u"all"_s}) {
            for (const QString& figure : {u"lost"_s, u"duplicated"_s, u"exactly_once"_s})
                QCOMPARE(cellOf(one, u"at-most-once"_s, fault)[figure],
                         cellOf(other, u"at-most-once"_s, fault)[figure]);
        }
    }

    void aConsumerThatWantsAnIdGetsOneAlways()
    {
        const Consumer consumer({u"--strategy"_s, u"unique-key"_s, u"--like"_s, u"square"_s});
        const Ended ended = runProgram({u"delivery"_s,
                                        consumer.sandbox.url() + u"/payments"_s,
                                        u"-d"_s,
                                        uR"({"amount":1000,"currency":"EUR","reference":"{{operation}}"})"_s,
                                        u"--probe"_s,
                                        consumer.sandbox.url() + u"/payments?reference={{operation}}"_s,
                                        u"--probe-count"_s,
                                        u"$[*]"_s,
                                        u"--settle-ms"_s,
                                        u"200"_s,
                                        u"--messages"_s,
                                        u"20"_s,
                                        u"--discipline"_s,
                                        u"at-least-once"_s,
                                        u"--lose-ack"_s,
                                        u"40"_s,
                                        u"--key-in"_s,
                                        u"json:/idempotency_key"_s,
                                        u"--json"_s,
                                        u"--store"_s,
                                        consumer.store});
        QVERIFY2(ended.exitCode == 0, ended.output + ended.errors);
        QCOMPARE(ended.json()[u"notes"_s].toArray().size(), 1);
        QVERIFY(ended.json()[u"cells"_s][0][u"carries_id"_s].toBool());
    }

    void theHistoryKnowsItAsOneEntry()
    {
        const Consumer consumer({u"--strategy"_s, u"dedup-table"_s});
        const QString csv = consumer.dir.filePath(u"cells.csv"_s);
        const Ended ended =
            consumer.deliver({u"--messages"_s, u"10"_s, u"--lose"_s, u"20"_s, u"--report"_s, u"csv="_s + csv});
        QCOMPARE(ended.exitCode, 0);
        const QString id = QString::number(ended.json()[u"delivery"_s][u"id"_s].toInteger());
        const QJsonArray runs = consumer.history({u"list"_s}).json()[u"runs"_s].toArray();
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runs[0][u"kind"_s].toString(), u"delivery"_s);
        QCOMPARE(runs[0][u"verdict"_s].toString(), u"supported"_s);
        QCOMPARE(runs[0][u"attempts"_s], ended.json()[u"delivery"_s][u"attempts"_s]);
        QVERIFY(consumer.history({u"list"_s, u"--all"_s}).json()[u"runs"_s].toArray().size() > 6);
        const QJsonObject shown = consumer.history({u"show"_s, id}).json();
        QCOMPARE(shown[u"cells"_s], ended.json()[u"cells"_s]);
        const Ended report = runProgram({u"report"_s, id, u"--format"_s, u"csv"_s, u"--store"_s, consumer.store});
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(report.output, file.readAll());
        QCOMPARE(report.output.count('\n'), 7); // a head and six cells
        QCOMPARE(consumer.history({u"delete"_s, id}).exitCode, 0);
        QVERIFY(consumer.history({u"list"_s, u"--all"_s}).json()[u"runs"_s].toArray().isEmpty());
    }

    void everyFormatIsWritten()
    {
        const Consumer consumer({u"--strategy"_s, u"none"_s});
        const QStringList formats{u"html"_s, u"pdf"_s, u"junit"_s, u"json"_s, u"csv"_s, u"har"_s, u"md"_s};
        QStringList options{u"--messages"_s, u"10"_s, u"--lose-ack"_s, u"50"_s};
        for (const QString& format : formats)
            options += {u"--report"_s, format + u'=' + consumer.dir.filePath(u"delivery."_s + format)};
        const Ended ended = consumer.deliver(options);
        QVERIFY2(ended.exitCode == 1, ended.errors);
        const auto contents = [&](const QString& format) {
            QFile file(consumer.dir.filePath(u"delivery."_s + format));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(contents(u"html"_s).contains("Discipline by fault"));
        QVERIFY(contents(u"pdf"_s).startsWith("%PDF-"));
        QVERIFY(contents(u"junit"_s).contains("name=\"exactly-once: ack-loss\""));
        const QJsonObject document = QJsonDocument::fromJson(contents(u"json"_s)).object();
        QCOMPARE(document[u"cells"_s], ended.json()[u"cells"_s]);
        QVERIFY(!document[u"exchanges"_s][u"exactly-once: ack-loss"_s].toArray().isEmpty());
        QCOMPARE(contents(u"csv"_s).count('\n'), 7);
        qsizetype attempts = 0; // of the cells alone: one was sent to see that the consumer can be counted at
        for (const QJsonValue& cell : document[u"cells"_s].toArray())
            attempts += cell[u"attempts"_s].toInt();
        QCOMPARE(QJsonDocument::fromJson(contents(u"har"_s))[u"log"_s][u"entries"_s].toArray().size(), attempts);
        QVERIFY(contents(u"md"_s).startsWith("# Delivery 1: POST /events"));
        const QString id = QString::number(document[u"delivery"_s][u"id"_s].toInteger());
        QCOMPARE(runProgram({u"report"_s, id, u"--compare"_s, id, u"--store"_s, consumer.store}).exitCode, 2);
        QCOMPARE(runProgram({u"report"_s, id, u"--reproduction"_s, u"--store"_s, consumer.store}).exitCode, 2);
    }

    void aStepOfGitHubGetsASummaryAndAnnotations()
    {
        const Consumer consumer({u"--strategy"_s, u"none"_s});
        const QString summary = consumer.dir.filePath(u"summary.md"_s);
        const Ended ended = runProgram(consumer.arguments({u"--messages"_s, u"10"_s, u"--lose-ack"_s, u"50"_s}),
                                       {u"GITHUB_ACTIONS=true"_s, u"GITHUB_STEP_SUMMARY="_s + summary});
        QVERIFY2(ended.errors.contains("::error title=exactly-once%3A ack-loss::"), ended.errors);
        QFile file(summary);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("# Delivery 1: POST /events"));
    }

    void oneThatIsKilledKeepsTheCellsCountedSoFar()
    {
        const Consumer consumer({u"--strategy"_s, u"dedup-table"_s});
        QProcess process;
        process.start(qEnvironmentVariable("IDEMSCOPE_BINARY"), consumer.arguments({u"--messages"_s, u"400"_s}));
        const auto counted = [&] {
            qsizetype cells = 0;
            for (const QJsonValue& cell : consumer.history({u"show"_s, u"1"_s}).json()[u"cells"_s].toArray())
                cells += cell[u"runs"_s].toArray().isEmpty() ? 0 : 1;
            return cells;
        };
        QTRY_VERIFY_WITH_TIMEOUT(counted() > 0, 60'000);
        process.kill();
        QVERIFY(process.waitForFinished());
        const QJsonObject shown = consumer.history({u"show"_s, u"1"_s}).json();
        QCOMPARE(shown[u"delivery"_s][u"state"_s].toString(), u"interrupted"_s);
        QVERIFY(shown[u"delivery"_s][u"attempts"_s].toInt() > 0);
        const QJsonArray cells = shown[u"cells"_s].toArray();
        QCOMPARE(cells.size(), 18);
        for (const QJsonValue& cell : cells) {
            const bool isCounted = !cell[u"runs"_s].toArray().isEmpty();
            QCOMPARE(cell[u"exactly_once"_s].isNull(), !isCounted);
            QVERIFY(isCounted || cell[u"claim"_s].toString() == u"undecided"_s);
        }
        QCOMPARE(shown[u"notes"_s].toArray().size(), 1);
        const Ended text = runProgram({u"history"_s, u"show"_s, u"1"_s, u"--store"_s, consumer.store});
        QVERIFY2(text.output.contains("of 18 cells were counted"), text.output);
    }

    void withoutAProbeNothingIsSaid()
    {
        const Consumer consumer({u"--strategy"_s, u"dedup-table"_s});
        const Ended ended = runProgram({u"delivery"_s, consumer.sandbox.url() + u"/events"_s, u"-d"_s, u"{}"_s,
                                        u"--messages"_s, u"5"_s, u"--json"_s, u"--store"_s, consumer.store});
        QVERIFY2(ended.exitCode == 3, ended.output + ended.errors);
        QCOMPARE(claimOf(ended.json(), u"exactly-once"_s), u"undecided"_s);
        QVERIFY(ended.json()[u"cells"_s][0][u"lost"_s].isNull());
    }

    void wrongUsageIsNamedAndNothingIsSent_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        const auto row = [](const QStringList& arguments, const QString& named) {
            QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << named;
        };
        row({u"--discipline"_s, u"twice"_s}, u"--discipline twice"_s);
        row({u"--messages"_s, u"0"_s}, u"--messages"_s);
        row({u"--lose"_s, u"101"_s}, u"--lose"_s);
        row({u"--lose-ack"_s, u"-1"_s}, u"--lose-ack"_s);
        row({u"--duplicate"_s, u"often"_s}, u"--duplicate"_s);
        row({u"--reorder"_s, u"1e9"_s}, u"--reorder"_s);
        row({u"--seed"_s, u"x"_s}, u"--seed"_s);
        row({u"--discipline"_s, u"exactly-once"_s, u"--key-in"_s, u"none"_s}, u"--key-in"_s);
    }
    void wrongUsageIsNamedAndNothingIsSent()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, named);
        const QTemporaryDir dir;
        const Ended ended = runProgram(
            QStringList{u"delivery"_s, u"http://127.0.0.1:1/"_s, u"--store"_s, dir.filePath(u"runs.sqlite"_s)} +
            arguments);
        QVERIFY2(ended.exitCode == 2, ended.output + ended.errors);
        QVERIFY2(ended.errors.contains(named.toUtf8()), ended.errors);
        QCOMPARE(ended.output, QByteArray());
        QVERIFY(QDir(dir.path()).isEmpty());
    }

    void anotherMachineIsNotStruckUnasked()
    {
        const QTemporaryDir dir;
        const QStringList base{u"delivery"_s, u"http://consumer.example/"_s, u"--store"_s,
                               dir.filePath(u"runs.sqlite"_s)};
        const Ended many = runProgram(base + QStringList{u"--yes"_s});
        QCOMPARE(many.exitCode, 2);
        QVERIFY(many.errors.contains("--max-attempts"));
        const Ended unasked = runProgram(base + QStringList{u"--max-attempts"_s, u"1000000"_s});
        QCOMPARE(unasked.exitCode, 2);
        QVERIFY(unasked.errors.contains("--yes"));
        QVERIFY(QDir(dir.path()).isEmpty());
    }

    void aConsumerThatIsNotThereIsSaidSo()
    {
        const QTemporaryDir dir;
        const Ended ended =
            runProgram({u"delivery"_s, u"http://127.0.0.1:1/"_s, u"--store"_s, dir.filePath(u"runs.sqlite"_s)});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY(ended.errors.contains("no answer"));
    }
};

QTEST_GUILESS_MAIN(DeliveryTest)
#include "delivery.moc"
