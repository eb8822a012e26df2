// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/help/helptopics.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HelpText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HelpText)
};

QString paragraphs(const QStringList& texts)
{
    return texts.join(u"\n\n"_s);
}

HelpTopic question()
{
    return {
        "question"_L1, "retry"_L1, HelpText::tr("Is it safe to retry?"),
        paragraphs({HelpText::tr("A client sends a charge and times out. Did it happen? Retrying may charge twice, not "
                                 "retrying may lose the payment."),
                    HelpText::tr("Idemscope answers, for one API and with evidence: when a request is repeated, is its "
                                 "effect produced exactly once, and does the client always learn the result?"),
                    HelpText::tr("It repeats requests in every way that goes wrong, counts what really happened at the "
                                 "target, and judges. A status code alone never proves anything about effects.")}),
        HelpText::tr("A client sends a request, its answer is lost, and the client sends it again with the same "
                     "key: is there a second effect?")};
}

HelpTopic contract()
{
    return {
        "contract"_L1,
        {},
        HelpText::tr("Request and contract"),
        paragraphs(
            {HelpText::tr("A request is a saved template: method, URL, parameters, headers, body, authentication "
                          "and how it travels."),
             HelpText::tr("Its contract says what this API promises and how to read it: where the idempotency key "
                          "goes, how a key is made, when an answer counts as acknowledged, as a conflict or as a "
                          "replay, the identity, the probes, the provocations, and the profile of what is right."),
             HelpText::tr("A header, a query parameter, a member of the JSON body, a form field, a part of the path "
                          "or any place where {{key}} stands can carry the key.")}),
        {}};
}

HelpTopic operation()
{
    return {"operation"_L1, "operation"_L1, HelpText::tr("Operation, client, attempt"),
            paragraphs(
                {HelpText::tr("An operation is one intent: “charge 10 EUR once”. It owns its key and its payload. The "
                              "request is rendered once per operation, and the same bytes are sent on every attempt."),
                 HelpText::tr("A client is one sender of an operation: one attempt plus its own retries. Ten attempts "
                              "in a scenario are ten clients of each operation."),
                 HelpText::tr("An attempt is one HTTP exchange. It puts its request on the wire at most once: nothing "
                              "is sent again behind your back, and the number of sends is counted and kept.")}),
            HelpText::tr("One operation with two clients: the first one's attempt gets no answer and is retried, the "
                         "second one sends the same request at the same time.")};
}

HelpTopic key()
{
    return {"key"_L1,
            {},
            HelpText::tr("Key and payload"),
            paragraphs(
                {HelpText::tr("The idempotency key tells the target that two requests mean the same operation. Usually "
                              "there is one for each operation; a scenario can also use one for each attempt (a common "
                              "bug of clients), a shared, a fixed or a derived one, or none."),
                 HelpText::tr("The payload of the repeats is the same, another one (the key is reused, which a target "
                              "must not take for a repeat), or an equivalent one: the same JSON value in other bytes."),
                 HelpText::tr("Keys are no secrets: they stay in the run log, so that what is in doubt can be sent "
                              "again.")}),
            {}};
}

HelpTopic outcome()
{
    return {"outcome"_L1, "outcome"_L1, HelpText::tr("Outcome of an attempt"),
            paragraphs(
                {HelpText::tr("Refused: nothing of the request reached the wire, so nothing can have happened."),
                 HelpText::tr("Unknown: at least one byte was sent and no complete answer was read. A timeout is "
                              "unknown, never failed."),
                 HelpText::tr("Responded: a complete answer came. The contract classes it further: acknowledged (2xx), "
                              "conflict (409, 423, 425), rejected (other 4xx) or failed (408, 429, 5xx, 3xx), unless "
                              "it says otherwise."),
                 HelpText::tr("An unknown, conflict or failed attempt says nothing about effects; only a probe can.")}),
            HelpText::tr("Before the first byte is sent an attempt that ends is refused; from then on it is unknown, "
                         "until the whole answer is there.")};
}

