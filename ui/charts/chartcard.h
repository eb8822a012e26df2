// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"
#include "ui/charts/chartexport.h"
#include "ui/models/texttablemodel.h"
#include "ui/widgets/card.h"

#include <memory>

class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QTableView;
class QTimer;
class QToolButton;

namespace idemscope {

class PlotNavigation;

/// One chart of a run in a card: heading, plot, hover values, zoom, copy, save, table alternative, and a sentence when
/// there is nothing to draw. Subclasses say what is drawn. Draws only while it is visible. GUI thread.
class ChartCard : public Card
{
    Q_OBJECT

public:
    ~ChartCard() override;

    /// A chart fits any height; the words of its empty state shall not make it taller.
    bool hasHeightForWidth() const override { return false; }

    void setSeries(std::shared_ptr<const RunSeries> series);
    void resetView();
    bool isZoomed() const;
    void showTable(bool show);
    bool isShowingTable() const;
    bool isShowingNothing() const;

    QString title() const;
    QString summary() const; ///< the values in a sentence, for people who cannot see the plot
    TextTable table() const;
    QImage image() const;
    void copyImage() const;
    Result<void> saveImage(const QString& path) const; ///< PNG or SVG, by the suffix
    QCustomPlot& plot() const;

signals:
    void drawn(); ///< the plot shows the newest series

protected:
    ChartCard(Qt::Orientations moves, QWidget* parent);

    using Words = ChartWords;
    struct Extent
    {
        QRectF full;
        QRectF home;
    };
    virtual Words words(const RunSeries& series) const = 0;
    virtual bool isEmpty(const RunSeries& series) const = 0;
    virtual Extent measure(const RunSeries& series) = 0; ///< takes the series over; a horizontal chart sets only x
    virtual void fill() = 0;                             ///< puts what is in view into the plot
    virtual void restyle() = 0;
    virtual QString tip(const QPointF& pixel) const = 0;
    virtual QString describe(const RunSeries& series) const = 0;
    virtual TextTable tabulate(const RunSeries& series) const = 0;
    virtual std::vector<ChartLegendEntry> legend() const = 0;
    virtual void retranslate();

    const RunSeries& series() const; ///< what is drawn; while hidden, older than what was set
    QHBoxLayout& heading() const;
    void refresh(); ///< measures and draws again, at once if visible

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildHeading();
    void buildMenu();
    void apply();
    void updateWords();
    void describeSoon();
    void describeNow();
    void askWhereToSave();
    ChartCaption caption() const;

    std::shared_ptr<const RunSeries> m_series;
    std::shared_ptr<const RunSeries> m_drawn; ///< the last one that was measured
    bool m_isStale = true;
    QHBoxLayout* m_heading = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_subtitle = nullptr;
    QLabel* m_nothing = nullptr;
    QToolButton* m_menuButton = nullptr;
    QMenu* m_menu = nullptr;
    QAction* m_resetAction = nullptr;
    QAction* m_copyAction = nullptr;
    QAction* m_saveAction = nullptr;
    QAction* m_tableAction = nullptr;
    QStackedWidget* m_pages = nullptr;
    QCustomPlot* m_plot = nullptr;
    QTableView* m_tableView = nullptr;
    TextTableModel* m_tableModel = nullptr;
    PlotNavigation* m_navigation = nullptr;
    QTimer* m_describing = nullptr; ///< runs while the description is too young to be changed again
    bool m_isDescriptionOld = false;
};

}
