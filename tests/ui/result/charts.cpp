// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/cachechart.h"
#include "ui/charts/effectschart.h"
#include "ui/charts/latencychart.h"
#include "ui/charts/plotstyle.h"
#include "ui/charts/timelinechart.h"
#include "ui/result/samples.h"
#include "ui/theme/theme.h"

#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

#include <qcustomplot.h>

using namespace idemscope;
using namespace Qt::StringLiterals;

namespace {

int pixels(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    }
    return count;
}

QImage picture(ChartCard& card)
{
    card.plot().replot(QCustomPlot::rpImmediateRefresh);
    return card.plot().grab().toImage();
}

template <typename Chart>
std::unique_ptr<Chart> shownChart(std::shared_ptr<const RunSeries> series)
{
    auto chart = std::make_unique<Chart>();
    chart->resize(560, 260);
    chart->setSeries(std::move(series));
    chart->show();
    return chart;
}

void wheel(QCustomPlot& plot, const QPoint& at, int steps, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(at, plot.mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&plot, &event);
}

void hover(QCustomPlot& plot, const QPointF& at)
{
    QMouseEvent event(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&plot, &event);
}

QString visibleText(const ChartCard& card)
{
    QStringList texts;
    for (const QLabel* label : card.findChildren<QLabel*>()) {
        if (label->isVisible())
            texts.append(label->text());
    }
    return texts.join(u'\n');
}

}

class ChartsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English));
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setScheme(Theme::Scheme::Light);
    }
    void cleanupTestCase() { m_theme.reset(); }

    void percentilesAreNamedAboveTheBars()
    {
        auto series = std::make_shared<RunSeries>();
        series->firstLatency.assign(20, 9);
        series->firstLatency.back() = 10;
        const auto chart = shownChart<LatencyChart>(series);
        const QImage image = picture(*chart);
        const QRect axes = chart->plot().axisRect()->rect();
        const QColor ink = theme().colors().mutedText;
        QCOMPARE(pixels(image.copy(axes), ink), 0);
        // Small letters are nothing but edges: what is not the paper is ink.
        const QImage above = image.copy(0, 0, image.width(), axes.top());
        QVERIFY(above.width() * above.height() - pixels(above, theme().colors().surface) > 20);
    }

    void effectsAreAwaitedWhileTheRunGoesOn()
    {
        auto series = std::make_shared<RunSeries>();
        series->happenings[size_t(Happening::Executed)] = 3;
        const auto chart = shownChart<EffectsChart>(series);
        QVERIFY2(visibleText(*chart).contains("once every attempt has ended"_L1), qPrintable(visibleText(*chart)));
        auto judged = std::make_shared<RunSeries>(*series);
        judged->attemptHappenings = u"E3"_s;
        chart->setSeries(judged);
        QVERIFY2(visibleText(*chart).contains("names neither"_L1), qPrintable(visibleText(*chart)));
    }

    void theTimelineColoursWhatHappened()
    {
        const auto chart = shownChart<TimelineChart>(samples::series());
        const QImage image = picture(*chart);
        for (const Happening happening : {Happening::Executed, Happening::Replay, Happening::Conflict,
                                          Happening::DuplicateEffect, Happening::Unknown})
            QVERIFY2(pixels(image, theme().color(happening)) > 20, qPrintable(Theme::name(happening)));
        QCOMPARE(pixels(image, theme().color(Happening::Rejected)), 0);
    }

    void theTimelineDrawsTheReleaseAtZero()
    {
        const auto chart = shownChart<TimelineChart>(samples::series());
        const QImage image = picture(*chart);
        const int x = qRound(chart->plot().xAxis->coordToPixel(0));
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            dark += image.pixelColor(x, y) == theme().colors().text ? 1 : 0;
        QVERIFY2(dark > image.height() / 4, qPrintable(QString::number(dark)));
    }

    /// Fifty rounds of twenty at once do not fit: the first are shown, over the whole width, and all can be zoomed to.
    void theTimelineOfManyRoundsStartsWithThoseThatCanBeRead()
    {
        auto series = std::make_shared<RunSeries>();
        constexpr int rounds = 50;
        constexpr qint64 roundUs = 100'000;
        for (int round = 0; round < rounds; ++round) {
            series->releases.push_back(round * roundUs);
            for (int lane = 0; lane < 20; ++lane)
                series->timeline.push_back({round, lane, round * roundUs, round * roundUs + 40'000, Happening::Executed,
                                            round * 20 + lane + 1});
        }
        const auto chart = shownChart<TimelineChart>(series);
        picture(*chart);
        const QCPRange rows = chart->plot().yAxis->range();
        const double shownRounds = std::floor(rows.size());
        QVERIFY2(shownRounds >= 1 && shownRounds < rounds, qPrintable(QString::number(shownRounds)));
        const double end = chart->plot().xAxis->range().upper; // ms
        QVERIFY2(end < (shownRounds + 1) * roundUs / 1000.0, qPrintable(QString::number(end)));
        const QImage image = picture(*chart);
        const QRect axes = chart->plot().axisRect()->rect();
        const QRect rightHalf(axes.center().x(), axes.top(), axes.width() / 2, axes.height());
        QVERIFY(shownRounds < 2 || pixels(image.copy(rightHalf), theme().color(Happening::Executed)) > 20);
    }

    void theTimelineNamesTheAttemptUnderThePointer()
    {
        const auto chart = shownChart<TimelineChart>(samples::series());
        const QImage image = picture(*chart);
        QSignalSpy activated(chart.get(), &TimelineChart::attemptActivated);
        // The first row of pixels with the unknown attempt's colour leads to it.
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 60; x < image.width(); ++x) {
                if (image.pixelColor(x, y) != theme().color(Happening::Unknown))
                    continue;
                hover(chart->plot(), QPointF(x, y));
                QVERIFY2(QToolTip::text().contains("Attempt 20, operation 4: unknown"_L1),
                         qPrintable(QToolTip::text()));
                QTest::mouseClick(&chart->plot(), Qt::LeftButton, {}, QPoint(x, y));
                QCOMPARE(activated.size(), 1);
                QCOMPARE(activated.front().front().toLongLong(), 20);
                return;
            }
        }
        QFAIL("no bar of the unknown attempt");
    }

    void theTimelineSaysWhereAnAttemptWasAbandoned()
    {
        auto series = std::make_shared<RunSeries>(*samples::series());
        for (TimelineBar& bar : series->timeline) {
            if (bar.happening == Happening::Unknown)
                bar.abandonedAt = WirePoint::AfterRequest;
        }
        const auto chart = shownChart<TimelineChart>(series);
        const QImage image = picture(*chart);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 60; x < image.width(); ++x) {
                if (image.pixelColor(x, y) != theme().color(Happening::Unknown))
                    continue;
                hover(chart->plot(), QPointF(x, y));
                QVERIFY2(QToolTip::text().contains("abandoned after the request was sent"_L1),
                         qPrintable(QToolTip::text()));
                return;
            }
        }
        QFAIL("no bar of the abandoned attempt");
    }

    void ticksSayWhereTheyStand_data()
    {
        QTest::addColumn<double>("upper");
        for (const double upper : {0.3, 2.3, 12.0, 23.0, 24.0, 180.0})
            QTest::addRow("to %g", upper) << upper;
    }
    void ticksSayWhereTheyStand()
    {
        QFETCH(double, upper);
        const auto ticker = numberTicker({});
        for (int count = 2; count < 12; ++count) {
            ticker->setTickCount(count);
            QVector<double> ticks;
            QVector<QString> labels;
            ticker->generate({0, upper}, QLocale(), u'g', 6, ticks, nullptr, &labels);
            for (int i = 0; i < ticks.size(); ++i)
                QVERIFY2(std::abs(QLocale().toDouble(labels[i]) - ticks[i]) < 1e-6 * upper, qPrintable(labels[i]));
        }
    }

    void effectsMarkDuplicates()
    {
        const auto chart = shownChart<EffectsChart>(samples::series());
        const QImage image = picture(*chart);
        const int within = pixels(image, theme().color(Happening::Executed));
        const int excess = pixels(image, theme().color(Happening::DuplicateEffect));
        // Ten effects were expected, four came on top.
        QVERIFY2(std::abs(double(excess) / within - 0.4) < 0.06, qPrintable(u"%1 %2"_s.arg(within).arg(excess)));
        hover(chart->plot(), QPointF(chart->plot().xAxis->coordToPixel(2), 120));
        QCOMPARE(QToolTip::text(), u"Operation 3: 3 observed, at most 1 expected"_s);
        QVERIFY(chart->summary().contains("4 more than expected"_L1));
    }

    void latencyKeepsFirstExecutionsAndReplaysApart()
    {
        const auto chart = shownChart<LatencyChart>(samples::series());
        const QImage image = picture(*chart);
        QVERIFY(pixels(image, theme().color(Happening::Executed)) > 500);
        QVERIFY(pixels(image, theme().color(Happening::Replay)) > 500);
        QVERIFY(chart->summary().contains("p50 38.0 ms"_L1));
        Distribution exact{10, 36'120, 0, 0, 46'000, 47'000};
        chart->setFirst(exact);
        QVERIFY2(chart->summary().contains("p50 36.1 ms"_L1), qPrintable(chart->summary()));
    }

    void latencyShowsFinerBarsWhenZoomed()
    {
        auto series = std::make_shared<RunSeries>();
        series->bucketUs = 100;
        series->firstLatency.assign(200, 3);
        const auto chart = shownChart<LatencyChart>(series);
        const auto bars = [&chart] {
            return chart->plot().plottable(0)->interface1D()->dataCount();
        };
        QVERIFY(bars() < 100);
        const QRect area = chart->plot().axisRect()->rect();
        for (int i = 0; i < 12; ++i)
            wheel(chart->plot(), area.center(), 1);
        hover(chart->plot(), area.center());
        QVERIFY2(QToolTip::text().contains("first executions: 3\n"_L1), qPrintable(QToolTip::text()));
    }

    void cacheHitsSwitchBetweenAgeAndTime()
    {
        const auto chart = shownChart<CacheChart>(samples::series());
        QVERIFY(!chart->isByTime());
        const QString byAge = chart->summary();
        chart->showByTime(true);
        QVERIFY(chart->isByTime());
        QVERIFY(chart->summary() != byAge);
        hover(chart->plot(), chart->plot().axisRect()->rect().center());
        QVERIFY(QToolTip::text().contains("of 100 repeats answered by replay"_L1));
    }

    void everyChartSaysWhatToDoWhenItIsEmpty()
    {
        const auto empty = std::make_shared<const RunSeries>();
        const std::unique_ptr<ChartCard> cards[] = {shownChart<TimelineChart>(empty), shownChart<LatencyChart>(empty),
                                                    shownChart<EffectsChart>(empty), shownChart<CacheChart>(empty)};
        for (const auto& card : cards) {
            QVERIFY(card->isShowingNothing());
            QVERIFY2(visibleText(*card).contains(card->summary()) && card->summary().size() > 20,
                     qPrintable(card->title()));
            card->setSeries(samples::series());
            QVERIFY(!card->isShowingNothing());
        }
    }

    void nothingIsLeftOfAnEarlierRun()
    {
        const auto check = [](const auto& chart) {
            chart->setSeries(std::make_shared<const RunSeries>());
            QCoreApplication::processEvents();
            QVERIFY(chart->isShowingNothing());
            QVERIFY2(!chart->plot().isVisible(), qPrintable(chart->title()));
        };
        check(shownChart<TimelineChart>(samples::series()));
        check(shownChart<LatencyChart>(samples::series()));
        check(shownChart<EffectsChart>(samples::series()));
        check(shownChart<CacheChart>(samples::series()));
    }

    void theExpectedLineIsNamedInFullAlsoAtTheVeryTop()
    {
        const auto labelPixels = [](qint64 expected, qint64 observed) {
            auto series = std::make_shared<RunSeries>();
            series->effects = {{0, expected, observed}};
            series->operationsTotal = series->operationsShown = 1;
            const auto chart = shownChart<EffectsChart>(series);
            const QImage image = picture(*chart);
            const QRect area = chart->plot().axisRect()->rect();
            const int line = qRound(chart->plot().yAxis->coordToPixel(double(expected)));
            const int height = QFontMetrics(theme().smallFont()).height();
            int count = 0; // what is not paper above the line, at its right end
            for (int y = std::max(0, line - 1 - height); y < line - 1; ++y) {
                for (int x = area.right() - 60; x < area.right(); ++x)
                    count += image.pixelColor(x, y) == theme().colors().surface ? 0 : 1;
            }
            return count;
        };
        const int atTop = labelPixels(1, 1);
        QVERIFY2(atTop > 40, qPrintable(QString::number(atTop)));
    }

    void oneValueIsDrawn()
    {
        auto lone = std::make_shared<RunSeries>();
        lone->timeline = {{0, 0, 1000, 1000, Happening::Executed, 1}};
        lone->firstLatency = {0, 1};
        lone->effects = {{0, 1, 1}};
        lone->cacheByAge = {{0, 1, 1}};
        lone->operationsShown = lone->operationsTotal = 1;
        const auto timeline = shownChart<TimelineChart>(lone);
        QVERIFY(pixels(picture(*timeline), theme().color(Happening::Executed)) > 0);
        const auto effects = shownChart<EffectsChart>(lone);
        QVERIFY(pixels(picture(*effects), theme().color(Happening::Executed)) > 100);
        const auto latency = shownChart<LatencyChart>(lone);
        QVERIFY(pixels(picture(*latency), theme().color(Happening::Executed)) > 100);
        const auto cache = shownChart<CacheChart>(lone);
        QVERIFY(pixels(picture(*cache), theme().color(Happening::Replay)) > 5);
        QVERIFY(visibleText(*cache).contains("one moment only"_L1));
    }

    void wheelZoomsDragPansAndHomeResets()
    {
        const auto chart = shownChart<TimelineChart>(samples::series());
        picture(*chart);
        QCustomPlot& plot = chart->plot();
        const QCPRange all = plot.xAxis->range();
        const QPoint centre = plot.axisRect()->rect().center();
        wheel(plot, centre, 3);
        const QCPRange zoomed = plot.xAxis->range();
        QVERIFY(zoomed.size() < all.size() * 0.8);
        QVERIFY(chart->isZoomed());

        QTest::mousePress(&plot, Qt::LeftButton, {}, centre);
        QMouseEvent move(QEvent::MouseMove, centre + QPoint(40, 0), plot.mapToGlobal(centre + QPoint(40, 0)),
                         Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&plot, &move);
        QTest::mouseRelease(&plot, Qt::LeftButton, {}, centre + QPoint(40, 0));
        QVERIFY(plot.xAxis->range().lower < zoomed.lower);
        QVERIFY(qAbs(plot.xAxis->range().size() - zoomed.size()) < 1e-6);

        QTest::keyClick(&plot, Qt::Key_Home);
        QCOMPARE(plot.xAxis->range(), all);
        QVERIFY(!chart->isZoomed());

        wheel(plot, centre, 3);
        QTest::mouseDClick(&plot, Qt::LeftButton, {}, centre);
        QCOMPARE(plot.xAxis->range(), all);

        QTest::keyClick(&plot, Qt::Key_Plus);
        QVERIFY(plot.xAxis->range().size() < all.size());
        QTest::keyClick(&plot, Qt::Key_Minus);
        QTest::keyClick(&plot, Qt::Key_Minus);
        QVERIFY(plot.xAxis->range().lower >= all.lower - 1e-9 && plot.xAxis->range().upper <= all.upper + 1e-9);
    }

    void newValuesLeaveAZoomAlone()
    {
        const auto chart = shownChart<LatencyChart>(samples::series());
        picture(*chart);
        wheel(chart->plot(), chart->plot().axisRect()->rect().center(), 3);
        const QCPRange zoomed = chart->plot().xAxis->range();
        auto more = std::make_shared<RunSeries>(*samples::series());
        more->firstLatency[30] += 10;
        chart->setSeries(more);
        QCOMPARE(chart->plot().xAxis->range(), zoomed);
    }

    void hiddenChartsDoNotDraw()
    {
        const auto chart = shownChart<EffectsChart>(samples::series());
        chart->hide();
        QSignalSpy drawn(chart.get(), &ChartCard::drawn);
        auto more = std::make_shared<RunSeries>(*samples::series());
        more->effects[0].observed = 7;
        chart->setSeries(more);
        QCOMPARE(drawn.size(), 0);
        chart->show();
        QCOMPARE(drawn.size(), 1);
    }

    void chartsMayBePaintedWhileHiddenOrEmpty()
    {
        auto more = std::make_shared<RunSeries>(*samples::series());
        for (int operation = 10; operation < 40; ++operation) {
            more->timeline.push_back({operation, 0, 5000, 9000, Happening::Executed, 1000 + operation});
            more->effects.push_back({operation, 1, 1});
        }
        const std::unique_ptr<ChartCard> cards[] = {std::make_unique<TimelineChart>(), std::make_unique<LatencyChart>(),
                                                    std::make_unique<EffectsChart>(), std::make_unique<CacheChart>()};
        for (const auto& card : cards) {
            picture(*card);
            card->setSeries(more);
            picture(*card);
            card->resize(300, 200);
            card->show();
            card->hide();
            card->setSeries(std::make_shared<RunSeries>());
            picture(*card);
            hover(card->plot(), QPointF(150, 80));
        }
    }

    void chartsFollowTheScheme()
    {
        const auto chart = shownChart<EffectsChart>(samples::series());
        theme().setScheme(Theme::Scheme::Dark);
        const QColor darkSurface = theme().colors().surface;
        const QImage image = picture(*chart);
        QVERIFY(pixels(image, darkSurface) > image.width() * image.height() / 3);
        QVERIFY(pixels(image, theme().color(Happening::DuplicateEffect)) > 200);
        theme().setScheme(Theme::Scheme::Light);
    }

    void chartsAreCopied()
    {
        const auto chart = shownChart<TimelineChart>(samples::series());
        picture(*chart);
        QTest::keyClick(&chart->plot(), Qt::Key_C, Qt::ControlModifier);
        const QImage copied = QGuiApplication::clipboard()->image();
        QVERIFY(copied.width() > chart->plot().width());
        QVERIFY(pixels(copied, theme().color(Happening::DuplicateEffect)) > 50);
    }

    void chartsAreSaved()
    {
        QTemporaryDir folder;
        const auto chart = shownChart<TimelineChart>(samples::series());
        picture(*chart);
        const QString png = folder.filePath(u"timeline.png"_s);
        QVERIFY(chart->saveImage(png));
        QVERIFY(pixels(QImage(png), theme().color(Happening::Replay)) > 50);

        const QString svg = folder.filePath(u"timeline.svg"_s);
        QVERIFY(chart->saveImage(svg));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("<svg"));
        QVERIFY(text.contains("<title>Timeline</title>"));
        QVERIFY2(text.contains("duplicate effect") && text.contains("op 3"), "legend and labels are text");
        QVERIFY(text.contains(theme().color(Happening::DuplicateEffect).name().toLatin1()));
        QVERIFY(!text.contains("<image"));
        QVERIFY(!chart->saveImage(png + u"/timeline.png"_s)); // a file is no folder
    }

    void tablesAreAnAlternative()
    {
        const auto chart = shownChart<EffectsChart>(samples::series());
        chart->showTable(true);
        QVERIFY(chart->isShowingTable());
        QCOMPARE(chart->table().rows.size(), size_t(10));
        QCOMPARE(chart->table().rows[2], QStringList({u"3"_s, u"1"_s, u"3"_s, u"2"_s}));
        chart->showTable(false);
        QVERIFY(!chart->isShowingTable());
        QVERIFY(pixels(picture(*chart), theme().color(Happening::DuplicateEffect)) > 200);
    }

    void everyChartIsAccessible()
    {
        const std::unique_ptr<ChartCard> cards[] = {
            shownChart<TimelineChart>(samples::series()), shownChart<LatencyChart>(samples::series()),
            shownChart<EffectsChart>(samples::series()), shownChart<CacheChart>(samples::series())};
        for (const auto& card : cards) {
            QCOMPARE(card->plot().accessibleName(), card->title());
            QCOMPARE(card->plot().accessibleDescription(), card->summary());
            QVERIFY(card->plot().focusPolicy() & Qt::TabFocus);
            QVERIFY(!card->table().rows.empty());
        }
    }

    void theMenuIsReachableByKeyboard()
    {
        const auto chart = shownChart<EffectsChart>(samples::series());
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), chart->plot().mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&chart->plot(), &event);
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 6);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_T);
        QVERIFY(chart->isShowingTable());
    }

    void manyBarsStayReadable()
    {
        auto many = std::make_shared<RunSeries>();
        for (int i = 0; i < 400; ++i)
            many->effects.push_back({i * 3, 1, i == 250 ? 4 : 1});
        many->operationsTotal = 1200;
        const auto chart = shownChart<EffectsChart>(many);
        QVERIFY(visibleText(*chart).contains("400"_L1));
        // The one duplicate among four hundred operations is not lost by grouping.
        QVERIFY(pixels(picture(*chart), theme().color(Happening::DuplicateEffect)) > 10);
    }

private:
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(ChartsTest)
#include "charts.moc"
