// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/exitcode.h"
#include "cli/subcommand.h"
#include "model/contracttext.h"
#include "model/json.h"
#include "report/burstreport.h"
#include "session/profilelibrary.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

struct ProfilesText
{
    Q_DECLARE_TR_FUNCTIONS(idemscope::ProfilesCommand)
};

constexpr int nameWidth = 18;

QJsonObject entryJson(const ProfileEntry& entry)
{
    QJsonObject object{{u"name"_s, entry.name}, {u"title"_s, entry.title}, {u"shipped"_s, entry.isShipped()}};
    if (!entry.isShipped())
        object.insert(u"file"_s, entry.file);
    if (!entry.trouble.isEmpty())
        object.insert(u"trouble"_s, entry.trouble);
    return object;
}

int listProfiles(const Arguments& arguments, Console& console)
{
    const ProfileLibrary library;
    const std::vector<ProfileEntry> entries = library.entries();
    if (arguments.has(u"json"_s)) {
        QJsonArray profiles;
        for (const ProfileEntry& entry : entries)
            profiles.append(entryJson(entry));
        console.print(documentText({{u"folder"_s, library.folder()}, {u"profiles"_s, profiles}}));
        return ExitPassed;
    }
    for (const ProfileEntry& entry : entries)
        console.printLine(entry.name.leftJustified(nameWidth) + u' ' +
                          (entry.trouble.isEmpty() ? entry.title : entry.trouble));
    console.say(ProfilesText::tr("Your own profiles are in %1.").arg(library.folder()));
    return ExitPassed;
}

QString sourceText(const QString& source, bool isUnsure)
{
    if (!isUnsure)
        return source;
    return source.isEmpty() ? ProfilesText::tr("unsure: may only warn")
                            : ProfilesText::tr("%1 (unsure: may only warn)").arg(source);
}

void printExpectations(const Profile& profile, const Console& console)
{
    for (const ProfileExpectation& expectation : profile.expectations) {
        console.printLine(word(expectation.stance).leftJustified(nameWidth / 2) + u"  "_s +
                          word(expectation.practice).leftJustified(nameWidth + 6) + u"  "_s +
                          toText(expectation.statuses).leftJustified(nameWidth / 2) + u"  "_s +
                          sourceText(expectation.source, expectation.isUnsure));
    }
}

void printProfile(const Profile& profile, const Console& console)
{
    const auto line = [&](const QString& name, const QString& value) {
        if (!value.isEmpty())
            console.printLine(name.leftJustified(nameWidth) + u' ' + value);
    };
    line(ProfilesText::tr("name"), profile.name);
    line(ProfilesText::tr("title"), profile.title);
    line(ProfilesText::tr("description"), profile.description);
    line(ProfilesText::tr("note"), profile.note);
    line(ProfilesText::tr("source"), profile.source);
    line(ProfilesText::tr("refusal pointer"), profile.refusalPointer.value_or(QString()));
    line(ProfilesText::tr("marker headers"), QStringList(profile.markers.begin(), profile.markers.end()).join(u", "_s));
    line(ProfilesText::tr("longest key"), profile.longestKey ? QString::number(*profile.longestKey) : QString());
    line(ProfilesText::tr("key alphabet"), profile.keyAlphabet);
    line(ProfilesText::tr("source of these"), sourceText(profile.keySource, profile.isKeyUnsure));
    if (profile.promisedAgeMs)
        line(ProfilesText::tr("promised age"),
             ProfilesText::tr("%1 ms; %2")
                 .arg(*profile.promisedAgeMs)
                 .arg(sourceText(profile.promisedAgeSource, profile.isPromisedAgeUnsure)));
    printExpectations(profile, console);
}

int showProfile(const Arguments& arguments, Console& console)
{
    const auto profile = ProfileLibrary().profile(arguments.positional(1));
    if (!profile)
        return console.report(profile.error());
    if (arguments.has(u"json"_s))
        console.print(documentText(toJson(*profile)));
    else
        printProfile(*profile, console);
    return ExitPassed;
}

int copyProfile(const Arguments& arguments, Console& console)
{
    const QString file = arguments.positional(2);
    if (const auto copied = ProfileLibrary().copyToFile(arguments.positional(1), file); !copied)
        return console.report(copied.error());
    if (arguments.has(u"json"_s))
        console.print(documentText({{u"file"_s, file}}));
    return ExitPassed;
}

struct ProfilesAction
{
    const char16_t* name;
    int arguments;
    int (*run)(const Arguments&, Console&);
};

constexpr ProfilesAction actions[] = {{u"list", 0, listProfiles}, {u"show", 1, showProfile}, {u"copy", 2, copyProfile}};

int runProfiles(const Arguments& arguments, Console& console)
{
    const QString name = arguments.positional(0);
    const int given = (arguments.positional(1).isEmpty() ? 0 : 1) + (arguments.positional(2).isEmpty() ? 0 : 1);
    for (const ProfilesAction& action : actions) {
        if (name != QStringView(action.name))
            continue;
        if (given != action.arguments)
            return console.report({ErrorCode::InvalidInput,
                                   ProfilesText::tr("profiles: usage is list, show NAME, or copy NAME FILE"),
                                   {}});
        return action.run(arguments, console);
    }
    return console.report(
        {ErrorCode::InvalidInput, ProfilesText::tr("“%1” is none of list, show, copy").arg(name), {}});
}

}

Subcommand profilesCommand()
{
    return {u"profiles"_s,
            u"list|show NAME|copy NAME FILE"_s,
            ProfilesText::tr("List, show and copy what is right for families of APIs"),
            {{{u"json"_s}, {}, ProfilesText::tr("one JSON document on standard output")}},
            {u"ACTION"_s, u"NAME?"_s, u"FILE?"_s},
            runProfiles};
}

}
