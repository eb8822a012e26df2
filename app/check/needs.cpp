// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/needs.h"

#include "check/plays.h"

#include <QRegularExpression>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CheckNeeds
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::CheckNeeds)
};

const Contract& contractOf(const CheckContext& context)
{
    return context.request.contract;
}

/// A number outside the strings of the body, or a variable that may well be one.
bool mayHoldNumber(const QByteArray& body)
{
    static const QRegularExpression strings(uR"("(?:\\.|[^"\\])*")"_s);
    static const QRegularExpression number(uR"(\d|\{\{)"_s);
    return QString::fromUtf8(body).remove(strings).contains(number);
}

}

std::optional<Sentence> needsNothing(const CheckContext&)
{
    return std::nullopt;
}

std::optional<Sentence> needsKey(const CheckContext& context)
{
    const KeyPlacement& placement = contractOf(context).placement;
    if (placement.kind != KeyPlacement::Kind::None && placement.name.isEmpty())
        return CheckNeeds::trLater("The contract does not say where the key goes (--key-in ¦ Contract, Key).");
    return std::nullopt;
}

std::optional<Sentence> needsOptionalKey(const CheckContext& context)
{
    const KeyPlacement& placement = contractOf(context).placement;
    if (placement.kind == KeyPlacement::Kind::None)
        return CheckNeeds::trLater(
            "The key stands in the text of the request, so it cannot be left out (--key-in ¦ Contract, Key).");
    if (placement.kind == KeyPlacement::Kind::PathVariable)
        return CheckNeeds::trLater("The key is part of the path, so it cannot be left out (--key-in ¦ Contract, Key).");
    return needsKey(context);
}

std::optional<Sentence> needsOtherPayload(const CheckContext& context)
{
    const Body& body = context.request.body;
    const bool isJson = body.kind == Body::Kind::Json;
    const bool hasMutation = !contractOf(context).mutation.trimmed().isEmpty();
    if (body.kind == Body::Kind::None || (!hasMutation && !isJson) || (!hasMutation && !mayHoldNumber(body.text)))
        return CheckNeeds::trLater("There is no other payload: the body holds no number to change. Name a JSON Patch "
                                   "(--mutate ¦ Contract, Another payload).");
    return needsKey(context);
}

std::optional<Sentence> needsJsonBody(const CheckContext& context)
{
    if (context.request.body.kind != Body::Kind::Json)
        return CheckNeeds::trLater("Only a JSON body can be written in other bytes with the same value.");
    return needsKey(context);
}

std::optional<Sentence> needsOtherPrincipal(const CheckContext& context)
{
    if (contractOf(context).otherPrincipal.empty())
        return CheckNeeds::trLater(
            "No second principal is known: name the headers that make a request another one's (--as-other ¦ "
            "Contract, Other principal).");
    return needsKey(context);
}

std::optional<Sentence> needsOtherUrl(const CheckContext& context)
{
    if (contractOf(context).otherUrl.trimmed().isEmpty())
        return CheckNeeds::trLater("No second endpoint is known: name a URL that takes the same request (--other-url ¦ "
                                   "Contract, Second endpoint).");
    return needsKey(context);
}

std::optional<Sentence> needsReplicas(const CheckContext& context)
{
    if (contractOf(context).replicas.empty())
        return CheckNeeds::trLater("No replicas are known: name base URLs behind which the same service runs "
                                   "(--replica ¦ Contract, Replicas).");
    return needsKey(context);
}

std::optional<Sentence> needsProvocation(const CheckContext& context, QStringView name)
{
    if (!provocationNamed(contractOf(context), name))
        return CheckNeeds::trLater("Nothing is known that makes the target do so: name the provocation %1 (--provoke "
                                   "¦ Contract, Provocations).")
            .with(name.toString());
    return needsKey(context);
}

}
