// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/reportexport.h"
#include "ui/result/storedrun.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>
#include <sys/resource.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Counts what is written and throws it away.
class Counter final : public QIODevice
{
public:
    Counter() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

    qint64 written = 0;

private:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        written += size;
        return size;
    }
};

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

bool measure(const QString& store, qint64 run, ReportFormat format)
{
    QElapsedTimer timer;
    timer.start();
    Counter counter;
    const auto written = exportReport(store, {{ReportSubject::Kind::Run, run}, format}, counter);
    if (!written) {
        std::fprintf(stderr, "%s\n", qPrintable(written.error().message));
        return false;
    }
    std::printf("%-6s %8.2f s %10.2f MB, process at most %7.1f MB\n", qPrintable(word(format)),
                double(timer.elapsed()) / 1000, double(counter.written) / 1e6, peakMegabytes());
    return true;
}

}

/// bench_report: an HTML report of 100,000 attempts (at most 3 s and 5 MB), a CSV report of 1,000,000 beside one of
/// 100,000 (the memory must not grow with them).
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QTemporaryDir folder;
    const QString store = folder.filePath(u"runs.sqlite"_s);
    const qint64 small = samples::writeRun(store, u"POST /payments · 20000 × 5 · plain"_s, 100'000);
    std::printf("100,000 attempts\n");
    bool isGood = small > 0 && measure(store, small, ReportFormat::Csv);
    for (const ReportFormat format :
         {ReportFormat::Html, ReportFormat::Json, ReportFormat::JUnit, ReportFormat::Markdown, ReportFormat::Har})
        isGood = isGood && measure(store, small, format);
    const QString large = folder.filePath(u"large.sqlite"_s);
    const qint64 run = samples::writeRun(large, u"POST /payments · 200000 × 5 · plain"_s, 1'000'000);
    std::printf("1,000,000 attempts\n");
    return isGood && run > 0 && measure(large, run, ReportFormat::Csv) ? 0 : 1;
}
