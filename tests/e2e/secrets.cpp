// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "e2e/program.h"
#include "support/countingserver.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QByteArray secret = "pl4nt3d/s3cret+of=Us";
const QByteArray token = "t0ken-pl4nt3d.by-the~endpoint";

/// A secret in all the forms that SPEC.md §11 names: plain, Base64 at each of its three offsets, URL-encoded.
QList<QByteArray> formsOf(const QByteArray& value)
{
    QList<QByteArray> forms{value, value.toPercentEncoding(), value.toPercentEncoding().toLower()};
    for (int offset = 0; offset < 3; ++offset) {
        const QByteArray encoded = (QByteArray(offset, 'x') + value).toBase64();
        forms.append(encoded.mid(4, encoded.size() - 8)); // what does not depend on its neighbours
    }
    return forms;
}

/// Tells everything it was sent: the worst that a target can do to its clients' secrets.
loopback::HttpAnswer telling(CountingServer& server, const loopback::HttpRequest& request, int)
{
    if (request.path() == "/token")
        return {200, {}, "{\"access_token\":\"" + token.toStdString() + "\",\"expires_in\":60}"};
    server.addEffect(request.header("Idempotency-Key"));
    std::string body = "{\"id\":\"1\",\"seen\":[";
    loopback::HttpAnswer answer{201, {}, {}};
    for (const auto& [name, value] : request.headers) {
        body += "\"" + name + " " + value + "\",";
        answer.headers.emplace_back("X-Seen-" + name, value);
    }
    answer.body = body + "\"" + request.target + "\",\"" +
                  QByteArray::fromStdString(request.body).toBase64().toStdString() + "\"]}";
    return answer;
}

}

