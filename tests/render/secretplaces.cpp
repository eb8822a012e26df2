// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/secretplaces.h"

#include "model/json.h"
#include "render/render.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

RenderedRequest rendered(const Request& request, const VariableScope& scope)
{
    const auto compiled = RequestTemplate::compile(request, scope, {});
    RenderInput input;
    input.generated.key = "key-1";
    input.generated.operation = "op-1";
    return compiled ? compiled->render(input).value_or(RenderedRequest()) : RenderedRequest();
}

Request requestWith(const QString& url, const Fields& headers, const Fields& params)
{
    Request request;
    request.url = url;
    request.headers = headers;
    request.params = params;
    request.contract.probes.push_back({});
    request.contract.probes.front().url = url;
    request.contract.probes.front().headers = headers;
    return request;
}

/// Every text of a request and scope that would be kept: a secret variable is kept without its value.
QString kept(const Request& request, const VariableScope& scope)
{
    QString text = request.url;
    for (const Fields& fields : {request.headers, request.params, request.contract.probes.front().headers}) {
        for (const Field& field : fields)
            text += u'\n' + field.value;
    }
    text += u'\n' + request.contract.probes.front().url;
    for (const VariableLayer& layer : scope) {
        for (const Field& variable : layer.variables)
            text += u'\n' + (variable.secret ? QString() : variable.value);
    }
    return text;
}

}

