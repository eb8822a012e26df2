// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "judge/profiles.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Profiles by name and by file.
class ProfilesTest : public QObject
{
    Q_OBJECT

private slots:
    void shippedOnesLoad();
    void filesLoad();
    void unknownNamesListTheKnownOnes();
    void brokenFilesAreNamed();
};

void ProfilesTest::shippedOnesLoad()
{
    const std::vector<QString> names = profileNames();
    QVERIFY(std::count(names.begin(), names.end(), u"generic"_s) == 1);
    for (const QString& name : names) {
        const auto profile = loadProfile(name);
        QVERIFY2(profile, qPrintable(profile ? QString() : profile.error().message));
        QCOMPARE(profile->name, name);
    }
    QVERIFY(*loadProfile(u"generic"_s) == Profile{});
    QVERIFY(loadProfile(u"gocardless"_s)->refusalPointer.has_value());
}

void ProfilesTest::filesLoad()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"mine.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"name":"mine","expectations":[{"practice":"other-payload-executed","stance":"accepted"}]})");
    file.close();
    const auto profile = loadProfile(file.fileName());
    QVERIFY(profile.has_value());
    QCOMPARE(profile->name, u"mine"_s);
    QVERIFY(profile->acceptsOtherPayload() && !profile->refusalPointer);
}

void ProfilesTest::unknownNamesListTheKnownOnes()
{
    const auto profile = loadProfile(u"strype"_s);
    QVERIFY(!profile);
    QVERIFY(profile.error().code == ErrorCode::NotFound);
    QVERIFY(profile.error().message.contains(u"strype"_s) && profile.error().message.contains(u"generic"_s));
}

void ProfilesTest::brokenFilesAreNamed()
{
    const QTemporaryDir folder;
    for (const char* text : {"{", R"({"name":7})", "[]"}) {
        QFile file(folder.filePath(u"broken.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        const auto profile = loadProfile(file.fileName());
        QVERIFY(!profile);
        QVERIFY2(profile.error().message.contains(u"broken.json"_s), qPrintable(profile.error().message));
    }
}

QTEST_APPLESS_MAIN(ProfilesTest)
#include "profiles.moc"
