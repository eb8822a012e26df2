// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/contract/observedcontract.h"

#include "report/checktext.h"
#include "report/contract/retryadvice.h"
#include "report/numbertext.h"
#include "report/page/sections.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ContractText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ObservedContract)
};

/// A question that clients of an API have, and the checks that answer it.
struct Topic
{
    QString id;
    QString title;
    QStringList checks;
};

std::vector<Topic> topics()
{
    return {
        {u"effect"_s,
         ContractText::tr("Is a repeat executed once?"),
         {u"replay.sequential"_s, u"race.same-key"_s, u"race.connections"_s, u"race.replicas"_s, u"retry.abandon"_s,
          u"retry.timeout-chain"_s, u"lock.outlives-handler"_s}},
        {u"key"_s,
         ContractText::tr("Is a key needed, and what may it look like?"),
         {u"key.missing"_s, u"control.keyless"_s, u"control.distinct-keys"_s, u"key.syntax"_s}},
        {u"scope"_s,
         ContractText::tr("What does a key cover?"),
         {u"key.scope-endpoint"_s, u"key.scope-principal"_s, u"retry.new-key-per-attempt"_s}},
        {u"validity"_s, ContractText::tr("How long does a key hold?"), {u"expiry.window"_s, u"expiry.burst"_s}},
        {u"conflict"_s,
         ContractText::tr("What is answered while the first request is being processed?"),
         {u"race.in-flight-answer"_s, u"race.loser-recovers"_s, u"lock.released"_s}},
        {u"mismatch"_s,
         ContractText::tr("What is answered to another payload under a used key?"),
         {u"key.reuse-other-payload"_s, u"key.reuse-in-flight"_s, u"payload.equivalent"_s}},
        {u"replay"_s,
         ContractText::tr("What is replayed?"),
         {u"replay.fidelity"_s, u"replay.marker"_s, u"error.4xx"_s, u"error.5xx"_s, u"error.commit-then-5xx"_s}},
        {u"errors"_s, ContractText::tr("How are errors told?"), {u"error.body"_s}},
    };
}

QString evidenceText(const CheckOutcome& check)
{
    if (check.finding.evidence.empty())
        return check.runs.empty() ? u"–"_s : ContractText::tr("run %1").arg(check.runs.front());
    const EvidencePiece& piece = check.finding.evidence.front();
    QStringList numbers;
    for (const qint64 number : piece.attempts)
        numbers.append(QString::number(number));
    return numbers.isEmpty() ? ContractText::tr("run %1").arg(piece.run)
                             : ContractText::tr("run %1, attempts %2")
                                   .arg(QString::number(piece.run), numbers.mid(0, 4).join(u", "_s));
}

std::vector<TableCell> lineOf(const CheckOutcome& check)
{
    QStringList said{check.finding.sentence.text()};
    for (const Sentence& detail : check.finding.details)
        said.append(detail.text());
    return {said.join(u' '), answerText(answerOf(check.finding)), check.id, evidenceText(check)};
}

PageSection sectionOf(const Topic& topic, const Audit& audit)
{
    TableBlock table{{ContractText::tr("Observed"), ContractText::tr("Answer"), ContractText::tr("Check"),
                      ContractText::tr("Evidence")},
                     {},
                     4};
    for (const QString& id : topic.checks) {
        for (const CheckOutcome& check : audit.checks) {
            if (check.id == id && check.finding.result != CheckResult::NotApplicable)
                table.rows.push_back(lineOf(check));
        }
    }
    if (table.rows.empty())
        return {topic.id, topic.title, {TextBlock{ContractText::tr("Unknown: no check could ask this.")}}};
    return {topic.id, topic.title, {std::move(table)}};
}

PageSection promisesSection(const AuditReport& audit)
{
    FactsBlock facts{contractFacts(audit.setup)};
    const auto promised = audit.setup.request.contract.promisedAgeMs;
    facts.facts.emplace_back(ContractText::tr("Promised validity of a key"),
                             promised ? durationText(*promised * 1000) : ContractText::tr("none was named"));
    facts.facts.emplace_back(ContractText::tr("Observed on"), audit.audit.started);
    facts.facts.emplace_back(ContractText::tr("Target"), audit.audit.target);
    return {u"promises"_s, ContractText::tr("What the API promises"), {facts}};
}

}

ReportPage observedContract(const ReportData& data)
{
    const AuditReport& audit = *data.audit;
    ReportPage page{ContractText::tr("Idempotency contract of %1, as observed").arg(audit.audit.title),
                    ContractText::tr("By audit %1 of Idemscope %2, profile %3")
                        .arg(QString::number(audit.audit.id), data.version, audit.audit.profile),
                    {}};
    page.sections.push_back(promisesSection(audit));
    for (const Topic& topic : topics())
        page.sections.push_back(sectionOf(topic, audit.audit));
    page.sections.push_back({u"advice"_s, ContractText::tr("Advice for clients"), {ListBlock{retryAdvice(audit)}}});
    page.sections.push_back(limitsSection(data));
    return page;
}

}
