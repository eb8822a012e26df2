// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/githubactions.h"

#include "report/formats/junitcases.h"
#include "session/reportexport.h"

#include <QCoreApplication>
#include <QFile>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct GitHubText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::GitHubActions)
};

constexpr qint64 mostSummary = 1024 * 1024; ///< bytes that GitHub takes of a step: more, and it shows nothing

/// Other steps and commands add to the same file.
void addSummary(const QString& path, const ReportData& data, const Console& console)
{
    const auto text = reportText(data, ReportFormat::Markdown);
    QFile file(path);
    if (text && file.size() + text->size() + 1 > mostSummary) {
        console.say(GitHubText::tr("The summary of the step is full (1 MiB): a report was left out of it."));
        return;
    }
    if (!text || !file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(*text + '\n') < 0)
        console.say(
            GitHubText::tr("The summary of the step cannot be written to %1: %2").arg(path, file.errorString()));
}

void annotate(const ReportData& data, const Console& console)
{
    for (const JUnitCase& one : junitCases(data)) {
        if (one.ending == JUnitCase::Ending::Failed)
            console.say(workflowCommand(u"error"_s, one.name, one.message));
        else if (one.ending == JUnitCase::Ending::Broken)
            console.say(workflowCommand(u"warning"_s, one.name, one.message));
    }
}

QString escaped(QString text)
{
    return text.replace(u'%', u"%25"_s).replace(u'\r', u"%0D"_s).replace(u'\n', u"%0A"_s);
}

}

QString workflowCommand(const QString& level, const QString& title, const QString& message)
{
    const QString property = escaped(title).replace(u':', u"%3A"_s).replace(u',', u"%2C"_s);
    return u"::%1 title=%2::%3"_s.arg(level, property, escaped(message));
}

void tellGitHub(const QString& runLogPath, const ReportSubject& subject, const Console& console)
{
    const QString summary = qEnvironmentVariable("GITHUB_STEP_SUMMARY");
    const bool isStep = qEnvironmentVariable("GITHUB_ACTIONS") == "true"_L1;
    if (summary.isEmpty() && !isStep)
        return;
    const auto data = archivedReport(runLogPath, subject);
    if (!data) {
        console.say(data.error().text());
        return;
    }
    if (!summary.isEmpty())
        addSummary(summary, *data, console);
    if (isStep)
        annotate(*data, console);
}

}
