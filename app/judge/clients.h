// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "judge/answers.h"

namespace idemscope {

/// What became of the clients (SPEC.md §6).
struct Clients
{
    qint64 total = 0;
    std::vector<qint64> recoveries;    ///< µs from a client's first unknown or conflict to its acknowledgement
    std::vector<qint64> ofSubject;     ///< clients, by subject
    std::vector<qint64> unlearned;     ///< by subject: clients that never got an acknowledged answer
    std::vector<qint32> firstAttempts; ///< of every client, index into History::attempts
};

/// Clients that sent key reuses alone are never unlearned: the effect is not of their payload.
Clients followClients(const History& history, const Subjects& subjects);

}
