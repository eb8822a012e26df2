// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/scenarioeditor.h"

#include "ui/pages/request/scenariotext.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The scenario page: every member survives, the list is managed, the words follow.
class ScenarioEditorTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static Scenario full()
    {
        Scenario scenario;
        scenario.name = u"everything"_s;
        scenario.operations = 10;
        scenario.attempts = 5;
        scenario.rounds = 50;
        scenario.keyStrategy = KeyStrategy::Fixed;
        scenario.fixedKey = "k-1";
        scenario.payload = PayloadStrategy::Equivalent;
        scenario.arrival = {ArrivalKind::Staggered, 10, 20, 0, 0};
        scenario.inFlight = 40;
        scenario.newConnections = true;
        scenario.retry = {3, true, false, true, 100, 1.5, 5000, Jitter::Decorrelated, false, 9000, 12};
        scenario.faults = {{Fault::Kind::Abandon, WirePoint::MidBody, true, 0, {2, {}}},
                           {Fault::Kind::Delay, WirePoint::AfterRequest, false, 250, {{}, 12.5}},
                           {Fault::Kind::ClientTimeout, WirePoint::AfterRequest, false, 30, {}}};
        scenario.seed = 18'446'744'073'709'551'615ULL;
        scenario.control = scenario.acceptInferred = scenario.acceptCounted = scenario.traceparent = true;
        scenario.expectations = {u"p95<200ms"_s};
        return scenario;
    }
    static QSpinBox* operations(const ScenarioEditor& editor)
    {
        for (auto* box : editor.findChildren<QSpinBox*>()) {
            if (box->accessibleName() == u"Operations"_s)
                return box;
        }
        return nullptr;
    }
    static void press(const ScenarioEditor& editor, const QString& name)
    {
        for (auto* button : editor.findChildren<QToolButton*>()) {
            if (button->accessibleName() == name)
                return button->click(); // may delete others of the list
        }
    }

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }

    void everyMemberSurvivesAnEdit()
    {
        ScenarioEditor editor;
        QSignalSpy edits(&editor, &ScenarioEditor::edited);
        editor.setScenarios({full()});
        QCOMPARE(editor.scenarios(), std::vector<Scenario>{full()});
        QCOMPARE(edits.count(), 0);
        operations(editor)->setValue(11);
        Scenario expected = full();
        expected.operations = 11;
        QCOMPARE(editor.scenarios(), std::vector<Scenario>{expected});
        QCOMPARE(edits.count(), 1);
    }

    void aRequestWithoutScenariosKeepsNoneUntilEdited()
    {
        ScenarioEditor editor;
        editor.setScenarios({});
        QVERIFY(editor.scenarios().empty());
        QCOMPARE(editor.current(), Scenario());
        operations(editor)->setValue(3);
        QCOMPARE(editor.scenarios().size(), std::size_t(1));
    }

    void scenariosAreAddedDuplicatedAndDeleted()
    {
        ScenarioEditor editor;
        editor.setScenarios({full()});
        press(editor, u"Duplicate this scenario"_s);
        QCOMPARE(editor.scenarios().size(), std::size_t(2));
        QCOMPARE(editor.current().name, u"everything (copy)"_s);
        press(editor, u"Add a scenario"_s);
        QCOMPARE(editor.current(), Scenario());
        editor.findChild<QListWidget*>()->setCurrentRow(0);
        QCOMPARE(editor.current(), full());
        press(editor, u"Delete this scenario"_s);
        QCOMPARE(editor.scenarios().size(), std::size_t(2));
        QCOMPARE(editor.current().name, u"everything (copy)"_s);
    }

    void wordsSayWhatIsFired()
    {
        Scenario scenario;
        scenario.operations = 10;
        scenario.attempts = 5;
        scenario.arrival.kind = ArrivalKind::Concurrent;
        scenario.release = ReleaseMode::LastByte;
        QVERIFY(scenarioTitle(scenario).contains(u"10 operation"_s));
        QVERIFY(scenarioTitle(scenario).contains(u"× 5, last byte"_s));
        QVERIFY(scenarioSentences(scenario).contains(u"last bytes"_s));
        scenario.retry.retries = 3;
        QVERIFY(scenarioSentences(scenario).contains(u"tries again"_s));
        scenario.faults = {{}};
        QVERIFY(scenarioSentences(scenario).contains(u"abandoned"_s));
        PlanEstimate estimate;
        estimate.attemptsMin = estimate.attemptsMax = 50;
        estimate.effectsExpected = 10;
        estimate.durationMs = 2100;
        const QString text = estimateText(estimate);
        QVERIFY(text.contains(u"50 attempt"_s) && text.contains(u"10 effect"_s) && text.contains(u"about 2 s"_s));
    }
};

QTEST_MAIN(ScenarioEditorTest)
#include "scenarioeditor.moc"
