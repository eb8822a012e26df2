// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/runoptions.h"

#include "base/safefile.h"
#include "cli/requestoptions.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RunText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RunOptions)
};

Result<ReportTarget> reportFrom(const QString& text, const RunOptions& options)
{
    const auto format = fromWord<ReportFormat>(text.section(u'=', 0, 0));
    const QString file = text.section(u'=', 1);
    if (file.isEmpty() || !format)
        return badOption(u"report"_s, text,
                         RunText::tr("FORMAT=FILE expected, FORMAT one of %1").arg(reportFormatWords().join(u", "_s)));
    if (const auto checked = checkReportFile(file, options.store); !checked)
        return badOption(u"report"_s, text, checked.error().message);
    for (const ReportTarget& other : options.reports) {
        if (!isDevice(file) && isSameFile(file, other.file))
            return badOption(u"report"_s, text, RunText::tr("another report is written to this file"));
    }
    return ReportTarget{*format, file};
}

}

QList<OptionSpec> storeOptions()
{
    return {{{u"store"_s}, u"FILE"_s, RunText::tr("run log (the user's)")},
            {{u"json"_s}, {}, RunText::tr("one JSON document on standard output")}};
}

QList<OptionSpec> firingOptions()
{
    return storeOptions() + QList<OptionSpec>{
                                {{u"report"_s},
                                 u"FORMAT=FILE"_s,
                                 RunText::tr("write a report (%1); repeatable").arg(reportFormatWords().join(u", "_s))},
                                {{u"yes"_s}, {}, RunText::tr("fire at a target that is not on this machine")},
                                {{u"confirm"_s},
                                 u"NAME"_s,
                                 RunText::tr("name of a protected environment, or host of a key that looks live")},
                                {{u"max-attempts"_s}, u"N"_s, RunText::tr("most attempts at another machine (500)")},
                                {{u"max-rate"_s}, u"N"_s, RunText::tr("most starts a second at another machine (50)")},
                                {{u"fail-on"_s},
                                 u"SEVERITY"_s,
                                 RunText::tr("critical|major|minor: the least failed check that gives exit code 1 "
                                             "(major); a burst has none, its "
                                             "verdict decides")},
                            };
}

QString storePath(const Arguments& arguments)
{
    return arguments.value(u"store"_s).value_or(defaultRunLogPath());
}

Result<RunOptions> runOptionsFrom(const Arguments& arguments)
{
    RunOptions options{storePath(arguments), arguments.has(u"json"_s), {}};
    for (const QString& text : arguments.values(u"report"_s)) {
        auto report = reportFrom(text, options);
        if (!report)
            return Failure(report.error());
        options.reports.push_back(*report);
    }
    const QString severity = arguments.value(u"fail-on"_s).value_or(u"major"_s);
    const QStringList severities{u"critical"_s, u"major"_s, u"minor"_s};
    if (!severities.contains(severity))
        return badOption(u"fail-on"_s, severity, RunText::tr("one of %1 expected").arg(severities.join(u", "_s)));
    return options;
}

Result<void> writeReports(const RunOptions& options, const ReportSubject& subject, const std::optional<Audit>& baseline)
{
    for (const ReportTarget& report : options.reports) {
        const ReportOrder order{subject, report.format, {}, baseline};
        if (auto written = exportReportToFile(options.store, order, report.file); !written)
            return written;
    }
    return {};
}

namespace {

/// A name as a shell takes it for one word.
QString shellWord(const QString& name)
{
    return name.contains(u' ') ? u"\"%1\""_s.arg(name) : name;
}

}

Result<void> applyLimits(SafetyLimits& limits, const Arguments& arguments)
{
    const auto attempts = arguments.number(u"max-attempts"_s, 1);
    if (!attempts)
        return Failure(attempts.error());
    const auto rate = arguments.real(u"max-rate"_s, 0.001);
    if (!rate)
        return Failure(rate.error());
    limits.attempts = int(std::min<qint64>(attempts->value_or(limits.attempts), std::numeric_limits<int>::max()));
    limits.perSecond = rate->value_or(limits.perSecond);
    return {};
}

Result<void> confirmFiring(const Firing& firing, const Arguments& arguments)
{
    const bool isLive = firing.looksLive && !firing.isLoopback;
    const QString name = firing.isProtected ? firing.environment : isLive ? firing.host : QString();
    if (!name.isEmpty() && arguments.value(u"confirm"_s) != name)
        return fail(ErrorCode::NotAllowed,
                    firing.isProtected
                        ? RunText::tr("The environment “%1” is protected: add --confirm %2. Nothing was sent.")
                              .arg(name, shellWord(name))
                        : RunText::tr("The request carries a key that looks live: add --confirm %1. Nothing was sent.")
                              .arg(name));
    if (firing.isLoopback)
        return {};
    if (!arguments.has(u"yes"_s))
        return fail(
            ErrorCode::NotAllowed,
            RunText::tr(
                "Up to %1 attempts would be sent to %2, which is not on this machine: add --yes. Nothing was sent.")
                .arg(firing.attempts)
                .arg(firing.origin));
    return {};
}

Result<RunForecast> allow(RunJob& job, const Arguments& arguments)
{
    if (auto done = applyLimits(job.limits, arguments); !done)
        return Failure(done.error());
    auto known = forecast(job);
    if (!known)
        return known;
    auto confirmed = confirmFiring({known->estimate.attemptsMax, known->origin, known->host, job.environment,
                                    job.isProtected, known->isLoopback, known->looksLive},
                                   arguments);
    return confirmed ? known : Failure(confirmed.error());
}

}
