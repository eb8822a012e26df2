// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/requestoptions.h"

#include "cli/bodyoptions.h"
#include "cli/probeoptions.h"
#include "cli/stepoptions.h"
#include "cli/targetoptions.h"
#include "cli/transportoptions.h"
#include "model/authtext.h"
#include "model/contracttext.h"
#include "model/json/words.h"
#include "session/rowsfile.h"

#include <QCoreApplication>
#include <QDir>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct RequestText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::RequestOptions)
};

Result<void> applyHeaders(Request& request, const Arguments& arguments)
{
    for (const QString& text : arguments.values(u"H"_s)) {
        const auto header = headerFrom(u"H"_s, text);
        if (!header)
            return Failure(header.error());
        std::erase_if(request.headers, [&](const Field& known) {
            return known.name.compare(header->name, Qt::CaseInsensitive) == 0 && !known.secret;
        });
    }
    for (const QString& text : arguments.values(u"H"_s))
        request.headers.push_back(*headerFrom(u"H"_s, text));
    return {};
}

/// A -H for the key's own header is the user's key: it is fired as given, not replaced by one that is made.
void applyGivenKey(RunJob& job, const Arguments& arguments)
{
    Contract& contract = job.request.contract;
    if (contract.placement.kind != KeyPlacement::Kind::Header)
        return;
    for (const QString& text : arguments.values(u"H"_s)) {
        const auto header = headerFrom(u"H"_s, text);
        if (!header || header->name.compare(contract.placement.name, Qt::CaseInsensitive) != 0)
            continue;
        if (!header->value.contains("{{"_L1)) {
            job.scenario.keyStrategy = KeyStrategy::Fixed;
            job.scenario.fixedKey = header->value.toUtf8();
        } else if (!header->value.contains("{{key}}"_L1)) {
            contract.making = {KeyMaking::Kind::Template, header->value};
        }
    }
}

Result<void> applyKey(Contract& contract, const Arguments& arguments)
{
    if (const auto text = arguments.value(u"key-in"_s)) {
        const auto kind = fromWord<KeyPlacement::Kind>(text->section(u':', 0, 0));
        const QString name = text->section(u':', 1);
        if (!kind || (name.isEmpty() && *kind != KeyPlacement::Kind::None))
            return badOption(
                u"key-in"_s, *text,
                RequestText::tr("header:NAME, query:NAME, json:/POINTER, form:NAME, path:NAME or none expected"));
        contract.placement.kind = *kind;
        contract.placement.name = name;
    }
    if (arguments.has(u"key-quoted"_s))
        contract.placement.quoted = true;
    if (const auto text = arguments.value(u"key-make"_s)) {
        const auto kind = fromWord<KeyMaking::Kind>(*text);
        contract.making = kind && *kind != KeyMaking::Kind::Template ? KeyMaking{*kind, {}}
                                                                     : KeyMaking{KeyMaking::Kind::Template, *text};
    }
    return {};
}

Result<void> applyConditions(Contract& contract, const Arguments& arguments)
{
    const auto read = [&](const QString& option, Conditions& conditions) -> Result<void> {
        if (arguments.has(option))
            conditions.clear();
        for (const QString& text : arguments.values(option)) {
            auto condition = conditionFromText(text);
            if (!condition)
                return badOption(option, text, condition.error().message);
            conditions.push_back(*condition);
        }
        return {};
    };
    if (auto done = read(u"acknowledged-when"_s, contract.acknowledgedWhen); !done)
        return done;
    if (auto done = read(u"conflict-when"_s, contract.conflictWhen); !done)
        return done;
    if (arguments.has(u"replay-when"_s))
        contract.replayWhen.clear();
    for (const QString& text : arguments.values(u"replay-when"_s)) {
        const auto rule = replayRuleFromText(text);
        if (!rule)
            return badOption(u"replay-when"_s, text, rule.error().message);
        contract.replayWhen.push_back(*rule);
    }
    return {};
}

