// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/rendering.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

/// The cases of a file with one JSON object a line.
std::vector<QJsonObject> cases(const QString& name)
{
    std::vector<QJsonObject> result;
    QFile file(sharedPath(u"conformance/curl-own/"_s + name));
    if (!file.open(QIODevice::ReadOnly))
        return result;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (!line.trimmed().isEmpty())
            result.push_back(QJsonDocument::fromJson(line).object());
    }
    return result;
}

QString commandOf(const QJsonObject& object)
{
    return object.value("command"_L1).toString().replace(u"__PORT__"_s, u"8080"_s);
}

/// Headers that curl adds for itself, and what differs by nature.
bool isOfCurl(const QString& name, const QString& value)
{
    static const QStringList names{u"host"_s, u"user-agent"_s, u"content-length"_s, u"expect"_s};
    return names.contains(name) || (name == "accept"_L1 && value == "*/*"_L1) ||
           (name == "accept-encoding"_L1 && value.startsWith("deflate, gzip"_L1));
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

QStringList headersOf(const RenderedRequest& request)
{
    QStringList headers;
    for (const HeaderField& header : request.headers) {
        const QString name = QString::fromUtf8(header.name).toLower();
        if (!isOfCurl(name, QString::fromUtf8(header.value)))
            headers += name + u": "_s + QString::fromUtf8(header.value);
    }
    return sorted(headers);
}

QStringList headersOf(const QJsonArray& pairs)
{
    QStringList headers;
    for (const QJsonValue& pair : pairs) {
        const QString name = pair.toArray().at(0).toString().toLower();
        const QString value = pair.toArray().at(1).toString();
        if (!isOfCurl(name, value))
            headers += name + u": "_s + value;
    }
    return sorted(headers);
}

QString targetOf(const RenderedRequest& request)
{
    const QString url = QString::fromUtf8(request.url);
    const qsizetype path = url.indexOf(u'/', url.indexOf("://"_L1) + 3);
    const qsizetype query = url.indexOf(u'?');
    const QString target = path >= 0 ? url.mid(path) : query >= 0 ? url.mid(query) : QString();
    return target.startsWith(u'/') || path < 0 ? target : u'/' + target;
}

/// The boundary is chosen by whoever writes the parts.
QByteArray withoutBoundary(QByteArray text, const QStringList& headers)
{
    for (const QString& header : headers) {
        const qsizetype at = header.indexOf("boundary="_L1);
        if (at >= 0)
            text.replace(header.mid(at + 9).toUtf8(), "BOUNDARY");
    }
    return text;
}

QString keyOf(const QJsonArray& headers)
{
    for (const QJsonValue& pair : headers) {
        if (pair.toArray().at(0).toString() == "Idempotency-Key"_L1)
            return pair.toArray().at(1).toString();
    }
    return u"none"_s;
}

/// What a .http file of the curl suite says: start line, headers, body.
struct WireText
{
    QString method;
    QString target;
    QStringList headers;
    QString body;
};

WireText wireText(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll()).remove(u'\r');
    const qsizetype end = text.indexOf("\n\n"_L1);
    const QStringList head = text.left(end).split(u'\n');
    WireText wire{head[0].section(u' ', 0, 0), head[0].section(u' ', 1, 1), {}, text.mid(end + 2)};
    if (wire.body.endsWith(u'\n'))
        wire.body.chop(1); // of the file

    for (const QString& line : head.mid(1)) {
        const QString name = line.section(u':', 0, 0).toLower();
        const QString value = line.section(u':', 1).trimmed();
        if (!isOfCurl(name, value))
            wire.headers += name + u": "_s + value;
    }
    wire.headers = sorted(wire.headers);
    return wire;
}

bool warnsOf(const ImportedContents& contents, const QString& words)
{
    const QStringList all = lines(contents.warnings);
    return std::any_of(all.begin(), all.end(), [&](const QString& line) { return line.contains(words); });
}

Request single(const QByteArray& command)
{
    const auto contents = importedText(command);
    return contents && contents->requests.size() == 1 ? contents->requests[0].request : Request();
}

QString header(const Request& request, const QString& name)
{
    const Field* found = fieldNamed(request.headers, name);
    return found != nullptr ? found->value : QString();
}

}

/// A curl command from a browser or a page of documentation becomes the request that curl would send.
class CurlTest : public QObject
{
    Q_OBJECT

