// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditoutput.h"

#include "cli/exitcode.h"
#include "model/checkgroup.h"
#include "model/json/words.h"
#include "report/checktext.h"
#include "report/command/rerun.h"
#include "report/sidebyside.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

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
constexpr int profileColumn = 20;

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

QString signedText(CheckAnswer answer)
{
    switch (answer) {
    case CheckAnswer::Pass:
        return u"✔ "_s + AuditOutputText::tr("pass");
    case CheckAnswer::Fail:
        return u"✖ "_s + AuditOutputText::tr("fail");
    case CheckAnswer::Warn:
        return u"! "_s + AuditOutputText::tr("warning");
    case CheckAnswer::Remark:
        return u"i "_s + AuditOutputText::tr("remark");
    case CheckAnswer::Inconclusive:
        return u"? "_s + AuditOutputText::tr("inconclusive");
    case CheckAnswer::NotApplicable:
        break;
    }
    return u"– "_s + AuditOutputText::tr("not applicable");
}

Console::Paint paintOf(CheckAnswer answer)
{
    switch (answer) {
    case CheckAnswer::Pass:
        return Console::Paint::Good;
    case CheckAnswer::Fail:
        return Console::Paint::Bad;
    case CheckAnswer::Warn:
    case CheckAnswer::Inconclusive:
        return Console::Paint::Unsure;
    case CheckAnswer::Remark:
        return Console::Paint::Plain;
    case CheckAnswer::NotApplicable:
        break;
    }
    return Console::Paint::Quiet;
}

/// Enough to find the evidence and to ask again.
void printTrail(const CheckOutcome& check, const QString& again, Console& console)
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
    console.printLine(indent + AuditOutputText::tr("again: %1").arg(again), Console::Paint::Quiet);
}

void printOutcome(const AuditReport& report, const CheckOutcome& check, Console& console)
{
    const Finding& finding = check.finding;
    console.printLine(u"  %1 %2 %3 %4"_s.arg(signedText(answerOf(finding)).leftJustified(resultColumn),
                                             word(finding.severity).leftJustified(severityColumn),
                                             check.id.leftJustified(idColumn), finding.sentence.text()),
                      paintOf(answerOf(finding)));
    if (finding.result == CheckResult::Pass)
        return;
    for (const Sentence& detail : finding.details)
        console.printLine(QString(4, u' ') + u"· "_s + detail.text());
    if (finding.result != CheckResult::NotApplicable)
        printTrail(check, rerunCommand(report, check.id, CommandForm::Line), console);
}

/// The commands that ask again hold no secrets.
void printSecrets(const AuditReport& report, Console& console)
{
    const QStringList names = secretsOf(rerunCommand(report));
    if (!names.isEmpty())
        console.printLine(
            AuditOutputText::tr("To ask again, set the secrets in the environment first: %1").arg(names.join(u", "_s)),
            Console::Paint::Quiet);
}

void printChanges(const QString& title, const std::vector<CheckChange>& changes, Console::Paint paint, Console& console)
{
    for (const CheckChange& change : changes) {
        const bool isRemark = answerOf(change.after) == CheckAnswer::Remark;
        console.printLine(u"  %1 %2 %3"_s.arg(title.leftJustified(severityColumn), change.id.leftJustified(idColumn),
                                              change.after.sentence.text()),
                          isRemark ? paintOf(CheckAnswer::Remark) : paint);
    }
}

bool counts(const Finding& finding, Severity failOn)
{
    return finding.result == CheckResult::Fail && finding.severity <= failOn;
}

}

void printAudit(const AuditReport& report, Console& console)
{
    const Audit& audit = report.audit;
    console.printLine(AuditOutputText::tr("%1 · %2 · profile %3").arg(audit.title, audit.target, audit.profile));
    for (const Sentence& note : audit.notes)
        console.printLine(u"  · "_s + note.text());
    for (const QString& group : groupsOf(audit)) {
        console.printLine({});
        console.printLine(group);
        for (const CheckOutcome& check : audit.checks) {
            if (groupOf(check) == group)
                printOutcome(report, check, console);
        }
    }
    console.printLine({});
    console.printLine(scoreText(AuditScore::of(audit)));
    console.printLine(AuditOutputText::tr("Audit %1 · seed %2 · %3 attempts · %4 s")
                          .arg(audit.id)
                          .arg(audit.seed)
                          .arg(audit.attempts)
                          .arg(double(audit.durationMs) / 1000, 0, 'f', 2),
                      Console::Paint::Quiet);
    printSecrets(report, console);
}

void printNotRun(const Audit& audit, const std::vector<CheckPlan>& catalogue, Console& console)
{
    QStringList left;
    for (const CheckPlan& check : catalogue) {
        const bool isAsked = std::any_of(audit.checks.begin(), audit.checks.end(),
                                         [&check](const CheckOutcome& outcome) { return outcome.id == check.id; });
        if (check.isOnDemand && !isAsked)
            left += check.id;
    }
    if (!left.isEmpty())
        console.printLine(AuditOutputText::tr("Not run, as they may damage or disturb: %1; name them with --check")
                              .arg(left.join(u", "_s)),
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

void printSideBySide(const std::vector<Audit>& audits, Console& console)
{
    const std::vector<CheckRow> rows = sideBySide(audits);
    QString head = QString(2, u' ') + AuditOutputText::tr("Side by side").leftJustified(idColumn + 2);
    for (const Audit& audit : audits)
        head += columnName(audit, audits).leftJustified(profileColumn);
    console.printLine(head);
    for (const CheckRow& row : rows) {
        QString line = (row.differs() ? u"≠ "_s : u"  "_s) + row.id.leftJustified(idColumn + 2);
        for (const std::optional<Finding>& finding : row.findings)
            line += (finding ? signedText(answerOf(*finding)) : AuditOutputText::tr("not asked"))
                        .leftJustified(profileColumn);
        console.printLine(line, row.differs() ? Console::Paint::Unsure : Console::Paint::Plain);
    }
    console.printLine(AuditOutputText::tr("%1 of %2 checks differ").arg(differingChecks(rows).size()).arg(rows.size()));
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

int worseOf(int one, int other)
{
    constexpr std::array fromWorst{ExitInternal, ExitViolated, ExitInconclusive, ExitUsage, ExitPassed};
    const auto rank = [&](int code) {
        return std::find(fromWorst.begin(), fromWorst.end(), code) - fromWorst.begin();
    };
    return rank(one) <= rank(other) ? one : other;
}

}
