// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "e2e/program.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The sandbox is the oracle of the checks: every defect turns the checks red that it names, every correct strategy
/// stays green under each profile it follows. Here a defect meets its own checks and the controls. With
/// IDEMSCOPE_MATRIX=N (the build target "matrix") everything meets the whole catalogue, N times with random seeds, and
/// nothing else may turn red.
class ZooTest : public QObject
{
    Q_OBJECT

private:
    QJsonObject m_list = runProgram({u"sandbox"_s, u"--list"_s, u"--json"_s}).json();
    int m_repetitions = qEnvironmentVariableIntValue("IDEMSCOPE_MATRIX");

    static QStringList strings(const QJsonValue& array)
    {
        QStringList strings;
        for (const QJsonValue& value : array.toArray())
            strings.append(value.toString());
        return strings;
    }

    static QStringList control() { return {u"control.distinct-keys"_s, u"control.keyless"_s}; }

    static QStringList audit(const QString& url, const QString& store, const QStringList& more)
    {
        return auditArguments(url, store) +
               QStringList{u"--probe"_s, url + u"/payments?reference={{operation}}"_s, u"--probe-count"_s, u"$[*]"_s} +
               more;
    }

    static QStringList idsWith(const Ended& ended, const QString& result)
    {
        QStringList ids;
        for (const QJsonValue& check : ended.json().value("checks"_L1).toArray()) {
            if (check["result"_L1].toString() == result)
                ids.append(check["id"_L1].toString());
        }
        ids.sort();
        return ids;
    }

    /// Every finding that is not a pass, for the message of a test that fails.
    static QByteArray findings(const Ended& ended)
    {
        QByteArray text = ended.errors;
        for (const QJsonValue& check : ended.json().value("checks"_L1).toArray()) {
            const QString result = check["result"_L1].toString();
            if (result != u"pass"_s && result != u"not-applicable"_s)
                text += '\n' +
                        (result + u' ' + check["id"_L1].toString() + u": "_s + check["finding"_L1].toString()).toUtf8();
        }
        return text;
    }

private slots:
    void initTestCase() { QVERIFY(!m_list.isEmpty()); }

    void everyDefectIsFound_data()
    {
        QTest::addColumn<QJsonObject>("defect");
        const QJsonArray defects = m_list.value("defects"_L1).toArray();
        for (const QJsonValue& defect : defects)
            QTest::newRow(qPrintable(defect["name"_L1].toString())) << defect.toObject();
    }
    void everyDefectIsFound()
    {
        QFETCH(const QJsonObject, defect);
        QStringList expected = strings(defect.value("checks"_L1));
        expected.sort();
        for (int i = 0; i < std::max(1, m_repetitions); ++i) {
            const QTemporaryDir dir;
            const ServerProcess sandbox({u"--strategy"_s, defect.value("strategy"_L1).toString(), u"--defect"_s,
                                         defect.value("name"_L1).toString(), u"--processing-ms"_s, u"10"_s});
            QStringList more = strings(defect.value("audit_args"_L1)).replaceInStrings(u"{url}"_s, sandbox.url());
            if (m_repetitions == 0) {
                for (const QString& id : control() + expected) {
                    if (!more.contains(id))
                        more += {u"--check"_s, id};
                }
            }
            const Ended ended = runProgram(audit(sandbox.url(), dir.filePath(u"runs.sqlite"_s), more));
            const QStringList red = idsWith(ended, u"fail"_s);
            QVERIFY2(red == expected, qPrintable(red.join(u", "_s) + QString::fromUtf8(findings(ended))));
        }
    }

    void correctStrategiesStayGreen_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("profile");
        const QJsonArray strategies = m_list.value("strategies"_L1).toArray();
        for (const QJsonValue& strategy : strategies) {
            const QString name = strategy["name"_L1].toString();
            const QStringList profiles = strings(strategy["profiles"_L1]);
            for (const QString& profile :
                 m_repetitions > 0 ? profiles : profiles.first(std::min<qsizetype>(1, profiles.size())))
                QTest::addRow("%s under %s", qPrintable(name), qPrintable(profile)) << name << profile;
        }
    }
    void correctStrategiesStayGreen()
    {
        QFETCH(const QString, strategy);
        QFETCH(const QString, profile);
        for (int i = 0; i < std::max(1, m_repetitions); ++i) {
            const QTemporaryDir dir;
            const ServerProcess sandbox(
                {u"--strategy"_s, strategy, u"--like"_s, profile, u"--processing-ms"_s, u"10"_s});
            const Ended ended =
                runProgram(audit(sandbox.url(), dir.filePath(u"runs.sqlite"_s), {u"--profile"_s, profile}));
            QVERIFY2(idsWith(ended, u"fail"_s).isEmpty(), findings(ended));
            QVERIFY2(ended.exitCode == 0, findings(ended));
        }
    }
};

QTEST_GUILESS_MAIN(ZooTest)
#include "zoo.moc"
