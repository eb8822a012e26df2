// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/linediff.h"

#include <algorithm>

namespace idemscope {

namespace {

constexpr int mostEdits = 1000; ///< the trace takes memory and time with its square

using Lines = QList<QString>;
using Trace = std::vector<std::vector<int>>;

/// The furthest-reaching paths of every edit distance up to the one that turns `a` into `b`; empty: too many edits.
Trace traceOf(const Lines& a, const Lines& b)
{
    const int n = int(a.size());
    const int m = int(b.size());
    const int most = std::min(n + m, mostEdits);
    std::vector<int> reach(size_t(2 * most + 3), 0);
    const auto at = [&reach, most](int diagonal) -> int& {
        return reach[size_t(diagonal + most + 1)];
    };
    Trace trace;
    for (int d = 0; d <= most; ++d) {
        trace.emplace_back(reach.begin() + (most + 1 - d - 1), reach.begin() + (most + 1 + d + 2));
        for (int k = -d; k <= d; k += 2) {
            int x = k == -d || (k != d && at(k - 1) < at(k + 1)) ? at(k + 1) : at(k - 1) + 1;
            while (x < n && x - k < m && a[x] == b[x - k])
                ++x;
            at(k) = x;
            if (x >= n && x - k >= m)
                return trace;
        }
    }
    return {};
}

std::vector<DiffLine> replaced(const Lines& a, const Lines& b)
{
    std::vector<DiffLine> result;
    for (const QString& line : a)
        result.push_back({DiffLine::Kind::Removed, line});
    for (const QString& line : b)
        result.push_back({DiffLine::Kind::Added, line});
    return result;
}

std::vector<DiffLine> edits(const Lines& a, const Lines& b)
{
    const Trace trace = traceOf(a, b);
    if (trace.empty())
        return replaced(a, b);
    std::vector<DiffLine> backwards;
    int x = int(a.size());
    int y = int(b.size());
    for (int d = int(trace.size()) - 1; d >= 0; --d) {
        const std::vector<int>& reach = trace[size_t(d)];
        const auto at = [&reach, d](int diagonal) {
            return reach[size_t(diagonal + d + 1)];
        };
        const int k = x - y;
        const bool isDown = k == -d || (k != d && at(k - 1) < at(k + 1));
        const int previousK = isDown ? k + 1 : k - 1;
        const int previousX = d == 0 ? 0 : at(previousK);
        const int previousY = d == 0 ? 0 : previousX - previousK;
        while (x > previousX && y > previousY) {
            backwards.push_back({DiffLine::Kind::Same, a[--x]});
            --y;
        }
        if (d == 0)
            break;
        if (isDown)
            backwards.push_back({DiffLine::Kind::Added, b[--y]});
        else
            backwards.push_back({DiffLine::Kind::Removed, a[--x]});
    }
    return {backwards.rbegin(), backwards.rend()};
}

}

std::vector<DiffLine> diffLines(const QStringList& before, const QStringList& after)
{
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;

    std::vector<DiffLine> result;
    for (const QString& line : before.first(head))
        result.push_back({DiffLine::Kind::Same, line});
    const std::vector<DiffLine> middle =
        edits(before.mid(head, before.size() - head - tail), after.mid(head, after.size() - head - tail));
    result.insert(result.end(), middle.begin(), middle.end());
    for (const QString& line : before.last(tail))
        result.push_back({DiffLine::Kind::Same, line});
    return result;
}

}
