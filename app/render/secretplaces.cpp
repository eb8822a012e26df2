// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/secretplaces.h"

#include "model/authsecrets.h"
#include "model/secretvisitor.h"
#include "model/sqlpassword.h"
#include "render/redactor.h"
#include "render/urltext.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestSecret = 4; ///< bytes

/// Goes through the sensitive places of one request.
class Hider
{
public:
    explicit Hider(VariableScope& scope)
        : m_scope(scope)
    {
    }

    void hideHeader(Field& header)
    {
        if (header.enabled && m_sensitive.isSensitiveHeader(header.name.toUtf8()))
            header.value = withoutScheme(header);
    }

    void hideParameter(Field& parameter)
    {
        if (parameter.enabled && m_sensitive.isSensitiveQueryName(parameter.name.toUtf8()))
            parameter.value = hidden(parameter.name, parameter.value);
    }

    void hideUrl(QString& url)
    {
        QByteArray text = url.toUtf8();
        std::vector<SensitiveSpan> spans = m_sensitive.sensitiveSpans(text);
        for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
            const QString value = QString::fromUtf8(text.mid(span->begin, span->end - span->begin));
            text.replace(span->begin, span->end - span->begin, hidden(span->name, value).toUtf8());
        }
        url = QString::fromUtf8(text);
    }

    /// A request with variables of its own, which are narrower than those of the scope.
    void hideRequest(Request& request, Fields* own)
    {
        m_own = own;
        visitSecretPlaces(request, {[this](Field& header) { hideHeader(header); },
                                    [this](Field& parameter) { hideParameter(parameter); },
                                    [this](QString& url) {
                                        hideUrl(url);
                                    }});
        hideAuth(request.auth);
        hideKeyPassword(request.transport.clientKeyPassword);
        for (HostCertificate& certificate : request.transport.hostCertificates)
            hideKeyPassword(certificate.keyPassword);
        m_own = nullptr;
    }

    void hideKeyPassword(QString& password) { password = hidden(QStringLiteral("clientKeyPassword"), password); }

    void hideAuth(Auth& auth)
    {
        for (const AuthText text : secretTextsOf(auth))
            auth.*text = hidden(secretName(text), auth.*text);
    }

    void markSecret(const QString& text) { markVariables(text, 0); }

    void addLayer()
    {
        if (!m_found.variables.empty())
            m_scope.insert(m_scope.begin(), std::move(m_found));
    }

private:
    /// The credentials of a header alone, so that an answer that repeats them without the scheme is recognised.
    QString withoutScheme(const Field& header)
    {
        static const QRegularExpression form(u"^((?:basic|bearer|token|apikey|key) +)(\\S.*)$"_s,
                                             QRegularExpression::CaseInsensitiveOption);
        const auto match = form.match(header.value);
        return match.hasMatch() ? match.captured(1) + hidden(header.name, match.captured(2))
                                : hidden(header.name, header.value);
    }

    QString hidden(const QString& name, const QString& value)
    {
        if (value.contains("{{"_L1)) {
            markVariables(value, 0);
            return value;
        }
        if (value.toUtf8().size() < shortestSecret)
            return value;
        const auto known = std::find_if(m_found.variables.begin(), m_found.variables.end(),
                                        [&](const Field& variable) { return variable.value == value; });
        if (known != m_found.variables.end())
            return u"{{%1}}"_s.arg(known->name);
        Field variable{.name = unusedName(name), .value = value, .secret = true};
        m_found.variables.push_back(variable);
        return u"{{%1}}"_s.arg(variable.name);
    }

    void markVariables(const QString& text, int depth)
    {
        static const QRegularExpression form(u"\\{\\{\\s*([^{}\\r\\n]+?)\\s*\\}\\}"_s);
        constexpr int deepest = 10;
        for (auto match = form.globalMatch(text); match.hasNext() && depth < deepest;) {
            const Found found = variableNamed(match.next().captured(1));
            if (found.isLate)
                found.variable->secret = true; // its value is only a sample
            else if (found.variable && found.variable->value.contains("{{"_L1))
                markVariables(found.variable->value, depth + 1);
            else if (found.variable && found.variable->value.toUtf8().size() >= shortestSecret)
                found.variable->secret = true;
        }
    }

    struct Found
    {
        Field* variable = nullptr;
        bool isLate = false;
    };

    static Field* findIn(Fields& variables, const QString& name)
    {
        const auto found = std::find_if(variables.rbegin(), variables.rend(), [&](const Field& variable) {
            return variable.enabled && variable.name == name;
        });
        return found == variables.rend() ? nullptr : &*found;
    }

    Found variableNamed(const QString& name)
    {
        if (Field* own = m_own ? findIn(*m_own, name) : nullptr)
            return {own, false};
        for (VariableLayer& layer : m_scope) {
            if (Field* variable = findIn(layer.variables, name))
                return {variable, layer.isLate()};
        }
        return {};
    }

    QString unusedName(const QString& wanted)
    {
        const auto isUsed = [this](const QString& name) {
            return variableNamed(name).variable ||
                   std::any_of(m_found.variables.begin(), m_found.variables.end(),
                               [&](const Field& variable) { return variable.name == name; });
        };
        QString name = wanted;
        for (int number = 2; isUsed(name); ++number)
            name = u"%1 %2"_s.arg(wanted).arg(number);
        return name;
    }

    const Redactor m_sensitive;
    VariableScope& m_scope;
    VariableLayer m_found;
    Fields* m_own = nullptr;
};

}

void hideSecrets(Request& request, VariableScope& scope)
{
    Hider hider(scope);
    hider.hideRequest(request, nullptr);
    for (FlowStep& step : request.steps) {
        if (step.own)
            hider.hideRequest(*step.own, &step.own->variables);
    }
    for (const Probe& probe : request.contract.probes)
        hider.markSecret(sqlPasswordIn(probe.sql.connection).password);
    hider.addLayer();
}

std::vector<Secret> secretsOf(const VariableScope& scope)
{
    std::vector<Secret> secrets;
    for (const VariableLayer& layer : scope) {
        for (const Field& variable : layer.variables) {
            if (variable.secret && variable.enabled && !layer.isLate() && !variable.value.contains("{{"_L1))
                secrets.push_back({variable.name, variable.value.toUtf8()});
        }
    }
    return secrets;
}

}
