// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/typedsecrets.h"

#include "model/json.h"
#include "model/secretvisitor.h"
#include "render/redactor.h"
#include "render/urltext.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

QString credentialsOf(const Field& header)
{
    static const QRegularExpression scheme(u"^(?:basic|bearer|token|apikey|key|digest)\\s+(?=\\S)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return QString(header.value).remove(scheme);
}

/// The names of all variables that stand in a text.
QSet<QString> namesIn(const QString& text)
{
    static const QRegularExpression form(u"\\{\\{\\s*([^{}]+?)\\s*\\}\\}"_s);
    QSet<QString> names;
    for (auto matches = form.globalMatch(text); matches.hasNext();)
        names.insert(matches.next().captured(1));
    return names;
}

/// Goes through the sensitive places of one request.
class SecretMover
{
public:
    explicit SecretMover(Request& request)
        : m_request(request)
        , m_used(namesIn(QString::fromUtf8(fileText(toJson(request)))))
    {
    }

    void move()
    {
        visitSecretPlaces(m_request, {[this](Field& header) { moveHeader(header); },
                                      [this](Field& parameter) { moveParameter(parameter); },
                                      [this](QString& url) {
                                          moveUrl(url);
                                      }});
    }

private:
    void moveHeader(Field& header)
    {
        const QString credentials = credentialsOf(header);
        if (m_sensitive.isSensitiveHeader(header.name.toUtf8()) && isTypedSecret(credentials))
            header.value = header.value.chopped(credentials.size()) + variableFor(header.name, credentials);
    }

    void moveParameter(Field& parameter)
    {
        if (m_sensitive.isSensitiveQueryName(parameter.name.toUtf8()) && isTypedSecret(parameter.value))
            parameter.value = variableFor(parameter.name, parameter.value);
    }

    /// From the last to the first, so that the places stay good. The value stays encoded, as it stood.
    void moveUrl(QString& url)
    {
        QByteArray text = url.toUtf8();
        const std::vector<SensitiveSpan> spans = m_sensitive.sensitiveSpans(text);
        for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
            const QString value = QString::fromUtf8(text.mid(span->begin, span->end - span->begin));
            if (isTypedSecret(value))
                text.replace(span->begin, span->end - span->begin, variableFor(span->name, value).toUtf8());
        }
        url = QString::fromUtf8(text);
    }

    /// "{{name}}" of the secret variable that holds the value: one that does already, or one that nothing uses.
    QString variableFor(const QString& place, const QString& value)
    {
        const QString base = secretVariableName(place);
        QString name = base;
        for (int number = 2; !takes(name, value); ++number)
            name = base + QString::number(number);
        m_used.insert(name);
        return u"{{%1}}"_s.arg(name);
    }

    bool takes(const QString& name, const QString& value)
    {
        Fields& variables = m_request.variables;
        const auto known = std::find_if(variables.begin(), variables.end(),
                                        [&](const Field& variable) { return variable.name == name; });
        const bool isSecret = known != variables.end() && known->secret && known->enabled;
        if (isSecret && known->value == value)
            return true;
        if (m_used.contains(name) || (known != variables.end() && !isSecret))
            return false;
        if (isSecret)
            known->value = value;
        else
            variables.push_back({.name = name, .value = value, .enabled = true, .secret = true});
        return true;
    }

    const Redactor m_sensitive;
    Request& m_request;
    QSet<QString> m_used; ///< names of variables, whoever declares them
};

}

QString secretVariableName(const QString& place)
{
    QString name;
    bool isUpper = false;
    for (const QChar letter : place) {
        if (letter.isLetterOrNumber()) {
            name += isUpper && !name.isEmpty() ? letter.toUpper() : name.isEmpty() ? letter.toLower() : letter;
            isUpper = false;
        } else {
            isUpper = true;
        }
    }
    return name.isEmpty() ? u"secret"_s : name;
}

void moveTypedSecrets(Request& request)
{
    SecretMover(request).move();
    for (FlowStep& step : request.steps) {
        if (step.own)
            SecretMover(*step.own).move();
    }
}

}
