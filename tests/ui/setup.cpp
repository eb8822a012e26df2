// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/safefile.h"
#include "session/draftsession.h"
#include "support/ordershop.h"
#include "support/ownsettings.h"
#include "ui/ownwindow.h"
#include "ui/pages/request/requestpage.h"
#include "ui/pages/request/requesttabs.h"
#include "ui/pages/result/detailspage.h"
#include "ui/widgets/messagebar.h"
#include "ui/workbench.h"

#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace idemscope;
using namespace Qt::StringLiterals;

/// A request with prerequisites in the window: set-up, captures and data rows, from the editor to the result.
class SetupPageTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<OrderShop> m_shop;
    std::unique_ptr<OwnWindow> m_window;

    QString url(const QString& path) const { return QString::fromStdString(m_shop->url()) + path; }
    RequestPage* page() const { return m_window->window.workbench().currentRequest(); }
    QString textOf(const QWidget& part) const
    {
        QStringList texts;
        for (const auto* label : part.findChildren<QLabel*>())
            texts += label->text();
        return texts.join(u'\n');
    }
    QString messages() const
    {
        QStringList texts;
        for (const auto* bar : m_window->window.findChildren<MessageBar*>())
            texts += bar->text();
        return texts.join(u'\n');
    }

    Request ownRequest(const QString& method, const QString& path, bool hasToken) const
    {
        Request request;
        request.method = method;
        request.url = url(path);
        request.contract.placement.kind = KeyPlacement::Kind::None;
        if (hasToken)
            request.headers = {{u"Authorization"_s, u"Bearer {{token}}"_s}};
        return request;
    }
    /// A payment that needs a login and an order of its own.
    Request payment() const
    {
        Request request = ownRequest(u"POST"_s, u"/payments"_s, true);
        request.contract.placement = {};
        request.contract.identity = u"$.id"_s;
        request.body = {Body::Kind::Json, "{\"order\":\"{{order}}\",\"note\":\"{{operation}}\"}", {}, {}};
        Probe probe;
        probe.url = url(u"/orders/{{order}}/payments"_s);
        probe.headers = request.headers;
        probe.reads = Probe::Reads::Number;
        probe.jsonPath = u"$.count"_s;
        request.contract.probes = {probe};
        using When = FlowStep::When;
        request.steps = {{When::BeforeRun,
                          {},
                          ownRequest(u"POST"_s, u"/login"_s, false),
                          {{u"token"_s, Capture::Source::Body, u"$.token"_s, true}}},
                         {When::BeforeOperation,
                          {},
                          ownRequest(u"POST"_s, u"/orders"_s, true),
                          {{u"order"_s, Capture::Source::Body, u"$.order.id"_s, false}}},
                         {When::AfterRun, {}, ownRequest(u"POST"_s, u"/logout"_s, true), {}}};
        Scenario scenario;
        scenario.operations = 3;
        scenario.attempts = 4;
        scenario.arrival.kind = ArrivalKind::Concurrent;
        scenario.release = ReleaseMode::LastByte;
        request.scenarios = {scenario};
        return request;
    }

private slots:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        beginAnew();
        m_dir = std::make_unique<QTemporaryDir>();
        m_shop = std::make_unique<OrderShop>();
        QVERIFY(Collection::create(m_dir->filePath(u"api"_s), u"API"_s));
        m_window = std::make_unique<OwnWindow>(m_dir->filePath(u"runs.sqlite"_s));
        QVERIFY(QTest::qWaitForWindowExposed(&m_window->window));
        QVERIFY(m_window->workspace.openCollection(m_dir->filePath(u"api"_s)));
    }
    void cleanup() { m_window.reset(); }

    void aRunSetsUpAndSaysWhatItSent()
    {
        m_window->window.workbench().newRequest(payment());
        page()->runBurst();
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 30'000);
        QTRY_VERIFY2(page()->canExportReport(), qPrintable(messages()));
        QCOMPARE(m_shop->logins(), 1);
        QCOMPARE(m_shop->ordersMade(), 3);
        QCOMPARE(m_shop->logouts(), 1);
        const auto* details = page()->findChild<DetailsPage*>();
        QTRY_VERIFY2(textOf(*details).contains(u"Set-up and tear-down"_s), qPrintable(textOf(*details)));
        const QString text = textOf(*details);
        QVERIFY2(text.contains(u"/orders, operation 3"_s) && text.contains(u"order = 100"_s), qPrintable(text));
        QVERIFY(text.contains(u"‹secret token›"_s));
        QVERIFY(!text.contains(QString::fromStdString(m_shop->token())));
    }

    void aSetUpThatFailsIsSaid()
    {
        m_shop->refuseOrdersAfter(0);
        m_window->window.workbench().newRequest(payment());
        page()->runBurst();
        QTRY_VERIFY2(messages().contains(u"409"_s), qPrintable(messages()));
        QVERIFY2(messages().contains(u"(Set-up)"_s), qPrintable(messages()));
        QVERIFY(m_shop->paymentBodies().empty());
    }

    void dataRowsArePreviewedAndTaken()
    {
        QVERIFY(writeFile(m_dir->filePath(u"api/rows.csv"_s), "amount,currency\n5,EUR\n7,USD\n"));
        Request request = payment();
        request.steps.erase(request.steps.begin() + 1);
        request.contract.probes.clear();
        request.body.text = "{\"order\":\"{{amount}}\",\"note\":\"{{currency}}\"}";
        request.scenarios.front().attempts = 1;
        request.scenarios.front().arrival = {};
        request.scenarios.front().release = ReleaseMode::Plain;
        const auto api = Collection::open(m_dir->filePath(u"api"_s));
        QVERIFY(api && api->save(u"Pay"_s, request));
        m_window->window.workbench().openRequest(u"Pay"_s);
        page()->showScenarios();
        QLineEdit* rows = nullptr;
        for (auto* line : page()->findChildren<QLineEdit*>()) {
            if (line->accessibleName() == u"Data rows"_s)
                rows = line;
        }
        QVERIFY(rows);
        rows->setFocus();
        QTest::keyClicks(rows, u"nowhere.csv"_s);
        QTRY_VERIFY(textOf(*page()).contains(u"no file of data rows"_s));
        rows->selectAll();
        QTest::keyClicks(rows, u"rows.csv"_s);
        QTRY_VERIFY2(textOf(*page()).contains(u"1: amount = 5, currency = EUR"_s), qPrintable(textOf(*page())));
        QTRY_VERIFY(textOf(*page()).contains(u"2 data rows, taken again"_s) ||
                    textOf(*page()).contains(u"2 data row(s), taken again"_s));
        page()->runBurst();
        QTRY_COMPARE_WITH_TIMEOUT(m_shop->paymentBodies().size(), std::size_t(3), 30'000);
        QCOMPARE(m_shop->paymentBodies()[1], std::string("{\"order\":\"7\",\"note\":\"USD\"}"));
        QCOMPARE(m_shop->paymentBodies()[2], std::string("{\"order\":\"5\",\"note\":\"EUR\"}"));
        QTRY_VERIFY_WITH_TIMEOUT(!page()->isRunning(), 30'000);
    }
};

QTEST_MAIN(SetupPageTest)
#include "setup.moc"
