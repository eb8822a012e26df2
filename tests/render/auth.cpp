// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/givenauth.h"
#include "render/redactor.h"
#include "render/render.h"
#include "render/secretplaces.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

Request request(Auth::Kind kind)
{
    Request result;
    result.method = u"GET"_s;
    result.url = u"http://127.0.0.1:8080/payments?a=1"_s;
    result.contract.placement.kind = KeyPlacement::Kind::None;
    result.auth.kind = kind;
    return result;
}

Request withBasic(const QString& user, const QString& password)
{
    Request result = request(Auth::Kind::Basic);
    result.auth.user = user;
    result.auth.password = password;
    return result;
}

Request withKey(Auth::Place place, const QString& name, const QString& value)
{
    Request result = request(Auth::Kind::ApiKey);
    result.auth.place = place;
    result.auth.name = name;
    result.auth.value = value;
    return result;
}

Result<RenderedRequest> rendered(const Request& request, const VariableScope& scope = {})
{
    const auto compiled = RequestTemplate::compile(request, scope, {});
    if (!compiled)
        return Failure(compiled.error());
    return compiled->render({});
}

QByteArray header(const Request& request, const QByteArray& name, const VariableScope& scope = {})
{
    const auto result = rendered(request, scope);
    return result ? headerValue(result->headers, name) : result.error().message.toUtf8();
}

VariableScope scopeOf(const QString& name, const QString& value)
{
    return {{u"collection"_s, {{name, value, true, true}}}};
}

}

/// What goes on the wire for each kind of authentication, and that none of its secrets stays behind.
class AuthRenderTest : public QObject
{
    Q_OBJECT

private slots:
    void aBearerTokenIsAHeader()
    {
        Request bearer = request(Auth::Kind::Bearer);
        bearer.auth.token = u"{{token}}"_s;
        QCOMPARE(header(bearer, "authorization", scopeOf(u"token"_s, u"abc.def"_s)), "Bearer abc.def");
        QVERIFY(header(bearer, "authorization").contains("token (Auth, token)"));
        bearer.auth.token.clear();
        QVERIFY(header(bearer, "authorization").contains("missing"));
    }

    void basicIsBase64OfUtf8()
    {
        QCOMPARE(header(withBasic(u"Aladdin"_s, u"open sesame"_s), "Authorization"),
                 "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");                                               // RFC 7617 §2
        QCOMPARE(header(withBasic(u"test"_s, u"123£"_s), "Authorization"), "Basic dGVzdDoxMjPCow=="); // §2.1
        QCOMPARE(header(withBasic({}, u"a:b"_s), "Authorization"), "Basic " + QByteArray(":a:b").toBase64());
        QVERIFY(header(withBasic(u"a:b"_s, u"c"_s), "Authorization").contains("colon"));
    }

    void anApiKeyGoesWhereItIsTold()
    {
        QCOMPARE(header(withKey(Auth::Place::Header, u"X-Key"_s, u"k 1"_s), "x-key"), "k 1");
        const auto query = rendered(withKey(Auth::Place::Query, u"api key"_s, u"k 1&"_s));
        QVERIFY(query);
        QCOMPARE(query->url, "http://127.0.0.1:8080/payments?a=1&api%20key=k%201%26");
        QVERIFY(query->headers.empty());
        QVERIFY(header(withKey(Auth::Place::Header, {}, u"k"_s), "").contains("name of the key"));
    }

    void whatIsGivenByHandIsSentInstead()
    {
        Request typed = withBasic(u"ada"_s, u"secret"_s);
        QVERIFY(givenInsteadOfAuth(typed).isEmpty());
        typed.headers = {{u"authorization"_s, u"Bearer mine"_s}};
        const auto result = rendered(typed);
        QVERIFY(result);
        QCOMPARE(result->headers.size(), 1U);
        QVERIFY(givenInsteadOfAuth(typed).text().contains(u"Authorization"_s));
        typed.headers.front().enabled = false; // switched off is not given
        QVERIFY(givenInsteadOfAuth(typed).isEmpty());

        Request inUrl = withBasic(u"ada"_s, u"secret"_s);
        inUrl.url = u"http://bob:pw@127.0.0.1/"_s;
        QVERIFY(rendered(inUrl)->headers.empty());
        QVERIFY(!givenInsteadOfAuth(inUrl).isEmpty());

        const Request key = withKey(Auth::Place::Query, u"a"_s, u"other"_s);
        QCOMPARE(rendered(key)->url, "http://127.0.0.1:8080/payments?a=1");
        QVERIFY(givenInsteadOfAuth(key).text().contains(u"parameter a"_s));
    }

