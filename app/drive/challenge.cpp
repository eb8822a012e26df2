// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/challenge.h"

#include "base/random.h"
#include "fire/digestlogin.h"
#include "fire/engine.h"
#include "render/redactor.h"
#include "render/render.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ChallengeText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Challenge)
};

/// The request without anything that could have an effect.
Result<RenderedRequest> harmless(const Request& request, const VariableScope& scope)
{
    Request bare;
    bare.method = u"GET"_s;
    bare.url = request.url;
    bare.headers = request.headers;
    bare.transport = request.transport;
    bare.transport.followRedirects = false;
    bare.contract.placement.kind = KeyPlacement::Kind::None;
    bare.auth.kind = Auth::Kind::None;
    const auto compiled = RequestTemplate::compile(bare, scope, {});
    if (!compiled)
        return Failure(compiled.error());
    Generated generated{Random(randomSeed()), QDateTime::currentDateTimeUtc(), "idemscope", "idemscope", 0};
    return compiled->render({generated, true, 0, {}});
}

Failure refused(const RenderedRequest& request, const QString& reason)
{
    const Redactor redactor(request.secrets);
    return fail(ErrorCode::Network,
                ChallengeText::tr("No Digest challenge came from GET %1: %2. No attempt was sent. Choose another "
                                  "authentication (--auth ¦ tab Auth).")
                    .arg(QString::fromUtf8(redactor.redactUrl(request.url)),
                         QString::fromUtf8(redactor.redactBytes(reason.toUtf8()))));
}

}

Result<QByteArray> challengeFor(const Request& request, const VariableScope& scope, std::stop_token stop)
{
    const auto asking = harmless(request, scope);
    if (!asking)
        return Failure(asking.error());
    Engine engine;
    const Exchange exchange = exchangeOnce(engine, std::make_shared<const RenderedRequest>(*asking), stop);
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, ChallengeText::tr("Stopped"));
    if (exchange.outcome != Outcome::Responded)
        return refused(*asking, exchange.error);
    if (exchange.response.status != 401)
        return refused(*asking, ChallengeText::tr("it answered %1").arg(exchange.response.status));
    const auto challenge = digestChallenge(exchange.response.headers);
    return challenge ? challenge : refused(*asking, challenge.error().message);
}

}
