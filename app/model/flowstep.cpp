// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/request.h"

namespace idemscope {

namespace {

const QLatin1StringView headerPrefix("header:");

}

Capture Capture::from(const QString& variable, const QString& placeText, bool secret)
{
    if (placeText.startsWith(headerPrefix))
        return {variable, Source::Header, placeText.mid(headerPrefix.size()).trimmed(), secret};
    return {variable, Source::Body, placeText, secret};
}

QString Capture::placeText() const
{
    return source == Source::Header ? headerPrefix + place : place;
}

QString FlowStep::title() const
{
    if (!request.isEmpty() || !own)
        return request;
    return own->name.isEmpty() ? own->method + QLatin1Char(' ') + own->url : own->name;
}

qint64 stepRequests(const std::vector<FlowStep>& steps, qint64 operations)
{
    qint64 count = 0;
    for (const FlowStep& step : steps)
        count += step.isOfRun() ? 1 : operations;
    return count;
}

bool FlowStep::operator==(const FlowStep& other) const
{
    return when == other.when && request == other.request && own == other.own && captures == other.captures;
}

}
