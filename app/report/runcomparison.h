// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/verdict.h"

#include <QStringList>

namespace idemscope {

/// A run that is held against others.
struct ComparedRun
{
    qint64 id = 0;
    const Judgement* judgement = nullptr; ///< none: it was never judged
};

/// One figure of several runs, in words.
struct ComparisonLine
{
    QString name;
    QStringList values;  ///< by run
    QStringList changes; ///< by run, against the first one; empty where there is none
};

/// The verdict and the figures of runs side by side, in the order they are given.
std::vector<ComparisonLine> compareRuns(const std::vector<ComparedRun>& runs);

}
