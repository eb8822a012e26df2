// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/redactor.h"

#include "base/random.h"
#include "render/urltext.h"

#include <QElapsedTimer>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Redactor forSecret(const QByteArray& value)
{
    return Redactor({{u"tok"_s, value}});
}

}

class RedactorTest : public QObject
{
    Q_OBJECT

private slots:
    void hidesEveryForm_data();
    void hidesEveryForm();
    void hidesBase64AtEveryPlace();
    void hidesAnyMixOfEncodings();
    void leavesTheRest_data();
    void leavesTheRest();
    void prefersTheLongest();
    void hidesOverlaps();
    void knowsMore();
    void hidesHeaders_data();
    void hidesHeaders();
    void hidesUrls_data();
    void hidesUrls();
    void redactsHeads();
    void keepsIdempotencyKeys();
    void isQuickWithNothingToDo();
};

void RedactorTest::hidesEveryForm_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* secret, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(secret) << QByteArray(text) << QByteArray(expected);
    };
    row("plain", "s3cret", "a s3cret b s3crets", "a ‹secret tok› b ‹secret tok›s");
    row("whole text", "s3cret", "s3cret", "‹secret tok›");
    row("Base64", "s3cret", "x czNjcmV0 y", "x ‹secret tok› y");
    row("Base64 with padding", "s3cret7", "x czNjcmV0Nw== y", "x ‹secret tok›== y");
    row("Base64 of user:secret", "s3cret", "Basic dXNlcjpzM2NyZXQ=", "Basic dXNlcj‹secret tok›=");
    row("Base64 URL alphabet", "?\?>>?\?>>", "Pz8-Pj8_Pj4", "‹secret tok›");
    row("Base64 standard alphabet", "?\?>>?\?>>", "Pz8+Pj8/Pj4=", "‹secret tok›=");
    row("percent, upper case", "a/b+c d", "k=a%2Fb%2Bc%20d&", "k=‹secret tok›&");
    row("percent, lower case", "a/b+c d", "k=a%2fb%2bc%20d&", "k=‹secret tok›&");
    row("form", "a/b+c d", "k=a%2Fb%2Bc+d&", "k=‹secret tok›&");
    row("everything encoded", "ab", "%61%62", "‹secret tok›");
    row("UTF-8 encoded", "pässword", "p%C3%A4ssword p%c3%a4ssword pässword", "‹secret tok› ‹secret tok› ‹secret tok›");
    row("JSON escapes", "a\"b\\c/d", R"({"k":"a\"b\\c\/d"})", R"({"k":"‹secret tok›"})");
    row("JSON unicode escapes", "a<b>c", R"({"k":"a\u003cb\u003Ec"})", R"({"k":"‹secret tok›"})");
    row("line end in JSON", "a\nb", R"("a\nb")", R"("‹secret tok›")");
}

void RedactorTest::hidesEveryForm()
{
    QFETCH(QByteArray, secret);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(forSecret(secret).redactBytes(text), expected);
}

void RedactorTest::hidesBase64AtEveryPlace()
{
    Random random(51);
    for (int i = 0; i < 3000; ++i) {
        const QByteArray secret = random.bytes(static_cast<int>(random.between(4, 24)));
        const QByteArray before = random.bytes(static_cast<int>(random.between(0, 9)));
        const QByteArray behind = random.bytes(static_cast<int>(random.between(0, 9)));
        for (const auto options : {QByteArray::Base64Encoding | QByteArray::KeepTrailingEquals,
                                   QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals}) {
            const QByteArray text = (before + secret + behind).toBase64(options);
            const QByteArray redacted = forSecret(secret).redactBytes(text);
            QVERIFY2(redacted.contains("‹secret tok›"), text);
            // What is left on both sides holds no bit of the secret: the bytes around it still decode to the
            // surroundings.
            const QByteArray left = redacted.first(redacted.indexOf("‹"));
            QVERIFY(left.size() * 6 <= before.size() * 8);
            QVERIFY(text.startsWith(left));
        }
    }
}

void RedactorTest::hidesAnyMixOfEncodings()
{
    Random random(52);
    for (int i = 0; i < 3000; ++i) {
        const QByteArray secret = "Q" + random.bytes(static_cast<int>(random.between(3, 12)));
        QByteArray text = "x=";
        for (const char byte : secret) {
            const QByteArray hex = QByteArray(1, byte).toHex();
            const auto way = random.between(0, 2);
            text += way == 0 ? QByteArray(1, byte) : '%' + (way == 1 ? hex : hex.toUpper());
        }
        QCOMPARE(forSecret(secret).redactBytes(text + "&y"), QByteArray("x=‹secret tok›&y"));
    }
}

void RedactorTest::leavesTheRest_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "s3cre", "3cret", "S3CRET", "s3cre%", "%", "\\", "s3cre\\u00", "czNj"})
        QTest::newRow(text) << QByteArray(text);
}

void RedactorTest::leavesTheRest()
{
    QFETCH(QByteArray, text);
    QCOMPARE(forSecret("s3cret").redactBytes(text), text);
    QCOMPARE(Redactor().redactBytes(text), text);
    QCOMPARE(Redactor({{u"empty"_s, {}}}).redactBytes(text), text);
}

void RedactorTest::prefersTheLongest()
{
    const Redactor redactor({{u"short"_s, "abcd"}, {u"long"_s, "abcdefgh"}});
    QCOMPARE(redactor.redactBytes("abcdefgh abcd"), QByteArray("‹secret long› ‹secret short›"));
}

void RedactorTest::hidesOverlaps()
{
    const Redactor redactor({{u"one"_s, "abcabc"}, {u"two"_s, "cabcxy"}});
    QCOMPARE(redactor.redactBytes("<abcabcxy>"), QByteArray("<‹secret one›>"));
    QCOMPARE(forSecret("aaaa").redactBytes("aaaaaaa-aaa"), QByteArray("‹secret tok›-aaa"));
}

