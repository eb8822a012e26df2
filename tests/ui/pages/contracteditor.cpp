// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/contracteditor.h"

#include "session/profilelibrary.h"
#include "ui/theme/theme.h"
#include "ui/widgets/linesedit.h"

#include <QApplication>
#include <QComboBox>
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
        Probe rows;
        rows.name = u"rows"_s;
        rows.method = u"POST"_s;
        rows.url = u"{{baseUrl}}/search"_s;
        rows.headers = {{u"Accept"_s, u"*/*"_s}};
        rows.body = u"{}"_s;
        rows.reads = Probe::Reads::Map;
        rows.jsonPath = u"$.x"_s;
        rows.pageLimit = 7;
        Probe total;
        total.url = u"/payments?reference={{operation}}"_s;
        total.reads = Probe::Reads::Number;
        total.jsonPath = u"$.total"_s;
        contract.probes = {rows, total};
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
        editor.show();
        editor.setContract(full());
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
};

QTEST_MAIN(ContractEditorTest)
#include "contracteditor.moc"
