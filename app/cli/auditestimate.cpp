// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditestimate.h"

#include "model/json/words.h"
#include "report/burstreport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditEstimateText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditOutput)
};

constexpr int idColumn = 30;
constexpr int severityColumn = 9;

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

QJsonObject checksJson(const std::vector<CheckPlan>& checks)
{
    QJsonArray list;
    for (const CheckPlan& check : checks)
        list.append(planJson(check));
    return {{u"checks"_s, list}};
}

void printEstimate(const AuditEstimate& estimate, Console& console)
{
    for (const Sentence& lowered : estimate.lowered)
        console.printLine(u"  · "_s + lowered.text());
    for (const CheckPlan& check : estimate.checks) {
        if (!check.isChosen)
            continue;
        console.printLine(check.unmet ? u"  %1 %2"_s.arg(check.id.leftJustified(idColumn), check.unmet->text())
                                      : AuditEstimateText::tr("  %1 at most %2 attempts, about %3 s")
                                            .arg(check.id.leftJustified(idColumn))
                                            .arg(check.attempts)
                                            .arg(double(check.milliseconds) / 1000, 0, 'f', 1));
    }
    console.printLine(
        AuditEstimateText::tr("At most %1 attempts would be sent to %2 in about %3 s; %4 clients, %5 rounds")
            .arg(estimate.attempts)
            .arg(estimate.origin)
            .arg(double(estimate.milliseconds) / 1000, 0, 'f', 0)
            .arg(estimate.clients)
            .arg(estimate.rounds));
    if (estimate.stepRequests > 0)
        console.printLine(AuditEstimateText::tr("and at most %n set-up and tear-down request(s)", nullptr,
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

}

void showEstimates(const std::vector<AuditEstimate>& estimates, const std::vector<Profile>& others, bool asJson,
                   Console& console)
{
    QJsonArray further;
    for (std::size_t i = 0; i < others.size(); ++i)
        further.append(QJsonObject{{u"profile"_s, others[i].name}, {u"attempts"_s, estimates[i + 1].attempts}});
    if (asJson) {
        QJsonObject document = estimateJson(estimates.front());
        if (!others.empty())
            document.insert(u"also_judged_by"_s, further);
        return console.print(documentText(document));
    }
    printEstimate(estimates.front(), console);
    for (std::size_t i = 0; i < others.size(); ++i)
        console.printLine(AuditEstimateText::tr(
                              "Judged by %1 as well, from the same runs: only what it asks otherwise would be sent, "
                              "at most %2 attempts")
                              .arg(others[i].name)
                              .arg(estimates[i + 1].attempts));
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
    console.printLine(AuditEstimateText::tr("† may damage or disturb the target: runs only when named by --check"));
}

QByteArray checksDocument(const std::vector<CheckPlan>& checks)
{
    return documentText(checksJson(checks));
}

}
