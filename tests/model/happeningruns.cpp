// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/happeningruns.h"

#include "base/random.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// What happened to every attempt, as a short text.
class HappeningRunsTest : public QObject
{
    Q_OBJECT

private slots:
    void aTextComesBackAsItWas()
    {
        Random random{7};
        for (int round = 0; round < 200; ++round) {
            AttemptHappenings happenings(size_t(random.next() % 50));
            for (auto& happening : happenings) {
                const auto drawn = int(random.next() % (happeningCount + 1));
                happening = drawn == happeningCount ? std::nullopt : std::optional(Happening(drawn));
            }
            QCOMPARE(unpackHappenings(packHappenings(happenings)), happenings);
        }
    }
    void equalOnesAreShort()
    {
        QCOMPARE(packHappenings(AttemptHappenings(1'000'000, Happening::Executed)), u"E1000000"_s);
        QCOMPARE(packHappenings({Happening::Executed, Happening::Replay, Happening::Replay}), u"ER2"_s);
    }
    void foreignTextsGiveNothing_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"E0", "x", "3", "E3x", "E99999999999999999999", "E200000000", "E100000000R"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void foreignTextsGiveNothing()
    {
        QFETCH(QString, text);
        QVERIFY(unpackHappenings(text).empty());
    }
};

QTEST_GUILESS_MAIN(HappeningRunsTest)
#include "happeningruns.moc"
