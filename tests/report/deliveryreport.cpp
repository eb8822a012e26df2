// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/deliveryreport.h"
#include "model/json/deliveryjson.h"

#include <QJsonArray>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Delivery someDelivery()
{
    DeliveryCell counted;
    counted.discipline = Discipline::ExactlyOnce;
    counted.fault = ChannelFault::AckLoss;
    counted.messages = 10;
    counted.attempts = 12;
    counted.acknowledged = 10;
    counted.exactlyOnce = 9;
    counted.duplicated = 1;
    counted.duplicates = 2;
    counted.isCounted = true;
    counted.evidence = Evidence::Proved;
    counted.verdict = ClaimVerdict::Refuted;
    counted.reason = Sentence::verbatim(u"twice, \"really\""_s);
    counted.runs = {4, 5};
    DeliveryCell unknown;
    unknown.discipline = Discipline::ExactlyOnce;
    unknown.messages = 10;
    Delivery delivery;
    delivery.id = 3;
    delivery.seed = 9'007'199'254'740'991;
    delivery.title = u"POST /events"_s;
    delivery.scenario.disciplines = {Discipline::ExactlyOnce};
    delivery.scenario.messages = 10;
    delivery.cells = {unknown, counted};
    return delivery;
}

}

/// A delivery as JSON and CSV.
class DeliveryReportTest : public QObject
{
    Q_OBJECT

private slots:
    void theRunLogGivesBackWhatItTook()
    {
        const auto read = deliveryFromJson(toJson(someDelivery()));
        QVERIFY(read);
        QCOMPARE(*read, someDelivery());
        QCOMPARE(*deliveryFromJson(toJson(Delivery())), Delivery());
    }

    void jsonNamesCellsAndClaims()
    {
        const QJsonObject document = deliveryDocument(someDelivery(), u"finished"_s);
        QCOMPARE(document[u"delivery"_s][u"id"_s].toInt(), 3);
        QCOMPARE(document[u"delivery"_s][u"seed"_s].toInteger(), 9'007'199'254'740'991);
        QCOMPARE(document[u"messages"_s].toInt(), 10);
        const QJsonArray claims = document[u"claims"_s].toArray();
        QCOMPARE(claims.size(), 1);
        QCOMPARE(claims[0][u"discipline"_s].toString(), u"exactly-once"_s);
        QCOMPARE(claims[0][u"claim"_s].toString(), u"refuted"_s);
        QVERIFY(!claims[0][u"explanation"_s].toString().isEmpty());
        const QJsonValue cell = document[u"cells"_s][1];
        QCOMPARE(cell[u"fault"_s].toString(), u"ack-loss"_s);
        QCOMPARE(cell[u"exactly_once"_s].toInt(), 9);
        QCOMPARE(cell[u"duplicated"_s].toInt(), 1);
        QCOMPARE(cell[u"duplicates"_s].toInt(), 2);
        QCOMPARE(cell[u"runs"_s].toArray().size(), 2);
    }

    void whatWasNotCountedIsNotZero()
    {
        const QJsonValue cell = deliveryDocument(someDelivery(), u"finished"_s)[u"cells"_s][0];
        for (const QString& member : {u"lost"_s, u"duplicated"_s, u"exactly_once"_s, u"duplicates"_s})
            QVERIFY(cell[member].isNull());
        QVERIFY(deliveryCsv(someDelivery()).split('\n')[1].startsWith("exactly-once,none,10,0,0,,,,,none,undecided,"));
    }

    void csvHasALineForEachCell()
    {
        const QByteArrayList lines = deliveryCsv(someDelivery()).split('\n');
        QCOMPARE(lines.size(), 4); // head, two cells, and the end of the last line
        QCOMPARE(lines[2].trimmed(),
                 QByteArray("exactly-once,ack-loss,10,12,10,0,1,9,2,proved,refuted,\"twice, \"\"really\"\"\",4"));
    }
};

QTEST_GUILESS_MAIN(DeliveryReportTest)
#include "deliveryreport.moc"