/// What stands at a sensitive place of a request is kept nowhere, whoever typed it and where (SPEC.md §11).
class SecretPlacesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingSensitiveIsKeptAndTheSameIsSent_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("headerValue");
        QTest::addColumn<QString>("parameter");
        QTest::addColumn<QString>("secret");
        const auto row = [](const char* name, const char* url, const char* header, const char* value, const char* param,
                            const char* secret) {
            QTest::newRow(name) << QString::fromUtf8(url) << QString::fromUtf8(header) << QString::fromUtf8(value)
                                << QString::fromUtf8(param) << QString::fromUtf8(secret);
        };
        row("bearer", "http://h/p", "Authorization", "Bearer tok-s3cret", "", "tok-s3cret");
        row("scheme in small letters", "http://h/p", "authorization", "basic dXNlcjpwdw==", "", "dXNlcjpwdw==");
        row("no scheme", "http://h/p", "Authorization", "alice-s3cret", "", "alice-s3cret");
        row("another header", "http://h/p", "X-Api-Key", "alice s3cret", "", "alice s3cret");
        row("cookie", "http://h/p", "Cookie", "sid=s3cret; a=b", "", "s3cret");
        row("query", "http://h/p?a=1&token=s3c%2Fret&b=2#f", "", "", "", "s3c%2Fret");
        row("two in the query", "http://h/p?token=s3cret&access_token=s3cret", "", "", "", "s3cret");
        row("fragment", "http://h/p#access_token=s3cret", "", "", "", "s3cret");
        row("parameter", "http://h/p", "", "", "s3c ret&", "s3c ret&");
        row("password", "http://user:s3cret@h/p?x=@", "", "", "", "s3cret");
        row("a plain variable", "http://h/p?token={{mine}}", "Authorization", "Bearer {{mine}}", "", "val-of-mine");
        row("through another variable", "http://h/p", "X-Api-Key", "{{outer}}", "", "val-of-mine");
        row("name in use", "http://h/p", "taken", "x", "", "");
        row("everything", "http://u:pass-s3cret@h/p?password=pass-s3cret", "Authorization", "pass-s3cret",
            "pass-s3cret", "pass-s3cret");
    }

    void nothingSensitiveIsKeptAndTheSameIsSent()
    {
        QFETCH(QString, url);
        QFETCH(QString, header);
        QFETCH(QString, headerValue);
        QFETCH(QString, parameter);
        QFETCH(QString, secret);
        Fields headers, params;
        if (!header.isEmpty())
            headers = {{header, headerValue}};
        if (!parameter.isEmpty())
            params = {{u"api_key"_s, parameter}};
        Request request = requestWith(url, headers, params);
        VariableScope scope = {{u"run"_s,
                                {{u"mine"_s, u"val-of-mine"_s},
                                 {u"outer"_s, u"{{mine}}"_s},
                                 {u"Authorization"_s, u"somebody else's"_s},
                                 {u"token"_s, u"somebody else's"_s}}}};
        const RenderedRequest before = rendered(request, scope);
        hideSecrets(request, scope);
        const RenderedRequest after = rendered(request, scope);
        QCOMPARE(after.url, before.url);
        QCOMPARE(after.headers, before.headers);
        QVERIFY(!after.url.isEmpty());
        if (secret.isEmpty())
            return;
        QVERIFY2(!kept(request, scope).contains(secret), qPrintable(kept(request, scope)));
        const std::vector<Secret> known = secretsOf(scope);
        QVERIFY(std::any_of(known.begin(), known.end(),
                            [&](const Secret& one) { return one.value.contains(secret.toUtf8()); }));
        QVERIFY(std::any_of(after.secrets.begin(), after.secrets.end(),
                            [&](const Secret& one) { return one.value.contains(secret.toUtf8()); }));
    }

    void nothingOfTheContractOrAFormIsKept()
    {
        Request request;
        request.url = u"http://h/p"_s;
        request.headers = {{u"Content-Type"_s, u"application/x-www-form-urlencoded; charset=utf-8"_s}};
        request.body.kind = Body::Kind::Form;
        request.body.form = {{u"Password"_s, u"s3cret in a form"_s}, {u"user"_s, u"ada"_s}};
        request.body.text = "a=1&token=s3cret%20as+text&b";
        Contract& contract = request.contract;
        contract.otherPrincipal = {{u"X-Api-Key"_s, u"s3cret other"_s}, {u"X-Tenant"_s, u"two"_s}};
        contract.otherUrl = u"http://h/q?token=s3cretUrl&a=1"_s;
        contract.replicas = {u"http://u:s3cretReplica@h/"_s};
        contract.provocations = {{u"decline"_s, Provocation::Kind::Header, u"X-Api-Key:s3cret provoked"_s},
                                 {u"slow"_s, Provocation::Kind::Header, u"X-Simulate:slow"_s}};
        VariableScope scope;
        const RenderedRequest before = rendered(request, scope);
        hideSecrets(request, scope);
        const RenderedRequest after = rendered(request, scope);
        QCOMPARE(after.body, before.body);
        QVERIFY(after.body.contains("s3cret"));
        const QString kept = QString::fromUtf8(fileText(toJson(request)));
        QVERIFY2(!kept.contains("s3cret"_L1) && !request.body.text.contains("s3cret"), qPrintable(kept));
        QCOMPARE(request.body.form[1].value, u"ada"_s);
        QCOMPARE(request.body.text, "a=1&token={{token}}&b");
        QCOMPARE(contract.otherPrincipal[0].value, u"{{X-Api-Key}}"_s);
        QCOMPARE(contract.otherPrincipal[1].value, u"two"_s);
        QCOMPARE(contract.otherUrl, u"http://h/q?token={{token 2}}&a=1"_s);
        QCOMPARE(contract.replicas[0], u"http://u:{{password}}@h/"_s);
        QCOMPARE(contract.provocations[0].text, u"X-Api-Key: {{X-Api-Key 2}}"_s);
        QCOMPARE(contract.provocations[1].text, u"X-Simulate:slow"_s);
        QCOMPARE(secretsOf(scope).size(), std::size_t(6));
    }

    void aPartOfAFormIsHiddenAndAFileIsNot()
    {
        Request request;
        request.headers = {{u"Content-Type"_s, u"multipart/form-data"_s}};
        request.body.kind = Body::Kind::Form;
        request.body.form = {{u"password"_s, u"s3cret;type=text/plain"_s}, {u"secret"_s, u"@/etc/file"_s}};
        VariableScope scope;
        hideSecrets(request, scope);
        QCOMPARE(request.body.form[0].value, u"{{password}};type=text/plain"_s);
        QCOMPARE(request.body.form[1].value, u"@/etc/file"_s);
        QCOMPARE(secretsOf(scope), (std::vector<Secret>{{u"password"_s, "s3cret"}}));
    }

    void whatIsNotSensitiveStaysAsTyped_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("value");
        QTest::newRow("plain") << u"http://h/p?a=1"_s << u"X-Request"_s << u"abcdef"_s;
        QTest::newRow("key") << u"http://h/p?key=abcdef"_s << u"Idempotency-Key"_s << u"abcdef"_s;
        QTest::newRow("shorter than four bytes") << u"http://h/p?token=abc"_s << u"Authorization"_s << u"A"_s;
        QTest::newRow("built in") << u"http://h/p?token={{key}}"_s << u"Authorization"_s << u"{{operation}}"_s;
        QTest::newRow("empty") << u"http://h/p?token="_s << u"Authorization"_s << u""_s;
    }

    void whatIsNotSensitiveStaysAsTyped()
    {
        QFETCH(QString, url);
        QFETCH(QString, header);
        QFETCH(QString, value);
        const Request original = requestWith(url, {{header, value}}, {});
        Request request = original;
        VariableScope scope = {{u"run"_s, {{u"a"_s, u"value of a"_s}}}};
        const VariableScope given = scope;
        hideSecrets(request, scope);
        QCOMPARE(request, original);
        QCOMPARE(scope, given);
    }
};

QTEST_GUILESS_MAIN(SecretPlacesTest)

#include "secretplaces.moc"
