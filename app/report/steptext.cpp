// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/steptext.h"

#include "model/json/words.h"
#include "report/numbertext.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct StepText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::StepText)
};

const FlowStep* stepAt(const std::vector<FlowStep>& steps, int place)
{
    return place >= 0 && std::size_t(place) < steps.size() ? &steps[std::size_t(place)] : nullptr;
}

QJsonValue message(const QByteArray& head, const QByteArray& body)
{
    return QString::fromUtf8(head + body);
}

}

QString stepTitle(const std::vector<FlowStep>& steps, const StepExchange& exchange)
{
    const FlowStep* step = stepAt(steps, exchange.step);
    const QString title = step ? step->title() : QString::number(exchange.step + 1);
    return exchange.operation ? StepText::tr("%1, operation %2").arg(title).arg(*exchange.operation + 1) : title;
}

QString stepText(const StepExchange& exchange)
{
    if (!exchange.error.isEmpty())
        return StepText::tr("failed: %1").arg(exchange.error);
    QString text = StepText::tr("%1 after %2").arg(QString::number(exchange.status), durationText(exchange.durationUs));
    for (const Field& variable : exchange.captured)
        text += StepText::tr("; %1 = %2", "a captured variable and its value")
                    .arg(variable.name, variable.secret ? u"‹secret %1›"_s.arg(variable.name) : variable.value);
    return text;
}

QJsonObject stepJson(const std::vector<FlowStep>& steps, const StepExchange& exchange)
{
    const FlowStep* step = stepAt(steps, exchange.step);
    QJsonObject captured;
    for (const Field& variable : exchange.captured)
        captured.insert(variable.name, variable.secret ? QJsonValue(QJsonValue::Null) : QJsonValue(variable.value));
    return {{u"request"_s, step ? step->title() : QString()},
            {u"when"_s, step ? word(step->when) : QString()},
            {u"operation"_s, exchange.operation ? QJsonValue(*exchange.operation + 1) : QJsonValue(QJsonValue::Null)},
            {u"status"_s, exchange.status},
            {u"duration_us"_s, exchange.durationUs},
            {u"error"_s, exchange.error},
            {u"captured"_s, captured},
            {u"sent"_s, message(exchange.requestHead, exchange.requestBody)},
            {u"received"_s, message(exchange.responseHead, exchange.responseBody)}};
}

}
