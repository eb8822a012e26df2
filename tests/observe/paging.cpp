// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/paging.h"

#include <QTest>

using namespace idemscope;

class PagingTest : public QObject
{
    Q_OBJECT

private slots:
    void follows_data();
    void follows();
    void refuses_data();
    void refuses();
};

void PagingTest::follows_data()
{
    QTest::addColumn<QByteArray>("link");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected");
    const QByteArray list = "http://h:1/list";
    const auto row = [](const char* name, const char* link, const char* body, const QByteArray& expected) {
        QTest::newRow(name) << QByteArray(link) << QByteArray(body) << expected;
    };
    row("last page", "", "[1,2]", "");
    row("no JSON", "", "<html>", "");
    row("link", "<http://h:1/list?page=2>; rel=\"next\"", "[]", list + "?page=2");
    row("relative link", "</list?page=2>; rel=next", "[]", list + "?page=2");
    row("link among others", "<http://h:1/list?page=1>; rel=\"prev\", <http://h:1/list?page=3>; rel=\"next\"", "[]",
        list + "?page=3");
    row("several relations", "<?page=3>; title=\"a, b; c\"; rel=\"last next\"", "[]", list + "?page=3");
    row("comma in the target", "<http://h:1/list?ids=1,2>; rel=next", "[]", list + "?ids=1,2");
    row("only previous", "<http://h:1/list?page=1>; rel=prev", "[]", "");
    row("next in the title", "<http://h:1/list?page=1>; title=\"rel=next\"; rel=prev", "[]", "");
    row("member next", "", R"({"next":"http://h:1/list?after=9"})", list + "?after=9");
    row("member next as path", "", R"({"next":"/list?after=9"})", list + "?after=9");
    row("null next", "", R"({"next":null})", "");
    row("next that is no link", "", R"({"next":"Tuesday"})", "");
    row("links.next", "", R"({"links":{"next":"/list?after=9"}})", list + "?after=9");
    row("hal", "", R"({"_links":{"next":{"href":"/list?after=9"}}})", list + "?after=9");
    row("cursor", "", R"({"data":[1],"next_cursor":"a b/c"})", list + "?cursor=a%20b%2Fc");
    row("camel cursor", "", R"({"nextCursor":"abc"})", list + "?cursor=abc");
    row("cursor in meta", "", R"({"meta":{"next_cursor":"abc"}})", list + "?cursor=abc");
    row("empty cursor", "", R"({"next_cursor":""})", "");
    row("page token", "", R"({"nextPageToken":"t"})", list + "?pageToken=t");
    row("has more", "", R"({"has_more":true,"data":[{"id":"p1"},{"id":"p2"}]})", list + "?starting_after=p2");
    row("has no more", "", R"({"has_more":false,"data":[{"id":"p1"}]})", "");
    row("has more with a cursor", "", R"({"has_more":true,"next_cursor":"c","data":[{"id":"p1"}]})",
        list + "?cursor=c");
    row("page number", "", R"({"page":1,"total_pages":3})", list + "?page=2");
    row("last page number", "", R"({"page":3,"total_pages":3})", "");
}

void PagingTest::follows()
{
    QFETCH(QByteArray, link);
    QFETCH(QByteArray, body);
    Response response;
    response.body = body;
    if (!link.isEmpty())
        response.headers = {{"link", link}};
    const NextPage next = nextPage("http://h:1/list", response);
    QCOMPARE(next.error, QString());
    QTEST(next.url, "expected");
    if (!next.url.contains("cursor"))
        return;
    const NextPage third = nextPage("http://h:1/list?limit=5&cursor=old", response);
    QVERIFY2(third.url.startsWith("http://h:1/list?limit=5&cursor=") && !third.url.contains("old"), third.url);
}

void PagingTest::refuses_data()
{
    QTest::addColumn<QByteArray>("link");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("other host") << QByteArray("<http://evil/list?page=2>; rel=next") << QByteArray("[]");
    QTest::newRow("other port") << QByteArray() << QByteArray(R"({"next":"http://h:2/list"})");
    QTest::newRow("other scheme") << QByteArray("<https://h:1/list>; rel=next") << QByteArray("[]");
    QTest::newRow("more without id") << QByteArray() << QByteArray(R"({"has_more":true,"data":[1,2]})");
    QTest::newRow("more without data") << QByteArray() << QByteArray(R"({"has_more":true,"items":[{"id":1}]})");
}

void PagingTest::refuses()
{
    QFETCH(QByteArray, link);
    QFETCH(QByteArray, body);
    Response response;
    response.body = body;
    if (!link.isEmpty())
        response.headers = {{"Link", link}};
    const NextPage next = nextPage("http://h:1/list", response);
    QVERIFY(next.url.isEmpty());
    QVERIFY(!next.error.isEmpty());
}

QTEST_GUILESS_MAIN(PagingTest)
#include "paging.moc"
