// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sandboxtexts.h"

#include <QCoreApplication>

namespace idemscope {

namespace {

struct SandboxDescriptionText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SandboxSession)
};

struct DescriptionEntry
{
    const char* name;
    const char* text;
};

constexpr DescriptionEntry descriptions[] = {
    {"none", QT_TRANSLATE_NOOP("idemscope::SandboxSession", "No deduplication: every request is executed")},
    {"check-then-act", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                         "Looks the key up, works, then stores it: two at once both execute")},
    {"unique-key", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                     "A unique index claims the key first: one executes, the others wait or replay")},
    {"state-machine", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                        "A row per key goes from PENDING to SUCCESS or FAILED, by updates that name "
                                        "the version they have read; what FAILED with a 5xx is executed again")},
    {"dedup-table", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                      "A table of its own remembers keys and successes, the business table knows "
                                      "nothing of them; twins wait for the first one's answer")},
    {"redis-ttl", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                    "SET NX with an expiry claims the key, the answer replaces it for 24 hours or "
                                    "--ttl-ms; in Redis with --redis, else in memory with the same meaning")},
    {"fingerprint", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                      "The server makes the key itself, from principal, endpoint and a hash of the "
                                      "parameters; no header is needed and none is looked at")},
    {"natural", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                  "The payload's reference is the key: INSERT … ON CONFLICT DO NOTHING, and a repeat "
                                  "is answered with the row as it is. Without a reference every request is executed")},
    {"dedupes-across-keys", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                              "Requests with equal payloads are one operation, whatever their keys")},
    {"keyless-collapse",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "All requests without a key share one: the second gets the first one's result")},
    {"keyless-dedup", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                        "Requests without a key but with equal payloads are taken for repeats")},
    {"no-fingerprint",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "The payload is not compared: another payload under a used key gets the first one's result")},
    {"order-sensitive-fingerprint",
     QT_TRANSLATE_NOOP(
         "idemscope::SandboxSession",
         "The bytes of the body are compared, not its value: the same JSON written otherwise is executed again")},
    {"ignores-endpoint", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                           "A key holds on every path: a refund is answered with the payment")},
    {"global-keys", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                      "A key holds for everybody: another principal gets the first one's result")},
    {"blocks-other-principal",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession", "A key that one principal has used is refused to every other one")},
    {"truncates-key", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                        "Keys are cut to 64 characters: two long ones that begin alike are one")},
    {"first-of-two-headers",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "Of several key headers the first one is taken: whoever adds one executes again")},
    {"chokes-on-odd-keys", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                             "A key that is empty, too long or not ASCII ends in an internal error")},
    {"race-window",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "Between looking a key up and claiming it 8 ms pass: twins in that window are all executed")},
    {"sticky-conflict",
     QT_TRANSLATE_NOOP(
         "idemscope::SandboxSession",
         "A key that has refused three twins answers with that refusal for ever: losers never learn the result")},
    {"lock-per-payload",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "The lock is on key and payload: another payload under a key in flight is executed")},
    {"short-lock", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                     "The lock ends after 200 ms, even while its handler is still at work")},
    {"lock-leak", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                    "A handler that throws or dies leaves its key in progress for ever")},
    {"lock-lost-on-abort",
     QT_TRANSLATE_NOOP(
         "idemscope::SandboxSession",
         "When a client leaves, its lock goes and its handler works on: the retry is executed beside it")},
    {"fails-open-under-load",
     QT_TRANSLATE_NOOP(
         "idemscope::SandboxSession",
         "When more than 24 requests come within 250 ms, the key store is not asked and everything is executed")},
    {"lock-only",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "Keys are locked while in flight, but no result is kept: a later repeat is executed again")},
    {"per-worker-store", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                           "Every connection is served by a process with a key store of its own")},
    {"replica-store", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                        "Each replica has a key store of its own; both write to one database")},
    {"caches-5xx",
     QT_TRANSLATE_NOOP(
         "idemscope::SandboxSession",
         "A 5xx without an effect is kept and given again, though it is promised that a retry is executed")},
    {"ghost-effect",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "What failed with a 5xx is carried out later all the same, while the 5xx is given again")},
    {"drops-5xx-after-commit",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "A 5xx is not kept, even where the row was stored before it: the retry stores another")},
    {"stores-rejections",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "A 400 for a body that is no payment is kept: the corrected body is refused")},
    {"forgets-unread-answer",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "An answer that the client did not wait for is not kept: the retry is executed again")},
    {"early-expiry",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession", "Keys are promised for 6 s and forgotten after 1.5 s")},
    {"expiry-race", QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                                      "Of a burst after expiry everyone finds the key expired, and everyone executes")},
    {"put-adds",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession", "PUT adds its amount to what is there and books it once more")},
    {"replay-loses-headers",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession", "A replay comes without Location and X-Payment-Id")},
    {"replay-as-200", QT_TRANSLATE_NOOP("idemscope::SandboxSession", "A replay of a 201 is a 200")},
    {"unmarked-replay", QT_TRANSLATE_NOOP("idemscope::SandboxSession", "Nothing tells a replay from an execution")},
    {"conflict-as-500",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "A twin of a request in flight runs into the unique index and is answered 500")},
    {"html-errors", QT_TRANSLATE_NOOP("idemscope::SandboxSession", "Errors are HTML pages with a stack trace")},
    {"one-error-for-all",
     QT_TRANSLATE_NOOP("idemscope::SandboxSession",
                       "A used key with another payload is answered as if the first request were still in flight")},
};

}

QString sandboxDescription(const std::string& name, const std::string& english)
{
    for (const DescriptionEntry& entry : descriptions) {
        if (name == entry.name)
            return SandboxDescriptionText::tr(entry.text);
    }
    return QString::fromStdString(english);
}

}
