// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"

#include "judge/historybuilder.h"

#include <QRegularExpression>
#include <QtTest>

#include <functional>
#include <map>

namespace idemscope {

/// A check put to a target that exists only as a test tells it.
///
///     Questioning asked("retry.abandon");
///     asked.answer([](HistoryBuilder& run, const Play& play) { run.answer(201, "p1"); run.probe({1}); });
///     asked.finding().result
class Questioning
{
public:
    using Story = std::function<void(HistoryBuilder& run, const Play& play)>;

    explicit Questioning(const char* id)
        : check(*checkNamed(QString::fromLatin1(id)))
    {
        context.request.name = QStringLiteral("POST /payments");
        context.request.url = QStringLiteral("http://127.0.0.1:8080/payments");
        context.request.body = {Body::Kind::Json, R"({"amount":100,"reference":"{{operation}}"})", {}, {}};
        context.request.contract.identity = QStringLiteral("$.id");
        context.budgetMs = 1000;
    }

    void provocation(const QString& name, Provocation::Kind kind, const QString& text)
    {
        context.request.contract.provocations.push_back({name, kind, text});
    }
    void expects(Practice practice, Stance stance, bool isUnsure = false)
    {
        context.profile.name = QStringLiteral("test");
        context.profile.expectations.push_back({practice, stance, {}, QStringLiteral("page"), isUnsure});
    }

    /// The plays that the check asks for now; none once it has a finding.
    std::vector<Play> plays() const
    {
        const CheckStep step = check.next(context, results);
        const auto* asked = std::get_if<std::vector<Play>>(&step);
        return asked ? *asked : std::vector<Play>();
    }
    /// Tells every play that the check asks for now.
    Questioning& answer(const Story& story)
    {
        for (const Play& play : plays())
            results.push_back(told(play, story));
        return *this;
    }
    /// Answers until the check has found something; a check that never does is at fault.
    Finding finding(const Story& story)
    {
        for (int step = 0; step < 20 && !plays().empty(); ++step)
            answer(story);
        return finding();
    }
    Finding finding() const
    {
        const CheckStep step = check.next(context, results);
        const auto* found = std::get_if<Finding>(&step);
        if (!found) {
            QTest::qFail("the check wants more plays", __FILE__, __LINE__);
            return {};
        }
        std::vector<Sentence> said = found->details;
        said.push_back(found->sentence);
        static const QRegularExpression unfilled(QStringLiteral("%[1-9nL](?![0-9A-Fa-f])"));
        for (const Sentence& sentence : said) {
            if (sentence.isEmpty() || sentence.text().contains(unfilled))
                QTest::qFail(qPrintable(QStringLiteral("a sentence is not complete: ") + sentence.text()), __FILE__,
                             __LINE__);
        }
        return *found;
    }
    CheckResult result(const Story& story) { return finding(story).result; }
    std::optional<Sentence> unmet() const { return check.unmet(context); }

    const Check& check;
    CheckContext context;
    std::vector<PlayResult> results;

private:
    PlayResult told(const Play& play, const Story& story)
    {
        HistoryBuilder run;
        run.facts.scenario = play.scenario;
        story(run, play);
        PlayResult result;
        result.play = play;
        result.run = qint64(results.size()) + 1;
        std::map<int, int> indices;
        for (Attempt attempt : run.attempts) {
            attempt.index = ++indices[attempt.operation];
            if (attempt.index == 1 && attempt.outcome == Outcome::Unknown && !play.scenario.faults.empty())
                attempt.abandonedAt = play.scenario.faults.front().point;
            result.attempts.push_back(attempt);
        }
        result.probes = run.facts.probes;
        result.judgement = run.judged(context.profile);
        return result;
    }
};

inline QByteArray describe(const Finding& finding)
{
    return finding.sentence.text().toUtf8();
}

}
