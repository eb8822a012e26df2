// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// `idemscope profiles`: what is right for families of APIs, listed, shown and copied.
class ProfilesCommandTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    Ended run(const QStringList& arguments) const
    {
        return runProgram(QStringList{u"profiles"_s} + arguments,
                          {u"XDG_DATA_HOME="_s + m_folder->filePath(u"data"_s)});
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    void theListNamesEveryProfile()
    {
        const Ended listed = run({u"list"_s});
        QCOMPARE(listed.exitCode, 0);
        const QJsonObject document = run({u"list"_s, u"--json"_s}).json();
        const QJsonArray profiles = document.value("profiles"_L1).toArray();
        QCOMPARE(profiles.size(), 9);
        for (const QJsonValue& profile : profiles) {
            QVERIFY(listed.output.contains(profile["name"_L1].toString().toUtf8()));
            QVERIFY(listed.output.contains(profile["title"_L1].toString().toUtf8()));
            QVERIFY(profile["shipped"_L1].toBool());
        }
        QVERIFY(!document.value("folder"_L1).toString().isEmpty());
    }

    void whatIsShownHasItsSources()
    {
        const Ended shown = run({u"show"_s, u"stripe"_s});
        QCOMPARE(shown.exitCode, 0);
        for (const char* text : {"twin-conflict", "409", "docs.stripe.com/api/errors", "unsure", "86400000 ms", "255"})
            QVERIFY2(shown.output.contains(text), text);
        const QJsonObject document = run({u"show"_s, u"stripe"_s, u"--json"_s}).json();
        QCOMPARE(document.value("longestKey"_L1).toInt(), 255);
        QVERIFY(run({u"show"_s, u"ietf-draft-07"_s}).output.contains("expired"));
    }

    void aCopyIsAProfileOfItsOwn()
    {
        const QString own = run({u"list"_s, u"--json"_s}).json().value("folder"_L1).toString();
        const QString file = own + u"/mine.json"_s;
        QCOMPARE(run({u"copy"_s, u"azure"_s, file}).exitCode, 0);
        QCOMPARE(run({u"copy"_s, u"stripe"_s, file}).exitCode, 2);
        const QJsonObject document = run({u"show"_s, u"mine"_s, u"--json"_s}).json();
        QCOMPARE(document.value("name"_L1).toString(), u"mine"_s);
        QVERIFY(document.value("title"_L1).toString().contains(u"Azure"_s));
        QVERIFY(run({u"list"_s}).output.contains("mine"));
        // Every command takes it by its name.
        const QStringList send{u"send"_s, u"http://127.0.0.1:1/"_s, u"--profile"_s, u"mine"_s, u"--json"_s};
        const Ended sent = runProgram(send, {u"XDG_DATA_HOME="_s + m_folder->filePath(u"data"_s)});
        QVERIFY2(!sent.errors.contains("mine"), sent.errors);
    }

    void faultsAreNamedWithTheirPlace()
    {
        const QString path = m_folder->filePath(u"wrong.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"name":"wrong","expectations":[{"practice":"twin-waits","stance":"must"}]})");
        file.close();
        const Ended ended = run({u"show"_s, path});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.errors.contains("wrong.json") && ended.errors.contains("expectations[0].stance"), ended.errors);
        QCOMPARE(ended.output, QByteArray());
    }

    void wrongUsageIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("none") << QStringList{};
        QTest::newRow("unknown") << QStringList{u"edit"_s};
        QTest::newRow("no name") << QStringList{u"show"_s};
        QTest::newRow("no file") << QStringList{u"copy"_s, u"stripe"_s};
        QTest::newRow("too many") << QStringList{u"list"_s, u"stripe"_s};
        QTest::newRow("nobody") << QStringList{u"show"_s, u"nobody"_s};
    }
    void wrongUsageIsSaid()
    {
        QFETCH(const QStringList, arguments);
        const Ended ended = run(arguments);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(!ended.errors.isEmpty());
        QCOMPARE(ended.output, QByteArray());
    }
};

QTEST_GUILESS_MAIN(ProfilesCommandTest)
#include "profiles.moc"
