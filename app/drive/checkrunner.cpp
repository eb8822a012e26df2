// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "drive/checkrunner.h"

#include "drive/auditfindings.h"

#include <thread>

namespace idemscope {

namespace {

struct RunnerText
{
    IDEMSCOPE_DECLARE_SENTENCES(idemscope::AuditDriver)
};

constexpr std::size_t mostPlays = 2'000;

/// What goes wrong for the whole audit, not for one check.
bool endsAudit(const Error& error)
{
    switch (error.code) {
    case ErrorCode::StorageFull:
    case ErrorCode::StorageLocked:
    case ErrorCode::StorageReadOnly:
    case ErrorCode::StorageNewer:
    case ErrorCode::StorageCorrupt:
    case ErrorCode::Internal:
        return true;
    default:
        return false;
    }
}

}

Finding CheckRunner::answer(const Check& check, std::vector<PlayedRun>& played)
{
    std::vector<PlayResult> results;
    while (true) {
        for (std::size_t i = results.size(); i < played.size(); ++i)
            results.push_back(played[i].result);
        if (m_ending.isOver())
            return stopped(check, results);
        const CheckStep step = check.next(m_plan.context, results);
        if (const auto* finding = std::get_if<Finding>(&step))
            return *finding;
        const auto& plays = std::get<std::vector<Play>>(step);
        if (plays.empty() || played.size() + plays.size() > mostPlays)
            return unanswered(check, RunnerText::trLater("The check came to no end; this is a fault of Idemscope"));
        const auto fired = fire(check, plays, played);
        if (!fired)
            return unanswered(check,
                              RunnerText::trLater("It could not be carried out: %1").with(fired.error().message));
        if (!*fired)
            return stopped(check, results);
    }
}

/// What was seen until the stop may be enough for a failure, never for a pass.
Finding CheckRunner::stopped(const Check& check, const std::vector<PlayResult>& results) const
{
    if (!results.empty()) {
        const CheckStep step = check.next(m_plan.context, results);
        const auto* finding = std::get_if<Finding>(&step);
        if (finding && finding->result == CheckResult::Fail)
            return *finding;
    }
    return unanswered(check, m_ending.reason());
}

Result<bool> CheckRunner::fire(const Check& check, const std::vector<Play>& plays, std::vector<PlayedRun>& played)
{
    Fired fired = fireAll(check, plays, played);
    std::optional<Error> failure;
    bool isComplete = true;
    for (auto& run : fired) {
        if (!run)
            failure = failure ? failure : run.error();
        else if (*run)
            played.push_back(std::move(**run));
        else
            isComplete = false;
    }
    if (failure && endsAudit(*failure))
        m_ending.failWith(*failure);
    if (failure)
        return Failure(*failure);
    return isComplete;
}

CheckRunner::Fired CheckRunner::fireAll(const Check& check, const std::vector<Play>& plays,
                                        const std::vector<PlayedRun>& played)
{
    Fired fired(plays.size());
    const auto fireOne = [&](std::size_t i) {
        const std::optional<int>& continues = plays[i].continues;
        const bool isKnown = continues && *continues >= 0 && std::size_t(*continues) < played.size();
        fired[i] = m_player.play(QString::fromLatin1(check.id), plays[i],
                                 isKnown ? &played[std::size_t(*continues)] : nullptr, m_ending.token());
    };
    const bool goesTogether = m_plan.isSideBySide && !check.isOnDemand && plays.size() > 1;
    if (!goesTogether) {
        for (std::size_t i = 0; i < plays.size(); ++i)
            fireOne(i);
        return fired;
    }
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < plays.size(); ++i)
            threads.emplace_back([&fireOne, i] { fireOne(i); });
    }
    return fired;
}

}
