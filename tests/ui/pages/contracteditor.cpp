// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/contracteditor.h"

#include "session/profilelibrary.h"
#include "ui/pages/request/probereadingview.h"
#include "ui/pages/request/probeseditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linesedit.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The contract page: nothing gets lost, rules are read as on the command line, errors stand under their line.
class ContractEditorTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static Contract full()
    {
        Contract contract;
        contract.placement = {KeyPlacement::Kind::JsonPointer, u"/meta/key"_s, true};
        contract.making = {KeyMaking::Kind::Template, u"order-{{operation}}"_s};
        contract.acknowledgedWhen = {{{{201, 201}, {200, 299}}, u"$.id"_s}, {{}, u"$.ok"_s}};
        contract.conflictWhen = {{{{409, 409}}, {}}};
        contract.replayWhen = {{ReplayRule::Kind::Header, u"X-Replayed"_s, u"true"_s, 0},
                               {ReplayRule::Kind::Status, {}, std::nullopt, 208},
                               {ReplayRule::Kind::BodyEqual, {}, std::nullopt, 0}};
        contract.identity = u"$.id"_s;
        Probe http;
        http.name = u"rows"_s;
        http.method = u"POST"_s;
        http.url = u"{{baseUrl}}/search"_s;
        http.headers = {{u"Accept"_s, u"*/*"_s}};
        http.body = u"{}"_s;
        http.reads = Probe::Reads::Map;
        http.jsonPath = u"$.x"_s;
        http.pageLimit = 7;
        Probe sql;
        sql.kind = Probe::Kind::Sql;
        sql.name = u"ledger"_s;
        sql.reads = Probe::Reads::Number;
        sql.sql = {u"psql"_s, u"host=db user=reader"_s, u"SELECT count(*)\nFROM payments"_s, 700};
        Probe sink;
        sink.kind = Probe::Kind::Sink;
        sink.sink = {4010, u"0.0.0.0"_s, u"SINK_TOKEN"_s, u"$.key"_s, u"slow:30"_s};
        contract.probes = {http, sql, sink};
        contract.cleanup.method = u"DELETE"_s;
        contract.cleanup.url = u"{{baseUrl}}/payments/{{identity}}"_s;
        contract.cleanup.headers = {{u"X-Reason"_s, u"test"_s}};
        contract.settling = {700, 15'000};
        contract.mutation = u"[]"_s;
        contract.profile = u"generic"_s;
        return contract;
    }
    /// The rule editors, in the order of the page.
    static QList<LinesEdit*> rules(const ContractEditor& editor) { return editor.findChildren<LinesEdit*>(); }

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }

    void showingChangesNothing()
    {
        ContractEditor editor;
        QSignalSpy edits(&editor, &ContractEditor::edited);
        QCOMPARE(editor.contract(), Contract());
        editor.setContract(full());
        QCOMPARE(editor.contract(), full());
        QCOMPARE(edits.count(), 0);
    }

    void anEditKeepsEverythingElse()
    {
        ContractEditor editor;
        editor.setContract(full());
        auto* conflict = rules(editor).at(1);
        conflict->editor()->setPlainText(u"status:423,4xx\n\n jsonpath:$.busy "_s);
        Contract expected = full();
        expected.conflictWhen = {{{{423, 423}, {400, 499}}, {}}, {{}, u"$.busy"_s}};
        QCOMPARE(editor.contract(), expected);
    }

    void aWrongRuleIsSaidAndTheLastGoodOneStays()
    {
        ContractEditor editor;
        editor.setContract(full());
        editor.show();
        auto* acknowledged = rules(editor).at(0);
        acknowledged->editor()->clear();
        QVERIFY(editor.contract().acknowledgedWhen.empty());
        QTest::keyClicks(acknowledged->editor(), u"status:20"_s);
        QVERIFY(!editor.isValid());
        QVERIFY(acknowledged->errorText().contains(u"20"_s));
        QTest::keyClicks(acknowledged->editor(), u"1"_s);
        QVERIFY(editor.isValid());
        QCOMPARE(editor.contract().acknowledgedWhen, (Conditions{{{{201, 201}}, {}}}));
    }

    void aJsonPathIsCheckedAsItIsTyped()
    {
        ContractEditor editor;
        editor.show();
        editor.setContract({});
        QLineEdit* identity = nullptr;
        for (auto* line : editor.findChildren<QLineEdit*>()) {
            if (line->accessibleName() == u"Identity"_s)
                identity = line;
        }
        QVERIFY(identity);
        QTest::keyClicks(identity, u"$.data["_s);
        QVERIFY(!editor.isValid());
        QTest::keyClicks(identity, u"0].id"_s);
        QVERIFY(editor.isValid());
        QCOMPARE(editor.contract().identity, u"$.data[0].id"_s);
        auto* conflict = rules(editor).at(1);
        QTest::keyClicks(conflict->editor(), u"jsonpath:$["_s);
        QVERIFY(!conflict->isValid());
    }

    void everyProfileIsOfferedAndLeadsToItsEditor()
    {
        QVERIFY(ProfileLibrary().copy(u"stripe"_s, ProfileLibrary().freeName(u"house"_s)));
        ContractEditor editor;
        editor.setContract({});
        QComboBox* box = nullptr;
        for (auto* candidate : editor.findChildren<QComboBox*>()) {
            if (candidate->accessibleName() == u"Profile"_s)
                box = candidate;
        }
        QVERIFY(box);
        for (const QString& name : ProfileLibrary().names())
            QVERIFY2(box->findText(name) >= 0, qPrintable(name));
        box->setCurrentText(u"gocardless"_s);
        QCOMPARE(editor.contract().profile, u"gocardless"_s);
        QSignalSpy requests(&editor, &ContractEditor::profileEditRequested);
        for (auto* button : editor.findChildren<QPushButton*>()) {
            if (button->text() == u"Edit…"_s)
                QTest::keyClick(button, Qt::Key_Space);
        }
        QCOMPARE(requests.count(), 1);
        QCOMPARE(requests.first().first().toString(), u"gocardless"_s);
    }

    void probesAreAddedByAButton()
    {
        ContractEditor editor;
        editor.setContract({});
        for (auto* button : editor.findChildren<QPushButton*>()) {
            if (button->text() == u"Add a probe"_s) {
                button->click();
                break;
            }
        }
        QCOMPARE(editor.contract().probes, std::vector<Probe>(1));
    }

    void aProbeOfEachKindIsEdited()
    {
        ContractEditor editor;
        editor.setContract(full());
        editor.show();
        const auto edit = [&](const QString& label, const QString& text) {
            for (auto* line : editor.probes().findChildren<QLineEdit*>()) {
                if (line->isVisible() && line->accessibleName() == label) {
                    line->clear();
                    QTest::keyClicks(line, text);
                }
            }
        };
        edit(u"Database"_s, u"shop.db"_s);
        edit(u"Correlated by"_s, u"header:X-Key"_s);
        edit(u"Answers"_s, u"error:503"_s);
        Contract expected = full();
        expected.probes[1].sql.connection = u"shop.db"_s;
        expected.probes[2].sink.correlate = u"header:X-Key"_s;
        expected.probes[2].sink.answer = u"error:503"_s;
        QCOMPARE(editor.contract(), expected);
    }

    void anotherKindShowsItsOwnFields()
    {
        ContractEditor editor;
        Contract contract;
        contract.probes = {Probe()};
        editor.setContract(contract);
        editor.show();
        QComboBox* kind = nullptr;
        for (auto* box : editor.probes().findChildren<QComboBox*>()) {
            if (box->accessibleName() == u"Counts"_s)
                kind = box;
        }
        QVERIFY(kind);
        const auto isShown = [&](const QString& label) {
            const auto widgets = editor.probes().findChildren<QWidget*>();
            return std::any_of(widgets.begin(), widgets.end(), [&](const QWidget* widget) {
                return widget->isVisible() && widget->accessibleName() == label;
            });
        };
        QVERIFY(isShown(u"JSONPath"_s) && !isShown(u"Query"_s) && !isShown(u"Correlated by"_s));
        kind->setCurrentIndex(int(Probe::Kind::Sql));
        QVERIFY(!isShown(u"JSONPath"_s) && isShown(u"Query"_s) && !isShown(u"Correlated by"_s));
        kind->setCurrentIndex(int(Probe::Kind::Sink));
        QVERIFY(!isShown(u"JSONPath"_s) && !isShown(u"Query"_s) && isShown(u"Correlated by"_s));
        QCOMPARE(editor.contract().probes.front().kind, Probe::Kind::Sink);
    }

    void readNowShowsValueAndAnswer()
    {
        ContractEditor editor;
        editor.setContract(full());
        editor.show();
        QSignalSpy asked(&editor.probes(), &ProbesEditor::readRequested);
        QList<QPushButton*> buttons;
        for (auto* button : editor.probes().findChildren<QPushButton*>()) {
            if (button->text() == u"Read now"_s)
                buttons.append(button);
        }
        QCOMPARE(buttons.size(), 3);
        buttons.at(1)->setFocus();
        QTest::keyClick(buttons.at(1), Qt::Key_Space);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front().front().value<Probe>(), full().probes.at(1));
        QVERIFY2(!buttons.at(0)->isEnabled(), "one at a time");
        ProbeLook look;
        look.reading.value = 3;
        look.reading.raw = R"({"columns":["count"],"rows":[[3]]})";
        editor.probes().showReading(look);
        QVERIFY(buttons.at(0)->isEnabled());
        const auto views = editor.probes().findChildren<ProbeReadingView*>();
        const auto texts = [](const ProbeReadingView* view) {
            QString text;
            for (const auto* label : view->findChildren<QLabel*>())
                text += label->text();
            for (const auto* raw : view->findChildren<QPlainTextEdit*>())
                text += raw->toPlainText();
            return text;
        };
        int shown = 0;
        for (const ProbeReadingView* view : views)
            shown += texts(view).contains(u"Reads 3"_s) && texts(view).contains(u"[[3]]"_s) ? 1 : 0;
        QCOMPARE(shown, 1);
        look = {};
        look.reading.error = u"psql shop: connection refused"_s;
        buttons.at(0)->click();
        editor.probes().showReading(look);
        const bool isSaid = std::any_of(views.begin(), views.end(), [&](const ProbeReadingView* view) {
            return texts(view).contains(u"connection refused"_s);
        });
        QVERIFY(isSaid);
    }
};

QTEST_MAIN(ContractEditorTest)
#include "contracteditor.moc"
