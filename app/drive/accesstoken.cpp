// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/accesstoken.h"

#include "base/clock.h"
#include "base/random.h"
#include "drive/challenge.h"
#include "fire/engine.h"
#include "render/authtemplate.h"
#include "render/operationvalues.h"
#include "render/redactor.h"
#include "render/urltext.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>
#include <map>
#include <mutex>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct TokenText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AccessToken)
};

constexpr qint64 spareUs = 10'000'000; ///< a token is not used in the last seconds of its life
constexpr qsizetype longestReason = 200;

/// A token and when it ends, on monotonicMicros().
struct Token
{
    QByteArray text;
    qint64 endsUs = 0;
};

/// The tokens of this process by what they were asked with. Shared between the threads of runs: whoever asks holds it,
/// so that runs that start side by side ask once.
struct TokenBook
{
    std::mutex mutex;
    std::map<QByteArray, Token> tokens;
};

TokenBook& tokenBook()
{
    static TokenBook book;
    return book;
}

Result<QByteArray> expanded(const QString& text, const VariableScope& scope, std::vector<Secret>& secrets)
{
    Generated generated{Random(randomSeed()), QDateTime::currentDateTimeUtc(), {}, {}, 0};
    auto expansion = expand(text, scope, generated);
    if (!expansion)
        return Failure(expansion.error());
    if (!expansion->unresolved.empty())
        return fail(ErrorCode::InvalidInput,
                    TokenText::tr("OAuth 2: {{%1}} has no value (--set NAME=VALUE, --env NAME ¦ Variables, "
                                  "Ctrl+Shift+E)")
                        .arg(expansion->unresolved.front()));
    secrets.insert(secrets.end(), expansion->secrets.begin(), expansion->secrets.end());
    return expansion->text.toUtf8();
}

QByteArray field(const QByteArray& name, const QByteArray& value)
{
    return '&' + name + '=' + formEncoded(value);
}

/// Where the client names itself (RFC 6749 §2.3.1).
void addClient(RenderedRequest& request, const QByteArray& id, const QByteArray& secret, bool isInBody)
{
    if (isInBody) {
        request.body += field("client_id", id) + field("client_secret", secret);
        return;
    }
    const QByteArray credentials = (formEncoded(id) + ':' + formEncoded(secret)).toBase64();
    request.headers.push_back({"Authorization", "Basic " + credentials});
    request.secrets.push_back({u"Authorization"_s, credentials});
}

Failure refused(const RenderedRequest& request, const QString& reason)
{
    const Redactor redactor(request.secrets);
    return fail(ErrorCode::Network, TokenText::tr("No access token came from %1: %2. Nothing was sent to the target.")
                                        .arg(QString::fromUtf8(redactor.redactUrl(request.url)),
                                             QString::fromUtf8(redactor.redactBytes(reason.toUtf8()))));
}

/// What an endpoint says about its refusal (RFC 6749 §5.2); the rest of its answer may repeat secrets in forms of its
/// own.
QString reasonOf(const Response& response)
{
    const QJsonObject object = QJsonDocument::fromJson(response.body).object();
    const QString code = object.value("error"_L1).toString().left(longestReason);
    const QString description = object.value("error_description"_L1).toString().left(longestReason);
    if (code.isEmpty())
        return TokenText::tr("it answered %1").arg(response.status);
    return description.isEmpty() ? TokenText::tr("it answered %1, %2").arg(response.status).arg(code)
                                 : TokenText::tr("it answered %1, %2: %3").arg(response.status).arg(code, description);
}

Result<Token> tokenFrom(const RenderedRequest& request, const Response& response, qint64 askedUs)
{
    if (response.status != 200)
        return refused(request, reasonOf(response));
    const QJsonObject object = QJsonDocument::fromJson(response.body).object();
    const QByteArray text = object.value("access_token"_L1).toString().toUtf8();
    if (text.isEmpty())
        return refused(request, TokenText::tr("its answer holds no access_token"));
    const QString type = object.value("token_type"_L1).toString(u"bearer"_s);
    if (type.compare("bearer"_L1, Qt::CaseInsensitive) != 0)
        return refused(request, TokenText::tr("its token is of the type “%1”, not a bearer token").arg(type));
    const qint64 seconds = object.value("expires_in"_L1).toVariant().toLongLong(); // some write it as a text
    return Token{text, askedUs + seconds * 1'000'000};
}

Result<Token> asked(const RenderedRequest& request, const std::stop_token& stop)
{
    Engine engine;
    const qint64 now = monotonicMicros();
    const Exchange exchange = exchangeOnce(engine, std::make_shared<const RenderedRequest>(request), stop);
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, TokenText::tr("Stopped"));
    if (exchange.outcome != Outcome::Responded)
        return refused(request, exchange.error);
    return tokenFrom(request, exchange.response, now);
}

bool hasToken(const Request& request)
{
    return request.auth.kind == Auth::Kind::OAuth2;
}

/// A challenge is kept in the place of a token; it is no secret.
Field tokenVariable(const Request& request, const QByteArray& token)
{
    return {.name = hasToken(request) ? accessTokenVariable : challengeVariable,
            .value = QString::fromUtf8(token),
            .enabled = true,
            .secret = hasToken(request)};
}

bool isToken(const Field& variable)
{
    return variable.name == accessTokenVariable || variable.name == challengeVariable;
}

