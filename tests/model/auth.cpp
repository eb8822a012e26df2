// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/authtext.h"
#include "model/json.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Authentication as a value: its text on the command line, its JSON, and that typed secrets leave it.
class AuthTest : public QObject
{
    Q_OBJECT

private slots:
    void textsAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Auth>("auth");
        QTest::newRow("none") << u"none"_s << Auth{.kind = Auth::Kind::None};
        Auth bearer{.kind = Auth::Kind::Bearer};
        bearer.token = u"a:b=c"_s;
        QTest::newRow("bearer") << u"bearer:a:b=c"_s << bearer;
        Auth basic{.kind = Auth::Kind::Basic};
        basic.password = u"with:colons"_s;
        QTest::newRow("no user, a password with colons") << u"basic::with:colons"_s << basic;
        basic.user = u"{{$dotenv USER}}"_s;
        QTest::newRow("variables") << u"basic:{{$dotenv USER}}:with:colons"_s << basic;
        Auth key{.kind = Auth::Kind::ApiKey};
        key.name = u"X-Api-Key"_s;
        key.value = u"abc=="_s;
        QTest::newRow("header") << u"header:X-Api-Key=abc=="_s << key;
        key.place = Auth::Place::Query;
        QTest::newRow("query") << u"query:X-Api-Key=abc=="_s << key;
        Auth aws{.kind = Auth::Kind::AwsSigV4};
        aws.accessKey = u"AKID"_s;
        aws.secretKey = u"s/+cret"_s;
        aws.region = u"eu-west-1"_s;
        aws.service = u"execute-api"_s;
        QTest::newRow("aws") << u"aws-sigv4:AKID:s/+cret:eu-west-1:execute-api"_s << aws;
        aws.sessionToken = u"to:ken"_s;
        QTest::newRow("aws, temporary") << u"aws-sigv4:AKID:s/+cret:eu-west-1:execute-api:to:ken"_s << aws;
        Auth oauth{.kind = Auth::Kind::OAuth2};
        oauth.clientId = u"me@work"_s;
        oauth.clientSecret = u"s:e@c"_s;
        oauth.tokenUrl = u"https://login.example/token"_s;
        QTest::newRow("oauth") << u"oauth2:me@work:s:e@c@https://login.example/token"_s << oauth;
        oauth.isClientInBody = true;
        oauth.tokenUrl = u"{{login}}/token"_s;
        QTest::newRow("oauth, body") << u"oauth2-body:me@work:s:e@c@{{login}}/token"_s << oauth;
    }

    void textsAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(Auth, auth);
        const auto read = authFromText(text);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().message));
        QVERIFY(*read == auth);
        QCOMPARE(toText(auth), text);
        QVERIFY(!authTitle(auth).isEmpty());
    }

    void whatIsNoneIsRefusedWithTheForms()
    {
        for (const QString& text : {u"bearer"_s, u"bearer:"_s, u"basic:alone"_s, u"header:Name"_s, u"query:=v"_s,
                                    u"aws-sigv4:a:b:c"_s, u"oauth2:a:b"_s, u"hawk:a:b"_s, QString()}) {
            const auto read = authFromText(text);
            QVERIFY2(!read && read.error().message.contains(u"basic:USER:PASSWORD"_s), qPrintable(text));
        }
    }

    void aFileHoldsNoTypedSecret()
    {
        Request request;
        request.url = u"http://127.0.0.1/"_s;
        request.auth.kind = Auth::Kind::Basic;
        request.auth.user = u"ada"_s;
        request.auth.password = u"correct horse"_s;
        request.auth.token = u"left over from another kind"_s;
        const QByteArray text = fileText(toJson(request));
        QVERIFY2(!text.contains("horse") && !text.contains("left over"), text);
        const auto read = requestFromJson(toJson(request));
        QVERIFY(read);
        QCOMPARE(read->auth.password, u"{{authPassword}}"_s);
        QCOMPARE(read->auth.user, u"ada"_s);
        QCOMPARE(read->variables, (Fields{{u"authPassword"_s, {}, true, true}}));
        QCOMPARE(fileText(toJson(*read)), text); // saving again changes no byte
    }

    void aFileHoldsNoTypedPasswordOfAKey()
    {
        Request request;
        request.url = u"https://h.test/"_s;
        request.transport.clientKeyPassword = u"hush-hush"_s;
        request.transport.hostCertificates = {{u"one.test"_s, u"1.p12"_s, {}, u"first-hush"_s},
                                              {u"two.test"_s, u"2.p12"_s, {}, u"second-hush"_s}};
        FlowStep step;
        step.own = request;
        request.steps = {step};
        const QByteArray text = fileText(toJson(request));
        QVERIFY2(!text.contains("hush"), text);
        const auto read = requestFromJson(toJson(request));
        QVERIFY(read);
        for (const Request& kept : {*read, *read->steps[0].own}) {
            QCOMPARE(kept.transport.clientKeyPassword, u"{{clientKeyPassword}}"_s);
            QCOMPARE(kept.transport.hostCertificates[0].keyPassword, u"{{clientKeyPassword_one_test}}"_s);
            QCOMPARE(kept.transport.hostCertificates[1].keyPassword, u"{{clientKeyPassword_two_test}}"_s);
        }
    }

    void aUserWithoutAPasswordIsASecret()
    {
        Request request;
        request.auth.kind = Auth::Kind::Basic;
        request.auth.user = u"sk_test_key"_s;
        QVERIFY(!fileText(toJson(request)).contains("sk_test"));
        request.auth.password = u"{{password}}"_s;
        QVERIFY(fileText(toJson(request)).contains("sk_test"));
        request.auth.kind = Auth::Kind::Bearer;
        QVERIFY(!fileText(toJson(request)).contains("sk_test"));
    }

    void aSecretOfVariablesStaysAsItIs()
    {
        Request request;
        request.auth.kind = Auth::Kind::Bearer;
        request.auth.token = u"{{token}}"_s;
        const auto read = requestFromJson(toJson(request));
        QVERIFY(read && read->auth == request.auth && read->variables.empty());
        QVERIFY(toJson(Request()).isEmpty()); // what is inherited leaves no member
    }

    void aNameThatIsTakenIsNotUsedForASecret()
    {
        Auth auth{.kind = Auth::Kind::Bearer};
        auth.token = u"s3cret"_s;
        Fields variables{{u"authToken"_s, u"shown"_s}};
        moveSecrets(auth, variables);
        QCOMPARE(auth.token, u"{{authToken2}}"_s);
        QCOMPARE(variables.at(1), (Field{u"authToken2"_s, u"s3cret"_s, true, true}));
        auth.token = u"another"_s; // typed again: the same variable has another value
        moveSecrets(auth, variables);
        QCOMPARE(variables.size(), 2U);
        QCOMPARE(variables.at(1).value, u"another"_s);
    }

    void aFileWithAnUnknownKindSaysWhere()
    {
        const auto read = requestFromJson({{u"auth"_s, QJsonObject{{u"kind"_s, u"telepathy"_s}}}});
        QVERIFY(!read && read.error().message.contains(u"auth.kind"_s));
        QVERIFY(read.error().message.contains(u"bearer"_s));
    }
};

QTEST_GUILESS_MAIN(AuthTest)
#include "auth.moc"
