// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "interchange/postman/keyshown.h"

#include "expression/jsonpointer.h"

#include <algorithm>

namespace idemscope::postman {

using namespace Qt::StringLiterals;

namespace {

const QLatin1StringView keyText("{{key}}");

/// The rows among which the key stands, or null: it stands in the body or the path.
Fields* rowsFor(Request& request)
{
    switch (request.contract.placement.kind) {
    case KeyPlacement::Kind::Header:
        return &request.headers;
    case KeyPlacement::Kind::Query:
        return &request.params;
    case KeyPlacement::Kind::FormField:
        return request.body.kind == Body::Kind::Form ? &request.body.form : nullptr;
    default:
        return nullptr;
    }
}

bool isNamed(const Field& field, const KeyPlacement& placement)
{
    return field.enabled && field.name.compare(placement.name, Qt::CaseInsensitive) == 0;
}

bool showInBody(Request& request)
{
    const auto pointer = JsonPointer::parse(request.contract.placement.name.toUtf8());
    const auto document = JsonDocument::parse(request.body.text);
    if (!pointer || !document || pointer->find(document->root()))
        return false;
    auto shown = pointer->set(request.body.text, quoteJson("{{key}}"));
    if (shown)
        request.body.text = std::move(*shown);
    return shown.has_value();
}

}

bool showKey(Request& request)
{
    const KeyPlacement& placement = request.contract.placement;
    if (placement.kind == KeyPlacement::Kind::JsonPointer)
        return showInBody(request);
    Fields* rows = rowsFor(request);
    const auto isIt = [&](const Field& field) {
        return isNamed(field, placement);
    };
    if (rows == nullptr || std::any_of(rows->begin(), rows->end(), isIt) ||
        (placement.kind == KeyPlacement::Kind::Query && request.url.contains(placement.name + u'=')))
        return false;
    rows->push_back({placement.name, placement.quoted ? u'"' + keyText + u'"' : QString(keyText)});
    return true;
}

void hideKey(Request& request)
{
    const KeyPlacement& placement = request.contract.placement;
    if (Fields* rows = rowsFor(request)) {
        std::erase_if(*rows,
                      [&](const Field& field) { return isNamed(field, placement) && field.value.contains(keyText); });
    } else if (placement.kind == KeyPlacement::Kind::JsonPointer) {
        const auto pointer = JsonPointer::parse(placement.name.toUtf8());
        if (auto without = pointer ? pointer->remove(request.body.text) : Result<QByteArray>(Failure(pointer.error())))
            request.body.text = std::move(*without);
    }
}

}
