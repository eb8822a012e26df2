// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/targetoptions.h"

#include "cli/requestoptions.h"
#include "model/contracttext.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct TargetText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::TargetOptions)
};

Result<void> applyProvocations(Contract& contract, const Arguments& arguments)
{
    std::vector<Provocation> given;
    for (const QString& text : arguments.values(u"provoke"_s)) {
        auto provocation = provocationFromText(text);
        if (!provocation)
            return badOption(u"provoke"_s, text, provocation.error().message);
        std::erase_if(contract.provocations, [&](const Provocation& known) { return known.name == provocation->name; });
        given.push_back(std::move(*provocation));
    }
    std::move(given.begin(), given.end(), std::back_inserter(contract.provocations));
    return {};
}

Result<QString> urlFrom(const QString& option, const QString& text)
{
    const QUrl url(text);
    const bool isTemplate = text.contains("{{"_L1);
    if (!isTemplate && (!url.isValid() || url.scheme().isEmpty() || url.host().isEmpty()))
        return badOption(option, text, TargetText::tr("an absolute URL expected"));
    return text;
}

}

QList<OptionSpec> targetOptions()
{
    return {
        {{u"as-other"_s}, u"'Name: value'"_s, TargetText::tr("a header of the second principal; repeatable")},
        {{u"other-url"_s}, u"URL"_s, TargetText::tr("a second endpoint that takes the same request")},
        {{u"replica"_s}, u"URL"_s, TargetText::tr("a base URL behind which the same service runs; repeatable")},
        {{u"provoke"_s},
         u"NAME=HOW"_s,
         TargetText::tr("what makes this target misbehave: NAME one of %1, HOW a JSON Patch, header:'N: V' or "
                        "sink:ANSWER; repeatable")
             .arg(provocationNames().join(u", "_s))},
        {{u"ttl-ms"_s}, u"N"_s, TargetText::tr("how long the target promises to remember a key")},
    };
}

Result<void> applyTargetOptions(Contract& contract, const Arguments& arguments)
{
    if (arguments.has(u"as-other"_s))
        contract.otherPrincipal.clear();
    for (const QString& text : arguments.values(u"as-other"_s)) {
        const auto header = headerFrom(u"as-other"_s, text);
        if (!header)
            return Failure(header.error());
        contract.otherPrincipal.push_back(*header);
    }
    if (const auto text = arguments.value(u"other-url"_s)) {
        const auto url = urlFrom(u"other-url"_s, *text);
        if (!url)
            return Failure(url.error());
        contract.otherUrl = *url;
    }
    if (arguments.has(u"replica"_s))
        contract.replicas.clear();
    for (const QString& text : arguments.values(u"replica"_s)) {
        const auto url = urlFrom(u"replica"_s, text);
        if (!url)
            return Failure(url.error());
        contract.replicas.push_back(*url);
    }
    const auto age = arguments.number(u"ttl-ms"_s, 1);
    if (!age)
        return Failure(age.error());
    if (*age)
        contract.promisedAgeMs = **age;
    return applyProvocations(contract, arguments);
}

}
