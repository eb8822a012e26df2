// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/digestlogin.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

RenderedRequestPtr request(const QByteArray& challenge, const QByteArray& user = "Mufasa",
                           const QByteArray& password = "Circle of Life")
{
    auto result = std::make_shared<RenderedRequest>();
    result->url = "http://www.example.org/dir/index.html";
    result->login = DigestLogin{user, password, challenge};
    return result;
}

/// A parameter of an Authorization header.
QByteArray parameter(const QByteArray& header, const QByteArray& name)
{
    const qsizetype begin = header.indexOf(' ' + name + '=');
    if (begin < 0)
        return "absent";
    const QByteArray rest = header.mid(begin + name.size() + 2);
    return rest.startsWith('"') ? rest.mid(1, rest.indexOf('"', 1) - 1) : rest.left(rest.indexOf(','));
}

const QByteArray rfc7616 = R"(realm="http-auth@example.org", qop="auth, auth-int", )"
                           R"(nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", )"
                           R"(opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS")";
const QByteArray rfc2617 = R"(realm="testrealm@host.com", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093")";

}

/// Digest logins against the examples of RFC 2617 and RFC 7616.
class DigestLoginTest : public QObject
{
    Q_OBJECT

private slots:
    void publishedExamplesAreMet_data()
    {
        QTest::addColumn<QByteArray>("challenge");
        QTest::addColumn<QByteArray>("password");
        QTest::addColumn<QByteArray>("clientNonce");
        QTest::addColumn<QByteArray>("response");
        const QByteArray nonce7616 = "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ";
        QTest::newRow("RFC 7616, MD5") << "Digest " + rfc7616 + ", algorithm=MD5" << QByteArray("Circle of Life")
                                       << nonce7616 << QByteArray("8ca523f5e9506fed4657c9700eebdbec");
        QTest::newRow("RFC 7616, SHA-256")
            << "Digest " + rfc7616 + ", algorithm=SHA-256" << QByteArray("Circle of Life") << nonce7616
            << QByteArray("753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1");
        QTest::newRow("RFC 2617") << "Digest qop=auth," + rfc2617 << QByteArray("Circle Of Life")
                                  << QByteArray("0a4f113b") << QByteArray("6629fae49393a05397450978507c4ef1");
        QTest::newRow("RFC 2069, without qop") << "Digest " + rfc2617 << QByteArray("Circle Of Life") << QByteArray()
                                               << QByteArray("670fd8c2df070c60b045671b8b24ff02");
    }
    void publishedExamplesAreMet()
    {
        QFETCH(const QByteArray, challenge);
        QFETCH(const QByteArray, password);
        QFETCH(const QByteArray, clientNonce);
        const QByteArray header =
            digestAuthorization(*request(challenge, "Mufasa", password), "/dir/index.html", clientNonce, 1);
        QVERIFY(header.startsWith("Digest username=\"Mufasa\""));
        QTEST(parameter(header, "response"), "response");
        QCOMPARE(parameter(header, "nc"), challenge.contains("qop") ? "00000001" : "absent");
    }

    void everyAttemptCounts()
    {
        const RenderedRequestPtr login = request("Digest realm=\"r\", nonce=\"counted\", qop=\"auth\"");
        QByteArrayList counts;
        QByteArrayList clientNonces;
        for (int i = 0; i < 3; ++i) {
            const QByteArray header = headerValue(loggedIn(login)->headers, "Authorization");
            counts += parameter(header, "nc");
            clientNonces += parameter(header, "cnonce");
        }
        QCOMPARE(counts, (QByteArrayList{"00000001", "00000002", "00000003"}));
        QVERIFY(clientNonces[0] != clientNonces[1]);
        QVERIFY(loggedIn(std::make_shared<RenderedRequest>())->headers.empty());
    }

    void quotesAreEscapedAndNamesHashed()
    {
        const QByteArray quoted =
            digestAuthorization(*request(R"(Digest realm="a \"b\"", nonce="n")", R"(me "x")"), "/", {}, 1);
        QVERIFY2(quoted.contains(R"(username="me \"x\"", realm="a \"b\"")"), quoted);
        const QByteArray hashed =
            digestAuthorization(*request("Digest realm=\"r\", nonce=\"n\", userhash=true"), "/", {}, 1);
        QVERIFY(!hashed.contains("Mufasa") && hashed.endsWith("userhash=true"));
    }

    void theStrongestChallengeIsTaken_data()
    {
        QTest::addColumn<HeaderFields>("headers");
        QTest::addColumn<QByteArray>("expected"); ///< what it holds; empty: refused
        const QByteArray md5 = "Digest realm=\"r\", nonce=\"one\", qop=\"auth\"";
        const QByteArray sha = "Digest realm=\"r\", nonce=\"two\", qop=\"auth,auth-int\", algorithm=SHA-256";
        QTest::newRow("two headers") << HeaderFields{{"WWW-Authenticate", md5}, {"www-authenticate", sha}}
                                     << QByteArray("two");
        QTest::newRow("one header") << HeaderFields{{"WWW-Authenticate",
                                                     "Basic realm=\"x, Digest y\", " + sha + ", " + md5 + ", Bearer"}}
                                    << QByteArray("two");
        QTest::newRow("scheme in capitals")
            << HeaderFields{{"WWW-Authenticate", "DIGEST realm=r,nonce=three"}} << QByteArray("three");
        QTest::newRow("none") << HeaderFields{{"WWW-Authenticate", "Basic realm=\"Digest realm=r, nonce=n\""}}
                              << QByteArray();
        QTest::newRow("another algorithm")
            << HeaderFields{{"WWW-Authenticate", md5 + ", algorithm=SHA-512-256"}} << QByteArray();
        QTest::newRow("body in the hash")
            << HeaderFields{{"WWW-Authenticate", "Digest realm=r, nonce=n, qop=auth-int"}} << QByteArray();
        QTest::newRow("no nonce") << HeaderFields{{"WWW-Authenticate", "Digest realm=\"r"}} << QByteArray();
        QTest::newRow("no header") << HeaderFields{} << QByteArray();
    }
    void theStrongestChallengeIsTaken()
    {
        QFETCH(const HeaderFields, headers);
        QFETCH(const QByteArray, expected);
        const auto challenge = digestChallenge(headers);
        QCOMPARE(challenge.has_value(), !expected.isEmpty());
        if (challenge)
            QVERIFY2(challenge->contains(expected) && challenge->count("Digest") <= 1, *challenge);
    }
};

QTEST_GUILESS_MAIN(DigestLoginTest)
#include "digestlogin.moc"