bool needsToken(const Request& request)
{
    return hasToken(request) || request.auth.kind == Auth::Kind::Digest;
}

/// Puts the passwords of client keys in.
Result<void> openKeys(RenderedRequest& request, const VariableScope& scope)
{
    std::vector<QString*> passwords{&request.transport.clientKeyPassword};
    for (HostCertificate& certificate : request.transport.hostCertificates)
        passwords.push_back(&certificate.keyPassword);
    for (QString* password : passwords) {
        const auto value = expanded(*password, scope, request.secrets);
        if (!value)
            return Failure(value.error());
        *password = QString::fromUtf8(*value);
    }
    return {};
}

/// The request that asks for a request's token; its variables are those of `scope`.
Result<RenderedRequest> tokenRequestFor(const Request& authenticated, const VariableScope& scope)
{
    const Auth& auth = authenticated.auth;
    RenderedRequest request;
    request.method = "POST";
    request.transport = authenticated.transport;
    request.transport.unixSocket.clear(); // the way to the target alone
    request.transport.followRedirects = false;
    if (auto opened = openKeys(request, scope); !opened)
        return Failure(opened.error());
    request.headers = {{"Content-Type", "application/x-www-form-urlencoded"}, {"Accept", "application/json"}};
    request.hasBody = true;
    request.body = "grant_type=client_credentials";
    std::vector<QByteArray> values;
    for (const AuthText text : {&Auth::tokenUrl, &Auth::scope, &Auth::clientId, &Auth::clientSecret}) {
        auto value = expanded(auth.*text, scope, request.secrets);
        if (!value)
            return Failure(value.error());
        values.push_back(*std::move(value));
    }
    request.url = values[0];
    if (const auto good = checkUrl(request.url); !good)
        return Failure(good.error());
    if (!values[1].isEmpty())
        request.body += field("scope", values[1]);
    addClient(request, values[2], values[3], auth.isClientInBody);
    return request;
}

/// From the book, or asked for.
Result<QByteArray> tokenFor(const RenderedRequest& asking, qint64 neededMs, const std::stop_token& stop)
{
    const QByteArray place = asking.url + '\n' + headerValue(asking.headers, "Authorization") + '\n' + asking.body;
    TokenBook& book = tokenBook();
    const std::lock_guard lock(book.mutex);
    Token& token = book.tokens[place];
    if (token.endsUs < monotonicMicros() + neededMs * 1000 + spareUs) {
        auto fresh = asked(asking, stop);
        if (!fresh)
            return Failure(fresh.error());
        token = *std::move(fresh);
    }
    return token.text;
}

QByteArray standIn(const Request& request)
{
    return hasToken(request) ? "access-token" : "Digest realm=\"\", nonce=\"\"";
}

using GiveToken = std::function<Result<QByteArray>(const Request&, const VariableScope&)>;

/// The job with the tokens that `give` has for its request and for those of its steps.
Result<RunJob> withTokens(RunJob job, const GiveToken& give)
{
    for (std::size_t place = 0; place < job.request.steps.size(); ++place) {
        Boxed<Request>& own = job.request.steps[place].own;
        if (!own || !needsToken(*own))
            continue;
        const auto token = give(*own, scopeOfStep(job.scope, job.request.steps, place));
        if (!token)
            return Failure(token.error());
        std::erase_if(own->variables, isToken);
        own->variables.push_back(tokenVariable(*own, *token));
    }
    if (!needsToken(job.request))
        return job;
    const auto token = give(job.request, job.scope);
    if (!token)
        return Failure(token.error());
    std::erase_if(job.scope, isTokenLayer);
    job.scope.insert(job.scope.begin(), {TokenText::tr("authentication"), {tokenVariable(job.request, *token)}});
    return job;
}

}

Result<std::vector<RenderedRequest>> tokenRequests(const RunJob& job)
{
    std::vector<RenderedRequest> requests;
    const GiveToken note = [&](const Request& authenticated, const VariableScope& scope) -> Result<QByteArray> {
        if (!hasToken(authenticated))
            return standIn(authenticated);
        return tokenRequestFor(authenticated, scope).map([&](const RenderedRequest& request) {
            requests.push_back(request);
            return standIn(authenticated);
        });
    };
    if (const auto noted = withTokens(job, note); !noted)
        return Failure(noted.error());
    return requests;
}

Result<RunJob> withAccessTokens(RunJob job, qint64 neededMs, std::stop_token stop)
{
    return withTokens(std::move(job), [&](const Request& request, const VariableScope& scope) -> Result<QByteArray> {
        if (!hasToken(request))
            return challengeFor(request, scope, stop);
        const auto asking = tokenRequestFor(request, scope);
        return asking ? tokenFor(*asking, neededMs, stop) : Failure(asking.error());
    });
}

RunJob withTokenStandIns(RunJob job)
{
    const GiveToken give = [](const Request& request, const VariableScope&) {
        return standIn(request);
    };
    return *withTokens(std::move(job), give);
}

bool isTokenLayer(const VariableLayer& layer)
{
    return layer.variables.size() == 1 && isToken(layer.variables.front());
}

Request withoutTokens(Request request)
{
    for (FlowStep& step : request.steps) {
        if (step.own)
            std::erase_if(step.own->variables, isToken);
    }
    return request;
}

}
