// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace idemscope {

/// One line of a comparison.
struct DiffLine
{
    enum class Kind : quint8 { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;

    bool operator==(const DiffLine&) const = default;
};

/// The shortest edit that turns `before` into `after` (Myers 1986); texts that differ in more than about a thousand
/// lines are shown as one replaced block.
std::vector<DiffLine> diffLines(const QStringList& before, const QStringList& after);

}
