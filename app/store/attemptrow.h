// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/attempt.h"
#include "store/statement.h"

#include <functional>

namespace idemscope {

/// The numbers of the texts and bodies that a row of `attempts` points to; 0: empty.
struct AttemptContents
{
    qint64 error = 0, local = 0, remote = 0, httpVersion = 0, responseVersion = 0;
    qint64 requestHead = 0, requestBody = 0, responseHead = 0, responseBody = 0;
};

/// Bits of attempts.flags.
namespace attemptflag {
constexpr qint64 endsClient = 1;
constexpr qint64 isControl = 2;
constexpr qint64 isMarkedReplay = 4;
constexpr qint64 isPointerRefusal = 8;
constexpr qint64 isReused = 16;
constexpr qint64 isReset = 32;
}

/// INSERT for bindAttempt(), and the columns that readAttempt() expects, in its order.
extern const char* const insertAttemptSql;
extern const char* const attemptColumns;

void bindAttempt(Statement& insert, qint64 run, const Attempt& attempt, const AttemptContents& contents);

/// An attempt from the current row of `select`, its texts by `text`; bodies, heads and `request` stay empty.
Attempt readAttempt(const Statement& select, const std::function<QByteArray(qint64)>& text, AttemptContents& contents);

/// Header lines of a stored response head.
HeaderFields parseHead(QByteArrayView head);

}
