// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/typedsecrets.h"

#include "model/json.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

QString valueOf(const Request& request, const QString& variable)
{
    for (const Field& field : request.variables) {
        if (field.name == variable && field.secret)
            return field.value;
    }
    return u"no such secret"_s;
}

}

/// What is typed where a secret stands moves into variables, which change nothing that is in use.
class TypedSecretsTest : public QObject
{
    Q_OBJECT

private slots:
    void aVariableIsNamedAfterItsPlace()
    {
        QCOMPARE(secretVariableName(u"X-Api-Key"_s), u"xApiKey"_s);
        QCOMPARE(secretVariableName(u"--"_s), u"secret"_s);
    }

    void nothingTypedIsWritten()
    {
        Request request;
        request.url = u"http://ada:s3cret-word@h/p?token=s3cret%2Furl"_s;
        request.headers = {{u"Authorization"_s, u"Basic s3cret-main"_s}, {u"Accept"_s, u"s3cret is no secret here"_s}};
        request.contract.otherPrincipal = {{u"Authorization"_s, u"Basic s3cret-other"_s}};
        FlowStep step;
        step.own = Request();
        step.own->headers = {{u"Cookie"_s, u"sid=s3cret-step"_s}};
        request.steps = {step};
        moveTypedSecrets(request);
        QCOMPARE(request.headers.at(0).value, u"Basic {{authorization}}"_s);
        QCOMPARE(request.contract.otherPrincipal.at(0).value, u"Basic {{authorization2}}"_s);
        QCOMPARE(valueOf(request, u"authorization"_s), u"s3cret-main"_s);
        QCOMPARE(valueOf(request, u"authorization2"_s), u"s3cret-other"_s);
        QCOMPARE(valueOf(request, u"token"_s), u"s3cret%2Furl"_s);
        QCOMPARE(valueOf(*request.steps.front().own, u"cookie"_s), u"sid=s3cret-step"_s);
        const QByteArray text = fileText(toJson(request));
        QVERIFY2(!text.contains("s3cret-") && !text.contains("s3cret%"), text.constData());
        const Request once = request;
        moveTypedSecrets(request);
        QCOMPARE(request, once);
    }

    void variablesInUseKeepTheirValues()
    {
        Request request;
        request.variables = {{u"authorization"_s, u"plain"_s}, {u"xApiKey"_s, u"of a probe"_s, true, true}};
        request.headers = {{u"Authorization"_s, u"s3cret-a"_s}, {u"X-Api-Key"_s, u"s3cret-b"_s}};
        request.url = u"http://h/{{ xApiKey }}/{{authorization2}}"_s; // the second is someone else's
        moveTypedSecrets(request);
        QCOMPARE(request.variables.at(0).value, u"plain"_s);
        QCOMPARE(request.variables.at(1).value, u"of a probe"_s);
        QCOMPARE(request.headers.at(0).value, u"{{authorization3}}"_s);
        QCOMPARE(request.headers.at(1).value, u"{{xApiKey2}}"_s);
    }

    void theSameValueHasOneVariableAndAnUnusedOneIsTaken()
    {
        Request request;
        request.variables = {{u"authorization"_s, u"old"_s, true, true}};
        request.headers = {{u"Authorization"_s, u"s3cret-new"_s}};
        request.contract.otherPrincipal = request.headers;
        moveTypedSecrets(request);
        QCOMPARE(request.variables, (Fields{{u"authorization"_s, u"s3cret-new"_s, true, true}}));
        QCOMPARE(request.contract.otherPrincipal.at(0).value, u"{{authorization}}"_s);
    }

    void whatIsMadeOfVariablesStays()
    {
        Request request;
        request.headers = {{u"Authorization"_s, u"Bearer {{token}}"_s}, {u"X-Api-Key"_s, u"abc"_s}};
        const Request before = request;
        moveTypedSecrets(request);
        QCOMPARE(request, before);
    }
};

QTEST_APPLESS_MAIN(TypedSecretsTest)

#include "typedsecrets.moc"
