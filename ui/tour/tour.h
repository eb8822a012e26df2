// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace idemscope {

class Card;

/// One stop of the tour: the part of the window that it shows, and what it says. Texts are asked again when the
/// language changes.
struct TourStop
{
    QPointer<QWidget> part; ///< hidden or gone: the words stand alone
    std::function<QString()> title;
    std::function<QString()> text;
};

/// Leads through the window: dims it but for one part at a time and says in a bubble what that is. Arrow keys and Enter
/// go on and back, Escape ends it; until then no shortcut of the window acts. Child of the window, deletes itself.
class Tour : public QWidget
{
    Q_OBJECT

public:
    /// Starts at once; needs at least one stop.
    Tour(std::vector<TourStop> stops, QWidget& window);
    ~Tour() override; ///< the focus returns to where it was

    int stop() const { return m_stop; } ///< counted from 0

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    void go(int stop);
    void end();
    void showStop();
    void place();
    QRect shownPart() const; ///< in the window; empty: none

    std::vector<TourStop> m_stops;
    int m_stop = 0;
    QPointer<QWidget> m_focusBefore;
    Card* m_bubble;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_count;
    QPushButton* m_skip;
    QPushButton* m_back;
    QPushButton* m_next;
};

}
