// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/command/commandwords.h"
#include "report/command/rerun.h"
#include "report/reproduction/reproduction.h"
#include "report/samples.h"

#include <QProcess>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// What a shell makes of it: the words it would call a program with.
QStringList wordsOf(const QString& command)
{
    QProcess shell;
    shell.start(u"sh"_s, {u"-c"_s, u"IDEMSCOPE_SECRET_TOKEN='a \"b'; for w in "_s + command +
                                       u"; do printf '%s\\0' \"$w\"; done"_s});
    shell.waitForFinished();
    QStringList words = QString::fromUtf8(shell.readAllStandardOutput()).split(QChar::Null);
    words.removeLast();
    return words;
}

bool isShell(const QString& script)
{
    QProcess shell;
    shell.start(u"sh"_s, {u"-n"_s});
    shell.write(script.toUtf8());
    shell.closeWriteChannel();
    shell.waitForFinished();
    return shell.exitCode() == 0 && shell.readAllStandardError().isEmpty();
}

}

class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsOneWord_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString& text :
             {u"plain"_s, u"two words"_s, u"it's"_s, u"$HOME `id` \\ \"x\""_s, u"a\nb"_s, u""_s, u"{\"amount\":1}"_s,
              u"中文"_s, u"*"_s, u"!x"_s, u"#x"_s, u"~"_s, u"-x"_s, u"a;b|c&d>e"_s, u"a\tb\r\nc"_s,
              u"\u001b[31m ' \" $ \\"_s, u"a\u202eb"_s, u"%s %%"_s})
            QTest::newRow(qPrintable(text)) << text;
    }

    void everyTextIsOneWord()
    {
        QFETCH(QString, text);
        QCOMPARE(wordsOf(shellWord(text)), QStringList{text});
    }

    /// Pasted into a terminal, a text neither completes, nor clears, nor turns, nor finds a command of the history.
    void aWordCanBePasted()
    {
        for (const QString& text : {u"a\tb\rc"_s, u"\u001b[2J"_s, u"\u202e"_s, u"a!b ‹secret token›"_s}) {
            const QString word = shellWord(text);
            for (const QChar mark : u"\t\r\u001b\u202e"_s)
                QVERIFY2(!word.contains(mark), qPrintable(word));
            QVERIFY2(!word.contains(u"a!b"_s), qPrintable(word));
        }
        QCOMPARE(wordsOf(shellWord(u"a!b\t‹secret token›!"_s)), QStringList{u"a!b\ta \"b!"_s});
    }

    void aCommandNamesItsSecrets()
    {
        const QString command = rerunCommand(*samples::auditReport().audit);
        QCOMPARE(secretsOf(command), QStringList{u"IDEMSCOPE_SECRET_TOKEN"_s});
        QCOMPARE(secretsOf(u"idemscope send 'https://x/'"_s), QStringList());
    }

    void anAuditIsToldAgainWhatItWasTold()
    {
        AuditReport audit = *samples::auditReport().audit;
        audit.bounds = {{u"race"_s, u"replay.marker"_s}, {u"race.replicas"_s}, 3, 5, {1000, 2000}};
        const QStringList all = wordsOf(rerunCommand(audit));
        const auto valueOf = [](const QStringList& words, const QString& option) {
            return words.value(words.indexOf(option) + 1);
        };
        QCOMPARE(valueOf(all, u"--check"_s), u"race,replay.marker"_s);
        QCOMPARE(valueOf(all, u"--skip"_s), u"race.replicas"_s);
        QCOMPARE(valueOf(all, u"--rounds"_s), u"3"_s);
        QCOMPARE(valueOf(all, u"--clients"_s), u"5"_s);
        QCOMPARE(all.count(u"--age-ms"_s), 2);
        const QString line = rerunCommand(audit, u"race.same-key"_s, CommandForm::Line);
        QVERIFY(!line.contains(u'\n'));
        QCOMPARE(valueOf(wordsOf(line), u"--check"_s), u"race.same-key"_s);
        QVERIFY(!wordsOf(line).contains(u"--skip"_s));
        QCOMPARE(wordsOf(line), wordsOf(rerunCommand(audit, u"race.same-key"_s)));
    }

    void aSecretComesFromTheEnvironment()
    {
        QCOMPARE(wordsOf(shellWord(u"Bearer ‹secret token› $x"_s)), QStringList{u"Bearer a \"b $x"_s});
        CommandWords words({u"token"_s});
        words.add(u"-H"_s, u"X: {{token}} {{other}}"_s);
        QCOMPARE(wordsOf(words.text()), (QStringList{u"-H"_s, u"X: a \"b {{other}}"_s}));
    }

    void aRunIsFiredAgainAsItWas()
    {
        const QStringList words = wordsOf(rerunCommand(*samples::runReport().run));
        QCOMPARE(words.mid(0, 3), (QStringList{u"idemscope"_s, u"burst"_s, u"{{baseUrl}}/payments"_s}));
        const auto follows = [&words](const QString& option, const QString& value) {
            for (qsizetype i = words.indexOf(option); i >= 0; i = words.indexOf(option, i + 1)) {
                if (words.value(i + 1) == value)
                    return true;
            }
            return false;
        };
        QVERIFY(follows(u"-X"_s, u"POST"_s));
        QVERIFY(follows(u"-H"_s, u"Authorization: Bearer a \"b"_s));
        QVERIFY(follows(u"-d"_s, u"{\"amount\":1000,\"reference\":\"it's {{operation}}\"}"_s));
        QVERIFY(follows(u"--probe"_s, u"{{baseUrl}}/payments?reference={{operation}}"_s));
        QVERIFY(follows(u"--probe-count"_s, u"$[*]"_s));
        QVERIFY(follows(u"--set"_s, u"baseUrl=http://127.0.0.1:8080"_s));
        QVERIFY(follows(u"--operations"_s, u"10"_s));
        QVERIFY(follows(u"--seed"_s, u"4021"_s));
        QVERIFY(!words.contains(u"--yes"_s));
        QVERIFY(!words.contains(u"--retries"_s));
    }

    void certificatesOfHostsAreNamedAgain()
    {
        RunReport run = *samples::runReport().run;
        run.setup.request.transport.hostCertificates = {{u"*.example"_s, u"c.pem"_s, u"k.pem"_s, {}},
                                                        {u"b.example"_s, u"b.p12"_s, {}, u"{{other}}"_s}};
        const QStringList words = wordsOf(rerunCommand(run));
        const qsizetype first = words.indexOf(u"--host-cert"_s);
        QCOMPARE(words.value(first + 1), u"*.example=c.pem,k.pem"_s);
        QCOMPARE(words.mid(first + 2, 2), (QStringList{u"--host-cert"_s, u"b.example=b.p12,,{{other}}"_s}));
    }

    void aDeliveryIsSentAgainAsItWas()
    {
        const QString command = rerunCommand(*samples::deliveryReport().delivery);
        QVERIFY(command.startsWith(u"idemscope delivery "_s));
        const QStringList words = wordsOf(command);
        const auto valueOf = [&words](const QString& option) {
            return words.value(words.indexOf(option) + 1);
        };
        QCOMPARE(valueOf(u"--discipline"_s), u"exactly-once"_s);
        QCOMPARE(valueOf(u"--messages"_s), u"10"_s);
        QCOMPARE(valueOf(u"--lose"_s), u"0"_s);
        QCOMPARE(valueOf(u"--lose-ack"_s), u"20"_s);
        QCOMPARE(valueOf(u"--seed"_s), u"4021"_s);
    }

    void anotherMachineNeedsYes()
    {
        ReportData data = samples::runReport();
        data.run->target = u"https://api.example.com"_s;
        QVERIFY(rerunCommand(*data.run).endsWith(u"--yes"_s));
    }

    void aCheckIsPutAgainByItsAudit()
    {
        const QString command = rerunCommand(*samples::auditReport().audit, u"race.same-key"_s);
        QVERIFY(command.startsWith(u"idemscope audit "_s));
        QVERIFY(command.contains(u"--check race.same-key"_s));
    }

    void aReproductionIsAScriptWithFreshKeysAndNoSecret()
    {
        ReportData data = samples::auditReport();
        for (ReportExchange& exchange : data.audit->evidence.at(u"race.same-key"_s).reproduction) {
            exchange.attempt.requestHead.replace("Content-Type",
                                                 "Authorization: Bearer ‹secret token›\r\nContent-Type");
            exchange.attempt.requestBody = "{\"reference\":\"token-of-operation-2\",\"note\":\"it's $5\"}";
        }
        const QString script = reproductionScript(*data.audit, u"race.same-key"_s);
        QVERIFY(isShell(script));
        QVERIFY(!script.contains(u"3f0c1c0a"_s) && !script.contains(u"token-of-operation"_s));
        QCOMPARE(script.count(u"attempt "_s + u'1') + script.count(u"attempt 5"_s), 2);
        for (const QString& part :
             {u"KEY1=$(fresh)"_s, u"${KEY1}"_s, u"${OPERATION1}"_s, u"Bearer ${IDEMSCOPE_SECRET_TOKEN}"_s,
              u"payments?reference=${OPERATION1}"_s, u"wait"_s})
            QVERIFY2(script.contains(part), qPrintable(part + u'\n' + script));
        const QString markdown = reproductionMarkdown(*data.audit, u"race.same-key"_s);
        QVERIFY(markdown.startsWith(u"### race.same-key: 10 clients with one key made 3 payments"_s));
        QVERIFY(markdown.contains(u"```sh\n#!/bin/sh"_s));
    }

    void aRaceIsTriedUntilItShows()
    {
        const QString script = reproductionScript(*samples::auditReport().audit, u"race.same-key"_s);
        for (const QString& part : {u"matter of chance"_s, u"answers 5\n"_s, u"[ \"$effects\" -gt 1 ]"_s,
                                    u"effects: $effects, expected: 1"_s, u"print(len(value))"_s})
            QVERIFY2(script.contains(part), qPrintable(part + u'\n' + script));
        QVERIFY(!script.contains(u"hang_up"_s));
    }

    void whatIsNotCountedByAShellIsShown()
    {
        ReportData data = samples::auditReport();
        data.audit->setup.request.contract.probes[0].jsonPath = u"$[?@.amount > 1]"_s;
        const QString script = reproductionScript(*data.audit, u"race.same-key"_s);
        QVERIFY(isShell(script));
        QVERIFY2(script.contains(u"count of $[?@.amount > 1] in this answer"_s), qPrintable(script));
        QVERIFY(!script.contains(u"try()"_s));
    }

    void aHangUpComesOnceTheRequestIsSent()
    {
        ReportData data = samples::auditReport();
        Attempt& attempt = data.audit->evidence.at(u"race.same-key"_s).reproduction.front().attempt;
        attempt.outcome = Outcome::Unknown;
        attempt.abandonedAt = WirePoint::AfterRequest;
        attempt.requestBody = "{\"reference\":\"" + attempt.key + "\"}";
        const QString script = reproductionScript(*data.audit, u"race.same-key"_s);
        QVERIFY(isShell(script));
        // The fresh key has 36 bytes, whatever the old one had.
        QVERIFY2(script.contains(u"hang_up 1 %1 "_s.arg(16 + 36)), qPrintable(script));
        QVERIFY(!script.section(u"attempt 2 "_s, 0, 0).contains(u"--max-time"_s));
        attempt.abandonedAt = WirePoint::AfterHeaders;
        QVERIFY(reproductionScript(*data.audit, u"race.same-key"_s).contains(u"hang_up 1 %1 "_s.arg(16 + 37)));
        attempt.abandonedAt.reset();
        QVERIFY(reproductionScript(*data.audit, u"race.same-key"_s).contains(u"--max-time"_s));
    }

    void whatNoAttemptShowsHasNoReproduction()
    {
        QVERIFY(reproductionScript(*samples::auditReport().audit, u"expiry.window"_s).isEmpty());
        QVERIFY(reproductionMarkdown(*samples::auditReport().audit, u"no.such-check"_s).isEmpty());
        QVERIFY(!reproductionScript(*samples::runReport().run).isEmpty());
    }
};

QTEST_GUILESS_MAIN(CommandsTest)
#include "commands.moc"
