// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/junitcases.h"

#include "model/checkanswer.h"
#include "model/deliverytext.h"
#include "model/expectation.h"
#include "model/json/deliverywords.h"
#include "report/command/rerun.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct JUnitText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::JUnitReport)
};

constexpr int mostRounds = 100;

/// One for each failing round; the last says how many more there are.
std::vector<JUnitCase> perRound(const JUnitCase& failed, const std::vector<int>& rounds)
{
    std::vector<JUnitCase> cases;
    for (std::size_t i = 0; i < std::min<std::size_t>(rounds.size(), mostRounds); ++i) {
        JUnitCase one = failed;
        one.name += u" [round %1]"_s.arg(rounds[i]);
        one.seconds = failed.seconds / double(rounds.size());
        cases.push_back(std::move(one));
    }
    const auto hidden = int(rounds.size() - cases.size());
    if (hidden > 0) {
        const QString more = JUnitText::tr("%n more round(s) failed likewise", nullptr, hidden);
        cases.back().message = failed.message + u". "_s + more;
    }
    return cases;
}

JUnitCase::Ending resultOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Duplicated:
    case Verdict::Unexpected:
    case Verdict::Lost:
        return JUnitCase::Ending::Failed;
    case Verdict::InDoubt:
    case Verdict::Inconclusive:
        return JUnitCase::Ending::Broken;
    case Verdict::ExactlyOnce:
        break;
    }
    return JUnitCase::Ending::Passed;
}

JUnitCase verdictCase(const RunReport& run)
{
    JUnitCase verdict{run.scenario.name.isEmpty() ? u"exactly once"_s : run.scenario.name + u": exactly once"_s};
    verdict.seconds = double(run.about.durationMs) / 1000;
    verdict.output = rerunCommand(run);
    if (!run.judgement) {
        verdict.ending = JUnitCase::Ending::Broken;
        verdict.type = u"not-judged"_s;
        verdict.message = JUnitText::tr("The run was not judged");
        return verdict;
    }
    verdict.ending = resultOf(run.judgement->verdict);
    verdict.type = word(run.judgement->verdict);
    verdict.message = run.judgement->sentence.text();
    QStringList lines{run.judgement->evidenceSentence.text()};
    for (const Sentence& reason : run.judgement->reasons)
        lines.append(reason.text());
    verdict.output = lines.join(u'\n') + u"\n\n"_s + verdict.output;
    return verdict;
}

JUnitCase expectationCase(const QString& text, const Figures& figures)
{
    JUnitCase expectation{u"expect "_s + text};
    const auto parsed = Expectation::parse(text);
    if (parsed && parsed->isMet(figures))
        return expectation;
    expectation.ending = JUnitCase::Ending::Failed;
    expectation.type = u"expectation"_s;
    expectation.message = JUnitText::tr("Not met: %1").arg(text);
    return expectation;
}

/// A remark turns nothing red.
JUnitCase::Ending resultOf(CheckAnswer answer)
{
    switch (answer) {
    case CheckAnswer::Fail:
        return JUnitCase::Ending::Failed;
    case CheckAnswer::Inconclusive:
        return JUnitCase::Ending::Broken;
    case CheckAnswer::NotApplicable:
        return JUnitCase::Ending::Skipped;
    case CheckAnswer::Pass:
    case CheckAnswer::Warn:
    case CheckAnswer::Remark:
        break;
    }
    return JUnitCase::Ending::Passed;
}

QString outputOf(const AuditReport& audit, const CheckOutcome& check)
{
    QStringList lines{check.finding.sentence.text()};
    for (const Sentence& detail : check.finding.details)
        lines.append(detail.text());
    for (const EvidencePiece& piece : check.finding.evidence) {
        QStringList numbers;
        for (const qint64 number : piece.attempts)
            numbers.append(QString::number(number));
        lines.append(
            JUnitText::tr("evidence: run %1, attempts %2").arg(QString::number(piece.run), numbers.join(u", "_s)));
    }
    if (!check.finding.source.isEmpty())
        lines.append(check.finding.source);
    return lines.join(u'\n') + u"\n\n"_s + rerunCommand(audit, check.id);
}

JUnitCase checkCase(const AuditReport& audit, const CheckOutcome& check)
{
    const Finding& finding = check.finding;
    return {check.id,
            resultOf(answerOf(finding)),
            finding.result == CheckResult::Inconclusive ? word(finding.result) : word(finding.severity),
            finding.sentence.text(),
            finding.result == CheckResult::Pass ? QString() : outputOf(audit, check),
            double(check.durationMs) / 1000};
}

