// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/render.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

RenderInput input(const QByteArray& key = "K1")
{
    RenderInput result;
    result.generated.random = Random(9);
    result.generated.now = QDateTime::fromString(u"2026-11-29T20:49:57.123Z"_s, Qt::ISODateWithMs);
    result.generated.key = key;
    result.generated.operation = "4";
    result.generated.round = 2;
    return result;
}

Request post(const QByteArray& json = R"({"amount": 10.50})")
{
    Request request;
    request.url = u"http://127.0.0.1:8080/payments"_s;
    request.body.kind = Body::Kind::Json;
    request.body.text = json;
    return request;
}

Request withPlacement(Request request, KeyPlacement::Kind kind, const QString& name, bool quoted = false)
{
    request.contract.placement = {kind, name, quoted};
    return request;
}

Result<RenderedRequest> rendered(const Request& request, const VariableScope& scope = {},
                                 const RenderInput& with = input())
{
    const auto compiled = RequestTemplate::compile(request, scope, {});
    if (!compiled)
        return Failure(compiled.error());
    return compiled->render(with);
}

}

class RenderTest : public QObject
{
    Q_OBJECT

private slots:
    void rendersThePlainCase();
    void aMessageNamesAFewVariablesOnly();
    void aFormGoesInParts();
    void aKeyIsAPartOfItsOwn();
    void leavesTheUrlAlone_data();
    void leavesTheUrlAlone();
    void appendsParameters();
    void addsContentType_data();
    void addsContentType();
    void rendersForms();
    void rendersFiles();
    void passesAnyBytes();
    void placesKeys_data();
    void placesKeys();
    void leavesKeysOut_data();
    void leavesKeysOut();
    void quotesKeys();
    void encodesKeysInUrls();
    void refuses_data();
    void refuses();
    void refusesHeaderInjectionAtRenderTime();
    void namesEveryUnresolvedVariable();
    void rendersAnewPerOperation();
    void changesOnlyPerAttemptVariablesPerAttempt();
    void collectsSecrets();
    void rendersProbes();
    void makesKeys();
};

void RenderTest::rendersThePlainCase()
{
    Request request = post();
    request.headers = {{.name = u"X-B"_s, .value = u"{{round}}"_s},
                       {.name = u"x-a"_s, .value = u""_s},
                       {.name = u"off"_s, .value = u"1"_s, .enabled = false},
                       {.name = u""_s, .value = u""_s},
                       {.name = u"X-B"_s, .value = u"again"_s}};
    request.transport.totalTimeoutMs = 77;
    const auto result = rendered(request);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(result->method, QByteArray("POST"));
    QCOMPARE(result->url, QByteArray("http://127.0.0.1:8080/payments"));
    QCOMPARE(result->headers, (HeaderFields{{"X-B", "2"},
                                            {"x-a", ""},
                                            {"X-B", "again"},
                                            {"Content-Type", "application/json"},
                                            {"Idempotency-Key", "K1"}}));
    QCOMPARE(result->body, QByteArray(R"({"amount": 10.50})"));
    QVERIFY(result->hasBody);
    QCOMPARE(result->transport.totalTimeoutMs, 77);
}

void RenderTest::leavesTheUrlAlone_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("expected");
    for (const char* url : {"http://h/%7E/%zz/../a//b?x=[1]&y=a+b&z", "HTTP://H:80/", "http://h?",
                            "http://bücher.example/ü", "http://h/p#f"})
        QTest::newRow(url) << QString::fromUtf8(url) << QByteArray(url);
    QTest::newRow("variables") << u"{{base}}/p/{{ operation }}?k={{key}}"_s << QByteArray("https://h:1/p/4?k=K1");
}

void RenderTest::leavesTheUrlAlone()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, expected);
    Request request;
    request.url = url;
    const auto result = rendered(request, {{{}, {{.name = u"base"_s, .value = u"https://h:1"_s}}}});
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(result->url, expected);
    QVERIFY(!result->hasBody);
}