    Result<ImportedContents> importedWithFiles(const QString& command, const QString& folder)
    {
        auto source = ImportSource::fromBytes(command.toUtf8());
        source.allowFiles(sharedPath(folder));
        return imported(source, "curl");
    }

private slots:
    void bashCommandsMeanWhatCurlSends_data()
    {
        QTest::addColumn<QJsonObject>("object");
        for (const QJsonObject& object : cases(u"cases_bash_verified.jsonl"_s))
            QTest::newRow(qPrintable(object.value("id"_L1).toString())) << object;
    }
    void bashCommandsMeanWhatCurlSends()
    {
        IDEMSCOPE_NEEDS_SHARED("conformance/curl-own/cases_bash_verified.jsonl");
        QFETCH(QJsonObject, object);
        const auto contents = importedWithFiles(commandOf(object), u"conformance/curl-own"_s);
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        const QJsonArray expected = object.value("expect"_L1).toArray();
        QCOMPARE(static_cast<qsizetype>(contents->requests.size()), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i) {
            const QJsonObject wire = expected[i].toObject();
            const QJsonArray pairs = wire.value("headers"_L1).toArray();
            const auto sent = onTheWire(*contents, static_cast<std::size_t>(i), keyOf(pairs).toUtf8());
            QVERIFY2(sent, sent ? "" : qPrintable(sent.error().message));
            QCOMPARE(QString::fromUtf8(sent->method), wire.value("method"_L1).toString());
            QCOMPARE(targetOf(*sent), wire.value("target"_L1).toString());
            const QByteArray body = QByteArray::fromBase64(wire.value("body_b64"_L1).toString().toLatin1());
            const QStringList headers = headersOf(pairs);
            QCOMPARE(withoutBoundary(sent->body, headersOf(*sent)), withoutBoundary(body, headers));
            if (!headers.join(u' ').contains("boundary="_L1))
                QCOMPARE(headersOf(*sent), headers);
        }
    }

    void windowsCommandsMeanWhatWasCopied_data()
    {
        QTest::addColumn<QJsonObject>("object");
        for (const QJsonObject& object : cases(u"cases_cmd_derived.jsonl"_s))
            QTest::newRow(qPrintable(object.value("id"_L1).toString())) << object;
    }
    void windowsCommandsMeanWhatWasCopied()
    {
        IDEMSCOPE_NEEDS_SHARED("conformance/curl-own/cases_cmd_derived.jsonl");
        QFETCH(QJsonObject, object);
        const QJsonObject expected = object.value("expect"_L1).toObject();
        for (const QString& ending : {u"\n"_s, u"\r\n"_s}) {
            const auto contents = importedText(commandOf(object).replace(u'\n', ending).toUtf8());
            QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
            const QJsonArray pairs = expected.value("headers"_L1).toArray();
            const auto sent = onTheWire(*contents, 0, keyOf(pairs).toUtf8());
            QVERIFY2(sent, sent ? "" : qPrintable(sent.error().message));
            QCOMPARE(QString::fromUtf8(sent->method), expected.value("method"_L1).toString());
            QCOMPARE(QString::fromUtf8(sent->url),
                     expected.value("url"_L1).toString().replace(u"__PORT__"_s, u"8080"_s));
            QCOMPARE(headersOf(*sent), headersOf(pairs));
            QCOMPARE(QString::fromUtf8(sent->body), expected.value("body"_L1).toString());
        }
    }

