// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/foreignauth.h"

#include "interchange/foreign.h"

#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Auth
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::ForeignAuth)
};

void setHeader(Request& request, const QString& name, const QString& value)
{
    std::erase_if(request.headers, [&](const Field& header) {
        return header.enabled && header.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    request.headers.push_back({name, value});
}

bool looksSecret(const QString& name)
{
    static const QRegularExpression pattern(u"secret|password|token$|^value$|passphrase|privatekey|^authkey$"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

bool isBuiltOfVariables(const QString& value)
{
    return value.contains("{{"_L1);
}

/// A secret variable of the collection with this value: the one that has it already, or a new one.
QString secretVariable(const QString& base, const QString& value, ImportedContents& contents)
{
    for (const FoundSecret& secret : contents.secrets) {
        if (secret.environment.isEmpty() && secret.value == value && secret.variable.startsWith(base))
            return secret.variable;
    }
    const QString name = freeName(base, [&](const QString& taken) {
        const auto hasIt = [&](const Field& field) {
            return field.name == taken;
        };
        return std::any_of(contents.variables.begin(), contents.variables.end(), hasIt);
    });
    contents.variables.push_back({.name = name, .value = {}, .enabled = true, .secret = true});
    contents.secrets.push_back({{}, name, value});
    return name;
}

void keep(const ForeignAuth& auth, Request& request, ImportedContents& contents)
{
    QJsonObject kept{{u"type"_s, auth.kind}};
    for (const Field& parameter : auth.parameters) {
        if (parameter.name == "type"_L1)
            continue;
        const bool isSecret =
            looksSecret(parameter.name) && !parameter.value.isEmpty() && !isBuiltOfVariables(parameter.value);
        kept.insert(parameter.name,
                    isSecret ? "{{"_L1 + secretVariable(auth.kind + u'.' + parameter.name, parameter.value, contents) +
                                   "}}"_L1
                             : parameter.value);
    }
    ForeignParts parts = foreignParts(request);
    parts.auth = kept;
    setForeignParts(request, parts);
}

void sendBasic(const ForeignAuth& auth, Request& request, ImportedContents& contents)
{
    const QString credentials = auth.parameter(u"username") + u':' + auth.parameter(u"password");
    if (!isBuiltOfVariables(credentials))
        return setHeader(request, u"Authorization"_s,
                         "Basic "_L1 + QString::fromLatin1(credentials.toUtf8().toBase64()));
    keep(auth, request, contents);
    contents.warn(request.name, u"auth"_s,
                  Auth::trLater("Basic authentication whose name or password holds variables is kept as text and not "
                                "sent: write an Authorization header with its Base64 form"));
}

void sendApiKey(const ForeignAuth& auth, Request& request)
{
    const QString name = auth.parameter(u"key");
    const QString value = auth.parameter(u"value");
    const QString place = auth.parameter(u"in");
    if (name.isEmpty())
        return;
    if (place == "query"_L1)
        request.params.push_back({name, value});
    else if (place == "cookie"_L1)
        request.headers.push_back({u"Cookie"_s, name + u'=' + value});
    else
        setHeader(request, name, value);
}

}

QString ForeignAuth::parameter(QStringView name) const
{
    for (const Field& parameter : parameters) {
        if (parameter.name == name)
            return parameter.value;
    }
    return {};
}

void applyAuth(const ForeignAuth& auth, Request& request, ImportedContents& contents)
{
    if (auth.isEmpty())
        return;
    if (auth.kind == "bearer"_L1) {
        const QString prefix = auth.parameter(u"prefix");
        setHeader(request, u"Authorization"_s,
                  (prefix.isEmpty() ? u"Bearer"_s : prefix) + u' ' + auth.parameter(u"token"));
    } else if (auth.kind == "basic"_L1) {
        sendBasic(auth, request, contents);
    } else if (auth.kind == "apikey"_L1) {
        sendApiKey(auth, request);
    } else {
        keep(auth, request, contents);
        contents.warn(
            request.name, u"auth"_s,
            Auth::trLater("The authentication “%1” is kept as text and not sent: add the header it needs yourself")
                .with(auth.kind));
    }
}

ForeignAuth keptAuth(const Request& request)
{
    ForeignAuth auth;
    const QJsonObject kept = foreignParts(request).auth;
    for (auto member = kept.begin(); member != kept.end(); ++member) {
        if (member.key() == "type"_L1)
            auth.kind = member->toString();
        else
            auth.parameters.push_back({member.key(), member->toString()});
    }
    return auth;
}

}
