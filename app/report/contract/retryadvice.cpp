// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/contract/retryadvice.h"

#include "report/numbertext.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AdviceText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RetryAdvice)
};

/// The answers of an audit by check.
class Answers
{
public:
    explicit Answers(const Audit& audit)
    {
        for (const CheckOutcome& check : audit.checks)
            m_results.emplace(check.id, check.finding.result);
    }

    bool passed(const QString& check) const { return is(check, CheckResult::Pass); }
    bool failed(const QString& check) const { return is(check, CheckResult::Fail); }
    bool anyFailed(const QStringList& checks) const
    {
        return std::any_of(checks.begin(), checks.end(), [this](const QString& check) { return failed(check); });
    }

private:
    bool is(const QString& check, CheckResult result) const
    {
        const auto found = m_results.find(check);
        return found != m_results.end() && found->second == result;
    }

    std::map<QString, CheckResult> m_results;
};

void adviseOnRetries(const Answers& answers, QStringList& advice)
{
    if (answers.anyFailed({u"replay.sequential"_s, u"race.same-key"_s, u"retry.abandon"_s, u"retry.timeout-chain"_s,
                           u"race.connections"_s, u"race.replicas"_s}))
        advice.append(
            AdviceText::tr("Do not retry blindly: a repeat with the same key was seen to act again. Look first "
                           "whether the effect is there."));
    else if (answers.passed(u"replay.sequential"_s))
        advice.append(AdviceText::tr("After a timeout or a lost connection send the same request with the same key "
                                     "again until there is an answer."));
    if (answers.passed(u"replay.sequential"_s) && answers.failed(u"race.same-key"_s))
        advice.append(AdviceText::tr("Never send two requests with one key at the same time; wait until the first has "
                                     "ended."));
    advice.append(AdviceText::tr("Make one key per intent and keep it before the first attempt; a new key for each "
                                 "attempt makes every retry a new request."));
    advice.append(AdviceText::tr("Wait between attempts: exponential backoff with jitter, Retry-After as the least."));
}

void adviseOnAnswers(const Answers& answers, QStringList& advice)
{
    if (answers.passed(u"race.in-flight-answer"_s))
        advice.append(AdviceText::tr("A conflict means that the first request is still being processed: wait and ask "
                                     "again with the same key."));
    if (answers.anyFailed({u"key.reuse-other-payload"_s, u"key.reuse-in-flight"_s}))
        advice.append(AdviceText::tr("Never use a key for another payload: the answer may be another request's."));
    else if (answers.passed(u"key.reuse-other-payload"_s))
        advice.append(AdviceText::tr("Another payload needs another key: under a used one it is not executed."));
    if (answers.failed(u"payload.equivalent"_s))
        advice.append(
            AdviceText::tr("Send exactly the same bytes again: the same JSON written otherwise acted again."));
    if (answers.failed(u"error.commit-then-5xx"_s))
        advice.append(AdviceText::tr("A 5xx answer does not mean that nothing happened, and a retry acted again: look "
                                     "first."));
    if (answers.failed(u"key.scope-principal"_s))
        advice.append(AdviceText::tr("Keys are shared between principals: make them long and random."));
}

void adviseOnAge(const AuditReport& audit, const Answers& answers, QStringList& advice)
{
    const auto promised = audit.setup.request.contract.promisedAgeMs;
    if (promised && answers.passed(u"expiry.window"_s))
        advice.append(AdviceText::tr("Stop retrying before a key is %1 old.").arg(durationText(*promised * 1000)));
    else
        advice.append(
            AdviceText::tr("How long a key holds was not measured: do not retry with old keys without looking "
                           "first."));
}

}

QStringList retryAdvice(const AuditReport& audit)
{
    const Answers answers(audit.audit);
    QStringList advice;
    adviseOnRetries(answers, advice);
    adviseOnAnswers(answers, advice);
    adviseOnAge(audit, answers, advice);
    return advice;
}

}