void RenderTest::appendsParameters()
{
    Request request;
    request.url = u"http://h/p?a=1#f"_s;
    request.params = {{.name = u"q"_s, .value = u"a b&c=ü"_s},
                      {.name = u"off"_s, .value = u"x"_s, .enabled = false},
                      {.name = u""_s, .value = u""_s},
                      {.name = u"empty"_s, .value = u""_s},
                      {.name = u"q"_s, .value = u"{{round}}"_s}};
    QCOMPARE(rendered(request)->url, QByteArray("http://h/p?a=1&q=a%20b%26c%3D%C3%BC&empty=&q=2#f"));
}

void RenderTest::addsContentType_data()
{
    QTest::addColumn<Body::Kind>("kind");
    QTest::addColumn<Fields>("headers");
    QTest::addColumn<QByteArray>("expected");
    const Fields own = {{.name = u"content-type"_s, .value = u"application/vnd.own+json"_s}};
    Fields off = own;
    off[0].enabled = false;
    QTest::newRow("json") << Body::Kind::Json << Fields() << QByteArray("application/json");
    QTest::newRow("form") << Body::Kind::Form << Fields() << QByteArray("application/x-www-form-urlencoded");
    QTest::newRow("text") << Body::Kind::Text << Fields() << QByteArray();
    QTest::newRow("none") << Body::Kind::None << Fields() << QByteArray();
    QTest::newRow("the user's") << Body::Kind::Json << own << QByteArray("application/vnd.own+json");
    QTest::newRow("the user's, switched off") << Body::Kind::Json << off << QByteArray("application/json");
}

void RenderTest::addsContentType()
{
    QFETCH(Body::Kind, kind);
    QFETCH(Fields, headers);
    QFETCH(QByteArray, expected);
    Request request = post();
    request.body.kind = kind;
    request.headers = headers;
    const auto result = rendered(request);
    QVERIFY(result);
    QCOMPARE(headerValue(result->headers, "Content-Type"), expected);
    const auto count = std::count_if(result->headers.begin(), result->headers.end(), [](const HeaderField& header) {
        return header.name.compare("content-type", Qt::CaseInsensitive) == 0;
    });
    QCOMPARE(count, expected.isEmpty() ? 0 : 1);
}

void RenderTest::rendersForms()
{
    Request request;
    request.url = u"http://h"_s;
    request.body.kind = Body::Kind::Form;
    request.body.form = {{.name = u"a b"_s, .value = u"1+1=2"_s},
                         {.name = u"off"_s, .value = u"x"_s, .enabled = false},
                         {.name = u"op"_s, .value = u"{{operation}}"_s}};
    QCOMPARE(rendered(request)->body, QByteArray("a+b=1%2B1%3D2&op=4"));
}

