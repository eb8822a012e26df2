// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "observe/gatewaysink.h"

#include "expression/json.h"

#include <boost/asio/ip/address.hpp>

#include <QCoreApplication>

#include <algorithm>
#include <exception>

namespace idemscope {

using namespace Qt::StringLiterals;
using loopback::HttpAnswer;
using loopback::HttpRequest;

namespace {

struct GatewaySinkText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::GatewaySink)
};

constexpr std::size_t bodyLimit = std::size_t(1) << 20;

bool isLoopbackAddress(const std::string& text)
{
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(text, error);
    return !error && address.is_loopback();
}

HttpAnswer jsonAnswer(int status, const std::string& body)
{
    HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = body;
    return answer;
}

HttpAnswer wireAnswer(const SinkAnswer& answer, qint64 number)
{
    if (answer.kind == SinkAnswer::Kind::Error)
        return jsonAnswer(answer.number, answer.number < 500 ? R"({"status":"declined"})" : R"({"status":"failed"})");
    HttpAnswer result = jsonAnswer(200, "{\"id\":\"charge_" + std::to_string(number) + "\",\"status\":\"succeeded\"}");
    if (answer.kind == SinkAnswer::Kind::Slow)
        result.delayMs = answer.number;
    if (answer.kind == SinkAnswer::Kind::Reset)
        result.wire = HttpAnswer::Wire::Reset;
    if (answer.kind == SinkAnswer::Kind::None)
        result.wire = HttpAnswer::Wire::Silence;
    return result;
}

void add(SinkTally& tally, const SinkAnswer& answer)
{
    switch (answer.kind) {
    case SinkAnswer::Kind::Ok:
    case SinkAnswer::Kind::Slow:
        ++tally.succeeded;
        break;
    case SinkAnswer::Kind::Reset:
        ++tally.reset;
        break;
    case SinkAnswer::Kind::None:
        ++tally.unanswered;
        break;
    case SinkAnswer::Kind::Error:
        ++(answer.number < 500 ? tally.declined : tally.failed);
        break;
    }
}

/// Methods that ask for no effect (RFC 9110 §9.2.1).
bool isSafeMethod(const std::string& method)
{
    return method == "GET" || method == "HEAD" || method == "OPTIONS" || method == "TRACE";
}

QByteArray jsonOf(const SinkTally& tally)
{
    return "\"counted\":" + QByteArray::number(tally.counted()) +
           ",\"succeeded\":" + QByteArray::number(tally.succeeded) + ",\"reset\":" + QByteArray::number(tally.reset) +
           ",\"unanswered\":" + QByteArray::number(tally.unanswered) +
           ",\"declined\":" + QByteArray::number(tally.declined) + ",\"failed\":" + QByteArray::number(tally.failed);
}

}

SinkTally& SinkTally::operator+=(const SinkTally& other)
{
    succeeded += other.succeeded;
    reset += other.reset;
    unanswered += other.unanswered;
    declined += other.declined;
    failed += other.failed;
    return *this;
}

GatewaySink::GatewaySink(SinkCorrelation correlation, SinkAnswer answer, QByteArray token)
    : m_correlation(std::move(correlation))
    , m_answer(answer)
    , m_token(std::move(token))
{
}