void RedactorTest::knowsMore()
{
    const Redactor redactor = forSecret("first");
    QCOMPARE(redactor.with({{u"other"_s, "second"}}).redactBytes("first second"),
             QByteArray("‹secret tok› ‹secret other›"));
    QCOMPARE(redactor.redactBytes("first second"), QByteArray("‹secret tok› second"));
    QCOMPARE(redactor.with({}).redactBytes("first"), QByteArray("‹secret tok›"));
}

void RedactorTest::hidesHeaders_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* value, const char* expected) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(value) << QByteArray(expected);
    };
    row("Authorization", "Bearer x", "‹secret Authorization›");
    row("authorization", "Bearer x", "‹secret authorization›");
    row("Proxy-Authorization", "Basic x", "‹secret Proxy-Authorization›");
    row("Cookie", "a=b", "‹secret Cookie›");
    row("Set-Cookie", "a=b", "‹secret Set-Cookie›");
    row("X-API-KEY", "k", "‹secret X-API-KEY›");
    row("My-Own", "k", "‹secret My-Own›");
    row("Token", "k", "‹secret Token›");
    row("Cookie2", "k", "k");
    row("X-Trace", "see s3cret", "see ‹secret tok›");
    row("Location", "/a?token=t&b=1", "/a?token=‹secret token›&b=1");
    row("Accept", "text/html", "text/html");
}

void RedactorTest::hidesHeaders()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, expected);
    const Redactor redactor({{u"tok"_s, "s3cret"}}, {"my-own"});
    QCOMPARE(redactor.redactHeaders({{name, value}}), (HeaderFields{{name, expected}}));
    QCOMPARE(redactor.redactHead("GET / HTTP/1.1\r\n" + name + ": " + value + "\r\n\r\n"),
             "GET / HTTP/1.1\r\n" + name + ": " + expected + "\r\n\r\n");
}

void RedactorTest::hidesUrls_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* url, const char* expected) {
        QTest::newRow(url) << QByteArray(url) << QByteArray(expected);
    };
    row("http://h/p?a=1", "http://h/p?a=1");
    row("http://h/p?access_token=x&a=1", "http://h/p?access_token=‹secret access_token›&a=1");
    row("http://h/p?a=1&API_KEY=x#f", "http://h/p?a=1&API_KEY=‹secret API_KEY›#f");
    row("http://h/p?api%5Fkey=x", "http://h/p?api%5Fkey=‹secret api_key›");
    row("http://h/p?password=&a", "http://h/p?password=&a");
    row("http://h/p#access_token=x", "http://h/p#access_token=‹secret access_token›");
    row("http://h/p?mine=x&token", "http://h/p?mine=‹secret mine›&token");
    row("http://u:pw@h:80/p", "http://u:‹secret password›@h:80/p");
    row("http://h:80/p@q", "http://h:80/p@q");
    row("http://h/s3cret?q=s3cret", "http://h/‹secret tok›?q=‹secret tok›");
    row("http://h/?token=s3cret", "http://h/?token=‹secret tok›");
    row("http://u:s3cret@h/", "http://u:‹secret tok›@h/");
}

void RedactorTest::hidesUrls()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, expected);
    const Redactor redactor({{u"tok"_s, "s3cret"}}, {}, {"Mine"});
    QCOMPARE(redactor.redactUrl(url), expected);
    QCOMPARE(redactor.redactUrl(expected), expected);
    QCOMPARE(redactor.redactHead("POST " + url + " HTTP/1.1\r\n\r\n"), "POST " + expected + " HTTP/1.1\r\n\r\n");
}

void RedactorTest::redactsHeads()
{
    const Redactor redactor = forSecret("s3cret");
    QCOMPARE(
        redactor.redactHead("GET /a:b?signature=x HTTP/1.1\r\nHost: h\r\ncookie:a=b\r\n  folded\r\nX: 1\r\n\r\n"),
        QByteArray(
            "GET /a:b?signature=‹secret signature› HTTP/1.1\r\nHost: h\r\ncookie:‹secret cookie›\r\n\r\nX: 1\r\n\r\n"));
    QCOMPARE(redactor.redactHead("HTTP/1.1 200 OK: s3cret\nSet-Cookie: a\nX: s3cret"),
             QByteArray("HTTP/1.1 200 OK: ‹secret tok›\nSet-Cookie: ‹secret Set-Cookie›\nX: ‹secret tok›"));
    QCOMPARE(redactor.redactHead("GET http://h/?token=s3cret&b HTTP/1.1\r\nLocation: /?token=s3cret\r\nToken:\r\n"),
             QByteArray("GET http://h/?token=‹secret tok›&b HTTP/1.1\r\nLocation: /?token=‹secret tok›\r\nToken:\r\n"));
    QCOMPARE(redactor.redactHead(""), QByteArray());
    QCOMPARE(redactor.redactHead("garbage"), QByteArray("garbage"));
}

void RedactorTest::keepsIdempotencyKeys()
{
    const HeaderFields headers = {{"Idempotency-Key", "0b1c"}, {"Content-Type", "application/json"}};
    QCOMPARE(forSecret("s3cret").redactHeaders(headers), headers);
}

void RedactorTest::isQuickWithNothingToDo()
{
    const QByteArray body(100'000, 'x');
    QCOMPARE(Redactor().redactBytes(body).constData(), body.constData());
    QCOMPARE(forSecret("s3cret").redactBytes(body).constData(), body.constData());
}

QTEST_APPLESS_MAIN(RedactorTest)
#include "redactor.moc"
