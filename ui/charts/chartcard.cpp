// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chartcard.h"

#include "ui/charts/chartrole.h"
#include "ui/charts/plotnavigation.h"
#include "ui/charts/plotstyle.h"
#include "ui/dialogs/ask.h"
#include "ui/theme/theme.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/label.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include <qcustomplot.h>

using namespace Qt::StringLiterals;

namespace idemscope {

namespace {

constexpr int describeMs = 1000;

const std::shared_ptr<const RunSeries>& emptySeries()
{
    static const auto series = std::make_shared<const RunSeries>();
    return series;
}

QTableView* makeTableView(QWidget* parent, QAbstractItemModel* model)
{
    auto* view = new QTableView(parent);
    view->setModel(model);
    CellDelegate::install(*view);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    return view;
}

}

ChartCard::ChartCard(Qt::Orientations moves, QWidget* parent)
    : Card(parent)
    , m_series(emptySeries())
    , m_drawn(emptySeries())
    , m_pages(new QStackedWidget(this))
    , m_plot(new QCustomPlot(this))
    , m_tableModel(new TextTableModel(1, this))
    , m_navigation(new PlotNavigation(*m_plot, moves, this))
    , m_describing(new QTimer(this))
{
    announceAsChart(*m_plot);
    buildHeading();
    m_nothing = new QLabel(this);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setMargin(3 * Theme::grid);
    m_nothing->setProperty("surface", u"paper"_s); // covers what was drawn in its place
    m_tableView = makeTableView(this, m_tableModel);
    for (QWidget* page :
         {static_cast<QWidget*>(m_plot), static_cast<QWidget*>(m_nothing), static_cast<QWidget*>(m_tableView)})
        m_pages->addWidget(page);
    m_pages->setCurrentWidget(m_nothing);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Theme::grid + 2, Theme::half + 2, Theme::half, Theme::half + 2);
    layout->setSpacing(Theme::half);
    layout->addLayout(m_heading);
    layout->addWidget(m_pages, 1);
    setMinimumWidth(17 * fontMetrics().height());