void RenderTest::rendersFiles()
{
    QTemporaryDir folder;
    const QByteArray bytes = QByteArray("{{key}}\0\xff", 9);
    QFile file(folder.filePath(u"body-7.bin"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    Request request;
    request.url = u"http://h"_s;
    request.body.kind = Body::Kind::File;
    request.body.file = u"body-{{n}}.bin"_s;
    const auto compiled = RequestTemplate::compile(request, {{{}, {{.name = u"n"_s, .value = u"7"_s}}}}, folder.path());
    QVERIFY2(compiled, compiled ? "" : qPrintable(compiled.error().message));
    QCOMPARE(compiled->render(input())->body, bytes); // a file is sent as it is
    request.body.file = u"missing.bin"_s;
    QCOMPARE(RequestTemplate::compile(request, {}, folder.path()).error().code, ErrorCode::NotFound);
    request.body.file = u"pipe"_s;
    QCOMPARE(mkfifo(qPrintable(folder.filePath(u"pipe"_s)), 0600), 0);
    QCOMPARE(RequestTemplate::compile(request, {}, folder.path()).error().code, ErrorCode::InvalidInput);
}

void RenderTest::passesAnyBytes()
{
    Request request = post();
    request.body.kind = Body::Kind::Text;
    request.body.text = QByteArray("\xff\xfe{{key}}\0\x80", 11);
    QCOMPARE(rendered(request)->body, QByteArray("\xff\xfeK1\0\x80", 6));
}

void RenderTest::placesKeys_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("header"); ///< value of the header "Key"
    using Kind = KeyPlacement::Kind;
    const QByteArray url = "http://127.0.0.1:8080/payments";
    const QByteArray json = R"({"amount": 10.50})";
    const auto row = [](const char* name, const Request& request, const QByteArray& expectedUrl, const QByteArray& body,
                        const QByteArray& header) {
        QTest::newRow(name) << request << expectedUrl << body << header;
    };
    row("header", withPlacement(post(), Kind::Header, u"Key"_s), url, json, "K1");
    Request own = withPlacement(post(), Kind::Header, u"Key"_s);
    own.headers = {{.name = u"key"_s, .value = u"mine"_s}};
    row("header of the user's, replaced", own, url, json, "K1");
    own.headers[0].value = u"pay-{{key}}"_s;
    row("header of the user's that holds the key", own, url, json, "pay-K1");
    row("query", withPlacement(post(), Kind::Query, u"idem key"_s), url + "?idem%20key=K1", json, {});
    Request query = withPlacement(post(), Kind::Query, u"k"_s);
    query.url += u"?k=old&z=1"_s;
    row("query of the user's", query, url + "?k=K1&z=1", json, {});
    query.url = u"http://h/p?a&k={{key}}-x"_s;
    row("query of the user's that holds the key", query, "http://h/p?a&k=K1-x", json, {});
    query.url = u"http://h/p?a"_s;
    query.params = {{.name = u"k"_s, .value = u""_s}};
    row("query row without a value", query, "http://h/p?a&k=K1", json, {});
    row("new member", withPlacement(post(), Kind::JsonPointer, u"/key"_s), url, R"({"amount": 10.50,"key": "K1"})", {});
    row("existing member", withPlacement(post(R"({ "k":null, "n":1e2 })"), Kind::JsonPointer, u"/k"_s), url,
        R"({ "k":"K1", "n":1e2 })", {});
    row("member that holds the key", withPlacement(post(R"({"k":"pay-{{key}}"})"), Kind::JsonPointer, u"/k"_s), url,
        R"({"k":"pay-K1"})", {});
    row("nested member", withPlacement(post(R"({"meta":{},"n":[1.0]})"), Kind::JsonPointer, u"/meta/a~1b"_s), url,
        R"({"meta":{"a/b":"K1"},"n":[1.0]})", {});
    Request form = withPlacement(post(), Kind::FormField, u"key"_s);
    form.body.kind = Body::Kind::Form;
    form.body.form = {{.name = u"a"_s, .value = u"1"_s}};
    row("form field", form, url, "a=1&key=K1", {});
    form.body.form = {{.name = u"key"_s, .value = u"x"_s}, {.name = u"a"_s, .value = u"1"_s}};
    row("form field of the user's", form, url, "key=K1&a=1", {});
    form.body = {.kind = Body::Kind::Text, .text = "a=1", .form = {}, .file = {}};
    row("form typed as text", form, url, "a=1&key=K1", {});
    Request path = withPlacement(post(), Kind::PathVariable, u"id"_s);
    path.url = u"http://h:80/p/:id/x?y=/:id"_s;
    row("path variable with a colon", path, "http://h:80/p/K1/x?y=/:id", json, {});
    path.url = u"http://h/p/{id}"_s;
    row("path variable in braces", path, "http://h/p/K1", json, {});
    path.contract.placement.name = u":id"_s;
    row("path variable named with its colon", path, "http://h/p/K1", json, {});
    row("nowhere", withPlacement(post(R"({"k":"{{key}}"})"), Kind::None, {}), url, R"({"k":"K1"})", {});
}

void RenderTest::placesKeys()
{
    QFETCH(Request, request);
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, header);
    const auto result = rendered(request);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(result->url, url);
    QCOMPARE(result->body, body);
    QCOMPARE(headerValue(result->headers, "Key"), header);
}

