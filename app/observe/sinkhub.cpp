// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/sinkhub.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct SinkHubText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SinkHub)
};

Result<QByteArray> tokenOf(const SinkSetup& setup)
{
    if (setup.tokenVariable.isEmpty())
        return QByteArray();
    QByteArray token = qgetenv(setup.tokenVariable.toUtf8().constData());
    if (token.isEmpty())
        return fail(ErrorCode::InvalidInput,
                    SinkHubText::tr("The environment variable %1, which should hold the sink's token, is empty")
                        .arg(setup.tokenVariable));
    return token;
}

}

Result<std::shared_ptr<GatewaySink>> SinkHub::open(const Probe& probe)
{
    const auto named = [&](const Error& error) {
        return fail(error.code, SinkHubText::tr("Probe “%1”: %2").arg(probe.title(), error.message), error.detail);
    };
    const auto invalid = [&](const QString& message) {
        return named({ErrorCode::InvalidInput, message, {}});
    };
    const SinkSetup& setup = probe.sink;
    if (setup.port < 1 || setup.port > 65535)
        return invalid(SinkHubText::tr("a sink needs a port (1 to 65535) that the target is configured to call"));
    const std::scoped_lock lock(m_mutex);
    for (const Entry& entry : m_entries) {
        if (entry.setup == setup)
            return entry.sink;
        if (entry.setup.port == setup.port)
            return invalid(SinkHubText::tr("another sink with a different set-up listens on port %1").arg(setup.port));
    }
    const auto token = tokenOf(setup);
    if (!token)
        return named(token.error());
    auto sink = GatewaySink::open(setup, *token);
    if (!sink)
        return named(sink.error());
    m_entries.push_back({setup, *sink});
    return *sink;
}

}
