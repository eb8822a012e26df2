// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/request/transporteditor.h"

#include "ui/pages/request/contracteditor.h"
#include "ui/pages/request/scenarioeditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// The transport page, and that no form scrolls sideways where text is large and the window small.
class TransportEditorTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Theme> m_theme;

    static Transport full()
    {
        Transport transport;
        transport.verifyTls = false;
        transport.authorityFile = u"ca.pem"_s;
        transport.clientCertificate = u"client.pem"_s;
        transport.clientKey = u"key.pem"_s;
        transport.clientKeyPassword = u"{{keyPassword}}"_s;
        transport.proxy = u"socks5://localhost:1080"_s;
        transport.noProxy = u"localhost"_s;
        transport.unixSocket = u"/run/pay.sock"_s;
        transport.httpVersion = HttpVersion::Http2;
        transport.connectTimeoutMs = 1;
        transport.firstByteTimeoutMs = 2;
        transport.totalTimeoutMs = 0;
        transport.followRedirects = true;
        transport.decodedLimitBytes = 77;
        return transport;
    }

    /// By how much a page is too wide, and the widgets that ask for the most.
    static QString widest(const QScrollArea& area)
    {
        QList<QWidget*> widgets = area.widget()->findChildren<QWidget*>();
        widgets.removeIf([](const QWidget* widget) { return !widget->isVisible(); });
        std::ranges::sort(widgets, std::greater(), [](const QWidget* w) { return w->minimumSizeHint().width(); });
        QStringList names{QString::number(area.horizontalScrollBar()->maximum())};
        for (const QWidget* widget : widgets.first(std::min<qsizetype>(8, widgets.size())))
            names.append(u"%1 %2 %3"_s.arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName())
                             .arg(widget->minimumSizeHint().width()));
        return names.join(u", "_s);
    }

    /// Parts of a form that lie on one another.
    static QStringList overlaps(const QWidget& editor)
    {
        QStringList found;
        for (const auto* form : editor.findChildren<Form*>()) {
            QList<QWidget*> parts = form->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
            parts.removeIf([](const QWidget* part) { return !part->isVisible(); });
            for (qsizetype i = 0; i < parts.size(); ++i) {
                for (qsizetype j = 0; j < i; ++j) {
                    if (parts[i]->geometry().intersects(parts[j]->geometry()))
                        found.append(parts[i]->accessibleName() + u" on "_s + parts[j]->accessibleName());
                }
            }
        }
        return found;
    }

private slots:
    void init() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanup() { m_theme.reset(); }

    void showingChangesNothing()
    {
        TransportEditor editor;
        QSignalSpy edits(&editor, &TransportEditor::edited);
        QCOMPARE(editor.transport(), Transport());
        editor.setTransport(full());
        QCOMPARE(editor.transport(), full());
        QCOMPARE(edits.count(), 0);
    }

    void anEditKeepsEverythingElse()
    {
        TransportEditor editor;
        editor.setTransport(full());
        QSignalSpy edits(&editor, &TransportEditor::edited);
        for (auto* box : editor.findChildren<QCheckBox*>()) {
            if (box->text() == u"Verify the certificate of the target"_s)
                box->click();
        }
        for (auto* line : editor.findChildren<QLineEdit*>()) {
            if (line->accessibleName() == u"Proxy"_s) {
                line->selectAll();
                QTest::keyClicks(line, u"http://p:3128"_s);
            }
        }
        Transport expected = full();
        expected.verifyTls = true;
        expected.proxy = u"http://p:3128"_s;
        QCOMPARE(editor.transport(), expected);
        QVERIFY(edits.count() > 1);
    }

    void formsDoNotScrollSideways_data()
    {
        QTest::addColumn<int>("page");
        QTest::newRow("transport") << 0;
        QTest::newRow("contract") << 1;
        QTest::newRow("scenario") << 2;
    }
    void formsDoNotScrollSideways()
    {
        QFETCH(int, page);
        m_theme.reset();
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        m_theme = std::make_unique<Theme>(*qApp);
        std::unique_ptr<QWidget> editor;
        if (page == 0) {
            editor = std::make_unique<TransportEditor>();
        } else if (page == 1) {
            auto contract = std::make_unique<ContractEditor>();
            Contract held;
            held.probes = std::vector<Probe>(1);
            contract->setContract(held);
            editor = std::move(contract);
        } else {
            auto scenarios = std::make_unique<ScenarioEditor>();
            Scenario held;
            held.arrival.kind = ArrivalKind::Open;
            held.retry.retries = 3;
            held.faults = std::vector<Fault>(2);
            held.faults.front().on.index = 1;
            held.faults.back().kind = Fault::Kind::Delay;
            held.faults.back().on.percent = 10;
            scenarios->setScenarios({held});
            editor = std::move(scenarios);
        }
        const int sidebar = 28 * QFontMetrics(theme().bodyFont()).averageCharWidth();
        editor->resize(1280 - sidebar, 600);
        editor->show();
        QVERIFY(QTest::qWaitForWindowExposed(editor.get()));
        QStringList wide;
        for (auto* area : editor->findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                wide.append(widest(*area));
        }
        const QStringList overlapping = overlaps(*editor);
        editor.reset();
        m_theme.reset(); // which gives back the font that it found
        QApplication::setFont(usual);
        QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u", "_s)));
        QVERIFY2(overlapping.isEmpty(), qPrintable(overlapping.join(u", "_s)));
    }
};

QTEST_MAIN(TransportEditorTest)
#include "transporteditor.moc"
