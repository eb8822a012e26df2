// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/command/rerun.h"

#include "model/json/deliverywords.h"

#include <QUrl>

#include <functional>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// Another machine is asked about; on this one the question is not put (SPEC.md §11).
bool isForeign(const QString& target)
{
    const QString host = QUrl(target).host();
    return !host.isEmpty() && host != "localhost"_L1 && host != "::1"_L1 && !host.startsWith("127."_L1);
}

void addDeliveryWords(CommandWords& words, const DeliveryScenario& scenario)
{
    const bool isEach = scenario.disciplines.empty() || scenario.disciplines == DeliveryScenario().disciplines;
    for (std::size_t i = 0; !isEach && i < scenario.disciplines.size(); ++i)
        words.add(u"--discipline"_s, word(scenario.disciplines[i]));
    words.add(u"--messages"_s, scenario.messages);
    const ChannelRates& rates = scenario.rates;
    if (rates == ChannelRates())
        return;
    words.add(u"--lose"_s, QString::number(rates.loss, 'g', 6));
    words.add(u"--lose-ack"_s, QString::number(rates.ackLoss, 'g', 6));
    words.add(u"--duplicate"_s, QString::number(rates.duplication, 'g', 6));
    words.add(u"--reorder"_s, QString::number(rates.reordering, 'g', 6));
}

void addAuditWords(CommandWords& words, const AuditReport& audit, const QString& check)
{
    const AuditBounds& bounds = audit.bounds;
    words.addText(u"--check"_s, check.isEmpty() ? bounds.checks.join(u',') : check);
    words.addText(u"--skip"_s, check.isEmpty() ? bounds.skipped.join(u',') : QString());
    if (bounds.rounds)
        words.add(u"--rounds"_s, *bounds.rounds);
    if (bounds.clients)
        words.add(u"--clients"_s, *bounds.clients);
    for (const qint64 age : bounds.agesMs)
        words.add(u"--age-ms"_s, age);
}

QString commandOf(const QString& name, const ReportSetup& setup, const std::function<void(CommandWords&)>& addRest,
                  const QString& target, CommandForm form = CommandForm::Lines)
{
    CommandWords words(secretVariables(setup));
    words.addProgram(name);
    addRequestWords(words, setup);
    addRest(words);
    words.addIf(isForeign(target), u"--yes"_s);
    return words.text(form);
}

}

QString rerunCommand(const RunReport& run)
{
    if (run.kind == "reconcile"_L1 && run.parent)
        return u"idemscope history reconcile %1"_s.arg(*run.parent);
    const bool isCheck = !run.checkId.isEmpty();
    const QString name = isCheck                                               ? u"audit"_s
                         : run.kind == "send"_L1 || run.kind == "preflight"_L1 ? run.kind
                                                                               : u"burst"_s;
    const auto addRest = [&](CommandWords& words) {
        if (isCheck)
            words.add(u"--check"_s, run.checkId);
        else if (name == "burst"_L1)
            addScenarioWords(words, run.scenario);
        if (isCheck || name == "burst"_L1)
            words.add(u"--seed"_s, QString::number(run.about.seed));
    };
    return commandOf(name, run.setup, addRest, run.target);
}

QString rerunCommand(const AuditReport& audit, const QString& check, CommandForm form)
{
    const auto addRest = [&](CommandWords& words) {
        addAuditWords(words, audit, check);
        words.add(u"--seed"_s, QString::number(audit.audit.seed));
    };
    return commandOf(u"audit"_s, audit.setup, addRest, audit.audit.target, form);
}

QString rerunCommand(const DeliveryReport& report)
{
    const Delivery& delivery = report.delivery;
    const auto addRest = [&](CommandWords& words) {
        addDeliveryWords(words, delivery.scenario);
        words.add(u"--seed"_s, QString::number(delivery.seed));
    };
    return commandOf(u"delivery"_s, report.setup, addRest, delivery.target);
}

}
