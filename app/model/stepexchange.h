// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/field.h"

#include <QByteArray>

#include <optional>

namespace idemscope {

/// One exchange of a set-up or tear-down request (FlowStep). Its bytes are kept without secrets.
struct StepExchange
{
    int step = 0;                 ///< place in the request's list
    std::optional<int> operation; ///< none: of the run
    qint64 at = 0;                ///< µs since the run's start
    qint64 durationUs = 0;
    int status = 0;  ///< 0: no complete answer
    QString error;   ///< English: why it did not do what it was for
    Fields captured; ///< secret ones without a value
    QByteArray requestHead, requestBody;
    QByteArray responseHead, responseBody;

    bool operator==(const StepExchange&) const = default;
};

}
