// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/words.h"
#include "report/command/commandwords.h"
#include "report/page/sections.h"

#include <QCoreApplication>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct CommonText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ReportSections)
};

QString keyPlaceText(const KeyPlacement& place)
{
    switch (place.kind) {
    case KeyPlacement::Kind::Header:
        return CommonText::tr("header %1").arg(place.name);
    case KeyPlacement::Kind::Query:
        return CommonText::tr("query parameter %1").arg(place.name);
    case KeyPlacement::Kind::JsonPointer:
        return CommonText::tr("JSON body at %1").arg(place.name);
    case KeyPlacement::Kind::FormField:
        return CommonText::tr("form field %1").arg(place.name);
    case KeyPlacement::Kind::PathVariable:
        return CommonText::tr("path variable %1").arg(place.name);
    case KeyPlacement::Kind::None:
        break;
    }
    return CommonText::tr("no place of its own");
}

}

std::vector<std::pair<QString, QString>> contractFacts(const ReportSetup& setup)
{
    const Contract& contract = setup.request.contract;
    std::vector<std::pair<QString, QString>> facts{
        {CommonText::tr("Profile"), setup.profile.title.isEmpty()
                                        ? setup.profile.name
                                        : CommonText::tr("%1: %2").arg(setup.profile.name, setup.profile.title)},
        {CommonText::tr("Key"), keyPlaceText(contract.placement)}};
    if (!contract.identity.isEmpty())
        facts.emplace_back(CommonText::tr("Identity"), contract.identity);
    for (const Probe& probe : contract.probes)
        facts.emplace_back(CommonText::tr("Probe"),
                           probe.jsonPath.isEmpty()
                               ? probe.title()
                               : CommonText::tr("%1, read by %2").arg(probe.title(), probe.jsonPath));
    return facts;
}

PageSection againSection(const QString& command, quint64 seed)
{
    PageSection section{u"again"_s, CommonText::tr("How to run it again"), {}};
    section.blocks.emplace_back(TextBlock{
        CommonText::tr("The seed %1 gives the same schedule, jitter, faults and mutations; keys are fresh, so "
                       "that a rerun is no repeat of this one.")
            .arg(seed)});
    section.blocks.emplace_back(CodeBlock{command});
    const QStringList names = secretsOf(command);
    if (names.isEmpty())
        return section;
    section.blocks.emplace_back(TextBlock{
        CommonText::tr("Secrets are not part of a report: set %1 in the environment first.").arg(names.join(u", "_s))});
    return section;
}

PageSection redactedSection(const QStringList& names)
{
    PageSection section{u"redacted"_s, CommonText::tr("What was left out"), {}};
    if (names.isEmpty()) {
        section.blocks.emplace_back(TextBlock{CommonText::tr("Nothing was redacted: no secret was met.")});
        return section;
    }
    section.blocks.emplace_back(TextBlock{
        CommonText::tr("The values of these were replaced by ‹secret NAME› wherever they were met, also in Base64 and "
                       "URL-encoded form:")});
    section.blocks.emplace_back(ListBlock{names});
    return section;
}

}