HelpTopic effect()
{
    return {"effect"_L1, "probe"_L1, HelpText::tr("Effect and probe"),
            paragraphs(
                {HelpText::tr("An effect is what counts at the target: a payment row, a charge at the gateway, a "
                              "message that was sent. Effects are counted, never guessed from answers."),
                 HelpText::tr("A probe counts them before and after: an HTTP request with a JSONPath, an SQL query, or "
                              "a gateway sink that the target calls in place of its payment gateway."),
                 HelpText::tr("A probe that names {{key}} or {{operation}} counts for each operation by itself, which "
                              "proves more than one count for the whole run."),
                 HelpText::tr("The reading after counts once it has stayed unchanged for a while: what the target does "
                              "later is waited for, up to a limit that the verdict names.")}),
            HelpText::tr("A probe reads three rows before the burst and five after it: two effects.")};
}

HelpTopic identity()
{
    return {"identity"_L1,
            {},
            HelpText::tr("Identity"),
            paragraphs(
                {HelpText::tr("The identity is what an acknowledged answer calls the thing that was made: $.id of a "
                              "payment. Two identities for one operation are two effects."),
                 HelpText::tr("Without a probe the identity alone is counted. It can prove a duplicate, but never that "
                              "there was none: an effect may be there that no answer names."),
                 HelpText::tr("Identities are compared exactly, also numbers too large for a double.")}),
            {}};
}

HelpTopic replay()
{
    return {"replay"_L1, "replay"_L1, HelpText::tr("First execution and replay"),
            paragraphs(
                {HelpText::tr("The first execution is the acknowledged attempt that completed first. Every other "
                              "attempt with its key and payload is a repeat."),
                 HelpText::tr("A replay is a repeat that was answered from the target's stored result instead of by a "
                              "new execution: a cache hit. It bears a marker header, or the first identity, or the "
                              "first body."),
                 HelpText::tr("The cache-hit ratio is the share of replays among the repeats that could have been "
                              "ones. First executions and replays have latencies of their own.")}),
            HelpText::tr("The first execution makes one effect and stores its result; the repeat is answered from that "
                         "store.")};
}

HelpTopic scenario()
{
    return {"scenario"_L1, "release"_L1, HelpText::tr("Scenario, burst, run"),
            paragraphs(
                {HelpText::tr("A scenario says how attempts are fired: operations, clients, keys, payloads, arrival, "
                              "release, retries, faults and rounds. A run is one execution of it; it is kept and never "
                              "changed."),
                 HelpText::tr("Attempts arrive in sequence, staggered, at an open rate, or all at once: a burst. With "
                              "the release “last byte” everything but the last byte is sent first, then all last "
                              "bytes go together; a “single packet” carries them in one TCP segment."),
                 HelpText::tr("The overlap is the number of attempts whose last byte was sent before any answer began. "
                              "An attempt that its client gave up counts with its retry: the target may still be at "
                              "it. A race with an overlap below two is none and says nothing."),
                 HelpText::tr("Faults abandon attempts at chosen points; retries follow a backoff, as clients in the "
                              "field do.")}),
            HelpText::tr("Four attempts send everything but their last byte, wait at the release line, then all go; "
                         "they overlap until the first answer.")};
}

HelpTopic verdict()
{
    return {
        "verdict"_L1, "verdict"_L1, HelpText::tr("Verdicts"),
        paragraphs(
            {HelpText::tr("Exactly once: acknowledged, and one effect."),
             HelpText::tr("Duplicated: more effects than operations that may have one."),
             HelpText::tr("Lost: acknowledged, and no effect was seen within the settle limit."),
             HelpText::tr("Unexpected effect: every attempt was refused or rejected, and there is an effect all the "
                          "same."),
             HelpText::tr("In doubt: no client learned the result, and there is at most one effect."),
             HelpText::tr("Inconclusive is not pass: the reason is always said, such as a probe that moved by "
                          "itself or a race without overlap."),
             HelpText::tr("A run takes the worst verdict of its operations and probes.")}),
        HelpText::tr("Acknowledged with one effect is exactly once, with two duplicated, with none lost; without an "
                     "answer it is in doubt.")};
}

