// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reproduction/reproduction.h"

#include "report/checktext.h"
#include "report/reproduction/curlscript.h"

#include <QCoreApplication>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ReproductionText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::Reproduction)
};

const CheckOutcome* outcomeOf(const Audit& audit, const QString& check)
{
    const auto found = std::find_if(audit.checks.begin(), audit.checks.end(),
                                    [&](const CheckOutcome& outcome) { return outcome.id == check; });
    return found == audit.checks.end() ? nullptr : &*found;
}

/// Checks that fail by more effects than one per operation.
bool isOfExcess(const QString& check)
{
    static const QStringList others{u"race.in-flight-answer"_s, u"race.loser-recovers"_s,
                                    u"retry.new-key-per-attempt"_s};
    static const QStringList more{u"replay.sequential"_s,  u"key.reuse-other-payload"_s, u"key.reuse-in-flight"_s,
                                  u"payload.equivalent"_s, u"error.commit-then-5xx"_s,   u"lock.outlives-handler"_s};
    const bool isRepeat = check.startsWith("race."_L1) || check.startsWith("retry."_L1);
    return (isRepeat && !others.contains(check)) || more.contains(check);
}

QString markdownOf(const QString& title, const QStringList& said, const QString& target, const QString& script)
{
    if (script.isEmpty())
        return {};
    QString text = u"### "_s + title + u"\n\n"_s;
    for (const QString& line : said)
        text += u"- "_s + line + u'\n';
    text += u'\n' + ReproductionText::tr("Target: %1. The script needs only curl and a POSIX shell:").arg(target) +
            u"\n\n```sh\n"_s + script + u"```\n"_s;
    return text;
}

}

QString reproductionScript(const AuditReport& audit, const QString& check)
{
    const auto evidence = audit.evidence.find(check);
    const CheckOutcome* outcome = outcomeOf(audit.audit, check);
    if (!outcome || evidence == audit.evidence.end() || evidence->second.reproduction.empty())
        return {};
    return curlScript({check + u": "_s + outcome->finding.sentence.text(), audit.audit.target, audit.setup,
                       evidence->second.reproduction, isOfExcess(check)});
}

QString reproductionScript(const RunReport& run)
{
    if (run.reproduction.empty() || !run.judgement)
        return {};
    return curlScript({run.judgement->sentence.text(), run.target, run.setup, run.reproduction,
                       run.judgement->verdict == Verdict::Duplicated});
}

QString reproductionMarkdown(const AuditReport& audit, const QString& check)
{
    const CheckOutcome* outcome = outcomeOf(audit.audit, check);
    if (!outcome)
        return {};
    const Finding& finding = outcome->finding;
    QStringList said{
        ReproductionText::tr("%1, severity %2").arg(answerText(answerOf(finding)), severityText(finding.severity))};
    for (const Sentence& detail : finding.details)
        said.append(detail.text());
    if (!finding.source.isEmpty())
        said.append(ReproductionText::tr("What is right is written in %1").arg(finding.source));
    return markdownOf(check + u": "_s + finding.sentence.text(), said, audit.audit.target,
                      reproductionScript(audit, check));
}

QString reproductionMarkdown(const RunReport& run)
{
    if (!run.judgement)
        return {};
    QStringList said{run.judgement->evidenceSentence.text()};
    for (const Sentence& reason : run.judgement->reasons)
        said.append(reason.text());
    return markdownOf(run.judgement->sentence.text(), said, run.target, reproductionScript(run));
}

}
