// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quoted.h"
#include "roundtrip.h"

#include "interchange/foreign.h"
#include "model/authtext.h"

using namespace idemscope;
using namespace idemscope::importing;
using namespace Qt::StringLiterals;

namespace {

/// A YAML document of version 3.0 with these paths and, behind them, further members.
QByteArray document(const QByteArray& paths, const QByteArray& more = {})
{
    return "openapi: 3.0.3\ninfo: {title: T, version: '1'}\nservers: [{url: 'https://api.example.com/v1/'}]\npaths:\n" +
           paths + more;
}

Request onlyRequest(const QByteArray& text)
{
    const auto contents = importedText(text, "openapi", u"t.yaml"_s);
    if (!contents || contents->requests.size() != 1)
        qWarning("%s", qPrintable(contents ? u"not one request"_s : contents.error().message));
    return contents && contents->requests.size() == 1 ? contents->requests[0].request : Request();
}

/// A POST whose JSON body has this schema (flow YAML).
QByteArray bodyMadeOf(const QByteArray& schema, const QByteArray& components = {})
{
    const Request request = onlyRequest(
        document("  /a:\n    post:\n      requestBody: {content: {application/json: {schema: " + schema + "}}}\n",
                 "components:\n  schemas: {" + components + "}\n"));
    const auto parsed = JsonDocument::parse(request.body.text);
    return parsed ? canonical(parsed->root()) : request.body.text;
}

/// A GET with these parameters (flow YAML, without the brackets).
Request withParameters(const QByteArray& parameters, const QByteArray& path = "/a")
{
    return onlyRequest(document("  " + path + ":\n    get:\n      parameters: [" + parameters + "]\n"));
}

QString messageOf(const QByteArray& text)
{
    const auto contents = importedText(text, "openapi", u"t.yaml"_s);
    return contents ? QString() : contents.error().message;
}

bool isNegative(const GoldenFile& file)
{
    return file.path.contains("malformed"_L1) || file.path.contains("invalid"_L1);
}

}

