// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sandboxsession.h"

#include <QSignalSpy>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The practice target as the window chooses it.
class SandboxSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStrategyAndDefectIsDescribed()
    {
        QCOMPARE(SandboxSession::strategies().size(), 8);
        for (const SandboxStrategy& strategy : SandboxSession::strategies())
            QVERIFY2(!strategy.description.isEmpty() && !strategy.description.endsWith(u'.'),
                     qPrintable(strategy.name));
        QVERIFY(SandboxSession::defects().size() >= 29);
        // What has no text of this room's would be the sandbox's English, which ends with a full stop.
        for (const SandboxDefect& defect : SandboxSession::defects()) {
            QVERIFY2(!defect.description.isEmpty() && !defect.description.endsWith(u'.'), qPrintable(defect.name));
            QCOMPARE(defect.checks.value(0), defect.check);
        }
    }

    void choicesHoldBeforeAndWhileItRuns()
    {
        SandboxSession session;
        QSignalSpy changed(&session, &SandboxSession::changed);
        QVERIFY(session.setDefects({u"replica-store"_s}));
        QVERIFY(session.setStrategy(u"unique-key"_s));
        session.setReplicas(3);
        QVERIFY(session.start());
        QCOMPARE(session.urls().size(), 3);
        QCOMPARE(session.urls().at(1), session.url() + u"/replica2"_s);
        QVERIFY(session.setDefects({u"no-fingerprint"_s, u"html-errors"_s}));
        QVERIFY(session.setLike(u"stripe"_s));
        QVERIFY(session.setTtlMs(5000));
        QCOMPARE(session.chosenDefects(), QStringList({u"no-fingerprint"_s, u"html-errors"_s}));
        QCOMPARE(session.like(), u"stripe"_s);
        QCOMPARE(session.ttlMs(), 5000);
        QVERIFY(changed.size() >= 6);
        session.stop();
        QVERIFY(session.urls().isEmpty());
    }

    void whatIsNotThereChangesNothing()
    {
        SandboxSession session;
        QVERIFY(session.start());
        QVERIFY(!session.setDefects({u"no-such"_s}));
        QVERIFY(!session.setLike(u"no-such"_s));
        QVERIFY(!session.setStrategy(u"no-such"_s));
        QVERIFY(session.chosenDefects().isEmpty());
        QCOMPARE(session.like(), QString());
        QCOMPARE(session.strategy(), u"check-then-act"_s);
    }
};

QTEST_GUILESS_MAIN(SandboxSessionTest)
#include "sandboxsession.moc"
