// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/formats/htmlreport.h"

#include "report/formats/htmlwriter.h"

#include <QCoreApplication>
#include <QFile>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct HtmlText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::HtmlReport)
};

QByteArray resource(const QString& name)
{
    QFile file(u":/idemscope/report/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray inkRules(const ChartInk& ink, bool isDark)
{
    const QByteArray name = inkName(ink).toLatin1();
    const QByteArray color = '#' + QByteArray::number(inkRgb(ink, isDark), 16).rightJustified(6, '0');
    return ".f-" + name + "{fill:" + color + "}.s-" + name + "{stroke:" + color + "}.b-" + name +
           "{background:" + color + "}\n";
}

/// Classes for every ink of the charts, as SvgCanvas names them.
QByteArray inkStyle(bool isDark)
{
    QByteArray style;
    for (int i = 0; i < happeningCount; ++i)
        style += inkRules(Happening(i), isDark);
    for (const PlainInk ink : {PlainInk::Text, PlainInk::Muted, PlainInk::Border, PlainInk::Surface, PlainInk::Other})
        style += inkRules(ink, isDark);
    return style;
}

/// Paper is always light.
QByteArray style()
{
    return resource(u"report.css"_s) + inkStyle(false) + "@media screen and (prefers-color-scheme: dark){\n" +
           inkStyle(true) + "}\n";
}

QByteArray contents(const ReportPage& page)
{
    QByteArray links;
    for (const PageSection& section : page.sections) {
        if (!section.title.isEmpty())
            links += "<a href=\"#" + section.id.toUtf8() + "\">" + htmlText(section.title) + "</a> ";
    }
    return "<nav aria-label=\"" + htmlText(HtmlText::tr("Contents")) + "\">" + links + "</nav>\n";
}

}

QByteArray htmlReport(const ReportPage& page, const QString& language)
{
    HtmlWriter writer;
    writer.writeHeader(page);
    for (const PageSection& section : page.sections)
        writer.write(section);
    return "<!DOCTYPE html>\n<html lang=\"" + language.toUtf8() +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
           "script-src 'unsafe-inline'; img-src data:\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"generator\" content=\"Idemscope\">\n"
           "<link rel=\"icon\" href=\"data:,\">\n<title>" +
           htmlText(page.title) + "</title>\n<style>\n" + style() + "</style>\n</head>\n<body>\n" + contents(page) +
           "<main>\n" + writer.take() + "</main>\n<script>\n" + resource(u"report.js"_s) +
           "</script>\n</body>\n</html>\n";
}

}
