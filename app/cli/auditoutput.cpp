// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditoutput.h"

#include "cli/exitcode.h"
#include "model/checkgroup.h"
#include "model/json/words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditOutputText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditOutput)
};

constexpr int resultColumn = 16;
constexpr int idColumn = 30;
constexpr int severityColumn = 9;

QString groupOf(const CheckOutcome& check)
{
    return checkGroup(check.id).text();
}

/// Each once, in the order of the catalogue.
QStringList groupsOf(const Audit& audit)
{
    QStringList groups;
    for (const CheckOutcome& check : audit.checks)
        groups += groupOf(check);
    groups.removeDuplicates();
    return groups;
}

QString resultText(CheckResult result)
{
    switch (result) {
    case CheckResult::Pass:
        return u"✔ "_s + AuditOutputText::tr("pass");
    case CheckResult::Fail:
        return u"✖ "_s + AuditOutputText::tr("fail");
    case CheckResult::Warn:
        return u"! "_s + AuditOutputText::tr("warning");
    case CheckResult::Inconclusive:
        return u"? "_s + AuditOutputText::tr("inconclusive");
    case CheckResult::NotApplicable:
        break;
    }
    return u"– "_s + AuditOutputText::tr("not applicable");
}

Console::Paint paintOf(CheckResult result)
{
    switch (result) {
    case CheckResult::Pass:
        return Console::Paint::Good;
    case CheckResult::Fail:
        return Console::Paint::Bad;
    case CheckResult::Warn:
    case CheckResult::Inconclusive:
        return Console::Paint::Unsure;
    case CheckResult::NotApplicable:
        break;
    }
    return Console::Paint::Quiet;
}

/// Enough to find the evidence and to ask again.
void printTrail(const CheckOutcome& check, quint64 seed, const QString& request, Console& console)
{
    const QString indent(4, u' ');
    for (const EvidencePiece& piece : check.finding.evidence) {
        QStringList numbers;
        for (const qint64 number : piece.attempts)
            numbers += QString::number(number);
        console.printLine(indent + (numbers.isEmpty() ? AuditOutputText::tr("evidence: run %1").arg(piece.run)
                                                      : AuditOutputText::tr("evidence: run %1, attempts %2")
                                                            .arg(QString::number(piece.run), numbers.join(u", "_s))));
    }
    if (!check.finding.source.isEmpty())
        console.printLine(indent + AuditOutputText::tr("source: %1").arg(check.finding.source));
    console.printLine(indent +
                          AuditOutputText::tr("again: %1")
                              .arg(u"idemscope audit %1 … --check %2 --seed %3"_s.arg(request, check.id).arg(seed)),
                      Console::Paint::Quiet);
}

void printOutcome(const CheckOutcome& check, quint64 seed, const QString& request, Console& console)
{
    const Finding& finding = check.finding;
    console.printLine(u"  %1 %2 %3 %4"_s.arg(resultText(finding.result).leftJustified(resultColumn),
                                             word(finding.severity).leftJustified(severityColumn),
                                             check.id.leftJustified(idColumn), finding.sentence.text()),
                      paintOf(finding.result));
    if (finding.result == CheckResult::Pass)
        return;
    for (const Sentence& detail : finding.details)
        console.printLine(QString(4, u' ') + u"· "_s + detail.text());
    if (finding.result != CheckResult::NotApplicable)
        printTrail(check, seed, request, console);
}

QString scoreText(const Audit& audit)
{
    const AuditScore score = AuditScore::of(audit);
    return AuditOutputText::tr("Passed %1 · failed %2 · warnings %3 · inconclusive %4 · not applicable %5")
        .arg(score.pass)
        .arg(score.fail)
        .arg(score.warn)
        .arg(score.inconclusive)
        .arg(score.notApplicable);
}

/// What may be repeated on a screen: a URL with a query or a user may hold a secret.
QString shownRequest(const QString& request)
{
    const bool mayHoldSecret = request.contains(u'?') || request.contains(u'@');
    return request.isEmpty() || mayHoldSecret ? u"REQUEST"_s : request;
}

void printChanges(const QString& title, const std::vector<CheckChange>& changes, Console::Paint paint, Console& console)
{
    for (const CheckChange& change : changes)
        console.printLine(u"  %1 %2 %3"_s.arg(title.leftJustified(severityColumn), change.id.leftJustified(idColumn),
                                              change.after.sentence.text()),
                          paint);
}

QJsonObject planJson(const CheckPlan& check)
{
    QJsonObject object{{u"id"_s, check.id},
                       {u"severity"_s, word(check.severity)},
                       {u"on_demand"_s, check.isOnDemand},
                       {u"question"_s, check.question.text()},
                       {u"source"_s, check.source},
                       {u"chosen"_s, check.isChosen},
                       {u"attempts"_s, check.attempts},
                       {u"duration_ms"_s, check.milliseconds}};
    if (check.unmet)
        object.insert(u"not_applicable"_s, check.unmet->text());
    return object;
}

bool counts(const Finding& finding, Severity failOn)
{
    return finding.result == CheckResult::Fail && finding.severity <= failOn;
}

}

