// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/profilefaults.h"

#include "expression/jsonpath.h"
#include "model/json/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ProfileFaultText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ProfileFault)
};

constexpr qsizetype longestName = 80;
constexpr int mostCharacters = 65536;

/// A profile's name becomes the name of a file, on every system.
bool isFileName(const QString& name)
{
    static const QRegularExpression pattern(
        uR"(\A[^.\s/\\<>:"|?*\x00-\x1f]([^/\\<>:"|?*\x00-\x1f]*[^.\s/\\<>:"|?*\x00-\x1f])?\z)"_s);
    return name.size() <= longestName && !name.endsWith(".schema"_L1) && pattern.match(name).hasMatch();
}

void checkIdentity(const Profile& profile, std::vector<ProfileFault>& faults)
{
    if (!isFileName(profile.name))
        faults.push_back(
            {u"name"_s,
             ProfileFaultText::tr("“%1” is no name for a profile: it becomes a file name of at most %2 characters")
                 .arg(profile.name)
                 .arg(longestName)});
    if (!profile.refusalPointer)
        return;
    if (const auto path = JsonPath::parse(*profile.refusalPointer); !path)
        faults.push_back({u"refusalPointer"_s, path.error().message});
}

void checkStatuses(const ProfileExpectation& expectation, const QString& place, std::vector<ProfileFault>& faults)
{
    for (size_t i = 0; i < expectation.statuses.size(); ++i) {
        const auto [from, to] = expectation.statuses[i];
        const QString member = u"%1.statuses[%2]"_s.arg(place).arg(i);
        if (from < 100 || to > 599)
            faults.push_back({member, ProfileFaultText::tr("statuses go from 100 to 599")});
        else if (from > to)
            faults.push_back({member, ProfileFaultText::tr("%1 comes after %2").arg(from).arg(to)});
    }
}

/// Which of the expectations before `index` it contradicts, or repeats.
void checkAgainstEarlier(const Profile& profile, size_t index, const QString& place, std::vector<ProfileFault>& faults)
{
    const ProfileExpectation& expectation = profile.expectations[index];
    for (size_t i = 0; i < index; ++i) {
        const ProfileExpectation& earlier = profile.expectations[i];
        if (earlier.practice == expectation.practice) {
            faults.push_back(
                {place + u".practice"_s, ProfileFaultText::tr("%1 is there twice, first as expectations[%2]")
                                             .arg(word(earlier.practice))
                                             .arg(i)});
            return;
        }
        if (earlier.stance == Stance::Required && expectation.stance == Stance::Required &&
            areAlternatives(earlier.practice, expectation.practice))
            faults.push_back(
                {place + u".stance"_s, ProfileFaultText::tr("%1 and %2 rule each other out; only one can be required")
                                           .arg(word(earlier.practice), word(expectation.practice))});
    }
}

/// An API must be left something to do: of alternatives at least one is allowed.
void checkLeftOver(const Profile& profile, size_t index, const QString& place, std::vector<ProfileFault>& faults)
{
    const ProfileExpectation& expectation = profile.expectations[index];
    QStringList alternatives;
    bool isLast = expectation.stance == Stance::Forbidden;
    for (const auto& entry : EnumWords<Practice>::list) {
        if (!areAlternatives(entry.value, expectation.practice))
            continue;
        alternatives += word(entry.value);
        isLast &= profile.on(entry.value).stance == Stance::Forbidden;
    }
    for (size_t i = index + 1; i < profile.expectations.size(); ++i)
        isLast &= !areAlternatives(profile.expectations[i].practice, expectation.practice);
    if (isLast && !alternatives.isEmpty())
        faults.push_back({place + u".stance"_s,
                          ProfileFaultText::tr("%1 is forbidden, and so is everything else an API may do instead (%2)")
                              .arg(word(expectation.practice), alternatives.join(u", "_s))});
}

void checkExpectations(const Profile& profile, std::vector<ProfileFault>& faults)
{
    for (size_t i = 0; i < profile.expectations.size(); ++i) {
        const ProfileExpectation& expectation = profile.expectations[i];
        const QString place = u"expectations[%1]"_s.arg(i);
        checkAgainstEarlier(profile, i, place, faults);
        checkLeftOver(profile, i, place, faults);
        checkStatuses(expectation, place, faults);
        if (expectation.practice == Practice::RepeatPointerRefusal && expectation.stance == Stance::Required &&
            !profile.refusalPointer)
            faults.push_back(
                {place + u".stance"_s,
                 ProfileFaultText::tr(
                     "a refusal with a pointer is required; refusalPointer must say where the pointer is")});
    }
}

void checkMarkers(const Profile& profile, std::vector<ProfileFault>& faults)
{
    static const QRegularExpression token(uR"(\A[!#$%&'*+.^_`|~0-9A-Za-z-]+\z)"_s);
    QStringList seen;
    for (size_t i = 0; i < profile.markers.size(); ++i) {
        const QString member = u"markers[%1]"_s.arg(i);
        const QString name = profile.markers[i];
        if (!token.match(name).hasMatch())
            faults.push_back({member, ProfileFaultText::tr("“%1” is no name of a header").arg(name)});
        else if (seen.contains(name, Qt::CaseInsensitive))
            faults.push_back({member, ProfileFaultText::tr("%1 is there twice").arg(name)});
        seen += name;
    }
}

void checkKeys(const Profile& profile, std::vector<ProfileFault>& faults)
{
    if (profile.longestKey && (*profile.longestKey < 1 || *profile.longestKey > mostCharacters))
        faults.push_back(
            {u"longestKey"_s, ProfileFaultText::tr("keys are 1 to %1 characters long").arg(mostCharacters)});
    const QRegularExpression alphabet(profile.keyAlphabet);
    if (!alphabet.isValid())
        faults.push_back({u"keyAlphabet"_s, ProfileFaultText::tr("no regular expression: %1 at character %2")
                                                .arg(alphabet.errorString())
                                                .arg(alphabet.patternErrorOffset() + 1)});
    if (profile.promisedAgeMs && *profile.promisedAgeMs < 1)
        faults.push_back({u"promisedAgeMs"_s, ProfileFaultText::tr("a time in milliseconds, from 1")});
}

}

std::vector<ProfileFault> profileFaults(const Profile& profile)
{
    std::vector<ProfileFault> faults;
    checkIdentity(profile, faults);
    checkExpectations(profile, faults);
    checkMarkers(profile, faults);
    checkKeys(profile, faults);
    return faults;
}

}
