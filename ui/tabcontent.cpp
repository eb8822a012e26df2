// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tabcontent.h"

#include "ui/pages/audit/auditpage.h"
#include "ui/pages/profiles/profilespage.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/run/runpage.h"
#include "ui/pages/variables/variablespage.h"

namespace idemscope {

using namespace Qt::StringLiterals;

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
    if (qobject_cast<const VariablesPage*>(&document))
        return {Kind::Variables, {}, 0};
    return {qobject_cast<const ProfilesPage*>(&document) ? Kind::Profiles : Kind::None, {}, 0};
}

QString TabContent::text() const
{
    switch (kind) {
    case Kind::Request:
        return request.path.isEmpty() ? QString() : u"request\n%1\n%2"_s.arg(request.collectionFolder, request.path);
    case Kind::Run:
        return u"run\n%1"_s.arg(id);
    case Kind::Audit:
        return u"audit\n%1"_s.arg(id);
    case Kind::Profiles:
        return u"profiles"_s;
    case Kind::Variables:
        return u"variables"_s;
    case Kind::None:
        break;
    }
    return {};
}

TabContent TabContent::fromText(const QString& text)
{
    const QStringList parts = text.split(u'\n');
    if (parts.size() == 3 && parts[0] == "request"_L1)
        return {Kind::Request, {parts[1], parts[2], {}}, 0};
    if (parts.size() == 2 && parts[0] == "run"_L1)
        return {Kind::Run, {}, parts[1].toLongLong()};
    if (parts.size() == 2 && parts[0] == "audit"_L1)
        return {Kind::Audit, {}, parts[1].toLongLong()};
    if (parts[0] == "variables"_L1)
        return {Kind::Variables, {}, 0};
    return {parts[0] == "profiles"_L1 ? Kind::Profiles : Kind::None, {}, 0};
}

}
