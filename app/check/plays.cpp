// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "check/plays.h"

#include <QUrl>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Percent-encoded, but for variables, which the rendering replaces.
QString encoded(const QString& text)
{
    QString result;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf("{{"_L1, at);
        const qsizetype close = open < 0 ? -1 : text.indexOf("}}"_L1, open);
        const qsizetype plain = close < 0 ? text.size() : open;
        result += QString::fromLatin1(QUrl::toPercentEncoding(text.mid(at, plain - at)));
        at = plain;
        if (close >= 0) {
            result += QStringView(text).mid(open, close + 2 - open);
            at = close + 2;
        }
    }
    return result;
}

/// Where the path begins: behind scheme, host and port, or behind the variable that holds them.
qsizetype pathStart(const QString& url)
{
    qsizetype from = 0;
    if (const qsizetype scheme = url.indexOf("://"_L1); scheme >= 0)
        from = scheme + 3;
    else if (url.startsWith("{{"_L1))
        from = std::max<qsizetype>(0, url.indexOf("}}"_L1));
    for (qsizetype i = from; i < url.size(); ++i) {
        if (url[i] == u'/' || url[i] == u'?' || url[i] == u'#')
            return i;
    }
    return url.size();
}

Variation& variationOf(Scenario& scenario, int client)
{
    if (scenario.variations.size() <= size_t(client))
        scenario.variations.resize(size_t(client) + 1);
    return scenario.variations[size_t(client)];
}

Field headerOf(const QString& line)
{
    const qsizetype colon = line.indexOf(u':');
    Field header;
    header.name = line.left(colon).trimmed();
    header.value = colon < 0 ? QString() : line.mid(colon + 1).trimmed();
    return header;
}

}

Play play(const QString& name, Scenario scenario)
{
    Play result;
    result.name = name;
    scenario.name = name;
    result.scenario = std::move(scenario);
    return result;
}

Scenario sequence(int clients)
{
    Scenario scenario;
    scenario.attempts = clients;
    return scenario;
}

Scenario sequence(int clients, PayloadStrategy payload)
{
    Scenario scenario = sequence(clients);
    scenario.payload = payload;
    return scenario;
}

Scenario race(const CheckContext& context, int clients, int rounds)
{
    Scenario scenario;
    scenario.attempts = clients;
    scenario.rounds = rounds;
    scenario.arrival.kind = ArrivalKind::Concurrent;
    scenario.release = context.gate;
    return scenario;
}

Scenario staggered(int clients, int delayMs)
{
    Scenario scenario;
    scenario.attempts = clients;
    scenario.arrival.kind = ArrivalKind::Staggered;
    scenario.arrival.delayMinMs = scenario.arrival.delayMaxMs = delayMs;
    return scenario;
}

Variation asOtherPrincipal(const Contract& contract)
{
    Variation variation;
    variation.headers = contract.otherPrincipal;
    return variation;
}

Variation atOtherUrl(const Contract& contract)
{
    return atUrl(contract.otherUrl);
}

Variation atUrl(const QString& url)
{
    Variation variation;
    variation.url = url;
    return variation;
}

Variation withKeyText(const QByteArray& text)
{
    Variation variation;
    variation.key = text;
    return variation;
}

Variation withTwoKeys(const QByteArray& text, const QByteArray& second)
{
    Variation variation = withKeyText(text);
    variation.secondKey = second;
    return variation;
}

Variation withoutKey()
{
    Variation variation;
    variation.withoutKey = true;
    return variation;
}

QString urlAt(const Request& request, const QString& baseUrl)
{
    QString base = baseUrl.trimmed();
    while (base.endsWith(u'/'))
        base.chop(1);
    const QString fragmentless = request.url.section(u'#', 0, 0);
    QString url = base + fragmentless.mid(pathStart(fragmentless));
    for (const Field& param : request.params) {
        if (!param.enabled)
            continue;
        url += url.contains(u'?') ? u'&' : u'?';
        url += encoded(param.name) + u'=' + encoded(param.value);
    }
    return url;
}

const Provocation* provocationNamed(const Contract& contract, QStringView name)
{
    const auto found = std::find_if(contract.provocations.begin(), contract.provocations.end(),
                                    [name](const Provocation& provocation) { return provocation.name == name; });
    return found == contract.provocations.end() ? nullptr : &*found;
}

void provoke(Scenario& scenario, int client, const Provocation& provocation)
{
    switch (provocation.kind) {
    case Provocation::Kind::Patch:
        variationOf(scenario, client).patch = provocation.text;
        break;
    case Provocation::Kind::Header:
        variationOf(scenario, client).headers.push_back(headerOf(provocation.text));
        break;
    case Provocation::Kind::Sink:
        scenario.sinkAnswers.push_back(provocation.text);
        break;
    }
}

void provoke(Scenario& scenario, const Provocation& provocation)
{
    for (int client = 0; client < scenario.attempts; ++client)
        provoke(scenario, client, provocation);
}

}
