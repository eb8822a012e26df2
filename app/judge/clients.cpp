// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/clients.h"

#include <algorithm>

namespace idemscope {

namespace {

/// One attempt in the order of operation, client and number.
struct Step
{
    quint64 client = 0; ///< operation and client together
    qint64 number = 0;
    qint32 attempt = -1;

    auto operator<=>(const Step&) const = default;
};

std::vector<Step> stepsOf(const std::vector<AttemptFacts>& attempts)
{
    std::vector<Step> steps;
    steps.reserve(attempts.size());
    for (size_t index = 0; index < attempts.size(); ++index) {
        const AttemptFacts& attempt = attempts[index];
        if (!attempt.isControl)
            steps.push_back(
                {quint64(quint32(attempt.operation)) << 32 | quint32(attempt.client), attempt.number, qint32(index)});
    }
    if (!std::is_sorted(steps.begin(), steps.end()))
        std::sort(steps.begin(), steps.end());
    return steps;
}

/// What one client went through.
struct Story
{
    qint64 troubleAt = -1;
    qint64 learntAt = -1;
    bool hasLearnt = false;
    bool isKeyReuseOnly = true;

    void follow(const AttemptFacts& attempt)
    {
        isKeyReuseOnly &= attempt.isKeyReuse();
        if (attempt.isAcknowledged() && !hasLearnt) {
            hasLearnt = true;
            learntAt = attempt.complete;
        }
        const bool isTrouble = attempt.outcome == Outcome::Unknown || attempt.kind == AttemptClass::Conflict;
        if (isTrouble && !hasLearnt && troubleAt < 0)
            troubleAt = attempt.complete;
    }
};

}

Clients followClients(const History& history, const Subjects& subjects)
{
    const std::vector<AttemptFacts>& attempts = history.attempts();
    Clients clients;
    clients.ofSubject.assign(size_t(subjects.size()), 0);
    clients.unlearned.assign(size_t(subjects.size()), 0);
    const std::vector<Step> steps = stepsOf(attempts);
    for (size_t from = 0; from < steps.size();) {
        Story story;
        size_t to = from;
        for (; to < steps.size() && steps[to].client == steps[from].client; ++to)
            story.follow(attempts[size_t(steps[to].attempt)]);
        const auto subject = size_t(subjects.ofOperation(attempts[size_t(steps[from].attempt)].operation));
        ++clients.total;
        ++clients.ofSubject[subject];
        clients.unlearned[subject] += !story.hasLearnt && !story.isKeyReuseOnly;
        if (story.hasLearnt && story.troubleAt >= 0)
            clients.recoveries.push_back(std::max<qint64>(0, story.learntAt - story.troubleAt));
        clients.firstAttempts.push_back(steps[from].attempt);
        from = to;
    }
    return clients;
}

}
