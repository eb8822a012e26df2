// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json.h"

#include "model/json/members.h"

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ProfileText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ProfileText)
};

const QString schemaMember = u"$schema"_s;

template <typename T>
QStringList memberNames()
{
    QStringList names;
    auto member = [&](QStringView name, auto) {
        names += name.toString();
    };
    archive::Members<T>::list(member);
    return names;
}

Result<void> checkMembers(const QJsonObject& object, const QString& place, const QStringList& known,
                          const QStringList& needed)
{
    for (const QString& name : object.keys()) {
        if (!known.contains(name))
            return fail(ErrorCode::InvalidInput,
                        ProfileText::tr("%1%2: unknown; a profile has here %3").arg(place, name, known.join(u", "_s)));
    }
    for (const QString& name : needed) {
        if (!object.contains(name))
            return fail(ErrorCode::InvalidInput, ProfileText::tr("%1%2: missing").arg(place, name));
    }
    return {};
}

/// Every member is known and what has no default is there. The types are right already.
Result<void> checkMembers(const QJsonObject& profile)
{
    const QStringList known = memberNames<Profile>() << schemaMember;
    if (auto checked = checkMembers(profile, {}, known, {u"name"_s}); !checked)
        return checked;
    const QJsonArray expectations = profile.value("expectations"_L1).toArray();
    for (qsizetype i = 0; i < expectations.size(); ++i) {
        const QJsonObject expectation = expectations.at(i).toObject();
        const QString place = u"expectations[%1]."_s.arg(i);
        auto checked =
            checkMembers(expectation, place, memberNames<ProfileExpectation>(), {u"practice"_s, u"stance"_s});
        if (!checked)
            return checked;
        const QJsonArray statuses = expectation.value("statuses"_L1).toArray();
        for (qsizetype j = 0; j < statuses.size(); ++j) {
            const QString inner = place + u"statuses[%1]."_s.arg(j);
            checked =
                checkMembers(statuses.at(j).toObject(), inner, memberNames<StatusRange>(), memberNames<StatusRange>());
            if (!checked)
                return checked;
        }
    }
    return {};
}

}

QJsonObject toJson(const Profile& profile)
{
    QJsonObject object = archive::write(profile).toObject();
    object.insert(u"name"_s, profile.name);
    QJsonArray expectations;
    for (const ProfileExpectation& expectation : profile.expectations) {
        QJsonObject item = archive::write(expectation).toObject();
        item.insert(u"practice"_s, word(expectation.practice));
        item.insert(u"stance"_s, word(expectation.stance));
        expectations.append(item);
    }
    if (!expectations.isEmpty())
        object.insert(u"expectations"_s, expectations);
    return object;
}

Result<Profile> profileFromJson(const QJsonObject& object)
{
    return archive::readDocument<Profile>(object).map([](auto&& document) { return document.value; });
}

Result<Profile> profileFromFile(const QJsonObject& object)
{
    auto profile = profileFromJson(object);
    if (!profile)
        return profile;
    if (auto checked = checkMembers(object); !checked)
        return Failure(checked.error());
    return profile;
}

}
