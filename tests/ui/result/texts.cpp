// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/attempttext.h"
#include "report/bytestext.h"
#include "report/checktext.h"
#include "report/linediff.h"
#include "report/numbertext.h"
#include "report/words.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QString applied(const std::vector<DiffLine>& lines, DiffLine::Kind without)
{
    QStringList kept;
    for (const DiffLine& line : lines) {
        if (line.kind != without)
            kept.append(line.text);
    }
    return kept.join(u'\n');
}

qsizetype changes(const std::vector<DiffLine>& lines)
{
    return std::count_if(lines.begin(), lines.end(),
                         [](const DiffLine& line) { return line.kind != DiffLine::Kind::Same; });
}

}

class TextsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aRemarkAloneDoesNotMakeAnAuditUnsafe()
    {
        AuditScore score;
        score.pass = 20;
        QVERIFY(auditSentence(score, false).startsWith(u"Safe to retry"_s));
        score.fail = score.remarks = 1;
        QVERIFY(auditSentence(score, false).startsWith(u"Safe to retry"_s));
        score.fail = 2;
        QVERIFY(auditSentence(score, false).startsWith(u"Not safe to retry"_s));
    }

    void anOverlapSaysThatItHoldsWhatWasGivenUp()
    {
        Figures figures;
        figures.overlap = 2;
        QCOMPARE(overlapText(figures), u"2"_s);
        figures.unknown = 1;
        QVERIFY(overlapText(figures).startsWith(u"2 (attempts that were given up included"_s));
        figures.overlap = 1;
        QCOMPARE(overlapText(figures), u"1"_s);
    }

    void durationsReadInTheirUnit_data()
    {
        QTest::addColumn<qint64>("us");
        QTest::addColumn<QString>("text");
        QTest::newRow("not reached") << qint64(-1) << u"–"_s;
        QTest::newRow("µs") << qint64(87) << u"87 µs"_s;
        QTest::newRow("part of a ms") << qint64(310) << u"0.31 ms"_s;
        QTest::newRow("ms") << qint64(46'240) << u"46.2 ms"_s;
        QTest::newRow("s") << qint64(1'250'000) << u"1.25 s"_s;
        QTest::newRow("min") << qint64(185'000'000) << u"3 min 5 s"_s;
    }
    void durationsReadInTheirUnit()
    {
        QFETCH(qint64, us);
        QTEST(durationText(us), "text");
    }

    void agesAreShort()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QCOMPARE(agoText(now.addSecs(-5).toString(Qt::ISODateWithMs)), u"now"_s);
        QCOMPARE(agoText(now.addSecs(-125).toString(Qt::ISODateWithMs)), u"2 min"_s);
        QCOMPARE(agoText(now.addSecs(-3 * 3600 - 5).toString(Qt::ISODateWithMs)), u"3 h"_s);
        QCOMPARE(agoText(u"no date"_s), QString());
    }

    void bytesAreDecodedByTheirCharset_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("hasNote");
        QTest::newRow("utf-8 by default") << QByteArray("Gr\xc3\xbc\xc3\x9f"
                                                        "e")
                                          << QByteArray() << u"Grüße"_s << false;
        QTest::newRow("latin-1") << QByteArray("Gr\xfc\xdf"
                                               "e")
                                 << QByteArray("text/plain; charset=ISO-8859-1") << u"Grüße"_s << false;
        QTest::newRow("quoted, upper case")
            << QByteArray("\xc3\xbc") << QByteArray("text/plain; Charset=\"UTF-8\"; x=y") << u"ü"_s << false;
        QTest::newRow("utf-16le") << QByteArray("a\0b\0", 4) << QByteArray("text/plain;charset=utf-16le") << u"ab"_s
                                  << false;
        QTest::newRow("windows-1253") << QByteArray("\xe1\xe2") << QByteArray("text/plain; charset=windows-1253")
                                      << u"αβ"_s << false;
        QTest::newRow("gb18030") << QByteArray("\xc4\xe3\xba\xc3") << QByteArray("text/plain; charset=gb18030")
                                 << u"你好"_s << false;
        QTest::newRow("utf-16 with a mark") << QByteArray("\xff\xfe"
                                                          "a\0b\0",
                                                          6)
                                            << QByteArray("text/plain") << u"\ufeffab"_s << false;
        QTest::newRow("utf-8 with a mark")
            << QByteArray("\xef\xbb\xbf{}") << QByteArray("application/json") << u"\ufeff{}"_s << false;
        QTest::newRow("XML declaration") << QByteArray("<?xml version='1.0' encoding='ISO-8859-1'?><a>\xfc</a>")
                                         << QByteArray("application/xml")
                                         << u"<?xml version='1.0' encoding='ISO-8859-1'?><a>ü</a>"_s << false;
        QTest::newRow("the header wins over the declaration")
            << QByteArray("<?xml encoding=\"ISO-8859-1\"?>\xc3\xbc") << QByteArray("text/xml; charset=utf-8")
            << u"<?xml encoding=\"ISO-8859-1\"?>ü"_s << false;
        QTest::newRow("half a declaration")
            << QByteArray("<?xml encoding=") << QByteArray() << u"<?xml encoding="_s << false;
        QTest::newRow("wrong bytes are said")
            << QByteArray("a\xff") << QByteArray("text/plain; charset=utf-8") << u"a\ufffd"_s << true;
        QTest::newRow("unknown charset is said")
            << QByteArray("\xe9") << QByteArray("text/plain; charset=klingon") << u"é"_s << true;
        QTest::newRow("NUL becomes visible") << QByteArray("a\0b", 3) << QByteArray() << u"a\u2400b"_s << false;
        QTest::newRow("a turn of direction is named") << QByteArray("a\xe2\x80\xae"
                                                                    "b")
                                                      << QByteArray() << u"a⟨U+202E⟩b"_s << false;
        QTest::newRow("line ends stay") << QByteArray("a\r\n\tb") << QByteArray() << u"a\r\n\tb"_s << false;
        QTest::newRow("empty") << QByteArray() << QByteArray("text/plain; charset=") << QString(u""_s) << false;
    }
    void bytesAreDecodedByTheirCharset()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, type);
        QFETCH(bool, hasNote);
        const DecodedText decoded = decodeBytes(bytes, type);
        QTEST(decoded.text, "text");
        QCOMPARE(!decoded.note.isEmpty(), hasNote);
    }

    void jsonIsKnownByItsTypeOrItsStart()
    {
        QVERIFY(looksLikeJson("{}", "application/json; charset=utf-8"));
        QVERIFY(looksLikeJson("{}", "application/problem+json"));
        QVERIFY(looksLikeJson("  [1]", {}));
        QVERIFY(!looksLikeJson("{}", "text/html"));
        QVERIFY(!looksLikeJson("<html>", {}));
    }

    void longLinesAreBroken()
    {
        const QString text = QString(25, u'a') + u"\n"_s + QString(10, u'b') + u"\n\nc"_s;
        const QStringList lines = softBroken(text, 10).split(u'\n');
        QCOMPARE(lines, QStringList({QString(10, u'a'), QString(10, u'a'), QString(5, u'a'), QString(10, u'b'), u""_s,
                                     u"c"_s}));
        QCOMPARE(softBroken({}), QString());
    }

    void hexShowsEveryByte()
    {
        const QString dump = hexDump(QByteArray("ABC\0\xff 0123456789abcdef", 22));
        QVERIFY2(dump.startsWith("00000000  41 42 43 00 ff 20 30 31  32"_L1), qPrintable(dump));
        QVERIFY(dump.contains("ABC.. 0123456789"_L1));
        QVERIFY(dump.contains("00000010  61 62 63 64 65 66"_L1));
    }

    void diffsAreShortAndLossless_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("edits");
        QTest::newRow("same") << u"a\nb\nc"_s << u"a\nb\nc"_s << 0;
        QTest::newRow("changed") << u"a\nb\nc"_s << u"a\nx\nc"_s << 2;
        QTest::newRow("added at the end") << u"a"_s << u"a\nb\nc"_s << 2;
        QTest::newRow("removed at the start") << u"z\na\nb"_s << u"a\nb"_s << 1;
        QTest::newRow("Myers' own example") << u"a\nb\nc\na\nb\nb\na"_s << u"c\nb\na\nb\na\nc"_s << 5;
        QTest::newRow("nothing in common") << u"a\nb"_s << u"c\nd\ne"_s << 5;
        QTest::newRow("repeated lines") << u"a\na\na"_s << u"a\na"_s << 1;
    }
    void diffsAreShortAndLossless()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, edits);
        const auto lines = diffLines(before.split(u'\n'), after.split(u'\n'));
        QCOMPARE(applied(lines, DiffLine::Kind::Added), before);
        QCOMPARE(applied(lines, DiffLine::Kind::Removed), after);
        QCOMPARE(int(changes(lines)), edits);
    }

    void hugeDifferencesStayCheapAndLossless()
    {
        QStringList before, after;
        for (int i = 0; i < 20'000; ++i) {
            before.append(QString::number(i));
            after.append(QString::number(-i));
        }
        const auto lines = diffLines(before, after);
        QCOMPARE(applied(lines, DiffLine::Kind::Added), before.join(u'\n'));
        QCOMPARE(applied(lines, DiffLine::Kind::Removed), after.join(u'\n'));
    }

    void whatHappenedNeverClaimsMoreThanIsKnown()
    {
        Attempt attempt;
        attempt.number = 7;
        attempt.outcome = Outcome::Responded;
        attempt.kind = AttemptClass::Acknowledged;
        QCOMPARE(happeningOf(attempt, {}), std::nullopt);
        RunSeries series;
        series.timeline.emplace_back();
        series.timeline.back().attempt = 7;
        series.timeline.back().happening = Happening::DuplicateEffect;
        QCOMPARE(happeningOf(attempt, KnownHappenings(series)), Happening::DuplicateEffect);
        attempt.isMarkedReplay = true;
        QCOMPARE(happeningOf(attempt, {}), Happening::Replay);
        attempt.outcome = Outcome::Unknown;
        QCOMPARE(happeningOf(attempt, {}), Happening::Unknown);
    }

    void phasesFollowEachOther()
    {
        Timing timing;
        timing.started = 100;
        timing.connected = 400;
        timing.released = 1000;
        timing.sent = 1060;
        timing.complete = 5000;
        const auto phases = timingPhases(timing);
        QCOMPARE(phases.size(), size_t(4));
        for (size_t i = 1; i < phases.size(); ++i)
            QCOMPARE(phases[i].from, phases[i - 1].to);
        QCOMPARE(phases.front().from, 100);
        QCOMPARE(phases.back().to, 5000);
        QCOMPARE(serviceTimeUs(timing), 4000);
        QVERIFY(timingPhases({}).empty());
    }
};

QTEST_GUILESS_MAIN(TextsTest)
#include "texts.moc"
