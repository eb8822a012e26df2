// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/variablelevels.h"

#include "base/safefile.h"
#include "model/authtext.h"
#include "session/jobsource.h"

#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Which of the levels a variable's value comes from, for the window and the command line alike.
class VariableLevelsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString folder() const { return m_dir.filePath(u"api"_s); }
    static Result<Expansion> expanded(const QString& text, const VariableScope& scope)
    {
        Generated generated;
        return expand(text, scope, generated);
    }
    /// `{{name}}` under a request of the collection, as the command line sees it.
    QString value(const QString& path, const QString& environment = {}, const Fields& ofRun = {}) const
    {
        const auto job = makeJob({folder() + u'/' + path, environment, ofRun, {}});
        if (!job)
            return job.error().message;
        const auto found = expanded(u"{{name}}"_s, job->scope);
        return found ? found->text : found.error().message;
    }

private slots:
    void initTestCase()
    {
        auto collection = Collection::create(folder(), u"API"_s);
        QVERIFY(collection && collection->setVariables({{u"name"_s, u"collection"_s}, {u"host"_s, u"{{name}}.x"_s}}));
        Request request;
        QVERIFY(collection->save(u"top"_s, request));
        QVERIFY(collection->save(u"pay/outer"_s, request));
        QVERIFY(collection->save(u"pay/cards/inner"_s, request));
        request.variables = {{u"name"_s, u"request"_s}};
        QVERIFY(collection->save(u"pay/own"_s, request));
        QVERIFY(collection->saveFolderVariables({u"pay"_s, {{u"name"_s, u"pay"_s}}}));
        QVERIFY(collection->saveFolderVariables({u"pay/cards"_s, {{u"name"_s, u"cards"_s}}}));
        QVERIFY(collection->saveEnvironment({u"Local"_s, {{u"name"_s, u"local"_s}}, false, {}}));
        QVERIFY(writeFile(folder() + u"/.env"_s,
                          "# mine\nexport API_KEY=\"k3y value\"\nPLAIN = plain # said\nQUOTED='q'\n"));
    }

    void theNarrowestLevelWins()
    {
        QCOMPARE(value(u"top"_s), u"collection"_s);
        QCOMPARE(value(u"pay/outer"_s), u"pay"_s);
        QCOMPARE(value(u"pay/cards/inner"_s), u"cards"_s);
        QCOMPARE(value(u"pay/cards/inner"_s, u"Local"_s), u"local"_s);
        QCOMPARE(value(u"pay/own"_s, u"Local"_s), u"request"_s);
        QCOMPARE(value(u"pay/own"_s, u"Local"_s, {{u"name"_s, u"run"_s}}), u"run"_s);
    }

    void valuesMayHoldVariablesOfNarrowerLevels()
    {
        const auto job = makeJob({folder() + u"/pay/outer"_s, {}, {}, {}});
        QCOMPARE(expanded(u"{{host}}"_s, job->scope)->text, u"pay.x"_s);
    }

    void theNearestAuthenticationIsInherited()
    {
        auto collection = Collection::open(folder());
        const auto sent = [this](const QString& path) {
            const auto job = makeJob({folder() + u'/' + path, {}, {}, {}});
            return job ? toText(job->request.auth) : job.error().message;
        };
        QCOMPARE(sent(u"pay/cards/inner"_s), QString());
        QVERIFY(collection->setAuth(*authFromText(u"bearer:{{name}}"_s)));
        QVERIFY(collection->saveFolderAuth(u"pay"_s, *authFromText(u"header:X-Key={{name}}"_s)));
        QCOMPARE(sent(u"top"_s), u"bearer:{{name}}"_s);
        QCOMPARE(sent(u"pay/outer"_s), u"header:X-Key={{name}}"_s);
        QCOMPARE(sent(u"pay/cards/inner"_s), u"header:X-Key={{name}}"_s);
        const auto levels = CollectionVariables::of(*Collection::open(folder()));
        QCOMPARE(levels->effectiveAuth({}, u"pay/outer"_s).origin, u"folder pay"_s);
        QCOMPARE(levels->effectiveAuth({}, u"top"_s).origin, u"collection API"_s);
        QVERIFY(levels->effectiveAuth(*authFromText(u"none"_s), u"top"_s).origin.isEmpty());

        QVERIFY(collection->saveFolderAuth(u"pay/cards"_s, *authFromText(u"none"_s))); // stops what comes from above
        QCOMPARE(sent(u"pay/cards/inner"_s), u"none"_s);
        Request own;
        own.auth = *authFromText(u"basic:ada:{{name}}"_s);
        QVERIFY(collection->save(u"pay/authenticated"_s, own));
        QCOMPARE(sent(u"pay/authenticated"_s), u"basic:ada:{{name}}"_s);
        for (const QString& path : {u"pay"_s, u"pay/cards"_s})
            QVERIFY(collection->saveFolderAuth(path, {}));
        QVERIFY(collection->setAuth({}));
        QVERIFY(!readFile(folder() + u"/collection.json"_s)->contains("auth"));
    }

    void aFileWithBrokenAuthenticationIsNamed()
    {
        QVERIFY(writeFile(folder() + u"/pay/cards/folder.json"_s, "{\"auth\": {\"kind\": \"smoke\"}}"));
        const QString message = value(u"pay/cards/inner"_s);
        QVERIFY2(message.contains(u"folder.json"_s) && message.contains(u"auth.kind"_s), qPrintable(message));
        QVERIFY(writeFile(folder() + u"/pay/cards/folder.json"_s, "{}"));
        QVERIFY(Collection::open(folder())->saveFolderVariables({u"pay/cards"_s, {{u"name"_s, u"cards"_s}}}));
    }

    void aCircleIsNamed()
    {
        const VariableScope scope{{u"a"_s, {{u"x"_s, u"{{y}}"_s}}}, {u"b"_s, {{u"y"_s, u"-{{x}}"_s}}}};
        const auto found = expanded(u"{{x}}"_s, scope);
        QVERIFY(!found);
        QVERIFY2(found.error().message.contains(u"x → y → x"_s), qPrintable(found.error().message));
    }

    void dotenvIsReadAndItsValuesAreSecret()
    {
        const auto variables = CollectionVariables::of(*Collection::open(folder()));
        const auto found =
            expanded(u"{{$dotenv API_KEY}}|{{$dotenv PLAIN}}|{{ $dotenv QUOTED }}"_s, variables->levels({}, nullptr));
        QCOMPARE(found->text, u"k3y value|plain|q"_s);
        QCOMPARE(found->secrets.size(), 3U);
    }

    void secretsOfAFolderAreNotWrittenAndAskedFor()
    {
        const auto collection = Collection::open(folder());
        QVERIFY(collection->saveFolderVariables({u"pay/cards"_s, {{u"pin"_s, u"hush-hush"_s, true, true}}}));
        QVERIFY(!readFile(folder() + u"/pay/cards/folder.json"_s)->contains("hush"));
        const auto job = makeJob({folder() + u"/pay/cards/inner"_s, {}, {}, {}});
        QVERIFY(!job);
        QVERIFY(job.error().message.contains(u"IDEMSCOPE_SECRET_PIN"_s));
        QVERIFY(collection->saveFolderVariables({u"pay/cards"_s, {{u"name"_s, u"cards"_s}}}));
    }

    void aBrokenFolderFileIsNamed()
    {
        QVERIFY(writeFile(folder() + u"/pay/cards/folder.json"_s, "{\"variables\": 5}"));
        const QString message = value(u"pay/cards/inner"_s);
        QVERIFY2(message.contains(u"folder.json"_s) && message.contains(u"variables"_s), qPrintable(message));
        const auto collection = Collection::open(folder());
        QVERIFY(collection->saveFolderVariables({u"pay/cards"_s, {{u"name"_s, u"cards"_s}}}));
    }

    void whatElseIsInTheFileStays()
    {
        QVERIFY(writeFile(folder() + u"/pay/folder.json"_s, "{\"mine\": 7, \"version\": 1}"));
        QVERIFY(Collection::open(folder())->saveFolderVariables({u"pay"_s, {{u"name"_s, u"pay"_s}}}));
        QVERIFY(readFile(folder() + u"/pay/folder.json"_s)->contains("\"mine\": 7"));
    }
};

QTEST_GUILESS_MAIN(VariableLevelsTest)
#include "variablelevels.moc"