void printAudit(const Audit& audit, const QString& request, Console& console)
{
    console.printLine(AuditOutputText::tr("%1 · %2 · profile %3").arg(audit.title, audit.target, audit.profile));
    for (const Sentence& note : audit.notes)
        console.printLine(u"  · "_s + note.text());
    for (const QString& group : groupsOf(audit)) {
        console.printLine({});
        console.printLine(group);
        for (const CheckOutcome& check : audit.checks) {
            if (groupOf(check) == group)
                printOutcome(check, audit.seed, shownRequest(request), console);
        }
    }
    console.printLine({});
    console.printLine(scoreText(audit));
    console.printLine(AuditOutputText::tr("Audit %1 · seed %2 · %3 attempts · %4 s")
                          .arg(audit.id)
                          .arg(audit.seed)
                          .arg(audit.attempts)
                          .arg(double(audit.durationMs) / 1000, 0, 'f', 2),
                      Console::Paint::Quiet);
}

void printComparison(const AuditComparison& comparison, Console& console)
{
    console.printLine(AuditOutputText::tr("Against the earlier audit: fixed %1 · new %2 · still %3 · unsure %4")
                          .arg(comparison.fixed.size())
                          .arg(comparison.fresh.size())
                          .arg(comparison.still.size())
                          .arg(comparison.unsure.size()));
    printChanges(AuditOutputText::tr("fixed"), comparison.fixed, Console::Paint::Good, console);
    printChanges(AuditOutputText::tr("new"), comparison.fresh, Console::Paint::Bad, console);
    printChanges(AuditOutputText::tr("still"), comparison.still, Console::Paint::Plain, console);
    printChanges(AuditOutputText::tr("unsure"), comparison.unsure, Console::Paint::Unsure, console);
}

void printEstimate(const AuditEstimate& estimate, Console& console)
{
    for (const Sentence& lowered : estimate.lowered)
        console.printLine(u"  · "_s + lowered.text());
    for (const CheckPlan& check : estimate.checks) {
        if (!check.isChosen)
            continue;
        console.printLine(check.unmet ? u"  %1 %2"_s.arg(check.id.leftJustified(idColumn), check.unmet->text())
                                      : AuditOutputText::tr("  %1 at most %2 attempts, about %3 s")
                                            .arg(check.id.leftJustified(idColumn))
                                            .arg(check.attempts)
                                            .arg(double(check.milliseconds) / 1000, 0, 'f', 1));
    }
    console.printLine(
        AuditOutputText::tr("At most %1 attempts would be sent to %2 in about %3 s; %4 clients, %5 rounds")
            .arg(estimate.attempts)
            .arg(estimate.origin)
            .arg(double(estimate.milliseconds) / 1000, 0, 'f', 0)
            .arg(estimate.clients)
            .arg(estimate.rounds));
    if (estimate.stepRequests > 0)
        console.printLine(AuditOutputText::tr("and at most %n set-up and tear-down request(s)", nullptr,
                                              int(std::min<qint64>(estimate.stepRequests, 1 << 30))));
}

QJsonObject estimateJson(const AuditEstimate& estimate)
{
    QJsonArray lowered;
    for (const Sentence& sentence : estimate.lowered)
        lowered.append(sentence.text());
    QJsonObject object = checksJson(estimate.checks);
    object.insert(u"attempts"_s, estimate.attempts);
    object.insert(u"step_requests"_s, estimate.stepRequests);
    object.insert(u"duration_ms"_s, estimate.milliseconds);
    object.insert(u"target"_s, estimate.origin);
    object.insert(u"clients"_s, estimate.clients);
    object.insert(u"rounds"_s, estimate.rounds);
    object.insert(u"lowered"_s, lowered);
    return object;
}

void printChecks(const std::vector<CheckPlan>& checks, Console& console)
{
    for (const CheckPlan& check : checks) {
        console.printLine(u"%1 %2 %3 %4"_s.arg(check.id.leftJustified(idColumn),
                                               word(check.severity).leftJustified(severityColumn),
                                               check.isOnDemand ? u"†"_s : u" "_s, check.question.text()));
        if (check.unmet)
            console.printLine(QString(idColumn + 1, u' ') + check.unmet->text(), Console::Paint::Quiet);
    }
    console.printLine(AuditOutputText::tr("† may damage or disturb the target: runs only when named by --check"));
}

QJsonObject checksJson(const std::vector<CheckPlan>& checks)
{
    QJsonArray list;
    for (const CheckPlan& check : checks)
        list.append(planJson(check));
    return {{u"checks"_s, list}};
}

int auditExitCode(const Audit& audit, Severity failOn, const std::optional<AuditComparison>& comparison)
{
    if (comparison) {
        const bool isWorse = std::any_of(comparison->fresh.begin(), comparison->fresh.end(),
                                         [failOn](const CheckChange& change) { return counts(change.after, failOn); });
        return isWorse ? ExitViolated : comparison->unsure.empty() ? ExitPassed : ExitInconclusive;
    }
    const auto any = [&audit](const auto& isSo) {
        return std::any_of(audit.checks.begin(), audit.checks.end(),
                           [&](const CheckOutcome& check) { return isSo(check.finding); });
    };
    if (any([failOn](const Finding& finding) { return counts(finding, failOn); }))
        return ExitViolated;
    return any([](const Finding& finding) { return finding.result == CheckResult::Inconclusive; }) ? ExitInconclusive
                                                                                                   : ExitPassed;
}

}
