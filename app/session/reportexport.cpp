// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/reportexport.h"

#include "base/safefile.h"
#include "model/json.h"
#include "print/pdfreport.h"
#include "report/attemptcsv.h"
#include "report/attempttext.h"
#include "report/auditreport.h"
#include "report/deliveryreport.h"
#include "report/formats/harreport.h"
#include "report/formats/htmlreport.h"
#include "report/formats/jsonreport.h"
#include "report/formats/junitreport.h"
#include "report/formats/markdownreport.h"
#include "report/numbertext.h"
#include "session/deliverysession.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportExport)
};

constexpr qint64 mostHarEntries = 1000;

/// The run log itself, or what is kept beside it.
bool isPartOfRunLog(const QString& file, const QString& runLogPath)
{
    const QStringList endings{QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s, u"-live"_s};
    const QFileInfo log(runLogPath);
    const QString path = log.exists() ? log.canonicalFilePath() : runLogPath;
    return std::any_of(endings.begin(), endings.end(),
                       [&](const QString& ending) { return isSameFile(file, path + ending); });
}

Result<void> writeAttemptCsv(RunReader& reader, qint64 run, QIODevice& device)
{
    if (const auto record = reader.run(run); !record)
        return Failure(record.error());
    Result<void> written = writeAll(device, csvHeader());
    const auto read = reader.forEachAttempt(run, [&](const std::vector<Attempt>& attempts) {
        QByteArray lines;
        for (const Attempt& attempt : attempts)
            lines += csvLine(attempt);
        if (written)
            written = writeAll(device, lines);
    });
    return read ? written : read;
}

/// What the archive holds, and what the log holds beyond it.
QString harComment(qint64 shown, qint64 total)
{
    return total > shown ? ExportText::tr("The first %1 of %2 attempts; all of them are in the run log and, without "
                                          "bodies, in the CSV report.")
                               .arg(countText(shown), countText(total))
                         : QString();
}

/// The first attempts of a run, at most as many; gives how many there were.
Result<qint64> addAttempts(RunReader& reader, const RunRecord& record, qint64 most, HarWriter& har)
{
    const qint64 id = record.row.id;
    const auto attempts = reader.attempts(id, {}, 0, int(most));
    if (!attempts)
        return Failure(attempts.error());
    const KnownHappenings known(seriesFromJson(record.series).value_or(RunSeries()));
    for (const Attempt& attempt : *attempts) {
        auto exchange = readExchange(reader, id, attempt.number);
        if (!exchange)
            return Failure(exchange.error());
        exchange->happening = happeningOf(exchange->attempt, known);
        har.add(*exchange, record.row.started, record.row.target);
    }
    return qint64(attempts->size());
}

Result<void> writeRunHar(RunReader& reader, qint64 id, QIODevice& device)
{
    const auto record = reader.run(id);
    if (!record)
        return Failure(record.error());
    const auto total = reader.attemptCount(id);
    if (!total)
        return Failure(total.error());
    HarWriter har(device, QString::fromLatin1(IDEMSCOPE_VERSION), harComment(std::min(mostHarEntries, *total), *total));
    if (const auto added = addAttempts(reader, *record, mostHarEntries, har); !added)
        return Failure(added.error());
    return har.finish();
}

/// The exchanges of its cells, one cell after another.
Result<void> writeDeliveryHar(RunReader& reader, const ReportData& data, QIODevice& device)
{
    const Delivery& delivery = data.delivery->delivery;
    HarWriter har(device, data.version, harComment(std::min(mostHarEntries, delivery.attempts), delivery.attempts));
    qint64 room = mostHarEntries;
    for (const DeliveryCell& cell : delivery.cells) {
        for (const qint64 run : cell.runs) {
            const auto record = reader.run(run);
            const auto added = record ? addAttempts(reader, *record, room, har) : Failure(record.error());
            if (!added)
                return Failure(added.error());
            room -= *added;
        }
    }
    return har.finish();
}

