// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/backgroundreport.h"

#include "base/safefile.h"
#include "print/paperdocument.h"
#include "report/page/reportpage.h"
#include "ui/widgets/inbackground.h"
#include "ui/widgets/messagebar.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QTextDocument>
#include <QThread>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct BackgroundReport
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::BackgroundReport)
};

constexpr qsizetype mostShown = 100'000; ///< bytes of a text

Result<void> write(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice, const QString& file)
{
    if (choice.kind == ReportChoice::Kind::Report)
        return exportReportToFile(runLogPath, {about.subject, choice.format, about.earlier}, file);
    const auto text = choice.kind == ReportChoice::Kind::Contract
                          ? archivedContract(runLogPath, about.subject, choice.format)
                          : archivedReproduction(runLogPath, about.subject, choice.check, false);
    return text ? writeFile(file, *text) : Failure(text.error());
}

bool isPage(ReportFormat format)
{
    return format == ReportFormat::Html || format == ReportFormat::Pdf;
}

/// The document belongs to `gui`.
Result<ReportPreview> documentOf(const QString& runLogPath, const ReportAbout& about, QThread* gui)
{
    const auto data = archivedReport(runLogPath, about.subject, about.earlier);
    if (!data)
        return Failure(data.error());
    std::shared_ptr<QTextDocument> document = paperDocument(reportPage(*data, InkSource::Paper));
    document->moveToThread(gui);
    return ReportPreview{{}, document};
}

Result<QByteArray> textOf(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice)
{
    if (choice.kind == ReportChoice::Kind::Contract)
        return archivedContract(runLogPath, about.subject, ReportFormat::Markdown);
    if (choice.kind == ReportChoice::Kind::Reproduction)
        return archivedReproduction(runLogPath, about.subject, choice.check, false);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto written = exportReport(runLogPath, {about.subject, choice.format, about.earlier}, buffer);
    return written ? Result<QByteArray>(buffer.data()) : Failure(written.error());
}

Result<ReportPreview> preview(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice,
                              QThread* gui)
{
    if (choice.kind == ReportChoice::Kind::Report && isPage(choice.format))
        return documentOf(runLogPath, about, gui);
    return textOf(runLogPath, about, choice).map([](const QByteArray& text) {
        return ReportPreview{QString::fromUtf8(text.left(mostShown)), {}, text.size() > mostShown};
    });
}

}

QString ReportChoice::suffix() const
{
    return kind == Kind::Reproduction ? u"sh"_s : reportFileSuffix(format);
}

void writeInBackground(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice,
                       const QString& file, MessageBar& news)
{
    inBackground(
        &news, [=] { return write(runLogPath, about, choice, file); },
        [&news, file](const Result<void>& written) {
            if (written)
                news.say(MessageBar::Kind::Hint,
                         [file] { return BackgroundReport::tr("The report was written to %1").arg(file); });
            else
                news.say(written.error());
        });
}

void previewInBackground(const QString& runLogPath, const ReportAbout& about, const ReportChoice& choice,
                         QObject* context, const std::function<void(const Result<ReportPreview>&)>& take)
{
    inBackground(
        context, [=, gui = context->thread()] { return preview(runLogPath, about, choice, gui); }, take);
}

void copyReproduction(const QString& runLogPath, const ReportSubject& subject, const QString& check, MessageBar& news)
{
    inBackground(
        &news, [=] { return archivedReproduction(runLogPath, subject, check, true); },
        [&news](const Result<QByteArray>& text) {
            if (!text) {
                news.say(text.error());
                return;
            }
            QGuiApplication::clipboard()->setText(QString::fromUtf8(*text));
            news.say(MessageBar::Kind::Hint, [] {
                return BackgroundReport::tr(
                    "The reproduction is on the clipboard: Markdown with a script of curl commands");
            });
        });
}

}
