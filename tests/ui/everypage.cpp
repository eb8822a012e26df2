// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/ownsettings.h"
#include "ui/theme/theme.h"
#include "ui/widgets/label.h"
#include "ui/windowbench.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTranslator>

#include <tuple>
#include <utility>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// A language in which every text stands in brackets.
class Bracketed final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
};

constexpr int mostRows = 200;
constexpr int calmMs = 1200; ///< charts describe themselves once a second
constexpr int patienceMs = 10'000;

void addModel(const QAbstractItemView& view, const QModelIndex& parent, QStringList& texts)
{
    const QAbstractItemModel& model = *view.model();
    for (int row = 0; row < std::min(mostRows, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                texts.append(index.data(role).toString());
            if (column == 0)
                addModel(view, index, texts);
        }
    }
}

/// Every text of a widget that people can see or hear.
QStringList textsOf(const QWidget& widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts.append(label->text());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts.append(button->text());
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        texts.append({edit->placeholderText(), edit->text()});
    if (const auto* edit = qobject_cast<const QPlainTextEdit*>(&widget))
        texts.append({edit->placeholderText(), edit->toPlainText()});
    if (const auto* spin = qobject_cast<const QSpinBox*>(&widget))
        texts.append({spin->prefix(), spin->suffix(), spin->specialValueText()});
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
        for (int i = 0; i < combo->count(); ++i)
            texts.append({combo->itemText(i), combo->itemData(i, Qt::ToolTipRole).toString()});
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < bar->count(); ++i)
            texts.append({bar->tabText(i), bar->tabToolTip(i)});
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    if (view && view->model() && !qobject_cast<const QHeaderView*>(&widget)) {
        addModel(*view, {}, texts);
        for (int i = 0; i < view->model()->columnCount(); ++i)
            texts.append(view->model()->headerData(i, Qt::Horizontal).toString());
    }
    for (const QAction* action : widget.actions())
        texts.append({action->text(), action->toolTip()});
    return texts;
}

QStringList textsUnder(const QWidget& root)
{
    QStringList texts = textsOf(root);
    for (const auto* widget : root.findChildren<QWidget*>()) {
        const bool isQtsOwn = widget->parentWidget()->inherits("QTabBar"); // its arrows
        if (widget->isVisible() && !isQtsOwn)
            texts.append(textsOf(*widget));
    }
    // How long ago something was goes on while the test looks.
    static const QRegularExpression ago(u"⟦(now|[0-9]+ (min|h))⟧"_s);
    texts.replaceInStrings(ago, u"⟦ago⟧"_s);
    texts.removeAll(QString());
    texts.sort();
    texts.removeDuplicates();
    return texts;
}

}

/// What holds of every page of the window, with content in it.
class EveryPageTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowBench> m_bench;
    Bracketed m_other;

    void speakOther()
    {
        QCoreApplication::installTranslator(&m_other);
        QCoreApplication::sendPostedEvents();
    }
    void speakEnglish()
    {
        QCoreApplication::removeTranslator(&m_other);
        QCoreApplication::sendPostedEvents();
    }

