// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/reportformat.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportFormat)
};

}

QStringList reportFormatWords()
{
    QStringList words;
    for (const auto& [format, text] : EnumWords<ReportFormat>::list)
        words.append(QString::fromUtf16(text));
    return words;
}

QString reportFormatText(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Html:
        return FormatText::tr("Page for a colleague: charts, evidence, searchable attempts; one file, opens anywhere");
    case ReportFormat::Pdf:
        return FormatText::tr("Document for an auditor: the same content on numbered pages");
    case ReportFormat::JUnit:
        return FormatText::tr("Test results for GitLab, Jenkins and GitHub: a testcase per check");
    case ReportFormat::Json:
        return FormatText::tr("All figures and evidence for programs, with a published schema");
    case ReportFormat::Csv:
        return FormatText::tr("One line per attempt, or per check, for a spreadsheet");
    case ReportFormat::Har:
        return FormatText::tr("The exchanges as an HTTP archive, for browsers and proxies");
    case ReportFormat::Markdown:
        break;
    }
    return FormatText::tr("Comment on a change or an issue: verdict, findings, how to run it again");
}

QString reportFileSuffix(ReportFormat format)
{
    return format == ReportFormat::JUnit ? u"xml"_s : word(format);
}

}
