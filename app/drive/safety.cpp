// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/safety.h"

#include "fire/sockets.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QUrl>

#include <limits>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Safety
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Safety)
};

bool isLoopbackHost(const QString& host)
{
    if (host == "localhost"_L1 || host.endsWith(".localhost"_L1))
        return true;
    const QHostAddress address(host);
    return !address.isNull() && address.isLoopback();
}

/// Over HTTP/2 all exchanges may go over one connection.
bool mayShareConnection(const Scenario& scenario, const RenderedRequest& request)
{
    if (scenario.release == ReleaseMode::LastByte || request.transport.httpVersion == HttpVersion::Http1)
        return false;
    return request.transport.httpVersion == HttpVersion::Http2 || request.url.startsWith("https");
}

}

Result<Target> targetOf(const RenderedRequest& request)
{
    if (!request.transport.unixSocket.isEmpty())
        return Target{request.transport.unixSocket, u"localhost"_s, true};
    const QUrl url = QUrl::fromEncoded(request.url, QUrl::TolerantMode);
    if (url.host().isEmpty())
        return fail(ErrorCode::InvalidInput,
                    Safety::tr("“%1” is no URL with a host").arg(QString::fromUtf8(request.url)));
    QString origin = url.scheme() + "://"_L1 + (url.host().contains(u':') ? u"[%1]"_s.arg(url.host()) : url.host());
    if (url.port() > 0)
        origin += u':' + QString::number(url.port());
    return Target{origin, url.host(), isLoopbackHost(url.host())};
}

bool looksLive(const RenderedRequest& request)
{
    const auto isLive = [](const QByteArray& bytes) {
        return bytes.contains("_live_");
    };
    if (isLive(request.url) || isLive(request.body))
        return true;
    return std::any_of(request.headers.begin(), request.headers.end(),
                       [&](const HeaderField& header) { return isLive(header.value); });
}

Result<Scenario> limited(const Scenario& scenario, const SafetyLimits& limits, const PlanEstimate& estimate,
                         const Target& target)
{
    if (target.isLoopback)
        return scenario;
    if (estimate.attemptsMax > limits.attempts)
        return fail(ErrorCode::NotAllowed,
                    Safety::tr("The run may send %1 attempts to %2; at most %3 are sent to another machine unless you "
                               "raise the limit (--max-attempts ¦ Settings, Attempts)")
                        .arg(estimate.attemptsMax)
                        .arg(target.origin)
                        .arg(limits.attempts));
    const qint64 gated = scenario.release == ReleaseMode::Plain ? 0 : qint64(scenario.operations) * scenario.attempts;
    Scenario result = scenario;
    if (!result.inFlight)
        result.inFlight = limits.inFlight;
    if (gated > *result.inFlight)
        return fail(ErrorCode::NotAllowed,
                    Safety::tr("A gated burst of %1 attempts needs as many exchanges in flight; at most %2 go to "
                               "another machine unless you raise the limit (--in-flight ¦ Scenario, Most in flight, or "
                               "Settings, In flight)")
                        .arg(gated)
                        .arg(*result.inFlight));
    return result;
}

Result<void> checkSameTarget(const RenderedRequest& request, const Target& asked)
{
    const auto target = targetOf(request);
    if (!target)
        return Failure(target.error());
    if (target->isLoopback || target->origin == asked.origin)
        return {};
    return fail(ErrorCode::NotAllowed, [origin = target->origin, asked = asked.origin] {
        return Safety::tr("An operation would go to %1, but only %2 was asked about: neither a captured value nor a "
                          "data row may be the host of a request. It was not sent.")
            .arg(origin, asked);
    });
}

Result<void> checkConnections(const Scenario& scenario, const RenderedRequest& request)
{
    if (scenario.arrival.kind != ArrivalKind::Concurrent || mayShareConnection(scenario, request))
        return {};
    const qint64 clients = qint64(scenario.operations) * scenario.attempts;
    const qint64 wanted = std::min<qint64>(clients, scenario.inFlight.value_or(std::numeric_limits<int>::max()));
    const qint64 most = mostConnections();
    if (wanted <= most)
        return {};
    return fail(ErrorCode::InvalidInput,
                Safety::tr("%1 attempts at once need as many connections, but the system lets this process have %2 "
                           "(limit of open files). Raise that limit (ulimit -n), or lower the operations, the attempts "
                           "or the in-flight limit (--operations, --attempts, --in-flight); nothing was sent.")
                    .arg(wanted)
                    .arg(most));
}

}
