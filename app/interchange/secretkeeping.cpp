// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/secretkeeping.h"

#include "model/authsecrets.h"
#include "model/secretvisitor.h"
#include "render/redactor.h"
#include "render/typedsecrets.h"
#include "render/urltext.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Secrecy
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::Secrecy)
};

bool holdsVariable(const QString& text)
{
    return text.contains("{{"_L1);
}

QStringList variablesIn(const QString& text)
{
    static const QRegularExpression pattern(u"\\{\\{\\s*([^{}$][^{}]*?)\\s*\\}\\}"_s);
    QStringList names;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        names += matches.next().captured(1);
    return names;
}

/// One walk through imported contents.
class SecretKeeper
{
public:
    explicit SecretKeeper(ImportedContents& contents)
        : m_contents(contents)
    {
        for (const FoundSecret& secret : contents.secrets) {
            if (secret.environment.isEmpty())
                m_variablesOf[secret.value] += secret.variable;
        }
        noteNames(contents.variables);
        for (const Environment& environment : contents.environments)
            noteNames(environment.variables);
    }

    void keep()
    {
        for (FiledRequest& filed : m_contents.requests)
            keepIn(filed.request);
        keepIn(m_contents.variables, {});
        for (FiledFolder& folder : m_contents.folders)
            keepIn(folder.variables, {});
        for (Environment& environment : m_contents.environments)
            keepIn(environment.variables, environment.name);
        for (const QString& name : m_secret) {
            if (!m_known.contains(name))
                m_found.push_back({.name = name, .value = {}, .enabled = true, .secret = true});
        }
        m_contents.variables.insert(m_contents.variables.end(), m_found.begin(), m_found.end());
    }

private:
    void keepIn(Request& request);
    void keepIn(Fields& variables, const QString& environment);
    void keepHeader(Field& header, const QString& item);
    void keepField(Field& field, const QString& item);
    void keepUrl(QString& typed, const QString& item);
    void keepAuth(Request& request);
    void keepText(QString& value, const QString& place, const QString& item);
    void noteSecret(const QString& text);
    /// The variable that stands for a literal value from now on.
    QString replace(const QString& value, const QString& place, const QString& item);
    QString nameFor(const QString& value, const QString& place);
    void noteNames(const Fields& variables);

    ImportedContents& m_contents;
    Redactor m_redactor;
    Fields m_found;       ///< new variables
    QStringList m_secret; ///< variables that stand where a secret stands
    // A capture may hold thousands of tokens: none is searched for among all.
    QSet<QString> m_known;                     ///< names of variables
    QHash<QString, QStringList> m_variablesOf; ///< variables of the collection by their secret value
    QHash<QString, int> m_lastNumbers;         ///< by the name without its number
};

void SecretKeeper::keepIn(Request& request)
{
    const QString& item = request.name;
    visitSecretPlaces(request, {[&](Field& header) { keepHeader(header, item); },
                                [&](Field& parameter) { keepField(parameter, item); },
                                [&](QString& url) {
                                    keepUrl(url, item);
                                }});
    keepAuth(request);
    keepText(request.transport.clientKeyPassword, u"clientKeyPassword"_s, request.name);
    keepIn(request.variables, {});
}

/// The scheme of a credential is no secret: "Bearer {{authorization}}" can be read and edited.
void SecretKeeper::keepHeader(Field& header, const QString& item)
{
    static const QRegularExpression credential(u"^(Bearer|Basic|Token|ApiKey|Digest)\\s+(\\S.*)$"_s,
                                               QRegularExpression::CaseInsensitiveOption);
    if (!m_redactor.isSensitiveHeader(header.name.toUtf8()))
        return;
    if (holdsVariable(header.value))
        return noteSecret(header.value);
    if (header.value.trimmed().isEmpty())
        return;
    const auto match = credential.match(header.value);
    header.value = match.hasMatch() ? match.captured(1) + u' ' + replace(match.captured(2), header.name, item)
                                    : replace(header.value, header.name, item);
}

/// Variables that stand where a secret stands; built-in and generated ones are none.
void SecretKeeper::noteSecret(const QString& text)
{
    for (const QString& name : variablesIn(text)) {
        if (!m_secret.contains(name) && name != "key"_L1 && name != "operation"_L1 && name != "round"_L1)
            m_secret += name;
    }
}

void SecretKeeper::keepField(Field& field, const QString& item)
{
    if (!m_redactor.isSensitiveQueryName(field.name.toUtf8()) || field.value.isEmpty())
        return;
    keepText(field.value, field.name, item);
}

/// From the last to the first, so that the places stay good. The value stays encoded, as it stood.
void SecretKeeper::keepUrl(QString& typed, const QString& item)
{
    QByteArray url = typed.toUtf8();
    std::vector<SensitiveSpan> spans = m_redactor.sensitiveSpans(url);
    std::reverse(spans.begin(), spans.end());
    for (const SensitiveSpan& span : spans) {
        const QString value = QString::fromUtf8(url.sliced(span.begin, span.end - span.begin));
        if (!value.isEmpty() && !holdsVariable(value))
            url.replace(span.begin, span.end - span.begin, replace(value, span.name, item).toUtf8());
    }
    typed = QString::fromUtf8(url);
}

void SecretKeeper::keepAuth(Request& request)
{
    for (const AuthText text : secretTextsOf(request.auth))
        keepText(request.auth.*text, secretName(text), request.name);
}

void SecretKeeper::keepText(QString& value, const QString& place, const QString& item)
{
    if (holdsVariable(value))
        noteSecret(value);
    else if (!value.isEmpty())
        value = replace(value, place, item);
}

void SecretKeeper::keepIn(Fields& variables, const QString& environment)
{
    for (Field& variable : variables) {
        variable.secret = variable.secret || m_secret.contains(variable.name) ||
                          m_redactor.isSensitiveQueryName(variable.name.toUtf8());
        if (!variable.secret || variable.value.isEmpty() || holdsVariable(variable.value))
            continue;
        m_contents.secrets.push_back({environment, variable.name, variable.value});
        variable.value.clear();
        m_contents.warn(environment, variable.name,
                        Secrecy::trLater("The value of the variable “%1” is a secret: it is kept for this session and "
                                         "not written to a file")
                            .with(variable.name));
    }
}

QString SecretKeeper::replace(const QString& value, const QString& place, const QString& item)
{
    const QString name = nameFor(value, place);
    m_contents.warn(item, place,
                    Secrecy::trLater("The value of “%1” is a secret: it became the secret variable “%2”, is kept for "
                                     "this session and not written to a file")
                        .with(place, name));
    return "{{"_L1 + name + "}}"_L1;
}

/// One value has one variable, however often it stands in the file.
QString SecretKeeper::nameFor(const QString& value, const QString& place)
{
    const QString base = secretVariableName(place);
    QStringList& variables = m_variablesOf[value];
    for (const QString& variable : variables) {
        if (variable.startsWith(base))
            return variable;
    }
    QString name;
    do {
        const int number = ++m_lastNumbers[base];
        name = number == 1 ? base : base + QString::number(number);
    } while (m_known.contains(name));
    m_known.insert(name);
    variables += name;
    m_found.push_back({.name = name, .value = {}, .enabled = true, .secret = true});
    m_contents.secrets.push_back({{}, name, value});
    return name;
}

void SecretKeeper::noteNames(const Fields& variables)
{
    for (const Field& variable : variables)
        m_known.insert(variable.name);
}

}

void keepSecretsApart(ImportedContents& contents)
{
    SecretKeeper(contents).keep();
}

}
