// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/drafttext.h"

#include "model/json.h"

#include <QTest>
#include <QUrl>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

const QString planted = u"pl4nted+s3cret/value="_s;

QByteArrayList formsOf(const QString& secret)
{
    const QByteArray bytes = secret.toUtf8();
    return {bytes, bytes.toBase64(), bytes.toBase64(QByteArray::Base64UrlEncoding), QUrl::toPercentEncoding(secret)};
}

/// A secret wherever one can stand.
Request plantedRequest()
{
    Request request;
    request.name = u"Pay"_s;
    request.url = u"https://user:%1@pay.example/x?access_token=%1&plain=1"_s.arg(planted);
    request.headers = {{u"Authorization"_s, u"Bearer "_s + planted},
                       {u"X-Api-Key"_s, planted, false},
                       {u"Cookie"_s, u"{{cookie}}"_s},
                       {u"X-Note"_s, u"note "_s + planted}};
    request.params = {{u"token"_s, planted}, {u"page"_s, u"2"_s}};
    request.variables = {{u"hidden"_s, planted, true, true}};
    request.body.kind = Body::Kind::Text;
    request.body.text =
        "a " + planted.toUtf8() + " b " + planted.toUtf8().toBase64() + " c " + QUrl::toPercentEncoding(planted);
    request.body.form = {{u"password"_s, planted}};
    request.auth.kind = Auth::Kind::Basic;
    request.auth.user = u"ada"_s;
    request.auth.password = planted;
    request.auth.token = planted; // typed before the kind was changed
    request.transport.proxy = u"http://me:%1@proxy:3128"_s.arg(planted);
    request.contract.otherPrincipal = {{u"Authorization"_s, u"Bearer "_s + planted}};
    request.contract.otherUrl = u"https://x/q?token="_s + planted;
    request.contract.replicas = {u"https://u:%1@x/"_s.arg(QString::fromUtf8(QUrl::toPercentEncoding(planted)))};
    request.contract.provocations = {{u"decline"_s, Provocation::Kind::Header, u"X-Api-Key: "_s + planted}};
    request.contract.probes.emplace_back();
    request.contract.probes[0].headers = {{u"Authorization"_s, planted}};
    request.contract.probes[0].url = u"https://x/?apikey="_s + planted;
    return request;
}

const std::vector<Secret> known{{u"live"_s, planted.toUtf8()}};

Result<Draft> restored(const QByteArray& text, const Result<Request>& saved)
{
    QJsonObject object = *parseJsonObject(text, u"draft"_s);
    object.remove("version"_L1);
    return draftFromObject(u"id"_s, object, saved, known);
}

}

/// What a draft's file holds (SPEC.md §11), and what comes back from it.
class DraftTextTest : public QObject
{
    Q_OBJECT

private slots:
    void noFormOfASecretIsWritten()
    {
        const Draft draft{u"id"_s, {}, plantedRequest()};
        const QByteArray text = draftText(draft, known);
        for (const QByteArray& form : formsOf(planted))
            QVERIFY2(!text.contains(form), text);
        QVERIFY2(text.contains("{{cookie}}"), text);
        QVERIFY2(text.contains("plain=1"), text);
    }

    void whatIsTypedAtASensitivePlaceNeedsNoVariableToBeHidden()
    {
        Request request = plantedRequest();
        request.body.text.clear();
        request.headers.pop_back();
        // As an address that can be read has it: its password holds no slash.
        const QString encoded = QString::fromUtf8(QUrl::toPercentEncoding(planted));
        request.url.replace(u"user:"_s + planted, u"user:"_s + encoded);
        request.transport.proxy.replace(planted, encoded);
        const QByteArray text = draftText({u"id"_s, {}, request}, {});
        for (const QByteArray& form : formsOf(planted))
            QVERIFY2(!text.contains(form), text);
    }

    void whatIsHiddenIsNotSentByMistakeAndSaid()
    {
        const auto draft = restored(draftText({u"id"_s, {}, plantedRequest()}, known), Failure(Error{}));
        QVERIFY(draft);
        QCOMPARE(draft->edited.headers[0].value, u"{{secret Authorization}}"_s);
        QVERIFY(lacksSecrets(draft->edited));
        QCOMPARE(draft->edited.params[1].value, u"2"_s);
    }

    void whatTheFileStillHoldsNeedsNoTypingAgain()
    {
        const Request saved = plantedRequest();
        Request edited = saved;
        edited.url += u"&more=2"_s;
        edited.headers[3].value = u"another note"_s;
        const Draft draft{u"id"_s, {u"/c"_s, u"Pay"_s, saved}, edited};
        const auto back = restored(draftText(draft, {}), saved);
        QVERIFY(back);
        QCOMPARE(back->edited.headers[0].value, saved.headers[0].value);
        QCOMPARE(back->edited.headers[3].value, u"another note"_s);
        QVERIFY(toJson(back->open.request) == toJson(saved));
        QCOMPARE(back->open.path, u"Pay"_s);
    }

    void aFileThatChangedMeanwhileIsNotTakenForTheEditedOne()
    {
        const Request saved = plantedRequest();
        Request edited = saved;
        edited.method = u"PUT"_s;
        Request changed = saved;
        changed.method = u"DELETE"_s;
        const auto back = restored(draftText({u"id"_s, {u"/c"_s, u"Pay"_s, saved}, edited}, {}), changed);
        QVERIFY(back);
        QCOMPARE(back->edited.method, u"PUT"_s);
        QVERIFY(toJson(back->open.request) != toJson(changed)); // saving asks
    }

    void unknownMembersAndOddBytesComeBack()
    {
        Request request;
        request.unknownMembers = {{u"mine"_s, 7}};
        request.body.kind = Body::Kind::Text;
        request.body.text = QByteArray("\xff\x00\xfe", 3);
        const auto back = restored(draftText({u"id"_s, {}, request}, known), Failure(Error{}));
        QVERIFY(back);
        QVERIFY(back->edited == request);
    }
};

QTEST_GUILESS_MAIN(DraftTextTest)
#include "drafttext.moc"