    void everyCommandOfTheCurlSuiteIsUnderstood_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(sharedPath(u"conformance/curl"_s));
        for (const QString& file : folder.entryList({u"*.sh"_s}))
            QTest::newRow(qPrintable(file)) << folder.filePath(file.chopped(3));
    }
    void everyCommandOfTheCurlSuiteIsUnderstood()
    {
        IDEMSCOPE_NEEDS_SHARED("conformance/curl");
        QFETCH(QString, path);
        auto contents = importedFile(path + u".sh"_s);
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        const WireText wire = wireText(path + u".http"_s);
        Request& request = contents->requests[0].request;
        if (request.body.kind == Body::Kind::File) // the suite writes the file's name in its place
            request.body = {Body::Kind::Text,
                            (wire.body.startsWith(u'@') ? u"@"_s : QString()).toUtf8() + request.body.file.toUtf8(),
                            {},
                            {}};
        const auto sent = onTheWire(*contents);
        QVERIFY2(sent, sent ? "" : qPrintable(sent.error().message));
        QCOMPARE(QString::fromUtf8(sent->method), wire.method);
        const QString target = targetOf(*sent);
        QCOMPARE(target.isEmpty() ? u"/"_s : target, wire.target);
        QCOMPARE(headersOf(*sent), wire.headers);
        QCOMPARE(QString::fromUtf8(sent->body), wire.body);
    }

    void theCorpusImports_data()
    {
        QTest::addColumn<QString>("path");
        for (const GoldenFile& file : goldenFiles(u"curl"_s)) {
            if (file.path.endsWith(".sh"_L1))
                QTest::newRow(qPrintable(file.path)) << file.path;
        }
    }
    void theCorpusImports()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/INDEX.tsv");
        QFETCH(QString, path);
        const auto contents = importedFile(sharedPath(u"corpus/"_s + path));
        if (path.contains("no-url"_L1)) {
            QVERIFY(contents.error().message.contains("no request"_L1));
            return;
        }
        QVERIFY2(contents, contents ? "" : qPrintable(contents.error().message));
        QCOMPARE(contents->requests.size(), path.contains("multi"_L1) ? 4U : 1U);
    }

    void whatIsNotCurlIsRefusedWithItsPlace()
    {
        QVERIFY(importedText("http POST https://h.test/x a=1", "curl")
                    .error()
                    .message.contains(u"line 1, column 1: “http” is not curl"_s));
        QVERIFY(importedText("Invoke-WebRequest -Uri \"https://h.test\"", "curl")
                    .error()
                    .message.contains("PowerShell"_L1));
        const auto open = importedText("curl https://h.test/x \\\n  -d 'a");
        QVERIFY2(open.error().message.contains("line 2, column 6"_L1), qPrintable(open.error().message));
        QVERIFY(!importedText("wget https://h.test/"));
    }

    void nothingIsExecutedOrExpanded()
    {
        const auto contents = importedText("curl -X POST https://api.example.test/p -H \"Idempotency-Key: $(uuidgen)\" "
                                           "-H \"X-User: `whoami`\" -H \"X-Region: ${REGION}\" -d amount=1");
        const Request& request = contents->requests[0].request;
        QCOMPARE(header(request, u"Idempotency-Key"_s), u"{{key}}"_s);
        QCOMPARE(request.contract.making.kind, KeyMaking::Kind::Uuid4);
        QCOMPARE(header(request, u"X-User"_s), u"`whoami`"_s);
        QCOMPARE(header(request, u"X-Region"_s), u"{{REGION}}"_s);
        QVERIFY(warnsOf(*contents, u"was not run"_s));
        QVERIFY(warnsOf(*contents, u"REGION"_s));
    }

    void aTokenFromTheShellBecomesASecretVariable()
    {
        const auto contents = importedText("curl -H \"Authorization: Bearer $TOKEN\" https://api.example.test/x");
        QCOMPARE(header(contents->requests[0].request, u"Authorization"_s), u"Bearer {{TOKEN}}"_s);
        QCOMPARE(contents->variables.size(), 1U);
        QVERIFY(contents->variables[0].secret && contents->variables[0].name == "TOKEN"_L1);
    }

    void pastedTextIsForgiven()
    {
        QCOMPARE(single("$ curl https://api.example.test/x -H 'A: 1'").url, u"https://api.example.test/x"_s);
        QCOMPARE(single("PS C:\\> curl https://api.example.test/x").url, u"https://api.example.test/x"_s);
        const auto cut = importedText("curl http://h.test/a?b=1&c=2");
        QCOMPARE(cut->requests[0].request.url, u"http://h.test/a?b=1&c=2"_s);
        QVERIFY(warnsOf(*cut, u"whole URL"_s));
        const auto wiki = importedText("curl\xC2\xA0-H “A: 1” https://h.test/1");
        QCOMPARE(header(wiki->requests[0].request, u"A"_s), u"1"_s);
        QVERIFY(warnsOf(*wiki, u"Curly quotes"_s));
        QVERIFY(warnsOf(*wiki, u"no-break"_s));
    }

    void browsersEscapesAreUndone()
    {
        QCOMPARE(single("curl 'https://h.test/x?ids\\[\\]=1&f=\\{a\\}' --compressed").url,
                 u"https://h.test/x?ids[]=1&f={a}"_s);
        QCOMPARE(single("curl 'https://h.test/x' -X POST --data-raw $'a\\041b\\'c'").body.text, "a!b'c");
        QCOMPARE(single("curl 'https://h.test/x' --data-raw $'caf\\xe9'").body.text, "café");
        QCOMPARE(single("curl 'https://h.test/x' --data-raw $'caf\\xc3\\xa9'").body.text, "café");
        QVERIFY(warnsOf(*importedText("curl 'https://h.test/x' --data-raw $'a^&b\\'c'"), u"^&"_s));
    }

    /// Bug reports of other tools (IMPORTS.md §3.1), as small inputs.
    void whatOthersGotWrong()
    {
        QCOMPARE(single("curl h --data-raw $'{\"t\":\"${field} isn\\'t\"}'").body.text, "{\"t\":\"${field} isn't\"}");
        QCOMPARE(single("curl h --data '{\"t\":\"You'\\''re\"}'").body.text, "{\"t\":\"You're\"}");
        QCOMPARE(single("curl h -d \"note=abc==123\"").body.text, "note=abc==123");
        QCOMPARE(bodyText(single("curl h -d a=1 -d b=2")), "a=1&b=2");
        QVERIFY(fieldNamed(single("curl h -H 'x-god;'").headers, u"x-god"_s)->value.isEmpty());
        QCOMPARE(single("curl --data \"^{^\\^\"a^\\^\":1^}\" http://h/").body.text, "{\"a\":1}");
        QCOMPARE(single("curl --data \"{\"\"a\"\":1}\" http://h/").body.text, "{\"a\":1}");
        QCOMPARE(bodyText(single("curl h --data-urlencode 'a=b' --data-urlencode 'a=b'")), "a=b&a=b");
        QCOMPARE(single("curl --compressed 'https://h/x'").url, u"https://h/x"_s);
        const Request raw = single("curl h -H 'Content-Type: multipart/form-data; boundary=--W' "
                                   "--data-raw $'----W\\r\\nA: b\\r\\n\\r\\nv\\r\\n----W--\\r\\n'");
        QCOMPARE(raw.body.text, "----W\r\nA: b\r\n\r\nv\r\n----W--\r\n");
        const Request glued = single("curl -k -H\"Authorization: Bearer k\" http://h/");
        QCOMPARE(header(glued, u"Authorization"_s), u"Bearer {{authorization}}"_s);
        QVERIFY(!glued.transport.verifyTls);
    }

    void oneBadCommandDoesNotSpoilTheRest()
    {
        const auto contents =
            importedText("curl -X POST\ncurl ftp://h/file\necho hello; curl https://h.test/1 | jq .\n");
        QCOMPARE(contents->requests.size(), 1U);
        QCOMPARE(contents->skipped, 2);
        QVERIFY(warnsOf(*contents, u"line 1"_s) && warnsOf(*contents, u"“jq” is not curl"_s));
    }

    void optionsThatAreUnknownOrCannotBeFollowedAreListed()
    {
        const auto contents = importedText("curl --frobnicate --resolve h:80:127.0.0.1 --ntlm -u me:pw http://h/x");
        QCOMPARE(contents->requests[0].request.url, u"http://h/x"_s);
        QVERIFY(warnsOf(*contents, u"--frobnicate"_s));
        QVERIFY(warnsOf(*contents, u"--resolve"_s));
        QVERIFY(warnsOf(*contents, u"“ntlm”"_s));
        QVERIFY(!lines(contents->warnings).join(u' ').contains("pw"_L1));
    }

    void aDigestLoginIsTaken()
    {
        const auto contents = importedText("curl --digest -u me:secret http://h/x");
        const Auth& auth = contents->requests[0].request.auth;
        QVERIFY(auth.kind == Auth::Kind::Digest && auth.user == u"me"_s);
        QVERIFY(!warnsOf(*contents, u"digest"_s));
    }

    void filesAreReadOnlyWhereAllowed()
    {
        const auto refused = importedText("curl http://h/ -F a=@/etc/passwd -F b=1");
        QVERIFY(warnsOf(*refused, u"/etc/passwd was not read"_s));
        const Request whole = single("curl http://h/ --data-binary @photo.png");
        QVERIFY(whole.body.kind == Body::Kind::File);
        QCOMPARE(whole.body.file, u"photo.png"_s);
        QCOMPARE(single("curl http://h/ -d @- <<EOF\n{\"a\": 1}\nEOF\n").body.text, "{\"a\": 1}");
    }

    void credentialsAreKeptApart()
    {
        const auto contents = importedText("curl -u sk_test_x: https://me:hush@api.test/v1?api_key=k1 -b 'sid=s3cret'");
        QStringList values;
        for (const FoundSecret& secret : contents->secrets)
            values += secret.value;
        QCOMPARE(sorted(values), sorted({u"sk_test_x"_s, u"k1"_s, u"sid=s3cret"_s}));
        const Request& request = contents->requests[0].request;
        QCOMPARE(header(request, u"Cookie"_s), u"{{cookie}}"_s);
        QCOMPARE(request.url, u"https://api.test/v1?api_key={{apiKey}}"_s);
        QVERIFY(!lines(contents->warnings).join(u' ').contains("s3cret"_L1));
    }

    void passwordsOfClientKeysAreKeptApart_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("certificate");
        QTest::newRow("option") << QByteArray("--cert me.p12 --cert-type P12 --pass hush-hush") << u"me.p12"_s;
        QTest::newRow("behind the file") << QByteArray("-E me.pem:hush-hush") << u"me.pem"_s;
        QTest::newRow("a file with a colon") << QByteArray("--cert 'a\\:b.pem:hush-hush'") << u"a:b.pem"_s;
    }
    void passwordsOfClientKeysAreKeptApart()
    {
        QFETCH(const QByteArray, options);
        const auto contents = importedText("curl https://h.test/ " + options);
        const Transport& transport = contents->requests[0].request.transport;
        QTEST(transport.clientCertificate, "certificate");
        QCOMPARE(transport.clientKeyPassword, u"{{clientKeyPassword}}"_s);
        QCOMPARE(contents->secrets.size(), std::size_t(1));
        QCOMPARE(contents->secrets[0].value, u"hush-hush"_s);
        const auto text = exportAs(**formatNamed(u"curl"_s), *contents);
        QVERIFY2(!text->contains("hush"), text->constData());
        const auto again = importedText(*text);
        QCOMPARE(again->requests[0].request.transport, transport);
    }

    void globsBecomeRequests()
    {
        const auto contents = importedText("curl 'http://h/{a,b}/[1-2]' 'http://h/{{id}}/{x}'");
        QStringList urls;
        for (const FiledRequest& filed : contents->requests)
            urls += filed.request.url;
        QCOMPARE(urls, QStringList({u"http://h/a/1"_s, u"http://h/a/2"_s, u"http://h/b/1"_s, u"http://h/b/2"_s,
                                    u"http://h/{{id}}/{x}"_s}));
        QVERIFY(importedText("curl http://h/[1-999][1-999]")->requests.size() <= 100);
    }

    void whatIsExportedComesBack()
    {
        const QByteArray command =
            "curl 'https://h.test/a?x=[1]' -X PUT -H 'Idempotency-Key: k1' -H 'X-Odd: it'\\''s \"$5\" {{who}}' -k -m 7 "
            "--http1.1 -H 'Content-Type: application/json' --data-raw $'{\"a\":\"l1\\n\\ttab\"}' --next http://h/2 -d "
            "'a=b c' "
            "--next -I http://h/3 --next http://h/4 --data-urlencode 'n={{who}}'";
        const auto first = importedText(command);
        const auto text = exportAs(**formatNamed(u"curl"_s), *first);
        const auto again = importedText(*text);
        QVERIFY2(again, text->constData());
        QCOMPARE(again->requests.size(), first->requests.size());
        for (std::size_t i = 0; i < first->requests.size(); ++i)
            QVERIFY2(again->requests[i] == first->requests[i], text->constData());
    }

private:
    static QByteArray bodyText(const Request& request)
    {
        QByteArray text = request.body.text;
        for (const Field& field : request.body.form)
            text += (text.isEmpty() ? "" : "&") + field.name.toUtf8() + '=' + field.value.toUtf8();
        return text;
    }
};

QTEST_GUILESS_MAIN(CurlTest)
#include "curl.moc"
