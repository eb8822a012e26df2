// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "e2e/program.h"
#include "support/jsonschema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QString body = u"{\"amount\":1000,\"currency\":\"EUR\",\"reference\":\"{{operation}}\"}"_s;
const QStringList formats{u"html"_s, u"pdf"_s, u"junit"_s, u"json"_s, u"csv"_s, u"har"_s, u"md"_s};

/// A secret in all the forms that SPEC.md §11 names: plain, Base64 at each of its three offsets, URL-encoded.
QList<QByteArray> formsOf(const QByteArray& secret)
{
    QList<QByteArray> forms{secret, secret.toPercentEncoding(), secret.toPercentEncoding().toLower()};
    for (int offset = 0; offset < 3; ++offset) {
        const QByteArray encoded = (QByteArray(offset, 'x') + secret).toBase64();
        forms.append(encoded.mid(4, encoded.size() - 8)); // what does not depend on its neighbours
    }
    return forms;
}

QString textOf(const QString& pdf)
{
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

bool hasProgram(const QString& name)
{
    return !QStandardPaths::findExecutable(name).isEmpty();
}

}

/// Reports as scripts get them: every format of what was fired, without secrets, refused in time where they cannot be
/// written.
class ReportsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    ServerProcess m_sandbox{{u"--strategy"_s, u"check-then-act"_s}};

    QString store() const { return m_dir.filePath(u"runs.sqlite"_s); }
    QString path(const QString& name) const { return m_dir.filePath(name); }
    QByteArray contents(const QString& name) const { return readFile(path(name)).value_or(QByteArray()); }
    QStringList burst(const QStringList& more) const
    {
        return QStringList{u"burst"_s,
                           m_sandbox.url() + u"/payments"_s,
                           u"--store"_s,
                           store(),
                           u"-d"_s,
                           body,
                           u"--identity"_s,
                           u"$.id"_s,
                           u"--attempts"_s,
                           u"20"_s,
                           u"--arrival"_s,
                           u"concurrent"_s,
                           u"--release"_s,
                           u"last-byte"_s,
                           u"--probe"_s,
                           m_sandbox.url() + u"/payments?reference={{operation}}"_s,
                           u"--probe-count"_s,
                           u"$[*]"_s} +
               more;
    }
    QStringList audit(const QStringList& more) const
    {
        return auditArguments(m_sandbox.url(), store()) +
               QStringList{u"--probe"_s,       m_sandbox.url() + u"/payments?reference={{operation}}"_s,
                           u"--probe-count"_s, u"$[*]"_s,
                           u"--check"_s,       u"replay.sequential"_s,
                           u"--check"_s,       u"race.same-key"_s,
                           u"--check"_s,       u"key.scope-principal"_s,
                           u"--rounds"_s,      u"3"_s} +
               more;
    }
    Ended report(const QStringList& arguments) const
    {
        return runProgram(QStringList{u"report"_s} + arguments + QStringList{u"--store"_s, store()},
                          {u"DISPLAY="_s, u"WAYLAND_DISPLAY="_s, u"QT_QPA_PLATFORM="_s});
    }

    /// What came of a page in the browser.
    struct Opened
    {
        QByteArray said, net;

        /// The browser's own requests have no origin at all, those of a page from a file have an opaque one.
        bool hasAsked() const { return net.contains("\"initiator\":\"null\""); }
    };
    Opened openInBrowser(const QString& page) const
    {
        QProcess browser;
        browser.setProcessChannelMode(QProcess::MergedChannels);
        browser.start(u"chromium"_s,
                      {u"--headless"_s, u"--no-sandbox"_s, u"--disable-gpu"_s, u"--enable-logging=stderr"_s,
                       u"--user-data-dir="_s + path(u"browser"_s), u"--virtual-time-budget=2000"_s,
                       u"--log-net-log="_s + path(u"net.json"_s), u"--dump-dom"_s, u"file://"_s + path(page)});
        browser.waitForFinished(60'000);
        return {browser.readAll(), contents(u"net.json"_s)};
    }

private slots:
    void aRunIsWrittenInEveryFormat()
    {
        QStringList reports;
        for (const QString& format : formats)
            reports += {u"--report"_s, format + u'=' + path(u"run."_s + format)};
        const Ended fired = runProgram(burst(reports), {u"DISPLAY="_s, u"QT_QPA_PLATFORM="_s});
        QVERIFY2(fired.exitCode == 1, fired.errors);
        QVERIFY(contents(u"run.html"_s).contains("Duplicated: "));
        QVERIFY(contents(u"run.pdf"_s).startsWith("%PDF-"));
        QVERIFY(contents(u"run.junit"_s).contains("<failure "));
        QCOMPARE(QJsonDocument::fromJson(contents(u"run.json"_s))[u"verdict"_s].toString(), u"duplicated"_s);
        QCOMPARE(contents(u"run.csv"_s).count('\n'), 21);
        QCOMPARE(QJsonDocument::fromJson(contents(u"run.har"_s))[u"log"_s][u"entries"_s].toArray().size(), 20);
        QVERIFY(contents(u"run.md"_s).startsWith("# Run 1: POST /payments"));
        for (const QString& format : formats) {
            const Ended again = report({u"run:1"_s, u"--format"_s, format});
            QVERIFY2(again.exitCode == 0 && !again.output.isEmpty(), format.toUtf8() + ": " + again.errors);
        }
    }

    void whatIsWrittenKeepsThePublishedSchema()
    {
        const JsonSchema schema(report({u"--schema"_s}).json());
        QCOMPARE(schema.broken(QJsonDocument::fromJson(contents(u"run.json"_s)).object()), QStringList());
    }

    void anArchiveIsReadBack()
    {
        const Ended imported = runProgram({u"import"_s, path(u"run.har"_s), u"--into"_s, path(u"back"_s), u"--json"_s});
        QVERIFY2(imported.exitCode == 0, imported.errors);
        QCOMPARE(imported.json()[u"requests"_s].toInt(), 20);
    }

    void anAuditIsWrittenInEveryFormat()
    {
        const Ended fired = runProgram(audit(
            {u"--report"_s, u"junit="_s + path(u"audit.xml"_s), u"--report"_s, u"html="_s + path(u"audit.html"_s)}));
        QVERIFY2(fired.exitCode == 1, fired.errors);
        QVERIFY(contents(u"audit.xml"_s).contains("race.same-key"));
        QVERIFY(contents(u"audit.html"_s).contains("Not safe to retry"));
        for (const QString& format : formats) {
            const Ended again = report({u"audit:1"_s, u"--format"_s, format, u"-o"_s, path(u"again."_s + format)});
            QVERIFY2(again.exitCode == 0, format.toUtf8() + ": " + again.errors);
            QVERIFY2(!contents(u"again."_s + format).isEmpty(), qPrintable(format));
        }
        const JsonSchema schema(report({u"--schema"_s}).json());
        QCOMPARE(schema.broken(QJsonDocument::fromJson(contents(u"again.json"_s)).object()), QStringList());
        QVERIFY(QJsonDocument::fromJson(contents(u"again.har"_s))[u"log"_s][u"entries"_s].toArray().size() > 1);
        QVERIFY(
            report({u"audit:1"_s, u"--compare"_s, u"audit:1"_s, u"--format"_s, u"md"_s}).output.contains("Compared"));
    }

    void aPdfIsReadableInBothLanguages()
    {
        if (!hasProgram(u"pdftotext"_s))
            QSKIP("pdftotext (poppler-utils) is not installed");
        const auto written = [this](const QString& language) {
            const QString file = path(u"language.pdf"_s);
            const Ended ended =
                runProgram({u"report"_s, u"run:1"_s, u"--format"_s, u"pdf"_s, u"-o"_s, file, u"--store"_s, store()},
                           {u"LC_ALL="_s + language, u"LANG="_s + language, u"DISPLAY="_s, u"QT_QPA_PLATFORM="_s});
            if (ended.exitCode != 0)
                qWarning() << ended.errors;
            return textOf(file);
        };
        const QString english = written(u"en_US.UTF-8"_s);
        QVERIFY2(english.contains(u"Duplicated: "_s) && english.contains(u"Page 1 of "_s), qPrintable(english));
        for (const QString& part : {m_sandbox.url(), u" × "_s, u"-"_s, u"$[*]"_s})
            QVERIFY2(english.contains(part), qPrintable(part + u" is not in\n"_s + english));
        const QString chinese = written(u"zh_CN.UTF-8"_s);
        QVERIFY2(chinese.contains(u"尝试"_s) && chinese.contains(u"重复"_s), qPrintable(chinese));
    }

    void thePageOpensWithoutErrorsOrRequests()
    {
        if (!hasProgram(u"chromium"_s))
            QSKIP("chromium is not installed");
        for (const QString& page : {u"run.html"_s, u"audit.html"_s}) {
            const Opened opened = openInBrowser(page);
            QVERIFY2(opened.said.contains("</html>"), opened.said.left(2000));
            QVERIFY2(!opened.said.contains("CONSOLE"), opened.said.left(4000));
            QVERIFY2(!opened.hasAsked(), qPrintable(page));
        }
        QVERIFY(openInBrowser(u"run.html"_s).said.contains("data-searchable"));
        QVERIFY(writeFile(path(u"asking.html"_s), "<img src='http://127.0.0.1:9/x.png'>"));
        QVERIFY(openInBrowser(u"asking.html"_s).hasAsked()); // so that the above says something
    }

    void aReportThatCannotBeWrittenIsRefusedBeforeAnythingIsSent_data()
    {
        QTest::addColumn<QString>("report");
        QTest::addColumn<QString>("said");
        QTest::newRow("folder") << u"json="_s + m_dir.path() << u"is a folder"_s;
        QTest::newRow("missing folder") << u"html=/no/such/folder/x"_s << u"/no/such/folder"_s;
        QTest::newRow("format") << u"tea=x"_s << u"html, pdf, junit, json, csv, har, md"_s;
    }

    void aReportThatCannotBeWrittenIsRefusedBeforeAnythingIsSent()
    {
        QFETCH(QString, report);
        QFETCH(QString, said);
        for (const QStringList& arguments : {burst({u"--report"_s, report}), audit({u"--report"_s, report})}) {
            QStringList own = arguments;
            own[own.indexOf(u"--store"_s) + 1] = path(u"untouched.sqlite"_s);
            const Ended ended = runProgram(own);
            QCOMPARE(ended.exitCode, 2);
            QVERIFY2(ended.errors.contains(said.toUtf8()), ended.errors);
            QVERIFY(!QFile::exists(path(u"untouched.sqlite"_s)));
        }
    }

    void theFaultIsShownAgainByCurl()
    {
        if (!hasProgram(u"curl"_s))
            QSKIP("curl is not installed");
        const Ended script = report({u"run:1"_s, u"--reproduction"_s});
        QVERIFY2(script.exitCode == 0, script.errors);
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, QString::fromUtf8(script.output)});
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray said = shell.readAllStandardOutput();
        QVERIFY2(said.count(": status 201") + said.count(": status 200") > 1, said);
        const QByteArray effects = said.mid(said.lastIndexOf("effects: ") + 9);
        QVERIFY2(effects.left(effects.indexOf(',')).toInt() > 1 && effects.contains(", expected: 1"), said);
        QVERIFY(
            report({u"audit:1"_s, u"--reproduction"_s, u"--format"_s, u"md"_s}).output.contains("```sh\n#!/bin/sh"));
        QCOMPARE(report({u"audit:1"_s, u"--reproduction"_s, u"--check"_s, u"tea.time"_s}).exitCode, 2);
    }

    void aRerunIsACommandThatWorks()
    {
        const QJsonObject run = report({u"run:1"_s, u"--format"_s, u"json"_s}).json();
        QString command = run[u"command"_s].toString();
        QVERIFY(command.startsWith(u"idemscope burst"_s));
        command.replace(0, 9, u"\"$IDEMSCOPE_BINARY\""_s);
        QProcess shell;
        shell.start(u"sh"_s, {u"-c"_s, command + u" --store "_s + store() + u" --json"_s});
        QVERIFY(shell.waitForFinished(60'000));
        const QJsonObject again = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
        QCOMPARE(again[u"attempts"_s].toInt(), 20);
        QCOMPARE(again[u"run"_s][u"seed"_s], run[u"run"_s][u"seed"_s]);
        QCOMPARE(again[u"effects"_s][u"evidence"_s].toString(), u"proved"_s);
    }

    void aStepOfGitHubGetsASummaryAndAnnotations()
    {
        const QStringList step{u"GITHUB_ACTIONS=true"_s, u"GITHUB_STEP_SUMMARY="_s + path(u"summary.md"_s)};
        const Ended fired = runProgram(burst({}), step);
        QVERIFY2(fired.errors.contains("::error title=exactly once::Duplicated:"), fired.errors);
        QVERIFY2(runProgram(audit({}), step).errors.contains("::error title=race.same-key"), fired.errors);
        const QByteArray summary = contents(u"summary.md"_s);
        QVERIFY(summary.contains("# Run ") && summary.contains("# Audit "));
    }

    void theContractIsForTheDocumentation()
    {
        const Ended contract = report({u"audit:1"_s, u"--contract"_s});
        QVERIFY2(contract.output.contains("Idempotency contract of POST /payments"), contract.errors);
        QVERIFY(report({u"audit:1"_s, u"--contract"_s, u"--format"_s, u"html"_s}).output.startsWith("<!DOCTYPE html>"));
        QCOMPARE(report({u"run:1"_s, u"--contract"_s}).exitCode, 2);
    }

    void whatIsNotThereIsSaid()
    {
        for (const QStringList& arguments : {QStringList{u"run:99"_s},
                                             {u"audit:99"_s},
                                             {u"tea"_s},
                                             {},
                                             {u"run:1"_s, u"--compare"_s, u"audit:1"_s},
                                             {u"run:1"_s, u"--format"_s, u"tea"_s},
                                             {u"run:1"_s, u"-o"_s, m_dir.path()}}) {
            const Ended ended = report(arguments);
            QVERIFY2(ended.exitCode == 2 && !ended.errors.isEmpty(), qPrintable(arguments.join(u' ')));
        }
        QVERIFY(report({u"--schema"_s}).json().contains(u"$defs"_s));
    }

    void noSecretLeaks_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::newRow("run") << u"run"_s;
        QTest::newRow("unreachable") << u"unreachable"_s;
        QTest::newRow("audit") << u"audit"_s;
    }

    /// Secrets in URL, headers, body, cookies, environment and error text; none in any format, in any form.
    void noSecretLeaks()
    {
        QFETCH(QString, subject);
        const QMap<QString, QByteArray> secrets{{u"TOKEN"_s, "tok/3N+pl4nt3d=Zq"},
                                                {u"BODY"_s, "b0dy-pl4nt3d?&Xy"},
                                                {u"COOKIE"_s, "c00kie.pl4nt3d~Wv"},
                                                {u"QUERY"_s, "qu3ry-pl4nt3d~Ut"},
                                                {u"HOST"_s, "h0st-pl4nt3d-sr.invalid"}};
        const QString folder = collectionWithSecrets(subject == "unreachable"_L1);
        QStringList environment;
        for (auto secret = secrets.begin(); secret != secrets.end(); ++secret)
            environment += u"IDEMSCOPE_SECRET_"_s + secret.key() + u'=' + QString::fromUtf8(*secret);
        QStringList arguments{subject == "audit"_L1 ? u"audit"_s : u"burst"_s,
                              folder + u"/pay"_s,
                              u"--env"_s,
                              u"Test"_s,
                              u"--store"_s,
                              path(u"secrets.sqlite"_s),
                              u"--yes"_s};
        if (subject == "audit"_L1)
            arguments +=
                {u"--check"_s, u"replay.sequential"_s, u"--check"_s, u"race.same-key"_s, u"--rounds"_s, u"2"_s};
        for (const QString& format : formats)
            arguments += {u"--report"_s, format + u'=' + path(u"secret."_s + format)};
        const Ended fired = runProgram(arguments, environment);
        QVERIFY2(fired.exitCode == 1 || fired.exitCode == 3 || fired.exitCode == 0, fired.errors);
        for (const QString& format : formats) {
            QByteArray text = contents(u"secret."_s + format);
            QVERIFY2(!text.isEmpty(), qPrintable(format));
            if (format == "pdf"_L1)
                text = textOf(path(u"secret.pdf"_s)).toUtf8();
            for (const QByteArray& secret : secrets) {
                for (const QByteArray& form : formsOf(secret))
                    QVERIFY2(!text.contains(form), qPrintable(format + u": "_s + QString::fromUtf8(form)));
            }
        }
        QVERIFY(!fired.output.contains("pl4nt3d") && !fired.errors.contains("pl4nt3d"));
        const QJsonArray redacted = QJsonDocument::fromJson(contents(u"secret.json"_s))[u"redacted"_s].toArray();
        QVERIFY2(redacted.contains(u"token"_s), qPrintable(QString::fromUtf8(contents(u"secret.json"_s).left(500))));
    }

private:
    /// A saved request with a secret in every place.
    QString collectionWithSecrets(bool isUnreachable) const
    {
        const QString folder = path(u"api"_s);
        QDir().mkpath(folder + u"/environments"_s);
        const QString base = isUnreachable ? u"http://{{host}}:9"_s : m_sandbox.url();
        const QJsonObject request{
            {u"version"_s, 1},
            {u"name"_s, u"pay"_s},
            {u"method"_s, u"POST"_s},
            {u"url"_s, base + u"/payments?access_token={{query}}"_s},
            {u"headers"_s, QJsonArray{QJsonObject{{u"name"_s, u"Authorization"_s}, {u"value"_s, u"Bearer {{token}}"_s}},
                                      QJsonObject{{u"name"_s, u"Cookie"_s}, {u"value"_s, u"session={{cookie}}"_s}},
                                      QJsonObject{{u"name"_s, u"X-Plain"_s}, {u"value"_s, u"{{token}}"_s}}}},
            {u"body"_s,
             QJsonObject{{u"kind"_s, u"json"_s},
                         {u"text"_s, u"{\"amount\":1000,\"currency\":\"EUR\",\"reference\":\"{{operation}}\","
                                     "\"note\":\"{{body}}\"}"_s}}}};
        writeJson(folder + u"/collection.json"_s, {{u"version"_s, 1}, {u"name"_s, u"api"_s}});
        writeJson(folder + u"/pay.request.json"_s, request);
        QJsonArray variables;
        for (const QString& name : {u"token"_s, u"body"_s, u"cookie"_s, u"query"_s, u"host"_s})
            variables.append(QJsonObject{{u"name"_s, name}, {u"secret"_s, true}});
        writeJson(folder + u"/environments/Test.json"_s,
                  {{u"version"_s, 1}, {u"name"_s, u"Test"_s}, {u"variables"_s, variables}});
        return folder;
    }
    static void writeJson(const QString& file, const QJsonObject& object)
    {
        QVERIFY(writeFile(file, QJsonDocument(object).toJson()));
    }
};

QTEST_GUILESS_MAIN(ReportsTest)
#include "reports.moc"