/// Every operation of an OpenAPI document becomes a request that can be sent.
class OpenApiTest : public QObject
{
    Q_OBJECT

private slots:
    void corpusFilesHaveTheirGoldenCounts()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/openapi");
        for (const GoldenFile& file : goldenFiles(u"openapi"_s)) {
            const auto contents = importedFile(sharedPath(u"corpus/"_s + file.path));
            QCOMPARE(std::pair(file.path, contents.has_value()), std::pair(file.path, !isNegative(file)));
            if (!contents)
                continue;
            QCOMPARE(std::pair(file.path, int(contents->requests.size())),
                     std::pair(file.path, file.count(u"operations"_s)));
            QCOMPARE(std::pair(file.path, contents->skipped), std::pair(file.path, 0));
            QCOMPARE(std::pair(file.path, roundTrip(*contents)), std::pair(file.path, QString()));
        }
    }

    void jsonAndYamlGiveTheSame()
    {
        IDEMSCOPE_NEEDS_SHARED("corpus/openapi");
        const auto json = importedFile(sharedPath(u"corpus/openapi/adyen-CheckoutService-v72.json"_s));
        const auto yaml = importedFile(sharedPath(u"corpus/openapi/adyen-CheckoutService-v72.yaml"_s));
        QCOMPARE(json->requests.size(), yaml->requests.size());
        for (std::size_t i = 0; i < json->requests.size(); ++i)
            QVERIFY2(json->requests[i] == yaml->requests[i], qPrintable(json->requests[i].request.name));
        const auto isKeyed = [](const FiledRequest& filed) {
            return filed.request.contract.placement.name == "Idempotency-Key"_L1;
        };
        QVERIFY(std::count_if(json->requests.begin(), json->requests.end(), isKeyed) > 15);
    }

    void faultsAreNamed()
    {
        QVERIFY(messageOf("openapi: 3.0.0\npaths:\n  a: b: c\n").contains("line 3, column 7"_L1));
        QVERIFY(messageOf("openapi: 2.0\npaths: {}\n").contains(u"“2.0”"_s));
        QVERIFY(messageOf("swagger: '1.2'\n").contains(u"“1.2”"_s));
        QVERIFY(messageOf("openapi: 3.1.0\nwebhooks: {a: {post: {}}}\n").contains("webhooks"_L1));
        QVERIFY(!messageOf("openapi: 3.0.0\npaths: {}\n").isEmpty());
    }

    void operationsOfOneNameStayApart() // usebruno/bruno#5133
    {
        const auto contents = importedText(document("  /a: {get: {summary: List}}\n  /b: {get: {summary: List}}\n"));
        QCOMPARE(contents->requests.size(), 2U);
        QVERIFY(contents->requests[0].request.name != contents->requests[1].request.name);
    }

    void lineBreaksInNamesAreTakenOut() // usebruno/bruno#4137
    {
        QCOMPARE(onlyRequest(document("  /a: {get: {summary: \"a\\r\\nb\"}}\n")).name, u"a b"_s);
        QCOMPARE(onlyRequest(document("  /a: {get: {}}\n")).name, u"GET a"_s);
    }

    void parametersBehindReferencesKeepTheirNames() // usebruno/bruno#3091, #5353
    {
        const Request request = onlyRequest(
            document("  /a/{id}:\n    parameters: [{$ref: '#/components/parameters/Id~1x'}, {name: q, in: query, "
                     "required: true, "
                     "schema: {type: string, default: wide}}]\n    get:\n      parameters: [{$ref: "
                     "'#/components/parameters/Q%20q'}]\n",
                     "components:\n  parameters:\n    Id/x: {name: id, in: path, required: true, schema: {type: "
                     "string}, example: 7}\n"
                     "    Q q: {name: q, in: query, required: true, schema: {type: string, default: narrow}}\n"));
        QCOMPARE(request.url, u"{{baseUrl}}/a/{{id}}"_s);
        QCOMPARE(request.variables.at(0).value, u"7"_s);
        QCOMPARE(request.params.size(), 1U);
        QCOMPARE(request.params[0].value, u"narrow"_s);
    }

    void putAndPostBothGetTheirBodies() // usebruno/bruno#3383
    {
        const auto contents =
            importedText(document("  /a:\n    post: {requestBody: &b {content: {application/json: {schema: {$ref: "
                                  "'#/components/schemas/S'}}}}}\n"
                                  "    put: {requestBody: *b}\n",
                                  "components: {schemas: {S: {type: object, properties: {n: {type: integer}}}}}\n"));
        QCOMPARE(contents->requests.size(), 2U);
        QCOMPARE(contents->requests[0].request.body.text, contents->requests[1].request.body.text);
        QVERIFY(contents->requests[1].request.body.text.contains("\"n\": 1"));
    }

    void stylesOfParametersAreWritten() // usebruno/bruno#2513
    {
        const QByteArray list = "schema: {type: array, items: {type: string}}, example: [a, b c]";
        QCOMPARE(withParameters("{name: id, in: path, required: true, style: matrix, example: 5}", "/u/{id}").url,
                 u"{{baseUrl}}/u/;id={{id}}"_s);
        QCOMPARE(withParameters("{name: id, in: path, required: true, style: label, example: 5}", "/u/{id}").url,
                 u"{{baseUrl}}/u/.{{id}}"_s);
        QCOMPARE(withParameters({}, "/u/{id}").url, u"{{baseUrl}}/u/{{id}}"_s);
        QCOMPARE(withParameters("{name: l, in: query, required: true, " + list + "}").params.size(), 2U);
        QCOMPARE(withParameters("{name: l, in: query, required: true, explode: false, " + list + "}").url,
                 u"{{baseUrl}}/a?l=a,b%20c"_s);
        QCOMPARE(withParameters("{name: l, in: query, required: true, style: pipeDelimited, " + list + "}").url,
                 u"{{baseUrl}}/a?l=a|b%20c"_s);
        QCOMPARE(
            withParameters("{name: o, in: query, required: true, style: deepObject, example: {x: 1}}").params[0].name,
            u"o[x]"_s);
        QCOMPARE(withParameters("{name: c, in: query, required: true, content: {application/json: {example: {x: 1}}}}")
                     .params[0]
                     .value,
                 u"{\"x\":1}"_s);
        QCOMPARE(
            withParameters("{name: c, in: cookie, required: true, example: 1}, {name: d, in: cookie, required: true, "
                           "example: 2}")
                .headers.at(0)
                .value,
            u"{{cookie}}"_s);
    }

    void defaultsAreTaken() // usebruno/bruno#5866
    {
        const Request request =
            withParameters("{name: s, in: query, schema: {type: string, enum: [x, available], default: available}}, "
                           "{name: Accept, in: "
                           "header}, {name: X-Need, in: header, required: true, schema: {type: integer, minimum: 3}}");
        QCOMPARE(request.params.at(0).value, u"available"_s);
        QVERIFY(!request.params[0].enabled);
        QCOMPARE(request.headers.size(), 1U);
        QCOMPARE(request.headers[0].value, u"3"_s);
    }

    void schemasThatHoldThemselvesEnd() // postman-app-support#7740, swagger-client#3858
    {
        QCOMPARE(
            bodyMadeOf(
                "{$ref: '#/components/schemas/First'}",
                "First: {type: object, properties: {second: {$ref: '#/components/schemas/Second'}}}, "
                "Second: {type: object, properties: {third: {$ref: '#/components/schemas/Third'}, n: {type: "
                "boolean}}}, Third: {type: object, required: [second], properties: {second: {$ref: "
                "'#/components/schemas/Second'}, list: {type: array, items: {$ref: '#/components/schemas/Third'}}}}"),
            json("{'second':{'n':true,'third':{'list':[],'second':null}}}"));
    }

    void referencesInACircleAreRefusedAlone()
    {
        const auto contents = importedText(document(
            "  /a: {get: {parameters: [{$ref: '#/components/parameters/A'}, {$ref: '#/nowhere'}]}}\n  /b: {get: {}}\n",
            "components: {parameters: {A: {$ref: '#/components/parameters/B'}, B: {$ref: "
            "'#/components/parameters/A'}}}\n"));
        QCOMPARE(contents->requests.size(), 2U);
        const QStringList said = lines(contents->warnings);
        QCOMPARE(said.filter(u"circle"_s).size(), 1);
        QCOMPARE(said.filter(u"#/nowhere leads nowhere"_s).size(), 1);
    }

    void exampleValuesComeInTheirOrder() // athrvk/vayu#193, azure-docs#123982
    {
        QCOMPARE(
            bodyMadeOf("{type: object, properties: {a: {type: [string, 'null']}, b: {const: 5}, c: {examples: [x, y]}, "
                       "d: {type: string, format: uuid, readOnly: true}, e: {type: string, enum: [p, q]}, f: {type: "
                       "string, format: date}, g: {type: string, maxLength: 3}}}"),
            json("{'a':'string','b':5,'c':'x','e':'p','f':'2025-01-15','g':'str'}"));
        QCOMPARE(bodyMadeOf("{allOf: [{$ref: '#/components/schemas/A'}, {type: object, properties: {b: {type: integer, "
                            "minimum: 10}}}]}",
                            "A: {type: object, properties: {a: {oneOf: [{type: 'null'}, {type: boolean}]}}}"),
                 json("{'a':true,'b':10}"));
        const QByteArray examples =
            "  /a: {post: {requestBody: {content: {text/plain: {}, application/json: {schema: {type: "
            "object, properties: {a: {type: string}}}, examples: {one: {$ref: "
            "'#/components/examples/E'}}}}}}}\n";
        const Request request =
            onlyRequest(document(examples, "components: {examples: {E: {value: {a: 12345678901234567890}}}}\n"));
        QVERIFY(request.body.text.contains("12345678901234567890"));
        QCOMPARE(request.body.kind, Body::Kind::Json);
    }

    void binaryBodiesAreFiles() // usebruno/bruno#3425
    {
        const Request file =
            onlyRequest(document("  /a: {put: {requestBody: {content: {application/octet-stream: {schema: "
                                 "{type: string, format: binary}}}}}}\n"));
        QCOMPARE(file.body.kind, Body::Kind::File);
        const Request parts = onlyRequest(document(
            "  /a: {post: {requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {n: "
            "{type: string}, f: {type: string, format: binary}}}}}}}}\n"));
        QCOMPARE(fieldNamed(parts.body.form, u"f"_s)->value, u";type=application/octet-stream;filename=\"file.bin\""_s);
        const Request form = onlyRequest(
            document("  /a: {post: {requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, "
                     "properties: {n: {type: integer}}}}}}}}\n"));
        QCOMPARE(form.body.form.at(0).value, u"1"_s);
    }

    void credentialsBecomeSecretVariables()
    {
        const QByteArray schemes =
            "components: {securitySchemes: {B: {type: http, scheme: bearer}, K: {type: apiKey, in: "
            "query, name: api_key}, M: {type: mutualTLS}}}\n";
        const auto contents = importedText(document("  /a: {get: {security: [{M: []}, {B: [], K: []}]}}\n"
                                                    "  /b: {get: {security: []}}\n  /c: {get: {}}\n",
                                                    "security: [{K: []}]\n" + schemes));
        const Request& both = contents->requests.at(0).request;
        QCOMPARE(toText(both.auth), u"bearer:{{B}}"_s);
        QCOMPARE(both.params.at(0).value, u"{{K}}"_s);
        QVERIFY(contents->requests[1].request.params.empty());
        QCOMPARE(toText(contents->requests[1].request.auth), u"none"_s);
        QCOMPARE(toText(contents->requests[2].request.auth), u"query:api_key={{K}}"_s);
        const Field* variable = fieldNamed(contents->variables, u"B"_s);
        QVERIFY(variable != nullptr && variable->secret);
    }

    void usersAndClientsBecomeAuthentication()
    {
        const auto contents = importedText(
            document("  /a: {get: {security: [{U: []}]}}\n  /b: {get: {security: [{O: [read, write]}]}}\n"
                     "  /c: {get: {security: [{P: []}]}}\n",
                     "components: {securitySchemes: {U: {type: http, scheme: Basic}, O: {type: oauth2, flows: "
                     "{clientCredentials: {tokenUrl: /oauth/token}}}, P: {type: oauth2, flows: {implicit: {}}}}}\n"));
        QCOMPARE(toText(contents->requests.at(0).request.auth), u"basic:{{UUser}}:{{UPassword}}"_s);
        QVERIFY(!fieldNamed(contents->variables, u"UUser"_s)->secret);
        QVERIFY(fieldNamed(contents->variables, u"UPassword"_s)->secret);
        const Auth& client = contents->requests[1].request.auth;
        QCOMPARE(toText(client), u"oauth2:{{OClientId}}:{{OClientSecret}}@{{baseUrl}}/oauth/token"_s);
        QCOMPARE(client.scope, u"read write"_s);
        QCOMPARE(toText(contents->requests[2].request.auth), u"bearer:{{P}}"_s);
        QCOMPARE(roundTrip(*contents), QString());
    }

    void serversBecomeTheBaseUrl()
    {
        const auto contents = importedText(
            "openapi: 3.1.0\nservers: [{url: '{s}://a.example/v1', variables: {s: {default: https}}}, {url: "
            "'https://b.example', description: Test}]\npaths:\n  /x: {get: {}}\n  /y: {servers: [{url: "
            "'https://c.example'}], get: {}}\n",
            nullptr, u"t.yaml"_s);
        QCOMPARE(fieldNamed(contents->variables, u"baseUrl"_s)->value, u"{{s}}://a.example/v1"_s);
        QCOMPARE(fieldNamed(contents->variables, u"s"_s)->value, u"https"_s);
        QCOMPARE(contents->environments.size(), 2U);
        QCOMPARE(contents->environments[1].name, u"Test"_s);
        QCOMPARE(contents->requests.at(1).request.url, u"https://c.example/y"_s);
        const auto none = importedText("openapi: 3.0.0\npaths: {/x: {get: {}}}\n", nullptr, u"t.yaml"_s);
        QCOMPARE(fieldNamed(none->variables, u"baseUrl"_s)->value, u"http://localhost"_s);
    }

    void swaggerTwoIsRead()
    {
        const auto contents = importedText(json(
            "{'swagger':'2.0','host':'a.example','basePath':'/v2','schemes':['http'],'consumes':['application/json'],"
            "'securityDefinitions':{'k':{'type':'apiKey','in':'header','name':'X-Api-Key'}},'security':[{'k':[]}],"
            "'paths':{'/p/{id}':{'post':{'tags':['pets'],'parameters':[{'name':'id','in':'path','required':true,"
            "'type':'integer'},{'name':'body','in':'body','schema':{'$ref':'#/definitions/P'}},"
            "{'name':'t','in':'query','required':true,'type':'array','items':{'type':'string','enum':['x']},"
            "'collectionFormat':'multi'}]},"
            "'put':{'consumes':['application/x-www-form-urlencoded'],'parameters':[{'name':'n','in':'formData',"
            "'type':'string','default':'v'}]}}},'definitions':{'P':{'type':'object','properties':{'name':"
            "{'type':'string','example':'Rex'}}}}}"));
        QCOMPARE(contents->requests.size(), 2U);
        QCOMPARE(contents->requests[0].folder, u"pets"_s);
        const Request& post = contents->requests[0].request;
        QCOMPARE(fieldNamed(contents->variables, u"baseUrl"_s)->value, u"http://a.example/v2"_s);
        QVERIFY(post.body.text.contains("Rex"));
        QCOMPARE(post.params.at(0).value, u"x"_s);
        QCOMPARE(toText(post.auth), u"header:X-Api-Key={{k}}"_s);
        QCOMPARE(contents->requests[1].request.body.form.at(0).value, u"v"_s);
    }

    void otherFilesAreReadOnlyWithConsent()
    {
        const QTemporaryDir dir;
        const auto write = [&](const char* name, const QByteArray& text) {
            QVERIFY(writeFile(dir.filePath(QLatin1StringView(name)), text));
        };
        write("api.yaml", document("  /a: {$ref: 'paths.yaml#/a'}\n  /b: {get: {}}\n"));
        write("paths.yaml",
              "a: {get: {parameters: [{$ref: '#/p'}]}}\np: {name: q, in: query, required: true, example: z}\n");
        auto source = ImportSource::fromFile(dir.filePath(u"api.yaml"_s));
        QCOMPARE(imported(*source)->requests.size(), 1U);
        source->allowFiles(dir.path());
        const auto contents = imported(*source);
        QCOMPARE(contents->requests.size(), 2U);
        QCOMPARE(contents->requests[0].request.params.at(0).value, u"z"_s);
    }

    void keysAreRecognised()
    {
        const Request header = withParameters("{name: PayPal-Request-Id, in: header, schema: {type: string}}");
        QCOMPARE(header.contract.placement.name, u"PayPal-Request-Id"_s);
        QCOMPARE(header.headers.at(0).value, u"{{key}}"_s);
        QVERIFY(bodyMadeOf("{type: object, properties: {idempotency_key: {type: string}}}").contains("{{key}}"));
    }
};

QTEST_GUILESS_MAIN(OpenApiTest)
#include "openapi.moc"