JUnitCase::Ending resultOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::Supported:
        return JUnitCase::Ending::Passed;
    case ClaimVerdict::Refuted:
        return JUnitCase::Ending::Failed;
    case ClaimVerdict::Undecided:
        break;
    }
    return JUnitCase::Ending::Broken;
}

QString outputOf(const DeliveryCell& cell, const QString& command)
{
    QStringList lines{explanationOf(cell.discipline).text(), explanationOf(cell.fault).text()};
    if (cell.isCounted)
        lines.append(JUnitText::tr("Of %1 messages: %2 exactly once, %3 lost, %4 duplicated")
                         .arg(cell.messages)
                         .arg(cell.exactlyOnce)
                         .arg(cell.lost)
                         .arg(cell.duplicated));
    for (const qint64 run : cell.runs)
        lines.append(JUnitText::tr("evidence: run %1").arg(run));
    return lines.join(u'\n') + u"\n\n"_s + command;
}

/// A dot parts classes.
QString classPart(QString text)
{
    return text.replace(u'.', u'_').simplified();
}

}

QString junitClassName(const ReportSetup& setup, const QString& title)
{
    const QString name = setup.request.name.isEmpty() ? title.section(u" · "_s, 0, 0) : setup.request.name;
    const QString collection = setup.folder.isEmpty() ? QString() : QFileInfo(setup.folder).fileName();
    return (collection.isEmpty() ? u"idemscope"_s : classPart(collection)) + u'.' + classPart(name);
}

std::vector<int> violatedRounds(const Judgement& judgement, const Scenario& scenario)
{
    std::vector<int> rounds;
    if (scenario.rounds < 2)
        return rounds;
    for (std::size_t operation = 0; operation < judgement.operations.size(); ++operation) {
        const OperationVerdict verdict = judgement.operations[operation];
        const bool isViolated = verdict == OperationVerdict::Duplicated || verdict == OperationVerdict::Unexpected ||
                                verdict == OperationVerdict::Lost;
        const int round = int(operation) / std::max(1, scenario.operations) + 1;
        if (isViolated && (rounds.empty() || rounds.back() != round))
            rounds.push_back(round);
    }
    return rounds;
}

std::vector<JUnitCase> junitCases(const RunReport& run)
{
    const JUnitCase verdict = verdictCase(run);
    const std::vector<int> rounds = run.judgement ? violatedRounds(*run.judgement, run.scenario) : std::vector<int>();
    std::vector<JUnitCase> cases = rounds.empty() ? std::vector{verdict} : perRound(verdict, rounds);
    for (const QString& text : run.scenario.expectations)
        cases.push_back(expectationCase(text, run.judgement ? run.judgement->figures : Figures()));
    return cases;
}

std::vector<JUnitCase> junitCases(const AuditReport& audit)
{
    std::vector<JUnitCase> cases;
    for (const CheckOutcome& check : audit.audit.checks) {
        const JUnitCase one = checkCase(audit, check);
        const auto evidence = audit.evidence.find(check.id);
        const bool hasRounds = one.ending == JUnitCase::Ending::Failed && evidence != audit.evidence.end() &&
                               !evidence->second.failedRounds.empty();
        const std::vector<JUnitCase> all = hasRounds ? perRound(one, evidence->second.failedRounds) : std::vector{one};
        cases.insert(cases.end(), all.begin(), all.end());
    }
    return cases;
}

std::vector<JUnitCase> junitCases(const DeliveryReport& report)
{
    const QString command = rerunCommand(report);
    std::vector<JUnitCase> cases;
    for (const DeliveryCell& cell : report.delivery.cells)
        cases.push_back({word(cell.discipline) + u": "_s + word(cell.fault), resultOf(cell.verdict), word(cell.verdict),
                         cell.reason.text(), outputOf(cell, command)});
    if (cases.empty())
        cases.push_back({u"delivery"_s, JUnitCase::Ending::Broken, u"not-judged"_s,
                         JUnitText::tr("The delivery was not judged"), command});
    return cases;
}

std::vector<JUnitCase> junitCases(const ReportData& data)
{
    if (data.run)
        return junitCases(*data.run);
    if (data.audit)
        return junitCases(*data.audit);
    return data.delivery ? junitCases(*data.delivery) : std::vector<JUnitCase>();
}

}
