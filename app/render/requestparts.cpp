// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "render/requestparts.h"

#include "render/urltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

namespace {

struct Render
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Render)
};

constexpr qsizetype mostNamed = 5; ///< of the variables without a value: a message is read

bool isToken(const QByteArray& text)
{
    return checkHeader({text, {}}).has_value();
}

}

TextTemplate PartsCompiler::text(const QByteArray& text, const QString& field)
{
    auto compiled = TextTemplate::compile(text, m_scope);
    if (!compiled) {
        if (!m_error)
            m_error = Error{compiled.error().code, Render::tr("%1: %2").arg(field, compiled.error().message), {}, {}};
        return {};
    }
    for (const QString& name : compiled->unresolved())
        m_unresolved += Render::tr("%1 (%2)", "variable name, field it stands in").arg(name, field);
    for (const QString& name : compiled->perAttempt()) {
        if (std::find(m_perAttempt.begin(), m_perAttempt.end(), name) == m_perAttempt.end())
            m_perAttempt.push_back(name);
    }
    m_late.insert(m_late.end(), compiled->late().begin(), compiled->late().end());
    return std::move(*compiled);
}

std::vector<FieldTemplate> PartsCompiler::fields(const Fields& fields, const QString& kind)
{
    std::vector<FieldTemplate> result;
    for (const Field& field : fields) {
        if (!field.enabled || (field.name.isEmpty() && field.value.isEmpty()))
            continue;
        const QString title = Render::tr("%1 %2", "kind of field, its name: header Accept").arg(kind, field.name);
        result.push_back({text(field.name.toUtf8(), title), text(field.value.toUtf8(), title)});
    }
    return result;
}

void PartsCompiler::miss(const QString& part)
{
    if (!m_error)
        m_error = Error{ErrorCode::InvalidInput, Render::tr("%1 is missing (--auth ¦ tab Auth)").arg(part), {}, {}};
}

Result<void> PartsCompiler::finish() const
{
    if (m_error)
        return Failure(*m_error);
    if (m_unresolved.isEmpty())
        return {};
    QStringList named = m_unresolved.mid(0, mostNamed);
    if (named.size() < m_unresolved.size())
        named += QStringLiteral("…");
    return fail(ErrorCode::InvalidInput, [count = static_cast<int>(m_unresolved.size()), named] {
        return Render::tr("%n variable(s) without a value: %1. Give a value (--set NAME=VALUE, --env NAME ¦ Edit, "
                          "Edit variables; those of the sandbox have one once it runs).",
                          nullptr, count)
            .arg(named.join(QStringLiteral(", ")));
    });
}

Result<RenderedRequest> RequestTemplate::Parts::render(const RenderInput& input) const
{
    Generated generated = input.generated;
    Generated attempt = generated;
    attempt.random = Random::forStream(Random(generated.random).next(), static_cast<std::uint64_t>(input.attempt));
    if (input.attemptNow.isValid())
        attempt.now = input.attemptNow;
    const TextTemplate::Source source{generated, attempt};

    RenderedRequest request;
    request.method = method.render(source, request.secrets);
    if (!isToken(request.method))
        return fail(ErrorCode::InvalidInput,
                    Render::tr("“%1” is no HTTP method").arg(QString::fromUtf8(request.method)));
    request.url = url.render({generated, attempt, percentEncoded}, request.secrets);
    if (const auto good = checkUrl(request.url); !good)
        return Failure(good.error());
    renderParams(request, source);
    renderBody(request, source);
    renderHeaders(request, source);
    if (!multipart.isEmpty())
        multipart.write(request, source, input.placeKey);
    const auto placed = input.placeKey ? keyPlace.place(request, generated.key) : keyPlace.leaveOut(request);
    if (!placed)
        return Failure(placed.error());
    if (const auto named = auth.apply(request, source); !named)
        return Failure(named.error());
    for (const HeaderField& header : request.headers) {
        if (const auto good = checkHeader(header); !good)
            return Failure(good.error());
    }
    renderTransport(request, source);
    return request;
}

QByteArray RequestTemplate::Parts::constantBody() const
{
    Generated unused;
    std::vector<Secret> secrets;
    return bodyKind == Body::Kind::File ? file : body.render({unused, unused}, secrets);
}

void RequestTemplate::Parts::renderTransport(RenderedRequest& request, TextTemplate::Source source) const
{
    const auto rendered = [&](const TextTemplate& text) {
        return QString::fromUtf8(text.render(source, request.secrets));
    };
    request.transport = transport;
    request.transport.clientKeyPassword = rendered(keyPassword);
    for (std::size_t i = 0; i < hostKeyPasswords.size(); ++i)
        request.transport.hostCertificates[i].keyPassword = rendered(hostKeyPasswords[i]);
}

void RequestTemplate::Parts::renderParams(RenderedRequest& request, TextTemplate::Source source) const
{
    for (const FieldTemplate& param : params) {
        const QByteArray name = percentEncoded(param.name.render(source, request.secrets));
        request.url =
            withQueryPair(request.url, name + '=' + percentEncoded(param.value.render(source, request.secrets)));
    }
}

void RequestTemplate::Parts::renderBody(RenderedRequest& request, TextTemplate::Source source) const
{
    request.hasBody = bodyKind != Body::Kind::None;
    switch (bodyKind) {
    case Body::Kind::None:
        break;
    case Body::Kind::Json:
    case Body::Kind::Text:
        request.body = body.render(source, request.secrets);
        break;
    case Body::Kind::File:
        request.body = file;
        break;
    case Body::Kind::Form:
        for (const FieldTemplate& field : form) {
            if (!request.body.isEmpty())
                request.body += '&';
            request.body += formEncoded(field.name.render(source, request.secrets)) + '=' +
                            formEncoded(field.value.render(source, request.secrets));
        }
        break;
    }
}

void RequestTemplate::Parts::renderHeaders(RenderedRequest& request, TextTemplate::Source source) const
{
    request.headers.reserve(headers.size() + 2);
    for (const FieldTemplate& header : headers) {
        QByteArray name = header.name.render(source, request.secrets);
        request.headers.push_back({std::move(name), header.value.render(source, request.secrets)});
    }
    if (!contentType.isEmpty() && headerValue(request.headers, "Content-Type").isNull())
        request.headers.push_back({"Content-Type", contentType});
}

}