/// The exchanges that show the findings.
Result<void> writeAuditHar(const ReportData& data, QIODevice& device)
{
    HarWriter har(device, data.version,
                  ExportText::tr("The exchanges that show the findings; all others are in the run log."));
    for (const auto& [check, evidence] : data.audit->evidence) {
        for (const ReportExchange& exchange : evidence.exchanges)
            har.add(exchange, data.audit->audit.started, data.audit->audit.target);
    }
    return har.finish();
}

Result<void> writeStreamed(RunReader& reader, const ReportOrder& order, QIODevice& device)
{
    return order.format == ReportFormat::Csv ? writeAttemptCsv(reader, order.subject.id, device)
                                             : writeRunHar(reader, order.subject.id, device);
}

Result<void> writeWhole(RunReader& reader, const ReportOrder& order, QIODevice& device)
{
    auto data = readReport(reader, order.subject, order.earlier);
    if (!data)
        return Failure(data.error());
    if (order.baseline)
        data->earlierAudit = order.baseline;
    if (order.format == ReportFormat::Har)
        return data->delivery ? writeDeliveryHar(reader, *data, device) : writeAuditHar(*data, device);
    if (order.format == ReportFormat::Pdf)
        return writePdf(reportPage(*data, InkSource::Paper), device);
    const auto text = reportText(*data, order.format);
    return text ? writeAll(device, *text) : Failure(text.error());
}

}

Result<QByteArray> reportText(const ReportData& data, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Html:
        return htmlReport(reportPage(data, InkSource::Classes), QLocale().bcp47Name());
    case ReportFormat::Markdown:
        return markdownReport(reportPage(data, InkSource::Paper));
    case ReportFormat::JUnit:
        return junitReport(data);
    case ReportFormat::Json:
        return documentText(jsonReport(data));
    case ReportFormat::Csv:
        if (data.audit)
            return auditCsv(data.audit->audit);
        if (data.delivery)
            return deliveryCsv(data.delivery->delivery);
        break;
    case ReportFormat::Pdf:
    case ReportFormat::Har:
        break;
    }
    return fail(ErrorCode::InvalidInput, ExportText::tr("A report of this kind is no text."));
}

Result<void> exportReport(const QString& runLogPath, const ReportOrder& order, QIODevice& device)
{
    auto reader = RunReader::open(runLogPath);
    if (!reader)
        return Failure(reader.error());
    const bool isRun = order.subject.kind == ReportSubject::Kind::Run;
    const auto record = isRun ? (*reader)->run(order.subject.id) : Result<RunRecord>();
    if (!record)
        return Failure(record.error());
    const bool isStreamed =
        isRun && !isDelivery(record->row) && (order.format == ReportFormat::Csv || order.format == ReportFormat::Har);
    return isStreamed ? writeStreamed(**reader, order, device) : writeWhole(**reader, order, device);
}

Result<void> exportReportToFile(const QString& runLogPath, const ReportOrder& order, const QString& file)
{
    if (auto checked = checkReportFile(file, runLogPath); !checked)
        return checked;
    return saveFile(file, [&](QIODevice& device) { return exportReport(runLogPath, order, device); });
}

Result<void> checkReportFile(const QString& file, const QString& runLogPath)
{
    if (isDevice(file))
        return {};
    if (isPartOfRunLog(file, runLogPath))
        return fail(ErrorCode::Io,
                    ExportText::tr("%1 belongs to the run log: name another file for the report").arg(file));
    const QFileInfo target(file);
    const QFileInfo folder(target.absolutePath());
    if (target.isDir())
        return fail(ErrorCode::Io, ExportText::tr("%1 is a folder: name a file in it").arg(file));
    if (target.exists() && !target.isWritable())
        return fail(ErrorCode::Io, ExportText::tr("the file %1 cannot be written").arg(file));
    if (!folder.isDir() || !folder.isWritable())
        return fail(ErrorCode::Io, ExportText::tr("the folder %1 cannot be written").arg(folder.filePath()));
    return {};
}

Result<ReportData> archivedReport(const QString& runLogPath, const ReportSubject& subject,
                                  const std::optional<ReportSubject>& earlier)
{
    auto reader = RunReader::open(runLogPath);
    if (!reader)
        return Failure(reader.error());
    return readReport(**reader, subject, earlier);
}

}
