// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/series.h"

#include <QWidget>

#include <array>

namespace idemscope {

/// What the colours and icons of charts and tables mean, with how many attempts each stands for. GUI thread.
class HappeningLegend : public QWidget
{
    Q_OBJECT

public:
    explicit HappeningLegend(QWidget* parent = nullptr);

    void setSeries(const RunSeries& series);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry
    {
        Happening happening;
        QString text;
        QPoint at;
    };
    /// Places the entries in lines of at most `width`; returns the height.
    int place(int width, std::vector<Entry>* entries) const;
    std::vector<Entry> entries() const;
    int iconSize() const;
    int lineHeight() const;
    void describe();

    std::array<qint64, happeningCount> m_counts = {};
};

}