/// Secrets are planted in the authentication of each kind, by a collection and by the command line, at a target that
/// repeats them all; then everything that is written is searched for them in every form.
class SecretsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    CountingServer m_server{telling};

    QString url() const { return QString::fromStdString(m_server.url()); }
    QString path(const QString& name) const { return m_dir->filePath(name); }
    static void writeJson(const QString& file, const QJsonObject& object)
    {
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QVERIFY(writeFile(file, QJsonDocument(object).toJson()));
    }
    /// Every file that was written, the run log with what is not yet in it included.
    void searchEverything()
    {
        int searched = 0;
        for (QDirIterator files(m_dir->path(), QDir::Files, QDirIterator::Subdirectories); files.hasNext();
             ++searched) {
            const QString file = files.next();
            const QByteArray text = readFile(file).value_or(QByteArray());
            for (const QByteArray& planted : {secret, token}) {
                for (const QByteArray& form : formsOf(planted))
                    QVERIFY2(!text.contains(form), qPrintable(file + u": "_s + QString::fromUtf8(form)));
            }
        }
        QVERIFY(searched > 1);
    }
    void expectSent(bool isTokenSent) const
    {
        const auto arrivals = m_server.arrivals();
        QVERIFY(!arrivals.empty());
        const loopback::HttpRequest& last = arrivals.back().request;
        std::string all = last.target;
        for (const auto& header : last.headers)
            all += '\n' + header.second;
        const QByteArray text = QByteArray::fromStdString(all);
        const QByteArray wanted = isTokenSent ? token : secret;
        const QList<QByteArray> forms = formsOf(wanted);
        QVERIFY2(std::any_of(forms.begin(), forms.end(), [&](const QByteArray& form) { return text.contains(form); }) ||
                     text.contains("AWS4-HMAC-SHA256 Credential=AKID/"),
                 text);
    }
    void addKinds(const QString& value) const
    {
        QTest::addColumn<QString>("auth");
        QTest::newRow("bearer") << u"bearer:"_s + value;
        QTest::newRow("basic") << u"basic:ada:"_s + value;
        QTest::newRow("header") << u"header:X-Custom="_s + value;
        QTest::newRow("query") << u"query:custom="_s + value;
        QTest::newRow("aws") << u"aws-sigv4:AKID:%1:eu-west-1:service"_s.arg(value);
        QTest::newRow("oauth2") << u"oauth2:client:%1@%2/token"_s.arg(value, url());
        QTest::newRow("oauth2 in the body") << u"oauth2-body:client:%1@%2/token"_s.arg(value, url());
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_server.clear();
    }

    void typedOnTheCommandLine_data() { addKinds(QString::fromUtf8(secret)); }
    void typedOnTheCommandLine()
    {
        QFETCH(QString, auth);
        QStringList arguments{u"burst"_s,   url() + u"/payments"_s, u"-d"_s,          u"{\"amount\":1}"_s,
                              u"--store"_s, path(u"runs.sqlite"_s), u"--auth"_s,      auth,
                              u"--probe"_s, url() + u"/effects"_s,  u"--probe-map"_s, u"$"_s};
        for (const QString& format : {u"html"_s, u"json"_s, u"csv"_s, u"har"_s, u"md"_s, u"junit"_s})
            arguments += {u"--report"_s, format + u'=' + path(u"report."_s + format)};
        const Ended fired = runProgram(arguments);
        QVERIFY2(fired.exitCode == 0 || fired.exitCode == 1 || fired.exitCode == 3, fired.errors);
        expectSent(auth.startsWith(u"oauth2"_s));
        QVERIFY2(!fired.output.contains("pl4nt3d") && !fired.errors.contains("pl4nt3d"), fired.output + fired.errors);
        searchEverything();
        const Ended again = runProgram({u"history"_s, u"reconcile"_s, u"1"_s, u"--store"_s, path(u"runs.sqlite"_s)});
        QVERIFY2(!again.output.contains("pl4nt3d") && !again.errors.contains("pl4nt3d"), again.output + again.errors);
    }

    /// What an audit sends besides: as another principal, to another endpoint, to a replica, to provoke; and a form.
    void ofTheContract()
    {
        const QString planted = QString::fromUtf8(secret);
        const QString encoded = QString::fromUtf8(secret.toPercentEncoding());
        QString replica = url();
        replica.replace(u"://"_s, u"://u:%1@"_s.arg(encoded));
        const QStringList contract{u"--as-other"_s,  u"X-Api-Key: "_s + planted,
                                   u"--other-url"_s, url() + u"/q?token="_s + encoded,
                                   u"--replica"_s,   url(),
                                   u"--replica"_s,   replica,
                                   u"--provoke"_s,   u"decline=header:Authorization: Bearer "_s + planted,
                                   u"--store"_s,     path(u"runs.sqlite"_s)};
        QStringList audit{u"audit"_s,
                          url() + u"/payments"_s,
                          u"-d"_s,
                          u"{\"amount\":1}"_s,
                          u"-H"_s,
                          u"X-Api-Key: mine-own"_s,
                          u"--identity"_s,
                          u"$.id"_s,
                          u"--probe"_s,
                          url() + u"/effects"_s,
                          u"--probe-map"_s,
                          u"$"_s,
                          u"--max-seconds"_s,
                          u"60"_s};
        QStringList burst{u"burst"_s,    url() + u"/payments"_s,     u"-F"_s, u"password="_s + planted,
                          u"--key-in"_s, u"header:Idempotency-Key"_s};
        for (const QString& format : {u"html"_s, u"json"_s, u"md"_s, u"junit"_s}) {
            audit += {u"--report"_s, format + u'=' + path(u"audit."_s + format)};
            burst += {u"--report"_s, format + u'=' + path(u"burst."_s + format)};
        }
        for (const QStringList& arguments : {audit, burst}) {
            const Ended fired = runProgram(arguments + contract);
            QVERIFY2(fired.exitCode == 0 || fired.exitCode == 1 || fired.exitCode == 3, fired.errors);
            QVERIFY2(!fired.output.contains("pl4nt3d") && !fired.errors.contains("pl4nt3d"),
                     fired.output + fired.errors);
        }
        const auto arrivals = m_server.arrivals();
        QVERIFY(std::any_of(arrivals.begin(), arrivals.end(), [](const auto& arrival) {
            return arrival.request.header("X-Api-Key") == secret.toStdString();
        }));
        searchEverything();
    }

    void ofACollection_data() { addKinds(u"{{planted}}"_s); }
    void ofACollection()
    {
        QFETCH(QString, auth);
        const QJsonArray variables{QJsonObject{{u"name"_s, u"planted"_s}, {u"secret"_s, true}}};
        writeJson(path(u"api/collection.json"_s),
                  {{u"version"_s, 1}, {u"name"_s, u"api"_s}, {u"variables"_s, variables}});
        writeJson(path(u"api/Pay.request.json"_s), {{u"version"_s, 1}, {u"url"_s, url() + u"/payments"_s}});
        const QStringList environment{u"IDEMSCOPE_SECRET_PLANTED="_s + QString::fromUtf8(secret)};
        const Ended fired = runProgram(
            {u"send"_s, path(u"api/Pay"_s), u"--store"_s, path(u"runs.sqlite"_s), u"--auth"_s, auth, u"--json"_s},
            environment);
        QVERIFY2(fired.exitCode == 0, fired.errors);
        expectSent(auth.startsWith(u"oauth2"_s));
        searchEverything();
    }

    void inheritedAndExported()
    {
        const QJsonArray variables{QJsonObject{{u"name"_s, u"planted"_s}, {u"secret"_s, true}}};
        const QJsonObject auth{{u"kind"_s, u"basic"_s}, {u"user"_s, u"ada"_s}, {u"password"_s, u"{{planted}}"_s}};
        writeJson(path(u"api/collection.json"_s),
                  {{u"version"_s, 1}, {u"name"_s, u"api"_s}, {u"variables"_s, variables}, {u"auth"_s, auth}});
        writeJson(
            path(u"api/pay/folder.json"_s),
            {{u"version"_s, 1}, {u"auth"_s, QJsonObject{{u"kind"_s, u"bearer"_s}, {u"token"_s, u"{{planted}}"_s}}}});
        writeJson(path(u"api/Top.request.json"_s), {{u"version"_s, 1}, {u"url"_s, url() + u"/payments"_s}});
        writeJson(path(u"api/pay/Pay.request.json"_s), {{u"version"_s, 1}, {u"url"_s, url() + u"/payments"_s}});
        const QStringList environment{u"IDEMSCOPE_SECRET_PLANTED="_s + QString::fromUtf8(secret)};
        const auto sent = [&](const QString& request, const QStringList& more = {}) {
            const Ended ended = runProgram(
                QStringList{u"send"_s, path(u"api/"_s + request), u"--store"_s, path(u"runs.sqlite"_s)} + more,
                environment);
            return ended.exitCode == 0
                       ? QByteArray::fromStdString(m_server.arrivals().back().request.header("Authorization"))
                       : ended.errors;
        };
        QCOMPARE(sent(u"Top"_s), "Basic " + ("ada:" + secret).toBase64());
        QCOMPARE(sent(u"pay/Pay"_s), "Bearer " + secret);
        QCOMPARE(sent(u"pay/Pay"_s, {u"--auth"_s, u"none"_s}), QByteArray());
        QCOMPARE(sent(u"pay/Pay"_s, {u"-H"_s, u"Authorization: mine"_s}), QByteArray("mine"));
        for (const QString& format : {u"curl"_s, u"har"_s, u"http"_s, u"postman"_s, u"idemscope"_s}) {
            const QString file = path(u"export."_s + format);
            const Ended exported =
                runProgram({u"export"_s, path(u"api"_s), u"--format"_s, format, u"-o"_s, file}, environment);
            QVERIFY2(exported.exitCode == 0, exported.errors);
            QVERIFY2(readFile(file)->contains("planted"), qPrintable(format));
            // Imported again it sends the same.
            if (format == "curl"_L1)
                continue;
            QVERIFY2(runProgram({u"import"_s, file, u"--into"_s, path(u"back-"_s + format)}).exitCode == 0,
                     qPrintable(format));
            const Ended back = runProgram(
                {u"send"_s, path(u"back-%1/%2/Pay"_s.arg(format, u"pay"_s)), u"--store"_s, path(u"runs.sqlite"_s)},
                environment);
            QVERIFY2(back.exitCode == 0, back.errors + format.toUtf8());
            QCOMPARE(QByteArray::fromStdString(m_server.arrivals().back().request.header("Authorization")),
                     "Bearer " + secret);
        }
        searchEverything();
    }

    void whatIsGivenByHandIsSaid()
    {
        const Ended fired = runProgram({u"send"_s, url() + u"/payments"_s, u"--auth"_s, u"bearer:{{planted}}"_s,
                                        u"-H"_s, u"authorization: mine"_s, u"--store"_s, path(u"runs.sqlite"_s)},
                                       {u"IDEMSCOPE_SECRET_PLANTED="_s + QString::fromUtf8(secret)});
        QVERIFY2(fired.errors.contains("Authorization") && fired.errors.contains("instead"), fired.errors);
        QVERIFY(m_server.arrivals().back().request.header("Authorization") == "mine");
    }
};

QTEST_GUILESS_MAIN(SecretsTest)
#include "secrets.moc"
