// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/authtemplate.h"

#include "render/requestparts.h"
#include "render/urltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuthTemplateText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuthTemplate)
};

const QByteArray headerName = "Authorization";

/// A text of a kind: where it stands, what it is called, and whether it may be missing.
struct Part
{
    QString Auth::*text;
    QString name;
    bool isOptional = false;
};

std::vector<Part> partsOf(Auth::Kind kind)
{
    switch (kind) {
    case Auth::Kind::Inherit:
    case Auth::Kind::None:
    case Auth::Kind::OAuth2: // asked for before anything is fired; rendered is the token
        return {};
    case Auth::Kind::Bearer:
        return {{&Auth::token, AuthTemplateText::tr("Auth, token")}};
    case Auth::Kind::Basic:
        return {{&Auth::user, AuthTemplateText::tr("Auth, user"), true},
                {&Auth::password, AuthTemplateText::tr("Auth, password"), true}};
    case Auth::Kind::Digest:
        return {{&Auth::user, AuthTemplateText::tr("Auth, user")},
                {&Auth::password, AuthTemplateText::tr("Auth, password"), true}};
    case Auth::Kind::ApiKey:
        return {{&Auth::name, AuthTemplateText::tr("Auth, name of the key")},
                {&Auth::value, AuthTemplateText::tr("Auth, API key")}};
    case Auth::Kind::AwsSigV4:
        return {{&Auth::accessKey, AuthTemplateText::tr("Auth, access key")},
                {&Auth::secretKey, AuthTemplateText::tr("Auth, secret key")},
                {&Auth::sessionToken, AuthTemplateText::tr("Auth, session token"), true},
                {&Auth::region, AuthTemplateText::tr("Auth, region")},
                {&Auth::service, AuthTemplateText::tr("Auth, service")}};
    }
    return {};
}

bool hasHeader(const RenderedRequest& request, const QByteArray& name)
{
    return std::any_of(request.headers.begin(), request.headers.end(),
                       [&](const HeaderField& header) { return header.name.compare(name, Qt::CaseInsensitive) == 0; });
}

bool isAuthorized(const RenderedRequest& request)
{
    return hasHeader(request, headerName) || hasUserInfo(request.url);
}

}

AuthTemplate AuthTemplate::compile(const Auth& auth, PartsCompiler& compiler)
{
    AuthTemplate result;
    result.m_kind = auth.kind;
    result.m_place = auth.place;
    for (const Part& part : partsOf(auth.kind)) {
        if ((auth.*part.text).isEmpty() && !part.isOptional)
            compiler.miss(part.name);
        result.m_texts.push_back(compiler.text((auth.*part.text).toUtf8(), part.name));
    }
    if (auth.kind == Auth::Kind::OAuth2)
        result.m_texts.push_back(
            compiler.text("{{" + accessTokenVariable.toUtf8() + "}}", AuthTemplateText::tr("Auth, OAuth 2")));
    if (auth.kind == Auth::Kind::Digest)
        result.m_texts.push_back(
            compiler.text("{{" + challengeVariable.toUtf8() + "}}", AuthTemplateText::tr("Auth, Digest")));
    return result;
}

Result<void> AuthTemplate::apply(RenderedRequest& request, TextTemplate::Source source) const
{
    switch (m_kind) {
    case Auth::Kind::Inherit:
    case Auth::Kind::None:
        break;
    case Auth::Kind::Bearer:
    case Auth::Kind::OAuth2:
        if (!isAuthorized(request))
            request.headers.push_back({headerName, "Bearer " + m_texts[0].render(source, request.secrets)});
        break;
    case Auth::Kind::Basic:
        return applyBasic(request, source);
    case Auth::Kind::Digest:
        if (!isAuthorized(request))
            applyLogin(request, source);
        break;
    case Auth::Kind::ApiKey:
        applyKey(request, source);
        break;
    case Auth::Kind::AwsSigV4:
        if (!isAuthorized(request))
            applySigning(request, source);
        break;
    }
    return {};
}

/// What is sent is a secret of its own: an answer may repeat it as it stands.
Result<void> AuthTemplate::applyBasic(RenderedRequest& request, TextTemplate::Source source) const
{
    if (isAuthorized(request))
        return {};
    const QByteArray user = m_texts[0].render(source, request.secrets);
    if (user.contains(':'))
        return fail(ErrorCode::InvalidInput,
                    AuthTemplateText::tr("The user “%1” holds a colon, which ends it (RFC 7617): nothing can be sent "
                                         "(--auth ¦ Auth, User)")
                        .arg(QString::fromUtf8(user)));
    const QByteArray credentials = (user + ':' + m_texts[1].render(source, request.secrets)).toBase64();
    request.headers.push_back({headerName, "Basic " + credentials});
    request.secrets.push_back({QString::fromLatin1(headerName), credentials});
    return {};
}

void AuthTemplate::applyKey(RenderedRequest& request, TextTemplate::Source source) const
{
    const QByteArray name = m_texts[0].render(source, request.secrets);
    if (m_place == Auth::Place::Header) {
        if (!hasHeader(request, name))
            request.headers.push_back({name, m_texts[1].render(source, request.secrets)});
    } else if (!hasQueryName(request.url, name)) {
        const QByteArray value = percentEncoded(m_texts[1].render(source, request.secrets));
        request.url = withQueryPair(request.url, percentEncoded(name) + '=' + value);
    }
}

void AuthTemplate::applyLogin(RenderedRequest& request, TextTemplate::Source source) const
{
    const QByteArray user = m_texts[0].render(source, request.secrets);
    const QByteArray password = m_texts[1].render(source, request.secrets);
    request.login = DigestLogin{user, password, m_texts[2].render(source, request.secrets)};
}

void AuthTemplate::applySigning(RenderedRequest& request, TextTemplate::Source source) const
{
    std::vector<QByteArray> values;
    for (const TextTemplate& text : m_texts)
        values.push_back(text.render(source, request.secrets));
    request.signing = Signing{values[0], values[1], values[2], values[3], values[4]};
}

bool hasQueryName(const QByteArray& url, const QByteArray& name)
{
    const QuerySpan query = querySpan(url);
    const std::vector<PairSpan> pairs = pairSpans(url, query.begin, query.end);
    return std::any_of(pairs.begin(), pairs.end(), [&](const PairSpan& pair) {
        return percentDecoded(QByteArrayView(url).sliced(pair.nameBegin, pair.nameEnd - pair.nameBegin), true) == name;
    });
}

bool hasUserInfo(const QByteArray& url)
{
    const qsizetype authority = url.indexOf("://") + 3;
    const qsizetype at = authority < 3 ? -1 : url.indexOf('@', authority);
    return at >= 0 && std::none_of(url.begin() + authority, url.begin() + at,
                                   [](char byte) { return byte == '/' || byte == '?' || byte == '#'; });
}

}
