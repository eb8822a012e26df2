// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "model/verdict.h"

#include <QStringList>

namespace idemscope {

/// A bound on one figure, as `--expect 'p95<200ms'` states it (CLI.md).
struct Expectation
{
    enum class Relation { Less, LessOrEqual, Equal, GreaterOrEqual, Greater };
    QString text; ///< as typed
    QString figure;
    Relation relation = Relation::Less;
    double bound = 0; ///< times in µs, ratios as fractions

    /// Errors: InvalidInput naming the part that is not understood, and the known figures.
    static Result<Expectation> parse(const QString& text);
    static QStringList knownFigures(); ///< names, as they are typed
    /// False also when the figure has no value (a ratio with denominator 0).
    bool isMet(const Figures& figures) const;
};

}
