// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/checktext.h"
#include "report/command/rerun.h"
#include "report/numbertext.h"
#include "report/page/sections.h"
#include "report/reproduction/reproduction.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditReportPage)
};

Tone toneOf(const AuditScore& score)
{
    if (score.count(CheckAnswer::Fail) > 0)
        return Tone::Bad;
    return score.inconclusive > 0 || score.warn > 0 || score.pass == 0 ? Tone::Unsure : Tone::Good;
}

QStringList textsOf(const std::vector<Sentence>& sentences)
{
    QStringList texts;
    for (const Sentence& sentence : sentences)
        texts.append(sentence.text());
    return texts;
}

FindingBlock findingOf(const AuditReport& audit, const CheckOutcome& check)
{
    const Finding& finding = check.finding;
    FindingBlock block{
        check.id,      answerOf(finding), finding.severity, finding.sentence.text(), textsOf(finding.details),
        finding.source};
    block.again = rerunCommand(audit, check.id);
    const auto found = audit.evidence.find(check.id);
    if (found == audit.evidence.end())
        return block;
    const std::vector<ReportExchange>& exchanges = found->second.exchanges;
    for (const ReportExchange& exchange : exchanges)
        block.exchanges.push_back(exchangeBlock(exchange, &exchanges.front()));
    if (finding.result == CheckResult::Fail || finding.result == CheckResult::Warn)
        block.reproduction = reproductionScript(audit, check.id);
    return block;
}

int rank(const Finding& finding)
{
    const int answers[] = {4, 0, 1, 3, 2, 5}; // in the order of CheckAnswer
    return answers[int(answerOf(finding))] * 10 + int(finding.severity);
}

}

PageSection auditVerdictSection(const AuditReport& audit)
{
    const AuditScore score = AuditScore::of(audit.audit);
    return {u"verdict"_s,
            {},
            {BannerBlock{toneOf(score), auditSentence(score, audit.audit.isStopped), scoreText(score),
                         textsOf(audit.audit.notes)}}};
}

PageSection auditFactsSection(const ReportData& data, const AuditReport& audit)
{
    const Audit& a = audit.audit;
    FactsBlock block{
        {{AuditText::tr("Request"), a.title},
         {AuditText::tr("Target"), a.target},
         {AuditText::tr("Target version"), data.server.isEmpty() ? u"–"_s : data.server},
         {AuditText::tr("Environment"), audit.setup.environment.isEmpty() ? u"–"_s : audit.setup.environment},
         {AuditText::tr("Started"), a.started},
         {AuditText::tr("Took"), durationText(a.durationMs * 1000)},
         {AuditText::tr("State"), audit.state},
         {AuditText::tr("Attempts"), countText(a.attempts)},
         {AuditText::tr("Audit"), QString::number(a.id)},
         {AuditText::tr("Seed"), QString::number(a.seed)},
         {AuditText::tr("Idemscope"), data.version}}};
    for (auto& fact : contractFacts(audit.setup))
        block.facts.push_back(std::move(fact));
    return {u"facts"_s, AuditText::tr("What was asked"), {block}};
}

PageSection scorecardSection(const AuditReport& audit)
{
    TableBlock table{{AuditText::tr("Check"), AuditText::tr("Answer"), AuditText::tr("Severity"),
                      AuditText::tr("Finding"), AuditText::tr("Took")},
                     {},
                     4};
    for (const CheckOutcome& check : audit.audit.checks) {
        TableCell answer(answerText(answerOf(check.finding)));
        answer.tone = toneOf(answerOf(check.finding));
        table.rows.push_back({check.id, std::move(answer), severityText(check.finding.severity),
                              check.finding.sentence.text(), durationText(check.durationMs * 1000)});
    }
    return {u"scorecard"_s, AuditText::tr("Scorecard"), {std::move(table)}};
}

PageSection findingsSection(const AuditReport& audit)
{
    std::vector<const CheckOutcome*> shown;
    for (const CheckOutcome& check : audit.audit.checks) {
        if (check.finding.result != CheckResult::Pass && check.finding.result != CheckResult::NotApplicable)
            shown.push_back(&check);
    }
    std::stable_sort(shown.begin(), shown.end(), [](const CheckOutcome* one, const CheckOutcome* other) {
        return rank(one->finding) < rank(other->finding);
    });
    PageSection section{u"findings"_s, AuditText::tr("Findings"), {}};
    for (const CheckOutcome* check : shown)
        section.blocks.emplace_back(findingOf(audit, *check));
    return section;
}

}