Result<std::shared_ptr<GatewaySink>> GatewaySink::open(const SinkSetup& setup, const QByteArray& token)
{
    auto correlation = SinkCorrelation::parse(setup.correlate);
    if (!correlation)
        return Failure(correlation.error());
    const auto answer = sinkAnswerFromText(setup.answer);
    if (!answer)
        return Failure(answer.error());
    loopback::Server::Options options;
    options.port = static_cast<std::uint16_t>(setup.port);
    options.address = setup.address.toStdString();
    options.bodyLimit = bodyLimit;
    options.allowNonLoopback = !token.isEmpty();
    if (token.isEmpty() && !isLoopbackAddress(options.address))
        return fail(ErrorCode::InvalidInput,
                    GatewaySinkText::tr("A sink listens on %1 only with a token that callers must show: name the "
                                        "environment variable that holds it (--sink-token ¦ Contract, Probes)")
                        .arg(setup.address));
    std::shared_ptr<GatewaySink> sink(new GatewaySink(*std::move(correlation), *answer, token));
    try {
        GatewaySink* self = sink.get();
        sink->m_server =
            std::make_unique<loopback::Server>(options, [self](const HttpRequest& call) { return self->handle(call); });
    } catch (const std::exception& error) {
        return fail(ErrorCode::Io,
                    GatewaySinkText::tr("The gateway sink cannot listen on %1 port %2, so nothing was sent. Another "
                                        "program may use that port")
                        .arg(setup.address)
                        .arg(setup.port),
                    QString::fromUtf8(error.what()));
    }
    return sink;
}

void GatewaySink::answerInTurn(const std::vector<QByteArray>& names, const std::vector<SinkAnswer>& answers)
{
    const auto turn = std::make_shared<Turn>(Turn{answers, 0});
    const std::scoped_lock lock(m_mutex);
    for (const QByteArray& name : names)
        m_turns[name] = turn;
}

std::uint16_t GatewaySink::port() const
{
    return m_server->port();
}

bool GatewaySink::isAllowed(const HttpRequest& call) const
{
    if (m_token.isEmpty())
        return true;
    const std::string token = m_token.toStdString();
    return call.header("X-Sink-Token") == token || call.header("Authorization") == "Bearer " + token;
}

HttpAnswer GatewaySink::handle(const HttpRequest& call)
{
    if (!isAllowed(call)) {
        const std::scoped_lock lock(m_mutex);
        ++m_refused;
        return jsonAnswer(401, R"({"status":"refused","reason":"the sink's token is missing"})");
    }
    const std::optional<QByteArray> name = m_correlation.nameIn(call);
    qint64 number = 0;
    const SinkAnswer answer = record(call, name, number);
    return wireAnswer(answer, number);
}

/// Counts a call when it is decided how it will be answered: that nobody waits for the answer takes nothing back.
SinkAnswer GatewaySink::record(const HttpRequest& call, const std::optional<QByteArray>& name, qint64& number)
{
    const std::scoped_lock lock(m_mutex);
    number = ++m_calls;
    SinkAnswer answer = m_answer;
    if (!name) {
        if (!isSafeMethod(call.method))
            add(m_nameless, answer);
        return answer;
    }
    if (const auto turn = m_turns.find(*name); turn != m_turns.end()) {
        Turn& own = *turn->second;
        if (own.next < own.answers.size())
            answer = own.answers[own.next++];
    }
    add(m_tallies[*name], answer);
    return answer;
}

SinkTally GatewaySink::tally(const QByteArray& name) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_tallies.find(name);
    return found == m_tallies.end() ? SinkTally() : found->second;
}

bool GatewaySink::isKnown(const QByteArray& name) const
{
    const std::scoped_lock lock(m_mutex);
    return m_tallies.contains(name);
}

qint64 GatewaySink::nameless() const
{
    const std::scoped_lock lock(m_mutex);
    return m_nameless.counted();
}

QByteArray GatewaySink::describe(const std::vector<QByteArray>& names) const
{
    const std::scoped_lock lock(m_mutex);
    SinkTally sum;
    QByteArray known;
    for (const QByteArray& name : names) {
        const auto found = m_tallies.find(name);
        if (found == m_tallies.end())
            continue;
        sum += found->second;
        known += (known.isEmpty() ? "" : ",") + quoteJson(name);
    }
    return "{" + jsonOf(sum) + ",\"names\":[" + known + "],\"sink\":{\"calls\":" + QByteArray::number(m_calls) +
           ",\"nameless\":" + QByteArray::number(m_nameless.counted()) +
           ",\"refused\":" + QByteArray::number(m_refused) + "}}";
}

}
