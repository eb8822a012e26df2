// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "check/check.h"
#include "judge/historybuilder.h"

#include <QTest>

#include <functional>

namespace idemscope {

/// Tells how one play came out, in the words of the history builder.
using Teller = std::function<void(HistoryBuilder&)>;

/// A play with the attempts and readings that `tell` gives it, judged.
inline PlayResult played(const Play& play, const Teller& tell, qint64 run, const Profile& profile = {})
{
    HistoryBuilder history;
    history.facts.scenario = play.scenario;
    tell(history);
    PlayResult result;
    result.play = play;
    result.run = run;
    result.attempts.assign(history.attempts.begin(), history.attempts.end());
    result.probes = history.facts.probes;
    result.isStopped = history.facts.isStopped;
    result.judgement = history.judged(profile);
    return result;
}

/// A POST with a JSON body and everything a contract can name.
inline CheckContext fullContext()
{
    CheckContext context;
    context.request.url = QStringLiteral("http://127.0.0.1:8080/payments?a=1");
    context.request.body.kind = Body::Kind::Json;
    context.request.body.text = R"({"amount": 10, "currency": "EUR", "reference": "{{operation}}"})";
    Contract& contract = context.request.contract;
    contract.identity = QStringLiteral("$.id");
    contract.otherPrincipal = {{QStringLiteral("Authorization"), QStringLiteral("Bearer b")}};
    contract.otherUrl = QStringLiteral("http://127.0.0.1:8080/refunds");
    contract.replicas = {QStringLiteral("http://127.0.0.1:8081")};
    context.serviceUs = 10'000;
    return context;
}

/// Leads a check through its steps: each step's plays come out as the next tellers say. The finding, or a failed test
/// with an empty one where it fires more or fewer plays than are told.
inline Finding findingOf(const char* id, const CheckContext& context, const std::vector<Teller>& tellers)
{
    const Check* check = checkNamed(QString::fromLatin1(id));
    if (!check) {
        QTest::qFail(id, __FILE__, __LINE__);
        return {};
    }
    std::vector<PlayResult> results;
    while (true) {
        const CheckStep step = check->next(context, results);
        if (const auto* finding = std::get_if<Finding>(&step)) {
            if (results.size() != tellers.size())
                QTest::qFail("the check ended before all plays were told", __FILE__, __LINE__);
            return *finding;
        }
        for (const Play& play : std::get<std::vector<Play>>(step)) {
            if (results.size() == tellers.size()) {
                QTest::qFail(qPrintable(QStringLiteral("an untold play: ") + play.name), __FILE__, __LINE__);
                return {};
            }
            results.push_back(played(play, tellers[results.size()], qint64(results.size()) + 1, context.profile));
        }
    }
}

/// A profile that takes one stand.
inline Profile profileWith(Practice practice, Stance stance, std::vector<StatusRange> statuses = {},
                           bool isUnsure = false)
{
    Profile profile;
    profile.name = QStringLiteral("stand");
    profile.expectations = {{practice, stance, std::move(statuses), QStringLiteral("its page"), isUnsure}};
    return profile;
}

/// One line of a check's table.
struct CheckCase
{
    const char* name;
    std::vector<Teller> plays;
    CheckResult result;
    QString words; ///< part of the finding's sentence or of a detail
    std::function<void(CheckContext&)> setup = {};
};

/// A row for every case, with its place in the table.
inline void addRows(const std::vector<CheckCase>& cases)
{
    QTest::addColumn<int>("place");
    for (size_t place = 0; place < cases.size(); ++place)
        QTest::newRow(cases[place].name) << int(place);
}

/// All that a finding says, in the language of the test.
inline QString textOf(const Finding& finding)
{
    QString text = finding.sentence.text();
    for (const Sentence& detail : finding.details)
        text += u'\n' + detail.text();
    return text;
}

inline void compareCase(const char* id, const CheckCase& one)
{
    CheckContext context = fullContext();
    if (one.setup)
        one.setup(context);
    const Check* check = checkNamed(QString::fromLatin1(id));
    QVERIFY(check);
    const auto unmet = check->unmet(context);
    QVERIFY2(!unmet, unmet ? qPrintable(unmet->text()) : "");
    const Finding finding = findingOf(id, context, one.plays);
    const QString text = textOf(finding);
    QVERIFY2(finding.result == one.result,
             qPrintable(QStringLiteral("result %1: %2").arg(int(finding.result)).arg(text)));
    QVERIFY2(text.contains(one.words), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("%1")), qPrintable(text));
    QVERIFY(!finding.source.isEmpty());
    size_t attempts = 0;
    for (const EvidencePiece& piece : finding.evidence)
        attempts += piece.attempts.size();
    const bool isFired = !one.plays.empty();
    QVERIFY(!isFired || attempts > 0 || finding.result == CheckResult::Inconclusive);
    QVERIFY(attempts <= 20);
}

}
