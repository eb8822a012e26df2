// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/auditopening.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct OpeningText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditOpening)
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditOpening)
};

Play singlePlay()
{
    Play play;
    play.name = u"first request"_s;
    play.scenario.attempts = 1;
    return play;
}

void readProbe(const ProbeEffects& probe, AuditOpening& opening)
{
    const EffectCount count = probe.counts.empty() ? EffectCount() : probe.counts.begin()->second;
    if (!count.effects) {
        opening.obstacle = OpeningText::trLater("The probe “%1” could not be read: %2").with(probe.name, count.error);
    } else if (*count.effects == 0) {
        opening.obstacle =
            OpeningText::trLater("One request was acknowledged, but the probe “%1” did not move: it does "
                                 "not count this effect, or the effect comes later than the settle limit")
                .with(probe.name);
    } else if (*count.effects != 1) {
        opening.notes.push_back(OpeningText::trLater("One request moved the probe “%1” by %2: it counts something else "
                                                     "as well, others are writing too, or one request has more than "
                                                     "one effect")
                                    .with(probe.name, double(*count.effects)));
    }
}

}

AuditOpening readOpening(const PlayResult& result, const Contract& contract)
{
    const Attempt& attempt = result.attempts.front();
    AuditOpening opening;
    opening.serviceUs = attempt.timing.complete - std::max<qint64>(0, attempt.timing.released);
    opening.isHttp2 = attempt.connection.httpVersion.startsWith("HTTP/2");
    if (attempt.kind != AttemptClass::Acknowledged) {
        opening.obstacle = OpeningText::trLater("The request was answered %1, which is no acknowledgement under this "
                                                "contract: nothing can be judged")
                               .with(QString::number(attempt.status));
        return opening;
    }
    for (const ProbeEffects& probe : result.probes)
        readProbe(probe, opening);
    if (!contract.identity.isEmpty() && !attempt.identity)
        opening.notes.push_back(
            OpeningText::trLater("The identity was not found in the answer's body: check its JSONPath"));
    if (contract.identity.isEmpty() && contract.probes.empty())
        opening.notes.push_back(
            OpeningText::trLater("The contract names neither an identity nor a probe: effects cannot be counted"));
    return opening;
}

Result<std::optional<AuditOpening>> openAudit(AuditPlayer& player, const Contract& contract, std::stop_token stop)
{
    const auto played = player.play({}, singlePlay(), nullptr, stop);
    if (!played)
        return Failure(played.error());
    if (!*played || (*played)->result.isStopped || (*played)->result.attempts.empty())
        return std::optional<AuditOpening>();
    const PlayResult& result = (*played)->result;
    const Attempt& attempt = result.attempts.front();
    if (attempt.outcome != Outcome::Responded)
        return fail(ErrorCode::Network,
                    OpeningText::tr("The target gave no answer: %1. Nothing else was sent.").arg(attempt.error));
    return std::optional(readOpening(result, contract));
}

}
