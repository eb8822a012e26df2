// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/tour.h"

#include "ui/theme/theme.h"
#include "ui/tour/bubbleplace.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/texts.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace idemscope {

using namespace Qt::StringLiterals;

namespace {

constexpr int bubbleCharacters = 48;
constexpr int veil = 150; ///< opacity of what is dimmed, of 255
constexpr qreal cornerRadius = 8;

bool isArrow(const QKeyEvent& event)
{
    return event.key() >= Qt::Key_Left && event.key() <= Qt::Key_Down;
}

}

Tour::Tour(std::vector<TourStop> stops, QWidget& window)
    : QWidget(&window)
    , m_stops(std::move(stops))
    , m_focusBefore(QApplication::focusWidget())
    , m_bubble(new Card(this))
    , m_title(new Label(TextStyle::Heading))
    , m_text(new Label(TextStyle::Body))
    , m_count(new Label(TextStyle::Small))
    , m_skip(new QPushButton)
    , m_back(new QPushButton)
    , m_next(new QPushButton)
{
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_skip, &QPushButton::clicked, this, &Tour::end);
    connect(m_back, &QPushButton::clicked, this, [this] { go(m_stop - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(m_stop + 1); });
    connect(&theme(), &Theme::changed, this, &Tour::place);
    window.installEventFilter(this);
    setGeometry(window.rect());
    show();
    raise();
    (new Texts(*this))->bind([this] { showStop(); });
    m_next->setFocus();
}

Tour::~Tour()
{
    if (m_focusBefore && m_focusBefore->isVisible())
        m_focusBefore->setFocus();
}

void Tour::build()
{
    m_text->setWordWrap(true);
    m_title->setWordWrap(true);
    m_next->setProperty("button", u"primary"_s);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::grid);
    buttons->addWidget(m_count, 1);
    for (QPushButton* button : {m_skip, m_back, m_next}) {
        buttons->addWidget(button);
        button->installEventFilter(this);
    }
    auto* layout = new QVBoxLayout(m_bubble);
    layout->setContentsMargins(2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid, 2 * Theme::grid);
    layout->setSpacing(Theme::grid);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addSpacing(Theme::grid);
    layout->addLayout(buttons);
}

void Tour::go(int stop)
{
    if (stop < 0)
        return;
    if (stop >= int(m_stops.size())) {
        end();
        return;
    }
    m_stop = stop;
    showStop();
    m_next->setFocus();
}

void Tour::end()
{
    close();
}

void Tour::showStop()
{
    const TourStop& stop = m_stops[std::size_t(m_stop)];
    const int last = int(m_stops.size()) - 1;
    m_title->setText(stop.title());
    m_text->setText(stop.text());
    m_count->setText(tr("%1 of %2").arg(m_stop + 1).arg(last + 1));
    m_skip->setText(tr("Skip"));
    m_skip->setVisible(m_stop < last);
    m_back->setText(tr("Back"));
    m_back->setEnabled(m_stop > 0);
    m_next->setText(m_stop < last ? tr("Next") : tr("Done"));
    setAccessibleName(tr("Tour: %1").arg(stop.title()));
    m_next->setAccessibleDescription(stop.title() + u"\n"_s + stop.text()); // what a screen reader says first
    place();
}

QRect Tour::shownPart() const
{
    const QWidget* part = m_stops[std::size_t(m_stop)].part;
    if (!part || !part->isVisible())
        return {};
    const QRect area(part->mapTo(parentWidget(), QPoint()), part->size());
    return area.adjusted(-Theme::half, -Theme::half, Theme::half, Theme::half).intersected(rect());
}

void Tour::place()
{
    const int wanted = QFontMetrics(theme().bodyFont()).averageCharWidth() * bubbleCharacters;
    const int width = std::min(std::max(wanted, m_bubble->minimumSizeHint().width()), rect().width() - 2 * Theme::grid);
    m_bubble->setFixedWidth(width);
    m_bubble->resize(width, m_bubble->layout()->totalHeightForWidth(width));
    m_bubble->move(bubblePlace(m_bubble->size(), shownPart(), rect(), 2 * Theme::grid));
    update();
}

bool Tour::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

/// Follows the size of the window; arrow keys, which a button would move the focus with, go on and back.
bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && watched != parentWidget() && isArrow(*static_cast<QKeyEvent*>(event))) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        end();
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        go(m_stop + 1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Up:
        go(m_stop - 1);
        break;
    default: // nothing of the window is reached meanwhile
        break;
    }
}

/// Tab stays among the buttons of the bubble.
bool Tour::focusNextPrevChild(bool next)
{
    std::vector<QPushButton*> buttons;
    for (QPushButton* button : std::array{m_skip, m_back, m_next}) {
        if (button->isVisible() && button->isEnabled())
            buttons.push_back(button);
    }
    if (buttons.empty()) // it is being closed
        return false;
    const auto at = std::find(buttons.begin(), buttons.end(), QApplication::focusWidget()) - buttons.begin();
    const auto count = std::ptrdiff_t(buttons.size());
    buttons[std::size_t((at + (next ? 1 : count - 1)) % count)]->setFocus(next ? Qt::TabFocusReason
                                                                               : Qt::BacktabFocusReason);
    return true;
}

void Tour::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = theme().colors();
    const QRect part = shownPart();
    QPainterPath dimmed;
    dimmed.addRect(rect());
    if (!part.isEmpty()) {
        QPainterPath hole;
        hole.addRoundedRect(part, cornerRadius, cornerRadius);
        dimmed -= hole;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shade = theme().isDark() ? Qt::black : colors.text;
    shade.setAlpha(veil);
    painter.fillPath(dimmed, shade);
    if (part.isEmpty())
        return;
    painter.setPen(QPen(colors.accent, 2));
    painter.drawRoundedRect(part, cornerRadius, cornerRadius);
}

}
