// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"
#include "support/dictionary.h"

#include <QJsonArray>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

struct Spoken
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Spoken)
};

constexpr auto context = "idemscope::Spoken";

Sentence effects(int count)
{
    return Spoken::trLater("%1 keys produced %Ln effects by %2", nullptr, count).with(3, u"GET /rows"_s);
}

Sentence unread()
{
    return Spoken::trLater("The probe %1 could not be read: %2.")
        .with(u"rows"_s, Spoken::trLater("no reading was taken"));
}

Dictionary german()
{
    return Dictionary({
        {{context, "%1 keys produced %Ln effects by %2"},
         {u"%2: %Ln Wirkung aus %1 Schlüsseln"_s, u"%2: %Ln Wirkungen aus %1 Schlüsseln"_s}},
        {{context, "The probe %1 could not be read: %2."}, {u"Die Sonde %1 war nicht lesbar: %2."_s, {}}},
        {{context, "no reading was taken"}, {u"nichts gelesen"_s, {}}},
        {{context, "%1 s"}, {u"%1 Sekunden"_s, {}}},
    });
}

/// What the run log gives back.
Sentence stored(const Sentence& sentence)
{
    Judgement judgement;
    judgement.reasons = {sentence};
    const QByteArray text = fileText(toJson(judgement));
    const auto read = judgementFromJson(*parseJsonObject(text, u"log"_s));
    return read && read->reasons.size() == 1 ? read->reasons.front() : Sentence();
}

}

/// A sentence speaks the language of the moment it is asked in, wherever it was kept in between.
class SentenceTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QLocale::English)); }

    void withoutACatalogueItIsEnglish()
    {
        QCOMPARE(effects(1234).text(), u"3 keys produced 1,234 effects by GET /rows"_s);
        QCOMPARE(unread().text(), u"The probe rows could not be read: no reading was taken."_s);
        QVERIFY(Sentence().isEmpty());
        QCOMPARE(Sentence().text(), QString());
    }

    void itFollowsTheLanguage_data()
    {
        QTest::addColumn<bool>("isStored");
        QTest::newRow("of this run") << false;
        QTest::newRow("from the run log") << true;
    }
    void itFollowsTheLanguage()
    {
        QFETCH(bool, isStored);
        const auto kept = [isStored](const Sentence& sentence) {
            return isStored ? stored(sentence) : sentence;
        };
        const Sentence one = kept(effects(1)), many = kept(effects(1234)), nested = kept(unread());
        {
            Dictionary dictionary = german();
            QCoreApplication::installTranslator(&dictionary);
            QLocale::setDefault(QLocale(QLocale::German));
            QCOMPARE(one.text(), u"GET /rows: 1 Wirkung aus 3 Schlüsseln"_s);
            QCOMPARE(many.text(), u"GET /rows: 1.234 Wirkungen aus 3 Schlüsseln"_s);
            QCOMPARE(nested.text(), u"Die Sonde rows war nicht lesbar: nichts gelesen."_s);
        }
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(many.text(), u"3 keys produced 1,234 effects by GET /rows"_s);
    }

    void whatTheCommandLinePrintsIsTranslated()
    {
        Judgement judgement;
        judgement.reasons = {unread()};
        Dictionary dictionary = german();
        QCoreApplication::installTranslator(&dictionary);
        QCOMPARE(burstJson(judgement, ReleaseMode::Plain)[u"reasons"_s].toArray(),
                 QJsonArray{u"Die Sonde rows war nicht lesbar: nichts gelesen."_s});
    }

    void numbersAreWrittenAsTheLocaleWritesThem_data()
    {
        QTest::addColumn<SentenceArgument>("number");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* name, const SentenceArgument& number, const QString& en, const QString& de) {
            QTest::newRow(name) << number << en << de;
        };
        row("none", {0}, u"0 s"_s, u"0 Sekunden"_s);
        row("round", {100}, u"100 s"_s, u"100 Sekunden"_s);
        row("large", {1234567890123}, u"1,234,567,890,123 s"_s, u"1.234.567.890.123 Sekunden"_s);
        row("fraction", {0.001}, u"0.001 s"_s, u"0,001 Sekunden"_s);
        row("fixed", SentenceArgument(7.0, 1), u"7.0 s"_s, u"7,0 Sekunden"_s);
        row("rounded", SentenceArgument(1234.56, 1), u"1,234.6 s"_s, u"1.234,6 Sekunden"_s);
    }
    void numbersAreWrittenAsTheLocaleWritesThem()
    {
        QFETCH(SentenceArgument, number);
        const Sentence sentence = stored(Spoken::trLater("%1 s").with(number));
        QTEST(sentence.text(), "english");
        Dictionary dictionary = german();
        QCoreApplication::installTranslator(&dictionary);
        QLocale::setDefault(QLocale(QLocale::German));
        QTEST(sentence.text(), "german");
    }

    void keptTextsAreNoPlaces()
    {
        QCOMPARE(Sentence::verbatim(u"100 %1 %n ü"_s).text(), u"100 %1 %n ü"_s);
        QCOMPARE(Spoken::trLater("%1, %2 and 95 % of %").with(u"%2 %1 %n"_s, u"%1"_s).text(),
                 u"%2 %1 %n, %1 and 95 % of %"_s);
        QCOMPARE(Spoken::trLater("%1 %2").with(u"alone"_s).text(), u"alone %2"_s);
    }

    void itComesBackEqual_data()
    {
        QTest::addColumn<Sentence>("sentence");
        QTest::newRow("empty") << Sentence();
        QTest::newRow("verbatim") << Sentence::verbatim(u"ü \"quoted\" %1"_s);
        QTest::newRow("plain") << Spoken::trLater("no reading was taken");
        QTest::newRow("plural") << effects(0);
        QTest::newRow("empty text") << Spoken::trLater("%1%2").with(QString(), u"x"_s);
        QTest::newRow("numbers") << Spoken::trLater("%1%2").with(0, SentenceArgument(-1.25, 0));
        QTest::newRow("nested twice") << Spoken::trLater("%1").with(unread());
    }
    void itComesBackEqual()
    {
        QFETCH(Sentence, sentence);
        QVERIFY(stored(sentence) == sentence);
    }

    void differentSentencesAreDifferent()
    {
        QVERIFY(effects(1) == effects(1));
        QVERIFY(effects(1) != effects(2));
        QVERIFY(Spoken::trLater("%1").with(1) != Spoken::trLater("%1").with(2));
        QVERIFY(Spoken::trLater("%1").with(u"1"_s) != Spoken::trLater("%1").with(1));
        QVERIFY(Spoken::trLater("%1").with(Spoken::trLater("a")) != Spoken::trLater("%1").with(Spoken::trLater("b")));
        QVERIFY(Spoken::trLater("a") != Sentence::verbatim(u"a"_s));
    }
};

QTEST_GUILESS_MAIN(SentenceTest)
#include "sentence.moc"
