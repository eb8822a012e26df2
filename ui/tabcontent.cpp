// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tabcontent.h"

#include "ui/pages/audit/auditpage.h"
#include "ui/pages/delivery/deliverypage.h"
#include "ui/pages/help/helppage.h"
#include "ui/pages/log/logpage.h"
#include "ui/pages/profiles/profilespage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/run/runpage.h"
#include "ui/pages/sandbox/sandboxpage.h"
#include "ui/pages/schedules/schedulespage.h"
#include "ui/pages/settings/settingspage.h"
#include "ui/pages/variables/variablespage.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

/// A page of which there is one.
TabContent::Kind kindOfTool(const Document& document)
{
    if (qobject_cast<const VariablesPage*>(&document))
        return TabContent::Kind::Variables;
    if (qobject_cast<const SchedulesPage*>(&document))
        return TabContent::Kind::Schedules;
    if (qobject_cast<const SandboxPage*>(&document))
        return TabContent::Kind::Sandbox;
    if (qobject_cast<const SettingsPage*>(&document))
        return TabContent::Kind::Settings;
    if (qobject_cast<const HelpPage*>(&document))
        return TabContent::Kind::Help;
    if (qobject_cast<const LogPage*>(&document))
        return TabContent::Kind::Log;
    return qobject_cast<const ProfilesPage*>(&document) ? TabContent::Kind::Profiles : TabContent::Kind::None;
}

/// Words of the settings file.
constexpr std::pair<TabContent::Kind, QLatin1StringView> words[] = {{TabContent::Kind::Request, "request"_L1},
                                                                    {TabContent::Kind::Run, "run"_L1},
                                                                    {TabContent::Kind::Audit, "audit"_L1},
                                                                    {TabContent::Kind::Delivery, "delivery"_L1},
                                                                    {TabContent::Kind::Profiles, "profiles"_L1},
                                                                    {TabContent::Kind::Variables, "variables"_L1},
                                                                    {TabContent::Kind::Schedules, "schedules"_L1},
                                                                    {TabContent::Kind::Sandbox, "sandbox"_L1},
                                                                    {TabContent::Kind::Settings, "settings"_L1},
                                                                    {TabContent::Kind::Help, "help"_L1},
                                                                    {TabContent::Kind::Log, "log"_L1}};

}

TabContent TabContent::of(const Document& document)
{
    if (const auto* page = qobject_cast<const RequestPage*>(&document)) {
        OpenRequest open = page->openRequest();
        if (open.path.isEmpty())
            open.request = page->request();
        return {Kind::Request, std::move(open), 0};
    }
    if (const auto* run = qobject_cast<const RunPage*>(&document))
        return {Kind::Run, {}, run->run()};
    if (const auto* audit = qobject_cast<const AuditPage*>(&document))
        return {audit->audit() > 0 ? Kind::Audit : Kind::None, {}, audit->audit()};
    if (const auto* delivery = qobject_cast<const DeliveryPage*>(&document))
        return {delivery->delivery() > 0 ? Kind::Delivery : Kind::None, {}, delivery->delivery()};
    return {kindOfTool(document), {}, 0};
}

QString TabContent::text() const
{
    for (const auto& [of, word] : words) {
        if (of != kind || (kind == Kind::Request && request.path.isEmpty()))
            continue;
        if (kind == Kind::Request)
            return QStringList{word, request.collectionFolder, request.path}.join(u'\n');
        return id > 0 ? u"%1\n%2"_s.arg(word).arg(id) : QString(word);
    }
    return {};
}

TabContent TabContent::fromText(const QString& text)
{
    const QStringList parts = text.split(u'\n');
    for (const auto& [kind, word] : words) {
        if (parts[0] != word)
            continue;
        if (kind == Kind::Request)
            return parts.size() == 3 ? TabContent{kind, {parts[1], parts[2], {}}, 0} : TabContent();
        return {kind, {}, parts.value(1).toLongLong()};
    }
    return {};
}

}