HelpTopic evidence()
{
    return {"evidence"_L1,
            {},
            HelpText::tr("Evidence, rounds and control"),
            paragraphs(
                {HelpText::tr("Proved: a probe counted each operation. Counted: a probe counted the whole run. "
                              "Inferred: the identity alone. A verdict names which it rests on."),
                 HelpText::tr("A race is a matter of chance, so it is repeated in rounds with fresh keys. No violation "
                              "in 50 rounds bounds the true share at 7.1 %, in 200 rounds at 1.8 % (95 % "
                              "Clopper–Pearson)."),
                 HelpText::tr("The control sends distinct keys, which must make distinct effects: a target that "
                              "answers everything from its store would pass every other test.")}),
            {}};
}

HelpTopic audit()
{
    return {"audit"_L1,
            {},
            HelpText::tr("Check, audit, profile"),
            paragraphs(
                {HelpText::tr("A check is one question to the target, answered pass, fail, warn, inconclusive or not "
                              "applicable, always with the attempts that prove it. An audit puts about thirty checks "
                              "to one request; its scorecard is made of findings."),
                 HelpText::tr("A profile is a table of what is right for a family of APIs, such as Stripe or the IETF "
                              "draft: each expectation is required, accepted or forbidden and names its source. Copy "
                              "one to edit it."),
                 HelpText::tr("A provocation changes the request so that this target declines, fails or works slowly; "
                              "without one the checks that need it are not applicable."),
                 HelpText::tr("Checks marked † may damage or disturb and run only when they are ticked.")}),
            {}};
}

HelpTopic delivery()
{
    return {
        "delivery"_L1,
        {},
        HelpText::tr("Delivery"),
        paragraphs({HelpText::tr("A delivery sends messages to a consumer through a channel that loses, repeats and "
                                 "reorders them, under three disciplines of the sender."),
                    HelpText::tr("At most once: sent once, never repeated. At least once: repeated until acknowledged. "
                                 "Exactly once: the same with the id that the consumer deduplicates on."),
                    HelpText::tr("The matrix of discipline and fault counts what was lost, duplicated or took effect "
                                 "exactly once, and says which claims hold.")}),
        {}};
}

HelpTopic afterwards()
{
    return {"afterwards"_L1,
            {},
            HelpText::tr("Reconciling and scheduled replays"),
            paragraphs(
                {HelpText::tr("Keys and payloads are on the disk before anything is sent. After a crash or a stop a "
                              "run shows what is in doubt; reconciling sends the same keys again and settles it, as a "
                              "new run linked to the first."),
                 HelpText::tr("A replay can wait until its key has reached an age, be it days later: Scheduled replays "
                              "counts down, and what falls due while Idemscope is closed is carried out when it is "
                              "next opened.")}),
            {}};
}

HelpTopic safety()
{
    return {"safety"_L1,
            {},
            HelpText::tr("Safety and secrets"),
            paragraphs(
                {HelpText::tr("Targets on this machine need no question. Elsewhere the window asks once for each host "
                              "and environment, and limits what is in flight, what is sent in a second and in a run; "
                              "the settings raise these limits."),
                 HelpText::tr("A protected environment, or a key that looks live, needs its name typed."),
                 HelpText::tr("Secrets are kept out of run log, reports, exports and this window's log. They are asked "
                              "for, or remembered in the keychain.")}),
            {}};
}

}

std::vector<HelpTopic> helpTopics()
{
    return {question(), contract(), operation(), key(),   outcome(),  effect(),     identity(), replay(),
            scenario(), verdict(),  evidence(),  audit(), delivery(), afterwards(), safety()};
}

bool matches(const HelpTopic& topic, const QString& typed)
{
    static const QRegularExpression space(u"\\s+"_s);
    const QStringList words = typed.split(space, Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&topic](const QString& word) {
        return topic.title.contains(word, Qt::CaseInsensitive) || topic.text.contains(word, Qt::CaseInsensitive);
    });
}

}
