// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/foreignfiles.h"

#include "interchange/format.h"

#include <QCoreApplication>

#include <cstdio>
#include <ctime>

using namespace idemscope;

/// bench_import: a file of 5 MB of each format (at most 2 s), in processor time: it is read on a thread of its own.
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    constexpr qsizetype size = 5'000'000;
    bool isGood = true;
    for (const foreignfiles::Kind& kind : foreignfiles::kinds()) {
        const ImportSource source = ImportSource::fromBytes(foreignfiles::file(kind, size), QLatin1String(kind.name));
        const std::clock_t start = std::clock();
        const auto contents = importFrom(source, nullptr, {});
        if (contents)
            std::printf("%-16s %5.2f MB %7zu requests %6.2f s\n", kind.name, double(source.text().size()) / 1e6,
                        contents->requests.size(), double(std::clock() - start) / CLOCKS_PER_SEC);
        else
            std::fprintf(stderr, "%s: %s\n", kind.name, qPrintable(contents.error().message));
        isGood = isGood && contents;
    }
    return isGood ? 0 : 1;
}