private slots:
    void initTestCase()
    {
        useOwnSettings();
        beginAnew();
        m_bench = std::make_unique<WindowBench>();
    }
    void cleanupTestCase() { m_bench.reset(); }
    void init() { m_bench->open(); }
    void cleanup() { m_bench->close(); }

    void afterAChangeOfLanguageItReadsAsIfOpenedInIt_data() { pages(); }
    void afterAChangeOfLanguageItReadsAsIfOpenedInIt()
    {
        QFETCH(QString, page);
        const auto restore = qScopeGuard([this] { speakEnglish(); });
        speakOther();
        const QStringList expected = freshTexts(page);
        speakEnglish();
        QVERIFY(m_bench->show(page));
        speakOther();
        // What is written later, as an estimate is, is written within this time.
        QStringList left;
        const auto isSame = [&] {
            const QStringList now = textsUnder(m_bench->window());
            left.clear();
            for (const QString& text : now) {
                if (!expected.contains(text))
                    left.append(text);
            }
            return left.isEmpty();
        };
        const bool same = QTest::qWaitFor(isSame, patienceMs);
        QVERIFY2(same, qPrintable(left.join(u"\n"_s) + u"\nare not among\n"_s + expected.join(u"\n"_s)));
    }

    void itFitsASmallScreenInEverySizeOfText_data() { pages(); }
    void itFitsASmallScreenInEverySizeOfText()
    {
        QFETCH(QString, page);
        const auto restore = qScopeGuard([this] {
            theme().setTextSizes({});
            m_bench->languages().choose(u"en"_s);
        });
        m_bench->close();
        theme().setTextSizes({200, 200});
        m_bench->open();
        QVERIFY(m_bench->show(page));
        for (const int size : {200, 150, 100}) {
            theme().setTextSizes({size, size});
            for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
                m_bench->languages().choose(language);
                // Some layouts take a second turn: a line that wraps is taller, and what scrolls narrower.
                QStringList cut;
                QSize least;
                std::ignore = QTest::qWaitFor(
                    [&] {
                        least = m_bench->window().minimumSizeHint();
                        cut = cutTexts();
                        return cut.isEmpty() && least.width() <= 1280 && least.height() <= 800;
                    },
                    patienceMs);
                const QString where = u"%1 % %2: "_s.arg(size).arg(language);
                QVERIFY2(least.width() <= 1280 && least.height() <= 800,
                         qPrintable(where + u"%1 × %2"_s.arg(least.width()).arg(least.height())));
                QCOMPARE(m_bench->window().size(), QSize(1280, 800));
                QVERIFY2(cut.isEmpty(), qPrintable(where + cut.join(u"\n"_s)));
            }
        }
    }

private:
    static void pages()
    {
        QTest::addColumn<QString>("page");
        for (const QString& page : WindowBench::pages())
            QTest::newRow(qPrintable(page)) << page;
    }
    /// Buttons, labels and fields that are narrower than they must be, or reach out of the window.
    QStringList cutTexts() const
    {
        QStringList cut;
        for (const auto* button : m_bench->window().findChildren<QAbstractButton*>()) {
            const bool isOfTab = button->parentWidget()->inherits("QTabBar");
            if (button->isVisible() && !isOfTab && !button->text().isEmpty())
                addCut(*button, button->text(), button->minimumSizeHint().width(), cut);
        }
        for (const auto* label : m_bench->window().findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty() && !qobject_cast<const ElidedLabel*>(label))
                addCut(*label, label->text(), label->minimumSizeHint().width(), cut);
        }
        const int letter = QFontMetrics(theme().fixedFont()).averageCharWidth();
        for (const auto* edit : m_bench->window().findChildren<QLineEdit*>()) {
            if (edit->isVisible() && edit->accessibleName() == u"URL"_s && edit->width() < 20 * letter)
                cut.append(edit->accessibleName());
        }
        return cut;
    }
    void addCut(const QWidget& widget, const QString& text, int least, QStringList& cut) const
    {
        const int end = widget.mapTo(&m_bench->window(), QPoint()).x() + widget.width();
        if (widget.width() < least || (end > m_bench->window().width() && !isScrolled(widget)))
            cut.append(u"%1 (%2 wide, needs %3, ends at %4)"_s.arg(text).arg(widget.width()).arg(least).arg(end));
    }
    static bool isScrolled(const QWidget& widget)
    {
        for (const QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
            const auto* area = qobject_cast<const QScrollArea*>(around);
            if (area && area->horizontalScrollBar()->maximum() > 0)
                return true;
        }
        return false;
    }
    /// What the page says that is opened in the language spoken.
    QStringList freshTexts(const QString& page)
    {
        m_bench->close();
        m_bench->open();
        std::ignore = m_bench->show(page);
        QStringList texts;
        QElapsedTimer unchanged;
        unchanged.start();
        const auto isCalm = [&] {
            const QStringList now = textsUnder(m_bench->window());
            if (std::exchange(texts, now) != now)
                unchanged.start();
            return unchanged.elapsed() >= calmMs;
        };
        std::ignore = QTest::qWaitFor(isCalm, 20 * calmMs);
        m_bench->close();
        m_bench->open();
        return texts;
    }
};

QTEST_MAIN(EveryPageTest)
#include "everypage.moc"