void RenderTest::leavesKeysOut_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("body");
    using Kind = KeyPlacement::Kind;
    const QByteArray url = "http://127.0.0.1:8080/payments";
    const QByteArray json = R"({"amount": 10.50})";
    Request header = withPlacement(post(), Kind::Header, u"Key"_s);
    header.headers = {{.name = u"key"_s, .value = u"{{key}}"_s}};
    QTest::newRow("header") << header << url << json;
    Request query = withPlacement(post(), Kind::Query, u"k"_s);
    query.url = u"http://h/p?k={{key}}"_s;
    QTest::newRow("query of the user's") << query << QByteArray("http://h/p?") << json;
    query.url = u"http://h/p?a=1&k={{key}}&b=2#f"_s;
    QTest::newRow("query among others") << query << QByteArray("http://h/p?a=1&b=2#f") << json;
    query.url = u"http://h/p?a=1&k={{key}}"_s;
    QTest::newRow("last of a query") << query << QByteArray("http://h/p?a=1") << json;
    QTest::newRow("member") << withPlacement(post(R"({"a":1,"k":"{{key}}"})"), Kind::JsonPointer, u"/k"_s) << url
                            << QByteArray(R"({"a":1})");
    QTest::newRow("no member") << withPlacement(post(), Kind::JsonPointer, u"/k"_s) << url << json;
    QTest::newRow("{{key}} elsewhere") << withPlacement(post(R"({"ref":"{{key}}"})"), Kind::Header, u"Key"_s) << url
                                       << QByteArray(R"({"ref":"K1"})");
}

void RenderTest::leavesKeysOut()
{
    QFETCH(Request, request);
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, body);
    RenderInput without = input();
    without.placeKey = false;
    const auto result = rendered(request, {}, without);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(result->url, url);
    QCOMPARE(result->body, body);
    QVERIFY(headerValue(result->headers, "Key").isNull());
}

void RenderTest::quotesKeys()
{
    using Kind = KeyPlacement::Kind;
    const auto header = rendered(withPlacement(post(), Kind::Header, u"Key"_s, true), {}, input("a\"b\\c"));
    QCOMPARE(headerValue(header->headers, "Key"), QByteArray("\"a\\\"b\\\\c\""));
    const auto json = rendered(withPlacement(post("{}"), Kind::JsonPointer, u"/k"_s, true));
    QCOMPARE(json->body, QByteArray("{\"k\":\"\\\"K1\\\"\"}"));
    const auto query = rendered(withPlacement(post(), Kind::Query, u"k"_s, true));
    QVERIFY(query->url.endsWith("?k=%22K1%22"));
    QCOMPARE(rendered(withPlacement(post(), Kind::Header, u"Key"_s, true), {}, input("ü")).error().code,
             ErrorCode::InvalidInput);
}

void RenderTest::encodesKeysInUrls()
{
    Request request = withPlacement(post(), KeyPlacement::Kind::PathVariable, u"id"_s);
    request.url = u"http://h/:id?k={{key}}"_s;
    QCOMPARE(rendered(request, {}, input("a b/c&d"))->url, QByteArray("http://h/a%20b%2Fc%26d?k=a%20b%2Fc%26d"));
}

