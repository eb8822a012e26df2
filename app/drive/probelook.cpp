// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/probelook.h"

#include "base/random.h"
#include "drive/accesstoken.h"
#include "observe/observer.h"
#include "render/secretplaces.h"

namespace idemscope {

ProbeLook lookAtProbe(const RunJob& given, const Probe& probe, std::stop_token stop)
{
    RunJob job = given;
    job.request.contract.probes = {probe};
    hideSecrets(job.request, job.scope);
    ProbeLook look;
    if (auto ready = withAccessTokens(job, 0, stop)) {
        job = *std::move(ready);
    } else {
        look.reading.error = ready.error().message;
        return look;
    }
    Generated generated{Random(randomSeed()), QDateTime::currentDateTimeUtc(), {}, {}, 0};
    generated.operation = generated.random.bytes(6).toHex();
    look.operation = generated.operation;
    const auto key = makeKey(job.request.contract.making, job.scope, generated);
    if (!key) {
        look.reading.error = key.error().message;
        return look;
    }
    look.key = *key;
    const Observer::Setup setup{.probes = {},
                                .settling = {},
                                .transport = job.request.transport,
                                .scope = job.scope,
                                .now = generated.now,
                                .secrets = secretsOf(job.scope),
                                .authenticated = job.request};
    const ObservedOperation operation{0, 0, look.operation, {look.key}, 0};
    Engine engine;
    look.reading = readProbe(job.request.contract.probes.front(), setup, operation, engine, stop);
    return look;
}

}
