// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/authsecrets.h"

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestSecret = 4; ///< bytes
constexpr AuthText everySecret[] = {&Auth::user,      &Auth::token,        &Auth::password,    &Auth::value,
                                    &Auth::secretKey, &Auth::sessionToken, &Auth::clientSecret};

/// Whether its user is a name, and no key in the place of one.
bool isNamed(const Auth& auth)
{
    return auth.kind == Auth::Kind::Digest || (auth.kind == Auth::Kind::Basic && !auth.password.isEmpty());
}

/// The name of a secret variable that holds `value` from now on.
QString variableFor(const QString& base, const QString& value, Fields& variables)
{
    QString name = base;
    for (int number = 2;; ++number) {
        const auto known = std::find_if(variables.begin(), variables.end(),
                                        [&](const Field& variable) { return variable.name == name; });
        if (known == variables.end()) {
            variables.push_back({.name = name, .value = value, .enabled = true, .secret = true});
            return name;
        }
        if (known->secret && known->enabled) {
            known->value = value;
            return name;
        }
        name = base + QString::number(number);
    }
}

}

std::vector<AuthText> secretTexts(Auth::Kind kind)
{
    switch (kind) {
    case Auth::Kind::Inherit:
    case Auth::Kind::None:
        return {};
    case Auth::Kind::Bearer:
        return {&Auth::token};
    case Auth::Kind::Basic:
    case Auth::Kind::Digest:
        return {&Auth::password};
    case Auth::Kind::ApiKey:
        return {&Auth::value};
    case Auth::Kind::AwsSigV4:
        return {&Auth::secretKey, &Auth::sessionToken};
    case Auth::Kind::OAuth2:
        return {&Auth::clientSecret};
    }
    return {};
}

std::vector<AuthText> secretTextsOf(const Auth& auth)
{
    std::vector<AuthText> texts = secretTexts(auth.kind);
    if (auth.kind == Auth::Kind::Basic && auth.password.isEmpty())
        texts.push_back(&Auth::user);
    return texts;
}

QString secretName(AuthText text)
{
    return text == &Auth::user           ? u"authUser"_s
           : text == &Auth::token        ? u"authToken"_s
           : text == &Auth::password     ? u"authPassword"_s
           : text == &Auth::value        ? u"authValue"_s
           : text == &Auth::secretKey    ? u"authSecretKey"_s
           : text == &Auth::sessionToken ? u"authSessionToken"_s
                                         : u"authClientSecret"_s;
}

bool isTypedSecret(const QString& text)
{
    return text.toUtf8().size() >= shortestSecret && !text.contains("{{"_L1);
}

void moveSecret(QString& text, const QString& name, Fields& variables)
{
    if (isTypedSecret(text))
        text = u"{{%1}}"_s.arg(variableFor(name, text, variables));
}

void moveSecrets(Auth& auth, Fields& variables)
{
    const std::vector<AuthText> needed = secretTextsOf(auth);
    for (const AuthText text : everySecret) {
        const bool isShown = text == &Auth::user && isNamed(auth);
        if (isShown || !isTypedSecret(auth.*text))
            continue;
        const bool isNeeded = std::find(needed.begin(), needed.end(), text) != needed.end();
        if (isNeeded)
            moveSecret(auth.*text, secretName(text), variables);
        else
            (auth.*text).clear();
    }
}

Auth withoutSecrets(Auth auth)
{
    Fields unused;
    moveSecrets(auth, unused);
    return auth;
}

}
