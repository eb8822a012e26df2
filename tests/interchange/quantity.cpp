// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importing.h"
#include "support/foreignfiles.h"

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

QByteArray fileOf(const foreignfiles::Kind& kind, int items)
{
    QByteArray text(kind.start);
    for (int number = 1; number <= items; ++number)
        text += (number == 1 ? QByteArray() : QByteArray(kind.separator)) +
                QByteArray(kind.item).replace("%1", QByteArray::number(number));
    return text + kind.end;
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

/// Files of thousands of requests.
class QuantityTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRequestOfManyIsRead_data()
    {
        QTest::addColumn<const foreignfiles::Kind*>("kind");
        for (const foreignfiles::Kind& kind : foreignfiles::kinds())
            QTest::newRow(kind.name) << &kind;
        for (const foreignfiles::Kind* kind : {&oneName, &manySecrets, &manyKeys})
            QTest::newRow(kind->name) << kind;
    }
    void everyRequestOfManyIsRead()
    {
        QFETCH(const foreignfiles::Kind*, kind);
        constexpr int items = 4000;
        const auto contents = imported(ImportSource::fromBytes(fileOf(*kind, items), QLatin1StringView(kind->name)));
        QVERIFY(contents);
        QCOMPARE(contents->requests.size(), std::size_t(items));
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
