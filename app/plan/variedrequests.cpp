// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plan/variedrequests.h"

#include "render/givenauth.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct VariedRequestsText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::VariedRequests)
};

bool isNamed(const QString& one, const QString& other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

void setHeaders(Fields& headers, const Fields& changed)
{
    for (const Field& header : changed) {
        std::erase_if(headers, [&](const Field& known) { return isNamed(known.name, header.name); });
        if (!header.value.isEmpty())
            headers.push_back(header);
    }
}

/// A client without a header has none either where the authentication would have sent it.
void dropAuth(Request& request, const Fields& changed)
{
    for (const Field& header : changed) {
        Request given = request;
        given.headers = {{header.name, u"given"_s}};
        if (header.value.isEmpty() && !givenInsteadOfAuth(given).isEmpty())
            request.auth = {.kind = Auth::Kind::None};
    }
}

void replaceKey(HeaderFields& headers, const QByteArray& name, const QByteArray& key, const QByteArray& text)
{
    for (HeaderField& header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            header.value.replace(key, text);
    }
}

Request variedRequest(Request request, const Variation& variation)
{
    if (!variation.method.isEmpty())
        request.method = variation.method;
    if (!variation.url.isEmpty()) {
        request.url = variation.url;
        request.params.clear();
    }
    setHeaders(request.headers, variation.headers);
    dropAuth(request, variation.headers);
    if (variation.withoutBody)
        request.body = {};
    return request;
}

}

Result<VariedRequests> VariedRequests::create(const PlanInput& input)
{
    VariedRequests result;
    const KeyPlacement& placement = input.request.contract.placement;
    std::vector<Variation> variations = input.scenario.variations;
    variations.emplace_back();
    for (const Variation& variation : variations) {
        auto request = RequestTemplate::compile(variedRequest(input.request, variation), input.scope, input.folder);
        if (!request)
            return Failure(request.error());
        Varied varied{variation, *std::move(request), {}, {}};
        if (placement.kind == KeyPlacement::Kind::Header)
            varied.keyHeader = placement.name.toUtf8();
        if (!variation.patch.isEmpty()) {
            auto patch = JsonPatch::parse(variation.patch.toUtf8());
            if (!patch)
                return fail(ErrorCode::InvalidInput,
                            VariedRequestsText::tr(
                                "The change of the body is no JSON Patch (--provoke ¦ Contract, Provocations): %1")
                                .arg(patch.error().message));
            varied.patch = *std::move(patch);
        }
        result.m_clients.push_back(std::move(varied));
    }
    result.m_plain = std::make_shared<const Varied>(std::move(result.m_clients.back()));
    result.m_clients.pop_back();
    return result;
}

Result<VariedRequests::Rendering> VariedRequests::render(int client, RenderInput render) const
{
    const auto place = static_cast<std::size_t>(client);
    const Varied& varied = place < m_clients.size() ? m_clients[place] : *m_plain;
    const Variation& variation = varied.variation;
    const QByteArray own = render.generated.key;
    const QByteArray key = variation.key ? QByteArray(*variation.key).replace("{{key}}", own) : own;
    // In a header only the key's place changes: {{key}} in the payload goes on naming the operation.
    const bool isHeader = !varied.keyHeader.isEmpty();
    if (!isHeader)
        render.generated.key = key;
    render.placeKey = render.placeKey && !variation.withoutKey;
    auto request = varied.request.render(render);
    if (!request)
        return Failure(request.error());
    if (isHeader && render.placeKey)
        replaceKey(request->headers, varied.keyHeader, own, key);
    if (varied.patch && request->hasBody) {
        auto body = varied.patch->apply(request->body);
        if (!body)
            return fail(ErrorCode::InvalidInput,
                        VariedRequestsText::tr(
                            "The change of the body does not fit it (--provoke ¦ Contract, Provocations): %1")
                            .arg(body.error().message));
        request->body = *std::move(body);
    }
    if (variation.secondKey && !varied.keyHeader.isEmpty())
        request->headers.push_back({varied.keyHeader, QByteArray(*variation.secondKey).replace("{{key}}", own)});
    return Rendering{key, *std::move(request)};
}

}
