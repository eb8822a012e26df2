// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "loopback/server.h"
#include "model/contract.h"
#include "model/sinkanswer.h"
#include "observe/sinkcorrelation.h"

#include <map>
#include <mutex>

namespace idemscope {

/// How calls to a sink were answered.
struct SinkTally
{
    qint64 succeeded = 0;
    qint64 reset = 0;
    qint64 unanswered = 0;
    qint64 declined = 0; ///< 4xx
    qint64 failed = 0;   ///< 5xx

    /// Answered with success, with RST or not at all (SPEC.md §5).
    qint64 counted() const { return succeeded + reset + unanswered; }
    SinkTally& operator+=(const SinkTally& other);
    bool operator==(const SinkTally&) const = default;
};

/// The payment gateway that the target calls: answers as it is told and counts the calls by what names their operation
/// (SPEC.md §5). Listens from open() until it dies. Thread-safe.
class GatewaySink
{
public:
    /// On this machine only, unless there is a token that callers must show (as Bearer, or in X-Sink-Token). Port 0:
    /// any free one. Errors: InvalidInput (correlation, answer, an address without a token), Io (the port is taken).
    static Result<std::shared_ptr<GatewaySink>> open(const SinkSetup& setup, const QByteArray& token);

    /// The calls of one operation, whatever of these names they bear, are answered with these in turn; then as set up.
    void answerInTurn(const std::vector<QByteArray>& names, const std::vector<SinkAnswer>& answers);

    std::uint16_t port() const;
    SinkTally tally(const QByteArray& name) const; ///< all zero for one that no call bore
    bool isKnown(const QByteArray& name) const;    ///< some call bore it
    /// Calls that bear no name, reading ones (RFC 9110 §9.2.1) left out: nobody can tell whose they are.
    qint64 nameless() const;
    /// JSON: how the calls of one operation were answered, and what else was seen.
    QByteArray describe(const std::vector<QByteArray>& names) const;

private:
    /// Answers that an operation's calls get in turn.
    struct Turn
    {
        std::vector<SinkAnswer> answers;
        std::size_t next = 0;
    };

    GatewaySink(SinkCorrelation correlation, SinkAnswer answer, QByteArray token);
    loopback::HttpAnswer handle(const loopback::HttpRequest& call);
    bool isAllowed(const loopback::HttpRequest& call) const;
    SinkAnswer record(const loopback::HttpRequest& call, const std::optional<QByteArray>& name, qint64& number);

    const SinkCorrelation m_correlation;
    const SinkAnswer m_answer;
    const QByteArray m_token;
    mutable std::mutex m_mutex;
    std::map<QByteArray, SinkTally> m_tallies;
    std::map<QByteArray, std::shared_ptr<Turn>> m_turns;
    SinkTally m_nameless;
    qint64 m_refused = 0; ///< calls without the token
    qint64 m_calls = 0;
    std::unique_ptr<loopback::Server> m_server; // last: its handlers use all of the above
};

}
