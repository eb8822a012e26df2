// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/fieldstable.h"

#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The table of headers, parameters and variables, driven by keys and mouse.
class FieldsTableTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<FieldsTable> m_table;

    void type(const QString& text)
    {
        auto* editor = m_table->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, text);
    }
    void enter()
    {
        auto* editor = m_table->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Return);
        // The editor of the next cell comes with the event loop.
        QTRY_VERIFY(m_table->findChild<QLineEdit*>() && m_table->findChild<QLineEdit*>() != editor);
    }

private slots:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"closeEditor|commitData"_s));
        m_table = std::make_unique<FieldsTable>(FieldsModel::Kind::Variables);
        m_table->resize(800, 300);
        m_table->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_table.get()));
    }
    void cleanup() { m_table.reset(); }

    void titlesOfTicksHaveRoom()
    {
        const QHeaderView* header = m_table->horizontalHeader();
        for (const int column : {FieldsModel::Secret, FieldsModel::PerAttempt}) {
            const QString title = m_table->model()->headerData(column, Qt::Horizontal).toString();
            const int needed = QFontMetrics(header->font()).horizontalAdvance(title);
            QVERIFY2(header->sectionSize(column) >= needed + 2 * Theme::grid, qPrintable(title)); // the style's padding
        }
    }

    void theModelKeepsTheRulesOfModels()
    {
        FieldsModel model(FieldsModel::Kind::Variables);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFields({{u"a"_s, u"1"_s}, {u"b"_s, u"2"_s, false}});
        QVERIFY(model.setData(model.index(2, 0), u"c"_s));
        QVERIFY(model.setData(model.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(model.removeRows(1, 1));
        QVERIFY(!model.removeRows(2, 1));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.enabledCount(), 1);
    }

    void typingAndEnterAddRows()
    {
        QSignalSpy edits(m_table.get(), &FieldsTable::edited);
        m_table->setCurrentIndex(m_table->model()->index(0, 0));
        QTest::keyClick(m_table.get(), Qt::Key_F2);
        type(u"X-One"_s);
        enter();
        type(u"first"_s);
        enter();
        type(u"X-Two"_s);
        enter();
        type(u"second"_s);
        enter();
        const Fields expected{{u"X-One"_s, u"first"_s}, {u"X-Two"_s, u"second"_s}};
        QCOMPARE(m_table->fields(), expected);
        QCOMPARE(edits.count(), 4);
    }

    void tabGoesFromTheNameToTheValue()
    {
        m_table->setCurrentIndex(m_table->model()->index(0, 0));
        QTest::keyClick(m_table.get(), Qt::Key_F2);
        type(u"token"_s);
        QTest::keyClick(m_table->findChild<QLineEdit*>(), Qt::Key_Tab);
        QTRY_COMPARE(m_table->currentIndex(), m_table->model()->index(0, FieldsModel::Value));
        QTRY_VERIFY(m_table->findChild<QLineEdit*>());
        type(u"abc"_s);
        QTest::keyClick(m_table->findChild<QLineEdit*>(), Qt::Key_Tab);
        QTRY_COMPARE(m_table->currentIndex(), m_table->model()->index(1, FieldsModel::Name));
        QCOMPARE(m_table->fields(), (Fields{{u"token"_s, u"abc"_s}}));
    }

    void deleteRemovesTheSelectedRows()
    {
        m_table->setFields({{u"a"_s, u"1"_s}, {u"b"_s, u"2"_s}, {u"c"_s, u"3"_s}});
        m_table->selectRow(0);
        m_table->selectionModel()->select(m_table->model()->index(2, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QTest::keyClick(m_table.get(), Qt::Key_Delete);
        QCOMPARE(m_table->fields(), (Fields{{u"b"_s, u"2"_s}}));
    }

    void pastedLinesBecomeRows()
    {
        QGuiApplication::clipboard()->setText(u"Accept: application/json\n// X-Off: a:b\n\nnonsense\nToken=abc=\r\n"_s);
        QTest::keyClick(m_table.get(), Qt::Key_V, Qt::ControlModifier);
        const Fields expected{
            {u"Accept"_s, u"application/json"_s}, {u"X-Off"_s, u"a:b"_s, false}, {u"Token"_s, u"abc="_s}};
        QCOMPARE(m_table->fields(), expected);
        QCOMPARE(m_table->enabledCount(), 2);
    }

    void aClickTicks()
    {
        m_table->setFields({{u"a"_s, u"1"_s}});
        const QRect cell = m_table->visualRect(m_table->model()->index(0, 0));
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 14, cell.center().y()));
        QCOMPARE(m_table->fields().front().enabled, false);
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 14, cell.center().y()));
        QCOMPARE(m_table->fields().front().enabled, true);
    }

    void secretsAreMasked()
    {
        m_table->setFields({{u"token"_s, u"s3cret"_s, true, true}});
        const QModelIndex value = m_table->model()->index(0, FieldsModel::Value);
        QVERIFY(!value.data().toString().contains(u"s3cret"_s));
        QCOMPARE(value.data(Qt::EditRole).toString(), u"s3cret"_s);
    }
};

QTEST_MAIN(FieldsTableTest)
#include "fieldstable.moc"
