// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/runexport.h"

#include "base/safefile.h"
#include "model/json.h"
#include "report/attemptcsv.h"
#include "report/burstreport.h"
#include "report/deliveryreport.h"
#include "session/deliverysession.h"
#include "session/runarchive.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct Export
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunExport)
};

Result<void> writeAll(QIODevice& device, const QByteArray& bytes)
{
    if (device.write(bytes) != bytes.size())
        return fail(ErrorCode::Io, Export::tr("The report cannot be written: %1").arg(device.errorString()));
    return {};
}

template <typename Text>
Result<void> writeDelivery(const QString& runLogPath, qint64 run, QIODevice& device, Text text)
{
    const auto found = archivedDelivery(runLogPath, run);
    return found ? writeAll(device, text(*found)) : Failure(found.error());
}

Result<void> writeJson(const QString& runLogPath, qint64 run, QIODevice& device)
{
    const auto stored = archivedRun(runLogPath, run);
    if (!stored)
        return Failure(stored.error());
    if (isDelivery(stored->record.row))
        return writeDelivery(runLogPath, run, device, [](const StoredDelivery& found) {
            return documentText(deliveryDocument(found.delivery, stateWord(found.row.state)));
        });
    return writeAll(device, documentText(storedDocument(*stored)));
}

Result<void> writeCsv(const QString& runLogPath, qint64 run, QIODevice& device)
{
    const auto stored = archivedRun(runLogPath, run);
    if (!stored)
        return Failure(stored.error());
    if (isDelivery(stored->record.row))
        return writeDelivery(runLogPath, run, device,
                             [](const StoredDelivery& found) { return deliveryCsv(found.delivery); });
    Result<void> written = writeAll(device, csvHeader());
    const auto read = forEachArchivedAttempt(runLogPath, run, [&](const std::vector<Attempt>& attempts) {
        QByteArray lines;
        for (const Attempt& attempt : attempts)
            lines += csvLine(attempt);
        if (written)
            written = writeAll(device, lines);
    });
    return read ? written : read;
}

}

QStringList runExportFormats()
{
    return {u"json"_s, u"csv"_s};
}

QString stateWord(RunState state)
{
    switch (state) {
    case RunState::Finished:
        return u"finished"_s;
    case RunState::Stopped:
        return u"stopped"_s;
    case RunState::Interrupted:
        return u"interrupted"_s;
    case RunState::Running:
        break;
    }
    return u"running"_s;
}

QJsonObject storedDocument(const StoredRun& run)
{
    const RunRow& row = run.record.row;
    const auto release =
        fromWord<ReleaseMode>(run.record.scenario[u"release"_s].toString()).value_or(ReleaseMode::Plain);
    const ReportRun about{row.id, row.seed, row.started, row.durationMs, stateWord(row.state)};
    return burstDocument(about, run.judgement.value_or(Judgement()), release);
}

Result<void> exportRun(const QString& runLogPath, qint64 run, const QString& format, QIODevice& device)
{
    if (format == "json"_L1)
        return writeJson(runLogPath, run, device);
    if (format == "csv"_L1)
        return writeCsv(runLogPath, run, device);
    return fail(ErrorCode::InvalidInput,
                Export::tr("“%1” is no report format; known are %2").arg(format, runExportFormats().join(u", "_s)));
}

Result<void> exportRunToFile(const QString& runLogPath, qint64 run, const QString& format, const QString& file)
{
    return saveFile(file, [&](QIODevice& device) { return exportRun(runLogPath, run, format, device); });
}

}
