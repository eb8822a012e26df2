// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/auditoptions.h"

#include "base/safefile.h"
#include "cli/runoptions.h"
#include "model/json.h"
#include "report/auditreport.h"
#include "session/jobsource.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct AuditOptionText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::AuditOptions)
};

std::vector<QString> namesIn(const Arguments& arguments, const QString& option)
{
    std::vector<QString> names;
    for (const QString& text : arguments.values(option)) {
        for (const QString& name : text.split(u',', Qt::SkipEmptyParts))
            names.push_back(name.trimmed());
    }
    return names;
}

Result<std::optional<std::vector<qint64>>> agesIn(const Arguments& arguments)
{
    std::optional<std::vector<qint64>> ages;
    for (const QString& text : arguments.values(u"age-ms"_s)) {
        bool isNumber = false;
        const qint64 age = text.toLongLong(&isNumber);
        if (!isNumber || age < 1)
            return badOption(u"age-ms"_s, text, AuditOptionText::tr("a whole number of at least %1 expected").arg(1));
        if (!ages)
            ages.emplace();
        ages->push_back(age);
    }
    return ages;
}

/// Everywhere else the last of a repeated option counts; here the first is the one that decides what is fired.
Result<void> takeFirstProfile(const Arguments& arguments, RunJob& job)
{
    const QStringList names = arguments.values(u"profile"_s);
    if (names.size() < 2)
        return {};
    auto profile = profileNamed(names.front());
    if (!profile)
        return Failure(profile.error());
    job.request.contract.profile = names.front();
    job.profile = std::move(*profile);
    return {};
}

/// The limit holds for every target here, not only for other machines.
QList<OptionSpec> firingOptionsOfAudits()
{
    QList<OptionSpec> options = firingOptions();
    for (OptionSpec& option : options) {
        if (option.names.contains(u"max-attempts"_s))
            option.help =
                AuditOptionText::tr("most attempts of the whole audit (any number; 500 a run at another machine)");
    }
    return options;
}

}

QList<OptionSpec> auditOptions()
{
    return QList<OptionSpec>{
               {{u"check"_s}, u"ID"_s, AuditOptionText::tr("only this check, or group of checks; repeatable")},
               {{u"skip"_s}, u"ID"_s, AuditOptionText::tr("not this check, or group of checks; repeatable")},
               {{u"list-checks"_s}, {}, AuditOptionText::tr("list the checks; nothing is sent")},
               {{u"rounds"_s}, u"R"_s, AuditOptionText::tr("rounds of a race (20)")},
               {{u"clients"_s}, u"N"_s, AuditOptionText::tr("clients of a burst (10)")},
               {{u"seed"_s}, u"N"_s, AuditOptionText::tr("fixes schedules, jitter, faults and mutations")},
               {{u"max-seconds"_s}, u"N"_s, AuditOptionText::tr("end after this time and keep what was done")},
               {{u"age-ms"_s}, u"N"_s, AuditOptionText::tr("age of a key to schedule a replay at; repeatable")},
               {{u"estimate"_s},
                {},
                AuditOptionText::tr("say what would be sent and how long it takes; nothing is sent")},
               {{u"baseline"_s},
                u"FILE"_s,
                AuditOptionText::tr("an earlier “audit --json”: fail only on what got worse")},
               {{u"bail"_s}, {}, AuditOptionText::tr("end at the first failure that counts")},
           } +
           firingOptionsOfAudits();
}

Result<AuditJob> auditJobFrom(const Arguments& arguments, RunJob base)
{
    if (base.scenario.keyStrategy == KeyStrategy::Fixed)
        return fail(
            ErrorCode::InvalidInput,
            AuditOptionText::tr("Every check of an audit makes keys of its own: leave the header of the key out (-H)"));
    AuditJob job;
    job.base = std::move(base);
    if (auto first = takeFirstProfile(arguments, job.base); !first)
        return Failure(first.error());
    job.base.stoppedAs = RunState::Interrupted;
    job.checks = namesIn(arguments, u"check"_s);
    job.skipped = namesIn(arguments, u"skip"_s);
    const auto rounds = arguments.integer(u"rounds"_s, 1);
    const auto clients = arguments.integer(u"clients"_s, 2);
    for (const auto* number : {&rounds, &clients}) {
        if (!*number)
            return Failure(number->error());
    }
    const auto seed = arguments.number(u"seed"_s, 0);
    const auto attempts = arguments.number(u"max-attempts"_s, 1);
    const auto seconds = arguments.number(u"max-seconds"_s, 1);
    for (const auto* number : {&seed, &attempts, &seconds}) {
        if (!*number)
            return Failure(number->error());
    }
    auto ages = agesIn(arguments);
    if (!ages)
        return Failure(ages.error());
    job.rounds = *rounds;
    job.clients = *clients;
    job.seed = *seed ? std::optional(quint64(**seed)) : std::nullopt;
    job.maxAttempts = *attempts;
    job.maxSeconds = *seconds;
    job.agesMs = std::move(*ages);
    if (arguments.has(u"bail"_s))
        job.bailOn = failOnFrom(arguments);
    if (auto done = applyLimits(job.base.limits, arguments); !done)
        return Failure(done.error());
    return job;
}

Result<std::vector<Profile>> furtherProfilesFrom(const Arguments& arguments)
{
    std::vector<Profile> profiles;
    for (const QString& name : arguments.values(u"profile"_s).mid(1)) {
        auto profile = profileNamed(name);
        if (!profile)
            return Failure(profile.error());
        profiles.push_back(std::move(*profile));
    }
    return profiles;
}

Severity failOnFrom(const Arguments& arguments)
{
    return fromWord<Severity>(arguments.value(u"fail-on"_s).value_or(u"major"_s)).value_or(Severity::Major);
}

Result<std::optional<Audit>> baselineFrom(const Arguments& arguments)
{
    const auto file = arguments.value(u"baseline"_s);
    if (!file)
        return std::optional<Audit>();
    const auto text = readFile(*file);
    if (!text)
        return Failure(text.error());
    const auto document = parseJsonObject(*text, *file);
    if (!document)
        return Failure(document.error());
    auto audit = auditFromDocument(*document);
    if (!audit)
        return badOption(u"baseline"_s, *file, audit.error().message);
    return std::optional(std::move(*audit));
}

}
