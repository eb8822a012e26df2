// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/ownsettings.h"
#include "ui/windowbench.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QGroupBox>
#include <QLabel>
#include <QMenuBar>
#include <QRadioButton>
#include <QTabBar>
#include <QTest>

#include <functional>
#include <set>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

/// Whether Tab is to stop here.
bool takesTab(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const bool isInSet = button && (button->autoExclusive() || (button->group() && button->group()->exclusive()));
    const bool isOneOfMany = isInSet && button->isCheckable() && !button->isChecked(); // arrow keys go there
    return widget.isVisible() && widget.isEnabled() && !widget.isWindow() && !widget.focusProxy() && !isOneOfMany &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

std::vector<QWidget*> stopsOf(const QWidget& window)
{
    std::vector<QWidget*> stops;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (widget->window() == &window && takesTab(*widget))
            stops.push_back(widget);
    }
    return stops;
}

QString nameOf(const QWidget& widget)
{
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return heard ? heard->text(QAccessible::Name) : QString();
}

QString labelOf(const QWidget& widget)
{
    const QPoint place = widget.mapTo(widget.window(), QPoint());
    return u"%1 “%2” at %3, %4"_s.arg(QLatin1StringView(widget.metaObject()->className()), nameOf(widget))
        .arg(place.x())
        .arg(place.y());
}

/// Roles that tell what can be done with a control.
bool isTelling(QAccessible::Role role)
{
    static const std::set<QAccessible::Role> roles{
        QAccessible::Button,      QAccessible::ButtonMenu,   QAccessible::ButtonDropDown, QAccessible::CheckBox,
        QAccessible::RadioButton, QAccessible::EditableText, QAccessible::SpinBox,        QAccessible::ComboBox,
        QAccessible::List,        QAccessible::Tree,         QAccessible::Table,          QAccessible::PageTabList,
        QAccessible::ProgressBar, QAccessible::Link,         QAccessible::Chart,          QAccessible::Graphic,
        QAccessible::Slider,      QAccessible::Splitter,     QAccessible::MenuBar,        QAccessible::Document};
    return roles.contains(role);
}

/// Whether one is read before the other: rows from above, within a row from the left; parts before what lies in them.
bool isReadBefore(const QWidget& one, const QWidget& other)
{
    std::vector<const QWidget*> ancestors;
    for (const QWidget* widget = &one; widget; widget = widget->parentWidget())
        ancestors.push_back(widget);
    const QWidget* last = &other;
    for (const QWidget* widget = &other; widget; last = widget, widget = widget->parentWidget()) {
        const auto found = std::find(ancestors.begin(), ancestors.end(), widget);
        if (found == ancestors.end())
            continue;
        if (found == ancestors.begin() || widget == &other)
            return found == ancestors.begin();
        const QRect a = (*std::prev(found))->geometry(), b = last->geometry();
        const int shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
        return 2 * shared > std::min(a.height(), b.height()) ? a.left() <= b.left() : a.top() <= b.top();
    }
    return true;
}

/// Where Tab goes, from what is read first until it comes back or stops.
std::vector<QWidget*> wayOfTab(const std::vector<QWidget*>& stops)
{
    std::vector<QWidget*> way;
    const auto first = std::min_element(stops.begin(), stops.end(), [](const QWidget* one, const QWidget* other) {
        return isReadBefore(*one, *other);
    });
    if (first == stops.end())
        return way;
    (*first)->setFocus(Qt::TabFocusReason);
    while (way.size() <= stops.size()) {
        QWidget* focused = QApplication::focusWidget();
        if (!focused || std::find(way.begin(), way.end(), focused) != way.end())
            return way;
        way.push_back(focused);
        QTest::keyClick(focused, Qt::Key_Tab);
    }
    return way;
}

/// The letters of what is on view: labels, buttons, boxes, tabs, menus.
QStringList lettersOf(const QWidget& window)
{
    QStringList texts;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts.append(button->text());
        else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            texts.append(box->title());
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            texts.append(label->text());
        else if (const auto* bar = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* action : bar->actions())
                texts.append(action->text());
    }
    return texts;
}

QTabBar* innerTabs(const QWidget& page)
{
    for (auto* bar : page.findChildren<QTabBar*>()) {
        if (bar->isVisible() && bar->count() > 1)
            return bar;
    }
    return nullptr;
}

}

/// Every page as who cannot see it meets it: names and roles, the way of the Tab key, letters of their own.
class AccessibilityTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WindowBench> m_bench;

    static void pages()
    {
        QTest::addColumn<QString>("page");
        for (const QString& page : WindowBench::pages())
            QTest::newRow(qPrintable(page)) << page;
    }
    /// Calls it for the page, with each of its tabs in front.
    void onEveryTab(const std::function<QStringList()>& faultsOf) const
    {
        QFETCH(QString, page);
        QVERIFY(m_bench->show(page));
        QTabBar* tabs = innerTabs(m_bench->page());
        for (int i = 0; i < (tabs ? tabs->count() : 1); ++i) {
            if (tabs)
                tabs->setCurrentIndex(i);
            QCoreApplication::processEvents();
            const QStringList faults = faultsOf();
            QVERIFY2(faults.isEmpty(), qPrintable((tabs ? tabs->tabText(i) : page) + u": "_s + faults.join(u"\n"_s)));
        }
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

    void everyControlHasANameAndARole_data() { pages(); }
    void everyControlHasANameAndARole()
    {
        onEveryTab([this] {
            QStringList faults;
            for (QWidget* widget : stopsOf(m_bench->window())) {
                const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(widget);
                if (!heard || nameOf(*widget).isEmpty())
                    faults.append(labelOf(*widget) + u" has no name"_s);
                else if (!isTelling(heard->role()) && !widget->inherits("QScrollArea")) // whose keys scroll
                    faults.append(u"%1 has the role %2"_s.arg(labelOf(*widget)).arg(int(heard->role())));
            }
            return faults;
        });
    }

    void tabReachesEveryControlInReadingOrder_data() { pages(); }
    void tabReachesEveryControlInReadingOrder()
    {
        onEveryTab([this] {
            QStringList faults;
            const std::vector<QWidget*> stops = stopsOf(m_bench->window());
            const std::vector<QWidget*> way = wayOfTab(stops);
            for (QWidget* stop : stops) {
                if (std::find(way.begin(), way.end(), stop) == way.end())
                    faults.append(labelOf(*stop) + u" is not reached"_s);
            }
            for (std::size_t i = 1; i < way.size(); ++i) {
                if (!isReadBefore(*way[i - 1], *way[i]))
                    faults.append(labelOf(*way[i]) + u" comes after "_s + labelOf(*way[i - 1]));
            }
            return faults;
        });
    }

    void lettersAreGivenOnce_data() { pages(); }
    void lettersAreGivenOnce()
    {
        onEveryTab([this] {
            QStringList faults;
            std::map<QString, QString> given;
            for (const QString& text : lettersOf(m_bench->window())) {
                const QString letter = QKeySequence::mnemonic(text).toString();
                if (!letter.isEmpty() && !given.emplace(letter, text).second)
                    faults.append(u"%1: “%2” and “%3”"_s.arg(letter, given[letter], text));
            }
            return faults;
        });
    }
};

QTEST_MAIN(AccessibilityTest)
#include "accessibility.moc"