Result<void> applyContract(Contract& contract, const Arguments& arguments)
{
    if (auto done = applyConditions(contract, arguments); !done)
        return done;
    if (auto done = applyProbes(contract, arguments); !done)
        return done;
    if (auto done = applyTargetOptions(contract, arguments); !done)
        return done;
    contract.identity = arguments.value(u"identity"_s).value_or(contract.identity);
    contract.mutation = arguments.value(u"mutate"_s).value_or(contract.mutation);
    contract.profile = arguments.value(u"profile"_s).value_or(contract.profile);
    const auto window = arguments.integer(u"settle-ms"_s, 0);
    const auto limit = arguments.integer(u"settle-limit-ms"_s, 0);
    if (!window)
        return Failure(window.error());
    if (!limit)
        return Failure(limit.error());
    if (*window)
        contract.settling.windowMs = **window;
    if (*limit)
        contract.settling.limitMs = **limit;
    return {};
}

Result<void> applyAuth(RunJob& job, const Arguments& arguments)
{
    Request& request = job.request;
    if (const auto text = arguments.value(u"auth"_s)) {
        const auto auth = authFromText(*text);
        if (!auth)
            return badOption(u"auth"_s, text->section(u':', 0, 0), auth.error().message);
        request.auth = *auth;
        job.scope.push_back(secretsNamedIn(*text, job.scope));
    }
    request.auth.scope = arguments.value(u"auth-scope"_s).value_or(request.auth.scope);
    return {};
}

Result<void> applyPerAttempt(RunJob& job, const Arguments& arguments)
{
    for (const QString& name : arguments.values(u"per-attempt"_s)) {
        bool isKnown = false;
        for (VariableLayer& layer : job.scope) {
            for (Field& variable : layer.variables) {
                if (variable.name == name)
                    isKnown = variable.perAttempt = true;
            }
        }
        if (!isKnown)
            return badOption(u"per-attempt"_s, name, RequestText::tr("there is no such variable; --set it"));
    }
    return {};
}

}

/// "Name: value"; "Name:" removes nothing and sends an empty value.
Result<Field> headerFrom(const QString& option, const QString& text)
{
    const qsizetype colon = text.indexOf(u':');
    if (colon <= 0)
        return badOption(option, text, RequestText::tr("“Name: value” expected"));
    return Field{text.left(colon).trimmed(), text.mid(colon + 1).trimmed()};
}

QList<OptionSpec> requestOptions()
{
    return probeOptions() +
           QList<OptionSpec>{
               {{u"X"_s},
                u"METHOD"_s,
                RequestText::tr("method (POST for a URL with a body or a key, as the file says else)")},
               {{u"H"_s},
                u"'Name: value'"_s,
                RequestText::tr("a header; replaces the file's of that name. For the key's header: the key to send")},
               {{u"auth"_s},
                u"KIND:…"_s,
                RequestText::tr(
                    "bearer:TOKEN|basic:USER:PASSWORD|digest:USER:PASSWORD|header:NAME=VALUE|query:NAME=VALUE|"
                    "aws-sigv4:ACCESSKEY:SECRETKEY:REGION:SERVICE[:SESSIONTOKEN]|"
                    "oauth2:CLIENT:SECRET@TOKENURL|oauth2-body:…|none; {{NAME}} in it is taken from "
                    "IDEMSCOPE_SECRET_NAME. A header given by hand is sent instead")},
               {{u"auth-scope"_s}, u"SCOPE"_s, RequestText::tr("what the token of OAuth 2 is asked for")},
           } +
           bodyOptions() +
           QList<OptionSpec>{
               {{u"key-in"_s},
                u"PLACE"_s,
                RequestText::tr("header:NAME|query:NAME|json:/POINTER|form:NAME|path:NAME|none")},
               {{u"key-quoted"_s}, {}, RequestText::tr("send the key as a quoted structured-field string (RFC 9651)")},
               {{u"key-make"_s}, u"HOW"_s, RequestText::tr("uuid4|uuid7|TEMPLATE")},
               {{u"per-attempt"_s}, u"VARIABLE"_s, RequestText::tr("render this variable anew for every attempt")},
               {{u"profile"_s}, u"NAME|FILE"_s, RequestText::tr("what is right for this API (generic)")},
               {{u"acknowledged-when"_s},
                u"CONDITION"_s,
                RequestText::tr("status:LIST|jsonpath:EXPR|status:LIST+jsonpath:EXPR; repeatable")},
               {{u"conflict-when"_s}, u"CONDITION"_s, RequestText::tr("likewise")},
               {{u"replay-when"_s},
                u"RULE"_s,
                RequestText::tr("header:NAME[=VALUE]|status:CODE|body-equal; repeatable")},
               {{u"identity"_s}, u"JSONPATH"_s, RequestText::tr("the result's identity in an acknowledged body")},
               {{u"settle-ms"_s}, u"N"_s, RequestText::tr("how long a reading must be unchanged (500)")},
               {{u"settle-limit-ms"_s}, u"N"_s, RequestText::tr("how long to wait for that")},
               {{u"mutate"_s}, u"JSON-PATCH"_s, RequestText::tr("the “other payload” (first number + 1)")},
           } +
           QList<OptionSpec>{{{u"data-rows"_s},
                              u"FILE"_s,
                              RequestText::tr("a CSV with a header line, or a JSON array of objects: operations take "
                                              "its rows in turn, columns are variables")}} +
           stepOptions() + targetOptions() + environmentOptions() + transportOptions();
}