    void aSignedRequestNamesWhatItIsSignedWith()
    {
        Request aws = request(Auth::Kind::AwsSigV4);
        aws.auth.accessKey = u"AKID"_s;
        aws.auth.secretKey = u"{{secret}}"_s;
        aws.auth.region = u"eu-west-1"_s;
        aws.auth.service = u"s3"_s;
        const auto result = rendered(aws, scopeOf(u"secret"_s, u"hush hush"_s));
        QVERIFY(result && result->signing);
        QVERIFY(*result->signing == (Signing{"AKID", "hush hush", {}, "eu-west-1", "s3"}));
        QCOMPARE(result->secrets, (std::vector<Secret>{{u"secret"_s, "hush hush"}}));
        aws.headers = {{u"Authorization"_s, u"mine"_s}};
        QVERIFY(!rendered(aws, scopeOf(u"secret"_s, u"hush hush"_s))->signing);
    }

    void noFormOfACredentialIsKept()
    {
        Request basic = withBasic(u"ada"_s, u"correct horse"_s);
        VariableScope scope;
        hideSecrets(basic, scope);
        QVERIFY(!basic.auth.password.contains(u"horse"_s));
        const auto result = rendered(basic, scope);
        QVERIFY(result);
        const QByteArray credentials = QByteArray("ada:correct horse").toBase64();
        QCOMPARE(headerValue(result->headers, "Authorization"), "Basic " + credentials);
        const Redactor redactor(result->secrets);
        for (const QByteArray& form :
             {QByteArray("correct horse"), credentials, QByteArray("correct%20horse"), QByteArray("correct+horse")})
            QVERIFY2(!redactor.redactBytes("an answer with " + form + " in it").contains(form), form);
    }

    void variablesThatAreSentBecomeSecret()
    {
        Request key = withKey(Auth::Place::Header, u"X-Key"_s, u"{{plain}}"_s);
        VariableScope scope{{u"collection"_s, {{u"plain"_s, u"not marked"_s}}}};
        hideSecrets(key, scope);
        QCOMPARE(secretsOf(scope), (std::vector<Secret>{{u"plain"_s, "not marked"}}));
    }

    void strangersAreNotShownCredentials()
    {
        Request bearer = request(Auth::Kind::Bearer);
        bearer.url = u"{{base}}/payments"_s;
        const VariableScope scope = scopeOf(u"base"_s, u"https://api.example"_s);
        QVERIFY(authFor(u"https://API.example:443/effects?key={{key}}"_s, bearer, scope) == bearer.auth);
        for (const QString& url : {u"http://api.example/"_s, u"https://api.example:8443/"_s, u"https://example/"_s,
                                   u"https://api.example@evil.example/"_s, u"{{unknown}}/"_s})
            QVERIFY2(authFor(url, bearer, scope).kind == Auth::Kind::None, qPrintable(url));
    }

    void theLoginThatATokenComesFromIsSentWithoutIt()
    {
        Request paying = request(Auth::Kind::Bearer);
        paying.auth.token = u"{{token}}"_s;
        QVERIFY(authForStep(u"http://127.0.0.1:8080/login"_s, paying, {}).kind == Auth::Kind::None);
        QVERIFY(authForStep(u"http://127.0.0.1:8080/orders"_s, paying, scopeOf(u"token"_s, u"t"_s)) == paying.auth);
        QVERIFY(authForStep(u"http://other.example/"_s, paying, scopeOf(u"token"_s, u"t"_s)).kind == Auth::Kind::None);
    }
};

QTEST_GUILESS_MAIN(AuthRenderTest)
#include "auth.moc"