    m_describing->setSingleShot(true);
    m_describing->setInterval(describeMs);
    connect(m_describing, &QTimer::timeout, this, &ChartCard::describeNow);
    m_plot->installEventFilter(this);
    connect(m_navigation, &PlotNavigation::viewChanged, this, [this] {
        fill();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(&theme(), &Theme::changed, this, [this] { refresh(); });
}

ChartCard::~ChartCard() = default;

void ChartCard::buildHeading()
{
    m_heading = new QHBoxLayout;
    m_heading->setSpacing(Theme::grid);
    m_title = new QLabel(this);
    m_subtitle = new ElidedLabel(TextStyle::Small, this);
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_menuButton = new QToolButton(this);
    m_menuButton->setIcon(theme().icon(u"more"_s));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_heading->addWidget(m_title);
    m_heading->addWidget(m_subtitle, 1);
    m_heading->addWidget(m_menuButton);
    buildMenu();
}

void ChartCard::buildMenu()
{
    m_menu = new QMenu(this);
    m_resetAction = m_menu->addAction(theme().icon(u"zoom-reset"_s), {}, this, &ChartCard::resetView);
    m_menu->addSeparator();
    m_copyAction = m_menu->addAction(theme().icon(u"copy"_s), {}, this, &ChartCard::copyImage);
    m_saveAction = m_menu->addAction(theme().icon(u"save"_s), {}, this, &ChartCard::askWhereToSave);
    m_menu->addSeparator();
    m_tableAction = m_menu->addAction(theme().icon(u"table"_s), {});
    m_tableAction->setCheckable(true);
    connect(m_tableAction, &QAction::toggled, this, &ChartCard::showTable);
    m_menuButton->setMenu(m_menu);
}

void ChartCard::setSeries(std::shared_ptr<const RunSeries> series)
{
    if (series == m_series)
        return;
    m_series = series ? std::move(series) : emptySeries();
    refresh();
}

void ChartCard::refresh()
{
    m_isStale = true;
    if (isVisible())
        apply();
}

void ChartCard::apply()
{
    m_isStale = false;
    updateWords();
    const bool isNothing = isEmpty(*m_series);
    m_resetAction->setEnabled(!isNothing);
    m_copyAction->setEnabled(!isNothing);
    m_saveAction->setEnabled(!isNothing);
    m_pages->setCurrentWidget(isNothing                    ? static_cast<QWidget*>(m_nothing)
                              : m_tableAction->isChecked() ? static_cast<QWidget*>(m_tableView)
                                                           : m_plot);
    if (isNothing)
        return;
    if (isShowingTable()) {
        m_tableModel->setTable(tabulate(*m_series));
        return;
    }
    m_drawn = m_series;
    stylePlot(*m_plot);
    restyle();
    const Extent extent = measure(*m_drawn);
    m_navigation->setExtent(extent.full, extent.home);
    fill();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    emit drawn();
}

void ChartCard::updateWords()
{
    const Words all = words(*m_series);
    m_title->setText(all.title);
    m_title->setFont(theme().headingFont());
    m_subtitle->setText(all.subtitle);
    m_nothing->setText(all.nothing);
    setAccessibleName(all.title);
    m_plot->setAccessibleName(all.title);
    m_tableView->setAccessibleName(all.title);
    describeSoon();
}

/// A screen reader hears of every change; once a second is enough while a run goes on.
void ChartCard::describeSoon()
{
    m_isDescriptionOld = true;
    if (!m_describing->isActive())
        describeNow();
}

void ChartCard::describeNow()
{
    if (!m_isDescriptionOld)
        return;
    m_isDescriptionOld = false;
    setAccessibleDescription(summary());
    m_plot->setAccessibleDescription(summary());
    m_describing->start();
}

void ChartCard::retranslate()
{
    m_resetAction->setText(tr("&Reset zoom\tHome"));
    m_copyAction->setText(tr("&Copy image\tCtrl+C"));
    m_saveAction->setText(tr("&Save image…"));
    m_tableAction->setText(tr("Show as &table"));
    m_menuButton->setToolTip(tr("Zoom, copy, save or show as table"));
    m_menuButton->setAccessibleName(tr("%1: more").arg(words(*m_series).title));
    refresh();
}

void ChartCard::resetView()
{
    m_navigation->reset();
}

bool ChartCard::isZoomed() const
{
    return m_navigation->isZoomed();
}

void ChartCard::showTable(bool show)
{
    m_tableAction->setChecked(show);
    refresh();
}

bool ChartCard::isShowingTable() const
{
    return m_pages->currentWidget() == m_tableView;
}

bool ChartCard::isShowingNothing() const
{
    return m_pages->currentWidget() == m_nothing;
}

QString ChartCard::title() const
{
    return words(*m_series).title;
}

QString ChartCard::summary() const
{
    return isEmpty(*m_series) ? words(*m_series).nothing : describe(*m_series);
}

TextTable ChartCard::table() const
{
    return tabulate(*m_series);
}

ChartCaption ChartCard::caption() const
{
    const Words all = words(*m_series);
    return {all.title, all.subtitle, legend()};
}

QImage ChartCard::image() const
{
    return chartImage(*m_plot, caption(), 2);
}

void ChartCard::copyImage() const
{
    QGuiApplication::clipboard()->setImage(image());
}

Result<void> ChartCard::saveImage(const QString& path) const
{
    return saveChart(*m_plot, caption(), path);
}

void ChartCard::askWhereToSave()
{
    auto* dialog = new QFileDialog(this, tr("Save image"), {}, tr("PNG picture (*.png);;SVG drawing (*.svg)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"png"_s);
    dialog->selectFile(title().toLower().replace(u' ', u'-') + u".png"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains("svg"_L1) ? u"svg"_s : u"png"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const Result<void> saved = saveImage(path); !saved)
            tell(this, tr("The image was not saved"), saved.error().message);
    });
    dialog->open();
}

QCustomPlot& ChartCard::plot() const
{
    return *m_plot;
}

const RunSeries& ChartCard::series() const
{
    return *m_drawn;
}

QHBoxLayout& ChartCard::heading() const
{
    return *m_heading;
}

void ChartCard::showEvent(QShowEvent* event)
{
    Card::showEvent(event);
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    if (m_title->text().isEmpty())
        retranslate();
    else if (m_isStale)
        apply();
}

void ChartCard::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChartCard::contextMenuEvent(QContextMenuEvent* event)
{
    m_menu->popup(event->globalPos());
}

bool ChartCard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        const auto* move = static_cast<QMouseEvent*>(event);
        const QString text = move->buttons() == Qt::NoButton ? tip(move->position()) : QString();
        QToolTip::showText(move->globalPosition().toPoint() + QPoint(2, 2), text, m_plot);
        break;
    }
    case QEvent::ContextMenu: // a plot keeps mouse events to itself
        m_menu->popup(static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        setHighlighted(event->type() == QEvent::FocusIn);
        break;
    case QEvent::Resize:
        refresh();
        break;
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            copyImage();
            return true;
        }
        break;
    default:
        break;
    }
    return Card::eventFilter(watched, event);
}

}
