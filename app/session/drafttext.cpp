// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/drafttext.h"

#include "model/json.h"
#include "model/secretvisitor.h"
#include "render/redactor.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

const QLatin1StringView placeBegin("{{secret ");

QString place(const QString& name)
{
    return placeBegin + name + "}}"_L1;
}

/// What stands for a secret in a draft is a variable that nobody has.
QString withPlaces(const QByteArray& redacted)
{
    static const QRegularExpression form(u"‹secret ([^›]*)›"_s);
    return QString::fromUtf8(redacted).replace(form, u"{{secret \\1}}"_s);
}

/// Takes secrets out of one request.
class DraftHider
{
public:
    explicit DraftHider(const std::vector<Secret>& secrets)
        : m_redactor(secrets)
    {
    }

    QJsonObject hidden(Request request) const
    {
        hide(request);
        return withoutValues(toJson(request)).toObject();
    }

private:
    void hide(Request& request) const
    {
        visitSecretPlaces(request, {[this](Field& header) { hideHeader(header); },
                                    [this](Field& parameter) { hideParameter(parameter); },
                                    [this](QString& url) {
                                        hideUrl(url);
                                    }});
        hideUrl(request.transport.proxy);
        request.body.text = withPlacesInBytes(m_redactor.redactBytes(request.body.text));
        for (FlowStep& step : request.steps) {
            if (step.own)
                hide(*step.own);
        }
    }

    void hideHeader(Field& header) const
    {
        if (m_redactor.isSensitiveHeader(header.name.toUtf8()))
            hide(header);
    }

    void hideParameter(Field& parameter) const
    {
        if (m_redactor.isSensitiveQueryName(parameter.name.toUtf8()))
            hide(parameter);
    }

    void hideUrl(QString& url) const
    {
        QByteArray text = url.toUtf8();
        const std::vector<SensitiveSpan> spans = m_redactor.sensitiveSpans(text);
        for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
            const QByteArray value = text.mid(span->begin, span->end - span->begin);
            if (isTyped(QString::fromUtf8(value)))
                text.replace(span->begin, value.size(), place(span->name).toUtf8());
        }
        url = QString::fromUtf8(text);
    }

    static void hide(Field& field)
    {
        if (isTyped(field.value))
            field.value = place(field.name);
    }

    /// Whether a value holds more than variables behind the name of a scheme.
    static bool isTyped(QString value)
    {
        static const QRegularExpression known(u"\\{\\{[^{}]*\\}\\}|^(?:basic|bearer|token|apikey|key|digest) "_s,
                                              QRegularExpression::CaseInsensitiveOption);
        return !value.remove(known).trimmed().isEmpty();
    }

    static QByteArray withPlacesInBytes(QByteArray bytes)
    {
        return bytes.contains("‹secret ") ? withPlaces(bytes).toUtf8() : bytes;
    }

    QJsonValue withoutValues(const QJsonValue& value) const
    {
        if (value.isString())
            return withPlaces(m_redactor.redactBytes(value.toString().toUtf8()));
        if (value.isArray()) {
            QJsonArray array = value.toArray();
            for (qsizetype i = 0; i < array.size(); ++i)
                array.replace(i, withoutValues(array.at(i)));
            return array;
        }
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() != "base64"_L1) // the text it is made of is clean already
                it.value() = withoutValues(it.value());
        }
        return value.isObject() ? QJsonValue(object) : value;
    }

    Redactor m_redactor;
};

QString fingerprint(const Request& request)
{
    return QString::fromLatin1(QCryptographicHash::hash(fileText(toJson(request)), QCryptographicHash::Sha256).toHex());
}

/// What the user left as it was saved is taken from there: it may hold what was hidden.
QJsonValue filled(const QJsonValue& draft, const QJsonValue& savedHidden, const QJsonValue& saved)
{
    if (draft == savedHidden)
        return saved;
    if (draft.isArray() && saved.isArray()) {
        QJsonArray array = draft.toArray();
        for (qsizetype i = 0; i < std::min(array.size(), saved.toArray().size()); ++i)
            array.replace(i, filled(array.at(i), savedHidden[i], saved[i]));
        return array;
    }
    if (!draft.isObject() || !saved.isObject())
        return draft;
    QJsonObject object = draft.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = filled(it.value(), savedHidden[it.key()], saved[it.key()]);
    return object;
}

}

QByteArray draftText(const Draft& draft, const std::vector<Secret>& secrets)
{
    QJsonObject object{{u"collection"_s, draft.open.collectionFolder},
                       {u"path"_s, draft.open.path},
                       {u"request"_s, DraftHider(secrets).hidden(draft.edited)},
                       {u"version"_s, 1}};
    if (!draft.open.path.isEmpty())
        object.insert(u"saved"_s, fingerprint(draft.open.request));
    return fileText(object);
}

OpenRequest draftPlace(const QJsonObject& object)
{
    return {object.value("collection"_L1).toString(), object.value("path"_L1).toString(), {}};
}

Result<Draft> draftFromObject(const QString& id, const QJsonObject& object, const Result<Request>& saved,
                              const std::vector<Secret>& secrets)
{
    Draft draft{id, draftPlace(object), {}};
    QJsonObject edited = object.value("request"_L1).toObject();
    const bool isKnown = saved && fingerprint(*saved) == object.value("saved"_L1).toString();
    if (isKnown)
        edited = filled(edited, DraftHider(secrets).hidden(*saved), toJson(*saved)).toObject();
    auto request = requestFromJson(edited);
    if (!request)
        return Failure(request.error());
    draft.edited = std::move(*request);
    draft.open.request = isKnown ? *saved : Request();
    draft.open.request.name = draft.edited.name;
    return draft;
}

bool lacksSecrets(const Request& request)
{
    return fileText(toJson(request)).contains(QByteArray(placeBegin.data(), placeBegin.size()));
}

}
