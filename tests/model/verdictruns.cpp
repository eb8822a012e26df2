// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/json/verdictruns.h"

#include "model/json.h"

#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

class VerdictRunsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyVerdictComesBack()
    {
        std::vector<OperationVerdict> all;
        for (int verdict = 0; verdict <= int(OperationVerdict::NoEffect); ++verdict)
            all.insert(all.end(), size_t(verdict + 1), OperationVerdict(verdict));
        QCOMPARE(packVerdicts(all), u"D1U2L3I4X5E6N7"_s);
        QVERIFY(unpackVerdicts(packVerdicts(all)) == all);
        QVERIFY(unpackVerdicts({})->empty());
    }

    void aMillionEqualOnesAreShort()
    {
        const std::vector<OperationVerdict> all(1'000'000, OperationVerdict::ExactlyOnce);
        QCOMPARE(packVerdicts(all), u"E1000000"_s);
    }

    void whatIsNotOfItsMakingIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const QLatin1StringView text :
             {"E"_L1, "E0"_L1, "Q3"_L1, "3E"_L1, "E3D"_L1, "E-3"_L1, "E99999999999999999999"_L1, "E100000000D1"_L1})
            QTest::newRow(text.data()) << QString(text);
    }
    void whatIsNotOfItsMakingIsRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!unpackVerdicts(text));
    }

    void judgementsKeepTheirOperations()
    {
        Judgement judgement;
        judgement.verdict = Verdict::Duplicated;
        judgement.operations = {OperationVerdict::ExactlyOnce, OperationVerdict::Duplicated,
                                OperationVerdict::NoEffect};
        const Result<Judgement> read = judgementFromJson(toJson(judgement));
        QVERIFY(read);
        QVERIFY(*read == judgement);
    }
};

QTEST_APPLESS_MAIN(VerdictRunsTest)
#include "verdictruns.moc"