void RenderTest::refuses_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<QString>("hint");
    using Kind = KeyPlacement::Kind;
    const auto row = [](const char* name, const Request& request, const QString& hint) {
        QTest::newRow(name) << request << hint;
    };
    const auto withHeader = [](const QString& name, const QString& value) {
        Request request = post();
        request.headers = {{.name = name, .value = value}};
        return request;
    };
    Request request = post();
    request.url = u"example.com"_s;
    row("no scheme", request, u"http://example.com"_s);
    request.url = u"ws://h"_s;
    row("another scheme", request, u"only http"_s);
    request.url = u"http://h/a b"_s;
    row("space in URL", request, u"position 11"_s);
    request = post();
    request.method = u"PO ST"_s;
    row("bad method", request, u"PO ST"_s);
    row("CR LF in header", withHeader(u"X"_s, u"a\r\nEvil: 1"_s), u"header X"_s);
    row("NUL in header", withHeader(u"X"_s, u"a"_s + QChar(0)), u"header X"_s);
    row("bad header name", withHeader(u"X Y"_s, u"1"_s), u"X Y"_s);
    row("header without a name", withHeader({}, u"1"_s), u"no header name"_s);
    row("pointer into no JSON", withPlacement(post("amount=1"), Kind::JsonPointer, u"/k"_s), u"line 1"_s);
    row("pointer without parent", withPlacement(post(), Kind::JsonPointer, u"/a/b"_s), u"/a"_s);
    row("bad pointer", withPlacement(post(), Kind::JsonPointer, u"k"_s), u"JSON Pointer"_s);
    row("form field in JSON", withPlacement(post(), Kind::FormField, u"k"_s), u"no form"_s);
    row("no path variable", withPlacement(post(), Kind::PathVariable, u"id"_s), u":id"_s);
    row("bad arguments", withHeader(u"X"_s, u"{{$guid 1}}"_s), u"header X"_s);
}

void RenderTest::refuses()
{
    QFETCH(Request, request);
    QFETCH(QString, hint);
    const auto compiled = RequestTemplate::compile(request, {}, {});
    QVERIFY(!compiled);
    QCOMPARE(compiled.error().code, ErrorCode::InvalidInput);
    QVERIFY2(compiled.error().message.contains(hint), qPrintable(compiled.error().message));
}

