// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/bodyeditor.h"

#include "ui/theme/theme.h"
#include "ui/widgets/codeedit.h"
#include "ui/widgets/fieldstable.h"

#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The body: its error mark, its layout, and that bytes nobody touched stay as they were.
class BodyEditorTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static Body json(const QByteArray& text) { return {Body::Kind::Json, text, {}, {}}; }

    /// The mark is the error's red, mixed into the surface and as a wave.
    static bool isReddish(const QColor& color)
    {
        return color.red() > color.green() + 40 && color.red() > color.blue() + 30;
    }

    /// How many pixels under a character have the red of the error mark.
    static int markedPixels(const BodyEditor& editor, int position)
    {
        CodeEdit* text = editor.editor();
        QTextCursor cursor(text->document());
        cursor.setPosition(position);
        const QRect place = text->cursorRect(cursor).adjusted(0, 0, 12, 4);
        const QImage image = text->viewport()->grab(place).toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += isReddish(image.pixelColor(x, y)) ? 1 : 0;
        }
        return count;
    }

private slots:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setScheme(Theme::Scheme::Light);
    }

    void partsHaveATextOrAFileAndAType()
    {
        BodyEditor editor;
        editor.setBody({Body::Kind::Form, {}, {{u"a"_s, u"1"_s}, {u"f"_s, u"@x.png;type=image/png"_s, false}}, {}},
                       true);
        auto* table = editor.findChildren<FieldsTable*>().at(1);
        QAbstractItemModel* model = table->model();
        QCOMPARE(model->columnCount(), 3);
        const auto text = [model](int row, int column) {
            return model->index(row, column).data().toString();
        };
        QCOMPARE(text(1, FieldsModel::Value), u"@x.png"_s);
        QCOMPARE(text(1, FieldsModel::Type), u"image/png"_s);
        QSignalSpy edits(&editor, &BodyEditor::edited);
        model->setData(model->index(1, FieldsModel::Type), u"a/b"_s);
        model->setData(model->index(1, FieldsModel::Value), u"@y.bin"_s);
        model->setData(model->index(1, FieldsModel::Name), Qt::Checked, Qt::CheckStateRole);
        QCOMPARE(edits.count(), 3);
        const Fields form = editor.body().form;
        QCOMPARE(form.at(0).value, u"1"_s);
        QCOMPARE(form.at(1).value, u"@y.bin;type=a/b"_s);
        QVERIFY(form.at(1).enabled && editor.isMultipart());
        editor.setMultipart(false);
        QVERIFY(!editor.isMultipart() && editor.body().kind == Body::Kind::Form);
    }

    void anErrorIsMarkedAndSaid()
    {
        BodyEditor editor;
        editor.resize(600, 400);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        editor.setBody(json("{\n  \"a\": 1,\n  \"b\": tru\n}"));
        const int at = static_cast<int>(editor.editor()->toPlainText().indexOf(u"tru"_s));
        QVERIFY2(editor.problemText().startsWith(u"Line 3, column 8"_s), qPrintable(editor.problemText()));
        QVERIFY(markedPixels(editor, at) > 2);
        QCOMPARE(markedPixels(editor, 4), 0);
        QTextCursor cursor(editor.editor()->document());
        cursor.setPosition(at + 3);
        editor.editor()->setTextCursor(cursor);
        QTest::keyClicks(editor.editor(), u"e"_s);
        QVERIFY(editor.problemText().isEmpty());
        QCOMPARE(markedPixels(editor, at), 0);
    }

    void onlyJsonIsChecked()
    {
        BodyEditor editor;
        editor.setBody({Body::Kind::Text, "not {json", {}, {}});
        QVERIFY(editor.problemText().isEmpty());
        auto* kind = editor.findChild<QComboBox*>();
        kind->setCurrentIndex(static_cast<int>(Body::Kind::Json));
        QVERIFY(!editor.problemText().isEmpty());
    }

    void untouchedBytesStayAsTheyWere_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("carriage returns") << QByteArray("{\r\n\"a\":1\r\n}");
        QTest::newRow("not UTF-8") << QByteArray("\xff\xfe\x00{", 4);
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{}");
    }
    void untouchedBytesStayAsTheyWere()
    {
        QFETCH(QByteArray, bytes);
        BodyEditor editor;
        QSignalSpy edits(&editor, &BodyEditor::edited);
        editor.setBody(json(bytes));
        editor.setLookup([](const QString&) { return VariableInfo{}; });
        m_theme->setScheme(Theme::Scheme::Dark);
        m_theme->setScheme(Theme::Scheme::Light);
        QCOMPARE(editor.body(), json(bytes));
        QCOMPARE(edits.count(), 0);
    }

    void aLargeBodyDoesNotFreezeTheWindow_data() // usebruno/bruno#7837, #1754; apache/jmeter#6233
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("lines") << "[\n" + QByteArray("  {\"a\": 1},\n").repeated(800'000) + "  {}\n]";
        QTest::newRow("one line") << "{\"a\":\"" + QByteArray(10'000'000, 'x') + "\"}";
    }
    void aLargeBodyDoesNotFreezeTheWindow()
    {
        QFETCH(QByteArray, bytes);
        BodyEditor editor;
        editor.resize(900, 600);
        editor.show();
        QSignalSpy edits(&editor, &BodyEditor::edited);
        editor.setBody(json(bytes));
        editor.setLookup([](const QString&) { return VariableInfo{}; });
        QVERIFY(editor.editor()->document()->characterCount() < 1'000'000);
        editor.format();
        QVERIFY(editor.body() == json(bytes));
        QVERIFY(editor.editor()->isReadOnly());
        QVERIFY(editor.problemText().isEmpty());
        QCOMPARE(edits.count(), 0);
        editor.setBody(json("{}"));
        QVERIFY(!editor.editor()->isReadOnly());
    }

    void aLargeBodyIsEditedOnDemand()
    {
        BodyEditor editor;
        editor.show();
        const QByteArray bytes = "[\n" + QByteArray("  1,\n").repeated(150'000) + "  2\n]";
        editor.setBody(json(bytes));
        const auto buttons = editor.findChildren<QToolButton*>();
        const auto all = std::find_if(buttons.begin(), buttons.end(),
                                      [](const QToolButton* button) { return button->text() == u"Edit all of it"_s; });
        QVERIFY(all != buttons.end());
        QTest::keyClick(*all, Qt::Key_Space);
        QVERIFY(editor.body() == json(bytes));
        editor.editor()->moveCursor(QTextCursor::End);
        QTest::keyClicks(editor.editor(), u" "_s);
        QVERIFY(editor.body() == json(bytes + ' '));
        QVERIFY(!(*all)->isVisible());
    }

    void typingIsTakenOver()
    {
        BodyEditor editor;
        editor.show();
        editor.setBody(json("{}"));
        QSignalSpy edits(&editor, &BodyEditor::edited);
        editor.editor()->moveCursor(QTextCursor::End);
        QTest::keyClicks(editor.editor(), u" "_s);
        QCOMPARE(editor.body(), json("{} "));
        QVERIFY(edits.count() >= 1);
    }

    void formattingIsOneStepBack()
    {
        BodyEditor editor;
        editor.setBody(json("{\"b\":1.0,\"a\":[1,2]}"));
        editor.format();
        QCOMPARE(editor.body().text, QByteArray("{\n  \"b\": 1.0,\n  \"a\": [\n    1,\n    2\n  ]\n}"));
        editor.editor()->undo();
        QCOMPARE(editor.body().text, QByteArray("{\"b\":1.0,\"a\":[1,2]}"));
        editor.setBody(json("{broken"));
        editor.format();
        QCOMPARE(editor.body().text, QByteArray("{broken"));
    }
};

QTEST_MAIN(BodyEditorTest)
#include "bodyeditor.moc"
