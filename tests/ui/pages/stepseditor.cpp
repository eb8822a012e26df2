// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/stepseditor.h"

#include "ui/theme/theme.h"
#include "ui/widgets/fieldstable.h"
#include "ui/widgets/variableedit.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The page of set-up and tear-down requests: every member survives, requests are added, chosen and removed.
class StepsEditorTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static FlowStep login()
    {
        Request request;
        request.method = u"POST"_s;
        request.url = u"{{baseUrl}}/login"_s;
        request.headers = {{u"Accept"_s, u"application/json"_s}};
        request.body = {Body::Kind::Json, "{\"user\":\"a\"}", {}, {}};
        request.contract.placement = {KeyPlacement::Kind::Query, u"key"_s, false}; // not shown, and kept
        return {FlowStep::When::BeforeRun,
                {},
                request,
                {{u"token"_s, Capture::Source::Body, u"$.token"_s, true},
                 {u"cart"_s, Capture::Source::Header, u"X-Cart"_s, false}}};
    }
    static FlowStep saved() { return {FlowStep::When::AfterOperation, u"Orders/Delete"_s, {}, {}}; }

    template <typename Widget>
    static Widget* named(const QWidget& page, const QString& name)
    {
        for (auto* widget : page.findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }

    void everyMemberSurvives()
    {
        StepsEditor editor;
        QSignalSpy edits(&editor, &StepsEditor::edited);
        editor.setSavedRequests({u"Orders/Create"_s, u"Orders/Delete"_s});
        editor.setSteps({login(), saved()});
        QCOMPARE(editor.steps(), (std::vector<FlowStep>{login(), saved()}));
        QCOMPARE(edits.count(), 0);
    }

    void aRequestIsAddedAndTyped()
    {
        StepsEditor editor;
        editor.setSteps({});
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        auto* add = editor.findChild<QPushButton*>();
        add->setFocus();
        QTest::keyClick(add, Qt::Key_Space);
        QCOMPARE(editor.steps().size(), std::size_t(1));
        QTest::keyClicks(named<VariableEdit>(editor, u"URL of the request"_s), u"http://127.0.0.1/orders"_s);
        auto* captures = named<FieldsTable>(editor, u"Captures"_s);
        captures->setCurrentIndex(captures->model()->index(0, 0));
        captures->setFocus();
        QVERIFY(captures->model()->setData(captures->model()->index(0, 0), u"order"_s));
        QVERIFY(captures->model()->setData(captures->model()->index(0, 1), u"$.id"_s));
        QVERIFY(captures->model()->setData(captures->model()->index(0, 2), Qt::Checked, Qt::CheckStateRole));
        const FlowStep step = editor.steps().front();
        QCOMPARE(step.own->url, u"http://127.0.0.1/orders"_s);
        QCOMPARE(step.own->contract.placement.kind, KeyPlacement::Kind::None);
        QCOMPARE(step.captures, (std::vector<Capture>{{u"order"_s, Capture::Source::Body, u"$.id"_s, true}}));
        QCOMPARE(captures->model()->columnCount(), 3);
    }

    void aSavedRequestIsChosenInstead()
    {
        StepsEditor editor;
        editor.setSavedRequests({u"auth/Log in"_s, u"Orders/Delete"_s});
        editor.setSteps({login()});
        editor.show();
        auto* request = named<QComboBox>(editor, u"Request"_s);
        QVERIFY(request);
        QVERIFY(named<VariableEdit>(editor, u"URL of the request"_s)->isVisible());
        request->setFocus();
        QTest::keyClick(request, Qt::Key_Down);
        QCOMPARE(editor.steps().front().request, u"auth/Log in"_s);
        QVERIFY(!editor.steps().front().own);
        QVERIFY(!named<VariableEdit>(editor, u"URL of the request"_s)->isVisible());
        QCOMPARE(editor.steps().front().captures, login().captures);
        // One that is gone stays named until another one is chosen.
        editor.setSavedRequests({u"Orders/Delete"_s});
        QCOMPARE(editor.steps().front().request, u"auth/Log in"_s);
        QCOMPARE(request->currentText(), u"auth/Log in"_s);
    }

    void aRequestIsRemoved()
    {
        StepsEditor editor;
        editor.setSteps({login(), saved()});
        QSignalSpy edits(&editor, &StepsEditor::edited);
        QTest::mouseClick(named<QToolButton>(editor, u"Remove this request"_s), Qt::LeftButton);
        QCOMPARE(editor.steps(), std::vector<FlowStep>{saved()});
        QCOMPARE(edits.count(), 1);
    }
};

QTEST_MAIN(StepsEditorTest)
#include "stepseditor.moc"
