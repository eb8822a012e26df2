// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importing.h"
#include "support/foreignfiles.h"

#include <algorithm>
#include <ctime>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

/// Seconds of this processor that a file of so many items takes.
double secondsFor(const foreignfiles::Kind& kind, int items)
{
    QByteArray text(kind.start);
    for (int number = 1; number <= items; ++number)
        text += (number == 1 ? QByteArray() : QByteArray(kind.separator)) +
                QByteArray(kind.item).replace("%1", QByteArray::number(number));
    const ImportSource source = ImportSource::fromBytes(text + kind.end, QLatin1StringView(kind.name));
    const std::clock_t start = std::clock();
    const auto contents = imported(source);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    return contents && contents->requests.size() == static_cast<std::size_t>(items) ? seconds : -1;
}

/// What captures are full of: one name, and a token of its own for every request.
const foreignfiles::Kind oneName{"names.har", "{\"log\":{\"entries\":[",
                                 "{\"request\":{\"method\":\"POST\",\"url\":\"https://h.test/pay?n=%1\"}}", ",\n",
                                 "]}}"};
const foreignfiles::Kind manySecrets{
    "secrets.har", "{\"log\":{\"entries\":[",
    "{\"request\":{\"method\":\"GET\",\"url\":\"https://h.test/%1\",\"headers\":[{\"name\":\"Cookie\",\"value\":"
    "\"sid=%1\"}]}}",
    ",\n", "]}}"};
const foreignfiles::Kind manyKeys{
    "keys.http", "", "### Pay %1\nPOST https://h.test/%1\nIdempotency-Key: order-{{$guid}}\n\n{\"a\":%1}\n\n", "", ""};

}

/// Eight times the requests take eight times as long, not sixty-four times.
class QuantityTest : public QObject
{
    Q_OBJECT

private slots:
    void manyRequestsAreReadInTime_data()
    {
        QTest::addColumn<const foreignfiles::Kind*>("kind");
        for (const foreignfiles::Kind& kind : foreignfiles::kinds())
            QTest::newRow(kind.name) << &kind;
        for (const foreignfiles::Kind* kind : {&oneName, &manySecrets, &manyKeys})
            QTest::newRow(kind->name) << kind;
    }
    void manyRequestsAreReadInTime()
    {
        QFETCH(const foreignfiles::Kind*, kind);
        const double few = std::max(secondsFor(*kind, 500), 0.02);
        const double many = secondsFor(*kind, 4000);
        QVERIFY(many >= 0);
        QVERIFY2(many < 24 * few, qPrintable(u"%1 s for 500, %2 s for 4000"_s.arg(few).arg(many)));
    }

    void requestsOfOneNameAreNumbered()
    {
        const auto contents =
            importedText("### Pay\nGET http://h/1\n### pay\nGET http://h/2\n### Pay 2\nGET http://h/3\n"
                         "### Pay\nGET http://h/4\n",
                         "http");
        QStringList names;
        for (const FiledRequest& filed : contents->requests)
            names += filed.request.name;
        QCOMPARE(names, (QStringList{u"Pay"_s, u"pay 2"_s, u"Pay 2 2"_s, u"Pay 3"_s}));
    }
};

QTEST_GUILESS_MAIN(QuantityTest)
#include "quantity.moc"
