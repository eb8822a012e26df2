// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sandboxfigures.h"

#include <QCoreApplication>
#include <QHash>

#include <limits>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct FiguresText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::SandboxFigures)
};

const QByteArray prefix = "idemscope_sandbox_";
const QByteArray bucketStart = "key_age_at_hit_seconds_bucket{le=\"";

/// The samples by name and labels, without the prefix they share.
QHash<QByteArray, double> samplesOf(const QByteArray& metrics)
{
    QHash<QByteArray, double> samples;
    for (const QByteArray& line : metrics.split('\n')) {
        const qsizetype space = line.lastIndexOf(' ');
        bool isNumber = false;
        const double value = line.mid(space + 1).toDouble(&isNumber);
        if (line.startsWith(prefix) && isNumber)
            samples.insert(line.mid(prefix.size(), space - prefix.size()), value);
    }
    return samples;
}

/// Prometheus counts every bucket from the youngest; here each counts its own.
std::vector<KeyAgeBucket> agesOf(const QByteArray& metrics)
{
    std::vector<KeyAgeBucket> ages;
    qint64 before = 0;
    for (const QByteArray& line : metrics.split('\n')) {
        if (!line.startsWith(prefix + bucketStart))
            continue;
        const qsizetype from = prefix.size() + bucketStart.size();
        bool isBound = false;
        const double bound = line.mid(from, line.indexOf('"', from) - from).toDouble(&isBound);
        const qint64 upTo = line.mid(line.lastIndexOf(' ') + 1).toLongLong();
        const bool isLast = !isBound || bound == std::numeric_limits<double>::infinity();
        ages.push_back({isLast ? std::optional<double>() : bound, upTo - before});
        before = upTo;
    }
    return ages;
}

}

Result<SandboxFigures> sandboxFiguresFrom(const QByteArray& metrics)
{
    const QHash<QByteArray, double> samples = samplesOf(metrics);
    SandboxFigures figures;
    const std::pair<const char*, qint64*> counts[] = {
        {"requests_total", &figures.requests},   {"executions_total", &figures.executions},
        {"conflicts_total", &figures.conflicts}, {"other_payloads_total", &figures.otherPayloads},
        {"replays_total", &figures.replays},     {"keys_alive", &figures.keysAlive}};
    const std::pair<const char*, double*> ratios[] = {{"conflict_ratio", &figures.conflictRatio},
                                                      {"dedup_hit_ratio", &figures.hitRatio}};
    for (const auto& [name, ratio] : ratios)
        *ratio = samples.value(name);
    for (const auto& [name, count] : counts) {
        if (!samples.contains(name))
            return fail(ErrorCode::InvalidInput,
                        FiguresText::tr("The sandbox does not tell “%1”").arg(QLatin1String(name)));
        *count = qint64(samples.value(name));
    }
    figures.ages = agesOf(metrics);
    return figures;
}

}
