// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/urltext.h"

#include "base/random.h"

#include <QTest>

using namespace idemscope;

class UrlTextTest : public QObject
{
    Q_OBJECT

private slots:
    void encodes();
    void addsPairs_data();
    void addsPairs();
    void acceptsUrls_data();
    void acceptsUrls();
    void refusesUrls_data();
    void refusesUrls();
};

void UrlTextTest::encodes()
{
    QCOMPARE(percentEncoded("aZ09-._~ +&=/ü"), QByteArray("aZ09-._~%20%2B%26%3D%2F%C3%BC"));
    QCOMPARE(formEncoded("aZ09-._* ~&"), QByteArray("aZ09-._*+%7E%26"));
    QCOMPARE(percentDecoded("a%2fb+%zz%4", false), QByteArray("a/b+%zz%4"));
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        const QByteArray bytes = random.bytes(20);
        QCOMPARE(percentDecoded(percentEncoded(bytes), false), bytes);
        QCOMPARE(percentDecoded(formEncoded(bytes), true), bytes);
    }
}

void UrlTextTest::addsPairs_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* url, const char* expected) {
        QTest::newRow(url) << QByteArray(url) << QByteArray(expected);
    };
    row("http://h", "http://h?k=v");
    row("http://h/p?", "http://h/p?k=v");
    row("http://h/p?a=1", "http://h/p?a=1&k=v");
    row("http://h/p?a=1&", "http://h/p?a=1&k=v");
    row("http://h/p#f", "http://h/p?k=v#f");
    row("http://h/p?a#f?g", "http://h/p?a&k=v#f?g");
}

void UrlTextTest::addsPairs()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, expected);
    QCOMPARE(withQueryPair(url, "k=v"), expected);
}

void UrlTextTest::acceptsUrls_data()
{
    QTest::addColumn<QByteArray>("url");
    for (const char* url : {"http://h", "HTTPS://h:8/p%zz/%7E/../?a=[b]&{c}|\"#f", "http://[::1]:80/", "http://u:p@h/",
                            "http://bücher.example/ü"})
        QTest::newRow(url) << QByteArray(url);
}

void UrlTextTest::acceptsUrls()
{
    QFETCH(QByteArray, url);
    QVERIFY(checkUrl(url));
}

void UrlTextTest::refusesUrls_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QString>("hint");
    const auto row = [](const QByteArray& url, const char* hint) {
        QTest::newRow(url.constData()) << url << QString::fromUtf8(hint);
    };
    row("", "empty");
    row("example.com/pay", "write http://example.com/pay or https://example.com/pay");
    row("localhost:8080", "write http://localhost:8080");
    row("ftp://h/", "only http:// and https://");
    row("file:///etc/passwd", "only http:// and https://");
    row("http://", "names no host");
    row("https:///p", "names no host");
    row("http://:80/", "names no host");
    row("http://h/a b", "position 11");
    row("http://h/\r\nX: y", "position 10");
    row(QByteArray("http://h/\0", 10), "position 10");
}

void UrlTextTest::refusesUrls()
{
    QFETCH(QByteArray, url);
    QFETCH(QString, hint);
    const auto checked = checkUrl(url);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::InvalidInput);
    QVERIFY2(checked.error().message.contains(hint), qPrintable(checked.error().message));
}

QTEST_APPLESS_MAIN(UrlTextTest)
#include "urltext.moc"
