// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/variableedit.h"

#include "ui/theme/theme.h"
#include "ui/widgets/codeedit.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <cstdlib>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// Variables in the URL line: found, coloured, explained.
class VariableEditTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static VariableInfo lookUp(const QString& name)
    {
        if (name == "baseUrl"_L1)
            return {true, u"http://127.0.0.1:8080"_s, u"environment Local"_s};
        return name == "token"_L1 ? VariableInfo{true, {}, u"environment Local"_s} : VariableInfo{};
    }
    /// Text is smoothed, so that few pixels have the very colour.
    static bool isLike(const QColor& one, const QColor& other)
    {
        return std::abs(one.red() - other.red()) < 60 && std::abs(one.green() - other.green()) < 60 &&
               std::abs(one.blue() - other.blue()) < 60;
    }
    static int pixelsOf(const QWidget& widget, const QColor& color)
    {
        const QImage image = const_cast<QWidget&>(widget).grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += isLike(image.pixelColor(x, y), color) ? 1 : 0;
        }
        return count;
    }

private slots:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setScheme(Theme::Scheme::Light);
    }

    void spansAreFound()
    {
        const std::vector<VariableSpan> spans = variableSpans(u"{{a}}/x/{{ b.c }}?q={{$randomInt 1 5}}&{{}}{{{d}}"_s);
        const std::vector<VariableSpan> expected{
            {0, 5, u"a"_s}, {8, 9, u"b.c"_s}, {20, 18, u"$randomInt 1 5"_s}, {44, 5, u"d"_s}};
        QCOMPARE(spans.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(spans[i].name, expected[i].name);
            QCOMPARE(spans[i].start, expected[i].start);
        }
    }

    void resolvedAndUnresolvedLookDifferent()
    {
        VariableEdit edit;
        edit.resize(600, 40);
        edit.setLookup(lookUp);
        edit.show();
        QVERIFY(QTest::qWaitForWindowExposed(&edit));
        const QColor good = m_theme->colors().accent;
        const QColor bad = m_theme->colors().errorMark;
        edit.setText(u"/payments"_s);
        edit.clearFocus();
        QCOMPARE(pixelsOf(edit, bad), 0);
        edit.setText(u"{{missing}}/payments"_s);
        QVERIFY(pixelsOf(edit, bad) > 5);
        edit.setText(u"{{baseUrl}}/payments"_s);
        QCOMPARE(pixelsOf(edit, bad), 0);
        QVERIFY(pixelsOf(edit, good) > 5);
    }

    void coloursDoNotDisturbTyping()
    {
        VariableEdit edit;
        edit.setLookup(lookUp);
        edit.show();
        QTest::keyClicks(&edit, u"{{baseUrl}}/a"_s);
        QTest::keyClick(&edit, Qt::Key_Home);
        QTest::keyClicks(&edit, u"x"_s);
        QCOMPARE(edit.text(), u"x{{baseUrl}}/a"_s);
        QCOMPARE(edit.cursorPosition(), 1);
        edit.undo();
        QCOMPARE(edit.text(), u"{{baseUrl}}/a"_s);
    }

    void tipsNameValueAndOrigin()
    {
        const QString text = u"{{baseUrl}}/{{token}}/{{nothing}}"_s;
        const QString known = variableTip(text, 3, lookUp);
        QVERIFY(known.contains(u"http://127.0.0.1:8080"_s) && known.contains(u"environment Local"_s));
        QVERIFY(variableTip(text, 14, lookUp).contains(u"environment Local"_s));
        QVERIFY(variableTip(text, 26, lookUp).contains(u"no value"_s));
        QVERIFY(variableTip(text, 11, lookUp).isEmpty());
    }

    void namesAreOfferedAndTheBracesClosed()
    {
        VariableEdit edit;
        edit.setLookup({lookUp, {u"baseUrl"_s, u"token"_s, u"$timestamp"_s}});
        edit.show();
        edit.setFocus();
        QTest::keyClicks(&edit, u"{{to"_s);
        QWidget* list = QApplication::activePopupWidget();
        QVERIFY(list && list->isVisible());
        QSignalSpy sent(&edit, &QLineEdit::returnPressed);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(edit.text(), u"{{token}}"_s);
        QVERIFY(sent.isEmpty()); // Return chose a name, it did not send the request
        QVERIFY(!list->isVisible());
        QTest::keyClicks(&edit, u"/{{stamp"_s); // also by a part of the name
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(edit.text(), u"{{token}}/{{$timestamp}}"_s);
        QTest::keyClicks(&edit, u"/{{nothing"_s);
        QVERIFY(!QApplication::activePopupWidget());
    }

    void bracesThatAreThereAreUsed()
    {
        VariableEdit edit;
        edit.setLookup({lookUp, {u"baseUrl"_s}});
        edit.show();
        edit.setFocus();
        edit.setText(u"{{}}/x"_s);
        edit.setCursorPosition(2);
        QTest::keyClicks(&edit, u"b"_s);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(edit.text(), u"{{baseUrl}}/x"_s);
    }

    void aBodyOffersThemTooAndStaysOneLine()
    {
        CodeEdit edit;
        edit.setLookup({lookUp, {u"baseUrl"_s}});
        edit.show();
        QApplication::setActiveWindow(&edit);
        edit.setFocus();
        QTest::keyClicks(&edit, u"{\"u\": \"{{ba"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(edit.toPlainText(), u"{\"u\": \"{{baseUrl}}"_s);
    }
};

QTEST_MAIN(VariableEditTest)
#include "variableedit.moc"