Result<void> applyRows(RunJob& job, const Arguments& arguments)
{
    const auto given = arguments.value(u"data-rows"_s);
    if (given)
        job.scenario.dataRows = QDir::current().absoluteFilePath(*given);
    auto rows = RowsFile().read(job.scenario.dataRows, job.folder);
    if (!rows)
        return Failure(rows.error());
    job.rows = *std::move(rows);
    return {};
}

QList<OptionSpec> environmentOptions()
{
    return {{{u"env"_s}, u"NAME"_s, RequestText::tr("environment of the collection")},
            {{u"set"_s}, u"k=v"_s, RequestText::tr("a variable of this run; repeatable")}};
}

Result<JobSource> jobSourceOf(const Arguments& arguments, const QString& request)
{
    JobSource source{request, arguments.value(u"env"_s).value_or(QString()), {}, {}};
    for (const QString& text : arguments.values(u"set"_s)) {
        if (text.indexOf(u'=') <= 0)
            return badOption(u"set"_s, text, RequestText::tr("name=value expected"));
        source.variables.push_back({text.section(u'=', 0, 0), text.section(u'=', 1)});
    }
    return source;
}

Result<RunJob> jobFrom(const Arguments& arguments)
{
    auto source = jobSourceOf(arguments, arguments.positional(0));
    if (!source)
        return Failure(source.error());
    auto steps = stepsFrom(arguments);
    if (!steps)
        return Failure(steps.error());
    source->steps = std::move(*steps);
    auto job = makeJob(*source);
    if (!job)
        return job;
    Request& request = job->request;
    request.method = arguments.value(u"X"_s).value_or(request.method);
    if (auto done = applyKey(request.contract, arguments); !done)
        return Failure(done.error());
    for (const auto apply : {applyHeaders, applyBody}) {
        if (auto done = apply(request, arguments); !done)
            return Failure(done.error());
    }
    if (auto done = applyAuth(*job, arguments); !done)
        return Failure(done.error());
    applyGivenKey(*job, arguments);
    if (auto done = applyContract(request.contract, arguments); !done)
        return Failure(done.error());
    if (auto done = applyTransport(request.transport, arguments); !done)
        return Failure(done.error());
    if (auto done = applyPerAttempt(*job, arguments); !done)
        return Failure(done.error());
    auto profile = profileNamed(request.contract.profile);
    if (!profile)
        return Failure(profile.error());
    job->profile = *profile;
    if (!request.scenarios.empty())
        job->scenario.dataRows = request.scenarios.front().dataRows;
    if (auto done = applyRows(*job, arguments); !done)
        return Failure(done.error());
    return job;
}

}
