// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/render.h"

#include "base/uuid.h"
#include "render/bodyfile.h"
#include "render/requestparts.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Render)
};

QByteArray contentTypeOf(Body::Kind kind)
{
    switch (kind) {
    case Body::Kind::Json:
        return "application/json";
    case Body::Kind::Form:
        return "application/x-www-form-urlencoded";
    default:
        return {};
    }
}

/// A rendering with stand-ins for everything that is generated: finds faults before anything is fired.
RenderInput trial()
{
    RenderInput input;
    input.generated.now = QDateTime::fromSecsSinceEpoch(0, Qt::UTC);
    input.generated.key = uuid4(input.generated.random);
    input.generated.operation = "1";
    return input;
}

/// The request that a probe is, so that both are rendered alike.
Request requestOf(const Probe& probe, const Transport& transport, const Auth& auth)
{
    Request request;
    request.auth = auth;
    request.method = probe.method;
    request.url = probe.url;
    request.headers = probe.headers;
    request.transport = transport;
    request.contract.placement.kind = KeyPlacement::Kind::None;
    if (!probe.body.isEmpty()) {
        const QString start = probe.body.trimmed().left(1);
        request.body.kind = start == "{"_L1 || start == "["_L1 ? Body::Kind::Json : Body::Kind::Text;
        request.body.text = probe.body.toUtf8();
    }
    return request;
}

}

Result<RequestTemplate> RequestTemplate::compile(const Request& request, const VariableScope& scope,
                                                 const QString& folder)
{
    auto parts = std::make_shared<Parts>();
    PartsCompiler compiler(scope);
    parts->method = compiler.text(request.method.toUtf8(), Render::tr("method"));
    parts->url = compiler.text(request.url.toUtf8(), Render::tr("URL"));
    parts->params = compiler.fields(request.params, Render::tr("parameter"));
    parts->headers = compiler.fields(request.headers, Render::tr("header"));
    parts->auth = AuthTemplate::compile(request.auth, compiler);
    const auto password = [&compiler](const QString& text) {
        return compiler.text(text.toUtf8(), Render::tr("password of the client key"));
    };
    parts->keyPassword = password(request.transport.clientKeyPassword);
    for (const HostCertificate& certificate : request.transport.hostCertificates)
        parts->hostKeyPasswords.push_back(password(certificate.keyPassword));
    parts->bodyKind = request.body.kind;
    if (request.body.kind == Body::Kind::Json || request.body.kind == Body::Kind::Text)
        parts->body = compiler.text(request.body.text, Render::tr("body"));
    parts->multipart = PartTemplates(request, compiler);
    if (request.body.kind == Body::Kind::Form && parts->multipart.isEmpty())
        parts->form = compiler.fields(request.body.form, Render::tr("form field"));
    if (auto good = compiler.finish(); !good)
        return Failure(good.error());
    if (request.body.kind == Body::Kind::File) {
        auto file = readBodyFile(request.body.file, scope, folder, trial().generated);
        if (!file)
            return Failure(file.error());
        parts->file = std::move(file->content);
    }
    if (auto good = parts->multipart.readFiles(scope, folder, trial().generated); !good)
        return Failure(good.error());
    parts->contentType = contentTypeOf(request.body.kind);
    KeyPlacement placement = request.contract.placement;
    if (!parts->multipart.isEmpty() && placement.kind == KeyPlacement::Kind::FormField)
        placement.kind = KeyPlacement::Kind::None; // a part of its own
    parts->keyPlace = KeyPlace(placement, request.body.kind);
    if (parts->body.isConstant())
        parts->keyPlace.prepare(parts->constantBody());
    parts->transport = request.transport;
    parts->perAttempt = compiler.perAttempt();
    parts->late = compiler.late();
    if (auto good = parts->render(trial()); !good)
        return Failure(good.error());
    RequestTemplate result;
    result.m_parts = std::move(parts);
    return result;
}

Result<RenderedRequest> RequestTemplate::render(const RenderInput& input) const
{
    return m_parts->render(input);
}

const std::vector<QString>& RequestTemplate::perAttemptVariables() const
{
    return m_parts->perAttempt;
}

const std::vector<QString>& RequestTemplate::lateVariables() const
{
    return m_parts->late;
}

namespace {

Failure ofProbe(const Probe& probe, const Error& error)
{
    return fail(error.code, Render::tr("Probe %1: %2").arg(probe.title(), error.message));
}

}

Result<RenderedProbe> renderProbe(const Probe& probe, const Transport& transport, const VariableScope& scope,
                                  const Generated& generated, const Auth& auth)
{
    const auto compiled = RequestTemplate::compile(requestOf(probe, transport, auth), scope, {});
    if (!compiled)
        return ofProbe(probe, compiled.error());
    auto request = compiled->render({.generated = generated, .placeKey = false, .attempt = 0, .attemptNow = {}});
    if (!request)
        return ofProbe(probe, request.error());
    auto path = renderProbePath(probe, scope, generated);
    if (!path)
        return Failure(path.error());
    return RenderedProbe{std::move(*request), *std::move(path)};
}

Result<QString> renderProbePath(const Probe& probe, const VariableScope& scope, const Generated& generated)
{
    Generated forPath = generated;
    const auto path = expand(probe.jsonPath, scope, forPath);
    if (!path)
        return ofProbe(probe, path.error());
    if (!path->unresolved.empty())
        return ofProbe(probe,
                       {ErrorCode::InvalidInput, Render::tr("{{%1}} has no value").arg(path->unresolved.front()), {}});
    return path->text;
}

Result<QByteArray> makeKey(const KeyMaking& making, const VariableScope& scope, Generated& generated)
{
    switch (making.kind) {
    case KeyMaking::Kind::Uuid4:
        return uuid4(generated.random);
    case KeyMaking::Kind::Uuid7:
        return uuid7(generated.random, generated.now.toMSecsSinceEpoch());
    case KeyMaking::Kind::Template:
        break;
    }
    VariableScope withUuid = scope;
    withUuid.insert(withUuid.begin(), {{}, {{.name = u"uuid"_s, .value = u"{{$guid}}"_s}}});
    const auto compiled = TextTemplate::compile(making.text.toUtf8(), withUuid);
    if (!compiled)
        return Failure(compiled.error());
    if (compiled->usesKey())
        return fail(ErrorCode::InvalidInput, Render::tr("A key cannot be made of {{key}}, which is the key itself"));
    if (!compiled->unresolved().empty()) {
        return fail(ErrorCode::InvalidInput,
                    Render::tr("The key's {{%1}} has no value").arg(compiled->unresolved().front()));
    }
    std::vector<Secret> secrets;
    return compiled->render({generated, generated}, secrets);
}

}