void RenderTest::aMessageNamesAFewVariablesOnly()
{
    Request request = post();
    for (int i = 0; i < 10'000; ++i)
        request.headers.push_back({.name = u"X-%1"_s.arg(i), .value = u"{{nowhere%1}}"_s.arg(i)});
    const Error error = RequestTemplate::compile(request, {}, {}).error();
    QVERIFY2(error.message.contains(u"10000"_s) && error.message.contains(u"nowhere0"_s), qPrintable(error.message));
    QVERIFY(error.message.size() < 400);
    QCOMPARE(error.text(), error.message);
}

void RenderTest::refusesHeaderInjectionAtRenderTime()
{
    const auto compiled = RequestTemplate::compile(post(), {}, {});
    QVERIFY(compiled);
    QCOMPARE(compiled->render(input("a\r\nEvil: 1")).error().code, ErrorCode::InvalidInput);
}

void RenderTest::namesEveryUnresolvedVariable()
{
    Request request = post("{\"a\":{{amount}}}");
    request.url = u"{{base}}/p"_s;
    request.headers = {{.name = u"X"_s, .value = u"{{token}}"_s}};
    const auto compiled = RequestTemplate::compile(request, {}, {});
    QVERIFY(!compiled);
    for (const QString& part : {u"base (URL)"_s, u"token (header X)"_s, u"amount (body)"_s})
        QVERIFY2(compiled.error().message.contains(part), qPrintable(compiled.error().message));
}

void RenderTest::rendersAnewPerOperation()
{
    Request request = post(R"({"id":"{{$guid}}","own":"{{own}}","again":"{{own}}"})");
    const VariableScope scope = {{{}, {{.name = u"own"_s, .value = u"{{$guid}}"_s}}}};
    const auto compiled = RequestTemplate::compile(request, scope, {});
    QVERIFY(compiled);
    QVERIFY(compiled->perAttemptVariables().empty());
    RenderInput other = input("K2");
    other.generated.random = Random(10);
    QCOMPARE(*compiled->render(input()), *compiled->render(input()));
    QVERIFY(compiled->render(input())->body != compiled->render(other)->body);
}

void RenderTest::changesOnlyPerAttemptVariablesPerAttempt()
{
    Request request = post(R"({"id":"{{$guid}}","at":"{{$timestamp}}"})");
    request.headers = {{.name = u"X-Attempt"_s, .value = u"{{trace}} {{now}}"_s}};
    const VariableScope scope = {{{},
                                  {{.name = u"trace"_s, .value = u"{{$guid}}"_s, .perAttempt = true},
                                   {.name = u"now"_s, .value = u"{{$timestamp}}"_s, .perAttempt = true}}}};
    const auto compiled = RequestTemplate::compile(request, scope, {});
    QVERIFY(compiled);
    QCOMPARE(compiled->perAttemptVariables(), (std::vector<QString>{u"trace"_s, u"now"_s}));
    RenderInput second = input();
    second.attempt = 1;
    second.attemptNow = second.generated.now.addSecs(5);
    const auto one = compiled->render(input());
    const auto two = compiled->render(second);
    QCOMPARE(one->body, two->body);
    const QByteArrayList first = headerValue(one->headers, "X-Attempt").split(' ');
    const QByteArrayList next = headerValue(two->headers, "X-Attempt").split(' ');
    QVERIFY(first[0] != next[0]);
    QCOMPARE(next[1].toLongLong() - first[1].toLongLong(), 5);
    QCOMPARE(*compiled->render(second), *two);
}

void RenderTest::collectsSecrets()
{
    Request request = post();
    request.headers = {{.name = u"Authorization"_s, .value = u"Bearer {{token}}"_s},
                       {.name = u"X"_s, .value = u"{{token}}"_s}};
    const VariableScope scope = {{{},
                                  {{.name = u"token"_s, .value = u"s3cret"_s, .secret = true},
                                   {.name = u"unused"_s, .value = u"other"_s, .secret = true}}}};
    QCOMPARE(rendered(request, scope)->secrets, (std::vector<Secret>{{u"token"_s, "s3cret"}}));
}

void RenderTest::rendersProbes()
{
    Probe probe;
    probe.name = u"rows"_s;
    probe.method = u"POST"_s;
    probe.url = u"{{base}}/search?o={{operation}}"_s;
    probe.body = u"{\"key\":\"{{key}}\"}"_s;
    probe.jsonPath = u"$[?@.key=='{{key}}']"_s;
    Transport transport;
    transport.proxy = u"http://proxy:1"_s;
    const VariableScope scope = {{{}, {{.name = u"base"_s, .value = u"http://h"_s}}}};
    const auto result = renderProbe(probe, transport, scope, input().generated);
    QVERIFY2(result, result ? "" : qPrintable(result.error().message));
    QCOMPARE(result->request.url, QByteArray("http://h/search?o=4"));
    QCOMPARE(result->request.body, QByteArray("{\"key\":\"K1\"}"));
    QCOMPARE(result->request.headers, (HeaderFields{{"Content-Type", "application/json"}}));
    QCOMPARE(result->request.transport, transport);
    QCOMPARE(result->jsonPath, u"$[?@.key=='K1']"_s);
    const auto failed = renderProbe(probe, transport, {}, input().generated);
    QVERIFY(!failed);
    QVERIFY(failed.error().message.contains(u"rows"_s) && failed.error().message.contains(u"base (URL)"_s));
    probe.url = u"http://h"_s;
    probe.jsonPath = u"$.{{nope}}"_s;
    QVERIFY(renderProbe(probe, transport, {}, input().generated).error().message.contains(u"nope"_s));
}

void RenderTest::makesKeys()
{
    Generated generated = input().generated;
    const auto make = [&](KeyMaking::Kind kind, const QString& text) {
        return makeKey({kind, text}, {{{}, {{.name = u"shop"_s, .value = u"s1"_s}}}}, generated);
    };
    const auto isUuid = [](const QByteArray& text, int version) {
        return QRegularExpression(
                   u"^[0-9a-f]{8}-[0-9a-f]{4}-%1[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s.arg(version))
            .match(QString::fromLatin1(text))
            .hasMatch();
    };
    QVERIFY(isUuid(*make(KeyMaking::Kind::Uuid4, {}), 4));
    QVERIFY(isUuid(*make(KeyMaking::Kind::Uuid7, {}), 7));
    const QByteArray milliseconds = make(KeyMaking::Kind::Uuid7, {})->left(13).replace('-', "");
    QCOMPARE(milliseconds.toLongLong(nullptr, 16), generated.now.toMSecsSinceEpoch());
    const QByteArray key = *make(KeyMaking::Kind::Template, u"{{shop}}-{{operation}}-{{round}}-{{uuid}}"_s);
    QVERIFY(key.startsWith("s1-4-2-") && isUuid(key.sliced(7), 4));
    QVERIFY(*make(KeyMaking::Kind::Uuid4, {}) != *make(KeyMaking::Kind::Uuid4, {}));
    QVERIFY(!make(KeyMaking::Kind::Template, u"{{key}}"_s));
    QVERIFY(make(KeyMaking::Kind::Template, u"{{nope}}"_s).error().message.contains(u"nope"_s));
}

void RenderTest::aFormGoesInParts()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(u"a b.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("con\r\ntent") > 0);
    file.close();
    Request request = post();
    request.headers = {{u"Content-Type"_s, u"multipart/form-data"_s}};
    request.body = {Body::Kind::Form,
                    {},
                    {{u"n"_s, u"{{operation}};type=text/plain"_s},
                     {u"off"_s, u"x"_s, false},
                     {u"f\"g"_s, u"@{{file}};type=image/png"_s},
                     {u"h"_s, u"\"@no file\";filename=\"x\""_s}},
                    {}};
    const VariableScope scope{{u"run"_s, {{u"file"_s, u"a b.txt"_s}}}};
    const auto compiled = RequestTemplate::compile(request, scope, dir.path());
    QVERIFY2(compiled, compiled ? "" : qPrintable(compiled.error().message));
    const auto sent = compiled->render(input());
    const QByteArray type = headerValue(sent->headers, "Content-Type");
    QVERIFY(type.startsWith("multipart/form-data; boundary="));
    const QByteArray line = "--" + type.sliced(type.indexOf('=') + 1);
    QCOMPARE(sent->body,
             line + "\r\nContent-Disposition: form-data; name=\"n\"\r\nContent-Type: text/plain\r\n\r\n4\r\n" + line +
                 "\r\nContent-Disposition: form-data; name=\"f%22g\"; filename=\"a b.txt\"\r\n"
                 "Content-Type: image/png\r\n\r\ncon\r\ntent\r\n" +
                 line + "\r\nContent-Disposition: form-data; name=\"h\"; filename=\"x\"\r\n\r\n@no file\r\n" + line +
                 "--\r\n");
    request.body.form.push_back({u"gone"_s, u"@none.bin"_s});
    QCOMPARE(RequestTemplate::compile(request, scope, dir.path()).error().code, ErrorCode::NotFound);
}

void RenderTest::aKeyIsAPartOfItsOwn()
{
    Request request = withPlacement(post(), KeyPlacement::Kind::FormField, u"key"_s);
    request.body = {Body::Kind::Form, {}, {{u"a"_s, u"1"_s}}, {}};
    for (const QString& told : {u"; boundary=B"_s, u";boundary=\"B\""_s, u" ; charset=utf-8; Boundary=B ;x=y"_s}) {
        request.headers = {{u"Content-Type"_s, u"multipart/form-data"_s + told}};
        QVERIFY2(rendered(request)->body.contains("name=\"key\"\r\n\r\nK1\r\n--B--\r\n"), qPrintable(told));
    }
    request.body.form.push_back({u"key"_s, u"typed"_s});
    QCOMPARE(rendered(request)->body.count("name=\"key\""), 1);
    QVERIFY(rendered(request)->body.contains("K1"));
    RenderInput without = input();
    without.placeKey = false;
    QVERIFY(!rendered(request, {}, without)->body.contains("key"));
}

QTEST_APPLESS_MAIN(RenderTest)
#include "render.moc"
